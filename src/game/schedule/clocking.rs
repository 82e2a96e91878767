//! A game's clock settings, in the words of the classic judges.
use crate::game::dates::{read_zone, time_of_day, typed};
use crate::rules::Stage;
use crate::say;
use crate::text::nearest;
use crate::text::sentence::{Note, Sentence, line, term};
use crate::text::words::said;
use jiff::SignedDuration;
use jiff::civil::{Time, Weekday};
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The clock settings for one kind of phase. They are stored as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Clocking {
    /// `CLOCK`: the minute of the day when deadlines fall, in the game's zone. `None` (printed as -1) means any time.
    pub clock: Option<u16>,
    /// `MIN`: the minimum time between two phases.
    pub min: Hours,
    /// `NEXT`: the time from the results of one phase to the deadline of the next. That deadline then moves to `CLOCK` and to
    /// an allowed day.
    pub next: Hours,
    /// `GRACE`: the extra time for late orders after the deadline.
    pub grace: Hours,
    /// `DELAY`: the time from the last orders to the results, for second thoughts.
    pub delay: Hours,
    /// `DAYS`: the days when deadlines may fall.
    pub days: Days,
}

/// The minutes in a day.
const DAY: u16 = 24 * 60;
/// The words of the settings, in their printed order.
const WORDS: [&str; 6] = ["clock", "min", "next", "grace", "delay", "days"];

impl Clocking {
    /// The default for a stage in a new game: at 23:30, [`every`] few days.
    pub fn usual(stage: &Stage) -> Self {
        let (next, grace) = (Hours::short_of_days(stage.days), Hours::whole(stage.grace_hours));
        let delay = Hours { hundredths: stage.delay_minutes * 100 / 60 };
        Self { next, grace, delay, ..Self::default() }
    }

    /// Returns these settings with some changes: `clock 1410 min 0 next 47 grace 95 delay 0.5 days -MTWTF-`, or a part of that,
    /// in any order. The clock can also be `23:30` or `none`.
    ///
    /// # Errors
    /// A sentence that explains the mistake, with a valid example.
    pub fn with(&self, text: &str) -> Result<Self, Note> {
        self.change(text).map(|(changed, _)| changed)
    }

    /// Returns the changed settings, and which of [`WORDS`] the text contained.
    fn change(&self, text: &str) -> Result<(Self, [bool; 6]), Note> {
        let mut changed = self.clone();
        let mut named = [false; 6];
        let mut words = text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
        while let Some(word) = words.next() {
            let key = WORDS.iter().position(|key| key.eq_ignore_ascii_case(word)).ok_or_else(|| unknown(word))?;
            let value = words
                .next()
                .ok_or_else(|| Note::of(say!("{} what? {}", term(word.to_ascii_uppercase()), example())))?;
            match WORDS[key] {
                "clock" => changed.clock = read_clock(value)?,
                "min" => changed.min = Hours::read(value)?,
                "next" => changed.next = Hours::read(value)?,
                "grace" => changed.grace = Hours::read(value)?,
                "delay" => changed.delay = Hours::read(value)?,
                _ => changed.days = value.parse()?,
            }
            named[key] = true;
        }
        if named == [false; 6] {
            return Err(Note::of(say!("Which of the clock's settings? {}", example())));
        }
        if changed.next == Hours::whole(0) {
            return Err(Note::of("NEXT must be more than 0 hours. Otherwise no one could send orders."));
        }
        if changed.min > changed.next {
            let [min, next] = [changed.min, changed.next].map(|hours| term(hours.to_string()));
            return Err(Note::of(say!(
                "MIN ({min}) cannot be more than NEXT ({next}): a phase is over at its deadline.",
                min,
                next
            )));
        }
        Ok((changed, named))
    }
}

