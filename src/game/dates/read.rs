//! Dates as people write them.
use super::typed;
use super::zone::zone_in_date;
use crate::say;
use crate::text::sentence::{Note, term};
use jiff::civil::{Date, Time, Weekday, time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Span, Timestamp};

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

const WEEKDAYS: [(&str, Weekday); 7] = [
    ("monday", Weekday::Monday),
    ("tuesday", Weekday::Tuesday),
    ("wednesday", Weekday::Wednesday),
    ("thursday", Weekday::Thursday),
    ("friday", Weekday::Friday),
    ("saturday", Weekday::Saturday),
    ("sunday", Weekday::Sunday),
];

/// The maximum length of a date, in bytes.
const MAX_BYTES: usize = 120;
/// The maximum number of days that a relative date reaches ahead.
const MAX_DAYS_AWAY: i64 = 4000;

/// Reads a date as a person writes it in `zone` at the time `now`.
///
/// - `[weekday] [month] [day][,] [year] [hh:mm[:ss]] [zone]` in any order: `Fri Jan 9 2026 20:00 +0100`, `9 january`, `8pm`.
///   Without a year, a month up to six months ago is this year's, and an earlier one is next year's. A weekday alone is the
///   next such day after today; a time alone is the next such time. Without a time, the date is at `default_time`.
/// - ISO 8601: `2027-01-15T20:00Z`, `2027-01-15 20:00`.
/// - Relative: `today`, `tomorrow 20:00`, `+36h`, `+2d`, `in 3 days`. Hours and minutes count from now. Days and weeks keep the
///   time of day, or take the one given.
///
/// Text in parentheses is a comment, so that dates can be copied from the judge's e-mails.
///
/// # Errors
/// A sentence that explains the mistake, with a valid example.
pub fn read(text: &str, now: Timestamp, zone: &TimeZone, default_time: Time) -> Result<Timestamp, Note> {
    let text = text.split('(').next().unwrap_or_default().trim();
    if text.is_empty() {
        return Err(Note::of("There is no date here. Please write one like \"Fri Jan 15 2027 20:00\"."));
    }
    if text.len() > MAX_BYTES {
        return Err(Note::of("That is too long for a date. Please write one like \"Fri Jan 15 2027 20:00\"."));
    }
    let lower = text.to_ascii_lowercase();
    let words: Vec<&str> = lower.split(|c: char| c.is_whitespace() || c == ',').filter(|w| !w.is_empty()).collect();
    let mut parts = Parts::default();
    let mut rest = words.as_slice();
    while let [word, after @ ..] = rest {
        rest = parts.take(word, after)?;
    }
    parts.resolve(now, zone, default_time)
}

/// Reads a time of day: `20:00`, `20:00:30`, `8pm`, `8:30 am`, `noon`.
///
/// # Errors
/// A sentence that explains the mistake, with a valid example.
pub fn time_of_day(text: &str) -> Result<Time, Note> {
    let lower: String = text.to_ascii_lowercase().split_whitespace().collect();
    match lower.as_str() {
        "noon" => return Ok(time(12, 0, 0, 0)),
        "midnight" => return Err(Note::of("Which midnight? Please write 00:00 or 23:59.")),
        _ => {}
    }
    let wrong = || Note::of(say!("{} is not a time of day. Please write one like 20:00 or 8pm.", typed(text)));
    let (clock, half) = match (lower.strip_suffix("am"), lower.strip_suffix("pm")) {
        (Some(clock), _) => (clock, Some(0)),
        (_, Some(clock)) => (clock, Some(12)),
        _ => (lower.as_str(), None),
    };
    let mut fields = clock.split(':');
    let hour = fields.next().and_then(|f| number(f, 2)).ok_or_else(wrong)?;
    let minute = match fields.next() {
        Some(field) => number(field, 2).filter(|_| field.len() == 2).ok_or_else(wrong)?,
        None if half.is_some() => 0,
        None => return Err(wrong()),
    };
    let second = match fields.next() {
        // Some programs add fractions, which no deadline needs.
        Some(field) => number(field.split('.').next().unwrap_or_default(), 2).ok_or_else(wrong)?,
        None => 0,
    };
    if fields.next().is_some() {
        return Err(wrong());
    }
    let hour = match half {
        Some(half) if (1..=12).contains(&hour) => hour % 12 + half,
        Some(_) => return Err(wrong()),
        None if hour == 24 => {
            return Err(Note::of("The day ends at 23:59. Please write that, or 00:00 of the next day."));
        }
        None => hour,
    };
    match (i8::try_from(hour), i8::try_from(minute), i8::try_from(second)) {
        (Ok(hour), Ok(minute), Ok(second)) => Time::new(hour, minute, second, 0).map_err(|_| wrong()),
        _ => Err(wrong()),
    }
}

