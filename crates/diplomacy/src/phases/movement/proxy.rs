//! Proxies: orders that a power leaves to another (policy `proxy`).
//!
//! After `Germany: A MUN proxy to Austria`, the army follows Austria's order. Without such an order, it holds. It
//! remains a German unit in all respects: the rules on helping to dislodge a unit look at its owner. A proxy cannot be
//! handed on.
use super::phase::{Ballot, as_order};
use crate::event::OrderResult;
use crate::order::Action;
use crate::state::Unit;
use crate::void::Void;
use chancery_rules::Power;

/// An order to another power's unit: the last one in force.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lent<'a> {
    /// The power that gave it.
    pub(super) power: Power,
    /// The unit, as an index into the units of the position.
    pub(super) unit: usize,
    pub(super) action: &'a Action,
}

impl Ballot<'_> {
    /// Gives units with a proxy the orders of the other power. Orders without a proxy are refused.
    pub(super) fn follow_proxies(&mut self, units: &[Unit]) {
        let mut lent = std::mem::take(&mut self.lent);
        for (index, unit) in units.iter().enumerate() {
            let Some(&Action::Proxy { to }) = self.chosen[index] else { continue };
            let given = |lent: &Lent| lent.unit == index && lent.power == to;
            let follows = |lent: &Lent| given(lent) && !matches!(lent.action, Action::Proxy { .. });
            let Some(found) = lent.iter().position(follows) else { continue };
            self.chosen[index] = Some(lent.remove(found).action);
            self.refused.push(OrderResult {
                power: unit.power,
                unit: None,
                order: as_order(unit, Action::Proxy { to }),
                implied: false,
                failure: None,
                dislodged: false,
            });
        }
        for Lent { power, unit, action } in lent {
            self.refuse(power, as_order(&units[unit], action.clone()), Void::NoProxy);
        }
    }
}
