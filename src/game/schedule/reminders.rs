//! The times when a person wants a reminder of a deadline.
use super::reminder_at;
use crate::game::dates::typed;
use crate::say;
use crate::text::list;
use crate::text::sentence::{Note, Sentence, line};
use jiff::{SignedDuration, Timestamp};
use std::fmt;

/// The times when a person wants a reminder of a deadline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Reminders {
    /// A day before the deadline, if orders are missing: see [`reminder_at`].
    #[default]
    Usual,
    /// This many hours before the deadline, the most first, even if the turn waits only at this person's request. Empty: never.
    Before(Vec<u16>),
}

/// The maximum number of reminders of one deadline.
const MOST: usize = 4;
/// The maximum number of hours before the deadline: 30 days.
const MAX_HOURS: u16 = 720;
/// An example of how to write them.
fn example() -> Sentence<'static> {
    say!("Write for example {}, or {}.", line("SET REMINDER 24h 6h"), line("SET NO REMINDER"))
}

impl Reminders {
    /// Reads the stored form: `24 6`, an empty text for never, or `None` for the default.
    pub fn kept(text: Option<&str>) -> Self {
        let hours = |text: &str| text.split_whitespace().filter_map(|hours| hours.parse().ok()).collect();
        text.map_or(Self::Usual, |text| Self::Before(hours(text)))
    }

    /// Returns the text to store.
    pub fn keep(&self) -> Option<String> {
        match self {
            Self::Usual => None,
            Self::Before(hours) => Some(hours.iter().map(u16::to_string).collect::<Vec<_>>().join(" ")),
        }
    }

    /// Parses `24h 6h`, `2 days and 6 hours`, `24, 6`.
    ///
    /// # Errors
    /// A sentence with a valid example.
    pub fn read(text: &str) -> Result<Self, Note> {
        let wrong = || Note::of(say!("{} says not how long before the deadline. {}", typed(text), example()));
        let lower = text.to_ascii_lowercase();
        let words =
            lower.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty() && *word != "and");
        let mut hours: Vec<u16> = Vec::new();
        for word in words {
            let at = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
            let (number, unit) = word.split_at(at);
            let each = match unit {
                "" | "h" | "hour" | "hours" | "hr" | "hrs" => 1,
                "d" | "day" | "days" => 24,
                _ => return Err(wrong()),
            };
            match number.parse::<u16>() {
                Ok(number) => hours.push(number.saturating_mul(each)),
                // The unit may be a separate word: "2 days".
                Err(_) if number.is_empty() && !unit.is_empty() => {
                    let last = hours.last_mut().ok_or_else(wrong)?;
                    *last = last.saturating_mul(each);
                }
                Err(_) => return Err(wrong()),
            }
        }
        if hours.is_empty() {
            return Err(Note::of(say!("How long before the deadline? {}", example())));
        }
        if MOST < hours.len() {
            return Err(Note::of(say!("A deadline has at most {} reminders. {}", MOST, example())));
        }
        if !hours.iter().all(|hours| (1..=MAX_HOURS).contains(hours)) {
            return Err(Note::of(say!(
                "A reminder can come from 1 hour to {} hours before the deadline. {}",
                MAX_HOURS,
                example()
            )));
        }
        hours.sort_unstable_by(|a, b| b.cmp(a));
        hours.dedup();
        Ok(Self::Before(hours))
    }

    /// The times to remind the person of a deadline that was set at `set_at`.
    pub fn times(&self, deadline: Timestamp, set_at: Timestamp) -> Vec<Timestamp> {
        match self {
            Self::Usual => reminder_at(deadline, set_at).into_iter().collect(),
            Self::Before(hours) => {
                let before = |hours: &u16| deadline.checked_sub(SignedDuration::from_hours(i64::from(*hours))).ok();
                hours.iter().filter_map(before).filter(|time| set_at < *time).collect()
            }
        }
    }
}

impl fmt::Display for Reminders {
    /// `24 and 6 hours before each deadline`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usual => f.write_str("a day before the deadline, if your orders are missing"),
            Self::Before(hours) if hours.is_empty() => f.write_str("never"),
            Self::Before(hours) => {
                let unit = if hours == &[1] { "hour" } else { "hours" };
                let hours: Vec<String> = hours.iter().map(u16::to_string).collect();
                write!(f, "{} {unit} before each deadline", list(&hours))
            }
        }
    }
}
