//! Adjustments: the bot builds units where they are worth most, and removes those worth least. It also chooses homes and makes bids where
//! the rules have them.
use super::ground::{Ground, to_unit};
use super::reasons;
use super::value::value;
use crate::accounts;
use crate::board::Province;
use crate::defence;
use crate::entry::review;
use crate::order::{Action, Order};
use crate::sight::View;
use crate::state::{Unit, UnitKind};
use chancery_rules::{Advice, Manner, Power};

/// The orders of an adjustment phase. A caretaker builds and removes to defend its power's possessions.
pub(super) fn adjust(ground: &Ground, view: &View) -> Advice<Order> {
    let owed = accounts::balance(ground.board, ground.policies, ground.state, ground.me);
    let mut orders = match ground.manner {
        Manner::Steward => defence::orders(ground.rules, view, ground.me),
        Manner::Player if owed < 0 => removals(ground, owed.unsigned_abs()),
        Manner::Player => builds(ground, owed),
    };
    let n_open = owed - orders.iter().filter(|order| matches!(order, Order::Build { .. })).count() as i64;
    orders.extend(homes(ground));
    orders.extend(bids(ground));
    let review = review::review(ground.board, ground.policies, ground.state, ground.me, &orders);
    if !review.missing.is_empty() && (n_open > 0 || owed <= 0) {
        let n_open = u32::try_from(n_open).unwrap_or(0);
        orders.extend(ground.accepted(Order::Waive(n_open.max(1))));
    }
    let reasons = reasons::of(ground, &orders);
    Advice { orders, reasons }
}

fn builds(ground: &Ground, owed: i64) -> Vec<Order> {
    let (board, policies) = (ground.board, ground.policies);
    let mut sites = accounts::build_sites(board, policies, ground.state, ground.me);
    let mut units = ground.state.units.clone();
    let mut orders = Vec::new();
    for _ in 0..owed {
        let places = sites.iter().flat_map(|site| {
            let main = board.main(*site);
            let fleets = board.fleet_places(*site).into_iter().map(|at| (UnitKind::Fleet, at));
            let wing = policies.wings.then_some((UnitKind::Wing, main));
            fleets.chain([(UnitKind::Army, main)]).chain(wing).filter(|(kind, at)| board.can_stand(*kind, *at))
        });
        let best = places.filter_map(|(kind, at)| {
            let order = ground.accepted(Order::Build { kind, at })?;
            units.push(Unit { power: ground.me, kind, at });
            let value = value(ground, &units, true);
            let unit = units.pop()?;
            Some((value, std::cmp::Reverse((kind, at)), unit, order))
        });
        let Some((.., unit, order)) = best.max_by_key(|(value, place, ..)| (*value, *place)) else { break };
        sites.retain(|site| *site != ground.province(unit.at));
        units.push(unit);
        orders.push(order);
    }
    orders
}

fn removals(ground: &Ground, n: u64) -> Vec<Order> {
    let mut units = ground.state.units.clone();
    let mut orders = Vec::new();
    for _ in 0..n {
        let own = (0..units.len()).filter(|index| units[*index].power == ground.me);
        let rest = own.map(|index| {
            let mut rest = units.clone();
            let unit = rest.remove(index);
            (value(ground, &rest, true), std::cmp::Reverse(unit.rank()), index)
        });
        let Some((.., index)) = rest.max() else { break };
        let unit = units.remove(index);
        orders.push(to_unit(&unit, Action::Disband));
    }
    orders
}

/// New homes, as many as there is room for (policy `builds`, `chosen`). Homes that most enemies can reach come first. A power that has lost
/// all of its homes gives one of them up.
fn homes(ground: &Ground) -> Vec<Order> {
    let Ground { board, policies, state, me, .. } = ground;
    if !accounts::chooses_homes(board, policies, state, *me) {
        return Vec::new();
    }
    let can = |at: &Province| accounts::can_choose(board, policies, state, *me, *at).is_ok();
    let mut open: Vec<Province> = board.centres().into_iter().filter(can).collect();
    open.sort_by_key(|at| std::cmp::Reverse(ground.n_near(*at, |power| !ground.is_ours(power))));
    let order = |at: Province, chosen: bool| ground.accepted(Order::Home { at: board.main(at), chosen });
    let lost = accounts::homes(board, state, *me).next();
    match accounts::n_open_homes(board, state, *me) {
        0 => lost
            .and_then(|at| order(at, false))
            .into_iter()
            .chain(open.first().and_then(|at| order(*at, true)))
            .collect(),
        room => open.into_iter().take(room).filter_map(|at| order(at, true)).collect(),
    }
}

/// Bids for the command of other powers, within the purse (policy `intimate`): a third of it for the one with most units, a third of the
/// rest for the next. A caretaker bids nothing.
fn bids(ground: &Ground) -> Vec<Order> {
    let Ground { board, policies, state, me, .. } = ground;
    if !policies.intimate || !accounts::is_played(board, state, *me) {
        return Vec::new();
    }
    let mut purse = state.affairs.credits.get(me.index()).copied().unwrap_or(0);
    let mut mercenaries: Vec<Power> =
        accounts::powers(board).filter(|power| !accounts::is_played(board, state, *power)).collect();
    mercenaries.sort_by_key(|power| std::cmp::Reverse(state.n_units(*power)));
    let mut orders = Vec::new();
    for power in mercenaries {
        let credits = if ground.manner == Manner::Player && state.n_units(power) > 0 { purse.div_ceil(3) } else { 0 };
        // A single bid of nothing says that there are no others.
        if credits > 0 || orders.is_empty() {
            orders.extend(ground.accepted(Order::Bid { power, credits }));
        }
        purse -= credits;
    }
    orders
}
