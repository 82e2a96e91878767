//! The event that is due in a phase.
use super::{Calendar, Hours};
use jiff::{SignedDuration, Timestamp};

/// The time between late notices.
const BETWEEN_NOTICES: SignedDuration = SignedDuration::from_hours(24);

/// The state of a phase.
///
/// [`due`](Self::due) works like this:
///
/// 1. **Before the deadline**, if all orders are in and no one waits: [adjudicate](Due::Adjudicate), once `DELAY` has passed
///    since the last order and `MIN` since the start of the phase, and the [`Calendar`] is open. At each of the
///    [`reminders`](Self::reminders): [remind](Due::Remind).
/// 2. **At the deadline**, if all orders are in: [adjudicate](Due::Adjudicate), even if someone waits.
/// 3. **After it**, if someone is late: [say so](Due::LateNotice) at once and then once a day. When the last orders are in,
///    [adjudicate](Due::Adjudicate) after `DELAY`. Waiting no longer counts.
/// 4. **At the end of grace**, if someone is still late: [grace is over](Due::GraceOver). If missing orders are allowed, the
///    phase ends [without them](Ending::CivilDisorder). If not, the late seats are [abandoned](Ending::Abandonment), and the
///    game stops until all orders are in, or until a new player takes over and gets a new deadline.
///
/// A game that its GM processes by hand (`manual`) only has the reminders and notices: no results, no abandonment.
///
/// The caller carries out the event, records it (new phase, `reminded`, `late_noticed`, `abandoned`) and asks again, so each
/// event comes up once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The time when orders are due.
    pub deadline: Timestamp,
    /// The time when grace ends. It is never before the deadline.
    pub grace_end: Timestamp,
    /// The earliest time to process the phase, unless the deadline has passed.
    pub earliest: Timestamp,
    /// The time for second thoughts after the last order.
    pub delay: Hours,
    /// The time when the last missing orders arrived. `None` if orders are still missing.
    pub all_in_since: Option<Timestamp>,
    /// Someone has asked to wait for the deadline, or must fix a line of their orders.
    pub waiting: bool,
    /// The times to remind the players the turn waits for.
    pub reminders: Vec<Timestamp>,
    /// The time when the last reminder of this deadline was sent.
    pub reminded: Option<Timestamp>,
    /// The time when the last late notice for this deadline was sent.
    pub late_noticed: Option<Timestamp>,
    /// The game continues without missing orders after grace (`SET NMR`).
    pub nmr_allowed: bool,
    /// Only the GM processes the game.
    pub manual: bool,
    /// The days and hours when no turn runs.
    pub calendar: Calendar,
    /// Grace ended in abandonment, so no clock runs.
    pub abandoned: bool,
}

/// The event that is due in a phase now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Nothing.
    Nothing {
        /// The next time when the event can change without an e-mail. `None`: never.
        ask_again: Option<Timestamp>,
    },
    /// Remind players with missing orders that the deadline is near.
    Remind,
    /// All orders are in: end the phase.
    Adjudicate,
    /// Tell everyone which players are late, and tell those players what happens at the end of grace.
    LateNotice,
    /// Grace is over, and someone is still late.
    GraceOver(Ending),
}

/// The event at the end of grace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// End the phase without the missing orders.
    CivilDisorder,
    /// Open the seats of late players to others.
    Abandonment,
}

impl Situation {
    /// Returns the event that is due now.
    pub fn due(&self, now: Timestamp) -> Due {
        let due = match self.all_in_since {
            Some(_) => match self.runs_at() {
                Some(ready) if ready <= now => Due::Adjudicate,
                ready => Due::Nothing { ask_again: ready },
            },
            None if self.abandoned => Due::Nothing { ask_again: None },
            None if now < self.deadline => Due::Nothing { ask_again: Some(self.deadline) },
            None => self.late(now),
        };
        match (due, self.reminder(now)) {
            (Due::Nothing { .. }, Some(reminder)) if reminder <= now => Due::Remind,
            (Due::Nothing { ask_again }, Some(reminder)) => {
                Due::Nothing { ask_again: Some(ask_again.map_or(reminder, |again| again.min(reminder))) }
            }
            (due, _) => due,
        }
    }

    /// Returns the time of the next reminder. After the deadline there are none.
    fn reminder(&self, now: Timestamp) -> Option<Timestamp> {
        let is_to_come = |time: &&Timestamp| self.reminded.is_none_or(|last| last < **time) && **time < self.deadline;
        self.reminders.iter().filter(is_to_come).min().copied().filter(|_| now < self.deadline && !self.abandoned)
    }

    /// Returns when to ask [`due`](Self::due) again if no letter arrives before. That is now if an event is due already. The
    /// database finds games that need attention by this time.
    pub fn next_at(&self, now: Timestamp) -> Option<Timestamp> {
        match self.due(now) {
            Due::Nothing { ask_again } => ask_again,
            Due::Remind | Due::Adjudicate | Due::LateNotice | Due::GraceOver(_) => Some(now),
        }
    }

    /// Returns when the turn runs, if all orders are in and the GM does not process the game by hand.
    pub fn runs_at(&self) -> Option<Timestamp> {
        let since = self.all_in_since.filter(|_| !self.manual)?;
        let open = |time| self.calendar.opens(time).unwrap_or(time);
        // A time beyond the end of the calendar never comes.
        let settled = since.checked_add(self.delay.duration()).ok().map(open);
        if since > self.deadline {
            settled
        } else if self.waiting {
            Some(self.deadline)
        } else {
            Some(settled.map_or(self.deadline, |settled| open(settled.max(self.earliest)).min(self.deadline)))
        }
    }

    fn late(&self, now: Timestamp) -> Due {
        let grace_over = now >= self.grace_end;
        if grace_over && !self.manual {
            return Due::GraceOver(if self.nmr_allowed { Ending::CivilDisorder } else { Ending::Abandonment });
        }
        let Some(noticed) = self.late_noticed else { return Due::LateNotice };
        if grace_over {
            return Due::Nothing { ask_again: None };
        }
        // In a manual game, too, the notices stop at the end of grace.
        let next = noticed.checked_add(BETWEEN_NOTICES).map_or(self.grace_end, |next| next.min(self.grace_end));
        if next <= now { Due::LateNotice } else { Due::Nothing { ask_again: Some(next) } }
    }
}
