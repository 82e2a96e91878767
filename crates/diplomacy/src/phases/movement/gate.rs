//! Removes orders that a border, closed water or a canal stops, before resolution.
use super::{Outcome, Reason};
use crate::board::{Board, Location, Province};
use crate::event::{Failure, OrderResult};
use crate::order::{Action, Order, Route};
use crate::policy::{BrokenVia, Policies};
use crate::special_moves::canal;
use crate::special_moves::passage::Gates;
use crate::special_moves::transform;
use crate::state::{State, Unit, UnitKind};
use crate::void::Void;
use chancery_rules::Power;

/// An order that opens a canal.
#[derive(Clone, Debug)]
pub(super) struct Permit {
    pub(super) power: Power,
    pub(super) gateway: usize,
    pub(super) from: Location,
    pub(super) to: Location,
    /// The reason for the failure.
    failure: Option<Void>,
}

impl Permit {
    pub(super) fn new(power: Power, gateway: usize, from: Location, to: Location) -> Self {
        Self { power, gateway, from, to, failure: None }
    }

    pub(super) fn result(&self) -> OrderResult {
        OrderResult {
            power: self.power,
            unit: None,
            order: Order::Permit { gateway: self.gateway, from: self.from, to: self.to },
            implied: false,
            failure: self.failure.map(|why| Failure::Void(why.to_string())),
            dislodged: false,
        }
    }
}

/// The remaining part of an order.
#[derive(Clone, Debug)]
enum Verdict {
    /// All of it.
    Free,
    /// The unit holds instead.
    Void(Void),
    /// An army may not walk there, but may go by convoy.
    BySea(Action, Void),
}

/// The remaining parts of a position's orders, before resolution.
pub(super) struct Gate<'a> {
    board: &'a Board,
    policies: &'a Policies,
    state: &'a State,
    orders: &'a [Option<&'a Action>],
    /// The verdict on each unit. Empty if no verdicts are needed.
    verdicts: Vec<Verdict>,
    permits: Vec<Permit>,
}

