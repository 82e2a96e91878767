//! The writer's units, the orders that they may get, and those that a clause can mean.
use super::clause::{Clause, Name, Whom};
use super::senses::Sense;
use crate::board::{Board, Location, Province};
use crate::order::{Action, Order, Route};
use crate::state::UnitKind;
use chancery_rules::Power;

/// The maximum number of sets to choose from.
pub(super) const MAX_CHOICES: usize = 3;

/// The kind of order that a clause asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::entry) enum Stem {
    Hold,
    Help,
    Carry,
    Remove,
    Build,
}

/// One reading of a sentence so far.
pub(super) type Set = Vec<(Power, Order)>;

/// Legal orders, each with its power.
pub(super) type Legal = [(Power, Order)];

/// The writer's side of the board: the units, and what each may do.
pub(super) struct Field<'a> {
    pub(super) board: &'a Board,
    pub(super) legal: &'a Legal,
    /// The places of the writer's units, or of the builds, each once.
    units: Vec<Province>,
    /// Whether units move in this phase.
    pub(super) is_moving: bool,
}

impl<'a> Field<'a> {
    pub(super) fn new(board: &'a Board, legal: &'a Legal) -> Self {
        let mut units: Vec<Province> =
            legal.iter().filter_map(|(_, order)| places_of(board, order).first().copied()).collect();
        units.sort_unstable();
        units.dedup();
        let is_move = |(_, order): &(Power, Order)| matches!(order, Order::Unit { action: Action::Move { .. }, .. });
        Self { board, legal, units, is_moving: legal.iter().any(is_move) }
    }

    pub(super) fn units(&self) -> impl Iterator<Item = Province> {
        self.units.iter().copied()
    }

    pub(super) fn has_unit(&self, at: Province) -> bool {
        self.units.contains(&at)
    }

    /// The places that a unit may move to.
    pub(super) fn goals(&self, from: Province) -> Vec<Province> {
        let goal = |(_, order): &(Power, Order)| match order {
            Order::Unit { action: Action::Move { to, .. }, .. } if self.unit(order) == Some(from) => {
                Some(self.board.province_of(*to))
            }
            _ => None,
        };
        let mut goals: Vec<Province> = self.legal.iter().filter_map(goal).collect();
        goals.sort_unstable();
        goals.dedup();
        goals
    }

    fn unit(&self, order: &Order) -> Option<Province> {
        match order {
            Order::Unit { at, .. } | Order::Build { at, .. } => Some(self.board.province_of(*at)),
            _ => None,
        }
    }

    pub(super) fn is_of_kind(&self, unit: Province, kind: UnitKind) -> bool {
        let is_it =
            |(_, order): &(Power, Order)| matches!(order, Order::Unit { kind: said, .. } if *said == Some(kind));
        self.legal.iter().any(|order| self.unit(&order.1) == Some(unit) && is_it(order))
    }

    /// The units that words such as `both armies` or `the other one` mean: groups to choose from.
    pub(super) fn meant(&self, whom: Whom, ordered: &[Province], last: Option<Province>) -> Vec<Vec<Province>> {
        let of_kind = |unit: &Province| whom.kind.is_none_or(|kind| self.is_of_kind(*unit, kind));
        let all: Vec<Province> = self.units().filter(of_kind).collect();
        let left: Vec<Province> = all.iter().copied().filter(|unit| !ordered.contains(unit)).collect();
        let fits = |units: &Vec<Province>| whom.count.is_none_or(|count| count == units.len());
        if whom.other {
            // `one army goes to Bulgaria, and the other one to Armenia`
            let like_last = |unit: &Province| {
                last.is_some_and(|last| {
                    [UnitKind::Army, UnitKind::Fleet]
                        .iter()
                        .all(|kind| self.is_of_kind(*unit, *kind) == self.is_of_kind(last, *kind))
                })
            };
            let left = match left.iter().any(like_last) && whom.kind.is_none() {
                true => left.into_iter().filter(like_last).collect(),
                false => left,
            };
            return left.into_iter().map(|unit| vec![unit]).collect();
        }
        if whom.rest {
            return vec![left].into_iter().filter(|left| !left.is_empty() && fits(left)).collect();
        }
        if whom.each {
            return [all, left].into_iter().find(|units| !units.is_empty() && fits(units)).into_iter().collect();
        }
        let units = if all.len() > 1 && !left.is_empty() { left } else { all };
        units.into_iter().map(|unit| vec![unit]).collect()
    }

