//! Times, days and durations as the judge prints them.
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use std::fmt::Write as _;

/// A time in the classic judges' format, which programs read: `Fri Jan 09 2026 23:30:00 +0000`.
pub fn print(time: Timestamp, zone: &TimeZone) -> String {
    time.to_zoned(zone.clone()).strftime("%a %b %d %Y %H:%M:%S %z").to_string()
}

/// A zone's name: `Europe/London`, `UTC`, `+0530`.
pub fn zone_name(zone: &TimeZone) -> String {
    if let Some(name) = zone.iana_name() {
        return name.to_owned();
    }
    match zone.to_fixed_offset() {
        Ok(offset) if offset.seconds() == 0 => "UTC".to_owned(),
        Ok(offset) => {
            let (sign, minutes) = (if offset.is_negative() { '-' } else { '+' }, offset.seconds().unsigned_abs() / 60);
            format!("{sign}{:02}{:02}", minutes / 60, minutes % 60)
        }
        Err(_) => "UTC".to_owned(),
    }
}

/// A time for people: in their own zone, then in UTC. `Friday 9 January 2026, 20:00 Europe/London (20:00 UTC)`
///
/// If the days differ, both are printed. People in UTC see the time once.
pub fn friendly(time: Timestamp, zone: &TimeZone) -> String {
    let mut out = String::new();
    write_time(&mut out, time, zone, &zone_name(zone));
    out
}

/// A day for people, in their own zone: `Friday 9 January 2026`.
pub fn day(time: Timestamp, zone: &TimeZone) -> String {
    let mut out = String::new();
    write_day(&mut out, zone.to_datetime(time).date());
    out
}

/// A duration, as people say it: `6 days`, `23 hours`, `40 minutes`: in the largest unit of which it has two or more, rounded down.
///
/// It does not say whether the time is in the future or in the past.
pub fn span(duration: SignedDuration) -> String {
    let mut out = String::new();
    write_span(&mut out, duration);
    out
}

const DAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
#[rustfmt::skip]
const MONTHS: [&str; 12] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
];

/// Writes a time in the format of [`friendly`]. The caller passes the name of the zone, to look it up only once per e-mail.
pub(crate) fn write_time(out: &mut String, time: Timestamp, zone: &TimeZone, name: &str) {
    let here = zone.to_datetime(time);
    write_day(out, here.date());
    out.push_str(", ");
    write_hour(out, here.time());
    out.push(' ');
    out.push_str(name);
    if name == "UTC" {
        return;
    }
    let utc = TimeZone::UTC.to_datetime(time);
    out.push_str(" (");
    if utc.date() != here.date() {
        write_day(out, utc.date());
        out.push_str(", ");
    }
    write_hour(out, utc.time());
    out.push_str(" UTC)");
}

pub(crate) fn write_day(out: &mut String, day: Date) {
    let name =
        |names: &[&'static str], n: i8| usize::try_from(n).ok().and_then(|n| names.get(n).copied()).unwrap_or_default();
    out.push_str(name(&DAYS, day.weekday().to_monday_zero_offset()));
    let month = name(&MONTHS, day.month() - 1);
    // Writing to a string does not fail.
    let _ = write!(out, " {} {month} {}", day.day(), day.year());
}

/// Writes a number below a hundred with two digits.
fn write_two(out: &mut String, n: i8) {
    let n = n.unsigned_abs();
    out.push(char::from(b'0' + n / 10 % 10));
    out.push(char::from(b'0' + n % 10));
}

fn write_hour(out: &mut String, time: Time) {
    write_two(out, time.hour());
    out.push(':');
    write_two(out, time.minute());
    if time.second() != 0 {
        out.push(':');
        write_two(out, time.second());
    }
}

/// Writes a duration in the format of [`span`].
pub(crate) fn write_span(out: &mut String, duration: SignedDuration) {
    let seconds = duration.unsigned_abs().as_secs();
    let units = [(seconds / 86_400, "day"), (seconds / 3_600, "hour"), (seconds / 60, "minute"), (seconds, "second")];
    let (n, unit) = units.into_iter().find(|(n, _)| 1 < *n).unwrap_or((seconds, "second"));
    // Writing to a string does not fail.
    let _ = write!(out, "{n} {unit}{}", if n == 1 { "" } else { "s" });
}
