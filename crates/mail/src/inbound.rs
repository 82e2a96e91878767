//! Reads the bytes of an e-mail. It never fails, whatever the bytes.
//!
//! [`read`] is total: it returns a [`Letter`] for any bytes, in linear time and memory, because limits are checked before parsing. See
//! [`headers`](super::headers), [`mime`], [`html`](super::html).
use std::borrow::Cow;

use sha2::{Digest, Sha256};

use super::authenticity::{self, Authenticity};
use super::bounce::Bounce;
use super::headers::Headers;
pub use super::mime::AttachedFile;
pub use super::robot::{LOOP_HEADER, Robot};
use super::source::{Envelope, MAX_LETTER};
use super::typed::{EditedLine, LeftOut, Typed, typed, typed_without};
use super::{charset, mime, own, robot};
use chancery_text::hex;

/// The maximum characters of a display name.
const MAX_NAME: usize = 64;
/// The maximum characters of a subject.
const MAX_SUBJECT: usize = 200;
/// The maximum number of a thread's ids that are stored: the first and the last ones.
const MAX_REFERENCES: usize = 20;
/// The maximum length of a detail (RFC 5321 section 4.5.3.1.1 allows 64 for the whole local part).
const MAX_DETAIL: usize = 64;
/// The length of a return path's detail: the token of an outgoing e-mail.
const RETURN_PATH: usize = 29;
/// The maximum number of details.
const MAX_DETAILS: usize = 20;
/// The maximum lines and bytes of a stranger's question on how to play.
const MAX_PERSONAL_LINES: usize = 20;
const MAX_PERSONAL: usize = 2000;
/// The maximum bytes read of an e-mail whose head alone is needed.
const MAX_HEAD: usize = 64 << 10;
/// The maximum number of defects that are reported.
const MAX_DEFECTS: usize = 20;

/// The judge's own address, for recognising e-mails to and from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JudgeAddress {
    /// `judge@example.org`, in lower case.
    pub address: String,
    /// Its former addresses, in lower case, which still receive e-mails.
    pub former: Vec<String>,
    /// The authserv-id under which the judge's mail server adds authentication results, if it does.
    pub authserv_id: Option<String>,
    /// The number of `Received:` lines that the judge's own servers add to each e-mail.
    pub own_hops: usize,
    /// True if the mail server has been seen to remove forged results in its name.
    pub strips_forged: bool,
}

impl JudgeAddress {
    /// Returns whether the mail server authenticates senders under this name.
    pub(super) fn is_vouched_by(&self, authserv_id: &str) -> bool {
        self.authserv_id.as_deref().is_some_and(|own| own.eq_ignore_ascii_case(authserv_id))
    }

    /// Returns whether this address (in lower case) is the judge's, with or without a detail.
    pub fn is_ours(&self, address: &str) -> bool {
        let plain = match address.rsplit_once('@') {
            Some((local, host)) => format!("{}@{host}", local.split('+').next().unwrap_or_default()),
            None => String::new(),
        };
        self.all().any(|own| own == address || own == plain)
    }

    /// The address and the former ones.
    fn all(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.address).chain(&self.former).map(String::as_str)
    }

    /// The details (RFC 5233) of the judge's address in a text: `judge+p1@…` gives `p1`. The text may be an invalid address list, because
    /// other programs often damage one.
    fn details(&self, text: &str, found: &mut Vec<String>) {
        let lower = text.to_ascii_lowercase();
        self.all().for_each(|own| details_of(own, &lower, found));
    }
}

/// The details of one of the judge's addresses in a lower-case text.
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

