//! An order, as a value. [`grammar`](super::grammar) reads it from text.
use super::board::{Board, Location, Province};
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

impl Order {
    /// Appends the canonical spelling: `A LON - NTH - BEL`, `A BUR S A PAR - PIC`, `F LON D`, `B A PAR`, `Waive 2`.
    ///
    /// A removal in adjustments is spelt as a disbanding in retreats is, `F LON D`: they are the same order.
    pub fn write(&self, board: &Board, text: &mut String) {
        match self {
            Self::Unit { kind, at, action } => {
                unit(board, *kind, *at, text);
                action.write(board, text);
            }
            Self::Build { kind, at } => {
                text.push_str("B ");
                unit(board, Some(*kind), *at, text);
            }
            Self::Waive(n_builds) => {
                text.push_str("Waive ");
                text.push_str(&n_builds.to_string());
            }
        }
    }

    /// The canonical spelling.
    pub fn text(&self, board: &Board) -> String {
        let mut text = String::with_capacity(32);
        self.write(board, &mut text);
        text
    }
}

impl Action {
    fn write(&self, board: &Board, text: &mut String) {
        match self {
            Self::Hold => text.push_str(" H"),
            Self::Disband => text.push_str(" D"),
            Self::Move { to, route } => {
                if let Route::Through(seas) = route {
                    for &sea in seas {
                        text.push_str(" - ");
                        board.write_place(board.main(sea), text);
                    }
                }
                text.push_str(" - ");
                board.write_place(*to, text);
                if *route == Route::Via {
                    text.push_str(" via convoy");
                }
            }
            Self::SupportHold { kind, unit: at } => {
                text.push_str(" S ");
                unit(board, *kind, *at, text);
            }
            Self::SupportMove { kind, from, to } => {
                text.push_str(" S ");
                unit(board, *kind, *from, text);
                text.push_str(" - ");
                board.write_place(*to, text);
            }
            Self::Convoy { from, to } => {
                text.push_str(" C A ");
                board.write_place(*from, text);
                text.push_str(" - ");
                board.write_place(*to, text);
            }
        }
    }
}

/// `A BUD`, or `BUD` when nobody said what it is.
fn unit(board: &Board, kind: Option<UnitKind>, at: Location, text: &mut String) {
    if let Some(kind) = kind {
        text.push(kind.letter());
        text.push(' ');
    }
    board.write_place(at, text);
}
