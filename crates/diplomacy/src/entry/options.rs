//! All legal orders of a position, as text.
use crate::accounts;
use crate::accounts::balance;
use crate::board::{Board, Location, Province};
use crate::order::{Action, Order, Route};
use crate::policy::{Builds, Policies};
use crate::special_moves::canal;
use crate::special_moves::carriers::{Carriers, carries};
use crate::special_moves::rail;
use crate::special_moves::transform;
use crate::state::PhaseKind;
use crate::state::{State, Unit, UnitKind};
use chancery_rules::Power;
use std::collections::HashSet;

/// Every order that those powers could give, and perhaps a few illegal ones, which the caller must filter out.
pub fn candidates(board: &Board, policies: &Policies, state: &State, powers: &[Power]) -> Vec<(Power, Order)> {
    let ours = |owner: Power| powers.contains(&owner);
    let own = state.units.iter().filter(|unit| ours(unit.power));
    let mut found = Vec::new();
    match state.phase.kind {
        PhaseKind::Movement => {
            let goals = Movers::of(board, policies, state);
            for unit in own {
                goals.orders(board, policies, unit, |action| found.push(order(unit, action)));
                special(board, policies, state, unit, |action| found.push(order(unit, action)));
            }
            found.extend(permits(board, policies, state).filter(|(power, _)| ours(*power)));
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
                for unit in own.clone().filter(|unit| unit.power == power) {
                    let choices = transform::choices(board, policies, state, unit).into_iter();
                    found.extend(choices.map(|(kind, at)| order(unit, Action::Transform { kind, at })));
                }
                winter(board, policies, state, power, |order| found.push((power, order)));
            }
        }
    }
    // Several units in one high sea have the same options.
    if board.provinces.iter().any(|province| province.high_sea) {
        let mut known = HashSet::new();
        found.retain(|candidate| known.insert(candidate.clone()));
    }
    found
}

/// Finds the orders that one power could give in adjustments.
fn winter(board: &Board, policies: &Policies, state: &State, power: Power, mut found: impl FnMut(Order)) {
    let owed = balance(board, policies, state, power);
    let exchanges = policies.any_disband;
    for unit in state.units.iter().filter(|unit| unit.power == power) {
        if owed < 0 || exchanges {
            found(order(unit, Action::Disband).1);
        }
        if exchanges {
            found(order(unit, Action::Maintain).1);
        }
    }
    if owed > 0 || accounts::has_choices(board, policies, state, power) {
        found(Order::Waive(1));
    }
    if owed > 0 || exchanges {
        for site in accounts::build_sites(board, policies, state, power) {
            let army = (UnitKind::Army, board.main(site));
            let wing = policies.wings.then_some((UnitKind::Wing, board.main(site)));
            let fleets = board.fleet_places(site).into_iter().map(|at| (UnitKind::Fleet, at));
            let able = fleets.chain([army]).chain(wing).filter(|&(kind, at)| board.can_stand(kind, at));
            able.for_each(|(kind, at)| found(Order::Build { kind, at }));
        }
    }
    if accounts::builds(board, policies, power) == Builds::Chosen {
        for at in board.centres() {
            found(Order::Home { at: board.main(at), chosen: true });
            found(Order::Home { at: board.main(at), chosen: false });
        }
    }
    if policies.intimate && accounts::is_played(board, state, power) {
        for mercenary in accounts::powers(board).filter(|&other| !accounts::is_played(board, state, other)) {
            found(Order::Bid { power: mercenary, credits: 1 });
        }
    }
}

fn order(unit: &Unit, action: Action) -> (Power, Order) {
    (unit.power, Order::Unit { kind: Some(unit.kind), at: unit.at, action })
}

/// Movement orders specific to some games.
fn special(board: &Board, policies: &Policies, state: &State, unit: &Unit, mut found: impl FnMut(Action)) {
    for (line, goal) in rail::rides(board, policies, unit) {
        found(Action::Move { to: board.main(goal), route: Route::Rail(line) });
    }
    for (kind, at) in transform::choices(board, policies, state, unit) {
        found(Action::Transform { kind, at });
    }
    if policies.disband {
        found(Action::Disband);
    }
    if policies.proxy {
        let others = (0..).map(Power).take(board.powers.len()).filter(|&power| power != unit.power);
        others.for_each(|to| found(Action::Proxy { to }));
    }
}

/// Every order that opens a canal to a fleet.
fn permits<'a>(
    board: &'a Board,
    policies: &'a Policies,
    state: &'a State,
) -> impl Iterator<Item = (Power, Order)> + 'a {
    let open = board.gateways.iter().enumerate().filter(|_| policies.gateways);
    open.flat_map(move |(gateway, data)| {
        let keeper = canal::keeper(board, &state.units, gateway);
        let ways = data.waters.iter().flat_map(|&from| data.waters.iter().map(move |&to| (from, to)));
        ways.filter_map(move |(from, to)| {
            Some((keeper?, Order::Permit { gateway, from: board.main(from), to: board.main(to) }))
        })
    })
}

/// The possible goals of each unit.
struct Movers(Vec<Mover>);

/// The possible goals of one unit.
struct Mover {
    unit: Unit,
    /// Alone, or carried by others.
    goals: Vec<Location>,
    /// Carried by others.
    far: Vec<Province>,
    /// Only by rail.
    rides: Vec<Location>,
}

impl Movers {
    fn of(board: &Board, policies: &Policies, state: &State) -> Self {
        let carriers = UnitKind::ALL.map(|kind| Carriers::of(board, policies, state, kind));
        let goals = |unit: &Unit| {
            let mut goals = board.steps(unit.kind, unit.at).to_vec();
            let far = carriers[unit.kind as usize].reach(board.province_of(unit.at));
            for &province in &far {
                let berths = board.fleet_places(province).into_iter().chain([board.main(province)]);
                goals.extend(berths.filter(|&at| board.can_stand(unit.kind, at)));
            }
            goals.sort_unstable();
            goals.dedup();
            let rides = rail::rides(board, policies, unit).into_iter().map(|(_, goal)| board.main(goal));
            let mut rides: Vec<_> = rides.filter(|at| !goals.contains(at)).collect();
            rides.sort_unstable();
            rides.dedup();
            Mover { unit: *unit, goals, far, rides }
        };
        Self(state.units.iter().map(goals).collect())
    }

    fn orders(&self, board: &Board, policies: &Policies, unit: &Unit, mut found: impl FnMut(Action)) {
        let at = board.province_of(unit.at);
        let near: Vec<Province> = board.steps(unit.kind, unit.at).iter().map(|&to| board.province_of(to)).collect();
        let able = carries(board, policies, unit.kind, at);
        found(Action::Hold);
        for Mover { unit: other, goals, far, rides } in &self.0 {
            if other.at == unit.at {
                for &to in goals {
                    found(Action::Move { to, route: Route::Any });
                    if board.steps(unit.kind, unit.at).contains(&to) && far.contains(&board.province_of(to)) {
                        found(Action::Move { to, route: Route::Via });
                    }
                }
                continue;
            }
            if near.contains(&board.province_of(other.at)) {
                found(Action::SupportHold { kind: Some(other.kind), unit: other.at });
            }
            for &to in goals.iter().chain(rides) {
                let goal = board.province_of(to);
                if goal != at && near.contains(&goal) {
                    found(Action::SupportMove { kind: Some(other.kind), from: other.at, to });
                }
                if able == Some(other.kind) {
                    found(Action::Convoy { kind: other.kind, from: other.at, to });
                }
            }
        }
    }
}
