//! The files that programs fetch: feeds of news (Atom, RFC 4287) and of deadlines (iCalendar), and the form of JSON.
//!
//! All of it is made of what a page shows, and without a clock: the same games give the same bytes.
use crate::families::sheet::FORMAT;
use crate::mail::ics;
use jiff::Timestamp;
use maud::{Markup, html};
use serde_json::{Map, Value};

/// The kind of a feed of news.
pub(super) const ATOM: &str = "application/atom+xml; charset=utf-8";
/// The kind of a feed of deadlines.
pub(super) const ICS: &str = "text/calendar; charset=utf-8";
/// The kind of data.
pub(super) const JSON: &str = "application/json";

/// As many pieces of news are in a feed.
pub(super) const MOST: usize = 30;

/// A feed of news.
pub(super) struct Feed {
    /// The subject that it is about.
    pub(super) title: String,
    /// The address of its page, from the first `/` on.
    pub(super) page: String,
    /// Its own address, from the first `/` on.
    pub(super) own: String,
    /// The newest first.
    pub(super) news: Vec<FeedItem>,
}

/// A piece of news.
pub(super) struct FeedItem {
    /// Names it, and is never used for another one: `games/demo/S1901M`.
    pub(super) id: String,
    /// The line that says what it is.
    pub(super) title: String,
    /// More of it.
    pub(super) text: String,
    /// The page that shows it, from the first `/` on.
    pub(super) page: String,
    /// The time at which it happened.
    pub(super) at: Timestamp,
}

impl Feed {
    /// The feed as text, for a judge whose pages are at this address (`https://judge.example.org`). A feed without news says
    /// that it has not changed since `born`.
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

/// A text as XML can hold it: most control characters are no characters there.
fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() || matches!(c, '\n' | '\t')).collect()
}

/// A deadline, for a calendar.
pub(super) struct Deadline {
    /// Names it, and stays the same when it moves: `demo.3`.
    pub(super) id: String,
    /// The thing that is due.
    pub(super) title: String,
    /// More of it.
    pub(super) text: String,
    /// The time at which it is due.
    pub(super) at: Timestamp,
    /// The time at which that was decided.
    pub(super) decided: Timestamp,
}

/// Deadlines as a calendar, of the judge with this name and address.
pub(super) fn calendar(title: &str, (judge, address): (&str, &str), deadlines: Vec<Deadline>) -> String {
    let domain = address.rsplit_once('@').map_or("localhost", |(_, domain)| domain);
    let entry = |deadline: Deadline| {
        // Each decision counts as a change: its time grows, as the standard wants it.
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

/// Data for programs, with the name of its form first.
pub(super) fn json(fields: impl IntoIterator<Item = (&'static str, Value)>) -> String {
    let mut all = Map::new();
    all.insert("format".to_owned(), FORMAT.into());
    all.extend(fields.into_iter().map(|(name, value)| (name.to_owned(), value)));
    Value::Object(all).to_string() + "\n"
}
