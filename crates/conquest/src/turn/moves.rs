//! Moves: one step between own states, all at once, after the battles.
use super::super::event::{Event, Lapse};
use super::super::governor;
use super::super::map::Land;
use super::super::order::Order;
use super::super::units::Units;
use super::Turn;
use chancery_rules::Power;

impl Turn<'_> {
    /// Carries out all possible moves.
    pub(super) fn moves(&mut self) {
        let mut free: Vec<Units> = self.map.all().map(|land| self.can_move(land)).collect();
        let mut gone: Vec<(Power, Land, Land, Units)> = Vec::new();
        for plan in self.plans.clone() {
            let mut orders: Vec<_> = plan.orders.iter().filter_map(of_move).collect();
            // If there are several moves from one state, those with numbers go first.
            orders.sort_by_key(|(_, units, from, to)| (*from, units.is_none(), *to));
            for (order, units, from, to) in orders {
                match self.step(plan.power, from, to, units, &free) {
                    Ok((who, fewer)) => {
                        if fewer {
                            self.lapse(plan.power, order.clone(), Lapse::Fewer { went: who });
                        }
                        free[from.index()] -= who;
                        gone.push((plan.power, from, to, who));
                    }
                    Err(why) => self.lapse(plan.power, order.clone(), why),
                }
            }
            if plan.governor.moves {
                let is_free = |from: Land| {
                    !plan.orders.iter().any(|order| match order {
                        Order::Move { from: other, .. } | Order::Hold(other) => *other == from,
                        _ => false,
                    })
                };
                let own = governor::moves(self.map, &self.state, plan.power, |from| free[from.index()], is_free);
                gone.extend(own.into_iter().map(|(from, to, units)| (plan.power, from, to, units)));
            }
        }
        gone.sort_by_key(|(power, from, to, _)| (*power, *from, *to));
        for (power, from, to, units) in gone {
            self.state.at_mut(from).garrison -= units;
            self.state.at_mut(to).garrison += units;
            self.tell(Event::Moved { power, from, to, units });
        }
    }

    /// Returns the units that can move from a state. Units that attacked cannot move, and one unit always stays.
    fn can_move(&self, land: Land) -> Units {
        let (garrison, tired) = (self.state.at(land).garrison, self.tired[land.index()]);
        if tired.is_empty() { garrison.can_leave() } else { garrison - tired }
    }

    /// Returns the units that move, and whether they are fewer than ordered.
    fn step(
        &self,
        power: Power,
        from: Land,
        to: Land,
        units: Option<Units>,
        free: &[Units],
    ) -> Result<(Units, bool), Lapse> {
        if let Some(other) = [from, to].into_iter().find(|land| self.state.owner(*land) != power) {
            return Err(Lapse::NotOwn(other));
        }
        if !self.map.are_connected(from, to) {
            return Err(Lapse::NotConnected(from, to));
        }
        let who = units.map_or(free[from.index()], |units| units.at_most(free[from.index()]));
        match who.is_empty() {
            true => Err(Lapse::Nobody),
            false => Ok((who, units.is_some_and(|units| units != who))),
        }
    }
}

/// The parts of an order to move.
fn of_move(order: &Order) -> Option<(&Order, Option<Units>, Land, Land)> {
    match *order {
        Order::Move { units, from, to } => Some((order, units, from, to)),
        _ => None,
    }
}
