//! Bounces: reports that one of the judge's e-mails did not arrive, in the format of RFC 3464 or in words.
//!
//! About half of real bounces have no machine-readable part, or a broken one. So the report is first searched for blocks of fields
//! (`Action:`, `Status:`) anywhere, and then its text is read up to the start of the returned e-mail. Reports of anything other than a
//! failure or an unclear outcome are not bounces: delay warnings, vacation notices, receipts.
use super::bounce_words as words;
use super::headers::{Headers, valid_address};
use super::inbound::JudgeAddress;
use super::mime::{MAX_DEPTH, MAX_PARTS, children, decoded};
use super::robot::{LOOP_HEADER, Robot, is_daemon};
use super::{charset, html};
use mailparse::ParsedContentType;

/// One of the judge's e-mails that did not arrive.
///
/// Anyone can forge such a report, and everyone who received the e-mail, or a reply to it, knows its Message-ID. Believe the report only if
/// it came to the e-mail's return path, which only the mail servers on its way have seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bounce {
    /// The server has given up, whatever the status: a temporary failure (4.x.x) has lasted too long (RFC 3464 section 2.3.3). Otherwise
    /// the outcome is unknown, or the e-mail waits for a person.
    pub hard: bool,
    /// The status code (RFC 3463), for example `5.1.1`.
    pub status: Option<String>,
    /// The addresses that it did not reach, in lower case: more than one if the recipient was a list or an alias.
    pub recipients: Vec<String>,
    /// The Message-IDs, with brackets, that the report contains, perhaps including the judge's own.
    pub ids: Vec<String>,
    /// Its envelope has no sender, as required of every mail system's report.
    pub from_nobody: bool,
}

/// The maximum bytes of text that are searched for phrases.
const MAX_TEXT: usize = 8 << 10;
/// The maximum number of field lines that are read.
const MAX_FIELDS: usize = 500;
/// The maximum number of recipients, and of ids, that are stored.
const MAX_KEPT: usize = 10;

impl Bounce {
    /// Reads an e-mail as a bounce of one of the judge's. `is_to_return_path` says that it was sent to an address that looks like one of
    /// the judge's return paths.
    pub(super) fn read(
        headers: &Headers,
        body: &[u8],
        robot: Option<Robot>,
        is_to_return_path: bool,
        judge: &JudgeAddress,
    ) -> Option<Self> {
        match robot {
            Some(Robot::Ourselves | Robot::Judge) => return None,
            None if !is_to_return_path => return None,
            _ => {}
        }
        let mut papers = Papers::default();
        papers.read(headers, body, 0);
        // Some mailboxes reject an e-mail with a receipt (RFC 5429 section 2.1).
        if papers.is_receipt && !words::squeezed(&papers.text).contains("rejected") {
            return None;
        }
        let subject = headers.get("subject").unwrap_or_default();
        let is_of_mail_system =
            matches!(robot, Some(Robot::DeliveryReport | Robot::NullReturnPath | Robot::DaemonSender));
        let mut bounce = match papers.of_fields() {
            Some(Outcome::Arrives) => return None,
            Some(Outcome::Failed(status, recipients)) => Self { hard: true, status, recipients, ..Self::default() },
            other => {
                let said = papers.in_words(&subject, is_of_mail_system || is_to_return_path);
                let hard = match said {
                    Said::Failed => true,
                    Said::NoFailure => return None,
                    Said::Waits => false,
                    Said::Nothing if robot == Some(Robot::DeliveryReport) => false,
                    Said::Nothing => return None,
                };
                let status = match other {
                    Some(Outcome::Troubled(status)) => Some(status),
                    _ => words::status(&papers.text),
                };
                Self { hard, status, ..Self::default() }
            }
        };
        papers.ids.extend(headers.message_ids("references"));
        papers.ids.extend(headers.message_ids("in-reply-to"));
        bounce.ids = papers.own_ids(judge);
        Some(bounce)
    }
}

/// The outcome in a report's fields.
enum Outcome {
    /// The e-mail has arrived, or the server is still trying.
    Arrives,
    /// It has not arrived and never will.
    Failed(Option<String>, Vec<String>),
    /// A temporary failure.
    Troubled(String),
}

/// The outcome in a report's text.
enum Said {
    Failed,
    /// No failure, but a delay, a vacation notice or a receipt.
    NoFailure,
    /// The e-mail waits for its sender's confirmation, which the judge never gives.
    Waits,
    Nothing,
}