impl<'a> Gate<'a> {
    /// Judges the orders of all units. `permits` open canals, at most one for each power and fleet. Judges nothing if
    /// no unit transforms and the board is not `gated`, so that no border or water has special rules.
    pub(super) fn of(
        board: &'a Board,
        policies: &'a Policies,
        state: &'a State,
        orders: &'a [Option<&'a Action>],
        permits: Vec<Permit>,
        gated: bool,
    ) -> Self {
        let mut gate = Self { board, policies, state, orders, verdicts: Vec::new(), permits };
        let transforms = orders.iter().flatten().any(|order| matches!(order, Action::Transform { .. }));
        if !gated && !transforms {
            return gate;
        }
        gate.verdicts = state.units.iter().zip(orders).map(|(unit, order)| gate.judge(unit, *order)).collect();
        let used = |permit: &Permit| {
            let moves = |(unit, order): (&Unit, &Option<&Action>)| {
                gate.crossing(unit, *order) == Some((permit.gateway, permit.from, gate.province(permit.to)))
            };
            state.units.iter().zip(orders).any(moves)
        };
        let unused: Vec<_> = gate.permits.iter().map(|permit| !used(permit)).collect();
        for (permit, unused) in gate.permits.iter_mut().zip(unused) {
            permit.failure = unused.then_some(Void::Unmatched);
        }
        gate
    }

    /// A unit's action, as passed to the resolver.
    pub(super) fn action(&self, unit: usize) -> &Action {
        match self.verdicts.get(unit) {
            None | Some(Verdict::Free) => self.orders[unit].unwrap_or(&Action::Hold),
            Some(Verdict::Void(_)) => &Action::Hold,
            Some(Verdict::BySea(action, _)) => action,
        }
    }

    /// Removes orders that the outcomes contradict: through a canal whose keeper left or was dislodged, and of an army
    /// that would have to walk after all. Returns `true` if all orders must be resolved again.
    pub(super) fn shut(&mut self, outcomes: &[Outcome]) -> bool {
        if self.verdicts.is_empty() {
            return false;
        }
        let keeps_place = |gateway: usize| {
            let keeper = self.board.gateways.get(gateway).map(|gateway| gateway.keeper);
            let mut all = self.state.units.iter().zip(outcomes).zip(self.orders);
            all.any(|((unit, outcome), order)| {
                let disbands = *order == Some(&Action::Disband) && outcome.failure.is_none();
                let leaves = outcome.at != unit.at || outcome.dislodged_by.is_some() || disbands;
                self.board.province_at(unit.at) == keeper && !leaves
            })
        };
        let gone: Vec<_> =
            self.permits.iter().map(|permit| permit.failure.is_none() && !keeps_place(permit.gateway)).collect();
        let mut changed = false;
        for (permit, _) in self.permits.iter_mut().zip(gone).filter(|(_, gone)| *gone) {
            permit.failure = Some(Void::KeeperGone);
            changed = true;
        }
        if changed {
            for (index, (unit, order)) in self.state.units.iter().zip(self.orders).enumerate() {
                self.verdicts[index] = self.judge(unit, *order);
            }
        }
        for (verdict, (unit, outcome)) in self.verdicts.iter_mut().zip(self.state.units.iter().zip(outcomes)) {
            if let Verdict::BySea(_, why) = verdict
                && outcome.at != unit.at
                && !outcome.by_sea
            {
                *verdict = Verdict::Void(*why);
                changed = true;
            }
        }
        changed
    }

    /// Records in the outcomes why orders were removed.
    pub(super) fn tell(&self, outcomes: &mut [Outcome]) {
        for (verdict, outcome) in self.verdicts.iter().zip(outcomes) {
            match verdict {
                Verdict::Void(why) => outcome.failure = Some(Reason::Void(*why)),
                Verdict::BySea(_, why) if outcome.failure == Some(Reason::NoConvoy) => {
                    outcome.failure = Some(Reason::Void(*why));
                }
                _ => {}
            }
        }
    }

    /// The results of the orders that open canals.
    pub(super) fn permits(&self) -> impl Iterator<Item = OrderResult> + '_ {
        self.permits.iter().map(Permit::result)
    }

    fn province(&self, at: Location) -> Option<Province> {
        self.board.province_at(at)
    }

    /// The canal that a fleet would pass, the fleet's place, and the destination of its move or support.
    fn crossing(&self, unit: &Unit, order: Option<&Action>) -> Option<(usize, Location, Option<Province>)> {
        let to = match order? {
            Action::Move { to, .. } | Action::SupportHold { unit: to, .. } | Action::SupportMove { to, .. } => *to,
            _ => return None,
        };
        let (from, to) = (self.province(unit.at)?, self.province(to)?);
        if unit.kind != UnitKind::Fleet || from == to {
            return None;
        }
        let gateway = canal::between(self.board, self.policies, from, to)?;
        Some((gateway, self.board.main(from), Some(to)))
    }

    fn judge(&self, unit: &Unit, order: Option<&Action>) -> Verdict {
        let gates = Gates::of(self.board, self.policies, self.state);
        let Some(order) = order else { return Verdict::Free };
        if let Action::Transform { kind, at } = order {
            let place = transform::place(self.board, self.policies, self.state, unit, *kind, *at);
            return place.map_or_else(Verdict::Void, |_| Verdict::Free);
        }
        let barrier = match order {
            Action::Move { to, .. } => self.province(*to).and_then(|to| gates.pass(unit, to).err()),
            Action::SupportHold { unit: to, .. } | Action::SupportMove { to, .. } => {
                self.province(*to).and_then(|to| gates.support(unit, to).err())
            }
            Action::Convoy { .. } => gates.free(unit).err(),
            _ => None,
        };
        let Some(why) = barrier.map(|barrier| barrier.void()) else { return self.judge_water(unit, order) };
        match order {
            // A convoy cannot avoid ice at its ends.
            _ if why == Void::Ice => Verdict::Void(why),
            Action::Move { to, route } if unit.kind == UnitKind::Army || self.policies.portage => {
                self.judge_walk(unit, *to, route, why)
            }
            _ => Verdict::Void(why),
        }
    }

    /// Judges a unit whose own way is closed, but which others could carry.
    fn judge_walk(&self, unit: &Unit, to: Location, route: &Route, why: Void) -> Verdict {
        let carries = |order: &&Action| {
            matches!(order, Action::Convoy { from, to: goal, .. }
                if self.province(*from) == self.province(unit.at) && self.province(*goal) == self.province(to))
        };
        match route {
            Route::Rail(_) => Verdict::Free,
            Route::Via | Route::Through(_) if self.policies.broken_via == BrokenVia::Fails => Verdict::Free,
            _ if !self.orders.iter().flatten().any(carries) => Verdict::Void(why),
            Route::Any => Verdict::BySea(Action::Move { to, route: Route::Via }, why),
            _ => Verdict::BySea(Action::Move { to, route: route.clone() }, why),
        }
    }

    /// Judges canals and high seas.
    fn judge_water(&self, unit: &Unit, order: &Action) -> Verdict {
        if let Some((gateway, from, to)) = self.crossing(unit, Some(order)) {
            let opens =
                |permit: &&Permit| (permit.gateway, permit.from, self.province(permit.to)) == (gateway, from, to);
            return match self.permits.iter().find(opens).map(|permit| permit.failure) {
                None => Verdict::Void(Void::NoPermit),
                Some(Some(Void::KeeperGone)) => Verdict::Void(Void::KeeperGone),
                Some(_) => Verdict::Free,
            };
        }
        let high = |at: &Location| self.province(*at).is_some_and(|at| self.board.province(at).high_sea);
        match order {
            Action::SupportHold { unit, .. } if high(unit) => Verdict::Void(Void::HighSea),
            Action::SupportMove { from, to, .. } if high(from) || high(to) => Verdict::Void(Void::HighSea),
            _ => Verdict::Free,
        }
    }
}