/// An incoming e-mail, as far as it could be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letter {
    /// The sender: the validated address of `From:`, in lower case. `None` if the e-mail cannot be answered.
    pub from: Option<String>,
    /// `From:` names several senders, or occurs twice: a mail server may have checked a different sender from the one read here.
    pub several_senders: bool,
    /// The mail server's verdict on the sender.
    pub authenticity: Authenticity,
    /// The display name of `From:`, cleaned.
    pub from_name: String,
    /// The details of the judge's address that it was sent to: `judge+p1-abc@…` gives `p1-abc` (lower case). Those on the envelope come
    /// before those in its headers.
    pub details: Vec<String>,
    /// Decoded, on one line, cleaned of control characters.
    pub subject: String,
    /// The Message-ID with its brackets; `None` if it is missing or unusable.
    pub message_id: Option<String>,
    /// Ids of the thread it belongs to, oldest first, with brackets.
    pub references: Vec<String>,
    /// The text that the person typed, line by line, without quoted text and the lines of [`form`](Self::form).
    pub lines: Vec<String>,
    /// The lines of the judge's order form, between `BEGIN ORDERS` and `END ORDERS`, without these two lines and without quote marks.
    ///
    /// A person who replies to a report edits the form in place. So unlike other quoted text it is read, if it was quoted at most once
    /// (Outlook quotes without marks) and was not in a forwarded e-mail. It may be unchanged. Only orders may be read from it: it is quoted
    /// text, and as press it could give away a secret. Accept it only in a reply to an e-mail that had a form, and write press so that no
    /// line of it looks like a form. Otherwise players could put a form into their press for the reader to send back. If there are two
    /// forms, neither is accepted.
    pub form: Vec<String>,
    /// The first attached game file. The judge reads it only if a typed line asks for it.
    pub file: Option<AttachedFile>,
    /// Lines that may have been typed, in a place that is not read.
    pub left_out: LeftOut,
    /// The number of [`lines`](Self::lines) above a quote without marks. Those below it are typed, but no part of press that began above.
    pub n_on_top: Option<usize>,
    /// The judge's lines that were changed where they are quoted, outside of the form. They have no effect, but their writer may want to know.
    pub edited: Vec<EditedLine>,
    /// The reason why the e-mail must be neither answered nor carried out, if it is automatic.
    pub robot: Option<Robot>,
    /// Its subject sounds like an automatic reply on its owner's behalf, which is enough to keep it from the writer of press.
    pub sounds_automatic: bool,
    /// It looks like a person's e-mail to this judge alone: to no one else, short, without links, pictures or signs of spam. A stranger
    /// without a reply to it would not know what to do; a spammer needs no reply.
    pub personal: bool,
    /// It contains HTML, alone or beside plain text.
    pub has_html: bool,
    /// All of its text lies within the bytes that were read, even if it was cut after them.
    pub whole_text: bool,
    /// The bounce that it reports, if it comes from a mail system.
    pub bounce: Option<Bounce>,
    /// Sentences about what could not be read ("The letter says it is in charset x-foo, which we do not know."). They may repeat words of
    /// the e-mail, so they are for its writer only, never for a log.
    pub defects: Vec<String>,
    /// A digest of the e-mail, to recognise duplicates. It covers everything that can authenticate the writer (sender, sub-addresses,
    /// body), and what the writer's program generated (date and id), so that no one else can send the same e-mail first.
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

/// Lines that the keeper, who has this address, typed at the console; all of them count. `key` is unique to these lines.
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

/// Returns lines posted on a page by the verified owner of this address, without any other property of an e-mail. `key` identifies the
/// post.
pub fn posted(lines: &[u8], address: &str, key: &str) -> Letter {
    Letter { from_name: String::new(), ..typed_at_desk(lines, address, key) }
}

/// Reads an e-mail from its bytes alone. Ignores bytes beyond [`MAX_LETTER`].
pub fn read(raw: &[u8], judge: &JudgeAddress) -> Letter {
    read_delivered(raw, &Envelope::default(), judge)
}

/// Reads an e-mail that came in this envelope. Ignores bytes beyond [`MAX_LETTER`].
pub fn read_delivered(raw: &[u8], envelope: &Envelope, judge: &JudgeAddress) -> Letter {
    UnreadLetter::open(raw, envelope, judge).read()
}

/// An e-mail whose typed lines have not been found yet.
pub struct UnreadLetter {
    /// The e-mail without its text.
    letter: Letter,
    body: mime::Body,
    date: String,
    is_to_us_alone: bool,
    /// The typed lines, according to the last comparison.
    found: Option<Typed>,
}