/// The instant when the clocks in `zone` show this time. A skipped time is read as one hour later. A time that occurs twice is
/// read as the second.
///
/// # Errors
/// A sentence, if the instant is beyond the end of the calendar.
pub fn local(date: Date, time: Time, zone: &TimeZone) -> Result<Timestamp, Note> {
    let ambiguous = zone.to_ambiguous_zoned(date.to_datetime(time));
    ambiguous.later().map(|zoned| zoned.timestamp()).map_err(|_| too_far())
}

/// The parts of a date read so far.
#[derive(Default)]
struct Parts {
    weekday: Option<Weekday>,
    month: Option<i8>,
    day: Option<i8>,
    year: Option<i16>,
    date: Option<Date>,
    time: Option<Time>,
    zone: Option<TimeZone>,
    /// A day without a time: `today` is 0, `tomorrow` is 1.
    named_day: Option<i64>,
    /// Days from now, at the current time of day.
    days_ahead: Option<i64>,
    /// Hours and minutes from now.
    ahead: Option<SignedDuration>,
}

impl Parts {
    /// Reads a word, perhaps with a few of the words after it. Returns the remaining words.
    fn take<'a, 'w>(&mut self, word: &str, after: &'a [&'w str]) -> Result<&'a [&'w str], Note> {
        match word {
            "at" | "on" | "of" | "the" => return Ok(after),
            "today" | "tonight" => return put(&mut self.named_day, 0, "day").map(|()| after),
            "tomorrow" => return put(&mut self.named_day, 1, "day").map(|()| after),
            "in" => return self.take_in(after),
            _ => {}
        }
        if let Some(month) = named(word, MONTHS) {
            put(&mut self.month, i8::try_from(month + 1).unwrap_or(1), "month")?;
        } else if let Some(weekday) = named(word, WEEKDAYS.map(|(name, _)| name)) {
            put(&mut self.weekday, WEEKDAYS[weekday].1, "weekday")?;
        } else if word.bytes().all(|b| b.is_ascii_digit()) {
            // `8 pm` is one time in two words.
            if let [half @ ("am" | "pm"), after @ ..] = after {
                put(&mut self.time, time_of_day(&format!("{word}{half}"))?, "time")?;
                return Ok(after);
            }
            self.take_number(word)?;
        } else if let Some(date) = iso_date(word) {
            let (date, time) = date?;
            put(&mut self.date, date, "date")?;
            if let Some(time) = time {
                self.take_time(time)?;
            }
        } else if let Some(amounts) = word.strip_prefix('+').filter(|a| a.ends_with(|c: char| c.is_ascii_alphabetic()))
        {
            self.take_amounts(amounts)?;
        } else if let Some(zone) = zone_in_date(word) {
            put(&mut self.zone, zone?, "time zone")?;
        } else if word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('/') {
            return Err(Note::of(say!(
                "{} can be read in two ways. Please name the month, as in \"Jan 15 2027\".",
                typed(word)
            )));
        } else if let Some(day) = ordinal(word) {
            self.take_number(day)?;
        } else if matches!(word, "noon" | "midnight") || word.starts_with(|c: char| c.is_ascii_digit()) {
            if let [half @ ("am" | "pm"), after @ ..] = after {
                put(&mut self.time, time_of_day(&format!("{word}{half}"))?, "time")?;
                return Ok(after);
            }
            self.take_time(word)?;
        } else {
            return Err(Note::of(say!(
                "I cannot read {} in a date. Please write one like \"Fri Jan 15 2027 20:00\" or \"+36h\".",
                typed(word)
            )));
        }
        Ok(after)
    }

    /// A day of the month, or a year.
    fn take_number(&mut self, digits: &str) -> Result<(), Note> {
        match number(digits, 4) {
            Some(year @ 1900..=9999) => put(&mut self.year, i16::try_from(year).unwrap_or(i16::MAX), "year"),
            Some(day @ 1..=31) if digits.len() <= 2 && self.day.is_none() => {
                put(&mut self.day, i8::try_from(day).unwrap_or(i8::MAX), "day")
            }
            Some(_) if digits.len() <= 2 && self.day.is_some() => Err(Note::of(say!(
                "{} is a second day. Please write the year in full, and the time like 20:00.",
                typed(digits)
            ))),
            _ => Err(Note::of(say!("{} is neither a day of a month nor a year from 1900 to 9999.", typed(digits)))),
        }
    }

    /// A time of day, perhaps with a zone after it: `20:00`, `20:00Z`, `20:00+01:00`.
    fn take_time(&mut self, word: &str) -> Result<(), Note> {
        let (time, zone) = match word.find(['z', '+', '-']) {
            Some(at) => word.split_at(at),
            None => (word, ""),
        };
        put(&mut self.time, time_of_day(time)?, "time")?;
        match zone_in_date(zone).filter(|_| !zone.is_empty()) {
            Some(zone) => put(&mut self.zone, zone?, "time zone"),
            None if zone.is_empty() => Ok(()),
            None => Err(Note::of(say!(
                "{} is not a time with an offset. Please write one like 20:00Z or 20:00+0100.",
                typed(word)
            ))),
        }
    }

    /// `in 3 days`, `in 2 days 4 hours`, `in 36h`, `in a week`.
    fn take_in<'a, 'w>(&mut self, mut words: &'a [&'w str]) -> Result<&'a [&'w str], Note> {
        let mut any = false;
        while let [word, after @ ..] = words {
            let unit = after.first().filter(|word| unit_seconds(word).is_some());
            words = match (number(word, 6), *word, unit) {
                (Some(_), _, Some(unit)) => {
                    self.add(word, unit)?;
                    after.get(1..).unwrap_or_default()
                }
                (None, "a" | "an" | "one", Some(unit)) => {
                    self.add("1", unit)?;
                    after.get(1..).unwrap_or_default()
                }
                (None, "and", _) if any => after,
                (None, amounts, _) if is_amounts(amounts) => {
                    self.take_amounts(amounts)?;
                    after
                }
                _ => break,
            };
            any = true;
        }
        if any {
            Ok(words)
        } else {
            Err(Note::of("In how many days or hours? Please write \"in 3 days\" or \"+36h\"."))
        }
    }

    /// `36h`, `2d`, `2d12h`.
    fn take_amounts(&mut self, mut amounts: &str) -> Result<(), Note> {
        let whole = amounts;
        while !amounts.is_empty() {
            let digits = amounts.find(|c: char| !c.is_ascii_digit()).unwrap_or(amounts.len());
            let (count, rest) = amounts.split_at(digits);
            let letters = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
            let (unit, rest) = rest.split_at(letters);
            if count.is_empty() || unit_seconds(unit).is_none() {
                return Err(Note::of(say!(
                    "{} is not a length of time. Please write one like +36h or +2d.",
                    typed(whole)
                )));
            }
            self.add(count, unit)?;
            amounts = rest;
        }
        Ok(())
    }

    fn add(&mut self, count: &str, unit: &str) -> Result<(), Note> {
        let seconds = number(count, 9).map(i64::from).zip(unit_seconds(unit)).map(|(count, unit)| (count * unit, unit));
        match seconds {
            Some((seconds, _)) if seconds > MAX_DAYS_AWAY * DAY => {
                Err(Note::of(say!("That is too far ahead: the maximum is {n} days.", n = MAX_DAYS_AWAY)))
            }
            Some((seconds, DAY..)) => {
                *self.days_ahead.get_or_insert(0) += seconds / DAY;
                Ok(())
            }
            Some((seconds, _)) => {
                *self.ahead.get_or_insert(SignedDuration::ZERO) += SignedDuration::from_secs(seconds);
                Ok(())
            }
            None => Err(Note::of(say!(
                "{} is not a length of time. Please write one like \"in 3 days\" or +36h.",
                typed(count)
            ))),
        }
    }

    fn resolve(self, now: Timestamp, zone: &TimeZone, default_time: Time) -> Result<Timestamp, Note> {
        let zone = self.zone.as_ref().unwrap_or(zone);
        let here = now.to_zoned(zone.clone());
        let today = here.date();
        let calendar = self.month.is_some() || self.day.is_some() || self.year.is_some();
        let relative = self.days_ahead.is_some() || self.ahead.is_some();
        let kinds = [self.date.is_some(), calendar, self.named_day.is_some(), relative];
        if kinds.iter().filter(|is| **is).count() > 1 {
            return Err(Note::of(
                "Those are two dates in one. Please write one like \"Jan 15 2027 20:00\" or \"+36h\".",
            ));
        }
        if let Some(ahead) = self.ahead {
            if self.time.is_some() || self.weekday.is_some() {
                return Err(Note::of("Hours and minutes count from now. Please leave out the time of day."));
            }
            let from = match self.days_ahead {
                Some(days) => local(after(today, days)?, here.time(), zone)?,
                None => now,
            };
            return from.checked_add(ahead).map_err(|_| too_far());
        }
        let (date, usual_time) = match (self.date, self.named_day, self.days_ahead) {
            (Some(date), ..) => (date, default_time),
            (_, Some(days), _) => (after(today, days)?, default_time),
            (.., Some(days)) => (after(today, days)?, here.time()),
            _ if calendar => (self.calendar_date(today)?, default_time),
            _ => match (self.weekday, self.time) {
                (Some(weekday), _) => (today.nth_weekday(1, weekday).map_err(|_| too_far())?, default_time),
                (None, Some(time)) if local(today, time, zone)? > now => (today, default_time),
                (None, Some(_)) => (after(today, 1)?, default_time),
                (None, None) => {
                    return Err(Note::of("There is no date here. Please write one like \"Fri Jan 15 2027 20:00\"."));
                }
            },
        };
        if let Some(weekday) = self.weekday.filter(|weekday| *weekday != date.weekday()) {
            return Err(Note::of(say!(
                "{} is a {}, not a {}.",
                term(date.strftime("%-d %B %Y").to_string()),
                term(name(date.weekday())),
                term(name(weekday))
            )));
        }
        local(date, self.time.unwrap_or(usual_time), zone)
    }

    /// The date that a month, a day and perhaps a year specify.
    fn calendar_date(&self, today: Date) -> Result<Date, Note> {
        let (month, day) = match (self.month, self.day) {
            (Some(month), Some(day)) => (month, day),
            (None, Some(_)) => return Err(Note::of("Which month? Please write the date like \"Jan 15\".")),
            (Some(_), None) => return Err(Note::of("Which day of the month? Please write the date like \"Jan 15\".")),
            (None, None) => return Err(Note::of("A year alone is not a date. Please write one like \"Jan 15 2027\".")),
        };
        let next_year = today.month() - month > 6;
        let year = self.year.unwrap_or_else(|| today.year().saturating_add(i16::from(next_year)));
        Date::new(year, month, day).map_err(|_| {
            let month = usize::try_from(month - 1).ok().and_then(|at| MONTHS.get(at)).copied().unwrap_or_default();
            Note::of(say!(
                "{year} has no {day} {month}.",
                day = i64::from(day),
                month = term(capitalised(month)),
                year = i64::from(year)
            ))
        })
    }
}