    /// The sets of legal orders that use all places of a clause: one, or a few to choose from.
    pub(super) fn candidates(
        &self,
        last: Option<&Order>,
        clause: &Clause,
        stem: Option<Stem>,
        subject: Option<Province>,
        places: &[Province],
        goal: Option<Province>,
    ) -> Vec<Set> {
        let (board, legal) = (self.board, self.legal);
        let mut names = places.to_vec();
        if let Some(subject) = subject {
            names.retain(|name| *name != subject || stem == Some(Stem::Carry));
            names.insert(0, subject);
        }
        names.extend(goal);
        // `Smyrna to Armenia, and Ankara supports Smyrna`
        let goes_on = match (last, names.as_slice()) {
            (Some(Order::Unit { at, action: Action::Move { .. }, .. }), [_, unit]) => {
                stem == Some(Stem::Help) && board.province_of(*at) == *unit
            }
            _ => false,
        };
        let refers = clause.it
            || goes_on
            || clause.there
            || (stem == Some(Stem::Help) && names.len() == 1)
            || (names.len() == 1 && stem == Some(Stem::Carry));
        if refers
            && matches!(stem, Some(Stem::Help | Stem::Carry))
            && names.len() < 3
            && let Some(Order::Unit { at, action, .. }) = last
        {
            let (at, to) = match action {
                Action::Move { to, .. } => (at, Some(to)),
                Action::Convoy { from, to, .. } => (from, Some(to)),
                _ => (at, None),
            };
            let is_named = names.contains(&board.province_of(*at));
            if !is_named || goes_on {
                let places = [Some(at).filter(|_| !is_named), to].into_iter().flatten();
                names.extend(places.map(|at| board.province_of(*at)));
            }
        }
        let mut wanted = names.clone();
        wanted.sort_unstable();
        wanted.dedup();
        if names.is_empty() {
            return Vec::new();
        }
        let uses = |(_, order): &&(Power, Order)| {
            let mut places = places_of(board, order);
            places.sort_unstable();
            places == wanted
        };
        let of_stem = |(_, order): &&(Power, Order)| asks_for(stem, clause, order);
        let fits = |(_, order): &&(Power, Order)| fits_names(board, &clause.names, order);
        let is_subject =
            |(_, order): &&(Power, Order)| subject.is_none() || places_of(board, order).first().copied() == subject;
        let mut found: Vec<&(Power, Order)> =
            legal.iter().filter(of_stem).filter(uses).filter(fits).filter(is_subject).collect();
        if stem == Some(Stem::Carry) {
            return carried(board, &names, legal, &found);
        }
        if subject.is_none() {
            self.prefer_subject(clause, stem, &names, &mut found);
        }
        let first = names
            .first()
            .copied()
            .filter(|_| subject.is_some())
            .or_else(|| found.first().and_then(|(_, order)| places_of(board, order).first().copied()));
        if stem == Some(Stem::Help) && found.len() > 1 {
            let others: Vec<Province> = names.iter().copied().filter(|place| Some(*place) != first).collect();
            let in_order =
                |order: &Order| places_of(board, order).get(1..).is_some_and(|rest| rest == others.as_slice());
            if found.iter().any(|(_, order)| in_order(order)) {
                found.retain(|(_, order)| in_order(order));
            }
        }
        if found.len() > MAX_CHOICES {
            return Vec::new();
        }
        found.into_iter().map(|order| vec![order.clone()]).collect()
    }

    /// Of several units, the first named moves, unless a word says otherwise.
    fn prefer_subject(
        &self,
        clause: &Clause,
        stem: Option<Stem>,
        names: &[Province],
        found: &mut Vec<&(Power, Order)>,
    ) {
        let board = self.board;
        let is = |name: &Name, role: Sense| name.role == Some(role);
        let leads =
            |name: &&Name| is(name, Sense::From) || is(name, Sense::By) || (is(name, Sense::For) && !clause.moves);
        let mover = match stem {
            None => clause.names.iter().find(leads).or_else(|| clause.names.iter().find(|name| !is(name, Sense::To))),
            Some(_) => {
                clause.names.iter().find(|name| !is(name, Sense::To) && !is(name, Sense::From) && !is(name, Sense::By))
            }
        };
        let first = mover.map(|name| board.province_of(name.at)).or_else(|| names.first().copied());
        let is_first = |order: &Order| first.is_some() && places_of(board, order).first().copied() == first;
        if found.iter().any(|(_, order)| is_first(order)) {
            found.retain(|(_, order)| is_first(order));
        }
    }
}