/// The contents of a report and of the reports nested in it.
#[derive(Default)]
struct Papers {
    parts: usize,
    /// Field lines (RFC 3464 section 2).
    fields: Vec<String>,
    /// The human-readable text, without the returned e-mail.
    text: String,
    /// Message-IDs, with brackets.
    ids: Vec<String>,
    /// Text that may contain the returned e-mail, or part of it.
    returned: String,
    /// A reader's receipt or complaint, which says nothing about delivery.
    is_receipt: bool,
}

impl Papers {
    fn read(&mut self, headers: &Headers, body: &[u8], depth: usize) {
        self.parts += 1;
        if MAX_PARTS < self.parts || MAX_DEPTH < depth {
            return;
        }
        let kind =
            headers.get("content-type").map_or_else(ParsedContentType::default, |v| mailparse::parse_content_type(&v));
        let (main, sub) = kind.mimetype.split_once('/').unwrap_or((&kind.mimetype, ""));
        match (main, sub) {
            ("multipart", _) => {
                let report = kind.params.get("report-type").map(|kind| kind.trim().to_ascii_lowercase());
                self.is_receipt |= depth == 0 && report.is_some_and(|kind| words::RECEIPTS.contains(&kind.as_str()));
                let children = children(&kind, body);
                if children.is_empty() {
                    self.plain(&text(headers, &ParsedContentType::default(), body));
                }
                for child in children {
                    let (headers, body) = Headers::split(child);
                    self.read(&headers, body, depth + 1);
                }
            }
            ("message", "delivery-status" | "global-delivery-status") => {
                let text = text(headers, &kind, body);
                let room = MAX_FIELDS.saturating_sub(self.fields.len());
                self.fields.extend(text.lines().take(room).map(str::to_owned));
                // Keeps the fields of two parts from merging into one recipient's.
                self.fields.push(String::new());
            }
            ("message", "disposition-notification" | "feedback-report") => self.is_receipt |= depth == 1,
            ("message", _) | ("text", "rfc822-headers" | "rfc822" | "x-message-headers") => {
                let (bytes, _) = decoded(headers, body);
                self.letter(bytes.trim_ascii_start(), depth);
            }
            ("text", "html") => self.plain(&html::to_text(&text(headers, &kind, body)).text),
            ("text" | "plain" | "", _) => self.plain(&text(headers, &kind, body)),
            // The e-mail as a file.
            ("application", _) => self.return_of(&text(headers, &kind, body)),
            _ => {}
        }
    }

    /// A nested e-mail: a forwarded report, or the returned e-mail.
    fn letter(&mut self, raw: &[u8], depth: usize) {
        let (headers, body) = Headers::split(raw);
        let from = headers.mailboxes("from").into_iter().next();
        let is_report =
            headers.get("content-type").is_some_and(|kind| kind.to_lowercase().contains("multipart/report"))
                || from.is_some_and(|(address, _)| is_daemon(&address));
        if is_report && !headers.has(&LOOP_HEADER.to_ascii_lowercase()) {
            self.text += &headers.get("subject").unwrap_or_default();
            self.text.push('\n');
            return self.read(&headers, body, depth + 1);
        }
        self.ids.extend(headers.message_ids("message-id"));
        self.return_of(&String::from_utf8_lossy(raw.get(..MAX_TEXT).unwrap_or(raw)));
    }

    /// Human-readable text, followed by the returned e-mail.
    fn plain(&mut self, text: &str) {
        let end = words::end_of_report(text);
        let (text, returned) = text.split_at_checked(end).unwrap_or((text, ""));
        self.return_of(returned);
        // A report that was quoted or forwarded, or that a program wrote as text.
        if words::has_fields(text) {
            let room = MAX_FIELDS.saturating_sub(self.fields.len());
            self.fields.extend(text.lines().take(room).map(str::to_owned));
        }
        let room = MAX_TEXT.saturating_sub(self.text.len());
        self.text += text.get(..text.floor_char_boundary(room)).unwrap_or_default();
        self.text.push('\n');
        self.return_of(text);
    }

    /// Text that may contain the returned e-mail.
    fn return_of(&mut self, text: &str) {
        let room = (8 * MAX_TEXT).saturating_sub(self.returned.len());
        self.returned += text.get(..text.floor_char_boundary(room)).unwrap_or_default();
        self.returned.push('\n');
    }

