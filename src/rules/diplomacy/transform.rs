//! Units that become units of another kind (policies `transform`, `transform-where`): a fleet also by changing its coast.
//!
//! It is an order of movement, in which the unit stays and holds as what it was, or of adjustments, where it is neither a
//! build nor a removal; so it was with the classic judges.
use super::board::{Board, Location, Province, Terrain};
use super::movement::Void;
use super::policy::{BuildCoast, IdleCoast, Policies, Transform, TransformWhere};
use super::state::{State, Unit, UnitKind};
use crate::rules::{PhaseKind, Power};

/// Are there transformations in this kind of phase?
pub fn in_phase(policies: &Policies, phase: PhaseKind) -> bool {
    match phase {
        PhaseKind::Movement => matches!(policies.transform, Transform::Move | Transform::Both),
        PhaseKind::Adjustment => matches!(policies.transform, Transform::Build | Transform::Both),
        PhaseKind::Retreat => false,
    }
}

/// May a power transform its units in this province, whatever they are?
pub fn is_site(board: &Board, policies: &Policies, state: &State, power: Power, at: Province) -> bool {
    let is_home = |at: Province| match state.affairs.homes.get(usize::from(at.0)) {
        Some(home) => *home == Some(power),
        None => board.province(at).home == Some(power),
    };
    let owns = |at: Province| state.owners.get(usize::from(at.0)).copied().flatten() == Some(power);
    let on_land = board.province(at).terrain != Terrain::Sea;
    on_land
        && match policies.transform_where {
            TransformWhere::Home => is_home(at),
            TransformWhere::One => owns(at) && board.centres().into_iter().any(|at| is_home(at) && owns(at)),
            TransformWhere::Any => owns(at),
            TransformWhere::Anywhere => true,
        }
}

/// Where exactly a unit stands when it has become one of another kind.
///
/// # Errors
/// Why it can not become that.
pub fn place(
    board: &Board,
    policies: &Policies,
    state: &State,
    unit: &Unit,
    kind: UnitKind,
    at: Location,
) -> Result<Location, Void> {
    let province = board.province_at(at).ok_or(Void::OffBoard)?;
    let data = board.province(province);
    if !in_phase(policies, state.phase.kind) {
        return Err(Void::WrongPhase);
    } else if board.province_at(unit.at) != Some(province) {
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

/// Everything that a unit could become now, and where it would stand.
pub fn choices(board: &Board, policies: &Policies, state: &State, unit: &Unit) -> Vec<(UnitKind, Location)> {
    let province = board.province_of(unit.at);
    if !in_phase(policies, state.phase.kind) || !is_site(board, policies, state, unit.power, province) {
        return Vec::new();
    }
    let fleets = board.fleet_places(province).into_iter().map(|at| (UnitKind::Fleet, at));
    let others = [UnitKind::Army, UnitKind::Wing].map(|kind| (kind, board.main(province)));
    let able = |&(kind, at): &(UnitKind, Location)| place(board, policies, state, unit, kind, at) == Ok(at);
    fleets.chain(others).filter(able).collect()
}
