//! Orders and units in words.
use chancery_diplomacy::board::{Board, Location};
use chancery_diplomacy::order::{Action, Order, Route};
use chancery_diplomacy::state::{PhaseKind, State, Unit, UnitKind};

/// The context of the words for orders: the board, the position in which they were given, and the kind of phase.
#[derive(Clone, Copy)]
pub(super) struct OrderWords<'a> {
    pub(super) board: &'a Board,
    pub(super) state: &'a State,
    pub(super) phase: PhaseKind,
}

impl<'a> OrderWords<'a> {
    /// In the phase that is on.
    pub(super) fn new(board: &'a Board, state: &'a State) -> Self {
        Self { board, state, phase: state.phase.kind }
    }

    /// A unit at the start of its order; in retreats all kinds have the same width.
    pub(super) fn unit(&self, kind: UnitKind, at: Location) -> String {
        match self.phase {
            PhaseKind::Retreat => format!("{:5} {}", kind_word(kind), self.board.full_name(at)),
            _ => full_unit(self.board, kind, at),
        }
    }

    /// A unit that another one helps: `French Army Belgium`, if it is another power's.
    fn helped(&self, helper: Location, kind: UnitKind, at: Location) -> String {
        let board = self.board;
        let power_at = |at| self.state.units_in(board, board.province_of(at)).map(|unit| unit.power).next();
        let (helper, helped) = (power_at(helper), power_at(at));
        let unit = full_unit(board, kind, at);
        match helped.filter(|helped| helper.is_some_and(|helper| helper != *helped)) {
            Some(power) => format!("{} {unit}", board.power_name(power).adjective),
            None => unit,
        }
    }

    /// The same of a unit of a kind that may not be named: then the place alone.
    pub(super) fn helped_by(&self, helper: Location, kind: Option<UnitKind>, at: Location) -> String {
        let there = || self.state.units_in(self.board, self.board.province_of(at)).map(|unit| unit.kind).next();
        kind.or_else(there).map_or_else(|| self.board.full_name(at), |kind| self.helped(helper, kind, at))
    }

    /// `Army Vienna -> Galicia`, `Builds an army in Budapest`: without the full stop.
    pub(super) fn order(&self, order: &Order, unit: Option<&Unit>) -> String {
        let Self { board, phase, .. } = *self;
        let article = |kind: UnitKind| format!("{} {}", if kind == UnitKind::Army { "an" } else { "a" }, kind.word());
        let name = |at: Location| board.full_name(at);
        let (kind, at, action) = match order {
            Order::Build { kind, at } => return format!("Builds {} in {}", article(*kind), name(*at)),
            Order::Waive(1) | Order::WaiveOneMore => return "Waives 1 build".to_owned(),
            Order::Waive(n_builds) => return format!("Waives {n_builds} builds"),
            Order::Permit { gateway, from, to } => {
                let canal = board.gateways.get(*gateway).map_or("?", |gateway| &gateway.name);
                return format!("{canal} SUPPORT {} -> {}", full_unit(board, UnitKind::Fleet, *from), name(*to));
            }
            Order::Home { at, chosen: true } => return format!("Makes {} a home centre", name(*at)),
            Order::Home { at, chosen: false } => return format!("Gives up {} as a home centre", name(*at)),
            Order::Bid { power, credits } => return format!("Bids {credits} for {}", board.power_name(*power).name),
            Order::Unit { kind, at, action } => {
                (unit.map(|unit| unit.kind).or(*kind), unit.map_or(*at, |unit| unit.at), action)
            }
        };
        if phase == PhaseKind::Adjustment && *action == Action::Disband {
            return format!("Removes the {} in {}", kind.map_or("unit", UnitKind::word), name(at));
        }
        if let (PhaseKind::Adjustment, Action::Transform { kind: new, at: to }) = (phase, action) {
            let side = if board.location(*to).coast.is_some() { format!(" in {}", name(*to)) } else { String::new() };
            let old = kind.map_or("unit", UnitKind::word);
            return format!("Transforms the {old} in {} to {}{side}", name(at), article(*new));
        }
        let helped = |kind: Option<UnitKind>, unit| kind.map_or_else(|| name(unit), |kind| self.helped(at, kind, unit));
        let unit = kind.map_or_else(|| name(at), |kind| self.unit(kind, at));
        let words = match action {
            Action::Hold => "HOLD".to_owned(),
            Action::Disband => "DISBAND".to_owned(),
            Action::Move { to, route } => {
                let mut words = String::new();
                if let Route::Through(seas) = route {
                    seas.iter().for_each(|&sea| words += &format!("-> {} ", board.province(sea).name));
                }
                if let Route::Rail(line) = route {
                    words += &format!("-> {} ", board.railways.get(*line).map_or("?", |line| &line.name));
                }
                let via = if *route == Route::Via { " via convoy" } else { "" };
                format!("{words}-> {}{via}", name(*to))
            }
            Action::SupportHold { kind, unit } => format!("SUPPORT {}", helped(*kind, *unit)),
            Action::SupportMove { kind, from, to } => format!("SUPPORT {} -> {}", helped(*kind, *from), name(*to)),
            Action::Convoy { kind, from, to } => format!("CONVOY {} -> {}", self.helped(at, *kind, *from), name(*to)),
            Action::Transform { kind, at } => format!("TRANSFORMS into {}", full_unit(board, *kind, *at)),
            Action::Proxy { to } => format!("PROXY to {}", board.power_name(*to).name),
            Action::Maintain => "MAINTAIN".to_owned(),
        };
        format!("{unit} {words}")
    }
}

/// `Army St Petersburg`
pub(super) fn full_unit(board: &Board, kind: UnitKind, at: Location) -> String {
    format!("{} {}", kind_word(kind), board.full_name(at))
}

pub(super) fn kind_word(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Army => "Army",
        UnitKind::Fleet => "Fleet",
        UnitKind::Wing => "Wing",
    }
}

/// `an Austrian army`, `a French army`
pub(super) fn with_article(words: &str) -> String {
    let article = if words.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {words}")
}