impl UnreadLetter {
    /// Reads everything but the text. Ignores bytes beyond [`MAX_LETTER`].
    pub fn open(raw: &[u8], envelope: &Envelope, judge: &JudgeAddress) -> Self {
        let mut letter = Letter::default();
        if raw.len() > MAX_LETTER {
            letter.defects.push(format!("The e-mail is longer than {MAX_LETTER} bytes; I have not read the rest."));
        }
        let raw = normalize(raw.get(..MAX_LETTER).unwrap_or(raw));
        let (headers, body) = Headers::split(&raw);
        if headers.is_empty() {
            letter.defects.push("The e-mail has no headers.".to_owned());
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
        let date = headers.get("date").unwrap_or_default();
        let is_to_us_alone = is_to_us_alone(&headers, judge);
        Self { letter, body: mime::read(&headers, body), date, is_to_us_alone, found: None }
    }

    /// The e-mail without its text.
    pub fn letter(&self) -> &Letter {
        &self.letter
    }

    /// Returns whether a person wrote it, and enough of it to quote the judge.
    pub fn may_quote(&self) -> bool {
        self.letter.robot.is_none() && own::may_quote(&self.body.text)
    }

    /// Compares the text with the judge's e-mails. Returns whether they explain most text that looks quoted.
    pub fn compare(&mut self, ours: &[&str]) -> bool {
        let found = typed_without(&self.body.text, ours);
        self.found.insert(found).is_explained
    }

    /// Reads the text: the typed lines, according to the last comparison.
    pub fn read(self) -> Letter {
        let Self { mut letter, body, date, is_to_us_alone, found } = self;
        let text = letter.body(body, found);
        letter.personal &= letter.robot.is_none() && !letter.several_senders && is_to_us_alone;
        letter.defects.truncate(MAX_DEFECTS);
        let mut details = letter.details.clone();
        details.sort();
        let (details, text) = (details.join(" "), text.split_whitespace().collect::<Vec<_>>().join(" "));
        let mut parts = vec![
            details.as_str(),
            letter.message_id.as_deref().unwrap_or_default(),
            letter.from.as_deref().unwrap_or_default(),
            &date,
            &letter.subject,
            &text,
        ];
        parts.extend(letter.file.iter().map(|file| file.text.as_str()));
        letter.digest = digest(&parts);
        letter
    }
}

/// The head of an e-mail, read on demand before the e-mail itself is processed.
pub struct LetterHead<'a> {
    headers: Headers,
    envelope: &'a Envelope,
    judge: &'a JudgeAddress,
    /// Its first lines, undecoded.
    first_lines: Vec<String>,
}

impl<'a> LetterHead<'a> {
    /// Reads the headers and the first lines.
    pub fn read(raw: &[u8], envelope: &'a Envelope, judge: &'a JudgeAddress) -> Self {
        let raw = normalize(raw.get(..MAX_HEAD).unwrap_or(raw));
        let (headers, body) = Headers::split(&raw);
        let text = String::from_utf8_lossy(body.get(..MAX_PERSONAL).unwrap_or(body));
        let first_lines = text.lines().take(MAX_PERSONAL_LINES).map(str::to_owned).collect();
        Self { headers, envelope, judge, first_lines }
    }

    /// The details of the judge's addresses that it came to.
    pub fn details(&self) -> Vec<String> {
        let mut details = Vec::new();
        details_in(&self.headers, self.envelope, self.judge, &mut details);
        details
    }

    /// Turns it into a letter with only these first lines.
    pub fn into_letter(self) -> Letter {
        let mut letter = Letter { lines: self.first_lines, ..Letter::default() };
        letter.head(&self.headers, self.envelope, self.judge);
        letter
    }
}

/// Collects the details of the judge's addresses that an e-mail came to.
fn details_in(headers: &Headers, envelope: &Envelope, judge: &JudgeAddress, details: &mut Vec<String>) {
    envelope.to.iter().for_each(|to| judge.details(to, details));
    for name in ["to", "cc", "delivered-to", "x-original-to", "envelope-to"] {
        headers.all(name).for_each(|value| judge.details(&value, details));
    }
}

impl Letter {
    /// Reads the headers for the sender and the judge's addresses.
    fn head(&mut self, headers: &Headers, envelope: &Envelope, judge: &JudgeAddress) {
        self.sender(headers);
        if let (Some(from), Some(_)) = (&self.from, &judge.authserv_id) {
            self.authenticity = authenticity::of_letter(headers, judge, from);
        }
        self.robot = Robot::detect(headers, envelope, self.from.as_deref(), judge);
        details_in(headers, envelope, judge, &mut self.details);
    }

