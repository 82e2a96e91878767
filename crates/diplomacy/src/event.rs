//! The results of orders, and their causes.
use super::board::{Location, Province};
use super::order::{Action, Order};
use super::state::{Dislodged, Unit, UnitKind};
use chancery_rules::Power;
use std::fmt;

/// A thing that happened in an adjudication.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The result of one order. Every unit that could be ordered has exactly one result; an order that no unit could
    /// follow has a result without a unit.
    Result(OrderResult),
    /// A unit lost its place (movement). With no retreats it is destroyed at once.
    Dislodged {
        /// The unit, where its attacker came from, and where it may go.
        unit: Dislodged,
        /// The unit that took its place.
        by: Unit,
    },
    /// The same, as it is told to those who do not know all of it (policy `blind`); the record never has it.
    Overrun {
        /// The unit. Of a foreign one, nobody is told where it may go.
        unit: Dislodged,
        /// The unit that took its place.
        by: Met,
    },
    /// A ride was stopped, and ended on the way (movement; policy `railways`).
    Stopped {
        /// The unit in its place before.
        unit: Unit,
        /// The place where it is now.
        at: Location,
    },
    /// A unit left the board: no retreat open, a retreat failed, or it was not ordered.
    Destroyed {
        /// The unit.
        unit: Unit,
    },
    /// A power has builds that it did not use (adjustments).
    Unused {
        /// The power.
        power: Power,
        /// The number of builds.
        n_builds: u32,
    },
    /// Supply centres were counted (after the autumn's last phase).
    Ownership {
        /// Owner of each province before and after, where it changed; in the order of provinces.
        changes: Vec<(Province, Option<Power>, Option<Power>)>,
    },
    /// Homes have changed (policies `builds` and `home-transfer`).
    Homes {
        /// The power whose home each centre was before and is after, where it changed; in the order of provinces.
        changes: Vec<(Province, Option<Power>, Option<Power>)>,
    },
    /// From now on, another power orders these units (policies `vassals` and `intimate`).
    Command {
        /// The power that ordered each power before and does after, where it changed; in the order of powers.
        changes: Vec<(Power, Option<Power>, Option<Power>)>,
    },
    /// An auction is over (policy `intimate`).
    Paid {
        /// The credits that each player has paid.
        credits: Vec<(Power, u32)>,
    },
    /// A victory: someone has won.
    Victory {
        /// The powers that have won.
        powers: Vec<Power>,
    },
}

/// One order and its fate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderResult {
    /// The power that gave it.
    pub power: Power,
    /// The unit in its place before. `None` for builds and waives, and for an order that never reached a unit: there is
    /// none, it is another power's, or another order to it stands.
    pub unit: Option<Unit>,
    /// The order, coasts filled in where they were plain.
    pub order: Order,
    /// Whether nobody gave this order: without one, the unit held (or disbanded, or was removed).
    pub implied: bool,
    /// The answer to the question whether it did what it says. `None`: yes.
    pub failure: Option<Failure>,
    /// The unit lost its place.
    pub dislodged: bool,
}

impl OrderResult {
    /// Returns the power that wrote this order, given all results of the phase: its unit's power, or the one to which
    /// that power left it (policy `proxy`).
    pub fn writer(&self, all: &[&OrderResult]) -> Power {
        let Order::Unit { at, .. } = &self.order else { return self.power };
        let left_to = |other: &&OrderResult| match &other.order {
            Order::Unit { at: place, action: Action::Proxy { to }, .. } => {
                let follows = self.unit.is_some() && other.failure.is_none();
                (follows && other.power == self.power && place == at).then_some(*to)
            }
            _ => None,
        };
        all.iter().find_map(left_to).unwrap_or(self.power)
    }
}

/// The strength of a unit at a place, with its supports, counted in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength {
    /// 2 for a unit without support.
    pub halves: u32,
}

impl fmt::Display for Strength {
    /// `0`, `½`, `1`, `1½`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.halves / 2, self.halves % 2) {
            (0, 1) => f.write_str("½"),
            (whole, 1) => write!(f, "{whole}½"),
            (whole, _) => write!(f, "{whole}"),
        }
    }
}

/// The reason why an order did not do what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// A move met others at least as strong.
    Bounce {
        /// The strength of the move.
        strength: Strength,
        /// The units that stood in the way, and how strongly.
        by: Vec<Rival>,
    },
    /// A support was cut, or a transformation disturbed.
    Cut {
        /// The attack came from here.
        by: Unit,
    },
    /// A support, convoy or transformation was broken because its unit was dislodged.
    Dislodged {
        /// The unit that dislodged it.
        by: Unit,
    },
    /// A fleet of the convoy was dislodged, so the army did not move.
    Disrupted {
        /// The province where the chain broke.
        at: Province,
    },
    /// No chain of convoy orders leads there.
    NoConvoy {
        /// The missing link, if only one could complete the chain.
        at: Option<Province>,
    },
    /// It failed by the rule for convoy paradoxes.
    Paradox,
    /// The order could not be carried out as written: the unit held. A sentence without its full stop.
    Void(String),
    /// A retreat that was barred, or met another: the unit was destroyed.
    NoRetreat {
        /// The other unit, if there was one.
        met: Option<Location>,
    },
    /// More builds or removals than are owed.
    Excess,
    /// A bid that was not the highest.
    Outbid,
    /// A bid by a player who would have had to pay more than they had.
    Overbid,
    /// One of the others, as it is told to those who do not see all of its causes (policy `blind`); the record never has
    /// it.
    Unseen(Unseen),
}

/// A failure of which not all causes are seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unseen {
    /// The trouble that befell it.
    pub what: Trouble,
    /// The known facts about the units that caused it.
    pub by: Vec<Met>,
    /// The strength of one's own move.
    pub strength: Option<Strength>,
}

/// The trouble that orders can meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// See [`Failure::Bounce`].
    Bounce,
    /// See [`Failure::Cut`].
    Cut,
    /// See [`Failure::Dislodged`].
    Dislodged,
    /// See [`Failure::Disrupted`].
    Disrupted,
    /// See [`Failure::NoConvoy`].
    NoConvoy,
    /// See [`Failure::Void`].
    Void,
    /// See [`Failure::NoRetreat`].
    NoRetreat,
}

/// The known facts about a unit that was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// The unit in its place before, if it was seen there.
    pub unit: Option<Unit>,
    /// Its kind, which everybody sees whom it meets.
    pub kind: UnitKind,
    /// The power that it belongs to, if that is seen.
    pub power: Option<Power>,
    /// The strength that it had, against one's own unit.
    pub strength: Option<Strength>,
}

/// A unit that stood in the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The unit in its place before.
    pub unit: Unit,
    /// Its prevent, hold or defend strength.
    pub strength: Strength,
}
