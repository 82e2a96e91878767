//! The e-mails that the keeper means: by direction, state, sender, recipient, first line and age.
use super::letters::{LetterSummary, STOPPED, UNCONFIRMED};
use crate::command::access::keeper::matches;
use crate::store::LetterRef;
use jiff::{SignedDuration, Timestamp};

/// E-mails to list or to drop: those that match all of these.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LetterFilter {
    /// `in`, `out` or `held`. `None`: all.
    pub way: Option<String>,
    /// `stuck`, `waiting`, `stopped`, `refused`, `sent` and so on, or `None` for all that wait or have failed.
    pub state: Option<String>,
    /// A pattern for the sender, or for the recipient of the reply.
    pub from: Option<String>,
    /// A pattern for the recipient of an outgoing e-mail.
    pub to: Option<String>,
    /// A pattern for the first line.
    pub line: Option<String>,
    /// The maximum age.
    pub since: Option<SignedDuration>,
    /// The minimum age.
    pub older: Option<SignedDuration>,
}

impl LetterFilter {
    /// Reads the words after KEEPER LETTERS, in any order: `OUT TO *@d*.test SINCE 2h`.
    pub fn read(text: &str) -> Option<Self> {
        let mut wanted = Self::default();
        let mut words = words(text);
        while let Some(word) = words.next() {
            wanted.read_word(word, &mut words)?;
        }
        Some(wanted)
    }

    /// Reads a word, and the one that it needs behind it. `None` if it says nothing about e-mails.
    pub fn read_word<'t>(&mut self, word: &str, rest: &mut impl Iterator<Item = &'t str>) -> Option<()> {
        let mut next = || rest.next().map(str::to_owned);
        match word.to_ascii_lowercase().as_str() {
            way @ ("in" | "out" | "held") if self.way.is_none() => self.way = Some(way.to_owned()),
            "state" => self.state = Some(next()?.to_ascii_lowercase()),
            "from" => self.from = Some(next()?),
            "to" => self.to = Some(next()?),
            "line" => self.line = Some(next()?),
            "since" => self.since = Some(span(&next()?)?),
            "older" => self.older = Some(span(&next()?)?),
            state if self.state.is_none() && STATES.contains(&state) => self.state = Some(state.to_owned()),
            _ => return None,
        }
        Some(())
    }

    /// The patterns for its sender, its recipient, and its first line.
    pub fn patterns(&self) -> [&Option<String>; 3] {
        [&self.from, &self.to, &self.line]
    }

    /// Returns whether it depends on more than the direction and the state, so that each e-mail must be looked at.
    pub(super) fn looks_closer(&self) -> bool {
        self.patterns().into_iter().any(Option::is_some) || self.since.is_some() || self.older.is_some()
    }

    /// Returns whether it takes e-mails of this direction and state.
    pub(super) fn has(&self, way: &str, state: &str) -> bool {
        let is_usual = !matches!(state, "sent" | "done" | "silent");
        self.way.as_ref().is_none_or(|wanted| wanted == way)
            && self.state.as_ref().map_or(is_usual, |wanted| wanted == state)
    }

    /// Returns whether it takes an e-mail of the right direction and state.
    pub(super) fn fits(&self, letter: &LetterSummary, now: Timestamp) -> bool {
        let like = |pattern: &Option<String>, there: Option<&str>| {
            pattern.as_ref().is_none_or(|pattern| {
                there.is_some_and(|there| matches(&pattern.to_lowercase(), &there.to_lowercase()))
            })
        };
        let is_out = matches!(letter.which, LetterRef::Out(_));
        let age = now.duration_since(letter.at.unwrap_or(now));
        like(&self.from, letter.address())
            && like(&self.to, letter.address().filter(|_| is_out))
            && like(&self.line, letter.first_line.as_deref())
            && self.since.is_none_or(|since| age <= since)
            && self.older.is_none_or(|older| older <= age)
    }
}

/// The states that a word alone names.
const STATES: [&str; 8] = [UNCONFIRMED, STOPPED, "stuck", "waiting", "refused", "sent", "done", "silent"];

/// The words of a line. A text in quotation marks is one.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_quoted = |i: usize| i % 2 == 1;
    let parts = text.split('"').enumerate();
    parts.flat_map(move |(i, part)| if is_quoted(i) { vec![part] } else { part.split_whitespace().collect() })
}

/// A duration such as `90m`, `2h`, `3d`.
fn span(text: &str) -> Option<SignedDuration> {
    let (number, unit) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let number: i64 = number.parse().ok().filter(|number| (0..100_000).contains(number))?;
    match unit {
        "m" | "M" => Some(SignedDuration::from_mins(number)),
        "h" | "H" => Some(SignedDuration::from_hours(number)),
        "d" | "D" => Some(SignedDuration::from_hours(24 * number)),
        _ => None,
    }
}
