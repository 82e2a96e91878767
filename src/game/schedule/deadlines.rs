//! The instants that follow from the clock settings.
use super::{Clocking, Day, Days};
use crate::game::dates::local;
use jiff::civil::{Time, time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use std::ops::Range;

const NOON: Time = time(12, 0, 0, 0);
/// A reminder this long before the deadline, unless the game is faster than that.
const REMINDER: SignedDuration = SignedDuration::from_hours(24);
/// Phases shorter than this are not worth a reminder.
const TOO_SHORT: SignedDuration = SignedDuration::from_hours(2);

/// The deadline of a phase that begins now: `NEXT` hours on, then on to the next time that [`deadline_from`] allows.
///
/// The classic judges never set a deadline before the one that it follows, even if that one was met early. A game that
/// wants this takes the later of this and of [`deadline_from`] the old deadline.
///
/// # Errors
/// A sentence, if that lies beyond the end of the calendar; so in all functions here.
pub fn next_deadline(now: Timestamp, clocking: &Clocking, zone: &TimeZone) -> Result<Timestamp, String> {
    deadline_from(plus(now, clocking.next.duration())?, clocking, zone)
}

/// The first instant, from this one on, at which a deadline may fall: when the clocks show `CLOCK` on a day that `DAYS`
/// allows. On a day that counts from noon only, an earlier `CLOCK` is noon.
pub fn deadline_from(from: Timestamp, clocking: &Clocking, zone: &TimeZone) -> Result<Timestamp, String> {
    match clocking.clock {
        Some(minutes) => first_allowed(from, time(i8_of(minutes / 60), i8_of(minutes % 60), 0, 0), clocking.days, zone),
        None => on_allowed_day(from, clocking.days, zone),
    }
}

/// The first instant at which a phase that begins now may be processed: `MIN` hours on.
pub fn earliest(now: Timestamp, clocking: &Clocking) -> Result<Timestamp, String> {
    plus(now, clocking.min.duration())
}

/// When those who are late at `deadline` lose their chance: `GRACE` hours on; unless grace is strict, on from there
/// until `DAYS` allows it.
pub fn grace_end(deadline: Timestamp, clocking: &Clocking, zone: &TimeZone, strict: bool) -> Result<Timestamp, String> {
    grace_from(plus(deadline, clocking.grace.duration())?, clocking, zone, strict)
}

fn grace_from(end: Timestamp, clocking: &Clocking, zone: &TimeZone, strict: bool) -> Result<Timestamp, String> {
    if strict { Ok(end) } else { on_allowed_day(end, clocking.days, zone) }
}

/// Where a deadline goes that passed while the judge was down: on by as long as that took, so that everybody has the
/// time that was left, and then to the next time that [`deadline_from`] allows. Other deadlines stay.
pub fn slide(
    deadline: Timestamp,
    outage: Range<Timestamp>,
    clocking: &Clocking,
    zone: &TimeZone,
) -> Result<Timestamp, String> {
    match moved_on(deadline, &outage)? {
        Some(moved) => deadline_from(moved, clocking, zone),
        None => Ok(deadline),
    }
}

/// The same for an end of grace.
pub fn slide_grace(
    end: Timestamp,
    outage: Range<Timestamp>,
    clocking: &Clocking,
    zone: &TimeZone,
    strict: bool,
) -> Result<Timestamp, String> {
    match moved_on(end, &outage)? {
        Some(moved) => grace_from(moved, clocking, zone, strict),
        None => Ok(end),
    }
}

fn moved_on(time: Timestamp, outage: &Range<Timestamp>) -> Result<Option<Timestamp>, String> {
    if outage.contains(&time) { plus(time, outage.end.duration_since(outage.start)).map(Some) } else { Ok(None) }
}

/// When to remind those who have sent nothing, of a deadline that was set at `set_at`: a day before it, or halfway if
/// that is later. `None`: the time is too short.
pub fn reminder_at(deadline: Timestamp, set_at: Timestamp) -> Option<Timestamp> {
    let given = deadline.duration_since(set_at);
    if given < TOO_SHORT {
        return None;
    }
    deadline.checked_sub(REMINDER.min(given / 2)).ok()
}

/// The first deadline, from this one on, that falls in nobody's absence: past each absence that it falls in, then on to
/// the next time that [`deadline_from`] allows.
pub fn avoid(
    deadline: Timestamp,
    absences: &[Range<Timestamp>],
    clocking: &Clocking,
    zone: &TimeZone,
) -> Result<Timestamp, String> {
    let mut deadline = deadline;
    // Each turn leaves an absence behind for good.
    while let Some(absence) = absences.iter().find(|absence| absence.contains(&deadline)) {
        deadline = deadline_from(absence.end, clocking, zone)?;
    }
    Ok(deadline)
}

/// This instant if `DAYS` allows it, or else the same time of the first day that does.
fn on_allowed_day(from: Timestamp, days: Days, zone: &TimeZone) -> Result<Timestamp, String> {
    let here = from.to_zoned(zone.clone());
    match days.on(here.weekday()) {
        Day::AllDay => Ok(from),
        Day::Afternoon if here.time() >= NOON => Ok(from),
        Day::Afternoon | Day::Never => first_allowed(from, here.time(), days, zone),
    }
}

/// The first instant, from this one on, at which the clocks show `time` on a day that `DAYS` allows; noon, if the day
/// counts from noon only and `time` is earlier.
fn first_allowed(from: Timestamp, time: Time, days: Days, zone: &TimeZone) -> Result<Timestamp, String> {
    let mut date = from.to_zoned(zone.clone()).date();
    // At least one day of the week is allowed, so this ends.
    loop {
        let shown = match days.on(date.weekday()) {
            Day::AllDay => Some(time),
            Day::Afternoon => Some(time.max(NOON)),
            Day::Never => None,
        };
        if let Some(shown) = shown {
            let instant = local(date, shown, zone)?;
            // A date that the zone left out altogether is read as the next one, which has its own turn.
            if instant >= from && instant.to_zoned(zone.clone()).date() == date {
                return Ok(instant);
            }
        }
        date = date.tomorrow().map_err(|_| too_far())?;
    }
}

fn plus(time: Timestamp, duration: SignedDuration) -> Result<Timestamp, String> {
    time.checked_add(duration).map_err(|_| too_far())
}

fn i8_of(number: u16) -> i8 {
    i8::try_from(number).unwrap_or_default()
}

fn too_far() -> String {
    "That deadline would lie beyond the end of the calendar: choose a nearer one.".to_owned()
}
