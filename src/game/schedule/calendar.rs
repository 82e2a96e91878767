//! A game's calendar: its time zone, and the days and hours when no turn runs.
use crate::game::dates::{DayOfYear, interval, local, read_day, time_of_day, typed};
use crate::say;
use crate::text::sentence::{Note, line};
use jiff::Timestamp;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use std::fmt;
use std::str::FromStr;

/// The times when a game's turns may run at all. The [`Clocking`](super::Clocking) of a stage decides when they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar {
    /// The zone of the game's clock.
    pub zone: TimeZone,
    /// The days when no turn runs.
    pub closed: ClosedDays,
    /// The hours when no turn runs.
    pub quiet: Option<QuietHours>,
}

/// The maximum number of rounds that a search takes. There are fewer closed days and periods than this.
const MAX_ROUNDS: usize = 1000;

impl Calendar {
    /// A calendar that is always open, in this zone.
    pub fn of(zone: TimeZone) -> Self {
        Self { zone, closed: ClosedDays::default(), quiet: None }
    }

    /// Returns whether no turn runs on this day.
    pub fn is_closed(&self, time: Timestamp) -> bool {
        self.closed.has(time.to_zoned(self.zone.clone()).date())
    }

    /// The first time, at or after `from`, when a turn may run.
    ///
    /// # Errors
    /// A sentence, if the time is beyond the end of the calendar.
    pub fn opens(&self, from: Timestamp) -> Result<Timestamp, Note> {
        let mut time = from;
        for _ in 0..MAX_ROUNDS {
            let here = time.to_zoned(self.zone.clone());
            let next_day = || here.date().tomorrow().map_err(|_| super::deadlines::too_far());
            let later = if self.closed.has(here.date()) {
                local(next_day()?, Time::midnight(), &self.zone)?
            } else {
                match &self.quiet {
                    Some(quiet) if quiet.has(here.time()) => {
                        let is_tonight = quiet.to <= here.time();
                        local(if is_tonight { next_day()? } else { here.date() }, quiet.to, &self.zone)?
                    }
                    _ => return Ok(time),
                }
            };
            // When the clocks go back, the same time may come again. The search then continues from there regardless.
            time = later.max(time + jiff::SignedDuration::from_secs(1));
        }
        Ok(time)
    }
}

/// Days when no turn runs: `24 Dec TO 2 Jan AND 26 Mar 2027`. Without a year, they recur every year.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClosedDays(Vec<Period>);

/// A range of days, including both ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Period {
    first: DayOfYear,
    last: DayOfYear,
}

/// The maximum number of periods in a game.
const MAX_PERIODS: usize = 12;
/// The maximum number of days in a period.
const MAX_DAYS: i32 = 62;
/// The maximum number of days in all periods.
const MAX_DAYS_IN_ALL: i32 = 150;

impl ClosedDays {
    /// Returns whether this day is closed.
    pub fn has(&self, date: Date) -> bool {
        self.0.iter().any(|period| period.has(date))
    }
}

impl Period {
    fn has(&self, date: Date) -> bool {
        let (first, last) = (self.first, self.last);
        if let (Some(first), Some(last)) = (first.date(), last.date()) {
            return (first..=last).contains(&date);
        }
        let day = (date.month(), date.day());
        let (first, last) = ((first.month, first.day), (last.month, last.day));
        if first <= last { (first..=last).contains(&day) } else { first <= day || day <= last }
    }

    /// Returns the number of days. If they recur every year, it is the number in a leap year.
    fn n_days(&self) -> i32 {
        let day = |day: &DayOfYear, year| Date::new(day.year.unwrap_or(year), day.month, day.day).unwrap_or_default();
        let (first, last) = (day(&self.first, 2024), day(&self.last, 2024));
        let last = if self.first.year.is_none() && last < first { day(&self.last, 2025) } else { last };
        (last - first).get_days() + 1
    }

