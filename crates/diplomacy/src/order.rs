//! An order, as a value. [`grammar`](crate::entry::grammar) reads it from text.
use super::board::{Board, Location, Province};
use super::state::UnitKind;
use chancery_rules::Power;

/// One order. It may be illegal: legality depends on a position, and adjudication says what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// An order to the unit that stands at a place.
    Unit {
        /// The kind of unit that was named, if any.
        kind: Option<UnitKind>,
        /// The place where the unit stands, as written: the coast may be missing, unnecessary or wrong.
        at: Location,
        /// The action that it is to take.
        action: Action,
    },
    /// Build a unit (adjustments).
    Build {
        /// Army, fleet or wing.
        kind: UnitKind,
        /// The place, with the coast for a fleet.
        at: Location,
    },
    /// Waive this many builds (adjustments).
    Waive(u32),
    /// Waive one more build than before (adjustments): `WAIVE`, without a number. On file it becomes [`Order::Waive`].
    WaiveOneMore,
    /// Let a fleet through a canal (movement; policy `gateways`): `SC S F MED - RED`.
    Permit {
        /// The canal, as an index into [`Board::gateways`].
        gateway: usize,
        /// The water that the fleet comes from.
        from: Location,
        /// The water that it goes to.
        to: Location,
    },
    /// Choose a home centre, or give one up (adjustments; policy `builds` `chosen`): `Home PAR`, `No home PAR`.
    Home {
        /// The centre.
        at: Location,
        /// Choose it, rather than give it up.
        chosen: bool,
    },
    /// Bid for the command of a power (adjustments; policy `intimate`): `Bid 5 France`.
    Bid {
        /// The power that is bid for.
        power: Power,
        /// The number of credits.
        credits: u32,
    },
}

/// The action that a unit is ordered to take.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Stay.
    Hold,
    /// Move, or retreat.
    Move {
        /// The goal, as written: the coast may be missing.
        to: Location,
        /// By land, or by which sea route.
        route: Route,
    },
    /// Support a unit that does not move.
    SupportHold {
        /// The kind of unit that was named, if any: only for display.
        kind: Option<UnitKind>,
        /// The place where the supported unit stands.
        unit: Location,
    },
    /// Support a move.
    SupportMove {
        /// The kind of unit that was named, if any: only for display.
        kind: Option<UnitKind>,
        /// The place where the supported unit stands.
        from: Location,
        /// The place where it goes; the coast may be missing.
        to: Location,
    },
    /// Convoy an army (or, where the policy `portage` is on, an army carries a fleet).
    Convoy {
        /// The kind of unit that is carried: only for display.
        kind: UnitKind,
        /// The place where it stands.
        from: Location,
        /// The place where it goes.
        to: Location,
    },
    /// Disband: a dislodged unit, or a removal in adjustments; in movement where the policy `disband` is on.
    Disband,
    /// Become a unit of another kind (movement or adjustments; policy `transform`).
    Transform {
        /// The new kind.
        kind: UnitKind,
        /// The place where it then stands: the coast, for a fleet where there are several.
        at: Location,
    },
    /// A proxy: the unit does what another power orders (movement; policy `proxy`).
    Proxy {
        /// The power.
        to: Power,
    },
    /// Keep this unit when others are removed (adjustments; policy `any-disband`).
    Maintain,
}

/// The way in which a move is to travel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// Not specified.
    Any,
    /// `via convoy`, any route.
    Via,
    /// A written route, `A LON - NTH - BEL`: the seas, in order.
    Through(Vec<Province>),
    /// By rail, `A MOS - TSR - IRK`: the line, as an index into [`Board::railways`] (policy `railways`).
    Rail(usize),
}

impl Order {
    /// Appends the canonical spelling: `A LON - NTH - BEL`, `A BUR S A PAR - PIC`, `F LON D`, `B A PAR`, `Waive 2`.
    ///
    /// A removal in adjustments is spelt like a disbanding in retreats, `F LON D`: they are the same order.
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
            Self::WaiveOneMore => text.push_str("Waive"),
            Self::Permit { gateway, from, to } => {
                text.push_str(board.gateways.get(*gateway).map_or("?", |gateway| &gateway.abbreviation));
                text.push_str(" S F ");
                board.write_place(*from, text);
                text.push_str(" - ");
                board.write_place(*to, text);
            }
            Self::Home { at, chosen } => {
                text.push_str(if *chosen { "Home " } else { "No home " });
                board.write_place(*at, text);
            }
            Self::Bid { power, credits } => {
                text.push_str("Bid ");
                text.push_str(&credits.to_string());
                text.push(' ');
                text.push_str(&board.power_name(*power).name);
            }
        }
    }

    /// The same order, with each of its places mapped to another.
    pub fn relocated(&self, place: &impl Fn(Location) -> Location) -> Self {
        let mut order = self.clone();
        match &mut order {
            Self::Unit { at, action, .. } => {
                *at = place(*at);
                action.relocate(place);
            }
            Self::Build { at, .. } | Self::Home { at, .. } => *at = place(*at),
            Self::Permit { from, to, .. } => (*from, *to) = (place(*from), place(*to)),
            Self::Waive(_) | Self::WaiveOneMore | Self::Bid { .. } => {}
        }
        order
    }

    /// The canonical spelling.
    pub fn text(&self, board: &Board) -> String {
        let mut text = String::with_capacity(32);
        self.write(board, &mut text);
        text
    }
}

impl Action {
    fn relocate(&mut self, place: &impl Fn(Location) -> Location) {
        match self {
            Self::Move { to, route } => {
                *to = place(*to);
                if let Route::Through(seas) = route {
                    seas.iter_mut().for_each(|sea| *sea = Province(place(Location(sea.0)).0));
                }
            }
            Self::SupportHold { unit: at, .. } | Self::Transform { at, .. } => *at = place(*at),
            Self::SupportMove { from, to, .. } | Self::Convoy { from, to, .. } => {
                (*from, *to) = (place(*from), place(*to));
            }
            Self::Hold | Self::Disband | Self::Proxy { .. } | Self::Maintain => {}
        }
    }

    fn write(&self, board: &Board, text: &mut String) {
        match self {
            Self::Hold => text.push_str(" H"),
            Self::Disband => text.push_str(" D"),
            Self::Maintain => text.push_str(" maintain"),
            Self::Transform { kind, at } => {
                text.push_str(" transforms to ");
                unit(board, Some(*kind), *at, text);
            }
            Self::Proxy { to } => {
                text.push_str(" proxy to ");
                text.push_str(&board.power_name(*to).name);
            }
            Self::Move { to, route } => {
                if let Route::Through(seas) = route {
                    for &sea in seas {
                        text.push_str(" - ");
                        board.write_place(board.main(sea), text);
                    }
                }
                if let Route::Rail(line) = route {
                    text.push_str(" - ");
                    text.push_str(board.railways.get(*line).map_or("?", |line| &line.abbreviation));
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
            Self::Convoy { kind, from, to } => {
                text.push_str(" C ");
                unit(board, Some(*kind), *from, text);
                text.push_str(" - ");
                board.write_place(*to, text);
            }
        }
    }
}

/// `A BUD`, or `BUD` when its kind was not named.
fn unit(board: &Board, kind: Option<UnitKind>, at: Location, text: &mut String) {
    if let Some(kind) = kind {
        text.push(kind.letter());
        text.push(' ');
    }
    board.write_place(at, text);
}
