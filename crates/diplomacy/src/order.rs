//! An order, as a value. [`grammar`](crate::entry::grammar) reads it from text.
use super::board::{Board, Location, Province};
use super::state::UnitKind;
use chancery_rules::{OrderFacts, Power};

/// An order. It may be illegal: legality depends on a position, and adjudication reports the fault.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// An order to the unit at a place.
    Unit {
        /// The kind of the unit, if the order names it.
        kind: Option<UnitKind>,
        /// The unit's place, as written: the coast may be missing, unnecessary or wrong.
        at: Location,
        /// The action to take.
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
    /// Let a fleet through a canal (movement, policy `gateways`): `SC S F MED - RED`.
    Permit {
        /// The canal, as an index into [`Board::gateways`].
        gateway: usize,
        /// The fleet's origin, on one side.
        from: Location,
        /// The destination, on the other side.
        to: Location,
    },
    /// Choose a home centre, or give one up (adjustments, policy `builds` `chosen`): `Home PAR`, `No home PAR`.
    Home {
        /// The centre.
        at: Location,
        /// Whether to choose it, or give it up.
        chosen: bool,
    },
    /// Bid for the command of a power (adjustments, policy `intimate`): `Bid 5 France`.
    Bid {
        /// The power that is bid for.
        power: Power,
        /// The number of credits.
        credits: u32,
    },
}

/// The ordered action of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Stay.
    Hold,
    /// Move, or retreat.
    Move {
        /// The goal, as written: the coast may be missing.
        to: Location,
        /// The route: by land, or a sea route.
        route: Route,
    },
    /// Support a unit that does not move.
    SupportHold {
        /// The kind of the unit, if the order names it. Only for display.
        kind: Option<UnitKind>,
        /// The supported unit's place.
        unit: Location,
    },
    /// Support a move.
    SupportMove {
        /// The kind of the unit, if the order names it. Only for display.
        kind: Option<UnitKind>,
        /// The supported unit's place.
        from: Location,
        /// The destination. The coast may be missing.
        to: Location,
    },
    /// Convoy an army (or, where the policy `portage` is on, an army carries a fleet).
    Convoy {
        /// The kind of the carried unit. Only for display.
        kind: UnitKind,
        /// The carried unit's place.
        from: Location,
        /// The destination.
        to: Location,
    },
    /// Disband: a dislodged unit, a removal in adjustments, or, with the policy `disband`, a unit in movement.
    Disband,
    /// Become a unit of another kind (movement or adjustments, policy `transform`).
    Transform {
        /// The new kind.
        kind: UnitKind,
        /// Its place afterwards: the coast, for a fleet in a province with several.
        at: Location,
    },
    /// Give a proxy: the unit follows another power's order (movement, policy `proxy`).
    Proxy {
        /// The power.
        to: Power,
    },
    /// Keep this unit when others are removed (adjustments, policy `any-disband`).
    Maintain,
}

/// The route of a move.
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
    /// A removal in adjustments and a disbanding in retreats are the same order, so both are spelt `F LON D`.
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

    /// The parts of the order, in the words of the board.
    pub fn facts(&self, board: &Board) -> OrderFacts {
        let facts = |unit: Option<UnitKind>, kind: &str, at: Location, to: Option<Location>| OrderFacts {
            unit: unit.map_or("", UnitKind::word).to_owned(),
            kind: kind.to_owned(),
            at: board.place_name(at),
            to: to.map(|to| board.place_name(to)).unwrap_or_default(),
        };
        let only = |kind: &str| OrderFacts { kind: kind.to_owned(), ..OrderFacts::default() };
        match self {
            Self::Unit { kind, at, action } => {
                let (action, to) = match action {
                    Action::Hold => ("hold", None),
                    Action::Move { to, .. } => ("move", Some(*to)),
                    Action::SupportHold { unit, .. } => ("support", Some(*unit)),
                    Action::SupportMove { to, .. } => ("support", Some(*to)),
                    Action::Convoy { to, .. } => ("convoy", Some(*to)),
                    Action::Disband => ("disband", None),
                    Action::Transform { at, .. } => ("transform", Some(*at)),
                    Action::Proxy { .. } => ("proxy", None),
                    Action::Maintain => ("maintain", None),
                };
                facts(*kind, action, *at, to)
            }
            Self::Build { kind, at } => facts(Some(*kind), "build", *at, None),
            Self::Home { at, .. } => facts(None, "home", *at, None),
            Self::Permit { from, to, .. } => facts(None, "permit", *from, Some(*to)),
            Self::Waive(_) | Self::WaiveOneMore => only("waive"),
            Self::Bid { .. } => only("bid"),
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

/// `A BUD`, or `BUD` if the order does not name the kind.
fn unit(board: &Board, kind: Option<UnitKind>, at: Location, text: &mut String) {
    if let Some(kind) = kind {
        text.push(kind.letter());
        text.push(' ');
    }
    board.write_place(at, text);
}
