//! Describes a game's clock in sentences.
use super::clocking::{Clocking, Day, Days, Hours};
use crate::game::dates::zone_name;
use crate::rules::Stage;
use crate::text::list;
use jiff::civil::Weekday;
use jiff::tz::TimeZone;

/// Returns in words when a turn runs before its deadline: `as soon as all orders are in`, `30 minutes after the last orders are
/// in`.
pub fn early(delay: Hours) -> String {
    match delay {
        Hours::ZERO => "as soon as all orders are in".to_owned(),
        delay => format!("{} after the last orders are in", length(delay)),
    }
}

/// `Movement every 2 days at 20:00 Berlin time; 24 hours of grace`, then anything unusual. It has no full stop.
pub fn told(stage: &Stage, clocking: &Clocking, zone: &TimeZone) -> String {
    let mut parts = vec![format!("{} {}{}", stage.plural, rhythm(stage, clocking, zone), days(clocking.days))];
    parts.push(match clocking.grace {
        Hours::ZERO => "no grace".to_owned(),
        grace => format!("{} of grace", length(grace)),
    });
    if clocking.delay != Clocking::usual(stage).delay {
        parts.push(format!("early results {}", early(clocking.delay)));
    }
    if clocking.min != Hours::ZERO {
        parts.push(format!("no turn within {} of the last", length(clocking.min)));
    }
    parts.join("; ")
}

/// `every 2 days at 20:00 Berlin time`, or for stages that only follow another one, `within a day, at 20:00 Berlin time`.
fn rhythm(stage: &Stage, clocking: &Clocking, zone: &TimeZone) -> String {
    let next = clocking.next;
    let at = clocking.clock.map(|minute| format!("at {:02}:{:02} {}", minute / 60, minute % 60, zone_words(zone)));
    match (at, whole_days(next)) {
        (Some(at), Some(1)) if stage.minor => format!("within a day, {at}"),
        (Some(at), Some(n)) if stage.minor => format!("within {n} days, {at}"),
        (Some(at), None) if stage.minor => format!("at least {} later, {at}", length(next)),
        (None, _) if stage.minor => format!("within {}", length(next)),
        (Some(at), Some(1)) => format!("every day {at}"),
        (Some(at), Some(n)) => format!("every {n} days {at}"),
        (Some(at), None) => format!("at least {} apart, {at}", length(next)),
        (None, _) => format!("every {}", length(next)),
    }
}

/// The days between two deadlines, if deadlines move on to the time of day. Whole days in full do not qualify, because a phase
/// that ends a moment after its deadline would cost another day.
fn whole_days(next: Hours) -> Option<i64> {
    let minutes = next.duration().as_mins();
    let days = minutes / (24 * 60) + 1;
    (days * 24 * 60 - minutes <= 6 * 60 && minutes % (24 * 60) != 0).then_some(days)
}

/// `24 hours`, `3 days`, `30 minutes`
fn length(hours: Hours) -> String {
    let minutes = hours.duration().as_mins();
    let (n, unit) = match minutes {
        _ if 2880 <= minutes && minutes % 1440 == 0 => (minutes / 1440, "day"),
        _ if 60 <= minutes && minutes % 60 == 0 => (minutes / 60, "hour"),
        _ => (minutes, "minute"),
    };
    format!("{n} {unit}{}", if n == 1 { "" } else { "s" })
}

/// `Berlin time`, `UTC`
fn zone_words(zone: &TimeZone) -> String {
    let name = zone_name(zone);
    match name.rsplit_once('/') {
        Some((area, city)) if area != "Etc" => format!("{} time", city.replace('_', " ")),
        _ => name,
    }
}

/// `, but not on Saturday and Sunday`. Empty if every day is allowed.
fn days(days: Days) -> String {
    let week = std::iter::successors(Some(Weekday::Monday), |day| Some(day.next())).take(7);
    let (mut never, mut late) = (Vec::new(), Vec::new());
    for day in week {
        let name = format!("{day:?}");
        match days.on(day) {
            Day::Never => never.push(name),
            Day::Afternoon => late.push(name),
            Day::AllDay => {}
        }
    }
    let never = if never.is_empty() { String::new() } else { format!(", but not on {}", list(&never)) };
    let late = if late.is_empty() { String::new() } else { format!(", on {} from noon", list(&late)) };
    never + &late
}
