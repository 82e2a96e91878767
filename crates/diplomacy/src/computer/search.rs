//! The search for movement orders. It tries sets of orders against several predictions of other powers' orders, and changes them as long as
//! that improves them.
use super::ground::{Ground, to_unit};
use super::habit::{Habit, Near};
use super::tries::{Change, Tries};
use super::value::value;
use super::{reasons, steward};
use crate::accounts;
use crate::order::{Action, Order};
use crate::phases::movement;
use crate::sight::View;
use crate::special_moves::canal;
use crate::state::{Unit, UnitKind};
use chancery_rules::{Advice, Dice, Manner, Power, Thinking};

/// The number of predictions of other powers' orders.
const GUESSES: usize = 6;
/// The number of initial ideas for the power's orders.
const IDEAS: usize = 4;
/// The maximum number of units adjudicated, summed over all positions, however much work is allowed.
const ENOUGH: u64 = 80_000;

/// The orders of a movement phase.
pub(super) fn movement(ground: &Ground, view: &View, thinking: &Thinking<'_>) -> Advice<Order> {
    let units = ground.units();
    let mut dice = thinking.luck.dice(&format!("computer|{}|{}", ground.state.phase, ground.me.0));
    let work = thinking.work.min(ENOUGH / (ground.state.units.len() as u64).max(1));
    let mut search = Search::new(ground, &units, &mut dice, work);
    let ideas = match ground.manner {
        Manner::Player => (0..IDEAS).map(|_| search.own.actions(&mut dice)).collect(),
        Manner::Steward => vec![steward::stand(ground, view, &units)],
    };
    let mut best = search.best_of(ideas);
    search.improve(&mut best, &mut dice);
    let orders = search.legal(&best.actions);
    let mut reasons = vec![reasons::found(search.n_tried, search.guesses.len())];
    reasons.extend(reasons::of(ground, &orders));
    Advice { orders, reasons }
}

/// A set of orders, one action per unit, and its value.
#[derive(Clone, Default)]
struct Idea {
    actions: Vec<Action>,
    value: i64,
}

struct Search<'a> {
    ground: &'a Ground<'a>,
    /// The power's own units.
    units: &'a [Unit],
    own: Habit<'a>,
    /// The predicted orders of other powers.
    guesses: Vec<Vec<(Power, Order)>>,
    /// The number of positions that may still be examined.
    left: u64,
    /// The number of sets of orders tried so far.
    n_tried: u64,
}

impl<'a> Search<'a> {
    fn new(ground: &'a Ground<'a>, units: &'a [Unit], dice: &mut Dice, work: u64) -> Self {
        let near = Near::of(ground);
        let is_led = |power: &Power| accounts::commander(ground.board, ground.state, *power).is_some();
        let others = accounts::powers(ground.board).filter(|power| *power != ground.me && is_led(power));
        let others: Vec<Habit> = others.map(|power| Habit::of(ground, power, &near)).collect();
        let mut guesses = Vec::new();
        if GUESSES as u64 <= work {
            // In the first prediction, all others hold.
            guesses.push(Vec::new());
            guesses.extend((1..GUESSES).map(|_| others.iter().flat_map(|habit| habit.orders(dice)).collect()));
        }
        Self { ground, units, own: Habit::of(ground, ground.me, &near), guesses, left: work, n_tried: 0 }
    }

    /// The best of some sets, or the first if there is no work left to compare them.
    fn best_of(&mut self, ideas: Vec<Vec<Action>>) -> Idea {
        let mut best: Option<Idea> = None;
        for actions in ideas {
            if self.is_out() {
                return best.unwrap_or(Idea { actions, value: 0 });
            }
            let value = self.worth(&actions);
            if best.as_ref().is_none_or(|best| best.value < value) {
                best = Some(Idea { actions, value });
            }
        }
        best.unwrap_or_default()
    }

    /// Improves a set of orders for as long as it can.
    fn improve(&mut self, best: &mut Idea, dice: &mut Dice) {
        let tries = Tries::of(self.ground, self.units);
        let mut sequence: Vec<usize> = (0..self.units.len()).collect();
        loop {
            let before = best.value;
            dice.shuffle(&mut sequence);
            for change in &tries.convoys {
                self.attempt(best, change);
            }
            for &index in &sequence {
                for change in tries.changes(self.ground, self.units, &best.actions, index) {
                    self.attempt(best, &change);
                }
            }
            if self.is_out() || best.value <= before {
                return;
            }
        }
    }

    /// Makes a change if it is an improvement, and there is work left to check.
    fn attempt(&mut self, best: &mut Idea, change: &Change) {
        if self.is_out() {
            return;
        }
        let mut actions = best.actions.clone();
        for (index, action) in change {
            actions[*index] = action.clone();
        }
        let value = self.worth(&actions);
        if value > best.value {
            *best = Idea { actions, value };
        }
    }

    fn is_out(&self) -> bool {
        self.guesses.is_empty() || self.left < self.guesses.len() as u64
    }

    /// Returns the value of a set of orders: the sum over all predictions.
    fn worth(&mut self, actions: &[Action]) -> i64 {
        let (ground, own) = (self.ground, self.orders(actions));
        let mut total = 0;
        for guess in &mut self.guesses {
            let n_others = guess.len();
            guess.extend(own.iter().map(|order| (ground.me, order.clone())));
            let after = movement::adjudicate(ground.board, ground.rules.tables(), ground.policies, ground.state, guess);
            guess.truncate(n_others);
            total += value(ground, &after.units, ground.counts);
        }
        self.left -= self.guesses.len() as u64;
        self.n_tried += 1;
        total
    }

    /// The actions as orders, with those that open canals for the power's own fleets.
    fn orders(&self, actions: &[Action]) -> Vec<Order> {
        let pairs = || self.units.iter().zip(actions);
        let permits = pairs().filter_map(|(unit, action)| self.permit(unit, action));
        pairs().map(|(unit, action)| to_unit(unit, action.clone())).chain(permits).collect()
    }

    fn permit(&self, unit: &Unit, action: &Action) -> Option<Order> {
        let (Ground { board, policies, state, .. }, Action::Move { to, .. }) = (self.ground, action) else {
            return None;
        };
        let (from, to) = (self.ground.province(unit.at), self.ground.province(*to));
        let gateway = canal::between(board, policies, from, to).filter(|_| unit.kind == UnitKind::Fleet)?;
        let is_keeper = canal::keeper(board, &state.units, gateway) == Some(self.ground.me);
        is_keeper.then(|| Order::Permit { gateway, from: board.main(from), to: board.main(to) })
    }

    /// The orders as the judge would accept them. A unit whose order is not legal holds.
    fn legal(&self, actions: &[Action]) -> Vec<Order> {
        let hold = |order: &Order| match order {
            Order::Unit { kind, at, .. } => Some(Order::Unit { kind: *kind, at: *at, action: Action::Hold }),
            _ => None,
        };
        let orders = self.orders(actions).into_iter();
        orders.filter_map(|order| self.ground.accepted(order.clone()).or_else(|| hold(&order))).collect()
    }
}
