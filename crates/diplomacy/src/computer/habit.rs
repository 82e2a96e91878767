//! A greedy player: each unit goes to the best place in reach, or helps another to go there. It predicts the orders of other powers, and
//! gives the search its first idea.
use super::ground::{Ground, to_unit};
use crate::accounts;
use crate::board::{Board, Location, Province};
use crate::order::{Action, Order, Route};
use crate::state::{Unit, UnitKind};
use chancery_rules::{Dice, Power};

/// The value of other powers' centres, and of the power's own centres in danger, in tenths. The first number is for a turn without a count
/// of centres, the second for a turn with one.
const ATTACK: [i64; 2] = [7, 6];
const DEFENCE: [i64; 2] = [3, 4];

/// The weight of a place's value at each distance in steps. The first turn looks one step ahead. The turn in which centres are counted
/// takes those within reach.
const STEPS: [[i64; 7]; 2] = [[140, 1000, 40, 15, 8, 5, 3], [1000, 140, 40, 15, 8, 5, 3]];

/// The maximum chance, in per cent, that a unit takes the next best place.
const SLIP: u64 = 50;

/// The places around a power, as it sees them.
pub(super) struct Habit<'a> {
    ground: &'a Ground<'a>,
    pub(super) units: Vec<Unit>,
    /// The value of each location, by kind of unit.
    worth: [Vec<i64>; UnitKind::ALL.len()],
    /// The number of own units that can go to each province.
    own: Vec<u8>,
    /// The maximum number of units of any single rival that can go to each province.
    rivals: Vec<u8>,
}

impl<'a> Habit<'a> {
    pub(super) fn of(ground: &'a Ground<'a>, power: Power, near: &Near) -> Self {
        let units: Vec<Unit> = ground.state.units.iter().filter(|unit| unit.power == power).copied().collect();
        let sizes = &near.sizes;
        let n = ground.board.provinces.len();
        let mut worth = vec![0; n];
        let turn = usize::from(ground.counts);
        let friend = |other: Power| other == power || ground.is_ours(other) && ground.is_ours(power);
        let mut rivals = vec![0; n];
        let mut threat = vec![0_i64; n];
        for (index, rival) in rivals.iter_mut().enumerate() {
            for (other, reach) in near.reach.iter().enumerate() {
                if reach[index] > 0 && !friend(Power(other as u16)) {
                    *rival = reach[index].max(*rival);
                    threat[index] = sizes[other].max(threat[index]);
                }
            }
        }
        for at in &ground.centres {
            let index = usize::from(at.0);
            worth[index] = match ground.owner(*at) {
                Some(owner) if owner == power => DEFENCE[turn] * threat[index],
                Some(owner) if friend(owner) => 0,
                Some(owner) => ATTACK[turn] * sizes[owner.index()],
                None => ATTACK[turn] * size(0),
            };
        }
        let kinds = UnitKind::ALL.map(|kind| {
            let has_some = units.iter().any(|unit| unit.kind == kind);
            if has_some { spread(ground.board, kind, &worth, turn) } else { Vec::new() }
        });
        Self { ground, units, worth: kinds, own: near.reach[power.index()].clone(), rivals }
    }

    /// The places that a unit could go to, and its own, best first, with some random slips.
    fn wishes(&self, unit: &Unit, dice: &mut Dice) -> Vec<Location> {
        let board = self.ground.board;
        let worth = |at: Location| {
            let index = usize::from(board.province_of(at).0);
            let odds = 8 + i64::from(self.own[index].min(4)) - 2 * i64::from(self.rivals[index].min(3));
            self.worth[unit.kind as usize].get(usize::from(at.0)).copied().unwrap_or(0) * odds
                + i64::from(at == unit.at)
        };
        let mut places: Vec<(i64, Location)> =
            board.steps(unit.kind, unit.at).iter().map(|to| (worth(*to), *to)).collect();
        places.push((worth(unit.at), unit.at));
        places.sort_by_key(|(worth, at)| (-worth, *at));
        // The wider the gap, the rarer the slip.
        for index in 1..places.len() {
            let (first, second) = (places[index - 1].0.max(1), places[index].0);
            let gap = ((first - second).max(0) * 5 * SLIP as i64 / first) as u64;
            if dice.roll(100) < SLIP.saturating_sub(gap) {
                places.swap(index - 1, index);
            } else {
                break;
            }
        }
        places.into_iter().map(|(_, at)| at).collect()
    }

