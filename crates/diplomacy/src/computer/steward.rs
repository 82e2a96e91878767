//! The limits on a caretaker. It holds on to the power's possessions: it moves only into the power's own centres and
//! homes, or back towards them. So it attacks only units inside them, or units that hold them, which have attacked the
//! power already.
use super::ground::Ground;
use crate::board::Location;
use crate::defence;
use crate::order::{Action, Order};
use crate::sight::View;
use crate::state::Unit;

/// Returns whether a caretaker may order this move.
pub(super) fn may_go(ground: &Ground, unit: &Unit, to: Location) -> bool {
    let goal = ground.province(to);
    if ground.is_own(goal) {
        return true;
    }
    let foreign = |other: &Unit| other.power != ground.me && ground.province(other.at) == goal;
    let is_free = !ground.board.province(goal).centre && !ground.state.units.iter().any(foreign);
    let is_away = !ground.is_own(ground.province(unit.at));
    is_free && is_away && steps_home(ground, &Unit { at: to, ..*unit }) < steps_home(ground, unit)
}

/// Returns the number of moves to the nearest of the power's own centres.
fn steps_home(ground: &Ground, unit: &Unit) -> Option<u8> {
    let own = (0..ground.centres.len()).filter(|index| ground.is_own(ground.centres[*index]));
    own.map(|index| ground.distance(unit, index)).min()
}

/// A first idea: all units stay, and support each other.
pub(super) fn stand(ground: &Ground, view: &View, units: &[Unit]) -> Vec<Action> {
    let mut orders = defence::orders(ground.rules, view, ground.me);
    let mut take = |unit: &Unit| {
        let own = |order: &Order| matches!(order, Order::Unit { at, .. } if *at == unit.at);
        match orders.iter().position(own).map(|index| orders.remove(index)) {
            Some(Order::Unit { action, .. }) => action,
            _ => Action::Hold,
        }
    };
    units.iter().map(&mut take).collect()
}
