//! The commands that a mail server sends (RFC 5321 section 4.1, RFC 2033 section 4).
use std::borrow::Cow;

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// `LHLO client.example`
    Lhlo,
    /// `MAIL FROM:<ann@example.org> SIZE=1000`
    Mail {
        /// The sender, without brackets; empty for reports.
        from: String,
        /// The size of the coming e-mail, in bytes.
        size: Option<u64>,
        /// True if addresses may contain non-ASCII characters.
        utf8: bool,
    },
    /// `RCPT TO:<judge@example.org>`
    Rcpt {
        /// The recipient, without brackets.
        to: String,
    },
    /// `DATA`
    Data,
    /// `RSET`
    Rset,
    /// `NOOP`
    Noop,
    /// `VRFY`
    Vrfy,
    /// `HELP`
    Help,
    /// `QUIT`
    Quit,
}

/// The reply to a command: a code and a text. Of several lines, all but the last have a `-` after the code.
pub(super) type Reply = &'static str;

/// Reads a command without its line end, or returns the reply to an invalid one.
pub(super) fn parse(line: &[u8]) -> Result<Command, Reply> {
    let Ok(line) = std::str::from_utf8(line) else { return Err("500 5.5.2 This line is not UTF-8.") };
    if line.chars().any(|c| c.is_control() && c != '\t') {
        return Err("500 5.5.2 This line contains a control character.");
    }
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    match verb.to_ascii_uppercase().as_str() {
        "LHLO" if rest.is_empty() => Err("501 5.5.4 Write: LHLO name."),
        "LHLO" => Ok(Command::Lhlo),
        "HELO" | "EHLO" => Err("500 5.5.1 This is LMTP. Write LHLO."),
        "MAIL" => mail(rest),
        "RCPT" => rcpt(rest),
        "DATA" if rest.is_empty() => Ok(Command::Data),
        "RSET" if rest.is_empty() => Ok(Command::Rset),
        "DATA" | "RSET" => Err("501 5.5.4 This command takes no parameters."),
        "QUIT" => Ok(Command::Quit),
        "NOOP" => Ok(Command::Noop),
        "VRFY" => Ok(Command::Vrfy),
        "HELP" => Ok(Command::Help),
        "EXPN" | "STARTTLS" | "AUTH" | "BDAT" => Err("502 5.5.1 This command is not supported."),
        _ => Err("500 5.5.2 Unknown command."),
    }
}

fn mail(rest: &str) -> Result<Command, Reply> {
    const USAGE: Reply = "501 5.5.4 Write: MAIL FROM:<address>";
    let (from, parameters) = path(after(rest, "FROM:").ok_or(USAGE)?).ok_or(USAGE)?;
    let (mut size, mut utf8) = (None, false);
    for parameter in parameters.split_whitespace() {
        let (key, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        match (key.to_ascii_uppercase().as_str(), value.to_ascii_uppercase().as_str()) {
            ("SIZE", n) => size = Some(n.parse().map_err(|_| "501 5.5.4 SIZE is a number of bytes.")?),
            ("BODY", "7BIT" | "8BITMIME") => {}
            ("BODY", _) => return Err("501 5.5.4 BODY is 7BIT or 8BITMIME."),
            ("SMTPUTF8", "") => utf8 = true,
            _ => return Err("555 5.5.4 Unknown parameter of MAIL."),
        }
    }
    if !utf8 && !from.is_ascii() {
        return Err("553 5.6.7 This address needs SMTPUTF8.");
    }
    Ok(Command::Mail { from: from.into_owned(), size, utf8 })
}

fn rcpt(rest: &str) -> Result<Command, Reply> {
    const USAGE: Reply = "501 5.5.4 Write: RCPT TO:<address>";
    let (to, parameters) = path(after(rest, "TO:").ok_or(USAGE)?).ok_or(USAGE)?;
    if !parameters.trim().is_empty() {
        return Err("555 5.5.4 Unknown parameter of RCPT.");
    }
    if to.is_empty() { Err(USAGE) } else { Ok(Command::Rcpt { to: to.into_owned() }) }
}

/// Returns the text after a word, ignoring case.
fn after<'l>(line: &'l str, word: &str) -> Option<&'l str> {
    let (start, rest) = line.split_at_checked(word.len())?;
    start.eq_ignore_ascii_case(word).then(|| rest.trim_start())
}

/// The address in brackets at the beginning, and the text after it. Drops a route before it (`<@relay.example:ann@example.org>`), as RFC
/// 5321 section 4.1.1.3 requires, and unnecessary quotes.
fn path(text: &str) -> Option<(Cow<'_, str>, &str)> {
    let inner = text.strip_prefix('<')?;
    let (mut quoted, mut escaped) = (false, false);
    let end = inner.char_indices().find_map(|(i, c)| {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '>' if !quoted => return Some(i),
            _ => {}
        }
        None
    })?;
    let (address, rest) = (inner.get(..end)?, inner.get(end + 1..)?);
    if !rest.is_empty() && !rest.starts_with(' ') {
        return None;
    }
    let address = if address.starts_with('@') { address.split_once(':')?.1 } else { address };
    if address.chars().any(|c| c.is_whitespace() || c == '<') && !address.starts_with('"') {
        return None;
    }
    Some((unquoted(address), rest))
}

/// Removes unnecessary quotes: `"judge"@example.org` is `judge@example.org`.
fn unquoted(address: &str) -> Cow<'_, str> {
    let plain = || {
        let (local, host) = address.strip_prefix('"')?.rsplit_once("\"@")?;
        let is_plain = |c: char| c.is_alphanumeric() || "!#$%&'*+-/=?^_`{|}~.".contains(c);
        (!local.is_empty() && local.chars().all(is_plain)).then(|| format!("{local}@{host}"))
    };
    plain().map_or(Cow::Borrowed(address), Cow::Owned)
}
