//! What a power has: the centres that count for it, what it may build and where, and who commands it.
use super::board::{Board, Province};
use super::policy::Policies;
use super::state::State;
use crate::rules::Power;

/// How many centres count for a power.
pub fn n_centres(_board: &Board, _policies: &Policies, state: &State, power: Power) -> usize {
    state.n_centres(power)
}

/// Builds owed to a power (or, below zero, removals).
pub fn balance(board: &Board, policies: &Policies, state: &State, power: Power) -> i64 {
    n_centres(board, policies, state, power) as i64 - state.n_units(power) as i64
}

/// Where a power may build: home centres that it owns and that stand empty.
pub fn build_sites(board: &Board, _policies: &Policies, state: &State, power: Power) -> Vec<Province> {
    let owned = |at: Province| state.owners.get(usize::from(at.0)).copied().flatten() == Some(power);
    let home = |&at: &Province| board.province(at).home == Some(power);
    let free = |&at: &Province| owned(at) && state.unit_in(board, at).is_none();
    board.centres().into_iter().filter(home).filter(free).collect()
}
