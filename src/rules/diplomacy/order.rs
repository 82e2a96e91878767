//! An order, as a value. [`grammar`](super::grammar) reads it from text.
use super::board::{Location, Province};
use super::state::UnitKind;

/// One order. It may well be illegal: legality depends on a position, and adjudication says what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// An order to the unit that stands at a place.
    Unit {
        /// The kind of unit that was named, if one was.
        kind: Option<UnitKind>,
        /// Where the unit stands, as written: the coast may be missing, idle or wrong.
        at: Location,
        /// What it shall do.
        action: Action,
    },
    /// Build a unit (adjustments).
    Build {
        /// Army or fleet.
        kind: UnitKind,
        /// Where, with the coast for a fleet.
        at: Location,
    },
    /// Give up this many builds (adjustments).
    Waive(u32),
}

/// What a unit is ordered to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Stay.
    Hold,
    /// Move, or retreat.
    Move {
        /// Where to, as written: the coast may be missing.
        to: Location,
        /// By land, or how by sea.
        route: Route,
    },
    /// Support a unit that does not move.
    SupportHold {
        /// The kind of unit that was named, if one was: for the eye only.
        kind: Option<UnitKind>,
        /// Where the supported unit stands.
        unit: Location,
    },
    /// Support a move.
    SupportMove {
        /// The kind of unit that was named, if one was: for the eye only.
        kind: Option<UnitKind>,
        /// Where the supported unit stands.
        from: Location,
        /// Where it goes; the coast may be missing.
        to: Location,
    },
    /// Convoy an army.
    Convoy {
        /// Where the army stands.
        from: Location,
        /// Where it goes.
        to: Location,
    },
    /// Disband: a dislodged unit, or a removal in adjustments.
    Disband,
}

/// How a move is meant to travel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// Nothing was said.
    Any,
    /// `via convoy`, any route.
    Via,
    /// A written route, `A LON - NTH - BEL`: the seas, in order.
    Through(Vec<Province>),
}