fn after(date: Date, days: i64) -> Result<Date, Note> {
    Span::new().try_days(days).and_then(|span| date.checked_add(span)).map_err(|_| too_far())
}

const DAY: i64 = 86_400;

/// The seconds in a unit of time, as people write it.
fn unit_seconds(word: &str) -> Option<i64> {
    match word {
        "m" | "min" | "mins" | "minute" | "minutes" => Some(60),
        "h" | "hr" | "hrs" | "hour" | "hours" => Some(3_600),
        "d" | "day" | "days" => Some(DAY),
        "w" | "week" | "weeks" => Some(7 * DAY),
        _ => None,
    }
}

/// Returns whether a word is a count with its unit: `36h`.
fn is_amounts(word: &str) -> bool {
    let unit = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '+');
    unit.len() < word.len() && unit.starts_with(|c: char| "mhdw".contains(c))
}

/// `2027-01-15`, and the text after its `T`.
type IsoDate<'a> = (Date, Option<&'a str>);

fn iso_date(word: &str) -> Option<Result<IsoDate<'_>, Note>> {
    let (date, time) = match word.split_once('t') {
        Some((date, time)) => (date, Some(time)),
        None => (word, None),
    };
    let mut fields = date.split('-');
    let year = fields.next().filter(|f| f.len() == 4).and_then(|f| number(f, 4))?;
    let month = fields.next().and_then(|f| number(f, 2))?;
    let day = fields.next().and_then(|f| number(f, 2))?;
    if fields.next().is_some() {
        return None;
    }
    let wrong = || Note::of(say!("{} is not a date. Please write the year, the month and the day.", typed(date)));
    Some(match (i16::try_from(year), i8::try_from(month), i8::try_from(day)) {
        (Ok(year @ 1900..), Ok(month), Ok(day)) => {
            Date::new(year, month, day).map(|date| (date, time)).map_err(|_| wrong())
        }
        _ => Err(wrong()),
    })
}

