//! Matches results to orders.
//!
//! There is one result per unit, with orders spelt out. Players may send several orders for one unit. The order in
//! force has the unit's result, and every other order has a result without a unit.
use super::review;
use crate::board::{Board, Location};
use crate::event::OrderResult;
use crate::order::{Action, Order};
use crate::policy::Twice;
use chancery_rules::Power;

/// The results of given orders.
#[derive(Debug)]
pub struct Answers<'r> {
    /// The result of each order as the player gave it. `None` if another order silently replaced it.
    pub given: Vec<Option<&'r OrderResult>>,
    /// The other results: of units without orders, and of orders that were not among the given ones.
    pub others: Vec<&'r OrderResult>,
}

/// The giver of an order, its unit, and its action, packed into one number. An order and its result have the same key.
type Sort = u128;

fn sort(board: &Board, power: Power, order: &Order) -> Sort {
    let (about, place) = review::subject(board, order);
    let place = place.map_or(0, |at| 1 + u32::from(at.0));
    let (action, goal) = asks(board, order);
    let parts = [(16, u32::from(power.0)), (8, u32::from(about)), (24, place), (8, u32::from(action)), (32, goal)];
    parts.into_iter().fold(0, |sort, (n_bits, part)| sort << n_bits | Sort::from(part))
}

/// The orders of one sort that still have no result.
struct Open {
    sort: Sort,
    /// As indices into the sorted list of all.
    from: usize,
    to: usize,
}

impl<'r> Answers<'r> {
    /// Finds the result of each order. `None` marks an order that could not be read. The cost grows with the numbers of
    /// orders and results, no matter how many are for one unit.
    pub fn find<'o>(
        board: &Board,
        twice: Twice,
        given: impl Iterator<Item = (Power, Option<&'o Order>)>,
        results: &[&'r OrderResult],
    ) -> Self {
        let mut n_given = 0;
        let numbered = |(at, (power, order)): (usize, (Power, Option<&Order>))| {
            n_given = at + 1;
            Some((sort(board, power, order?), at))
        };
        let mut sorted: Vec<_> = given.enumerate().filter_map(numbered).collect();
        sorted.sort_unstable();
        let mut open: Vec<Open> = Vec::with_capacity(sorted.len());
        for (index, &(sort, _)) in sorted.iter().enumerate() {
            match open.last_mut().filter(|open| open.sort == sort) {
                Some(open) => open.to = index + 1,
                None => open.push(Open { sort, from: index, to: index + 1 }),
            }
        }
        let mut answers = Self { given: vec![None; n_given], others: Vec::new() };
        let is_proxy = |result: &&&OrderResult| {
            matches!(&result.order, Order::Unit { action: Action::Proxy { .. }, .. }) && result.failure.is_none()
        };
        let proxies: Vec<&OrderResult> = results.iter().filter(is_proxy).copied().collect();
        let of_units = results.iter().filter(|result| result.unit.is_some());
        for result in of_units.chain(results.iter().filter(|result| result.unit.is_none())) {
            let sort = sort(board, result.writer(&proxies), &result.order);
            let found = open.binary_search_by_key(&sort, |open| open.sort).ok().map(|found| &mut open[found]);
            match found.filter(|open| open.from < open.to && !result.implied) {
                None => answers.others.push(result),
                Some(open) => {
                    let index = match twice {
                        Twice::First => open.from,
                        Twice::Last => open.to - 1,
                    };
                    match twice {
                        Twice::First => open.from += 1,
                        Twice::Last => open.to -= 1,
                    }
                    answers.given[sorted[index].1] = Some(result);
                }
            }
        }
        answers
    }
}

/// Returns the action of an order, without coasts and kinds of units, which the result fills in.
fn asks(board: &Board, order: &Order) -> (u8, u32) {
    let at = |at: &Location| u32::from(board.province_of(*at).0);
    match order {
        Order::Unit { action, .. } => match action {
            Action::Hold => (0, 0),
            Action::Move { to, .. } => (1, at(to)),
            Action::SupportHold { unit, .. } => (2, at(unit)),
            Action::SupportMove { to, .. } => (3, at(to)),
            Action::Convoy { to, .. } => (4, at(to)),
            Action::Disband => (5, 0),
            Action::Transform { kind, .. } => (6, *kind as u32),
            Action::Proxy { to } => (7, u32::from(to.0)),
            Action::Maintain => (8, 0),
        },
        Order::Build { kind, .. } => (0, *kind as u32),
        Order::Waive(n_builds) => (0, *n_builds),
        Order::WaiveOneMore => (0, 1),
        Order::Permit { to, .. } => (0, at(to)),
        Order::Home { chosen, .. } => (0, u32::from(*chosen)),
        Order::Bid { credits, .. } => (0, *credits),
    }
}
