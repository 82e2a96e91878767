//! A position: who stands where, what is owed, who owns what.
use super::board::{Location, Province};
use crate::rules::{PhaseKind, Power};

/// The kinds of unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum UnitKind {
    /// `A`
    Army,
    /// `F`
    Fleet,
}

/// A unit on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unit {
    /// Whose.
    pub power: Power,
    /// Army or fleet.
    pub kind: UnitKind,
    /// Where; with the coast, for a fleet in a province that has several.
    pub at: Location,
}

/// The seasons that have phases of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Season {
    /// `S`
    Spring,
    /// `F`
    Fall,
    /// `W`: adjustments.
    Winter,
}

/// When: `S1901M`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Phase {
    /// Spring, fall or winter.
    pub season: Season,
    /// The game year.
    pub year: i32,
    /// Movement, retreat or adjustment.
    pub kind: PhaseKind,
}

/// A unit that has lost its place and owes a retreat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dislodged {
    /// The unit; `unit.at` is the place that it lost.
    pub unit: Unit,
    /// Where the attacker came from; `None` when that does not bar a retreat (it came by convoy).
    pub from: Option<Province>,
    /// Where the unit may go, sorted.
    pub retreats: Vec<Location>,
}

/// The whole truth about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The phase that waits for orders.
    pub phase: Phase,
    /// All units in place, sorted by location (so that equal positions are equal values).
    pub units: Vec<Unit>,
    /// Units that owe a retreat, sorted by location.
    pub dislodged: Vec<Dislodged>,
    /// Provinces that a stand-off left empty: no retreat goes there. Sorted.
    pub contested: Vec<Province>,
    /// Who owns each province (supply centres only), indexed by province.
    pub owners: Vec<Option<Power>>,
    /// The winners, once there are any.
    pub winners: Vec<Power>,
}
