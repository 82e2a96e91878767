//! The authenticity of the address in a letter's `From:`, by our own mail server's `Authentication-Results:` (RFC
//! 8601).
//!
//! Anybody can write that header, so it counts only
//!
//! - under the name that the keeper has configured (the authserv-id). Our mail server must take off those with its name that
//!   strangers wrote (RFC 8601 section 5);
//! - where none but our own servers write: above the first `Received:`. Between the lines that our own servers wrote, and right below
//!   them, a stranger's first headers stand too: there it counts only while our mail server has been seen to take off forged ones;
//! - if it can be read whole. Of several that speak of the same check, the topmost counts.
//!
//! Whether our server takes them off, a letter of ours with a forged one shows, the [`canary`]: [`HeadTraces`] has what came of it.
use super::headers::{Headers, MAX_BLOCK, MAX_FIELD};
use super::inbound::{JudgeAddress, normalize};
use std::fmt;
use std::str::FromStr;

/// The domain whose letters a canary pretends that our mail server vouches for. There is none (RFC 2606).
const CANARY: &str = "canary.invalid";
/// The most headers of our own mail server that are read.
const MAX_HEADERS: usize = 10;

/// The authenticity of the address in a letter's `From:`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Authenticity {
    /// No statement, neither for nor against.
    #[default]
    Unknown,
    /// Its domain says so, as DMARC, DKIM or SPF show.
    Proved,
    /// Its domain says that such letters are not from there (DMARC).
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

/// The statements in the header of one server (RFC 8601 section 2.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The server that makes the statements, in lower case.
    pub authserv_id: String,
    /// The outcome of each check.
    pub checks: Vec<Check>,
}

/// The outcome of one check. All in lower case but the values of properties.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Check {
    /// `dkim`, `spf`, `dmarc`
    pub method: String,
    /// `pass`, `fail`, `none`
    pub result: String,
    /// The properties that were checked: `header.d`, `example.org`
    pub properties: Vec<(String, String)>,
}

impl Check {
    fn is(&self, method: &str, result: &str) -> bool {
        self.method == method && self.result == result
    }

    /// The domains that a property names, alone or in an address.
    fn domains<'a>(&'a self, property: &'a str) -> impl Iterator<Item = &'a str> {
        let values = self.properties.iter().filter(move |(name, _)| name == property);
        values.map(|(_, value)| value.rsplit_once('@').map_or(value.as_str(), |(_, domain)| domain))
    }
}

/// The value of the `Authentication-Results:` that a letter to ourselves has, to see whether a forged one comes in.
pub fn canary(authserv_id: &str) -> String {
    format!("{authserv_id}; dmarc=pass header.from={CANARY}")
}

/// Traces of the mail servers that a letter went through, in its head.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeadTraces {
    /// Its Message-ID, with brackets.
    pub message_id: Option<String>,
    /// The number of servers: of `Received:` lines.
    pub n_servers: usize,
    /// The name of the last one, as its `Received:` has it.
    pub received_by: Option<String>,
    /// The name in the topmost `Authentication-Results:` that is not the canary's.
    pub vouched_by: Option<String>,
    /// Whether our mail server has left a word of its own at the top, whether it counts or not.
    pub is_vouched: bool,
    /// Whether the forged header of a canary is there, under whatever name.
    pub has_canary: bool,
}

impl HeadTraces {
    /// Reads them in the head of a letter.
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

/// The server that wrote a `Received:` line.
fn receiver(text: &str) -> Option<String> {
    let mut words = text.split_whitespace().skip_while(|word| !word.eq_ignore_ascii_case("by")).skip(1);
    words.next().map(|name| name.trim_end_matches(';').to_ascii_lowercase())
}

/// Returns the verdict of our own mail server on a letter from this address.
pub(super) fn of_letter(headers: &Headers, judge: &JudgeAddress, from: &str) -> Authenticity {
    let Some((_, domain)) = from.rsplit_once('@') else { return Authenticity::Unknown };
    let own = of_own_server(headers, judge);
    // The topmost header that speaks of a check is the one that counts for it.
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

/// Returns whether this domain may speak for a sender in the other. The same does, and one above it; who is above
/// both is not known here.
pub(super) fn is_aligned(sender: &str, domain: &str) -> bool {
    let (sender, domain) = (sender.to_ascii_lowercase(), domain.to_ascii_lowercase());
    sender == domain || domain.contains('.') && sender.ends_with(&format!(".{domain}"))
}

/// The headers of our own server, from the top: those that none but our servers can have written.
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
            // One that was cut may end in the middle of a name.
            "authentication-results" if value.len() < MAX_FIELD / 2 && found.len() < MAX_HEADERS => {
                let results = std::str::from_utf8(value).ok().and_then(read);
                found.extend(results.filter(|results| judge.is_vouched_by(&results.authserv_id)));
            }
            _ => {}
        }
    }
    found
}

/// Reads the value of an `Authentication-Results:` header. `None` if any of it is not as it should be.
pub fn read(text: &str) -> Option<Results> {
    let tokens = tokens(text)?;
    let mut parts = tokens.split(|token| *token == Token::Semicolon);
    let authserv_id = match parts.next()? {
        [Token::Word(id)] => id,
        // There is no other version.
        [Token::Word(id), Token::Word(version)] if version == "1" => id,
        _ => return None,
    };
    if authserv_id.is_empty() {
        return None;
    }
    let mut results = Results { authserv_id: authserv_id.to_ascii_lowercase(), checks: Vec::new() };
    for part in parts {
        match part {
            // A last semicolon too many, and no results at all.
            [] => {}
            [Token::Word(none)] if none.eq_ignore_ascii_case("none") && results.checks.is_empty() => {}
            part => results.checks.push(check(part)?),
        }
    }
    Some(results)
}

/// `dkim=pass reason="2048-bit key" header.d=example.org`
fn check(part: &[Token]) -> Option<Check> {
    let mut pairs = part.chunks(3).map(|pair| match pair {
        [Token::Word(name), Token::Equals, Token::Word(value)] => Some((name.to_ascii_lowercase(), value.clone())),
        _ => None,
    });
    let (method, result) = pairs.next()??;
    let (method, version) = method.split_once('/').unwrap_or((method.as_str(), "1"));
    let is_word = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-');
    // What another version of a check says, we do not know.
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

/// Splits a header into words and what stands between them; comments and white space are left out (RFC 5322 section 3.2.2).
/// `None` if a comment or a quoted text does not end.
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
            // The value of a property may have more of them, as base64 does.
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

/// The rest of a comment; others may be within it.
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

/// The rest of a quoted text, without its quotes.
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