    /// A set of orders: an action for each of the units.
    pub(super) fn actions(&self, dice: &mut Dice) -> Vec<Action> {
        let board = self.ground.board;
        let province = |at: Location| board.province_of(at);
        let mut chosen: Vec<Option<Action>> = vec![None; self.units.len()];
        let mut wishes: Vec<Vec<Location>> = self.units.iter().map(|unit| self.wishes(unit, dice)).collect();
        let mut waiting: Vec<usize> = (0..self.units.len()).collect();
        dice.shuffle(&mut waiting);
        let mut n_waits = 0;
        while !waiting.is_empty() {
            let index = waiting.remove(0);
            let unit = &self.units[index];
            let Some(&wish) = wishes[index].first() else {
                chosen[index] = Some(Action::Hold);
                continue;
            };
            let goal = province(wish);
            let rivals = self.rivals[usize::from(goal.0)];
            if goal == province(unit.at) {
                (chosen[index], n_waits) = (Some(Action::Hold), 0);
                continue;
            }
            let high = board.province(goal).high_sea;
            let there = self.units.iter().position(|other| province(other.at) == goal);
            let coming = (0..self.units.len())
                .find(|&other| matches!(&chosen[other], Some(Action::Move { to, .. }) if province(*to) == goal));
            let action = match (there.map(|other| (other, &chosen[other])), coming) {
                _ if high => Some(Action::Move { to: wish, route: Route::Any }),
                (_, Some(other)) => {
                    let helped = &self.units[other];
                    let to = match &chosen[other] {
                        Some(Action::Move { to, .. }) => *to,
                        _ => wish,
                    };
                    (rivals > 0).then_some(Action::SupportMove { kind: Some(helped.kind), from: helped.at, to })
                }
                (Some((_, None)), None) if n_waits <= waiting.len() => {
                    n_waits += 1;
                    waiting.push(index);
                    continue;
                }
                (Some((other, Some(action))), None) if !matches!(action, Action::Move { .. }) => {
                    let helped = &self.units[other];
                    (rivals > 1).then_some(Action::SupportHold { kind: Some(helped.kind), unit: helped.at })
                }
                _ => Some(Action::Move { to: wish, route: Route::Any }),
            };
            match action {
                Some(action) => (chosen[index], n_waits) = (Some(action), 0),
                None => {
                    wishes[index].remove(0);
                    waiting.insert(0, index);
                }
            }
        }
        self.help(&mut chosen);
        chosen.into_iter().map(|action| action.unwrap_or(Action::Hold)).collect()
    }

    /// Lets holding units support where most rivals can come.
    fn help(&self, chosen: &mut [Option<Action>]) {
        let province = |at: Location| self.ground.board.province_of(at);
        for index in 0..self.units.len() {
            if chosen[index] != Some(Action::Hold) {
                continue;
            }
            let unit = &self.units[index];
            let others = (0..self.units.len()).filter(|&other| other != index);
            let useful = others.filter_map(|other| {
                let helped = &self.units[other];
                let (goal, action) = match &chosen[other] {
                    Some(Action::Move { to, .. }) => {
                        (province(*to), Action::SupportMove { kind: Some(helped.kind), from: helped.at, to: *to })
                    }
                    _ => (province(helped.at), Action::SupportHold { kind: Some(helped.kind), unit: helped.at }),
                };
                let rivals = self.rivals[usize::from(goal.0)];
                let fits = rivals > 0 && goal != province(unit.at) && self.ground.reaches(unit, goal);
                fits.then_some((rivals, other, action))
            });
            if let Some((.., action)) = useful.max_by_key(|(rivals, other, _)| (*rivals, std::cmp::Reverse(*other))) {
                chosen[index] = Some(action);
            }
        }
    }

    /// A set of orders, with the power that gives them.
    pub(super) fn orders(&self, dice: &mut Dice) -> Vec<(Power, Order)> {
        let actions = self.actions(dice);
        self.units.iter().zip(actions).map(|(unit, action)| (unit.power, to_unit(unit, action))).collect()
    }
}

/// The units that could go to each place, and the sizes of the powers.
pub(super) struct Near {
    /// The number of units that can go to each province, by power.
    reach: Vec<Vec<u8>>,
    /// The weight of each power.
    sizes: Vec<i64>,
}

impl Near {
    pub(super) fn of(ground: &Ground) -> Self {
        let Ground { board, state, .. } = ground;
        let mut reach = vec![vec![0_u8; board.provinces.len()]; board.powers.len()];
        for unit in &state.units {
            let mut provinces: Vec<Province> =
                board.steps(unit.kind, unit.at).iter().map(|to| board.province_of(*to)).collect();
            provinces.dedup();
            for at in provinces {
                let n = &mut reach[unit.power.index()][usize::from(at.0)];
                *n = n.saturating_add(1);
            }
        }
        let sizes = accounts::powers(board).map(|power| size(state.n_centres(power) as i64)).collect();
        Self { reach, sizes }
    }
}

/// Returns the weight of a power by its number of centres. The largest power is both the best prey and the worst danger.
fn size(n_centres: i64) -> i64 {
    n_centres * n_centres + 4 * n_centres + 16
}

/// The value of each place for a kind of unit, including the value that spreads from the places around it.
fn spread(board: &Board, kind: UnitKind, worth: &[i64], turn: usize) -> Vec<i64> {
    let n_places = board.locations.len();
    let places = || (0..n_places).map(|index| Location(index as u16));
    let mut map: Vec<i64> = places()
        .map(|at| if board.can_stand(kind, at) { worth[usize::from(board.province_of(at).0)] * 100 } else { 0 })
        .collect();
    let mut total = vec![0; n_places];
    for (n, weight) in STEPS[turn].iter().enumerate() {
        if n > 0 {
            map = places()
                .map(|at| {
                    let mut sum = map[usize::from(at.0)];
                    // A province with two coasts in reach counts once, at the better.
                    let steps = board.steps(kind, at);
                    for (index, to) in steps.iter().enumerate() {
                        let province = board.province_of(*to);
                        let twins = || steps.iter().filter(|other| board.province_of(**other) == province);
                        if steps[..index].iter().all(|other| board.province_of(*other) != province) {
                            sum += twins().map(|at| map[usize::from(at.0)]).max().unwrap_or(0);
                        }
                    }
                    sum / 5
                })
                .collect();
        }
        total.iter_mut().zip(&map).for_each(|(total, map)| *total += weight * map / 100);
    }
    total
}
