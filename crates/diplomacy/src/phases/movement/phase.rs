//! The movement phase, in terms of events.
use super::gate::{Gate, Permit};
use super::high_seas;
use super::proxy::Lent;
use super::{Outcome, Piece, Reason, Resolver, Tables};
use crate::board::{Board, Location, Province};
use crate::event::{Event, Failure, OrderResult, Rival};
use crate::order::{Action, Order, Route};
use crate::phases::retreat;
use crate::policy::{ConvoyedRetreat, Policies, Twice};
use crate::special_moves::canal;
use crate::special_moves::transform;
use crate::state::{Dislodged, State, Unit};
use crate::void::{Void, check_address};
use chancery_rules::Power;

/// The results of a movement phase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Movement {
    /// The result of each order, in the order of units, then the dislodgements.
    pub events: Vec<Event>,
    /// All units in place, sorted by location.
    pub units: Vec<Unit>,
    /// Units that lost their place, sorted by location. Some may have no retreat open.
    pub dislodged: Vec<Dislodged>,
    /// Provinces left empty by a stand-off, sorted.
    pub contested: Vec<Province>,
}

/// Adjudicates a movement phase. Accepts any orders: an order that cannot be followed is reported, and its unit holds.
/// The order of the list matters only if one power gave two orders to one unit.
pub fn adjudicate(
    board: &Board,
    tables: &Tables,
    policies: &Policies,
    state: &State,
    orders: &[(Power, Order)],
) -> Movement {
    if tables.high_seas {
        return high_seas::adjudicate(board, policies, state, orders);
    }
    let mut resolver = tables.resolver();
    let roll = Roll::of(board, state);
    let Ballot { chosen, permits, refused, .. } = Ballot::count(board, policies, state, &roll, &mut resolver, orders);
    let mut gate = Gate::of(board, policies, state, &chosen, permits, tables.gated);
    let mut outcomes = loop {
        let let_through = |(index, &unit)| Piece { unit, action: gate.action(index) };
        let pieces: Vec<_> = state.units.iter().enumerate().map(let_through).collect();
        let outcomes = resolver.resolve(policies, &pieces).to_vec();
        if !gate.shut(&outcomes) {
            break outcomes;
        }
    };
    gate.tell(&mut outcomes);
    let pieces: Vec<_> = (state.units.iter().zip(&chosen))
        .map(|(&unit, chosen)| Piece { unit, action: chosen.unwrap_or(&Action::Hold) })
        .collect();
    let teller = EventWriter { board, policies, state, roll: &roll, resolver: &resolver };

    let mut result = Movement { contested: resolver.contested(policies), ..Movement::default() };
    for (piece, outcome) in pieces.iter().zip(&outcomes) {
        match piece.action {
            _ if outcome.dislodged_by.is_some() => {}
            Action::Disband if outcome.failure.is_none() => {}
            Action::Transform { kind, .. } if outcome.failure.is_none() => {
                let at = transformed(board, policies, state, &piece.unit, piece.action).and_then(Result::ok);
                result.units.push(Unit { kind: *kind, at: at.unwrap_or(outcome.at), ..piece.unit });
            }
            _ => result.units.push(Unit { at: outcome.at, ..piece.unit }),
        }
    }
    result.units.sort_unstable_by_key(Unit::rank);
    for (index, (piece, outcome)) in pieces.iter().zip(&outcomes).enumerate() {
        let implied = chosen[index].is_none();
        result.events.push(Event::Result(teller.result(piece, outcome, implied)));
    }
    result.events.extend(gate.permits().chain(refused).map(Event::Result));
    for (Piece { unit, action }, Outcome { at, .. }) in pieces.iter().zip(&outcomes) {
        if matches!(action, Action::Move { route: Route::Rail(_), .. })
            && *at != unit.at
            && !is_goal(board, action, *at)
        {
            result.events.push(Event::Stopped { unit: *unit, at: *at });
        }
    }
    for (piece, outcome) in pieces.iter().zip(&outcomes) {
        let Some(attacker) = outcome.dislodged_by.and_then(|by| roll.unit_in(by)) else { continue };
        let (by, came_by_sea) = (state.units[attacker], outcomes[attacker].by_sea);
        let bars = !came_by_sea || policies.convoyed_retreat == ConvoyedRetreat::Barred;
        let from = outcome.dislodged_by.filter(|_| bars);
        let retreats = match policies.auto_disband {
            true => Vec::new(),
            false => retreat::options(board, policies, state, &result.units, &result.contested, &piece.unit, from),
        };
        let unit = Dislodged { unit: piece.unit, from, retreats };
        result.dislodged.push(unit.clone());
        result.events.push(Event::Dislodged { unit, by });
    }
    result.dislodged.sort_by_key(|dislodged| dislodged.unit.at);
    result
}

