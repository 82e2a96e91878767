//! Composes the bytes of an e-mail from a [`Mail`] (RFC 5322, RFC 2045).
//!
//! The same row always gives the same bytes, so that duplicates can be recognised. No field's content can add a header, end one early, or
//! crash the judge.
use super::dkim::Signer;
use super::parts::{self, Content};
use super::sink::Mail;
use lettre::Address;
use lettre::message::header::{ContentTransferEncoding, HeaderName, HeaderValue};
use lettre::message::{Body, Mailbox, Message};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// Names the judge that wrote an e-mail, so that it recognises its own e-mails when they return.
pub const LOOP: &str = "X-Chancery-Loop";
/// Tells other robots what kind of e-mail it is (RFC 3834 5).
pub const AUTO_SUBMITTED: &str = "Auto-Submitted";
/// Asks Exchange, which does not know RFC 3834, not to reply automatically.
const SUPPRESS: &str = "X-Auto-Response-Suppress";

/// Names the mailing list (RFC 2919), and how to unsubscribe (RFC 2369): by an e-mail with a command as its subject. Without a link,
/// programs that follow all links cannot unsubscribe anyone.
const LIST_ID: &str = "List-Id";
const LIST_UNSUBSCRIBE: &str = "List-Unsubscribe";

/// A mail server's verdict on the sender (RFC 8601), forged only in an e-mail that tests whether forged ones get through.
const AUTHENTICATION_RESULTS: &str = "Authentication-Results";

/// The maximum characters of a display name.
const MAX_NAME: usize = 64;
/// The maximum characters of a subject: well below the 998 of a line (RFC 5322 2.1.1) even when encoded.
const MAX_SUBJECT: usize = 200;
/// The maximum length of a foreign message id that is repeated.
const MAX_ID: usize = 250;
/// The maximum number of ids in `References:`. If there are more, the first (the thread's root) and the latest are included.
const MAX_REFERENCES: usize = 20;
/// The maximum length of a line that is sent unencoded (RFC 5322 2.1.1).
const MAX_LINE: usize = 998;

/// The common properties of all e-mails from a judge.
#[derive(Clone, Debug, Default)]
pub struct Letterhead {
    /// The judge's address, as in `From:`.
    pub address: String,
    /// Identifies this judge in [`LOOP`], for example by its host name.
    pub instance: String,
    /// Signs them, if the mail server does not.
    pub signer: Option<Arc<Signer>>,
}

/// An e-mail that cannot be written because it has no usable address. Trying again does not help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unwritable(pub &'static str);

impl std::fmt::Display for Unwritable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} is not an address that mail can be sent to", self.0)
    }
}

impl std::error::Error for Unwritable {}

/// The bytes of an e-mail, in ASCII with CRLF line ends.
pub fn compose(head: &Letterhead, mail: &Mail) -> Result<Vec<u8>, Unwritable> {
    let from = address(&head.address).ok_or(Unwritable("the judge's address"))?;
    let to = address(&mail.to).ok_or(Unwritable("the recipient's address"))?;
    let name = Some(clean(&mail.from_name, MAX_NAME)).filter(|name| !name.is_empty());
    let mut letter = Message::builder()
        .from(Mailbox::new(name, from))
        .to(Mailbox::new(None, to))
        .subject(clean(&mail.subject, MAX_SUBJECT))
        .date(date(mail));
    if let Some(id) = id(&mail.message_id) {
        letter = letter.message_id(Some(id.to_owned()));
    }
    if let Some(id) = mail.in_reply_to.as_deref().and_then(id) {
        letter = letter.in_reply_to(id.to_owned());
    }
    let references: Vec<&str> = mail.references.iter().filter_map(|text| id(text)).collect();
    if !references.is_empty() {
        letter = letter.references(thread(&references).join(" "));
    }
    if let Some(address) = mail.reply_to.as_deref().and_then(address) {
        letter = letter.reply_to(Mailbox::new(None, address));
    }
    if let Some(list) = mail.list.as_deref() {
        letter = letter.raw_header(header(LIST_ID, format!("<{}.{}>", token(list), token(&head.instance))));
        if let Some(address) = mail.reply_to.as_deref().and_then(address) {
            letter = letter
                .raw_header(header(LIST_UNSUBSCRIBE, format!("<mailto:{address}?subject={}>", unsubscribe(list))));
        }
    }
    if let Some(pretends) = &mail.pretends {
        letter = letter.raw_header(header(AUTHENTICATION_RESULTS, pretends.clone()));
    }
    let kind = if mail.reply { "auto-replied" } else { "auto-generated" };
    let head_of_letter = letter
        .raw_header(header(AUTO_SUBMITTED, kind.to_owned()))
        .raw_header(header(SUPPRESS, "All".to_owned()))
        .raw_header(header(LOOP, token(&head.instance)));
    let letter = match parts::of(mail) {
        Content::One(part) => head_of_letter.singlepart(part),
        Content::Several(parts) => head_of_letter.multipart(parts),
    };
    match letter {
        Ok(letter) => Ok(signed(head, letter.formatted(), mail)),
        Err(_) => Err(Unwritable("the judge's address")),
    }
}

