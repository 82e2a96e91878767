//! Writes calendar entries as iCalendar (RFC 5545), with scheduling methods (RFC 5546, RFC 6047).
//!
//! The crate `icalendar` is not used, because it gives each alarm a random name and the machine's time, so that the same entry never has
//! the same bytes, and because it does not escape quotation marks and line ends in an organizer's name, which could inject properties.
//!
//! All times are UTC: every calendar converts them to its reader's zone, and no time zone tables are needed.
use jiff::Timestamp;
use std::fmt::Write as _;

/// The detail of the judge's address for calendar programs' replies. It proves nothing, because entries are shared.
pub const DETAIL: &str = "calendar";
/// The maximum bytes of a line, without its end (RFC 5545 3.1).
const MAX_LINE: usize = 75;
/// The time of an entry's reminder.
const ALARM: &str = "-PT3H";

/// The action that a calendar should take with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// To add it, if the reader wants to.
    Publish,
    /// To add or move it.
    Request,
    /// To remove it.
    Cancel,
}

impl Method {
    /// Its iCalendar name.
    pub fn word(self) -> &'static str {
        match self {
            Self::Publish => "PUBLISH",
            Self::Request => "REQUEST",
            Self::Cancel => "CANCEL",
        }
    }
}

/// An event at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarEvent {
    /// Its identifier, which stays the same when it moves.
    pub uid: String,
    /// The number of its changes: programs obey the highest.
    pub sequence: u32,
    /// The time of the event.
    pub at: Timestamp,
    /// The title.
    pub summary: String,
    /// The description, of one or more lines.
    pub description: String,
    /// The organizer's name.
    pub organizer: String,
    /// The organizer's address.
    pub from: String,
}

/// A calendar of these entries, each with the time of its last change, for programs that poll it.
pub fn calendar(title: &str, entries: &[(CalendarEvent, Timestamp)]) -> String {
    let mut out = String::new();
    begin(&mut out, Method::Publish);
    fold(&mut out, &format!("X-WR-CALNAME:{}", escaped(title)));
    entries.iter().for_each(|(entry, changed)| event(&mut out, entry, Method::Publish, "", *changed));
    fold(&mut out, "END:VCALENDAR");
    out
}

/// The file for one entry, written at this time. It includes `invited`, unless it is only published.
pub fn file(entry: &CalendarEvent, method: Method, invited: &str, written: Timestamp) -> String {
    let mut out = String::new();
    begin(&mut out, method);
    event(&mut out, entry, method, invited, written);
    fold(&mut out, "END:VCALENDAR");
    out
}

fn begin(out: &mut String, method: Method) {
    let method = format!("METHOD:{}", method.word());
    let lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Chancery//Chancery//EN", &method];
    lines.iter().for_each(|line| fold(out, line));
}

fn event(out: &mut String, entry: &CalendarEvent, method: Method, invited: &str, written: Timestamp) {
    let mut line = |text: &str| fold(out, text);
    line("BEGIN:VEVENT");
    line(&format!("UID:{}", escaped(&entry.uid)));
    line(&format!("DTSTAMP:{}", time(written)));
    line(&format!("DTSTART:{}", time(entry.at)));
    line(&format!("SEQUENCE:{}", entry.sequence));
    line(&format!("STATUS:{}", if method == Method::Cancel { "CANCELLED" } else { "CONFIRMED" }));
    line(&format!("SUMMARY:{}", escaped(&entry.summary)));
    line(&format!("DESCRIPTION:{}", escaped(&entry.description)));
    line(&format!("ORGANIZER;CN=\"{}\":{}", parameter(&entry.organizer), mailto(&entry.from)));
    if method != Method::Publish {
        line(&format!(
            "ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:{}",
            mailto(invited)
        ));
    }
    // The reader's time is not marked as busy.
    line("TRANSP:TRANSPARENT");
    if method != Method::Cancel {
        line("BEGIN:VALARM");
        line("ACTION:DISPLAY");
        line(&format!("TRIGGER:{ALARM}"));
        line(&format!("DESCRIPTION:{}", escaped(&entry.summary)));
        line("END:VALARM");
    }
    line("END:VEVENT");
}

/// Returns whether a file is a calendar program's reply to an invitation. `method` comes from its part's header.
pub(super) fn is_answer(method: Option<&str>, text: &str) -> bool {
    let of_text = || text.lines().find_map(|line| line.trim().strip_prefix("METHOD:"));
    method.or_else(of_text).is_some_and(|method| {
        ["reply", "counter", "refresh", "declinecounter"].contains(&method.trim().to_ascii_lowercase().as_str())
    })
}

/// Adds a line, folded where it is too long (RFC 5545 3.1): each continuation begins with a blank, which readers remove.
fn fold(out: &mut String, text: &str) {
    let mut n = 0;
    for c in text.chars() {
        if MAX_LINE < n + c.len_utf8() {
            out.push_str("\r\n ");
            n = 1;
        }
        out.push(c);
        n += c.len_utf8();
    }
    out.push_str("\r\n");
}

/// A text as a value (RFC 5545 3.3.11).
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.trim_end().chars() {
        match c {
            '\\' | ';' | ',' => {
                out.push('\\');
                out.push(c);
            }
            '\n' => out.push_str("\\n"),
            // Some programs treat these as a line end.
            c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => {}
            c => out.push(c),
        }
    }
    out
}

/// A text as a quoted parameter, where escapes do not exist.
fn parameter(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).map(|c| if c == '"' { '\'' } else { c }).collect()
}

/// An address as a link (RFC 6068).
fn mailto(address: &str) -> String {
    let mut out = String::from("mailto:");
    for byte in address.bytes() {
        let is_plain = byte.is_ascii_alphanumeric() || b"-._~+@!$'*=".contains(&byte);
        // Writing to a string never fails.
        let _ = if is_plain { write!(out, "{}", char::from(byte)) } else { write!(out, "%{byte:02X}") };
    }
    out
}

/// `20261124T233000Z`
fn time(time: Timestamp) -> String {
    time.strftime("%Y%m%dT%H%M%SZ").to_string()
}
