//! Times as the judge prints them.
use super::zone_name;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Zoned};

/// The format of the classic judges, which programs read: `Fri Jan 09 2026 23:30:00 +0000`.
pub fn print(time: Timestamp, zone: &TimeZone) -> String {
    time.to_zoned(zone.clone()).strftime("%a %b %d %Y %H:%M:%S %z").to_string()
}

/// A time for people: in their own zone, then in UTC. `Friday 9 January 2026, 20:00 Europe/London (20:00 UTC)`
///
/// If the days differ, both are named. For people in UTC it is printed once.
pub fn friendly(time: Timestamp, zone: &TimeZone) -> String {
    let here = time.to_zoned(zone.clone());
    let utc = time.to_zoned(TimeZone::UTC);
    let name = zone_name(zone);
    let shown = format!("{}, {} {name}", day_of(&here), hour(&here));
    if name == "UTC" {
        shown
    } else if here.date() == utc.date() {
        format!("{shown} ({} UTC)", hour(&utc))
    } else {
        format!("{shown} ({}, {} UTC)", day_of(&utc), hour(&utc))
    }
}

/// A day for people, in their own zone: `Friday 9 January 2026`.
pub fn day(time: Timestamp, zone: &TimeZone) -> String {
    day_of(&time.to_zoned(zone.clone()))
}

fn day_of(time: &Zoned) -> String {
    time.strftime("%A %-d %B %Y").to_string()
}

fn hour(time: &Zoned) -> String {
    let shape = if time.second() == 0 { "%H:%M" } else { "%H:%M:%S" };
    time.strftime(shape).to_string()
}

/// A length of time: `4 days, 12 hours, 30 minutes, and 0 seconds`. Leading units that are zero are left out.
///
/// It does not say whether the time is in the future or in the past.
pub fn span(duration: SignedDuration) -> String {
    let seconds = duration.unsigned_abs().as_secs();
    let units = [
        (seconds / 86_400, "day"),
        (seconds / 3_600 % 24, "hour"),
        (seconds / 60 % 60, "minute"),
        (seconds % 60, "second"),
    ];
    let mut parts: Vec<String> = units
        .iter()
        .skip_while(|(n, unit)| *n == 0 && *unit != "second")
        .map(|(n, unit)| format!("{n} {unit}{}", if *n == 1 { "" } else { "s" }))
        .collect();
    let last = parts.pop().unwrap_or_default();
    match parts.as_slice() {
        [] => last,
        [first] => format!("{first} and {last}"),
        several => format!("{}, and {last}", several.join(", ")),
    }
}
