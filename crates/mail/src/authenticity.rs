//! The authenticity of an e-mail's `From:` address, according to the judge's own mail server: `Authentication-Results:` (RFC 8601).
//!
//! Anyone can write that header, so it counts only
//!
//! - under the name that the keeper has configured (the authserv-id). The mail server must remove such headers from strangers (RFC 8601
//!   section 5);
//! - where only the judge's own servers write: above the first `Received:`. Between and right below those servers' lines, a stranger's
//!   first headers can also appear: there it counts only while the mail server has been seen to remove forged ones;
//! - if it is well-formed. Of several that cover the same check, the topmost counts.
//!
//! The judge tests whether its server removes forged headers with an e-mail to itself that has one, the [`canary`]. [`HeadTraces`] records
//! the result.
use super::headers::{Headers, MAX_BLOCK, MAX_FIELD};
use super::inbound::{JudgeAddress, normalize};
use std::fmt;
use std::str::FromStr;

/// The domain of a canary's forged result. It does not exist (RFC 2606).
const CANARY: &str = "canary.invalid";
/// The maximum number of the mail server's headers that are read.
const MAX_HEADERS: usize = 10;

/// The authenticity of an e-mail's `From:` address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Authenticity {
    /// No result.
    #[default]
    Unknown,
    /// Its domain confirms it, by DMARC, DKIM or SPF.
    Proved,
    /// Its domain disowns the e-mail, by DMARC.
    Refuted,
}

impl fmt::Display for Authenticity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unknown => "unknown",
            Self::Proved => "proved",
            Self::Refuted => "refuted",
        })
    }
}

impl FromStr for Authenticity {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        [Self::Unknown, Self::Proved, Self::Refuted].into_iter().find(|each| each.to_string() == text).ok_or(())
    }
}

/// The results in one server's header (RFC 8601 section 2.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The server, in lower case.
    pub authserv_id: String,
    /// The outcome of each check.
    pub checks: Vec<Check>,
}

/// The outcome of one check, in lower case except the values of properties.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Check {
    /// `dkim`, `spf`, `dmarc`
    pub method: String,
    /// `pass`, `fail`, `none`
    pub result: String,
    /// The properties that were checked: `header.d` with `example.org`.
    pub properties: Vec<(String, String)>,
}

impl Check {
    fn is(&self, method: &str, result: &str) -> bool {
        self.method == method && self.result == result
    }

    /// The domains that a property contains, alone or in an address.
    fn domains<'a>(&'a self, property: &'a str) -> impl Iterator<Item = &'a str> {
        let values = self.properties.iter().filter(move |(name, _)| name == property);
        values.map(|(_, value)| value.rsplit_once('@').map_or(value.as_str(), |(_, domain)| domain))
    }
}

/// The forged `Authentication-Results:` value for an e-mail to the judge itself, which tests whether forged headers get through.
pub fn canary(authserv_id: &str) -> String {
    format!("{authserv_id}; dmarc=pass header.from={CANARY}")
}

/// Traces of the mail servers that handled an e-mail, from its headers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeadTraces {
    /// Its Message-ID, with brackets.
    pub message_id: Option<String>,
    /// The number of servers, that is, of `Received:` lines.
    pub n_servers: usize,
    /// The name of the last server in its `Received:`.
    pub received_by: Option<String>,
    /// The name in the topmost `Authentication-Results:` that is not the canary's.
    pub vouched_by: Option<String>,
    /// True if the mail server has added a result of its own at the top, trusted or not.
    pub is_vouched: bool,
    /// True if a canary's forged header is present, under any name.
    pub has_canary: bool,
}

impl HeadTraces {
    /// Reads the traces from an e-mail's headers.
    pub fn of(raw: &[u8], judge: &JudgeAddress) -> Self {
        let raw = normalize(raw.get(..MAX_BLOCK).unwrap_or(raw));
        let (headers, _) = Headers::split(&raw);
        let message_id = headers.message_ids("message-id").into_iter().next();
        let mut traces = Self { message_id, ..Self::default() };
        for (name, value) in headers.fields() {
            let text = std::str::from_utf8(value).unwrap_or_default();
            match name {
                "received" => {
                    traces.n_servers += 1;
                    traces.received_by = traces.received_by.or_else(|| receiver(text));
                }
                "authentication-results" => {
                    let Some(results) = read(text) else { continue };
                    let is_canary =
                        results.checks.iter().any(|check| check.domains("header.from").any(|of| of == CANARY));
                    traces.has_canary |= is_canary;
                    if !is_canary {
                        traces.is_vouched |=
                            traces.n_servers <= judge.own_hops && judge.is_vouched_by(&results.authserv_id);
                        traces.vouched_by.get_or_insert(results.authserv_id);
                    }
                }
                _ => {}
            }
        }
        traces
    }
}

/// The server that added a `Received:` line.
fn receiver(text: &str) -> Option<String> {
    let mut words = text.split_whitespace().skip_while(|word| !word.eq_ignore_ascii_case("by")).skip(1);
    words.next().map(|name| name.trim_end_matches(';').to_ascii_lowercase())
}