impl Clocking {
    /// The settings as people type them: `CLOCK 23:30 MIN 0 NEXT 46 GRACE 72 DELAY 0.5 DAYS SMTWTFS`.
    pub fn typed(&self) -> String {
        let Self { clock, min, next, grace, delay, days } = self;
        let clock = clock.map_or("NONE".to_owned(), |minute| format!("{:02}:{:02}", minute / 60, minute % 60));
        let [min, next, grace, delay] = [min, next, grace, delay].map(|hours| hours.typed());
        format!("CLOCK {clock} MIN {min} NEXT {next} GRACE {grace} DELAY {delay} DAYS {days}")
    }
}

impl Default for Clocking {
    /// A day for each phase, and a day's grace.
    fn default() -> Self {
        let (next, grace) = (Hours::short_of_days(1), Hours::whole(24));
        let delay = Hours { hundredths: 50 };
        Self { clock: Some(DAY - 30), min: Hours::whole(0), next, grace, delay, days: Days::ALL }
    }
}

fn example() -> Sentence<'static> {
    say!("Write for example {}.", line("CLOCK 23:30 NEXT 71 GRACE 72 DELAY 0.5 DAYS -MTWTF-"))
}

fn unknown(word: &str) -> Note {
    match nearest(word, WORDS) {
        Some(key) => Note::of(say!(
            "{} is not a setting of the clock. Did you mean {}?",
            typed(word),
            term(key.to_ascii_uppercase())
        )),
        None => Note::of(say!("{} is not a setting of the clock. {}", typed(word), example())),
    }
}

impl fmt::Display for Clocking {
    /// Formats the settings as the classic judges do: `clock 1410 min  0.00 next  47.00 grace  95.00 delay 0.50 days -MTWTF-`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { clock, min, next, grace, delay, days } = self;
        let clock = clock.map_or(-1, i32::from);
        write!(f, "clock {clock:4} min {min:>5} next {next:>6} grace {grace:>6} delay {delay:>4} days {days}")
    }
}

impl FromStr for Clocking {
    type Err = Note;

    /// Parses all of the settings. [`Clocking::with`] parses some of them.
    fn from_str(text: &str) -> Result<Self, Note> {
        let (clocking, named) = Self::default().change(text)?;
        match named.iter().zip(WORDS).find(|(named, _)| !**named) {
            Some((_, missing)) => {
                Err(Note::of(say!("The clock's settings lack {}. {}", term(missing.to_ascii_uppercase()), example())))
            }
            None => Ok(clocking),
        }
    }
}

impl TryFrom<String> for Clocking {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse().map_err(said)
    }
}

impl From<Clocking> for String {
    fn from(clocking: Clocking) -> Self {
        clocking.to_string()
    }
}

fn read_clock(text: &str) -> Result<Option<u16>, Note> {
    if ["none", "off", "any", "-1"].iter().any(|none| none.eq_ignore_ascii_case(text)) {
        return Ok(None);
    }
    match text.parse::<u16>() {
        Ok(minutes @ 0..DAY) => Ok(Some(minutes)),
        _ if text.contains(':') || text.to_ascii_lowercase().ends_with('m') => {
            Ok(Some(minute_of_day(time_of_day(text)?)?))
        }
        _ => Err(Note::of(say!(
            "{} is not a time for the CLOCK. Please write a time like 23:30, or the minute of the day from 0 to 1439.",
            typed(text)
        ))),
    }
}

fn minute_of_day(time: Time) -> Result<u16, Note> {
    let minutes = i32::from(time.hour()) * 60 + i32::from(time.minute());
    match u16::try_from(minutes) {
        Ok(minutes) if time.second() == 0 => Ok(minutes),
        _ => Err(Note::of("The CLOCK has no seconds. Please write a time like 23:30.")),
    }
}

/// A number of hours with two decimals, at most 1000 days. It prints exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hours {
    hundredths: u32,
}

impl Hours {
    const MAX: u32 = 24_000;
    /// No time.
    pub const ZERO: Self = Self { hundredths: 0 };

