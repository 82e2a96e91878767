//! Reads the bytes of a letter. It never fails, whatever the bytes.
//!
//! [`read`] is total: it returns a [`Letter`] for any bytes, in time and memory linear in their number, because limits
//! are checked before anything is parsed. See [`headers`](super::headers), [`mime`], [`html`](super::html).
use std::borrow::Cow;

use sha2::{Digest, Sha256};

use super::authenticity::{self, Authenticity};
use super::bounce::Bounce;
use super::headers::Headers;
pub use super::robot::{LOOP_HEADER, Robot};
use super::source::{Envelope, MAX_LETTER};
use super::typed::{LeftOut, Typed, typed};
use super::{charset, mime, robot};
use chancery_text::hex;

/// The maximum characters of a display name.
const MAX_NAME: usize = 64;
/// The maximum characters of a subject.
const MAX_SUBJECT: usize = 200;
/// The maximum ids of a thread that are kept: the first and the last ones.
const MAX_REFERENCES: usize = 20;
/// The maximum length of a detail of our address (RFC 5321 section 4.5.3.1.1 allows 64 for the whole local part).
const MAX_DETAIL: usize = 64;
/// The length of the detail of a return path: a token of a letter of ours.
const RETURN_PATH: usize = 29;
/// The maximum number of details.
const MAX_DETAILS: usize = 20;
/// The maximum lines and bytes of what a stranger writes to ask how to play.
const MAX_PERSONAL_LINES: usize = 20;
const MAX_PERSONAL: usize = 2000;
/// The maximum bytes of a letter of which only the head is read.
const MAX_HEAD: usize = 64 << 10;
/// The maximum number of defects that are reported.
const MAX_DEFECTS: usize = 20;

/// The judge's own address, and how to recognise letters to and from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JudgeAddress {
    /// `judge@example.org`, in lower case.
    pub address: String,
    /// Those that it had before, in lower case: letters still come to them.
    pub former: Vec<String>,
    /// The name under which our mail server says whether senders are who they say they are (authserv-id), if it does.
    pub authserv_id: Option<String>,
    /// The number of `Received:` lines that our own servers write at the top of each letter.
    pub own_hops: usize,
    /// Whether our mail server has been seen to take off forged statements in its name.
    pub strips_forged: bool,
}

impl JudgeAddress {
    /// Returns whether our mail server vouches for senders under this name.
    pub(super) fn is_vouched_by(&self, authserv_id: &str) -> bool {
        self.authserv_id.as_deref().is_some_and(|own| own.eq_ignore_ascii_case(authserv_id))
    }

    /// Returns whether this address (in lower case) is ours, with or without a detail.
    pub fn is_ours(&self, address: &str) -> bool {
        let plain = match address.rsplit_once('@') {
            Some((local, host)) => format!("{}@{host}", local.split('+').next().unwrap_or_default()),
            None => String::new(),
        };
        self.all().any(|own| own == address || own == plain)
    }

    /// The address, and those that it had before.
    fn all(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.address).chain(&self.former).map(String::as_str)
    }

    /// The details (RFC 5233) of our address in some text: `judge+p1@…` gives `p1`. The text need not be a valid
    /// address list, because other programs often damage one.
    fn details(&self, text: &str, found: &mut Vec<String>) {
        let lower = text.to_ascii_lowercase();
        self.all().for_each(|own| details_of(own, &lower, found));
    }
}

/// The details of one address of ours in a text in lower case.
fn details_of(own: &str, lower: &str, found: &mut Vec<String>) {
    let Some((local, host)) = own.rsplit_once('@') else { return };
    let (before, after) = (format!("{local}+"), format!("@{host}"));
    let of_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | '=');
    for (at, _) in lower.match_indices(&before) {
        let (prefix, rest) = lower.split_at(at);
        let rest = rest.strip_prefix(before.as_str()).unwrap_or_default();
        let (detail, rest) = rest.split_at(rest.find(|c| !of_word(c)).unwrap_or(rest.len()));
        let whole = rest.strip_prefix(after.as_str()).is_some_and(|rest| !rest.starts_with(of_word));
        let fits = !detail.is_empty() && detail.len() <= MAX_DETAIL && found.len() < MAX_DETAILS;
        if whole && fits && !prefix.ends_with(of_word) && !found.iter().any(|known| known == detail) {
            found.push(detail.to_owned());
        }
    }
}

