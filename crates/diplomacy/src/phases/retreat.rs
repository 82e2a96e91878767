//! Retreats: the places where units may go, and the results.
use crate::board::{Board, Location, Province};
use crate::event::{Event, Failure, OrderResult};
use crate::order::{Action, Order, Route};
use crate::policy::{OnlyCoast, OpenCoast, Policies, Twice};
use crate::special_moves::passage::Gates;
use crate::state::{Dislodged, State, Unit, UnitKind};
use crate::void::{Void, check_address};
use chancery_rules::Power;
use std::collections::HashMap;

/// Returns the places to which a dislodged unit may retreat. The unit must be able to move there without a convoy, in
/// the position `before` the movement. The place must be empty among the `units` after it, without a stand-off, and not
/// the one its attacker came `from` (DATC 6.H). A high sea always has room. Sorted.
pub fn options(
    board: &Board,
    policies: &Policies,
    before: &State,
    units: &[Unit],
    contested: &[Province],
    unit: &Unit,
    from: Option<Province>,
) -> Vec<Location> {
    let Some(place) = board.locations.get(usize::from(unit.at.0)) else { return Vec::new() };
    let near = match unit.kind {
        UnitKind::Army => &place.army,
        UnitKind::Fleet => &place.fleet,
        UnitKind::Wing => &place.wing,
    };
    let gates = Gates::of(board, policies, before);
    let is_open = |to: &&Location| {
        board.province_at(**to).is_some_and(|province| {
            let taken = || {
                contested.contains(&province) || units.iter().any(|other| board.province_at(other.at) == Some(province))
            };
            Some(province) != from
                && (board.province(province).high_sea || !taken())
                && gates.retreat(unit, province, units).is_ok()
        })
    };
    near.iter().filter(is_open).copied().collect()
}

/// The results of a retreat phase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Retreats {
    /// The result of each order, in the order of units, and the lost units.
    pub events: Vec<Event>,
    /// All units in place, sorted by location.
    pub units: Vec<Unit>,
}

