//! The results of orders, and their causes.
use super::board::{Location, Province};
use super::order::{Action, Order};
use super::state::{Dislodged, Unit, UnitKind};
use chancery_rules::Power;
use std::fmt;

/// An event of an adjudication.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The result of one order. Every unit that could be ordered has exactly one result. An order that no unit could
    /// follow has a result without a unit.
    Result(OrderResult),
    /// A unit lost its place (movement). Without retreats, it is destroyed immediately.
    Dislodged {
        /// The unit, its attacker's origin, and its possible retreats.
        unit: Dislodged,
        /// The unit that took its place.
        by: Unit,
    },
    /// The same event, redacted for readers who do not know all of it (policy `blind`). The record never contains it.
    Overrun {
        /// The unit. The retreats of a foreign unit are hidden.
        unit: Dislodged,
        /// The unit that took its place.
        by: Met,
    },
    /// A ride was stopped, and ended on the way (movement, policy `railways`).
    Stopped {
        /// The unit in its place before.
        unit: Unit,
        /// Its place now.
        at: Location,
    },
    /// A unit left the board: it had no retreat, its retreat failed, or it had no order.
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
        /// The owner of each province before and after, where it changed, in the order of provinces.
        changes: Vec<(Province, Option<Power>, Option<Power>)>,
    },
    /// Homes have changed (policies `builds` and `home-transfer`).
    Homes {
        /// The power whose home each centre was before and is after, where it changed, in the order of provinces.
        changes: Vec<(Province, Option<Power>, Option<Power>)>,
    },
    /// From now on, another power orders these units (policies `vassals` and `intimate`).
    Command {
        /// The power that ordered each power before and does after, where it changed, in the order of powers.
        changes: Vec<(Power, Option<Power>, Option<Power>)>,
    },
    /// An auction is over (policy `intimate`).
    Paid {
        /// The credits that each player paid.
        credits: Vec<(Power, u32)>,
    },
    /// The game was won.
    Victory {
        /// The powers that have won.
        powers: Vec<Power>,
    },
}

/// One order and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderResult {
    /// The power that gave it.
    pub power: Power,
    /// The unit in its place before. `None` for builds and waives, and for an order that never reached a unit: the unit
    /// does not exist, belongs to another power, or has another order in force.
    pub unit: Option<Unit>,
    /// The order, with unambiguous coasts filled in.
    pub order: Order,
    /// Whether this order is only implied: the unit had no order, so it held, disbanded, or was removed.
    pub implied: bool,
    /// The reason why it failed. `None` if it succeeded.
    pub failure: Option<Failure>,
    /// The unit lost its place.
    pub dislodged: bool,
}

impl OrderResult {
    /// Returns the power that gave this order, based on all results of the phase: its unit's power, or that power's
    /// proxy (policy `proxy`).
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

/// The reason why an order did not succeed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// A move met opposition of at least its own strength.
    Bounce {
        /// The strength of the move.
        strength: Strength,
        /// The units in the way, with their strengths.
        by: Vec<Rival>,
    },
    /// A support was cut, or a transformation disturbed.
    Cut {
        /// The attacker, in its original place.
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
    /// The order could not be carried out as written, so the unit held. A sentence without its full stop.
    Void(String),
    /// A retreat was barred or met another, so the unit was destroyed.
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
    /// Another failure, redacted for readers who do not see all of its causes (policy `blind`). The record never
    /// contains it.
    Unseen(Unseen),
}

/// A failure with hidden causes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unseen {
    /// The kind of failure.
    pub what: Trouble,
    /// The known facts about the units that caused it.
    pub by: Vec<Met>,
    /// The strength of the reader's own move.
    pub strength: Option<Strength>,
}

/// The kinds of failure.
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

/// The known facts about an opposing unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// The unit in its place before, if the reader saw it there.
    pub unit: Option<Unit>,
    /// Its kind, which every power whose unit meets it can see.
    pub kind: UnitKind,
    /// Its power, if the reader saw it.
    pub power: Option<Power>,
    /// Its strength against the reader's own unit.
    pub strength: Option<Strength>,
}

/// A unit in the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The unit in its place before.
    pub unit: Unit,
    /// Its prevent, hold or defend strength.
    pub strength: Strength,
}
