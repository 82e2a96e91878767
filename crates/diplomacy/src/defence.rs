//! The orders of a power that has no player but should defend its possessions. They depend only on its view, not on chance.
//!
//! It attacks no one. Its units stay, and support each other where most enemies can come. Dislodged units retreat towards their centres. It
//! rebuilds its starting units where enemies are near. It removes units that are far from its centres, and not on them.
use super::accounts;
use super::board::{Board, Location, Province};
use super::game::Diplomacy;
use super::order::{Action, Order, Route};
use super::sight::View;
use super::state::{PhaseKind, State, Unit, UnitKind};
use chancery_rules::Power;
use std::cmp::Reverse;
use std::collections::VecDeque;

/// The power's orders for the phase, as many as it owes.
pub(crate) fn orders(rules: &Diplomacy, view: &View, power: Power) -> Vec<Order> {
    match view.seen.phase.kind {
        PhaseKind::Movement => stand(rules, view, power),
        PhaseKind::Retreat => retreat(rules, view, power),
        PhaseKind::Adjustment => adjust(rules, view, power),
    }
}

/// Every unit stays, or supports one of its own that stays.
fn stand(rules: &Diplomacy, view: &View, power: Power) -> Vec<Order> {
    let (board, state) = (rules.board(), &view.seen);
    let own: Vec<&Unit> = state.units.iter().filter(|unit| unit.power == power).collect();
    let supports = |order: &Order| matches!(order, Order::Unit { action: Action::SupportHold { .. }, .. });
    let legal = rules.legal_orders(view, &[power], supports);
    let place = |at: Location| board.province_of(at);
    // Units whose support cannot be cut come first.
    let mut supporters = own.clone();
    supporters.sort_by_key(|unit| (threat(board, state, power, place(unit.at)), unit.rank()));
    let mut given = vec![0; own.len()];
    let mut orders = Vec::new();
    for unit in supporters {
        let choices = legal.iter().filter_map(|(_, order)| {
            let Order::Unit { at, action: Action::SupportHold { unit: to, .. }, .. } = order else { return None };
            let target = own.iter().position(|other| place(other.at) == place(*to) && other.at != unit.at)?;
            (*at == unit.at).then_some((target, order))
        });
        let best = choices
            .map(|(target, order)| {
                let at = place(own[target].at);
                let n_enemies = threat(board, state, power, at);
                let is_held = n_enemies <= 1 + given[target];
                let is_centre = accounts::owner(state, at) == Some(power);
                ((n_enemies == 0, is_held, !is_centre, Reverse(n_enemies), given[target], target), order)
            })
            .min_by_key(|(rank, _)| *rank);
        orders.push(match best {
            Some(((false, .., target), order)) => {
                given[target] += 1;
                order.clone()
            }
            _ => Order::Unit { kind: Some(unit.kind), at: unit.at, action: Action::Hold },
        });
    }
    orders
}

/// Each dislodged unit retreats as near as possible to the power's centres, and where fewest enemies can come.
fn retreat(rules: &Diplomacy, view: &View, power: Power) -> Vec<Order> {
    let (board, state) = (rules.board(), &view.seen);
    let steps = distances(board, state, power);
    let moves = |order: &Order| matches!(order, Order::Unit { action: Action::Move { route: Route::Any, .. }, .. });
    let legal = rules.legal_orders(view, &[power], moves);
    let mut taken: Vec<Province> = Vec::new();
    let mut orders = Vec::new();
    for unit in state.dislodged.iter().map(|dislodged| dislodged.unit).filter(|unit| unit.power == power) {
        let choices = legal.iter().filter_map(|(_, order)| match order {
            Order::Unit { at, action: Action::Move { to, .. }, .. } if *at == unit.at => Some((*to, order)),
            _ => None,
        });
        let free = choices.filter(|(to, _)| !taken.contains(&board.province_of(*to)));
        let rank = |to: Location| {
            let at = board.province_of(to);
            (steps[usize::from(at.0)], threat(board, state, power, at), to)
        };
        match free.min_by_key(|(to, _)| rank(*to)) {
            Some((to, order)) => {
                taken.push(board.province_of(to));
                orders.push(order.clone());
            }
            None => orders.push(disband(&unit)),
        }
    }
    orders
}

