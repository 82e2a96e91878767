//! The meaning of a mail server's refusal: who must fix what, and whether the e-mail may be tried again.
//!
//! Servers agree on little more than the first digit. So the meaning depends on the whole reply: the step it answers, its code (RFC 5321
//! 4.2), its status (RFC 3463) if it has one, and its words. `TABLE` has a row for each kind of reply, and the first match decides.
//! `tests/smtp/answers.txt` has replies from real servers.
//!
//! A refusal is final only if it is clearly about the recipient or this e-mail's size. A refusal about the judge (its address, its login,
//! its reputation) holds the e-mail until the keeper fixes the problem.
use crate::sink::Cause;

/// The step that the server was answering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// RSET: discard the previous e-mail.
    Reset,
    /// MAIL FROM: the sender.
    Mail,
    /// RCPT TO: the recipient.
    Recipient,
    /// DATA: the e-mail follows.
    Data,
    /// The e-mail, after its final dot.
    Letter,
}

impl Step {
    /// Returns the name of the step for a report.
    pub fn name(self) -> &'static str {
        match self {
            Self::Reset => "RSET",
            Self::Mail => "MAIL",
            Self::Recipient => "RCPT",
            Self::Data => "DATA",
            Self::Letter => "the letter",
        }
    }
}

/// The meaning of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// This e-mail may work later.
    Later,
    /// No e-mail to the recipient's domain works for now.
    Nowhere,
    /// The server accepts nothing for now.
    Busy,
    /// The server requires authentication.
    Login,
    /// This e-mail will never work: its recipient does not exist, or it is too long.
    Refused,
    /// The keeper must first fix the judge or its mail server.
    Held(Cause),
}

/// The first matching row of `TABLE`, for the reply with this code and these words, which begin with the status if the reply has one.
pub fn meaning(step: Step, code: u16, said: &str) -> Meaning {
    let (code, said) = (code.to_string(), said.to_lowercase());
    let status = status(&said);
    let fits = |row: &&Row| {
        let words = said.as_str();
        (row.steps.is_empty() || row.steps.contains(&step))
            && row.codes.iter().any(|start| code.starts_with(start))
            && (row.status.is_empty() || row.status.iter().any(|known| is_status(status, known)))
            && (row.words.is_empty() || row.words.iter().any(|known| words.contains(known)))
    };
    TABLE.iter().find(fits).map_or(Meaning::Later, |row| row.meaning)
}

/// The status at the beginning of these words (RFC 2034), or where qmail puts it, at the end: `(#5.1.1)`.
fn status(said: &str) -> &str {
    let first = said.split_whitespace().next().unwrap_or_default();
    let first = first.trim_matches(|c: char| !c.is_ascii_digit());
    if first.split('.').count() == 3 && first.bytes().all(|byte| byte == b'.' || byte.is_ascii_digit()) {
        return first;
    }
    let last = said.rsplit_once("(#").and_then(|(_, last)| last.split(')').next());
    last.unwrap_or_default()
}

/// Returns whether it is the known status or, if that ends with a dot, one of its class.
fn is_status(status: &str, known: &str) -> bool {
    if known.ends_with('.') { status.starts_with(known) } else { status == known }
}

/// One kind of reply. An empty field matches anything.
struct Row {
    steps: &'static [Step],
    /// The beginnings of the code.
    codes: &'static [&'static str],
    /// The status, or its beginning if it ends with a dot.
    status: &'static [&'static str],
    /// Phrases in lower case, one of which the reply must contain.
    words: &'static [&'static str],
    meaning: Meaning,
}

const fn row(
    steps: &'static [Step],
    codes: &'static [&'static str],
    status: &'static [&'static str],
    words: &'static [&'static str],
    meaning: Meaning,
) -> Row {
    Row { steps, codes, status, words, meaning }
}

const ANY: &[Step] = &[];
const FIRST: &[Step] = &[Step::Reset, Step::Mail];
const RCPT: &[Step] = &[Step::Recipient];
const CONTENT: &[Step] = &[Step::Data, Step::Letter];
/// Servers that ask another server about the recipient may refuse late.
const FROM_RCPT: &[Step] = &[Step::Recipient, Step::Data, Step::Letter];

