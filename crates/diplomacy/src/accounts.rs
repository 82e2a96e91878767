//! The accounts of a power: the centres that count for it, the builds it may make and where, and its commander.
use super::board::{Board, Province};
use super::calendar::Round;
use super::event::Event;
use super::policy::{Builds, Policies};
use super::special_moves::transform;
use super::state::{State, UnitKind};
use crate::state::PhaseKind;
use chancery_rules::Power;
use std::collections::HashSet;
use std::fmt;

/// Returns the power that orders another power's units: itself, its commander, or `None`.
pub fn commander(board: &Board, state: &State, power: Power) -> Option<Power> {
    if !state.affairs.masters.is_empty() {
        return state.affairs.masters.get(power.index()).copied().flatten();
    }
    board.power_data.get(power.index()).filter(|data| !data.dummy).map(|_| power)
}

/// Returns whether this power has its own player.
pub fn is_played(board: &Board, state: &State, power: Power) -> bool {
    commander(board, state, power) == Some(power)
}

/// The powers that a player orders: their own first, then those that it commands. Empty if the power has no player.
pub fn commands(board: &Board, state: &State, power: Power) -> Vec<Power> {
    if !is_played(board, state, power) {
        return Vec::new();
    }
    let others = powers(board).filter(|&other| other != power);
    let commanded = others.filter(|&other| commander(board, state, other) == Some(power));
    std::iter::once(power).chain(commanded).collect()
}

/// Returns whether this power's units cannot move, no matter who commands them (policy `immobile-dummies`).
pub fn is_immobile(board: &Board, policies: &Policies, state: &State, power: Power) -> bool {
    policies.immobile_dummies && !is_played(board, state, power)
}

/// All powers of a board.
pub fn powers(board: &Board) -> impl Iterator<Item = Power> + use<> {
    (0..board.powers.len()).map(|index| Power(index as u16))
}

/// Returns the owner of a province.
pub fn owner(state: &State, at: Province) -> Option<Power> {
    state.owners.get(usize::from(at.0)).copied().flatten()
}

/// The powers that this one could meet. Two powers are neighbours if some province is one step from a unit or centre of
/// the first, and at most one step from a unit or centre of the second.
pub fn neighbours(board: &Board, state: &State, power: Power) -> Vec<Power> {
    let reach = |power: Power| -> HashSet<Province> {
        let units = state.units.iter().chain(state.dislodged.iter().map(|dislodged| &dislodged.unit));
        let units = units.filter(|unit| unit.power == power).map(|unit| board.province_of(unit.at));
        let centres = board.centres().into_iter().filter(|at| owner(state, *at) == Some(power));
        let next = |at: Province| board.location(board.main(at)).wing.iter().map(|next| board.province_of(*next));
        units.chain(centres).flat_map(|at| next(at).chain([at]).collect::<Vec<_>>()).collect()
    };
    let own = reach(power);
    powers(board).filter(|other| *other != power && !reach(*other).is_disjoint(&own)).collect()
}

/// Returns the power whose home a province is: as on the board, until it changes (policies `builds` and
/// `home-transfer`).
pub fn home(board: &Board, state: &State, at: Province) -> Option<Power> {
    state.affairs.homes.get(usize::from(at.0)).copied().unwrap_or_else(|| board.province(at).home)
}

/// The home centres of a power.
pub fn homes(board: &Board, state: &State, power: Power) -> impl Iterator<Item = Province> {
    board.centres().into_iter().filter(move |&at| home(board, state, at) == Some(power))
}

/// Returns whether a centre counts for the power that owns it. It does not if it is barred to that power (policy
/// `hong-kong`) or occupied by a foreign wing (policy `wings`).
pub fn counts(board: &Board, policies: &Policies, state: &State, at: Province) -> bool {
    let Some(owner) = owner(state, at) else { return false };
    let barred = policies.hong_kong && board.province(at).barred.contains(&owner);
    let above = |unit: &&super::state::Unit| unit.kind == UnitKind::Wing && unit.power != owner;
    let blockaded = || policies.wings && state.unit_in(board, at).filter(above).is_some();
    !barred && !blockaded()
}

/// Returns the number of centres that count for a power.
pub fn n_centres(board: &Board, policies: &Policies, state: &State, power: Power) -> usize {
    if !policies.hong_kong && !policies.wings {
        return state.n_centres(power);
    }
    let owned =
        (0..state.owners.len()).map(|index| Province(index as u16)).filter(|&at| owner(state, at) == Some(power));
    owned.filter(|&at| counts(board, policies, state, at)).count()
}