/// Returns the mail server's verdict on an e-mail from this address.
pub(super) fn of_letter(headers: &Headers, judge: &JudgeAddress, from: &str) -> Authenticity {
    let Some((_, domain)) = from.rsplit_once('@') else { return Authenticity::Unknown };
    let own = of_own_server(headers, judge);
    // For each check, the topmost header that covers it counts.
    let all = |method: &'static str| {
        let speaks = |results: &&Results| results.checks.iter().any(|check| check.method == method);
        let checks = own.iter().find(speaks).map(|results| results.checks.as_slice()).unwrap_or_default();
        checks.iter().filter(move |check| check.method == method)
    };
    let is_of_sender = |check: &&Check| check.domains("header.from").any(|from| from.eq_ignore_ascii_case(domain));
    let said: Vec<&Check> = all("dmarc").filter(is_of_sender).collect();
    if said.iter().any(|check| check.is("dmarc", "fail")) {
        return Authenticity::Refuted;
    }
    let signed = |check: &Check| {
        let by = check.domains("header.d").chain(check.domains("header.i")).any(|signer| is_aligned(domain, signer));
        check.is("dkim", "pass") && by
    };
    let sent = |check: &Check| {
        check.is("spf", "pass") && check.domains("smtp.mailfrom").any(|sender| is_aligned(domain, sender))
    };
    if said.iter().any(|check| check.is("dmarc", "pass")) || all("dkim").any(signed) || all("spf").any(sent) {
        return Authenticity::Proved;
    }
    Authenticity::Unknown
}

/// Returns whether this domain may authenticate a sender in the other: the same domain or a parent of it. A registry's domains above both
/// are not known here.
pub(super) fn is_aligned(sender: &str, domain: &str) -> bool {
    let (sender, domain) = (sender.to_ascii_lowercase(), domain.to_ascii_lowercase());
    sender == domain || domain.contains('.') && sender.ends_with(&format!(".{domain}"))
}

/// The mail server's headers, from the top: those that only the judge's servers can have written.
fn of_own_server(headers: &Headers, judge: &JudgeAddress) -> Vec<Results> {
    let (mut found, mut n_servers) = (Vec::new(), 0);
    for (name, value) in headers.fields() {
        match name {
            "received" => {
                n_servers += 1;
                if !found.is_empty() || !judge.strips_forged || judge.own_hops < n_servers {
                    break;
                }
            }
            // A header that was cut may end in the middle of a name.
            "authentication-results" if value.len() < MAX_FIELD / 2 && found.len() < MAX_HEADERS => {
                let results = std::str::from_utf8(value).ok().and_then(read);
                found.extend(results.filter(|results| judge.is_vouched_by(&results.authserv_id)));
            }
            _ => {}
        }
    }
    found
}

/// Reads the value of an `Authentication-Results:` header; `None` if it is malformed.
pub fn read(text: &str) -> Option<Results> {
    let tokens = tokens(text)?;
    let mut parts = tokens.split(|token| *token == Token::Semicolon);
    let authserv_id = match parts.next()? {
        [Token::Word(id)] => id,
        // No other version exists.
        [Token::Word(id), Token::Word(version)] if version == "1" => id,
        _ => return None,
    };
    if authserv_id.is_empty() {
        return None;
    }
    let mut results = Results { authserv_id: authserv_id.to_ascii_lowercase(), checks: Vec::new() };
    for part in parts {
        match part {
            // A trailing semicolon, or a header without results.
            [] => {}
            [Token::Word(none)] if none.eq_ignore_ascii_case("none") && results.checks.is_empty() => {}
            part => results.checks.push(check(part)?),
        }
    }
    Some(results)
}

/// Reads one check: `dkim=pass reason="2048-bit key" header.d=example.org`.
fn check(part: &[Token]) -> Option<Check> {
    let mut pairs = part.chunks(3).map(|pair| match pair {
        [Token::Word(name), Token::Equals, Token::Word(value)] => Some((name.to_ascii_lowercase(), value.clone())),
        _ => None,
    });
    let (method, result) = pairs.next()??;
    let (method, version) = method.split_once('/').unwrap_or((method.as_str(), "1"));
    let is_word = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-');
    // The result of another version of a check is unknown.
    let known = version == "1";
    let properties = pairs.collect::<Option<Vec<_>>>()?;
    let result = result.to_ascii_lowercase();
    (known && is_word(method) && is_word(&result)).then(|| Check { method: method.to_owned(), result, properties })
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Equals,
    Semicolon,
}

/// Splits a header into words and separators, without comments and white space (RFC 5322 section 3.2.2). `None` if a comment or a quoted
/// string is not closed.
fn tokens(text: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut word: Option<String> = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '(' => {
                tokens.extend(word.take().map(Token::Word));
                skip_comment(&mut chars)?;
            }
            '"' => quoted(&mut chars, word.get_or_insert_default())?,
            ' ' | '\t' | '\r' | '\n' => tokens.extend(word.take().map(Token::Word)),
            ';' => {
                tokens.extend(word.take().map(Token::Word));
                tokens.push(Token::Semicolon);
            }
            // A property's value may contain more of them, as base64 does.
            '=' if tokens.last() != Some(&Token::Equals) => {
                tokens.extend(word.take().map(Token::Word));
                tokens.push(Token::Equals);
            }
            ')' => return None,
            c if c.is_control() => return None,
            c => word.get_or_insert_default().push(c),
        }
    }
    tokens.extend(word.take().map(Token::Word));
    Some(tokens)
}

/// Skips the rest of a comment, which may contain nested ones.
fn skip_comment(chars: &mut std::str::Chars<'_>) -> Option<()> {
    let mut n_open = 1;
    while n_open != 0 {
        match chars.next()? {
            '(' => n_open += 1,
            ')' => n_open -= 1,
            '\\' => {
                chars.next()?;
            }
            _ => {}
        }
    }
    Some(())
}

/// Reads the rest of a quoted string, without its quotes.
fn quoted(chars: &mut std::str::Chars<'_>, word: &mut String) -> Option<()> {
    loop {
        match chars.next()? {
            '"' => return Some(()),
            '\\' => word.push(chars.next()?),
            '\r' | '\n' => {}
            c => word.push(c),
        }
    }
}