/// The digits of `1st`, `22nd`, `3rd`, `15th`.
fn ordinal(word: &str) -> Option<&str> {
    let digits = ["st", "nd", "rd", "th"].iter().find_map(|end| word.strip_suffix(end))?;
    number(digits, 2).map(|_| digits)
}

/// The index in `names` of `word`, in full or by its first three letters. Also accepts `sept`, `tues` and `thurs`.
fn named<const N: usize>(word: &str, names: [&str; N]) -> Option<usize> {
    let word = word.strip_suffix('.').unwrap_or(word);
    names.iter().position(|name| word.len() >= 3 && name.starts_with(word))
}

/// A number of at most `longest` ASCII digits.
fn number(digits: &str, longest: usize) -> Option<u32> {
    let plausible = (1..=longest).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    if plausible { digits.parse().ok() } else { None }
}

fn put<T>(place: &mut Option<T>, value: T, what: &'static str) -> Result<(), Note> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(Note::of(say!(
            "That has more than one {what}. Please write a date like \"Fri Jan 15 2027 20:00\".",
            what
        ))),
    }
}

fn name(weekday: Weekday) -> String {
    WEEKDAYS.iter().find(|(_, day)| *day == weekday).map(|(name, _)| capitalised(name)).unwrap_or_default()
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase().to_string() + letters.as_str()).unwrap_or_default()
}

