//! All legal orders of a position, as text.
use super::board::{Board, Location, Province};
use super::accounts::{balance, build_sites};
use super::order::{Action, Order, Route};
use super::policy::Policies;
use super::sea::Sea;
use super::state::{State, Unit, UnitKind};
use crate::rules::{PhaseKind, Power};

/// Every order that those powers could give, and perhaps a few that are not legal: whoever asks lets them be judged.
pub fn candidates(board: &Board, policies: &Policies, state: &State, powers: &[Power]) -> Vec<(Power, Order)> {
    let ours = |owner: Power| powers.contains(&owner);
    let own = state.units.iter().filter(|unit| ours(unit.power));
    let mut found = Vec::new();
    match state.phase.kind {
        PhaseKind::Movement => {
            let goals = Goals::of(board, state);
            for unit in own {
                goals.orders(board, state, unit, |action| found.push(order(unit, action)));
            }
        }
        PhaseKind::Retreat => {
            for dislodged in state.dislodged.iter().filter(|dislodged| ours(dislodged.unit.power)) {
                found.push(order(&dislodged.unit, Action::Disband));
                let moves = dislodged.retreats.iter().map(|&to| Action::Move { to, route: Route::Any });
                found.extend(moves.map(|action| order(&dislodged.unit, action)));
            }
        }
        PhaseKind::Adjustment => {
            for power in (0..).map(Power).take(board.powers.len()).filter(|&power| ours(power)) {
                let owed = balance(board, policies, state, power);
                if owed < 0 {
                    found.extend(
                        own.clone().filter(|unit| unit.power == power).map(|unit| order(unit, Action::Disband)),
                    );
                }
                if owed > 0 {
                    found.push((power, Order::Waive(1)));
                    for site in build_sites(board, policies, state, power) {
                        let army = (UnitKind::Army, board.main(site));
                        let fleets = board.fleet_places(site).into_iter().map(|at| (UnitKind::Fleet, at));
                        let able = fleets.chain([army]).filter(|&(kind, at)| board.can_stand(kind, at));
                        found.extend(able.map(|(kind, at)| (power, Order::Build { kind, at })));
                    }
                }
            }
        }
    }
    found
}

fn order(unit: &Unit, action: Action) -> (Power, Order) {
    (unit.power, Order::Unit { kind: Some(unit.kind), at: unit.at, action })
}

/// Where each unit could go.
struct Goals(Vec<(Unit, Vec<Location>)>);

impl Goals {
    fn of(board: &Board, state: &State) -> Self {
        let sea = Sea::of(board, state);
        let goals = |unit: &Unit| {
            let mut goals = board.steps(unit.kind, unit.at).to_vec();
            if unit.kind == UnitKind::Army {
                let far = sea.reach(board, board.province_of(unit.at), None).into_iter().map(|at| board.main(at));
                goals.extend(far.filter(|&at| board.can_stand(UnitKind::Army, at)));
                goals.sort_unstable();
                goals.dedup();
            }
            (*unit, goals)
        };
        Self(state.units.iter().map(goals).collect())
    }

    fn orders(&self, board: &Board, state: &State, unit: &Unit, mut found: impl FnMut(Action)) {
        let at = board.province_of(unit.at);
        let near: Vec<Province> = board.steps(unit.kind, unit.at).iter().map(|&to| board.province_of(to)).collect();
        let sea = Sea::of(board, state);
        found(Action::Hold);
        for (other, goals) in &self.0 {
            if other.at == unit.at {
                for &to in goals {
                    found(Action::Move { to, route: Route::Any });
                    let by_sea = || sea.reach(board, at, None).contains(&board.province_of(to));
                    if unit.kind == UnitKind::Army && near.contains(&board.province_of(to)) && by_sea() {
                        found(Action::Move { to, route: Route::Via });
                    }
                }
                continue;
            }
            if near.contains(&board.province_of(other.at)) {
                found(Action::SupportHold { kind: Some(other.kind), unit: other.at });
            }
            for &to in goals {
                let goal = board.province_of(to);
                if goal != at && near.contains(&goal) {
                    found(Action::SupportMove { kind: Some(other.kind), from: other.at, to });
                }
                if unit.kind == UnitKind::Fleet && other.kind == UnitKind::Army {
                    found(Action::Convoy { kind: other.kind, from: other.at, to });
                }
            }
        }
    }
}
