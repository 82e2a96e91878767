//! The number and length of extensions that a player may take alone.
use crate::game::schedule::Hours;
use crate::say;
use crate::text::sentence::{Note, line};
use std::fmt;
use std::str::FromStr;

/// The extensions that one player may take alone: the setting EXTENSIONS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extensions {
    /// The number of extensions. Each punctual turn gives one back.
    pub n: u32,
    /// The maximum length of one extension.
    pub most: Hours,
    /// The number of extensions in the whole game.
    pub in_all: u32,
}

/// The maximum number of extensions that may be set.
const MAX: u32 = 99;

impl Extensions {
    /// No extensions.
    pub(super) const NONE: Self = Self { n: 0, most: Hours::WEEK, in_all: 0 };
    /// The extensions in a game without a GM to ask.
    pub(super) const AMONG_PLAYERS: Self = Self { n: 2, most: Hours::WEEK, in_all: 6 };
}

impl FromStr for Extensions {
    type Err = Note;

    /// Reads `3`, `3 OF 48 HOURS`, `3 OF 2 DAYS, 9 IN ALL`.
    fn from_str(text: &str) -> Result<Self, Note> {
        let wrong = || {
            Note::of(say!(
                "Write how many, and by how much at a time: {}, or {}.",
                line("EXTENSIONS 2 OF 72 HOURS"),
                line("EXTENSIONS 2 OF 3 DAYS 6 IN ALL")
            ))
        };
        let lower = text.to_ascii_lowercase().replace(',', " ");
        let words: Vec<&str> = lower.split_whitespace().collect();
        let number = |text: &str| text.parse::<u32>().ok().filter(|n| *n <= MAX).ok_or_else(wrong);
        let (n, rest) = words.split_first().ok_or_else(wrong)?;
        let n = number(n)?;
        let (most, rest) = match rest {
            ["of" | "up", hours, unit, rest @ ..] => (length(hours, unit).ok_or_else(wrong)?, rest),
            rest => (Hours::WEEK, rest),
        };
        let in_all = match rest {
            [] => n * 3,
            [in_all, "in", "all"] | [in_all, "in", "total"] | [in_all, "total"] => number(in_all)?.max(n),
            _ => return Err(wrong()),
        };
        Ok(Self { n, most, in_all })
    }
}

/// `3 days`, `48 hours`
fn length(number: &str, unit: &str) -> Option<Hours> {
    let number = Hours::read(number).ok()?;
    match unit {
        "h" | "hour" | "hours" => Some(number),
        "d" | "day" | "days" => number.times(24),
        "w" | "week" | "weeks" => number.times(7 * 24),
        _ => None,
    }
    .filter(|hours| Hours::ZERO < *hours)
}

impl fmt::Display for Extensions {
    /// `3 OF 48 HOURS 9 IN ALL`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { n, most, in_all } = self;
        write!(f, "{n} OF {} HOURS {in_all} IN ALL", most.typed())
    }
}
