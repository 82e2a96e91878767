//! Retreats: each dislodged unit goes where it is worth most.
use super::ground::{Ground, to_unit};
use super::reasons;
use super::value::value;
use crate::board::Province;
use crate::order::{Action, Order, Route};
use crate::state::Unit;
use chancery_rules::{Advice, Manner};

/// The orders of a retreat phase. A caretaker does not retreat into a foreign centre.
pub(super) fn retreat(ground: &Ground) -> Advice<Order> {
    let mut units = ground.state.units.clone();
    let mut taken: Vec<Province> = Vec::new();
    let mut orders = Vec::new();
    for dislodged in ground.state.dislodged.iter().filter(|dislodged| dislodged.unit.power == ground.me) {
        let unit = dislodged.unit;
        let choices = dislodged.retreats.iter().filter(|to| {
            let at = ground.province(**to);
            let is_foreign = ground.board.province(at).centre && !ground.is_own(at);
            !taken.contains(&at) && (ground.manner == Manner::Player || !is_foreign)
        });
        let best = choices.filter_map(|to| {
            let order = ground.accepted(to_unit(&unit, Action::Move { to: *to, route: Route::Any }))?;
            let moved = Unit { at: *to, ..unit };
            units.push(moved);
            let value = value(ground, &units, ground.counts);
            units.pop();
            Some((value, moved, order))
        });
        match best.max_by_key(|(value, moved, _)| (*value, std::cmp::Reverse(moved.at))) {
            Some((_, moved, order)) => {
                units.push(moved);
                taken.push(ground.province(moved.at));
                orders.push(order);
            }
            None => orders.push(to_unit(&unit, Action::Disband)),
        }
    }
    let reasons = reasons::of(ground, &orders);
    Advice { orders, reasons }
}