fn too_far() -> Note {
    Note::of("That is beyond the end of the calendar. Please write a nearer date, like \"Jan 15 2027\".")
}

/// A day of one year, or of every year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayOfYear {
    /// The year. `None`: every year.
    pub year: Option<i16>,
    /// 1 is January.
    pub month: i8,
    /// From 1.
    pub day: i8,
}

impl DayOfYear {
    /// The date, if the day belongs to one year.
    pub fn date(self) -> Option<Date> {
        Date::new(self.year?, self.month, self.day).ok()
    }
}

impl std::fmt::Display for DayOfYear {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let month = usize::try_from(self.month - 1).ok().and_then(|month| MONTHS.get(month)).copied();
        write!(f, "{} {}", self.day, month.and_then(|name| name.get(..3)).map(capitalised).unwrap_or_default())?;
        self.year.map_or(Ok(()), |year| write!(f, " {year}"))
    }
}

/// Reads a day without a time, in one year or every year: `24 Dec`, `December 24th, 2026`, `2026-12-24`.
///
/// # Errors
/// A sentence that explains the mistake, with a valid example.
pub fn read_day(text: &str) -> Result<DayOfYear, Note> {
    let wrong = || Note::of(say!("{} is not a day. Please write one like 24 Dec, or 24 Dec 2026.", typed(text.trim())));
    if MAX_BYTES < text.len() {
        return Err(wrong());
    }
    let lower = text.to_ascii_lowercase();
    let words: Vec<&str> = lower.split(|c: char| c.is_whitespace() || c == ',').filter(|w| !w.is_empty()).collect();
    let mut parts = Parts::default();
    let mut rest = words.as_slice();
    while let [word, after @ ..] = rest {
        rest = parts.take(word, after)?;
    }
    let is_more = parts.time.is_some()
        || parts.zone.is_some()
        || parts.named_day.is_some()
        || parts.days_ahead.is_some()
        || parts.ahead.is_some();
    let day = match (parts.date, parts.month, parts.day) {
        _ if is_more => return Err(wrong()),
        (Some(date), None, None) if parts.year.is_none() => {
            DayOfYear { year: Some(date.year()), month: date.month(), day: date.day() }
        }
        (None, Some(month), Some(day)) => DayOfYear { year: parts.year, month, day },
        _ => return Err(wrong()),
    };
    // Any leap year will do.
    Date::new(day.year.unwrap_or(2024), day.month, day.day).map(|_| day).map_err(|_| wrong())
}

/// The two ends of `24 Dec TO 2 Jan`, `22:00 until 7:00`, `24 Dec - 2 Jan`.
pub fn interval(text: &str) -> Option<(&str, &str)> {
    let lower = text.to_ascii_lowercase();
    [" to ", " until ", " till ", " - ", " – "].iter().find_map(|mark| {
        let at = lower.find(mark)?;
        Some((text.get(..at)?.trim(), text.get(at + mark.len()..)?.trim()))
    })
}
