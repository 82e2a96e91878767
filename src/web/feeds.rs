//! The files that programs fetch: feeds of news (Atom, RFC 4287) and of deadlines (iCalendar), and JSON.
//!
//! They contain the same facts as a page, and do not depend on the time, so the same games give the same bytes.
use crate::families::sheet::FORMAT;
use crate::mail::ics;
use jiff::Timestamp;
use maud::{Markup, html};
use serde_json::{Map, Value};

/// The media type of a news feed.
pub(super) const ATOM: &str = "application/atom+xml; charset=utf-8";
/// The media type of a deadline feed.
pub(super) const ICS: &str = "text/calendar; charset=utf-8";
/// The media type of JSON.
pub(super) const JSON: &str = "application/json";

/// The most entries in a news feed.
pub(super) const MOST: usize = 30;

/// A news feed.
pub(super) struct Feed {
    /// Its title.
    pub(super) title: String,
    /// The path of its page, beginning with `/`.
    pub(super) page: String,
    /// Its own path, beginning with `/`.
    pub(super) own: String,
    /// The entries, newest first.
    pub(super) news: Vec<FeedItem>,
}

/// An entry of a feed.
pub(super) struct FeedItem {
    /// Its permanent, unique identifier: `games/demo/S1901M`.
    pub(super) id: String,
    /// Its title.
    pub(super) title: String,
    /// Its text.
    pub(super) text: String,
    /// The path of the page that shows it, beginning with `/`.
    pub(super) page: String,
    /// The time of the event.
    pub(super) at: Timestamp,
}

impl Feed {
    /// The feed as Atom, for a judge whose pages are at this address (`https://judge.example.org`). A feed without entries
    /// gives `born` as the time of its last change.
    pub(super) fn atom(&self, url: &str, born: Timestamp) -> String {
        let updated = self.news.iter().map(|news| news.at).max().unwrap_or(born);
        let markup: Markup = html! {
            feed xmlns="http://www.w3.org/2005/Atom" {
                title { (plain(&self.title)) }
                id { (url) (self.own) }
                link rel="self" href={ (url) (self.own) } {}
                link rel="alternate" type="text/html" href={ (url) (self.page) } {}
                updated { (updated) }
                author { name { "Chancery" } }
                @for news in self.news.iter().take(MOST) {
                    entry {
                        title { (plain(&news.title)) }
                        id { (url) "/" (news.id) }
                        link rel="alternate" type="text/html" href={ (url) (news.page) } {}
                        updated { (news.at) }
                        content type="text" { (plain(&news.text)) }
                    }
                }
            }
        };
        markup.into_string()
    }
}

/// A text without the control characters that XML does not allow.
fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() || matches!(c, '\n' | '\t')).collect()
}

/// A deadline, for a calendar.
pub(super) struct Deadline {
    /// Its identifier, which stays the same when it moves: `demo.3`.
    pub(super) id: String,
    /// Its title.
    pub(super) title: String,
    /// Its description.
    pub(super) text: String,
    /// The deadline itself.
    pub(super) at: Timestamp,
    /// The time of that decision.
    pub(super) decided: Timestamp,
}

/// Deadlines as a calendar of the judge with this name and address.
pub(super) fn calendar(title: &str, (judge, address): (&str, &str), deadlines: Vec<Deadline>) -> String {
    let domain = address.rsplit_once('@').map_or("localhost", |(_, domain)| domain);
    let entry = |deadline: Deadline| {
        // Each decision is a revision. Its time grows, as the standard requires of the sequence.
        let sequence = u32::try_from(deadline.decided.as_second().max(0) / 60).unwrap_or(0);
        let entry = ics::CalendarEvent {
            uid: format!("{}@{domain}", deadline.id),
            sequence,
            at: deadline.at,
            summary: deadline.title,
            description: deadline.text,
            organizer: judge.to_owned(),
            from: address.to_owned(),
        };
        (entry, deadline.decided)
    };
    ics::calendar(title, &deadlines.into_iter().map(entry).collect::<Vec<_>>())
}

/// JSON for programs, beginning with the name of its format.
pub(super) fn json(fields: impl IntoIterator<Item = (&'static str, Value)>) -> String {
    let mut all = Map::new();
    all.insert("format".to_owned(), FORMAT.into());
    all.extend(fields.into_iter().map(|(name, value)| (name.to_owned(), value)));
    Value::Object(all).to_string() + "\n"
}