/// Builds owed to a power (or, below zero, removals).
pub fn balance(board: &Board, policies: &Policies, state: &State, power: Power) -> i64 {
    let due = match mobilises(board, policies, state) {
        true => n_to_mobilise(board, policies, state, power),
        false => n_centres(board, policies, state, power),
    };
    due as i64 - state.n_units(power) as i64
}

/// Returns whether every power raises its first unit in this phase (policy `mobilise`).
pub fn mobilises(board: &Board, policies: &Policies, state: &State) -> bool {
    policies.mobilise
        && state.phase.kind == PhaseKind::Adjustment
        && state.phase == Round::new(board, policies).opening(board, policies)
}

/// Returns the number of units that a power raises: one. If no one can move its units, it raises one in each of its
/// homes, as in `DPjudge`.
fn n_to_mobilise(board: &Board, policies: &Policies, state: &State, power: Power) -> usize {
    let n_homes = homes(board, state, power).count();
    if is_immobile(board, policies, state, power) { n_homes } else { n_homes.min(1) }
}

/// The rule for where a power builds: its own, if the board gives it one.
pub fn builds(board: &Board, policies: &Policies, power: Power) -> Builds {
    board.power_data.get(power.index()).and_then(|data| data.builds).unwrap_or(policies.builds)
}

/// The reason why a power cannot build in a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSite {
    /// It is not a supply centre.
    NoCentre,
    /// It is not a home of the power, but must be.
    NotHome,
    /// It is unowned, or another power owns it.
    NotOwned,
    /// The power owns none of its homes, but must own one.
    NoHomeLeft,
    /// It does not count for the power (policy `hong-kong`).
    Barred,
    /// It is occupied.
    Occupied,
}

impl fmt::Display for NoSite {
    /// A sentence without its full stop.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoCentre => "That is not a supply centre",
            Self::NotHome => "That is not one of the power's home centres",
            Self::NotOwned => "The power does not own that centre now",
            Self::NoHomeLeft => "The power owns none of its home centres now",
            Self::Barred => "That centre does not count for the power",
            Self::Occupied => "There is already a unit there",
        })
    }
}

/// Checks that a power may build in a province.
///
/// # Errors
/// The reason why it may not.
pub fn site(board: &Board, policies: &Policies, state: &State, power: Power, at: Province) -> Result<(), NoSite> {
    let data = board.province(at);
    let is_home = home(board, state, at) == Some(power);
    let owned = owner(state, at) == Some(power);
    let is_site = data.sites.contains(&power);
    if !data.centre && !is_site {
        return Err(NoSite::NoCentre);
    }
    let rule = builds(board, policies, power);
    if !is_site && !is_home && (matches!(rule, Builds::Home | Builds::Chosen) || mobilises(board, policies, state)) {
        Err(NoSite::NotHome)
    } else if data.centre && !owned && !mobilises(board, policies, state) {
        Err(NoSite::NotOwned)
    } else if rule == Builds::OneHome && !homes(board, state, power).any(|at| owner(state, at) == Some(power)) {
        Err(NoSite::NoHomeLeft)
    } else if policies.hong_kong && data.barred.contains(&power) {
        Err(NoSite::Barred)
    } else if state.unit_in(board, at).is_some() {
        Err(NoSite::Occupied)
    } else {
        Ok(())
    }
}

/// Returns the provinces where a power may build: the empty home centres that it owns, or the alternatives that its
/// rule allows, and the board's sites.
pub fn build_sites(board: &Board, policies: &Policies, state: &State, power: Power) -> Vec<Province> {
    let provinces = (0..board.provinces.len()).map(|index| Province(index as u16));
    let may_be = |at: &Province| board.province(*at).centre || !board.province(*at).sites.is_empty();
    provinces.filter(may_be).filter(|&at| site(board, policies, state, power, at).is_ok()).collect()
}

/// Returns the number of homes that a power may choose (policy `builds`, `chosen`): as many as it has on the board. A
/// power without homes on the board may choose as many as it has centres at the start.
pub fn n_homes(board: &Board, power: Power) -> usize {
    let own = |owner: &&Option<Power>| **owner == Some(power);
    match board.provinces.iter().filter(|data| data.centre && data.home == Some(power)).count() {
        0 => board.owners.iter().filter(own).count().max(1),
        n_homes => n_homes,
    }
}