    fn sender(&mut self, headers: &Headers) {
        let mut mailboxes = headers.mailboxes("from").into_iter();
        if let Some((address, name)) = mailboxes.next() {
            self.from = Some(address);
            self.from_name = charset::one_line(&name).chars().take(MAX_NAME).collect();
        }
        if self.from.is_none() {
            self.defects.push("The e-mail does not name its sender.".to_owned());
        } else if mailboxes.next().is_some() || headers.count("from") > 1 {
            self.several_senders = true;
            self.defects.push("The e-mail has several senders; I have used the first.".to_owned());
        }
    }

    /// Takes the typed lines, or finds them. Returns the whole text.
    fn body(&mut self, body: mime::Body, found: Option<Typed>) -> String {
        self.defects.extend(body.defects);
        self.whole_text = !body.open_ended;
        self.has_html = body.has_html;
        self.file = body.game_file;
        if body.of_calendar {
            self.robot = self.robot.or(Some(Robot::Calendar));
        }
        let mut text = body.text;
        let mut found = found.unwrap_or_else(|| typed(&text));
        if found.lines.is_empty() && found.form.is_empty() {
            if let Some(file) = body.orders_file {
                self.defects
                    .push(format!("The e-mail itself was empty, so I have read the attached {}.", mime::ORDERS_FILE));
                found = typed(&file);
                text = file;
                self.whole_text = false;
            } else if let Some(ignored) =
                body.ignored.iter().min_by_key(|ignored| **ignored == mime::Ignored::Attachment)
            {
                self.defects.push(ignored.sentence().to_owned());
            }
        }
        let Typed { lines, form, doubts, left_out, n_on_top, edited, .. } = found;
        (self.left_out, self.n_on_top, self.edited) = (left_out, n_on_top, edited);
        if self.left_out.lines.is_empty() && !body.signature.is_empty() {
            let why = "I have skipped the text that your program marks as your signature.".to_owned();
            self.left_out = LeftOut { why, lines: body.signature };
        }
        self.personal = !body.adorned && lines.len() <= MAX_PERSONAL_LINES && !is_advertising(&lines);
        self.lines = lines;
        self.form = form;
        self.defects.extend(doubts);
        text
    }
}

/// Returns whether the detail looks like a return path of one of the judge's e-mails, where only mail systems write. Earlier versions used
/// those with an `m`.
fn is_return_path(detail: &str) -> bool {
    detail.starts_with(['b', 'm'])
        && detail.len() == RETURN_PATH
        && detail.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Returns whether the e-mail is addressed openly to the judge alone, and no filter calls it spam.
fn is_to_us_alone(headers: &Headers, judge: &JudgeAddress) -> bool {
    let recipients = [headers.mailboxes("to"), headers.mailboxes("cc")].concat();
    let is_spam = |name: &str| headers.get(name).is_some_and(|value| value.to_lowercase().starts_with("yes"));
    matches!(recipients.as_slice(), [(address, _)] if judge.is_ours(address))
        && !["x-spam-flag", "x-spam-status", "x-spam"].iter().any(|name| is_spam(name))
}

/// Returns whether these lines contain links, or are long.
fn is_advertising(lines: &[String]) -> bool {
    let lower = lines.join("\n").to_lowercase();
    MAX_PERSONAL < lower.len() || ["http://", "https://", "www.", "unsubscribe"].iter().any(|mark| lower.contains(mark))
}

/// Removes what a mailbox file or an editor left at the start, and ends lines with `\n`. Lone CRs count as line ends only if there is no
/// LF. Otherwise a CR could hide a header from the server that authenticates the sender but show it to the judge.
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
    for (at, piece) in raw.split(|byte| *byte == b'\r').enumerate() {
        match piece.first() {
            _ if at == 0 => {}
            _ if only_cr => out.push(b'\n'),
            Some(b'\n') => {}
            _ => out.push(b'\r'),
        }
        out.extend_from_slice(piece);
    }
    Cow::Owned(out)
}

/// The thread of an e-mail: `References:`, then `In-Reply-To:` (RFC 5322 section 3.6.4), each id once.
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