/// The e-mail with the judge's signature, if it has one.
fn signed(head: &Letterhead, letter: Vec<u8>, mail: &Mail) -> Vec<u8> {
    match &head.signer {
        Some(signer) => signer.sign(&letter, mail.written),
        None => letter,
    }
}

/// An address that is valid in a header and in an SMTP command: plain ASCII, no spaces, no brackets. Addresses that need SMTPUTF8 (RFC
/// 6531) are refused, because many mail servers still do not support them.
pub fn address(text: &str) -> Option<Address> {
    let plain = text.len() <= 254 && text.bytes().all(|byte| byte.is_ascii_graphic() && !b"<>\"\\,;".contains(&byte));
    if plain { text.parse().ok() } else { None }
}

/// Text for one header line: without control characters, direction marks (UAX 9), invisible characters or foreign encoded words (RFC 2047),
/// with single spaces, and at most `limit` characters.
pub fn clean(text: &str, limit: usize) -> String {
    let mut out = String::with_capacity(text.len().min(4 * limit));
    let mut characters = 0;
    let mut space = false;
    for c in text.chars() {
        if c.is_whitespace() || c.is_control() {
            space = characters > 0;
            continue;
        }
        if hidden(c) {
            continue;
        }
        if characters + usize::from(space) >= limit {
            break;
        }
        if space || (c == '?' && out.ends_with('=')) {
            out.push(' ');
            characters += 1;
            space = false;
        }
        out.push(c);
        characters += 1;
    }
    out
}

/// Invisible characters that affect how others are displayed: zero-width characters, bidi controls, line separators, tags.
fn hidden(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// A message id that is safe to repeat in a header: ASCII without spaces, in brackets.
fn id(text: &str) -> Option<&str> {
    let text = text.trim();
    let inner = text.strip_prefix('<')?.strip_suffix('>')?;
    let fits = !inner.is_empty() && text.len() <= MAX_ID;
    (fits && inner.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'<' && byte != b'>')).then_some(text)
}

/// The root of the thread and its latest e-mails.
fn thread<'a>(ids: &[&'a str]) -> Vec<&'a str> {
    match ids.split_first() {
        Some((root, rest)) if ids.len() > MAX_REFERENCES => {
            let latest = &rest[rest.len() - (MAX_REFERENCES - 1)..];
            std::iter::once(*root).chain(latest.iter().copied()).collect()
        }
        _ => ids.to_vec(),
    }
}

/// The command that unsubscribes from a mailing list, as part of a link. The address identifies the game if the list is about one.
fn unsubscribe(list: &str) -> String {
    if list.contains('.') { "unsubscribe".to_owned() } else { format!("unsubscribe%20{}", token(list)) }
}

/// A word for one of the judge's own headers.
fn token(text: &str) -> String {
    let word = |c: &char| c.is_ascii_alphanumeric() || "._-".contains(*c);
    let token: String = text.chars().filter(word).take(MAX_NAME).collect();
    if token.is_empty() { "chancery".to_owned() } else { token }
}

/// Names come only from constants in this file, because lettre writes any name unchecked.
fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

/// The time of writing, within the years that lettre can print.
fn date(mail: &Mail) -> SystemTime {
    let seconds = mail.written.as_second().clamp(0, 253_402_300_799);
    SystemTime::UNIX_EPOCH + Duration::from_secs(seconds.unsigned_abs())
}

/// The number of bytes that a text takes in an e-mail.
pub fn size_of_text(text: &str) -> usize {
    body(text).as_ref().len()
}

/// The text with CRLF line ends and without control characters. ASCII whose lines fit SMTP is sent unchanged; other text is
/// quoted-printable (RFC 2045 6.7), which every mail program reads.
pub(super) fn body(text: &str) -> Body {
    let mut out = String::with_capacity(text.len() + text.len() / 32 + 2);
    let mut plain = true;
    for line in text.trim_end().split('\n') {
        let line = line.strip_suffix('\r').unwrap_or(line);
        if line.bytes().all(|byte| byte == b'\t' || (b' '..=b'~').contains(&byte)) {
            plain &= line.len() <= MAX_LINE;
            out.push_str(line);
        } else {
            plain = false;
            out.extend(line.chars().filter(|c| *c == '\t' || !c.is_control()));
        }
        out.push_str("\r\n");
    }
    // lettre adds the last line end itself.
    out.truncate(out.len() - 2);
    let encoding = if plain { ContentTransferEncoding::SevenBit } else { ContentTransferEncoding::QuotedPrintable };
    if plain {
        return Body::dangerous_pre_encoded(out.into_bytes(), encoding);
    }
    Body::new_with_encoding(out, encoding)
        .unwrap_or_else(|bytes| Body::new(String::from_utf8_lossy(&bytes).into_owned()))
}
