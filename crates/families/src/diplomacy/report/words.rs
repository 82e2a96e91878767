//! Orders and units in words.
use chancery_diplomacy::board::{Board, Location, Province, Terrain};
use chancery_diplomacy::order::{Action, Order, Route};
use chancery_diplomacy::state::{PhaseKind, State, Unit, UnitKind};
use chancery_text::FIRM;
use chancery_text::say;
use chancery_text::sentence::{Arg, Say as _, Sentence, place, term};

/// The context for wording orders: the board, the position they apply to, and the kind of phase.
#[derive(Clone, Copy)]
pub(super) struct OrderWords<'a> {
    pub(super) board: &'a Board,
    pub(super) state: &'a State,
    pub(super) phase: PhaseKind,
}

impl<'a> OrderWords<'a> {
    /// Words for the current phase.
    pub(super) fn new(board: &'a Board, state: &'a State) -> Self {
        Self { board, state, phase: state.phase.kind }
    }

    /// A unit at the start of its order. In retreats, all kinds have the same width.
    pub(super) fn unit<S>(&self, kind: UnitKind, at: Location) -> Sentence<'a, S> {
        let name = full_name(self.board, at);
        match (self.phase, kind) {
            (PhaseKind::Retreat, UnitKind::Army) => say!("Army  {}", name),
            (PhaseKind::Retreat, UnitKind::Wing) => say!("Wing  {}", name),
            _ => full_unit(self.board, kind, at),
        }
    }

    /// A helped unit: `French Army Belgium`, if it belongs to another power.
    fn helped<S>(&self, helper: Location, kind: UnitKind, at: Location) -> Sentence<'a, S> {
        let board = self.board;
        let power_at = |at| self.state.units_in(board, board.province_of(at)).map(|unit| unit.power).next();
        let (helper, helped) = (power_at(helper), power_at(at));
        let unit = full_unit(board, kind, at);
        match helped.filter(|helped| helper.is_some_and(|helper| helper != *helped)) {
            Some(power) => say!("{} {}", term(&board.power_name(power).adjective), unit),
            None => unit,
        }
    }

    /// The helped unit, or only its place if its kind must stay secret.
    pub(super) fn helped_by<S>(&self, helper: Location, kind: Option<UnitKind>, at: Location) -> Arg<'a, S> {
        let there = || self.state.units_in(self.board, self.board.province_of(at)).map(|unit| unit.kind).next();
        match kind.or_else(there) {
            Some(kind) => self.helped(helper, kind, at).arg(),
            None => full_name(self.board, at),
        }
    }

    /// `Army Vienna -> Galicia`, `Builds an army in Budapest`: without the full stop.
    pub(super) fn order<S>(&self, order: &Order, unit: Option<&Unit>) -> Sentence<'a, S> {
        let Self { board, phase, .. } = *self;
        let name = |at: Location| full_name(board, at);
        let (kind, at, action) = match order {
            Order::Build { kind, at } => return say!("Builds {} in {}", one(*kind), name(*at)),
            Order::Waive(n_builds) => return say!("Waives {n_builds build|builds}", n_builds = *n_builds),
            Order::WaiveOneMore => return say!("Waives 1 build"),
            Order::Permit { gateway, from, to } => {
                let canal = board.gateways.get(*gateway).map_or("?", |gateway| &gateway.name);
                let fleet = full_unit(board, UnitKind::Fleet, *from);
                return say!("{} SUPPORT {} -> {}", place(canal), fleet, name(*to));
            }
            Order::Home { at, chosen: true } => return say!("Makes {} a home centre", name(*at)),
            Order::Home { at, chosen: false } => return say!("Gives up {} as a home centre", name(*at)),
            Order::Bid { power, credits } => return say!("Bids {} for {}", *credits, board.power_name(*power)),
            Order::Unit { kind, at, action } => {
                (unit.map(|unit| unit.kind).or(*kind), unit.map_or(*at, |unit| unit.at), action)
            }
        };
        let word = kind.map_or("unit", UnitKind::word);
        if phase == PhaseKind::Adjustment && *action == Action::Disband {
            return say!("Removes the {} in {}", word, name(at));
        }
        if let (PhaseKind::Adjustment, Action::Transform { kind: new, at: to }) = (phase, action) {
            return match board.location(*to).coast {
                Some(_) => say!("Transforms the {} in {} to {} in {}", word, name(at), one(*new), name(*to)),
                None => say!("Transforms the {} in {} to {}", word, name(at), one(*new)),
            };
        }
        let helped = |kind: Option<UnitKind>, unit| match kind {
            Some(kind) => self.helped(at, kind, unit).arg(),
            None => name(unit),
        };
        let unit = kind.map_or_else(|| name(at), |kind| self.unit(kind, at).arg());
        match action {
            Action::Hold => say!("{} HOLD", unit),
            Action::Disband => say!("{} DISBAND", unit),
            Action::Move { to, route } => {
                let way = match route {
                    Route::Through(seas) => seas.iter().fold(unit, |way, &sea| {
                        let way: Sentence<S> = say!("{} -> {}", way, province(board, sea));
                        way.arg()
                    }),
                    Route::Rail(line) => {
                        let line = board.railways.get(*line).map_or("?", |line| &line.name);
                        let way: Sentence<S> = say!("{} -> {}", unit, place(line));
                        way.arg()
                    }
                    _ => unit,
                };
                match route {
                    Route::Via => say!("{} -> {} via convoy", way, name(*to)),
                    _ => say!("{} -> {}", way, name(*to)),
                }
            }
            Action::SupportHold { kind, unit: of } => say!("{} SUPPORT {}", unit, helped(*kind, *of)),
            Action::SupportMove { kind, from, to } => {
                say!("{} SUPPORT {} -> {}", unit, helped(*kind, *from), name(*to))
            }
            Action::Convoy { kind, from, to } => {
                say!("{} CONVOY {} -> {}", unit, self.helped(at, *kind, *from), name(*to))
            }
            Action::Transform { kind, at } => say!("{} TRANSFORMS into {}", unit, full_unit(board, *kind, *at)),
            Action::Proxy { to } => say!("{} PROXY to {}", unit, board.power_name(*to)),
            Action::Maintain => say!("{} MAINTAIN", unit),
        }
    }
}