    /// Parses `47`, `0.5`, `71.25`.
    ///
    /// # Errors
    /// A sentence that explains the mistake, with a valid example.
    pub fn read(text: &str) -> Result<Self, Note> {
        let wrong = || Note::of(say!("{} is not a number of hours. Please write one like 47 or 0.5.", typed(text)));
        if !text.bytes().all(|b| b.is_ascii_digit() || b == b'.') {
            return Err(wrong());
        }
        let hours: f64 = text.parse().map_err(|_| wrong())?;
        if hours > f64::from(Self::MAX) {
            return Err(Note::of(say!(
                "{} hours are too many. The maximum is {} (1000 days).",
                typed(text),
                Self::MAX
            )));
        }
        // The check above ensures that it is in range.
        Ok(Self { hundredths: (hours * 100.0).round() as u32 })
    }

    /// Seven days.
    pub const WEEK: Self = Self::whole(7 * 24);

    /// Returns `n` times this length, unless that is too long.
    pub fn times(self, n: u32) -> Option<Self> {
        let hundredths = self.hundredths.checked_mul(n)?;
        (hundredths <= Self::MAX * 100).then_some(Self { hundredths })
    }

    /// A whole number of hours.
    const fn whole(hours: u32) -> Self {
        Self { hundredths: hours * 100 }
    }

    /// A number of days, less two hours. Deadlines move on to the time of the clock, so this puts them exactly this many days
    /// apart. With the full hours, results one second after a deadline would cost a day, and so would the spring day that has
    /// only 23 hours.
    const fn short_of_days(days: u32) -> Self {
        Self::whole(days * 24 - 2)
    }

    /// `72`, `0.5`
    pub fn typed(self) -> String {
        let text = self.to_string();
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    }

    /// The number of hours.
    pub fn number(self) -> f64 {
        f64::from(self.hundredths) / 100.0
    }

    /// The hours as a length of time.
    pub fn duration(self) -> SignedDuration {
        SignedDuration::from_secs(i64::from(self.hundredths) * 36)
    }
}

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{:02}", self.hundredths / 100, self.hundredths % 100))
    }
}

/// The times when deadlines may fall on a day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Day {
    /// No time: `-`.
    Never,
    /// From noon: a lower-case letter.
    Afternoon,
    /// All day: a capital.
    AllDay,
}

/// The days when deadlines may fall: `-MTWTFs`, from Sunday to Saturday. At least one must be allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Days([Day; 7]);

impl Days {
    /// All day, every day.
    pub const ALL: Self = Self([Day::AllDay; 7]);

    const LETTERS: [char; 7] = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

    /// Returns the times allowed on that day.
    pub fn on(self, weekday: Weekday) -> Day {
        let [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = self.0;
        match weekday {
            Weekday::Sunday => sunday,
            Weekday::Monday => monday,
            Weekday::Tuesday => tuesday,
            Weekday::Wednesday => wednesday,
            Weekday::Thursday => thursday,
            Weekday::Friday => friday,
            Weekday::Saturday => saturday,
        }
    }
}

impl FromStr for Days {
    type Err = Note;

    fn from_str(text: &str) -> Result<Self, Note> {
        let wrong = || {
            Note::of(say!(
                "DAYS {} is not a week. Please write SMTWTFS from Sunday to Saturday, with a small letter for a day that counts from noon, and - for a day that does not count, as in -MTWTF-.",
                typed(text)
            ))
        };
        let mut days = [Day::Never; 7];
        let mut letters = text.chars();
        for (day, capital) in days.iter_mut().zip(Self::LETTERS) {
            *day = match letters.next() {
                Some('-') => Day::Never,
                Some(letter) if letter == capital => Day::AllDay,
                Some(letter) if letter == capital.to_ascii_lowercase() => Day::Afternoon,
                _ => return Err(wrong()),
            };
        }
        match letters.next() {
            Some(_) => Err(wrong()),
            None if days == [Day::Never; 7] => {
                Err(Note::of("At least one of the DAYS must be allowed, as in -MTWTF-."))
            }
            None => Ok(Self(days)),
        }
    }
}

impl fmt::Display for Days {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (day, letter) in self.0.iter().zip(Self::LETTERS) {
            let shown = match day {
                Day::Never => '-',
                Day::Afternoon => letter.to_ascii_lowercase(),
                Day::AllDay => letter,
            };
            write!(f, "{shown}")?;
        }
        Ok(())
    }
}

