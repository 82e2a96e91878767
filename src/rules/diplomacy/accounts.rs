//! What a power has: the centres that count for it, what it may build and where, and who commands it.
use super::board::{Board, Province};
use super::policy::Policies;
use super::state::State;
use crate::rules::Power;

/// Who orders the units of a power: itself, another power that commands it, or nobody.
pub fn commander(board: &Board, policies: &Policies, state: &State, power: Power) -> Option<Power> {
    if !state.affairs.masters.is_empty() {
        let master = state.affairs.masters.get(power.index()).copied().flatten();
        return master.filter(|&master| master == power || !policies.immobile_dummies);
    }
    let dummy = board.power_data.get(power.index()).is_some_and(|data| data.dummy);
    (!dummy).then_some(power)
}

/// Has this power a player of its own?
pub fn is_played(board: &Board, policies: &Policies, state: &State, power: Power) -> bool {
    commander(board, policies, state, power) == Some(power)
}

/// The powers that a power's player orders: itself first, then those that it commands. Empty if it has no player.
pub fn commands(board: &Board, policies: &Policies, state: &State, power: Power) -> Vec<Power> {
    if !is_played(board, policies, state, power) {
        return Vec::new();
    }
    let others = powers(board).filter(|&other| other != power);
    let vassals = others.filter(|&other| commander(board, policies, state, other) == Some(power));
    std::iter::once(power).chain(vassals).collect()
}

/// All powers of a board.
pub fn powers(board: &Board) -> impl Iterator<Item = Power> + use<> {
    (0..board.powers.len()).map(|index| Power(index as u16))
}

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
