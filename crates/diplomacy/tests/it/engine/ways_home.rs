//! The distances by which civil disorder removes units, where armies come home over fleets (policy `removal` `convoy`).
use super::{random_state, standard, times};
use crate::chance::pick;
use crate::dice::Dice;
use chancery_diplomacy::board::{Board, Location, Province, Terrain};
use chancery_diplomacy::phases::adjustment::WaysHome;
use chancery_diplomacy::policy::{Policies, Removal};
use chancery_diplomacy::state::{State, Unit, UnitKind};
use chancery_rules::Power;

fn winter(board: &Board, dice: &mut Dice) -> State {
    let mut state = random_state(board, dice);
    state.phase = chancery_diplomacy::state::Phase::read("W1901A").unwrap();
    state
}

/// The steps of an army in each land from a power's homes.
fn steps(board: &Board, state: &State, power: Power) -> Vec<(Province, usize)> {
    let policies = Policies { removal: Removal::Convoy, ..Policies::default() };
    let ways = WaysHome::of(board, &policies, state, state, power);
    let lands = (0..board.provinces.len()).map(|at| Province(at as u16));
    let lands = lands.filter(|at| board.province(*at).terrain != Terrain::Sea);
    lands.map(|at| (at, ways.steps(&Unit { power, kind: UnitKind::Army, at: board.main(at) }))).collect()
}

/// By land alone, step by step.
fn by_land(board: &Board, from: Province, power: Power) -> usize {
    let mut reached: Vec<Location> = vec![board.main(from)];
    for n in 0..board.provinces.len() {
        if reached.iter().any(|at| board.province(board.province_of(*at)).home == Some(power)) {
            return n;
        }
        let next: Vec<_> = reached.iter().flat_map(|at| board.location(*at).army.clone()).collect();
        reached.extend(next);
        reached.sort_unstable();
        reached.dedup();
    }
    usize::MAX
}

#[test]
fn an_additional_fleet_takes_no_army_farther_from_home() {
    let board = standard();
    let mut dice = Dice::new(41);
    let seas: Vec<Province> = (0..board.provinces.len())
        .map(|at| Province(at as u16))
        .filter(|at| board.province(*at).terrain == Terrain::Sea)
        .collect();
    let mut n_nearer = 0;
    for _ in 0..times(60) {
        let mut state = winter(&board, &mut dice);
        let power = state.units.first().map_or(Power(0), |unit| unit.power);
        let before = steps(&board, &state, power);
        let Some(sea) = pick(&mut dice, &seas).copied().filter(|at| state.unit_in(&board, *at).is_none()) else {
            continue;
        };
        state.units.push(Unit { power: Power(3), kind: UnitKind::Fleet, at: board.main(sea) });
        state.sort();
        for ((at, before), (_, after)) in before.iter().zip(steps(&board, &state, power)) {
            let name = &board.province(*at).name;
            assert!(
                after <= *before,
                "{name}: {before} steps, and {after} with a fleet in {}",
                board.province(sea).name
            );
            n_nearer += usize::from(after < *before);
        }
    }
    assert!(n_nearer > 20, "fleets carry: {n_nearer}");
}

#[test]
fn armies_without_fleets_come_home_only_by_land() {
    let board = standard();
    let mut dice = Dice::new(42);
    let mut state = winter(&board, &mut dice);
    state.units.retain(|unit| unit.kind != UnitKind::Fleet);
    for power in [Power(0), Power(1), Power(6)] {
        for (at, steps) in steps(&board, &state, power) {
            assert_eq!(steps, by_land(&board, at, power), "{}", board.province(at).name);
        }
    }
}
