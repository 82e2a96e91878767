//! Hints on single orders, for beginners: a legal order may not do what its sender expects. They depend only on what a power sees and has
//! ordered.
use super::review::{carries, order_for};
use crate::accounts::{balance, build_sites};
use crate::board::{Board, Location, Province};
use crate::order::{Action, Order, Route};
use crate::policy::Policies;
use crate::special_moves::carriers::Carriers;
use crate::state::{State, Unit, UnitKind};
use chancery_rules::{Hint, Power};
use chancery_text::say;
use chancery_text::sentence::{self, Note, Sentence, and, line, place};

/// Returns the hints on the orders of a power for a movement phase.
pub(super) fn movement(board: &Board, policies: &Policies, state: &State, power: Power, orders: &[Order]) -> Vec<Hint> {
    let finder = HintFinder { board, policies, state, power, orders };
    let hints = orders.iter().enumerate().filter_map(|(about, order)| {
        let Order::Unit { at, action, .. } = order else { return None };
        let unit = finder.own(board.province_of(*at))?;
        let (waits_for, said) = finder.hint(unit, action)?;
        Some(Hint { about, waits_for, said })
    });
    hints.collect()
}

/// Returns the hints on the orders of a power for an adjustment phase: a waived build cannot be made before the next one.
pub(super) fn builds(board: &Board, policies: &Policies, state: &State, power: Power, orders: &[Order]) -> Vec<Hint> {
    let mut open = build_sites(board, policies, state, power);
    open.retain(|site| {
        !orders.iter().any(|order| matches!(order, Order::Build { at, .. } if board.province_of(*at) == *site))
    });
    let waives = orders.iter().position(|order| matches!(order, Order::Waive(_)));
    let Some(about) = waives.filter(|_| !open.is_empty() && 0 < balance(board, policies, state, power)) else {
        return Vec::new();
    };
    let places = and(open.iter().map(|site| place(&board.province(*site).name)));
    let said = say!(
        "{places} {n? is|are} free: a unit that is not built now has to wait for the next winter.",
        places,
        n = open.len()
    );
    vec![Hint { about, waits_for: None, said: Note::of(said) }]
}

/// Finds hints, given everything that a power sees and has ordered.
struct HintFinder<'a> {
    board: &'a Board,
    policies: &'a Policies,
    state: &'a State,
    power: Power,
    orders: &'a [Order],
}

/// The power that a hint waits for, if any, and the hint.
type Advice = (Option<Power>, Note);

fn advice(said: Sentence) -> Option<Advice> {
    Some((None, Note::of(said)))
}