    fn read(text: &str) -> Result<Self, Note> {
        let (first, last) = match interval(text) {
            Some((first, last)) => (read_day(first)?, read_day(last)?),
            None => (read_day(text)?, read_day(text)?),
        };
        // `24 Dec TO 2 Jan 2027` begins in the previous year.
        let first = match (first.year, last.year) {
            (None, Some(year)) => {
                let is_later = (last.month, last.day) < (first.month, first.day);
                DayOfYear { year: Some(if is_later { year - 1 } else { year }), ..first }
            }
            (Some(_), None) => {
                return Err(Note::of(say!(
                    "Please write the year of the last day too, or no year at all: {}.",
                    typed(text)
                )));
            }
            _ => first,
        };
        let period = Self { first, last };
        match period.n_days() {
            ..=0 => Err(Note::of(say!("{} ends before it begins.", typed(text)))),
            n if MAX_DAYS < n => {
                Err(Note::of(say!("{} has {n} days; {most} at a time are the most.", typed(text), n, most = MAX_DAYS)))
            }
            _ => Ok(period),
        }
    }
}

impl FromStr for ClosedDays {
    type Err = Note;

    fn from_str(text: &str) -> Result<Self, Note> {
        let lower = text.to_ascii_lowercase().replace(" and ", ",").replace(';', ",");
        let parts = lower.split(',').map(str::trim).filter(|part| !part.is_empty());
        let periods = parts.map(Period::read).collect::<Result<Vec<_>, _>>()?;
        if MAX_PERIODS < periods.len() || MAX_DAYS_IN_ALL < periods.iter().map(Period::n_days).sum() {
            return Err(Note::of(say!(
                "A game has at most {} times without turns, of {} days in all.",
                MAX_PERIODS,
                MAX_DAYS_IN_ALL
            )));
        }
        if periods.is_empty() {
            return Err(Note::of(say!("Which days? Write for example {}.", line("NO PROCESSING 24 Dec TO 2 Jan"))));
        }
        Ok(Self(periods))
    }
}

impl fmt::Display for ClosedDays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, Period { first, last }) in self.0.iter().enumerate() {
            f.write_str(if i == 0 { "" } else { " AND " })?;
            match first == last {
                true => write!(f, "{first}")?,
                false => write!(f, "{first} TO {last}")?,
            }
        }
        Ok(())
    }
}

/// Hours of each day when no turn runs: `22:00 TO 07:00`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietHours {
    from: Time,
    to: Time,
}

/// The maximum number of quiet hours in a day.
const MAX_QUIET_HOURS: i64 = 20;

impl QuietHours {
    /// Returns whether this time is within the quiet hours.
    fn has(&self, time: Time) -> bool {
        if self.from < self.to { (self.from..self.to).contains(&time) } else { self.from <= time || time < self.to }
    }
}

impl FromStr for QuietHours {
    type Err = Note;

    fn from_str(text: &str) -> Result<Self, Note> {
        let wrong = || Note::of(say!("Write from when to when, such as {}.", line("QUIET HOURS 22:00 TO 07:00")));
        let text = text.trim().to_ascii_lowercase();
        let text = text.strip_prefix("from ").unwrap_or(&text);
        let (from, to) = interval(text).or_else(|| text.split_once(['-', '–'])).ok_or_else(wrong)?;
        let (from, to) = (time_of_day(from)?, time_of_day(to)?);
        let minutes = |time: Time| i64::from(time.hour()) * 60 + i64::from(time.minute());
        let long = (minutes(to) - minutes(from)).rem_euclid(24 * 60);
        match long {
            0 => Err(Note::of("The quiet hours end at another time than they begin.")),
            _ if MAX_QUIET_HOURS * 60 < long => {
                Err(Note::of(say!("At most {} hours of a day can be quiet.", MAX_QUIET_HOURS)))
            }
            _ => Ok(Self { from, to }),
        }
    }
}

impl fmt::Display for QuietHours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} TO {}", self.from.strftime("%H:%M"), self.to.strftime("%H:%M"))
    }
}