/// A letter that came in, as far as it could be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letter {
    /// The sender: the validated address of `From:`, in lower case. `None` if there is nobody to answer.
    pub from: Option<String>,
    /// `From:` names several senders, or occurs twice: a mail server may have checked another sender than we read.
    pub several_senders: bool,
    /// The verdict of our mail server on the sender.
    pub authenticity: Authenticity,
    /// The display name of `From:`, cleaned.
    pub from_name: String,
    /// The sub-addresses of the judge that it was sent to: `judge+p1-abc@…` gives `p1-abc` (lower case). First those on the
    /// envelope, then those in its headers.
    pub details: Vec<String>,
    /// Decoded, on one line, cleaned of control characters.
    pub subject: String,
    /// The Message-ID with its brackets; `None` if it is missing or unusable.
    pub message_id: Option<String>,
    /// Ids of the thread it belongs to, oldest first, with brackets.
    pub references: Vec<String>,
    /// The text that the person typed, line by line: never quoted text, and not the lines of [`form`](Self::form).
    pub lines: Vec<String>,
    /// The lines of our order form, between `BEGIN ORDERS` and `END ORDERS`, without these two lines and without quote
    /// marks.
    ///
    /// A person who answers a report edits the form in place. So unlike other quoted text it is kept, if it was quoted
    /// once or not at all (Outlook quotes without marks) and was not in a forwarded letter. It may be unchanged. Only
    /// orders may be read from it: it is quoted text, and as press it could give away a secret. Accept it only in an
    /// answer to a letter that had a form, and write press so that no line of it looks like a form. Otherwise players
    /// could put a form into their press, for the reader to send back. If there are two forms, neither is accepted.
    pub form: Vec<String>,
    /// Lines that may have been typed, but stand where nothing is read.
    pub left_out: LeftOut,
    /// If the letter is automatic: why it must not be answered or carried out.
    pub robot: Option<Robot>,
    /// Its subject sounds as if a program answered in the place of its owner: enough to keep it from a writer of press.
    pub sounds_automatic: bool,
    /// It looks like what a person writes to just this judge: to nobody else, short, without links, pictures, and the marks
    /// of spam. A stranger who gets no answer to it would not know how to go on; a spammer needs none.
    pub personal: bool,
    /// It has HTML, perhaps beside plain text.
    pub has_html: bool,
    /// All of its text lies within the bytes that were read, however many were left out.
    pub whole_text: bool,
    /// If a mail system reports that a letter of ours did not arrive: which one.
    pub bounce: Option<Bounce>,
    /// Sentences about what could not be read ("The letter says it is in charset x-foo, which we do not know."). They
    /// may repeat words of the letter, so they are for its writer only, never for a log.
    pub defects: Vec<String>,
    /// A digest of the letter, to recognise a second copy of it. It covers everything that can prove who wrote it
    /// (sender, sub-addresses, body), and what the writer's program made up (date and id), so that nobody else can
    /// write the same letter first.
    pub digest: String,
}

impl Letter {
    /// The ids of its thread, its own last.
    pub fn thread(&self) -> Vec<String> {
        self.references
            .iter()
            .filter(|id| Some(*id) != self.message_id.as_ref())
            .chain(&self.message_id)
            .cloned()
            .collect()
    }
}

/// Lines that the keeper, who has this address, has typed at the machine: all of them count. `key` is of these lines only.
pub fn typed_at_desk(lines: &[u8], keeper: &str, key: &str) -> Letter {
    Letter {
        from: Some(keeper.to_ascii_lowercase()),
        from_name: "Keeper".to_owned(),
        lines: String::from_utf8_lossy(lines).lines().map(str::to_owned).collect(),
        whole_text: true,
        digest: key.to_owned(),
        ..Letter::default()
    }
}

/// Returns the post of someone who has proved this address on a page: lines, and nothing of a letter besides. `key`
/// identifies it.
pub fn posted(lines: &[u8], address: &str, key: &str) -> Letter {
    Letter { from_name: String::new(), ..typed_at_desk(lines, address, key) }
}

/// Reads a letter of which nothing but its bytes is known. Bytes beyond [`MAX_LETTER`] are ignored.
pub fn read(raw: &[u8], judge: &JudgeAddress) -> Letter {
    read_delivered(raw, &Envelope::default(), judge)
}