/// The order of a dislodged unit.
struct Instruction {
    order: Order,
    goal: Result<RetreatChoice, Failure>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum RetreatChoice {
    Retreat(Location),
    Disband,
}

/// Adjudicates a retreat phase. A unit is lost if it has no order, cannot go where it is sent, or meets another there.
pub fn adjudicate(board: &Board, policies: &Policies, state: &State, orders: &[(Power, Order)]) -> Retreats {
    let mut told: Vec<Option<Instruction>> = state.dislodged.iter().map(|_| None).collect();
    let mut refused = Vec::new();
    for (power, order) in orders {
        match addressee(board, policies, state, *power, order) {
            Err(why) => refused.push(without_unit(*power, order.clone(), why)),
            Ok((index, action)) => {
                let new =
                    Instruction { order: order.clone(), goal: goal(board, policies, &state.dislodged[index], action) };
                let stands = match &told[index] {
                    None => true,
                    Some(old) if old.goal.is_ok() != new.goal.is_ok() => new.goal.is_ok(),
                    Some(_) => policies.twice == Twice::Last,
                };
                let loser = if stands { told[index].replace(new) } else { Some(new) };
                refused.extend(loser.map(|loser| without_unit(*power, loser.order, Void::Superseded)));
            }
        }
    }
    let mut meetings: HashMap<Option<Province>, Vec<usize>> = HashMap::new();
    for (index, told) in told.iter().enumerate() {
        if let Some(Instruction { goal: Ok(RetreatChoice::Retreat(to)), .. }) = told {
            meetings.entry(board.province_at(*to)).or_default().push(index);
        }
    }
    let gates = Gates::of(board, policies, state);
    let yields = |index: usize, to: Province| gates.yields(&state.dislodged[index].unit, to);
    let met = |index: usize, to: Location| {
        let province = board.province_at(to).filter(|&at| !board.province(at).high_sea)?;
        let mut others = meetings.get(&Some(province))?.iter().filter(|&&other| other != index);
        // A unit that came over a hard border gives way, and does not count for the others.
        let other = others.find(|&&other| yields(index, province) || !yields(other, province))?;
        Some(state.dislodged[*other].unit.at)
    };

    let mut result = Retreats { events: Vec::new(), units: state.units.clone() };
    let mut destroyed = Vec::new();
    for (index, (Dislodged { unit, .. }, told)) in state.dislodged.iter().zip(told).enumerate() {
        let implied = told.is_none();
        let Instruction { order, goal } = told
            .unwrap_or_else(|| Instruction { order: to_unit(unit, Action::Disband), goal: Ok(RetreatChoice::Disband) });
        let mut order = order;
        let failure = match goal {
            Ok(RetreatChoice::Disband) => None,
            Ok(RetreatChoice::Retreat(to)) => {
                order = to_unit(unit, Action::Move { to, route: Route::Any });
                met(index, to).map(|met| Failure::NoRetreat { met: Some(met) })
            }
            Err(ref failure) => Some(failure.clone()),
        };
        match (goal, &failure) {
            (Ok(RetreatChoice::Retreat(to)), None) => result.units.push(Unit { at: to, ..*unit }),
            _ => destroyed.push(Event::Destroyed { unit: *unit }),
        }
        let (power, unit) = (unit.power, Some(*unit));
        result.events.push(Event::Result(OrderResult { power, unit, order, implied, failure, dislodged: false }));
    }
    result.units.sort_unstable_by_key(Unit::rank);
    refused.sort_by_key(|refused| refused.power);
    result.events.extend(refused.into_iter().map(Event::Result));
    result.events.extend(destroyed);
    result
}

/// The dislodged unit that an order addresses.
fn addressee<'o>(
    board: &Board,
    policies: &Policies,
    state: &State,
    power: Power,
    order: &'o Order,
) -> Result<(usize, &'o Action), Void> {
    let Order::Unit { kind, at, action } = order else { return Err(Void::WrongPhase) };
    let province = board.province_at(*at).ok_or(Void::OffBoard)?;
    let index = state.dislodged.iter().position(|dislodged| board.province_at(dislodged.unit.at) == Some(province));
    let index = index.ok_or(Void::NotDislodged)?;
    check_address(board, policies, power, &state.dislodged[index].unit, *kind, *at)?;
    Ok((index, action))
}

/// Returns the ordered destination of a dislodged unit.
fn goal(board: &Board, policies: &Policies, dislodged: &Dislodged, action: &Action) -> Result<RetreatChoice, Failure> {
    let void = |why: Void| Err(Failure::Void(why.to_string()));
    match action {
        Action::Disband => Ok(RetreatChoice::Disband),
        Action::Move { to, route: Route::Any } => {
            let names_coast = usize::from(to.0) >= board.provinces.len();
            let province = board.province_at(*to);
            let fits = |place: &&Location| match (names_coast, dislodged.unit.kind) {
                (true, UnitKind::Fleet) => *place == to,
                _ => board.province_at(**place) == province,
            };
            let mut places = dislodged.retreats.iter().filter(fits);
            let plain = !names_coast && places.clone().any(|place| place != to);
            match (places.next(), places.next()) {
                (None, _) => Err(Failure::NoRetreat { met: None }),
                (Some(_), None) if plain && policies.only_coast == OnlyCoast::Fails => void(Void::NoCoastGiven),
                (Some(_), Some(_)) if policies.open_coast == OpenCoast::Fails => void(Void::NoCoastGiven),
                (Some(place), _) => Ok(RetreatChoice::Retreat(*place)),
            }
        }
        Action::Move { .. } => void(Void::NoConvoyedRetreat),
        _ => void(Void::WrongPhase),
    }
}

fn to_unit(unit: &Unit, action: Action) -> Order {
    Order::Unit { kind: Some(unit.kind), at: unit.at, action }
}

fn without_unit(power: Power, order: Order, why: Void) -> OrderResult {
    let failure = Some(Failure::Void(why.to_string()));
    OrderResult { power, unit: None, order, implied: false, failure, dislodged: false }
}
