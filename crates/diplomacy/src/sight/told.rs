//! The events of a phase, redacted for readers who do not see everything (policy `blind`).
//!
//! A power learns the results of its own orders, and the units that its own units met. If it sees a foreign unit before
//! and after the phase, or saw it until it was lost, it learns the order and its result. If it sees the unit only
//! before or only after, it learns no more than its two views show. The obstacle to an order is described as far as it
//! was seen: "an unseen army".
use super::Fog;
use crate::board::{Board, Location, Province};
use crate::event::{Event, Failure, Met, OrderResult, Trouble, Unseen};
use crate::order::{Action, Order, Route};
use crate::policy::Policies;
use crate::state::{State, Unit, UnitKind};
use chancery_rules::{Eyes, Power};

/// The events between two positions, as far as these eyes may know them.
pub fn told(
    board: &Board,
    policies: &Policies,
    before: &State,
    after: &State,
    events: &[Event],
    eyes: Eyes,
) -> Vec<Event> {
    let fog = |state| Fog::of(board, policies, state, eyes);
    let (Some(before), Some(after)) = (fog(before), fog(after)) else { return events.to_vec() };
    let teller = FogFilter { board, policies, before, after, events };
    events.iter().filter_map(|event| teller.event(event)).collect()
}

struct FogFilter<'a> {
    board: &'a Board,
    policies: &'a Policies,
    before: Fog,
    after: Fog,
    events: &'a [Event],
}