impl HintFinder<'_> {
    fn own(&self, at: Province) -> Option<&Unit> {
        self.state.units_in(self.board, at).find(|unit| unit.power == self.power)
    }

    /// Another power's unit there. In a high sea, units do not get in each other's way.
    fn foreign(&self, at: Province) -> Option<&Unit> {
        self.state.units_in(self.board, at).find(|unit| unit.power != self.power)
    }

    fn hint(&self, unit: &Unit, action: &Action) -> Option<Advice> {
        let province = |at: &Location| self.board.province_of(*at);
        match action {
            Action::Move { to, route } => {
                let gap = if *route == Route::Any { self.gap(unit, *to) } else { None };
                gap.or_else(|| self.entry(unit, *to, route))
            }
            Action::SupportMove { from, to, .. } => {
                let helped = self.state.units_in(self.board, province(from)).next()?;
                let stays = self.own(province(to)).filter(|own| self.stays(own));
                match stays {
                    Some(own) if !self.board.province(province(to)).high_sea => advice(say!(
                        "{unit} stays, and your support does not help to dislodge your own unit.",
                        unit = self.yours(own)
                    )),
                    _ => self.depends(helped, true),
                }
            }
            Action::SupportHold { unit, .. } => {
                self.depends(self.state.units_in(self.board, province(unit)).next()?, false)
            }
            Action::Convoy { from, .. } => self.depends(self.state.units_in(self.board, province(from)).next()?, true),
            _ => None,
        }
    }

    /// Returns the hint that help for another power's unit counts only if that power orders the helped action.
    fn depends(&self, helped: &Unit, moves: bool) -> Option<Advice> {
        let power = helped.power;
        let name = sentence::power(&self.board.power_name(power).name);
        let said = match moves {
            _ if power == self.power => return None,
            true => say!("works only if {name} orders that move.", name),
            false => say!("works only if {name} does not move it.", name),
        };
        Some((Some(power), Note::of(said)))
    }

    /// Returns whether one of the power's own units stays in its place.
    fn stays(&self, own: &Unit) -> bool {
        let order = order_for(self.board, self.orders, self.board.province_of(own.at));
        !matches!(order, Some(Action::Move { .. } | Action::Proxy { .. } | Action::Disband))
    }

    /// A move into an occupied place.
    fn entry(&self, unit: &Unit, to: Location, route: &Route) -> Option<Advice> {
        let (from, goal) = (self.board.province_of(unit.at), self.board.province_of(to));
        if self.board.province(goal).high_sea {
            return None;
        }
        if let Some(own) = self.own(goal).filter(|own| own.at != unit.at) {
            if self.stays(own) {
                return advice(say!("{} stays, and you cannot dislodge your own unit.", self.yours(own)));
            }
            let swaps = match order_for(self.board, self.orders, goal) {
                Some(Action::Move { to, route: Route::Any }) => self.board.province_of(*to) == from,
                _ => false,
            };
            let sails = self
                .orders
                .iter()
                .any(|order| carries(self.board, order, unit.at, to) || carries(self.board, order, own.at, unit.at));
            let is_first = unit.at < own.at;
            if swaps && *route == Route::Any && !sails && is_first {
                return advice(say!(
                    "cannot swap places with {} without a convoy: both bounce.",
                    line(self.board.unit_name(own))
                ));
            }
            return None;
        }
        let is_supported = self.orders.iter().any(|order| {
            matches!(
                order,
                Order::Unit { action: Action::SupportMove { from: helped, to, .. }, .. }
                    if self.board.province_of(*helped) == from && self.board.province_of(*to) == goal
            )
        });
        let foreign = self.foreign(goal).filter(|_| !is_supported)?;
        let name = sentence::power(&self.board.power_name(foreign.power).name);
        let kind = word(foreign.kind);
        let said = say!("{name}'s {kind} is there; without support, you get in only if it leaves.", name, kind);
        Some((Some(foreign.power), Note::of(said)))
    }

    /// An incomplete convoy that the power's own units could complete.
    fn gap(&self, unit: &Unit, to: Location) -> Option<Advice> {
        let (from, goal) = (self.board.province_of(unit.at), self.board.province_of(to));
        let convoys = |at: Province| {
            self.orders.iter().any(|order| {
                carries(self.board, order, unit.at, to)
                    && matches!(order, Order::Unit { at: by, .. } if self.board.province_of(*by) == at)
            })
        };
        let all = Carriers::of(self.board, self.policies, self.state, unit.kind);
        let helpers = all.helpers(from, goal);
        if !helpers.iter().any(|at| convoys(*at)) {
            return None;
        }
        // Other powers may have ordered their fleets to convoy it, or not.
        let mut as_ordered = self.state.clone();
        as_ordered.units.retain(|other| {
            let at = self.board.province_of(other.at);
            other.power != self.power || convoys(at) || *other == *unit
        });
        if Carriers::of(self.board, self.policies, &as_ordered, unit.kind).lead(from, goal, None) {
            let mut own = as_ordered;
            own.units.retain(|other| other.power == self.power);
            if Carriers::of(self.board, self.policies, &own, unit.kind).lead(from, goal, None) {
                return None;
            }
            let foreign = helpers.iter().find_map(|at| self.foreign(*at))?;
            let name = sentence::power(&self.board.power_name(foreign.power).name);
            return Some((Some(foreign.power), Note::of(say!("works only if {name} convoys it, too.", name))));
        }
        let idle = helpers.iter().filter(|at| !convoys(**at)).find_map(|at| self.own(*at))?;
        advice(say!("{} has no order to convoy it.", line(self.board.unit_name(idle))))
    }

    /// `your army in Budapest`
    fn yours(&self, unit: &Unit) -> Sentence<'static> {
        let kind = word(unit.kind);
        say!("your {kind} in {}", kind, place(self.board.full_name(unit.at)))
    }
}

fn word(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Army => "army",
        UnitKind::Fleet => "fleet",
        UnitKind::Wing => "wing",
    }
}