/// The unit in each province of a position.
struct Roll(Vec<Option<usize>>);

impl Roll {
    fn of(board: &Board, state: &State) -> Self {
        let mut indices = vec![None; board.provinces.len()];
        for (index, unit) in state.units.iter().enumerate() {
            if let Some(at) = board.province_at(unit.at) {
                indices[usize::from(at.0)] = Some(index);
            }
        }
        Self(indices)
    }

    /// The index of the unit in a province.
    fn unit_in(&self, province: Province) -> Option<usize> {
        self.0.get(usize::from(province.0)).copied().flatten()
    }
}

/// Finds the one order that each unit follows.
pub(super) struct Ballot<'a> {
    /// The order in force for each unit.
    pub(super) chosen: Vec<Option<&'a Action>>,
    /// The orders to other powers' units.
    pub(super) lent: Vec<Lent<'a>>,
    /// The last order of each power that opens a canal, for each fleet.
    permits: Vec<Permit>,
    /// The results of orders that no unit followed.
    pub(super) refused: Vec<OrderResult>,
}

impl<'a> Ballot<'a> {
    fn count(
        board: &Board,
        policies: &Policies,
        state: &State,
        roll: &Roll,
        resolver: &mut Resolver,
        orders: &'a [(Power, Order)],
    ) -> Self {
        let chosen = vec![None; state.units.len()];
        let mut ballot = Self { chosen, lent: Vec::new(), permits: Vec::new(), refused: Vec::new() };
        let addressee = |power: Power, order: &'a Order| {
            let Order::Unit { kind, at, action } = order else { return Err(Void::WrongPhase) };
            let province = board.province_at(*at).ok_or(Void::OffBoard)?;
            let index = roll.unit_in(province).ok_or(Void::NoUnit)?;
            let unit = &state.units[index];
            // With proxies, any power may order any unit.
            let sender = if policies.proxy { unit.power } else { power };
            check_address(board, policies, sender, unit, *kind, *at)?;
            Ok((index, action))
        };
        for (power, order) in orders {
            if let Order::Permit { gateway, from, to } = order {
                match canal::check(board, policies, &state.units, *power, *gateway, (*from, *to)) {
                    Ok((from, to)) => ballot.permit(Permit::new(*power, *gateway, from, to)),
                    Err(why) => ballot.refuse(*power, order.clone(), why),
                }
                continue;
            }
            match addressee(*power, order) {
                Err(why) => ballot.refuse(*power, order.clone(), why),
                Ok((index, action)) => {
                    let unit = &state.units[index];
                    let mut legal = |action| {
                        resolver.legal(policies, &state.units, unit, action).is_ok()
                            && !matches!(transformed(board, policies, state, unit, action), Some(Err(_)))
                    };
                    // An impossible order counts as no order (DATC 4.D.3, 4.E.1).
                    let mut stands = |other| match (legal(other), legal(action)) {
                        (true, false) => false,
                        (false, true) => true,
                        _ => policies.twice == Twice::Last,
                    };
                    let lent = ballot.lent.iter_mut().find(|lent| lent.unit == index && lent.power == *power);
                    let loser = match (unit.power == *power, &mut ballot.chosen[index], lent) {
                        (true, chosen, _) if chosen.is_none_or(&mut stands) => chosen.replace(action),
                        (false, _, Some(lent)) if stands(lent.action) => {
                            Some(std::mem::replace(&mut lent.action, action))
                        }
                        (false, _, None) => {
                            ballot.lent.push(Lent { power: *power, unit: index, action });
                            None
                        }
                        _ => Some(action),
                    };
                    if let Some(loser) = loser {
                        ballot.refuse(*power, as_order(unit, loser.clone()), Void::Superseded);
                    }
                }
            }
        }
        if policies.proxy {
            ballot.follow_proxies(&state.units);
        }
        ballot.permits.sort_by_key(|permit| permit.power);
        ballot.refused.sort_by_key(|refused| refused.power);
        ballot
    }

    fn permit(&mut self, new: Permit) {
        match self.permits.iter_mut().find(|old| (old.power, old.from) == (new.power, new.from)) {
            Some(old) => {
                let loser = std::mem::replace(old, new);
                let order = Order::Permit { gateway: loser.gateway, from: loser.from, to: loser.to };
                self.refuse(loser.power, order, Void::Superseded);
            }
            None => self.permits.push(new),
        }
    }

    pub(super) fn refuse(&mut self, power: Power, order: Order, why: Void) {
        let failure = Some(Failure::Void(why.to_string()));
        self.refused.push(OrderResult { power, unit: None, order, implied: false, failure, dislodged: false });
    }
}

