//! Attacks: the columns that leave, their battles, and the survivors that move in.
use super::super::battle::{March, battle, is_below};
use super::super::chance::Chance;
use super::super::event::{Back, Battle, Event, Lapse, Opened};
use super::super::figures::Figure;
use super::super::governor;
use super::super::map::{Land, Map};
use super::super::order::Order;
use super::super::state::State;
use super::super::units::Units;
use super::Turn;
use chancery_rules::Power;

impl Turn<'_> {
    /// The columns that leave. Their requirements depend on the position after production, with all garrisons at home.
    pub(super) fn marches(&mut self) -> Vec<March> {
        let mut marches: Vec<(March, Option<Order>)> = Vec::new();
        for plan in self.plans.clone() {
            for order in &plan.orders {
                let used = |from: Land| marches.iter().any(|(march, _)| march.from == from);
                match self.march(plan.power, order) {
                    Some(Ok((march, fewer))) if !used(march.from) => {
                        if fewer {
                            self.lapse(plan.power, order.clone(), Lapse::Fewer { went: march.units });
                        }
                        marches.push((march, Some(order.clone())));
                    }
                    Some(Err(why)) => self.lapse(plan.power, order.clone(), why),
                    _ => {}
                }
            }
            if plan.governor.attack {
                let own = governor::attacks(self.map, &self.state, plan.power, |from| !plan.sends_from(from));
                marches.extend(own.into_iter().map(|march| (march, None)));
            }
        }
        let head_on = |march: &March| {
            let other = marches.iter().find(|(other, _)| other.from == march.target && other.target == march.from);
            let other = other.map(|(other, _)| other.units.attack());
            other.filter(|other| march.units.attack() <= *other)
        };
        let (mut leave, mut stay) = (Vec::new(), Vec::new());
        for (march, order) in &marches {
            match head_on(march) {
                None => leave.push(*march),
                Some(other) => stay.push((*march, order.clone(), other)),
            }
        }
        for (march, order, other) in stay {
            let Some(order) = order else { continue };
            self.lapse(march.power, order, Lapse::HeadOn { own: march.units.attack(), other });
        }
        leave.sort_by_key(|march| (march.target, march.from));
        leave
    }

    /// The column of an order, and whether it is smaller than ordered. `None` if it is not an attack.
    fn march(&self, power: Power, order: &Order) -> Option<Result<(March, bool), Lapse>> {
        let Order::Attack { target, from, with, stop_below, occupy } = *order else { return None };
        let (home, enemy) = (self.state.at(from), self.state.at(target));
        if home.owner != power {
            return Some(Err(Lapse::NotOwn(from)));
        }
        if enemy.owner == power {
            return Some(Err(Lapse::IsOwn(target)));
        }
        if !self.map.are_connected(from, target) {
            return Some(Err(Lapse::NotConnected(from, target)));
        }
        let can_leave = home.garrison.can_leave();
        let units = with.map_or(can_leave, |with| with.at_most(can_leave));
        if units.is_empty() {
            return Some(Err(Lapse::Nobody));
        }
        let (attack, defence) = (units.attack(), enemy.garrison.defence());
        if attack < defence {
            return Some(Err(Lapse::TooWeak { attack, defence }));
        }
        if stop_below.is_some_and(|odds| is_below(attack, defence, odds)) {
            return Some(Err(Lapse::Odds { attack, defence }));
        }
        let fewer = with.is_some_and(|with| with != units);
        Some(Ok((March { power, from, target, units, stop_below, occupy }, fewer)))
    }

    /// Fights all battles, and decides where units are after them.
    pub(super) fn battles(&mut self, marches: &[March], opened: &Opened) {
        let before = self.state.clone();
        let chance = Chance::new(opened.key, opened.turn);
        for march in marches {
            self.state.at_mut(march.from).garrison -= march.units;
        }
        let mut targets: Vec<Land> = marches.iter().map(|march| march.target).collect();
        targets.dedup();
        let fought = targets.into_iter().map(|target| {
            let at = self.state.at(target);
            battle(self.map, self.options.casualties, &chance, (target, at.owner, at.garrison), marches)
        });
        let mut battles: Vec<Battle> = fought.collect();
        for battle in &battles {
            let holding = self.state.at_mut(battle.target);
            holding.garrison = battle.garrison_left;
            holding.owner = battle.taken_by.unwrap_or(holding.owner);
        }
        for battle in &mut battles {
            self.settle(&before, battle, marches);
        }
        battles.into_iter().for_each(|battle| self.tell(Event::Battle(battle)));
    }

    /// Decides the destinations of a battle's survivors, and moves them there. All owners are known.
    fn settle(&mut self, before: &State, battle: &mut Battle, marches: &[March]) {
        for column in battle.columns.iter_mut().filter(|column| !column.left.is_empty()) {
            let power = column.power;
            let keeps_home = self.state.owner(column.from) == power;
            if column.won && battle.taken_by == Some(power) {
                let order = marches.iter().find(|march| march.from == column.from).and_then(|march| march.occupy);
                let percent = order.unwrap_or_else(|| occupation(self.map, before, column.from));
                column.moved_in = if keeps_home { column.left.share(percent.clamp(1, 100)) } else { column.left };
                self.arrive(battle.target, column.moved_in);
            }
            let rest = column.left - column.moved_in;
            let near = || self.map.connected(column.from).iter().copied().find(|near| self.state.owner(*near) == power);
            let (back, to) = match (rest.is_empty(), keeps_home) {
                (true, _) => (Back::Nobody, None),
                (false, true) => (Back::Home, Some(column.from)),
                (false, false) => near().map_or((Back::Disbanded, None), |near| (Back::To(near), Some(near))),
            };
            column.back = back;
            to.into_iter().for_each(|to| self.arrive(to, rest));
        }
    }

    /// Places attackers in a state, where they stay for this turn.
    fn arrive(&mut self, land: Land, units: Units) {
        self.state.at_mut(land).garrison += units;
        self.tired[land.index()] += units;
    }
}

/// The share of a column that moves in without an explicit order. It is usually 80% if, before the battles, its owner had more than half
/// of the connections of the state that it came from, and 49% otherwise.
pub fn occupation(map: &Map, before: &State, from: Land) -> u32 {
    let connected = map.connected(from);
    let own = connected.iter().filter(|near| before.owner(**near) == before.owner(from)).count();
    map.figures.get(if connected.len() < 2 * own { Figure::MovesIn } else { Figure::MovesInExposed })
}
