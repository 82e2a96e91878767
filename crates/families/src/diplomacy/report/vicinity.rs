//! The part of a phase that is near a reader's units: all that a short e-mail tells.
use super::options::place_of;
use chancery_diplomacy::board::{Board, Province};
use chancery_diplomacy::event::{Event, OrderResult};
use chancery_diplomacy::order::{Action, Order};
use chancery_diplomacy::state::{State, UnitKind};
use chancery_rules::Power;
use std::collections::BTreeSet;

/// The provinces where these powers have units, and all that border on them.
pub(super) fn provinces(board: &Board, state: &State, own: &[Power]) -> BTreeSet<Province> {
    let units = state.units.iter().filter(|unit| own.contains(&unit.power));
    units
        .flat_map(|unit| {
            let province = board.province_of(unit.at);
            let places = board.fleet_places(province).into_iter().chain([board.main(province)]);
            let steps = places.flat_map(|at| UnitKind::ALL.into_iter().flat_map(move |kind| board.steps(kind, at)));
            steps.map(|&at| board.province_of(at)).chain([province]).collect::<Vec<_>>()
        })
        .collect()
}

/// Returns whether an event is told: all but the orders of other powers' units that neither stand near nor go there.
pub(super) fn is_near(board: &Board, near: &BTreeSet<Province>, own: &[Power], event: &Event) -> bool {
    let Event::Result(OrderResult { power, unit, order, .. }) = event else { return true };
    if own.contains(power) {
        return true;
    }
    let stands = unit.map(|unit| unit.at).or_else(|| place_of(order));
    let goes = match order {
        Order::Unit { action: Action::Move { to, .. } | Action::SupportMove { to, .. }, .. } => Some(*to),
        _ => None,
    };
    [stands, goes].into_iter().flatten().any(|at| near.contains(&board.province_of(at)))
}