/// The reason why a power cannot make a centre its home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoHome {
    /// Its rule for builds does not allow a choice of homes.
    NoChoice,
    /// The power does not own it.
    NotOwned,
    /// It is already one of the power's homes.
    Already,
    /// It is the home of this power, which still has centres.
    Taken(Power),
}

impl fmt::Display for NoHome {
    /// A sentence without its full stop.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoChoice => "The power cannot choose its home centres",
            Self::NotOwned => "The power does not own that centre now",
            Self::Already => "That is already one of the power's home centres",
            Self::Taken(_) => "That is a home centre of a power that still has centres",
        })
    }
}

/// Checks that a power can make a centre its home, if it has room for one more. As in njudge, it must own the centre,
/// and the centre must not be the home of a power with centres.
///
/// # Errors
/// The reason why it cannot.
pub fn can_choose(board: &Board, policies: &Policies, state: &State, power: Power, at: Province) -> Result<(), NoHome> {
    if builds(board, policies, power) != Builds::Chosen {
        return Err(NoHome::NoChoice);
    }
    if owner(state, at) != Some(power) || !board.province(at).centre {
        return Err(NoHome::NotOwned);
    }
    match home(board, state, at) {
        Some(other) if other == power => Err(NoHome::Already),
        Some(other) if state.n_centres(other) > 0 => Err(NoHome::Taken(other)),
        _ => Ok(()),
    }
}

/// Returns the number of further homes that a power has room for.
pub fn n_open_homes(board: &Board, state: &State, power: Power) -> usize {
    n_homes(board, power).saturating_sub(homes(board, state, power).count())
}

/// Returns whether this power should consider its homes: whether it has room for one more and a centre for it, or has
/// lost them all.
pub fn chooses_homes(board: &Board, policies: &Policies, state: &State, power: Power) -> bool {
    builds(board, policies, power) == Builds::Chosen
        && (n_open_homes(board, state, power) > 0
            || !homes(board, state, power).any(|at| owner(state, at) == Some(power)))
        && board.centres().into_iter().any(|at| can_choose(board, policies, state, power, at).is_ok())
}

/// Returns whether this power has an optional decision in adjustments: units to exchange or to transform, homes to
/// choose, or bids to make.
pub fn has_choices(board: &Board, policies: &Policies, state: &State, power: Power) -> bool {
    let n_units = state.n_units(power) as i64;
    let exchanges = || n_units > 0 && n_units + balance(board, policies, state, power) > 0;
    commander(board, state, power).is_some()
        && (policies.any_disband && exchanges()
            || transform::decides(board, policies, state, power)
            || policies.intimate && is_played(board, state, power)
            || chooses_homes(board, policies, state, power))
}

/// Returns whether this power has any decision in adjustments. It has none if it cannot build anywhere, loses all of
/// its units anyway, or has no commander.
pub fn decides(board: &Board, policies: &Policies, state: &State, power: Power) -> bool {
    let adjusts = || match balance(board, policies, state, power) {
        0 => false,
        1.. => !build_sites(board, policies, state, power).is_empty(),
        excess => -excess < state.n_units(power) as i64,
    };
    commander(board, state, power).is_some() && (adjusts() || has_choices(board, policies, state, power))
}

/// Gives powers new masters, and reports the changes.
pub(crate) fn command(board: &Board, state: &mut State, masters: Vec<Option<Power>>, events: &mut Vec<Event>) {
    let change = |power: Power| {
        let (before, after) = (commander(board, state, power), masters.get(power.index()).copied().flatten());
        (before != after).then_some((power, before, after))
    };
    let changes: Vec<_> = powers(board).filter_map(change).collect();
    state.affairs.masters = masters;
    if !changes.is_empty() {
        events.push(Event::Command { changes });
    }
}

/// Changes the owners of some homes.
pub(crate) fn set_homes(board: &Board, state: &mut State, changes: &[(Province, Option<Power>, Option<Power>)]) {
    if !changes.is_empty() && state.affairs.homes.is_empty() {
        state.affairs.homes = board.provinces.iter().map(|data| data.home).collect();
    }
    for (at, _, after) in changes {
        state.affairs.homes[usize::from(at.0)] = *after;
    }
}