    /// Returns the outcome in the fields: blocks separated by blank lines, one per recipient.
    fn of_fields(&self) -> Option<Outcome> {
        let (mut status, mut recipients, mut has_failed) = (None, Vec::new(), false);
        let (mut arrives, mut troubled) = (false, None);
        for block in self.fields.split(|line| line.trim().is_empty()) {
            let field = |name: &str| {
                let named = |line: &String| {
                    let (head, value) = line.split_once(':')?;
                    head.trim().eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
                };
                block.iter().find_map(named)
            };
            let code = field("status").as_deref().and_then(code);
            let action = field("action").unwrap_or_default().to_lowercase();
            let action = action.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
            match (action, code) {
                ("failed" | "failure", code) => {
                    has_failed = true;
                    status = status.or(code);
                }
                ("", Some(code)) if code.starts_with('5') => {
                    has_failed = true;
                    status = status.or(Some(code));
                }
                ("delayed" | "delivered" | "relayed" | "expanded", _) => {
                    arrives = true;
                    continue;
                }
                (_, Some(code)) if code.starts_with('4') => {
                    troubled = Some(code);
                    continue;
                }
                _ => continue,
            }
            let to = ["original-recipient", "final-recipient"].iter().find_map(|name| {
                // `rfc822; mary@example.org`, or without the type.
                let value = field(name)?;
                let address = value.split_once(';').map_or(value.as_str(), |(_, address)| address);
                valid_address(address.trim().trim_matches(['<', '>']))
            });
            if let Some(to) = to.filter(|to| recipients.len() < MAX_KEPT && !recipients.contains(to)) {
                recipients.push(to);
            }
        }
        match (has_failed, arrives) {
            (true, _) => Some(Outcome::Failed(status, recipients)),
            (false, true) => Some(Outcome::Arrives),
            (false, false) => troubled.map(Outcome::Troubled),
        }
    }

    /// Returns the outcome in the text. Phrases count for less if a person may have written them.
    fn in_words(&self, subject: &str, is_of_mail_system: bool) -> Said {
        let subject = words::squeezed(subject);
        let text = words::squeezed(&self.text);
        let has = |phrases: &[&str], text: &str| phrases.iter().any(|phrase| text.contains(phrase));
        let fails = |text: &str| has(words::FAILED, text);
        if words::RECEIPT_SUBJECTS.iter().any(|start| subject.starts_with(start)) {
            return Said::NoFailure;
        }
        let is_away = has(words::AWAY, &subject) || has(words::AWAY, &text) && !fails(&subject);
        let is_late = has(words::DELAYED, &subject) || has(words::DELAYED, &text);
        if is_away || is_late && !has(words::GIVEN_UP, &text) {
            return Said::NoFailure;
        }
        if has(words::WAITS, &subject) || has(words::WAITS, &text) {
            return Said::Waits;
        }
        let weakly = || has(words::FAILED_IN_REPORTS, &text) || has(words::FAILED_IN_REPORTS, &subject);
        let says_so = match is_of_mail_system {
            true => fails(&subject) || fails(&text) || weakly() || words::refuses(&text),
            // A person may forward a report, or ask about one.
            false => fails(&words::squeezed(&words::unquoted(&self.text))),
        };
        if says_so { Said::Failed } else { Said::Nothing }
    }

    /// The ids that may be the judge's.
    fn own_ids(&mut self, judge: &JudgeAddress) -> Vec<String> {
        let domain = judge.address.rsplit_once('@').map_or("localhost", |(_, domain)| domain);
        let end = format!("@{domain}");
        let returned = self.returned.to_ascii_lowercase();
        let is_of_id = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
        let in_text = returned.match_indices(&end).filter_map(|(at, _)| {
            let before = returned.get(..at)?;
            let start = before.rfind(|c| !is_of_id(c)).map_or(0, |i| i + 1);
            let local = before.get(start..).filter(|local| !local.is_empty())?;
            // Some systems show ids without brackets, or write `&lt;`.
            Some(format!("<{}{end}>", local.strip_prefix("lt").filter(|_| before.ends_with("&lt")).unwrap_or(local)))
        });
        let mut ids: Vec<String> = Vec::new();
        let all = self.ids.drain(..).map(|id| id.to_ascii_lowercase()).chain(in_text);
        for id in all.filter(|id| id.ends_with(&format!("{end}>")) && *id != format!("<{}>", judge.address)) {
            if ids.len() < MAX_KEPT && !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids
    }
}

/// The text of a part, decoded from its transfer encoding and charset.
fn text(headers: &Headers, kind: &ParsedContentType, body: &[u8]) -> String {
    let (bytes, _) = decoded(headers, body);
    let (text, _) = charset::decode(&bytes, kind.params.get("charset").map(String::as_str));
    charset::clean(&text)
}

/// The code at the start of a status: `5.1.1 (no such user)` gives `5.1.1`.
fn code(status: &str) -> Option<String> {
    let code = status.split(|c: char| c != '.' && !c.is_ascii_digit()).next()?;
    let good = code.len() <= 9 && code.split('.').count() == 3;
    let numbers = code.split('.').all(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()));
    (good && numbers).then(|| code.to_owned())
}