/// The place of a unit after its transformation, if it has such an order.
fn transformed(
    board: &Board,
    policies: &Policies,
    state: &State,
    unit: &Unit,
    action: &Action,
) -> Option<Result<Location, Void>> {
    match action {
        Action::Transform { kind, at } => Some(transform::place(board, policies, state, unit, *kind, *at)),
        _ => None,
    }
}

/// Returns whether this place is the goal of a move.
fn is_goal(board: &Board, action: &Action, at: Location) -> bool {
    matches!(action, Action::Move { to, .. } if board.province_at(*to) == board.province_at(at))
}

pub(super) fn as_order(unit: &Unit, action: Action) -> Order {
    Order::Unit { kind: Some(unit.kind), at: unit.at, action }
}

/// Turns outcomes into events.
struct EventWriter<'a> {
    board: &'a Board,
    policies: &'a Policies,
    state: &'a State,
    roll: &'a Roll,
    resolver: &'a Resolver,
}

impl EventWriter<'_> {
    fn unit_in(&self, province: Province) -> Option<Unit> {
        self.roll.unit_in(province).map(|index| self.state.units[index])
    }

    fn result(&self, piece: &Piece, outcome: &Outcome, implied: bool) -> OrderResult {
        let mut action = piece.action.clone();
        match (&mut action, outcome.goal) {
            (Action::Move { to, .. }, Some(goal)) => *to = goal,
            (Action::Transform { kind, at }, _) => {
                let place = transform::place(self.board, self.policies, self.state, &piece.unit, *kind, *at);
                *at = place.unwrap_or(*at);
            }
            _ => {}
        }
        OrderResult {
            power: piece.unit.power,
            unit: Some(piece.unit),
            order: as_order(&piece.unit, action),
            implied,
            failure: outcome.failure.map(|reason| self.failure(&piece.unit, reason)),
            dislodged: outcome.dislodged_by.is_some(),
        }
    }

    fn failure(&self, unit: &Unit, reason: Reason) -> Failure {
        let nobody = || Failure::Void(Void::NoUnit.to_string());
        let at = self.board.province_at(unit.at);
        match reason {
            Reason::Bounce { strength, .. } => {
                let rivals = at.map(|at| self.resolver.rivals(self.policies, at)).unwrap_or_default();
                let by = rivals
                    .into_iter()
                    .filter_map(|(rival, strength)| Some(Rival { unit: self.unit_in(rival)?, strength }))
                    .collect();
                Failure::Bounce { strength, by }
            }
            Reason::Cut { by } => self.unit_in(by).map_or_else(nobody, |by| Failure::Cut { by }),
            Reason::Dislodged { by } => self.unit_in(by).map_or_else(nobody, |by| Failure::Dislodged { by }),
            Reason::Disrupted { at } => Failure::Disrupted { at },
            Reason::NoConvoy => Failure::NoConvoy { at: at.and_then(|at| self.resolver.missing_link(at)) },
            Reason::Paradox => Failure::Paradox,
            Reason::Void(why) => Failure::Void(why.to_string()),
        }
    }
}
