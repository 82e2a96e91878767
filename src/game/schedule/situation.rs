//! What is due in a phase.
use super::{Hours, reminder_at};
use jiff::{SignedDuration, Timestamp};

/// How often the late are told so.
const BETWEEN_NOTICES: SignedDuration = SignedDuration::from_hours(24);

/// Where a phase stands.
///
/// [`due`](Self::due) climbs this ladder:
///
/// 1. **Before the deadline**, all orders in and nobody waiting: once `DELAY` has gone by since the last order, and
///    `MIN` since the phase began, [adjudicate](Due::Adjudicate). Somebody still owes orders at the time of the
///    [reminder](reminder_at): [remind](Due::Remind) them, once.
/// 2. **At the deadline**, all orders in: [adjudicate](Due::Adjudicate), whoever waits.
/// 3. **After it**, somebody late: [say so](Due::LateNotice) at once and then once a day, and when the last orders are
///    in, [adjudicate](Due::Adjudicate) after `DELAY`. Nobody can wait any more.
/// 4. **At the end of grace**, somebody still late: [grace is over](Due::GraceOver). Where missing orders are allowed,
///    the phase ends [without them](Ending::CivilDisorder). Where they are not, the late seats are
///    [abandoned](Ending::Abandonment), and the game stands still until all orders are in, or somebody takes over and
///    gets a new deadline.
///
/// A game that its master processes by hand (`manual`) has the reminders and the notices, and nothing else: neither
/// results nor abandonment.
///
/// Whoever does what is due writes that down (new phase, `reminded`, `late_noticed`, `abandoned`) and asks again, so
/// each answer is given once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// When the deadline was set: the beginning of the phase, or the change by a master.
    pub set_at: Timestamp,
    /// When orders are due.
    pub deadline: Timestamp,
    /// When the late lose their chance. Not before the deadline.
    pub grace_end: Timestamp,
    /// No processing before this, except that the deadline ends everything.
    pub earliest: Timestamp,
    /// The time for second thoughts after the last order.
    pub delay: Hours,
    /// Since when all who owe orders have sent complete ones. `None`: somebody still owes some.
    pub all_in_since: Option<Timestamp>,
    /// Somebody asked to wait for the deadline.
    pub waiting: bool,
    /// The reminder for this deadline is out.
    pub reminded: bool,
    /// When the late were last told so, for this deadline.
    pub late_noticed: Option<Timestamp>,
    /// After grace, go on without the missing orders (`SET NMR`).
    pub nmr_allowed: bool,
    /// Only the master processes.
    pub manual: bool,
    /// Grace ended in abandonment: no clock runs.
    pub abandoned: bool,
}

/// What to do in a phase, now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Nothing.
    Nothing {
        /// The next instant at which the answer can change without anybody writing. `None`: never.
        ask_again: Option<Timestamp>,
    },
    /// Tell those who still owe orders that the deadline is near.
    Remind,
    /// All orders are in: end the phase.
    Adjudicate,
    /// Tell everybody who is late, and the late what happens at the end of grace.
    LateNotice,
    /// Grace is over, and somebody is still late.
    GraceOver(Ending),
}

/// What happens at the end of grace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// End the phase without the missing orders.
    CivilDisorder,
    /// The seats of the late are free for others.
    Abandonment,
}

impl Situation {
    /// What is due now.
    pub fn due(&self, now: Timestamp) -> Due {
        match self.all_in_since {
            Some(since) => self.all_in(now, since),
            None if self.abandoned => Due::Nothing { ask_again: None },
            None if now < self.deadline => self.before_deadline(now),
            None => self.late(now),
        }
    }

    /// When [`due`](Self::due) should be asked, if nobody writes before: now, if something is due already. The one
    /// column by which the database finds the games that want attention.
    pub fn next_at(&self, now: Timestamp) -> Option<Timestamp> {
        match self.due(now) {
            Due::Nothing { ask_again } => ask_again,
            Due::Remind | Due::Adjudicate | Due::LateNotice | Due::GraceOver(_) => Some(now),
        }
    }

    fn all_in(&self, now: Timestamp, since: Timestamp) -> Due {
        if self.manual {
            return Due::Nothing { ask_again: None };
        }
        // An instant beyond the calendar never comes.
        let settled = since.checked_add(self.delay.duration()).ok();
        let ready = if since > self.deadline {
            settled
        } else if self.waiting {
            Some(self.deadline)
        } else {
            Some(settled.map_or(self.deadline, |settled| settled.max(self.earliest).min(self.deadline)))
        };
        if ready.is_some_and(|ready| ready <= now) { Due::Adjudicate } else { Due::Nothing { ask_again: ready } }
    }

    fn before_deadline(&self, now: Timestamp) -> Due {
        match reminder_at(self.deadline, self.set_at).filter(|_| !self.reminded) {
            Some(reminder) if reminder <= now => Due::Remind,
            reminder => Due::Nothing { ask_again: Some(reminder.unwrap_or(self.deadline)) },
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
        // An end of grace that a manual game will not act on still ends the notices.
        let next = noticed.checked_add(BETWEEN_NOTICES).map_or(self.grace_end, |next| next.min(self.grace_end));
        if next <= now { Due::LateNotice } else { Due::Nothing { ask_again: Some(next) } }
    }
}
