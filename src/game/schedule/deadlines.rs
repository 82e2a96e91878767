//! The instants that follow from the clock settings.
use super::{Clocking, Day};
use crate::game::dates::local;
use jiff::civil::{Date, Time, time};
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

/// The first instant, from this one on, at which a deadline may fall: the next time that the clocks show `CLOCK`, then
/// from day to day until `DAYS` allows it. On a day that counts from noon only, an earlier `CLOCK` is moved to noon.
pub fn deadline_from(from: Timestamp, clocking: &Clocking, zone: &TimeZone) -> Result<Timestamp, String> {
    let here = from.to_zoned(zone.clone());
    let Some(minutes) = clocking.clock else {
        return allowed(from, here.date(), here.time(), clocking, zone);
    };
    let clock = time(i8_of(minutes / 60), i8_of(minutes % 60), 0, 0);
    let today = local(here.date(), clock, zone)?;
    if today >= from {
        return allowed(today, here.date(), clock, clocking, zone);
    }
    let tomorrow = here.date().tomorrow().map_err(|_| too_far())?;
    allowed(local(tomorrow, clock, zone)?, tomorrow, clock, clocking, zone)
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
    if strict {
        return Ok(end);
    }
    let here = end.to_zoned(zone.clone());
    allowed(end, here.date(), here.time(), clocking, zone)
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

/// The first instant, from this one on, that `DAYS` allows: at the same time of a later day, or at noon of a day that
/// counts from noon only. `date` and `time` are what the clocks show at `instant`, or were meant to show.
fn allowed(
    instant: Timestamp,
    date: Date,
    time: Time,
    clocking: &Clocking,
    zone: &TimeZone,
) -> Result<Timestamp, String> {
    let (mut instant, mut date) = (instant, date);
    loop {
        // A date that a zone leaves out altogether is read as the next one; so the day is asked of the instant.
        match clocking.days.on(instant.to_zoned(zone.clone()).weekday()) {
            Day::AllDay => return Ok(instant),
            Day::Afternoon if time >= NOON => return Ok(instant),
            Day::Afternoon => return local(date, NOON, zone),
            // At least one day of the week is allowed, so this ends.
            Day::Never => {
                date = date.tomorrow().map_err(|_| too_far())?;
                instant = local(date, time, zone)?;
            }
        }
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
