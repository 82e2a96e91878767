//! Writes entries for calendars: iCalendar (RFC 5545), and what a program is asked to do with them (RFC 5546, RFC 6047).
//!
//! The crate `icalendar` is not used, because it gives each alarm a random name and the time of the machine, so that the same entry never
//! has the same bytes, and leaves quotation marks and line ends in an organizer's name, which could so add properties.
//!
//! All times are UTC, so that every calendar shows its reader's own, and no tables of time zones are needed.
use jiff::Timestamp;
use std::fmt::Write as _;

/// The detail of our address to which calendar programs send their answers. It proves nothing: entries are shared.
pub const DETAIL: &str = "calendar";
/// The maximum bytes of a line, without its end (RFC 5545 3.1).
const MAX_LINE: usize = 75;
/// The time before an entry at which its reader is reminded.
const ALARM: &str = "-PT3H";

/// The action that a calendar is asked to perform with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// To keep it, if its reader wants that.
    Publish,
    /// To enter it, or to move it if it is there.
    Request,
    /// To take it out.
    Cancel,
}

impl Method {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Publish => "PUBLISH",
            Self::Request => "REQUEST",
            Self::Cancel => "CANCEL",
        }
    }
}

/// An event that happens at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarEvent {
    /// Names it, and stays the same when it moves.
    pub uid: String,
    /// Counts its changes: programs obey the highest.
    pub sequence: u32,
    /// The time of the event.
    pub at: Timestamp,
    /// The entry, in a few words.
    pub summary: String,
    /// More of it; may have several lines.
    pub description: String,
    /// The name of whoever enters it.
    pub organizer: String,
    /// Their address.
    pub from: String,
}

/// A calendar of these entries, each with the time at which it was last changed: for programs that come to fetch it.
pub fn calendar(title: &str, entries: &[(CalendarEvent, Timestamp)]) -> String {
    let mut out = String::new();
    begin(&mut out, Method::Publish);
    fold(&mut out, &format!("X-WR-CALNAME:{}", escaped(title)));
    entries.iter().for_each(|(entry, changed)| event(&mut out, entry, Method::Publish, "", *changed));
    fold(&mut out, "END:VCALENDAR");
    out
}

/// The file for one entry, written at that time. Who is `invited` is named in it, unless it is only published.
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
    // Nobody is busy because of it.
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

/// Returns whether a file like this is an answer of a calendar program to an invitation. `method` is what its part
/// says of it.
pub(super) fn is_answer(method: Option<&str>, text: &str) -> bool {
    let of_text = || text.lines().find_map(|line| line.trim().strip_prefix("METHOD:"));
    method.or_else(of_text).is_some_and(|method| {
        ["reply", "counter", "refresh", "declinecounter"].contains(&method.trim().to_ascii_lowercase().as_str())
    })
}

/// Adds a line, broken where it is too long (RFC 5545 3.1): what follows a break begins with a blank, which does not count.
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
            // What some programs take for the end of a line.
            c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => {}
            c => out.push(c),
        }
    }
    out
}

/// A text as a parameter between quotes, where nothing can be escaped.
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
