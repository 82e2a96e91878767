//! Transformations into another kind of unit (policies `transform`, `transform-where`). A fleet may also change its coast.
//!
//! As with the classic judges, it is an order for movement, in which the unit stays and holds as its old kind, or for adjustments, in which
//! it is neither a build nor a removal.
use crate::accounts::{home, owner};
use crate::board::{Board, Location, Province, Terrain};
use crate::event::{Failure, OrderResult};
use crate::order::{Action, Order};
use crate::policy::{BuildCoast, IdleCoast, Policies, Transform, TransformWhere, Twice};
use crate::state::PhaseKind;
use crate::state::{State, Unit, UnitKind};
use crate::void::{Void, check_address};
use chancery_rules::Power;

/// Returns whether the rules allow transformations in this kind of phase.
pub fn in_phase(policies: &Policies, phase: PhaseKind) -> bool {
    match phase {
        PhaseKind::Movement => matches!(policies.transform, Transform::Move | Transform::Both),
        PhaseKind::Adjustment => matches!(policies.transform, Transform::Build | Transform::Both),
        PhaseKind::Retreat => false,
    }
}

/// Returns whether a power may transform its units in this province, of any kind.
pub fn is_site(board: &Board, policies: &Policies, state: &State, power: Power, at: Province) -> bool {
    let is_home = |at: Province| home(board, state, at) == Some(power);
    let owns = |at: Province| owner(state, at) == Some(power);
    let on_land = board.province(at).terrain != Terrain::Sea;
    on_land
        && match policies.transform_where {
            TransformWhere::Home => is_home(at),
            TransformWhere::One => owns(at) && board.centres().into_iter().any(|at| is_home(at) && owns(at)),
            TransformWhere::Any => owns(at),
            TransformWhere::Anywhere => true,
        }
}

/// The exact place of a unit after its transformation.
///
/// # Errors
/// The reason why it cannot be transformed.
pub fn place(
    board: &Board,
    policies: &Policies,
    state: &State,
    unit: &Unit,
    kind: UnitKind,
    at: Location,
) -> Result<Location, Void> {
    if in_phase(policies, state.phase.kind) {
        becomes(board, policies, state, unit, kind, at)
    } else {
        Err(Void::WrongPhase)
    }
}

/// Judges a transformation in a phase that allows it.
fn becomes(
    board: &Board,
    policies: &Policies,
    state: &State,
    unit: &Unit,
    kind: UnitKind,
    at: Location,
) -> Result<Location, Void> {
    let province = board.province_at(at).ok_or(Void::OffBoard)?;
    let data = board.province(province);
    if board.province_at(unit.at) != Some(province) {
        return Err(Void::TransformElsewhere);
    } else if kind == UnitKind::Wing && !policies.wings {
        return Err(Void::NoWings);
    } else if !is_site(board, policies, state, unit.power, province) {
        return Err(Void::NoTransformHere);
    }
    let names_coast = board.location(at).coast.is_some();
    let place = match (kind, data.coasts.first()) {
        (UnitKind::Fleet, _) if data.terrain != Terrain::Coast => return Err(Void::WrongTerrain),
        (UnitKind::Fleet, None) => at,
        (UnitKind::Fleet, Some(_)) if names_coast => at,
        (UnitKind::Fleet, Some(first)) if policies.build_coast == BuildCoast::First => *first,
        (UnitKind::Fleet, Some(_)) => return Err(Void::NoCoastGiven),
        _ if names_coast && policies.idle_coast == IdleCoast::Void => return Err(Void::IdleCoast),
        _ => board.main(province),
    };
    if kind == unit.kind && place == unit.at { Err(Void::SameKind) } else { Ok(place) }
}

/// Every kind that a unit could become now, with its place afterwards.
pub fn choices(board: &Board, policies: &Policies, state: &State, unit: &Unit) -> Vec<(UnitKind, Location)> {
    if in_phase(policies, state.phase.kind) { all_choices(board, policies, state, unit) } else { Vec::new() }
}

/// Returns whether a power could transform any unit in the adjustments that this position leads to.
pub fn decides(board: &Board, policies: &Policies, state: &State, power: Power) -> bool {
    let mut own = state.units.iter().filter(|unit| unit.power == power);
    in_phase(policies, PhaseKind::Adjustment) && own.any(|unit| !all_choices(board, policies, state, unit).is_empty())
}

fn all_choices(board: &Board, policies: &Policies, state: &State, unit: &Unit) -> Vec<(UnitKind, Location)> {
    let province = board.province_of(unit.at);
    let fleets = board.fleet_places(province).into_iter().map(|at| (UnitKind::Fleet, at));
    let others = [UnitKind::Army, UnitKind::Wing].map(|kind| (kind, board.main(province)));
    let able = |&(kind, at): &(UnitKind, Location)| becomes(board, policies, state, unit, kind, at) == Ok(at);
    fleets.chain(others).filter(able).collect()
}

/// Returns whether it is an order to transform a unit.
pub fn is_order(order: &Order) -> bool {
    matches!(order, Order::Unit { action: Action::Transform { .. }, .. })
}

/// Carries out a power's transformations in adjustments, after its builds and removals. A unit cannot be built and transformed at once.
/// Returns the result of each order.
pub fn adjudicate(
    board: &Board,
    policies: &Policies,
    before: &State,
    state: &mut State,
    power: Power,
    orders: &[&Order],
) -> Vec<OrderResult> {
    let mut results = Vec::new();
    for (index, &order) in orders.iter().enumerate() {
        let Order::Unit { kind, at, action: Action::Transform { kind: new, at: to } } = order else { continue };
        let unit_in =
            |state: &State| state.units.iter().position(|unit| board.province_at(unit.at) == board.province_at(*at));
        let rivals = if policies.twice == Twice::Last { &orders[index + 1..] } else { &orders[..index] };
        let same_unit = |order: &&Order| matches!(order, Order::Unit { at: place, .. } if board.province_at(*place) == board.province_at(*at));
        let found = unit_in(before).map(|index| before.units[index]);
        let judged = || {
            board.province_at(*at).ok_or(Void::OffBoard)?;
            let unit = found.ok_or(Void::NoUnit)?;
            let index = unit_in(state).filter(|&index| state.units[index] == unit).ok_or(Void::NoUnit)?;
            check_address(board, policies, power, &unit, *kind, *at)?;
            let place = place(board, policies, state, &unit, *new, *to)?;
            if rivals.iter().any(same_unit) { Err(Void::Superseded) } else { Ok((index, unit, place)) }
        };
        let (unit, order, failure) = match judged() {
            Ok((index, unit, at)) => {
                state.units[index] = Unit { kind: *new, at, ..unit };
                let action = Action::Transform { kind: *new, at };
                (Some(unit), Order::Unit { kind: Some(unit.kind), at: unit.at, action }, None)
            }
            Err(why) => (None, order.clone(), Some(Failure::Void(why.to_string()))),
        };
        results.push(OrderResult { power, unit, order, implied: false, failure, dislodged: false });
    }
    results
}