/// All kinds of replies, most specific first.
const TABLE: &[Row] = &[
    // The server is closing or busy. After it has seen the e-mail, it may object to that instead.
    row(FIRST, &["421"], &[], &[], Meaning::Busy),
    row(ANY, &["421"], &[], &[], Meaning::Later),
    // Login required (RFC 4954 6). A server that asks only later does so for this recipient.
    row(FIRST, &["530", "534", "535", "538"], &[], &[], Meaning::Login),
    row(FIRST, &["503"], &[], &["authenticat", "auth first"], Meaning::Login),
    row(ANY, &["530", "534", "535", "538"], &[], &[], Meaning::Held(Cause::Login)),
    // The session is out of step; a new connection helps.
    row(ANY, &["503"], &[], &[], Meaning::Later),
    // Not now.
    row(FIRST, &["4"], &[], &[], Meaning::Busy),
    row(RCPT, &["4"], &["4.1.7", "4.1.8", "4.3.1"], &[], Meaning::Busy),
    row(RCPT, &["4"], &["4.2.", "4.5.3"], &[], Meaning::Later),
    row(RCPT, &["452"], &[], &[], Meaning::Later),
    row(RCPT, &["4"], &[], &[], Meaning::Nowhere),
    row(ANY, &["4"], &[], &[], Meaning::Later),
    // The mailbox is full, which can change.
    row(ANY, &["5"], &["5.2.2"], &[], Meaning::Later),
    row(ANY, &["5"], &[], FULL, Meaning::Later),
    // The judge has sent too many.
    row(ANY, &["5"], &["5.4.5"], &[], Meaning::Held(Cause::Limit)),
    row(ANY, &["5"], &[], LIMIT, Meaning::Held(Cause::Limit)),
    // The e-mail is too long.
    row(ANY, &["523"], &[], &[], Meaning::Refused),
    row(ANY, &["5"], &["5.3.4", "5.2.3"], &[], Meaning::Refused),
    // The judge's own address.
    row(ANY, &["5"], &["5.1.7", "5.1.8"], &[], Meaning::Held(Cause::Sender)),
    // The recipient does not exist.
    row(FROM_RCPT, &["5"], RECIPIENT, &[], Meaning::Refused),
    row(FROM_RCPT, &["5"], &[], UNKNOWN, Meaning::Refused),
    // The judge's login, its address, and its right to send.
    row(ANY, &["5"], &["5.7.57"], &[], Meaning::Held(Cause::Login)),
    row(ANY, &["5"], &[], LOGIN, Meaning::Held(Cause::Login)),
    row(ANY, &["5"], &["5.7.54"], &[], Meaning::Held(Cause::Relay)),
    row(ANY, &["5"], &[], RELAY, Meaning::Held(Cause::Relay)),
    row(ANY, &["5"], &[], SENDER, Meaning::Held(Cause::Sender)),
    // The reputation of the judge or of the e-mail.
    row(CONTENT, &["5"], &["5.6."], &[], Meaning::Held(Cause::Content)),
    row(ANY, &["5"], &["5.7."], &[], Meaning::Held(Cause::Policy)),
    row(ANY, &["5"], &[], POLICY, Meaning::Held(Cause::Policy)),
    // Only the step is known.
    row(FIRST, &["5"], &[], &[], Meaning::Held(Cause::Sender)),
    row(RCPT, &["5"], &["5.3."], &[], Meaning::Held(Cause::Policy)),
    row(RCPT, &["501", "550", "551", "552", "553", "556"], &[], &[], Meaning::Refused),
    row(RCPT, &["5"], &[], &[], Meaning::Held(Cause::Policy)),
    row(CONTENT, &["552"], &[], &[], Meaning::Refused),
    row(CONTENT, &["5"], &[], &[], Meaning::Held(Cause::Content)),
];

const RECIPIENT: &[&str] =
    &["5.1.1", "5.1.2", "5.1.3", "5.1.4", "5.1.6", "5.1.10", "5.2.1", "5.4.1", "5.4.4", "5.4.6", "5.4.14"];

const FULL: &[&str] = &[
    "mailbox full",
    "mailbox is full",
    "over quota",
    "overquota",
    "quota exceeded",
    "exceeded its quota",
    "exceeded storage",
    "out of storage",
    "insufficient storage",
    "inbox is full",
    "over its quota",
];

const LIMIT: &[&str] = &[
    "sending limit",
    "sending quota",
    "daily limit",
    "hourly limit",
    "rate limit",
    "too many messages",
    "too many emails",
];

#[rustfmt::skip]
const UNKNOWN: &[&str] = &[
    "user unknown", "unknown user", "no such user", "no such mailbox", "no such recipient", "no such address",
    "no such person", "unknown recipient", "recipient unknown", "unknown local part", "unrouteable address",
    "unknown address", "user not found", "recipient not found", "mailbox not found", "mailbox unavailable",
    "no mailbox here", "invalid recipient", "invalid mailbox", "account is disabled", "account has been disabled",
    "account disabled", "mailbox disabled", "mailbox is inactive", "does not like recipient", "user does not exist",
    "mailbox does not exist", "address does not exist", "account does not exist", "recipient does not exist",
    "account that you tried to reach does not exist", "no longer available", "not a valid mailbox",
    "not our customer", "user doesn't have", "doesn't exist here",
];

const LOGIN: &[&str] = &[
    "authentication required",
    "authentication is required",
    "must authenticate",
    "authenticate first",
    "not authenticated",
    "authrequired",
    "must be authenticated",
    "requires authentication",
    "smtp auth",
];

const RELAY: &[&str] = &["relay", "rcpthosts", "not permitted to send to this domain"];

#[rustfmt::skip]
const SENDER: &[&str] = &[
    "sender address", "sender verif", "sender rejected", "invalid sender", "sender not", "not allowed to send",
    "not owned by user", "sender domain", "envelope sender", "envelope from", "senddenied", "sendasdenied", "send as",
    "not permitted to send", "not authorized to send", "not authorised to send", "sender denied", "bad sender",
    "return path", "unknown sender",
];

#[rustfmt::skip]
const POLICY: &[&str] = &[
    "spam", "blocked", "block list", "blocklist", "blacklist", "black list", "denylist", "dnsbl", "rbl", "listed",
    "reputation", "spf", "dkim", "dmarc", "unauthenticated", "policy", "reverse dns", "ptr record", "banned", "abuse",
    "virus", "malware", "access denied", "not welcome",
];