/// Returns whether an order is of the kind that a clause asks for.
fn asks_for(stem: Option<Stem>, clause: &Clause, order: &Order) -> bool {
    match (order, stem) {
        (Order::Unit { action: Action::Hold, .. }, stem) => stem == Some(Stem::Hold),
        (Order::Unit { action: Action::Move { route, .. }, .. }, stem) => stem.is_none() && *route == Route::Any,
        (Order::Unit { action: Action::SupportHold { .. } | Action::SupportMove { .. }, .. }, stem) => {
            stem == Some(Stem::Help)
        }
        (Order::Unit { action: Action::Convoy { .. }, .. }, stem) => stem == Some(Stem::Carry),
        (Order::Unit { action: Action::Disband, .. }, stem) => stem == Some(Stem::Remove),
        (Order::Build { .. }, stem) => {
            stem == Some(Stem::Build) || (stem.is_none() && clause.names.iter().all(|name| name.kind.is_some()))
        }
        _ => false,
    }
}

/// Returns whether an order has the kinds of units, and the coasts, that a clause names.
fn fits_names(board: &Board, names: &[Name], order: &Order) -> bool {
    let fits_kind = |name: &Name| match (order, name.kind) {
        (_, None) => true,
        (Order::Unit { kind, at, .. }, Some(said)) if board.province_of(*at) == board.province_of(name.at) => {
            *kind == Some(said)
        }
        (Order::Build { kind, .. }, Some(said)) => *kind == said,
        // A goal is no unit.
        (Order::Unit { action: Action::Move { .. }, .. }, Some(_)) => name.role == Some(Sense::To),
        _ => true,
    };
    let fits_coast = |name: &Name| match order {
        _ if board.location(name.at).coast.is_none() => true,
        Order::Unit { at, action: Action::Move { to, .. }, .. } => *at == name.at || *to == name.at,
        Order::Build { at, .. } => *at == name.at,
        _ => true,
    };
    names.iter().all(|name| fits_kind(name) && fits_coast(name))
}

/// Both orders of a convoy by the writer's own fleet.
fn carried(board: &Board, names: &[Province], legal: &Legal, convoys: &[&(Power, Order)]) -> Vec<Vec<(Power, Order)>> {
    let goes = |from: Location, to: Location| {
        let is_move = |(_, order): &&(Power, Order)| match order {
            Order::Unit { at, action: Action::Move { to: goal, route: Route::Any | Route::Via }, .. } => {
                board.province_of(*at) == board.province_of(from) && board.province_of(*goal) == board.province_of(to)
            }
            _ => false,
        };
        // The order names the road where both are possible.
        legal.iter().filter(is_move).max_by_key(|(_, order)| {
            matches!(order, Order::Unit { action: Action::Move { route: Route::Via, .. }, .. })
        })
    };
    let by_names = |(_, order): &&(Power, Order)| {
        let places = places_of(board, order);
        matches!(order, Order::Unit { action: Action::Convoy { .. }, .. })
            && names.len() == 2
            && places.get(1..) == Some(names)
    };
    let own = legal.iter().filter(by_names).chain(convoys.iter().copied());
    let mut sets: Vec<Vec<(Power, Order)>> = Vec::new();
    for convoy in own {
        let Order::Unit { action: Action::Convoy { from, to, .. }, .. } = &convoy.1 else { continue };
        // The sentence names the army before its goal.
        let order = places_of(board, &convoy.1);
        let place = |province: Option<&Province>| names.iter().position(|name| Some(name) == province);
        if place(order.get(1)) > place(order.get(2)) {
            continue;
        }
        let set: Vec<_> = goes(*from, *to).into_iter().chain([convoy]).cloned().collect();
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    if sets.len() > MAX_CHOICES { Vec::new() } else { sets }
}

/// The provinces that an order names, its unit's first.
pub(super) fn places_of(board: &Board, order: &Order) -> Vec<Province> {
    let places = match order {
        Order::Unit { at, action, .. } => match action {
            Action::Move { to, .. } => vec![*at, *to],
            Action::SupportHold { unit, .. } => vec![*at, *unit],
            Action::SupportMove { from, to, .. } | Action::Convoy { from, to, .. } => vec![*at, *from, *to],
            _ => vec![*at],
        },
        Order::Build { at, .. } => vec![*at],
        _ => Vec::new(),
    };
    places.into_iter().map(|at| board.province_of(at)).collect()
}
