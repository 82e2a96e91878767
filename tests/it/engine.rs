//! Properties of the Diplomacy engine on random play.
//!
//! `CHANCERY_SOAK=20 cargo test` plays twenty times as much.
mod oracle;

use chancery::rules::diplomacy::adjudicate::adjudicate;
use chancery::rules::diplomacy::board::{Board, Location, Province};
use chancery::rules::diplomacy::event::Event;
use chancery::rules::diplomacy::movement::{Outcome, Piece, Resolver, Tables};
use chancery::rules::diplomacy::order::{Action, Order, Route};
use chancery::rules::diplomacy::policy::{Edition, POLICIES, Policies};
use chancery::rules::diplomacy::state::{State, Unit, UnitKind};
use chancery::rules::diplomacy::{Diplomacy, variant};
use chancery::rules::{Dice, PhaseKind, Power, Rules};
use oracle::Fate;
use std::collections::BTreeSet;
use std::sync::Arc;

/// How often to do what is usually done `count` times.
fn times(count: usize) -> usize {
    count * std::env::var("CHANCERY_SOAK").ok().and_then(|factor| factor.parse().ok()).unwrap_or(1)
}

fn standard() -> Board {
    variant::load("standard").unwrap()
}

fn pick<'a, T>(dice: &mut Dice, from: &'a [T]) -> Option<&'a T> {
    if from.is_empty() { None } else { from.get(dice.roll(from.len() as u64) as usize) }
}

fn chance(dice: &mut Dice, percent: u64) -> bool {
    dice.roll(100) < percent
}

/// Up to `n_units` units in random provinces.
fn random_units(board: &Board, dice: &mut Dice, n_units: usize, n_powers: u64) -> Vec<Unit> {
    let mut taken = BTreeSet::new();
    let mut units = Vec::new();
    for _ in 0..n_units {
        let at = Location(dice.roll(board.locations.len() as u64) as u16);
        let kind = if chance(dice, 50) { UnitKind::Army } else { UnitKind::Fleet };
        if board.can_stand(kind, at) && taken.insert(board.province_of(at)) {
            units.push(Unit { power: Power(dice.roll(n_powers) as u16), kind, at });
        }
    }
    units.sort_unstable_by_key(|unit| unit.at);
    units
}

/// Orders that have much to do with each other: moves first, then supports and convoys, mostly for them.
fn random_actions(board: &Board, dice: &mut Dice, units: &[Unit]) -> Vec<Action> {
    let coasts: Vec<Location> = (0..board.provinces.len() as u16)
        .map(Location)
        .filter(|&at| board.can_stand(UnitKind::Army, at) && board.can_stand(UnitKind::Army, at))
        .collect();
    let mut actions = vec![Action::Hold; units.len()];
    for (action, unit) in actions.iter_mut().zip(units) {
        let near = board.steps(unit.kind, unit.at);
        let far = unit.kind == UnitKind::Army && chance(dice, 30);
        let to = if far { pick(dice, &coasts) } else { pick(dice, near) };
        if let (Some(&to), true) = (to, chance(dice, 55)) {
            let route = if chance(dice, 12) { Route::Via } else { Route::Any };
            *action = Action::Move { to, route };
        }
    }
    for index in 0..units.len() {
        if actions[index] != Action::Hold || chance(dice, 5) {
            continue;
        }
        let unit = units[index];
        let reach: Vec<Province> = board.steps(unit.kind, unit.at).iter().map(|&at| board.province_of(at)).collect();
        let mut useful = Vec::new();
        for (other, action) in units.iter().zip(&actions) {
            match action {
                Action::Move { to, .. } => {
                    if reach.contains(&board.province_of(*to)) {
                        useful.push(Action::SupportMove { kind: None, from: other.at, to: *to });
                    }
                    if unit.kind == UnitKind::Fleet && other.kind == UnitKind::Army {
                        useful.push(Action::Convoy { from: other.at, to: *to });
                    }
                }
                _ if reach.contains(&board.province_of(other.at)) => {
                    useful.push(Action::SupportHold { kind: None, unit: other.at });
                }
                _ => {}
            }
        }
        if let Some(action) = pick(dice, &useful) {
            actions[index] = action.clone();
        }
    }
    actions
}

fn pieces<'a>(units: &[Unit], actions: &'a [Action]) -> Vec<Piece<'a>> {
    units.iter().zip(actions).map(|(&unit, action)| Piece { unit, action }).collect()
}

fn text(board: &Board, units: &[Unit], actions: &[Action]) -> String {
    let line = |(unit, action): (&Unit, &Action)| {
        let order = Order::Unit { kind: Some(unit.kind), at: unit.at, action: action.clone() };
        format!("{}: {}\n", board.power_name(unit.power).name, order.text(board))
    };
    units.iter().zip(actions).map(line).collect()
}

fn resolve(resolver: &mut Resolver, units: &[Unit], actions: &[Action]) -> Vec<Outcome> {
    resolver.resolve(&Policies::default(), &pieces(units, actions)).to_vec()
}

/// Orders that another adjudicator, written from the same equations in another way, settles alike.
#[test]
fn the_oracle_agrees() {
    let board = standard();
    let mut resolver = Tables::new(&board).resolver();
    let mut dice = Dice::new(1901);
    for round in 0..times(2500) {
        let n_units = 4 + dice.roll(50) as usize;
        let n_powers = 2 + dice.roll(6);
        let units = random_units(&board, &mut dice, n_units, n_powers);
        let actions = random_actions(&board, &mut dice, &units);
        let ours = resolve(&mut resolver, &units, &actions);
        let (fates, _) = oracle::adjudicate(&board, &units, &actions);
        for (index, (fate, outcome)) in fates.iter().zip(&ours).enumerate() {
            let mine = if outcome.dislodged_by.is_some() { Fate::Dislodged } else { Fate::At(outcome.at) };
            let who = board.unit_name(&units[index]);
            assert_eq!(mine, *fate, "round {round}, {who}: {outcome:?}\n{}", text(&board, &units, &actions));
        }
    }
}