/// Reads a letter that came in this envelope. Bytes beyond [`MAX_LETTER`] are ignored.
pub fn read_delivered(raw: &[u8], envelope: &Envelope, judge: &JudgeAddress) -> Letter {
    let mut letter = Letter::default();
    if raw.len() > MAX_LETTER {
        letter.defects.push(format!("The letter is longer than {MAX_LETTER} bytes; the rest was not read."));
    }
    let raw = normalize(raw.get(..MAX_LETTER).unwrap_or(raw));
    let (headers, body) = Headers::split(&raw);
    if headers.is_empty() {
        letter.defects.push("The letter has no headers.".to_owned());
    }
    letter.head(&headers, envelope, judge);
    letter.subject = headers.get("subject").unwrap_or_default().chars().take(MAX_SUBJECT).collect();
    letter.sounds_automatic = robot::answers_in_place_of_a_reader(&letter.subject);
    letter.message_id = headers.message_ids("message-id").into_iter().next();
    letter.references = thread(&headers);
    let is_to_return_path = letter.details.iter().any(|detail| is_return_path(detail));
    letter.bounce = Bounce::read(&headers, body, letter.robot, is_to_return_path, judge);
    if let Some(bounce) = &mut letter.bounce {
        bounce.from_nobody = robot::is_from_nobody(&headers, envelope);
    }
    if letter.bounce.is_some() {
        letter.robot = letter.robot.or(Some(Robot::DeliveryReport));
    }
    let text = letter.body(&headers, body);
    letter.personal &= letter.robot.is_none() && !letter.several_senders && is_to_us_alone(&headers, judge);
    letter.defects.truncate(MAX_DEFECTS);
    let mut details = letter.details.clone();
    details.sort();
    letter.digest = digest(&[
        &details.join(" "),
        letter.message_id.as_deref().unwrap_or_default(),
        letter.from.as_deref().unwrap_or_default(),
        &headers.get("date").unwrap_or_default(),
        &letter.subject,
        &text.split_whitespace().collect::<Vec<_>>().join(" "),
    ]);
    letter
}

/// Reads who seems to have written a letter, and to which of our addresses it came; of its text, the first lines as they stand.
pub fn read_head(raw: &[u8], envelope: &Envelope, judge: &JudgeAddress) -> Letter {
    let mut letter = Letter::default();
    let raw = normalize(raw.get(..MAX_HEAD).unwrap_or(raw));
    let (headers, body) = Headers::split(&raw);
    letter.head(&headers, envelope, judge);
    let text = String::from_utf8_lossy(body.get(..MAX_PERSONAL).unwrap_or(body));
    letter.lines = text.lines().take(MAX_PERSONAL_LINES).map(str::to_owned).collect();
    letter
}

impl Letter {
    /// Reads the headers that say from whom it is and for which of our addresses.
    fn head(&mut self, headers: &Headers, envelope: &Envelope, judge: &JudgeAddress) {
        self.sender(headers);
        if let (Some(from), Some(_)) = (&self.from, &judge.authserv_id) {
            self.authenticity = authenticity::of_letter(headers, judge, from);
        }
        self.robot = Robot::detect(headers, envelope, self.from.as_deref(), judge);
        envelope.to.iter().for_each(|to| judge.details(to, &mut self.details));
        for name in ["to", "cc", "delivered-to", "x-original-to", "envelope-to"] {
            headers.all(name).for_each(|value| judge.details(&value, &mut self.details));
        }
    }

    fn sender(&mut self, headers: &Headers) {
        let mut mailboxes = headers.mailboxes("from").into_iter();
        if let Some((address, name)) = mailboxes.next() {
            self.from = Some(address);
            self.from_name = charset::one_line(&name).chars().take(MAX_NAME).collect();
        }
        if self.from.is_none() {
            self.defects.push("The letter does not say who it is from.".to_owned());
        } else if mailboxes.next().is_some() || headers.count("from") > 1 {
            self.several_senders = true;
            self.defects.push("The letter has several senders; the first was taken.".to_owned());
        }
    }