impl FogFilter<'_> {
    fn event(&self, event: &Event) -> Option<Event> {
        match event {
            Event::Result(result) => self.may_know(result).then(|| Event::Result(self.result(result))),
            Event::Dislodged { unit, by } => {
                let mut unit = unit.clone();
                let own = self.is_own(unit.unit.power);
                if !own && !self.is_whole(&unit.unit) {
                    return None;
                }
                if own && self.names(by, own) {
                    return Some(Event::Dislodged { unit, by: *by });
                }
                unit.from = None;
                if !own {
                    unit.retreats.clear();
                }
                let by = self.dislodger(by, &unit.unit, own);
                Some(Event::Overrun { unit, by })
            }
            Event::Stopped { unit, .. } => self.is_whole(unit).then(|| event.clone()),
            Event::Destroyed { unit } => self.before.sees(self.board, unit).then(|| event.clone()),
            Event::Unused { power, .. } => self.is_own(*power).then(|| event.clone()),
            Event::Ownership { changes } => Some(Event::Ownership { changes: self.changes(changes) }),
            Event::Homes { changes } => {
                let changes = self.changes(changes);
                (!changes.is_empty()).then_some(Event::Homes { changes })
            }
            Event::Overrun { .. } | Event::Command { .. } | Event::Paid { .. } | Event::Victory { .. } => {
                Some(event.clone())
            }
        }
    }

    /// The known changes of ownership: a foreign power's capture is visible to readers who knew the previous owner.
    fn changes(
        &self,
        changes: &[(Province, Option<Power>, Option<Power>)],
    ) -> Vec<(Province, Option<Power>, Option<Power>)> {
        let known = |&&(at, _, new): &&(Province, Option<Power>, Option<Power>)| {
            let is_own = new.is_some_and(|new| self.is_own(new));
            !self.after.hides_owner(at) && (is_own || !self.before.hides_owner(at))
        };
        let known = changes.iter().filter(known);
        known.map(|&(at, old, new)| (at, old.filter(|_| !self.before.hides_owner(at)), new)).collect()
    }

    fn is_own(&self, power: Power) -> bool {
        self.before.own.contains(&power)
    }

    fn province(&self, at: Location) -> Province {
        self.board.province_of(at)
    }

    /// Returns whether the reader learns of a result at all.
    fn may_know(&self, result: &OrderResult) -> bool {
        if self.is_own(result.power) {
            return true;
        }
        match (&result.unit, &result.order) {
            (Some(unit), _) => self.is_whole(unit),
            (None, Order::Build { kind, at }) => {
                result.failure.is_none() && !self.after.hides(*kind, self.province(*at))
            }
            (None, Order::Home { at, .. }) => !self.after.hides_owner(self.province(*at)),
            // Bids are public.
            (None, Order::Bid { .. }) => true,
            (None, Order::Unit { .. } | Order::Permit { .. } | Order::Waive(_) | Order::WaiveOneMore) => false,
        }
    }

    /// Returns whether a unit is the reader's own, or visible both before and after the phase.
    fn is_whole(&self, unit: &Unit) -> bool {
        if self.is_own(unit.power) {
            return true;
        }
        let ends = || self.end(unit).is_none_or(|(kind, at)| !self.after.hides(kind, at));
        self.before.sees(self.board, unit) && ends()
    }

    /// Returns a unit's kind and place after the phase. `None` if it no longer exists.
    fn end(&self, unit: &Unit) -> Option<(UnitKind, Province)> {
        let stays = (unit.kind, self.province(unit.at));
        let mut end = Some(stays);
        for event in self.events {
            match event {
                Event::Result(result) if result.unit.as_ref() == Some(unit) => {
                    let Order::Unit { action, .. } = &result.order else { continue };
                    match (action, &result.failure) {
                        (Action::Move { to, .. }, None) => end = Some((unit.kind, self.province(*to))),
                        (Action::Transform { kind, at }, None) => end = Some((*kind, self.province(*at))),
                        (Action::Disband, None) => end = None,
                        _ => {}
                    }
                }
                Event::Stopped { unit: rider, at } if rider == unit => {
                    end = Some((unit.kind, self.province(*at)));
                }
                Event::Destroyed { unit: lost } if lost == unit => return None,
                _ => {}
            }
        }
        end
    }

    /// Returns whether another unit may be named as the cause of an order's result. The order's own power learns it if
    /// it saw the unit. Others learn it if they know that unit's order.
    fn names(&self, unit: &Unit, own: bool) -> bool {
        if own { self.before.sees(self.board, unit) } else { self.is_whole(unit) }
    }

    fn met(&self, unit: &Unit, own: bool) -> Met {
        let seen = self.names(unit, own).then_some(*unit);
        Met { unit: seen, kind: unit.kind, power: seen.map(|unit| unit.power), strength: None }
    }

    /// The unit that dislodged another, and is now in its place.
    fn dislodger(&self, by: &Unit, lost: &Unit, own: bool) -> Met {
        let met = self.met(by, own);
        let there = !self.after.hides(by.kind, self.province(lost.at));
        Met { power: met.power.or(Some(by.power).filter(|_| there || own)), ..met }
    }

    fn result(&self, result: &OrderResult) -> OrderResult {
        let own = self.is_own(result.power);
        let failure = result.failure.as_ref().map(|failure| self.failure(failure, result, own));
        OrderResult { failure, ..result.clone() }
    }

    fn failure(&self, failure: &Failure, result: &OrderResult, own: bool) -> Failure {
        let unseen = |what, by: Vec<Met>| Failure::Unseen(Unseen { what, by, strength: None });
        let seen_fleet = |at: Province| {
            let carrier = |event: &Event| match event {
                Event::Result(OrderResult { unit: Some(unit), .. }) => {
                    Some(*unit).filter(|u| self.province(u.at) == at)
                }
                _ => None,
            };
            match self.events.iter().find_map(carrier) {
                Some(carrier) => self.names(&carrier, own),
                None => UnitKind::ALL.iter().all(|&kind| !self.before.hides(kind, at)),
            }
        };
        match failure {
            Failure::Bounce { strength, by } => {
                if own && by.iter().all(|rival| self.names(&rival.unit, own)) {
                    return failure.clone();
                }
                let met = |unit: &Unit, strength| Met { strength: own.then_some(strength), ..self.met(unit, own) };
                let by = by.iter().map(|rival| met(&rival.unit, rival.strength));
                // The units that a foreign unit met out of sight remain unknown.
                let by = by.filter(|met| own || met.unit.is_some()).collect();
                Failure::Unseen(Unseen { what: Trouble::Bounce, by, strength: own.then_some(*strength) })
            }
            Failure::Cut { by } if self.names(by, own) => failure.clone(),
            Failure::Cut { by } => unseen(Trouble::Cut, vec![self.met(by, own)]),
            Failure::Dislodged { by } if self.names(by, own) => failure.clone(),
            Failure::Dislodged { by } => {
                let by = result.unit.map_or_else(|| self.met(by, own), |unit| self.dislodger(by, &unit, own));
                unseen(Trouble::Dislodged, vec![by])
            }
            Failure::Disrupted { at } if !seen_fleet(*at) => unseen(Trouble::Disrupted, Vec::new()),
            Failure::NoConvoy { at } if !at.is_some_and(seen_fleet) => unseen(Trouble::NoConvoy, Vec::new()),
            Failure::Paradox if !own => unseen(Trouble::Disrupted, Vec::new()),
            Failure::Void(_) if !self.shows_why(result) => unseen(Trouble::Void, Vec::new()),
            Failure::NoRetreat { met: Some(at) } => {
                let other = self.events.iter().find_map(|event| match event {
                    Event::Result(OrderResult { unit: Some(unit), .. }) if unit.at == *at => Some(*unit),
                    _ => None,
                });
                match other {
                    Some(other) if self.names(&other, own) => failure.clone(),
                    other => unseen(Trouble::NoRetreat, other.iter().map(|other| self.met(other, own)).collect()),
                }
            }
            Failure::Disrupted { .. }
            | Failure::NoConvoy { .. }
            | Failure::Paradox
            | Failure::Void(_)
            | Failure::NoRetreat { met: None }
            | Failure::Excess
            | Failure::Outbid
            | Failure::Overbid
            | Failure::Unseen(_) => failure.clone(),
        }
    }

    /// Returns whether the reason why an order is void mentions only visible facts.
    fn shows_why(&self, result: &OrderResult) -> bool {
        let lit = |at: Location| {
            let at = self.province(at);
            !self.before.is_dark(self.board, at) || self.has_own(at)
        };
        // The effects of canals, railways and other powers' orders are not public.
        if self.policies.gateways || self.policies.proxy {
            return false;
        }
        match &result.order {
            Order::Unit { at, action, .. } => {
                lit(*at)
                    && match action {
                        Action::SupportHold { unit, .. } => lit(*unit) && self.told_of(*unit),
                        Action::SupportMove { from, to, .. } => {
                            let near = &self.board.location(self.board.main(self.province(*from))).wing;
                            let is_near = near.iter().any(|&step| self.province(step) == self.province(*to));
                            is_near && lit(*from) && self.told_of(*from)
                        }
                        // A convoy's success depends on all fleets.
                        Action::Convoy { .. } => false,
                        Action::Move { to, route } => {
                            let steps = result.unit.map(|unit| self.board.steps(unit.kind, unit.at));
                            let steps = steps.unwrap_or_default().iter().map(|&step| self.province(step));
                            *route == Route::Any && steps.into_iter().any(|step| step == self.province(*to))
                        }
                        Action::Hold
                        | Action::Disband
                        | Action::Maintain
                        | Action::Transform { .. }
                        | Action::Proxy { .. } => true,
                    }
            }
            Order::Build { at, .. } | Order::Home { at, .. } => {
                lit(*at) && !self.before.hides_owner(self.province(*at))
            }
            Order::Permit { .. } => false,
            Order::Waive(_) | Order::WaiveOneMore | Order::Bid { .. } => true,
        }
    }

    /// Returns whether one of the reader's own units is there.
    fn has_own(&self, at: Province) -> bool {
        self.events.iter().any(|event| match event {
            Event::Result(OrderResult { unit: Some(unit), .. }) => {
                self.is_own(unit.power) && self.province(unit.at) == at
            }
            _ => false,
        })
    }

    /// Returns whether the reader knows the order of the unit in a place. Also true if it has none.
    fn told_of(&self, at: Location) -> bool {
        let at = self.province(at);
        self.events.iter().all(|event| match event {
            Event::Result(OrderResult { unit: Some(unit), .. }) => self.province(unit.at) != at || self.is_whole(unit),
            _ => true,
        })
    }
}
