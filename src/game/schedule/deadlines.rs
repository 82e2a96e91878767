//! Computes times from the clock settings.
use super::{Calendar, Clocking, Day, Days};
use crate::game::dates::local;
use crate::text::sentence::Note;
use jiff::civil::{Time, time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use std::ops::Range;

const NOON: Time = time(12, 0, 0, 0);
/// The time from the reminder to the deadline, unless the game is faster.
const REMINDER: SignedDuration = SignedDuration::from_hours(24);
/// The smallest extension that is worth an e-mail.
const WORTH_A_LETTER: SignedDuration = SignedDuration::from_mins(15);
/// The shortest phase with a reminder.
const TOO_SHORT: SignedDuration = SignedDuration::from_hours(2);

/// The deadline of a phase that begins now: `NEXT` hours later, at the next time that [`deadline_from`] allows.
///
/// The classic judges never set a deadline before the previous one, even if that phase ended early. To match them, take the
/// later of this and [`deadline_from`] of the old deadline.
///
/// # Errors
/// A sentence, if the time is beyond the end of the calendar. All functions here have this error.
pub fn next_deadline(now: Timestamp, clocking: &Clocking, calendar: &Calendar) -> Result<Timestamp, Note> {
    deadline_from(plus(now, clocking.next.duration())?, clocking, calendar)
}

/// The first time, at or after `from`, when a deadline may fall: at `CLOCK` on a day that `DAYS` and the calendar allow. On a
/// day that counts only from noon, an earlier `CLOCK` means noon. If `CLOCK` is within the quiet hours, the deadline falls at
/// their end.
pub fn deadline_from(from: Timestamp, clocking: &Clocking, calendar: &Calendar) -> Result<Timestamp, Note> {
    let zone = &calendar.zone;
    open_from(from, clocking.days, calendar, |from| match clocking.clock {
        Some(minutes) => first_allowed(from, time(i8_of(minutes / 60), i8_of(minutes % 60), 0, 0), clocking.days, zone),
        None => on_allowed_day(from, clocking.days, zone),
    })
}

/// The first time that the clock allows and when the calendar is open.
fn open_from(
    from: Timestamp,
    days: Days,
    calendar: &Calendar,
    allowed: impl Fn(Timestamp) -> Result<Timestamp, Note>,
) -> Result<Timestamp, Note> {
    let mut time = allowed(from)?;
    for _ in 0..MAX_ROUNDS {
        let open = calendar.opens(time)?;
        // After quiet hours, the time when they end will do. After closed days, the clock sets the time.
        if open == time || !calendar.is_closed(time) && is_allowed(open, days, &calendar.zone) {
            return Ok(open);
        }
        time = allowed(open)?;
    }
    Ok(time)
}

/// The first time when a phase that begins now may be processed: `MIN` hours later.
pub fn earliest(now: Timestamp, clocking: &Clocking) -> Result<Timestamp, Note> {
    plus(now, clocking.min.duration())
}

/// The end of grace: `GRACE` hours after `deadline`, and then, unless grace is strict, at the next time that `DAYS` allows. The
/// calendar is always open then.
pub fn grace_end(
    deadline: Timestamp,
    clocking: &Clocking,
    calendar: &Calendar,
    strict: bool,
) -> Result<Timestamp, Note> {
    grace_from(plus(deadline, clocking.grace.duration())?, clocking, calendar, strict)
}

/// The first time, at or after `end`, when grace may end. See [`grace_end`].
pub fn grace_from(end: Timestamp, clocking: &Clocking, calendar: &Calendar, strict: bool) -> Result<Timestamp, Note> {
    let days = if strict { Days::ALL } else { clocking.days };
    open_from(end, days, calendar, |from| on_allowed_day(from, days, &calendar.zone))
}

/// The time that an outage cost players before a deadline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// The time when the judge could read no e-mail, or sent none.
    pub span: Range<Timestamp>,
    /// If the judge sent none: since when no one got any. This is within the span: its start, or the time when the deadline was
    /// decided, if that was later.
    pub dark_since: Option<Timestamp>,
}