    /// Finds the lines that were typed. Returns the whole text.
    fn body(&mut self, headers: &Headers, body: &[u8]) -> String {
        let body = mime::read(headers, body);
        self.defects.extend(body.defects);
        self.whole_text = !body.open_ended;
        self.has_html = body.has_html;
        if body.of_calendar {
            self.robot = self.robot.or(Some(Robot::Calendar));
        }
        let mut text = body.text;
        let mut found = typed(&text);
        if found.lines.is_empty() && found.form.is_empty() {
            if let Some(file) = body.orders_file {
                self.defects.push(format!(
                    "There was nothing in the letter itself, so the attached {} was read.",
                    mime::ORDERS_FILE
                ));
                found = typed(&file);
                text = file;
                self.whole_text = false;
            } else if let Some(ignored) =
                body.ignored.iter().min_by_key(|ignored| **ignored == mime::Ignored::Attachment)
            {
                self.defects.push(ignored.sentence().to_owned());
            }
        }
        let Typed { lines, form, doubts, left_out } = found;
        self.left_out = left_out;
        if self.left_out.lines.is_empty() && !body.signature.is_empty() {
            let why = "Nothing is read in what your program marks as your signature.".to_owned();
            self.left_out = LeftOut { why, lines: body.signature };
        }
        self.personal = !body.adorned && lines.len() <= MAX_PERSONAL_LINES && !is_advertising(&lines);
        self.lines = lines;
        self.form = form;
        self.defects.extend(doubts);
        text
    }
}

/// Returns whether the detail looks like a return path of one of our letters, where only mail systems write. Those
/// with an `m` are of letters that an earlier version sent.
fn is_return_path(detail: &str) -> bool {
    detail.starts_with(['b', 'm'])
        && detail.len() == RETURN_PATH
        && detail.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Returns whether the letter is addressed to us, openly, and to no one else; and no filter calls it spam.
fn is_to_us_alone(headers: &Headers, judge: &JudgeAddress) -> bool {
    let recipients = [headers.mailboxes("to"), headers.mailboxes("cc")].concat();
    let is_spam = |name: &str| headers.get(name).is_some_and(|value| value.to_lowercase().starts_with("yes"));
    matches!(recipients.as_slice(), [(address, _)] if judge.is_ours(address))
        && !["x-spam-flag", "x-spam-status", "x-spam"].iter().any(|name| is_spam(name))
}

/// Returns whether these lines want their readers to go somewhere, or are long.
fn is_advertising(lines: &[String]) -> bool {
    let lower = lines.join("\n").to_lowercase();
    MAX_PERSONAL < lower.len() || ["http://", "https://", "www.", "unsubscribe"].iter().any(|mark| lower.contains(mark))
}

/// Removes what a mailbox file or an editor left at the start, and ends lines with `\n`. Lone CRs count as line ends
/// only if there is no LF. Otherwise a CR could hide a header from the server that vouched for the sender, and show it
/// to us.
pub(super) fn normalize(raw: &[u8]) -> Cow<'_, [u8]> {
    let raw = raw.strip_prefix(b"\xef\xbb\xbf").unwrap_or(raw);
    let raw = if raw.starts_with(b"From ") || raw.starts_with(b">From ") {
        let end = raw.iter().position(|&byte| byte == b'\n').or_else(|| raw.iter().position(|&byte| byte == b'\r'));
        end.and_then(|end| raw.get(end + 1..)).unwrap_or_default()
    } else {
        raw
    };
    if !raw.contains(&b'\r') {
        return Cow::Borrowed(raw);
    }
    let only_cr = !raw.contains(&b'\n');
    let mut out = Vec::with_capacity(raw.len());
    let mut bytes = raw.iter().peekable();
    while let Some(&byte) = bytes.next() {
        match byte {
            b'\r' if only_cr => out.push(b'\n'),
            b'\r' if bytes.peek() == Some(&&b'\n') => {}
            _ => out.push(byte),
        }
    }
    Cow::Owned(out)
}

/// The thread of a letter: `References:` and then `In-Reply-To:` (RFC 5322 section 3.6.4), each id once.
fn thread(headers: &Headers) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    let all =
        headers.message_ids("references").into_iter().chain(headers.message_ids("in-reply-to").into_iter().take(1));
    for id in all {
        if !ids.contains(&id) {
            if ids.len() >= MAX_REFERENCES {
                ids.remove(1);
            }
            ids.push(id);
        }
    }
    ids
}

/// The SHA-256 digest of all parts, in hexadecimal.
fn digest(parts: &[&str]) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part.len().to_be_bytes());
        hasher.update(part);
    }
    hex(&hasher.finalize())
}