/// `St Petersburg (south coast)`
pub(super) fn full_name<S>(board: &Board, at: Location) -> Arg<'_, S> {
    let province = province(board, board.province_of(at));
    match board.coast_of(at) {
        Some(coast) => say!("{} ({} coast)", province, coast).arg(),
        None => province,
    }
}

/// `St Petersburg`
pub(super) fn province<S>(board: &Board, at: Province) -> Arg<'_, S> {
    place(board.province(at).name.as_str())
}

/// `the English Channel`, `Rumania`: a province in a sentence. Names of seas get an article, except in orders.
pub(super) fn in_sentence<S>(board: &Board, at: Province) -> Arg<'_, S> {
    const SEAS: [&str; 11] = [
        "Sea",
        "Ocean",
        "Channel",
        "Gulf",
        "Strait",
        "Straits",
        "Bight",
        "Mediterranean",
        "Skagerrak",
        "Atlantic",
        "Pacific",
    ];
    let name = &board.province(at).name;
    let is_sea = |word: &str| SEAS.iter().any(|sea| word == *sea || word.ends_with("-Atlantic"));
    match board.province(at).terrain == Terrain::Sea && name.split_whitespace().any(is_sea) {
        true => say!("the {}", province(board, at)).arg(),
        false => province(board, at),
    }
}

/// `Army St Petersburg`
pub(super) fn full_unit<S>(board: &Board, kind: UnitKind, at: Location) -> Sentence<'_, S> {
    say!("{} {}", kind_word(kind), full_name(board, at))
}

/// `A STP`, in one line with its place.
pub(super) fn short_unit<'a, S>(board: &Board, unit: &Unit) -> Arg<'a, S> {
    term(board.unit_name(unit).replace(' ', FIRM.encode_utf8(&mut [0; 4])))
}

pub(super) fn kind_word(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Army => "Army",
        UnitKind::Fleet => "Fleet",
        UnitKind::Wing => "Wing",
    }
}

/// `an army`
pub(super) fn one(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Army => "an army",
        UnitKind::Fleet => "a fleet",
        UnitKind::Wing => "a wing",
    }
}

/// Returns whether a word has `an` before it.
pub(super) fn takes_an(word: &str) -> bool {
    word.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u'])
}
