//! The alternative orders to try: one unit's order, or several orders that only make sense together.
use super::ground::{Ground, to_unit};
use super::steward;
use crate::board::{Location, Province};
use crate::order::{Action, Route};
use crate::policy::WrittenRoute;
use crate::special_moves::carriers::carries;
use crate::special_moves::rail;
use crate::state::{Unit, UnitKind};
use chancery_rules::Manner;

/// New actions for some of the units, by their index in the list.
pub(super) type Change = Vec<(usize, Action)>;

/// The maximum length of a chain of fleets.
const LONGEST: usize = 3;

/// The alternative orders.
pub(super) struct Tries {
    /// The places that each unit may go to without a convoy, including by rail.
    goals: Vec<Vec<Action>>,
    /// Convoys: an army and its fleets.
    pub(super) convoys: Vec<Change>,
}

impl Tries {
    pub(super) fn of(ground: &Ground, units: &[Unit]) -> Self {
        let goals = units.iter().map(|unit| goals(ground, unit)).collect();
        let convoys = if ground.manner == Manner::Player { convoys(ground, units) } else { Vec::new() };
        Self { goals, convoys }
    }

    /// Every alternative for one unit, given the orders of the others, and moves with a unit that supports them.
    pub(super) fn changes(&self, ground: &Ground, units: &[Unit], actions: &[Action], index: usize) -> Vec<Change> {
        let unit = &units[index];
        let mut found: Vec<Change> = vec![vec![(index, Action::Hold)]];
        for action in &self.goals[index] {
            found.push(vec![(index, action.clone())]);
            let Action::Move { to, .. } = action else { continue };
            let goal = ground.province(*to);
            if ground.board.province(goal).high_sea {
                continue;
            }
            for (other, helper) in units.iter().enumerate() {
                let there = ground.province(helper.at) == goal;
                if other != index && !there && ground.reaches(helper, goal) {
                    let support = Action::SupportMove { kind: Some(unit.kind), from: unit.at, to: *to };
                    found.push(vec![(index, action.clone()), (other, support)]);
                }
                // It makes room.
                if there && !matches!(actions[other], Action::Move { .. }) {
                    let away = self.goals[other].iter().filter(|away| {
                        matches!(away, Action::Move { to, .. } if ground.province(*to) != ground.province(unit.at))
                    });
                    found.extend(away.map(|away| vec![(index, action.clone()), (other, away.clone())]));
                }
            }
        }
        for (other, helped) in units.iter().enumerate().filter(|(other, _)| *other != index) {
            match &actions[other] {
                Action::Move { to, .. } => {
                    let goal = ground.province(*to);
                    if goal != ground.province(unit.at) && ground.reaches(unit, goal) {
                        let support = Action::SupportMove { kind: Some(helped.kind), from: helped.at, to: *to };
                        found.push(vec![(index, support)]);
                    }
                }
                _ if ground.reaches(unit, ground.province(helped.at)) => {
                    found.push(vec![(index, Action::SupportHold { kind: Some(helped.kind), unit: helped.at })]);
                }
                _ => {}
            }
        }
        found.retain(|change| change.iter().any(|(index, action)| actions[*index] != *action));
        found
    }
}

/// Returns the possible moves of a unit.
fn goals(ground: &Ground, unit: &Unit) -> Vec<Action> {
    let (board, policies) = (ground.board, ground.policies);
    let steps = board.steps(unit.kind, unit.at).iter().map(|to| (*to, Route::Any));
    let rides = rail::rides(board, policies, unit).into_iter();
    let rides = rides.map(|(line, goal)| (board.main(goal), Route::Rail(line)));
    let wanted = steps.chain(rides).filter(|(to, _)| match ground.manner {
        Manner::Player => true,
        Manner::Steward => steward::may_go(ground, unit, *to),
    });
    let moves = wanted.map(|(to, route)| Action::Move { to, route });
    moves.filter(|action| ground.accepted(to_unit(unit, action.clone())).is_some()).collect()
}

/// Convoys by the power's own fleets, over a few waters.
fn convoys(ground: &Ground, units: &[Unit]) -> Vec<Change> {
    let (board, policies) = (ground.board, ground.policies);
    let fleets: Vec<usize> = (0..units.len())
        .filter(|&index| {
            let unit = &units[index];
            unit.kind == UnitKind::Fleet
                && carries(board, policies, unit.kind, ground.province(unit.at)) == Some(UnitKind::Army)
        })
        .collect();
    let touches = |fleet: usize, at: Province| ground.reaches(&units[fleet], at);
    let mut found = Vec::new();
    for (army, unit) in units.iter().enumerate().filter(|(_, unit)| unit.kind == UnitKind::Army) {
        let from = ground.province(unit.at);
        let mut known: Vec<Province> = vec![from];
        known.extend(board.steps(unit.kind, unit.at).iter().map(|to| ground.province(*to)));
        let mut chains: Vec<Vec<usize>> =
            fleets.iter().filter(|fleet| touches(**fleet, from)).map(|fleet| vec![*fleet]).collect();
        for _ in 0..LONGEST {
            let mut longer = Vec::new();
            for chain in &chains {
                let Some(&last) = chain.last() else { continue };
                for to in board.steps(UnitKind::Fleet, units[last].at) {
                    let to = board.main(ground.province(*to));
                    if board.can_stand(UnitKind::Army, to) && !known.contains(&ground.province(to)) {
                        known.push(ground.province(to));
                        found.extend(convoy(ground, units, army, chain, to));
                    }
                }
                let next = fleets
                    .iter()
                    .filter(|next| !chain.contains(next) && touches(last, ground.province(units[**next].at)));
                longer.extend(next.map(|next| [chain.as_slice(), &[*next]].concat()));
            }
            chains = longer;
        }
    }
    found
}

/// An army's move by sea, and the orders of its fleets. `None` if one of them is not legal.
fn convoy(ground: &Ground, units: &[Unit], army: usize, chain: &[usize], to: Location) -> Option<Change> {
    let unit = &units[army];
    let seas = || chain.iter().map(|fleet| ground.province(units[*fleet].at)).collect();
    let route = match ground.policies.written_route {
        WrittenRoute::Required => Route::Through(seas()),
        _ => Route::Any,
    };
    let mut change = vec![(army, Action::Move { to, route })];
    let carry = Action::Convoy { kind: unit.kind, from: unit.at, to };
    change.extend(chain.iter().map(|fleet| (*fleet, carry.clone())));
    let legal = |(index, action): &(usize, Action)| ground.accepted(to_unit(&units[*index], action.clone())).is_some();
    change.iter().all(legal).then_some(change)
}