/// Parses `EVERY 3 DAYS AT 20:00 Europe/London`. Returns the settings with `NEXT` and `CLOCK` changed, and the zone, if named.
/// Also parses `EVERY DAY`, `EVERY 2 WEEKS` and, with no time of day, `EVERY 12 HOURS`. The word EVERY is optional.
///
/// # Errors
/// A sentence that explains the mistake, with a valid example.
pub fn every(text: &str, clocking: &Clocking) -> Result<(Clocking, Option<TimeZone>), Note> {
    let usage = || {
        say!("Please write for example {}, or {}.", line("EVERY 3 DAYS AT 20:00 Europe/London"), line("EVERY 12 HOURS"))
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let rest = match words.as_slice() {
        [every, rest @ ..] if every.eq_ignore_ascii_case("every") => rest,
        rest => rest,
    };
    let (count, unit, rest) = match rest {
        [count, unit, rest @ ..] if count.bytes().all(|b| b.is_ascii_digit()) => {
            (count.parse().unwrap_or(u32::MAX), *unit, rest)
        }
        [unit, rest @ ..] => (1, *unit, rest),
        [] => return Err(Note::of(say!("How often? {}", usage()))),
    };
    let (time, zone) = match rest {
        [] => (None, None),
        [at, time, half, zone @ ..] if at.eq_ignore_ascii_case("at") && is_half(half) => {
            (Some(read_clock(&format!("{time}{half}"))?), zone.first())
        }
        [at, time] if at.eq_ignore_ascii_case("at") => (Some(read_clock(time)?), None),
        [at, time, zone] if at.eq_ignore_ascii_case("at") => (Some(read_clock(time)?), Some(zone)),
        _ => return Err(Note::of(say!("I cannot read {}. {}", typed(&rest.join(" ")), usage()))),
    };
    let zone = zone.map(|zone| read_zone(zone)).transpose()?;
    let days = match unit.to_ascii_lowercase().as_str() {
        "hour" | "hours" | "h" if time.is_some() => {
            return Err(Note::of(say!("A number of hours has no time of day. {}", usage())));
        }
        "hour" | "hours" | "h" => None,
        "day" | "days" | "d" => Some(count),
        "week" | "weeks" | "w" => Some(count.saturating_mul(7)),
        _ => return Err(Note::of(say!("I cannot read {}. {}", typed(unit), usage()))),
    };
    let mut changed = clocking.clone();
    if let Some(time) = time {
        changed.clock = time;
    }
    changed.next = match days {
        Some(0) => return Err(Note::of(say!("Every 0 days is never. {}", usage()))),
        None if count == 0 => return Err(Note::of(say!("Every 0 hours is never. {}", usage()))),
        Some(1001..) => return Err(Note::of("That is too long: 1000 days is the most.")),
        None if count > Hours::MAX => return Err(Note::of("That is too long: 1000 days is the most.")),
        Some(days) if changed.clock.is_some() => Hours::short_of_days(days),
        Some(days) => Hours::whole(days * 24),
        None => {
            changed.clock = None;
            Hours::whole(count)
        }
    };
    changed.min = changed.min.min(changed.next);
    Ok((changed, zone))
}

fn is_half(word: &str) -> bool {
    word.eq_ignore_ascii_case("am") || word.eq_ignore_ascii_case("pm")
}