impl Lost {
    /// Returns the new time for `time`, or `None` to leave it. A time that passed during the outage is postponed by the
    /// outage's length. A future time moves only if no one got e-mail: everyone
    /// then has as much time left as before the outage, or at least a day.
    ///
    /// # Errors
    /// The same as in all functions here.
    pub fn made_up(&self, time: Timestamp) -> Result<Option<Timestamp>, Note> {
        let Range { start, end } = self.span;
        if self.span.contains(&time) {
            return plus(time, end.duration_since(start)).map(Some);
        }
        let Some(dark_since) = self.dark_since.filter(|_| end <= time) else { return Ok(None) };
        let fair = plus(end, time.duration_since(dark_since).min(REMINDER))?;
        // A few minutes are not worth an e-mail.
        Ok(Some(fair).filter(|fair| WORTH_A_LETTER < fair.duration_since(time)))
    }

    /// A deadline, or an end of grace, after the outage: unchanged, or the first time, at or after its [new
    /// time](Self::made_up), that is `allowed` by [`deadline_from`] or [`grace_from`].
    ///
    /// # Errors
    /// The same as in all functions here.
    pub fn move_on(
        &self,
        time: Timestamp,
        allowed: impl FnOnce(Timestamp) -> Result<Timestamp, Note>,
    ) -> Result<Timestamp, Note> {
        self.made_up(time)?.map_or(Ok(time), allowed)
    }
}

/// Returns when to remind players without orders of a deadline that was set at `set_at`: a day before it, or halfway if that is
/// later. `None` if the phase is too short.
pub fn reminder_at(deadline: Timestamp, set_at: Timestamp) -> Option<Timestamp> {
    let given = deadline.duration_since(set_at);
    if given < TOO_SHORT {
        return None;
    }
    deadline.checked_sub(REMINDER.min(given / 2)).ok()
}

/// The first deadline, at or after this one, outside all absences. After each absence it moves on to the next time that
/// [`deadline_from`] allows.
pub fn avoid(
    deadline: Timestamp,
    absences: &[Range<Timestamp>],
    clocking: &Clocking,
    calendar: &Calendar,
) -> Result<Timestamp, Note> {
    let mut deadline = deadline;
    // Each round gets past one absence.
    while let Some(absence) = absences.iter().find(|absence| absence.contains(&deadline)) {
        deadline = deadline_from(absence.end, clocking, calendar)?;
    }
    Ok(deadline)
}

/// The maximum number of consecutive days that are closed or do not count: more than a year has.
const MAX_ROUNDS: usize = 400;

/// Returns whether `DAYS` allows this time.
fn is_allowed(time: Timestamp, days: Days, zone: &TimeZone) -> bool {
    let here = time.to_zoned(zone.clone());
    match days.on(here.weekday()) {
        Day::AllDay => true,
        Day::Afternoon => NOON <= here.time(),
        Day::Never => false,
    }
}

/// This time if `DAYS` allows it, or else the same time on the first day that does.
fn on_allowed_day(from: Timestamp, days: Days, zone: &TimeZone) -> Result<Timestamp, Note> {
    if is_allowed(from, days, zone) {
        return Ok(from);
    }
    first_allowed(from, from.to_zoned(zone.clone()).time(), days, zone)
}

/// The first time, at or after `from`, when the clocks show `time` on a day that `DAYS` allows. On a day that counts only from
/// noon, an earlier `time` means noon.
fn first_allowed(from: Timestamp, time: Time, days: Days, zone: &TimeZone) -> Result<Timestamp, Note> {
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
            // A date that the zone skipped is read as the next one, which has its own round.
            if instant >= from && instant.to_zoned(zone.clone()).date() == date {
                return Ok(instant);
            }
        }
        date = date.tomorrow().map_err(|_| too_far())?;
    }
}

fn plus(time: Timestamp, duration: SignedDuration) -> Result<Timestamp, Note> {
    time.checked_add(duration).map_err(|_| too_far())
}

fn i8_of(number: u16) -> i8 {
    i8::try_from(number).unwrap_or_default()
}

pub(super) fn too_far() -> Note {
    Note::of("That deadline would be beyond the end of the calendar. Please choose a nearer one.")
}