/// Builds or removals, as many as are owed.
fn adjust(rules: &Diplomacy, view: &View, power: Power) -> Vec<Order> {
    let (board, state) = (rules.board(), &view.seen);
    let owed = accounts::balance(board, rules.policies(), state, power);
    let n = usize::try_from(owed.unsigned_abs()).unwrap_or(usize::MAX);
    if owed < 0 {
        let steps = distances(board, state, power);
        let mut units: Vec<&Unit> = state.units.iter().filter(|unit| unit.power == power).collect();
        let rank = |unit: &&Unit| {
            let at = board.province_of(unit.at);
            let is_home = accounts::owner(state, at) == Some(power);
            (is_home, Reverse(steps[usize::from(at.0)]), unit.kind != UnitKind::Fleet, board.province(at).name.clone())
        };
        units.sort_by_key(rank);
        return units.into_iter().take(n).map(disband).collect();
    }
    let builds = rules.legal_orders(view, &[power], |order| matches!(order, Order::Build { .. }));
    let builds = builds.iter().filter_map(|(_, order)| match order {
        Order::Build { kind, at } => Some((*kind, *at, order)),
        _ => None,
    });
    // The unit that was there at the start fits the place. Otherwise, an army.
    let mut builds: Vec<_> = builds
        .map(|(kind, at, order)| {
            let province = board.province_of(at);
            let first = board.start.iter().find(|unit| board.province_of(unit.at) == province);
            let fits = first.is_some_and(|unit| (unit.kind, unit.at) == (kind, at));
            let n_enemies = threat(board, state, power, province);
            ((Reverse(n_enemies), &board.province(province).name, !fits, kind, at), province, order)
        })
        .collect();
    builds.sort_by_key(|(rank, ..)| *rank);
    builds.dedup_by_key(|(_, province, _)| *province);
    builds.into_iter().take(n).map(|(.., order)| order.clone()).collect()
}

fn disband(unit: &Unit) -> Order {
    Order::Unit { kind: Some(unit.kind), at: unit.at, action: Action::Disband }
}

/// Returns the number of other powers' units that could go to a place.
fn threat(board: &Board, state: &State, power: Power, at: Province) -> usize {
    let comes = |unit: &&Unit| {
        unit.power != power && board.steps(unit.kind, unit.at).iter().any(|to| board.province_of(*to) == at)
    };
    state.units.iter().filter(comes).count()
}

/// Returns the number of steps from each province to the nearest centre that the power owns, or to its homes if it owns none.
fn distances(board: &Board, state: &State, power: Power) -> Vec<usize> {
    let mut goals: Vec<Province> =
        board.centres().into_iter().filter(|at| accounts::owner(state, *at) == Some(power)).collect();
    if goals.is_empty() {
        goals = accounts::homes(board, state, power).collect();
    }
    let mut steps = vec![usize::MAX; board.provinces.len()];
    let mut queue: VecDeque<Province> = goals.into();
    queue.iter().for_each(|at| steps[usize::from(at.0)] = 0);
    let mut near: Vec<Vec<Province>> = vec![Vec::new(); board.provinces.len()];
    for place in &board.locations {
        for to in place.army.iter().chain(&place.fleet) {
            // Searched backwards: some borders lead one way only.
            near[usize::from(board.province_of(*to).0)].push(place.province);
        }
    }
    while let Some(at) = queue.pop_front() {
        for from in &near[usize::from(at.0)] {
            if steps[usize::from(from.0)] == usize::MAX {
                steps[usize::from(from.0)] = steps[usize::from(at.0)] + 1;
                queue.push_back(*from);
            }
        }
    }
    steps
}
