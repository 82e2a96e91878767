//! Judges an order at entry, based on its sender's view.
//!
//! A refusal is one sentence that says what to do instead. An accepted order is complete: its kinds and coasts are
//! filled in, and idle coasts dropped.
mod builds;
mod convoy;
mod crossing;
mod movement;
mod special;
mod unseen;

use super::grammar::Parsed;
use crate::accounts::{commander, is_immobile};
use crate::board::{Board, Location, Province};
use crate::order::{Action, Order};
use crate::phases::movement::Tables;
use crate::policy::{IdleCoast, Impossible, Policies, WrongKind};
use crate::state::PhaseKind;
use crate::state::{State, Unit, UnitKind};
use chancery_rules::{Accepted, Eyes, Power, Rejected};
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Say, Sentence, and, line, place, term};

pub use unseen::check_seen;

/// Judges one order in a fully visible position.
///
/// # Errors
/// The reason for a refusal.
pub fn check(
    board: &Board,
    tables: &Tables,
    policies: &Policies,
    state: &State,
    eyes: Eyes,
    parsed: Parsed,
) -> Result<Accepted<Order>, Rejected> {
    let judge =
        Checker { board, tables, policies, state, sender: sender(board, state, eyes, &parsed)?, whose: parsed.whose };
    let (order, warning) = match parsed.order {
        Order::Unit { kind, at, .. } if parsed.bare => judge.bare(kind, at)?,
        Order::Unit { kind, at, action } => judge.unit_order(kind, at, action)?,
        Order::Build { kind, at } => (judge.build(kind, at)?, None),
        Order::Waive(n_builds) => (judge.waive(n_builds)?, None),
        Order::WaiveOneMore => (judge.waive(1).map(|_| Order::WaiveOneMore)?, None),
        Order::Permit { gateway, from, to } => judge.permit(gateway, from, to)?,
        Order::Home { at, chosen } => judge.home(at, chosen)?,
        Order::Bid { power, credits } => judge.bid(power, credits)?,
    };
    Ok(Accepted { power: judge.sender, order, warning })
}

/// The power that an order is for: the player's own, or, for a GM, the named power or the owner of the unit.
fn sender(board: &Board, state: &State, eyes: Eyes, parsed: &Parsed) -> Result<Power, Rejected> {
    let commanded = |by: Power, power: Power| by == power || commander(board, state, power) == Some(by);
    match (eyes, parsed.power) {
        (Eyes::Power(own), Some(named)) if commanded(own, named) => Ok(named),
        (Eyes::Power(own), Some(named)) => {
            let (own, named) = (board.power_name(own), board.power_name(named));
            refused(say!("You play {own}, so you cannot order for {named}.", own, named))
        }
        (Eyes::Power(own), None) => match subject(board, state, &parsed.order) {
            Some(power) if commanded(own, power) => Ok(power),
            _ => Ok(own),
        },
        (Eyes::Observer, _) => refused("An observer has no units to order."),
        (Eyes::Master, Some(named)) => Ok(named),
        (Eyes::Master, None) => match subject(board, state, &parsed.order) {
            Some(power) => Ok(power),
            None => refused("For which power? Please write its name before the order."),
        },
    }
}

/// The power whose unit or centre is the subject of an order.
fn subject(board: &Board, state: &State, order: &Order) -> Option<Power> {
    let at = match order {
        Order::Unit { at, .. } | Order::Build { at, .. } | Order::Home { at, .. } => board.province_of(*at),
        Order::Permit { gateway, .. } => board.gateways.get(*gateway)?.keeper,
        Order::Waive(_) | Order::WaiveOneMore | Order::Bid { .. } => return None,
    };
    let mut dislodged = state.dislodged.iter().map(|dislodged| &dislodged.unit);
    let unit = match state.phase.kind {
        PhaseKind::Retreat => dislodged.find(|unit| board.province_of(unit.at) == at),
        _ => state.unit_in(board, at),
    };
    unit.map(|unit| unit.power).or(state.owners.get(usize::from(at.0)).copied().flatten())
}

fn refused<'a, T>(why: impl Say<'a>) -> Result<T, Rejected> {
    Err(Rejected::because(why))
}

struct Checker<'a> {
    board: &'a Board,
    tables: &'a Tables,
    policies: &'a Policies,
    state: &'a State,
    sender: Power,
    /// The power named as the owner of the supported or convoyed unit.
    whose: Option<Power>,
}

/// An order, with a warning for its sender.
type Judged = Result<(Order, Option<Note>), Rejected>;

impl Checker<'_> {
    fn unit_order(&self, kind: Option<UnitKind>, at: Location, action: Action) -> Judged {
        let (unit, (action, warning)) = match self.state.phase.kind {
            PhaseKind::Movement => {
                let unit = self.unit(kind, at, self.policies.proxy)?;
                if matches!(action, Action::Move { .. })
                    && is_immobile(self.board, self.policies, self.state, unit.power)
                {
                    return refused(say!(
                        "Units of {} cannot move here. This one can hold, support or convoy.",
                        self.board.power_name(unit.power)
                    ));
                }
                self.strict_convoy(unit, &action)?;
                let judged = match self.movement(unit, action.clone()) {
                    Err(refused) if self.policies.impossible == Impossible::AsWritten => {
                        (action, Some(refused.into_why()))
                    }
                    judged => judged?,
                };
                (unit, judged)
            }
            PhaseKind::Retreat => self.retreat(kind, at, action)?,
            PhaseKind::Adjustment if let Action::Transform { kind: new, at: place } = action => {
                let unit = self.own_unit(kind, at)?;
                (unit, self.transform(unit, new, place)?)
            }
            PhaseKind::Adjustment if action == Action::Maintain => (self.maintained(kind, at)?, (action, None)),
            PhaseKind::Adjustment if action == Action::Disband => (self.removal(kind, at)?, (action, None)),
            PhaseKind::Adjustment => {
                return refused(self.time_to_adjust());
            }
        };
        self.as_proxy(unit, Ok((Order::Unit { kind: Some(unit.kind), at: unit.at, action }, warning)))
    }

    /// The sender's own unit at a place, if it is of the kind that they name.
    fn own_unit(&self, kind: Option<UnitKind>, at: Location) -> Result<&Unit, Rejected> {
        self.unit(kind, at, false)
    }

    /// The unit at a place, if it is of the kind that the sender says. It must be their own, unless `anybody` allows
    /// any power's unit, as a proxy does.
    fn unit(&self, kind: Option<UnitKind>, at: Location, anybody: bool) -> Result<&Unit, Rejected> {
        let province = self.board.province_of(at);
        let own = |unit: &&Unit| unit.power == self.sender && kind.is_none_or(|kind| kind == unit.kind);
        let found = self.state.units_in(self.board, province).find(own);
        let Some(unit) = found.or(self.state.unit_in(self.board, province)) else {
            let own = self.state.units.iter().filter(|unit| unit.power == self.sender);
            let own: Vec<_> = own.map(|unit| self.unit_name(unit)).collect();
            let name = self.province_name(at);
            return match own.as_slice() {
                [] => refused(say!("There is no unit in {}, and you have none at all.", name)),
                _ => refused(say!("There is no unit in {}; you have {}.", name, and(own))),
            };
        };
        if unit.power != self.sender && !anybody {
            return refused(say!("{} is {}, not yours.", self.the(unit), self.adjective(unit.power)));
        }
        self.kind_fits(kind, unit)?;
        if self.policies.idle_coast == IdleCoast::Void && self.board.location(at).coast.is_some() && at != unit.at {
            return refused(say!("{} is not at {}.", self.the(unit), self.place_name(at)));
        }
        Ok(unit)
    }

    fn kind_fits(&self, kind: Option<UnitKind>, unit: &Unit) -> Result<(), Rejected> {
        if kind.is_none_or(|kind| kind == unit.kind) || self.policies.wrong_kind == WrongKind::Ignored {
            return Ok(());
        }
        if kind == Some(UnitKind::Wing) && !self.policies.wings {
            return refused(NO_WINGS);
        }
        refused(say!(
            "The unit in {} is {}: please write {}.",
            self.province_name(unit.at),
            article(unit.kind),
            self.unit_name(unit)
        ))
    }

    /// `The army in Budapest`
    fn the(&self, unit: &Unit) -> Sentence<'_> {
        say!("The {} in {}", unit.kind.word(), self.province_name(unit.at))
    }

    /// `A BUD`
    fn unit_name(&self, unit: &Unit) -> Arg<'static> {
        line(self.board.unit_name(unit))
    }

    /// The order that makes a unit hold: `A BUD H`.
    fn holding(&self, unit: &Unit) -> Arg<'static> {
        line(format!("{} H", self.board.unit_name(unit)))
    }

    fn adjective(&self, power: Power) -> Arg<'_> {
        term(&self.board.power_name(power).adjective)
    }

    /// `Budapest`
    fn province_name(&self, at: Location) -> Arg<'_> {
        place(&self.board.province(self.board.province_of(at)).name)
    }

    /// `BUD`, `STP/SC`
    fn place_name(&self, at: Location) -> Arg<'static> {
        place(self.board.place_name(at))
    }

    fn province(&self, at: Location) -> Province {
        self.board.province_of(at)
    }

    fn main(&self, at: Location) -> Location {
        self.board.main(self.board.province_of(at))
    }

    fn same_province(&self, a: Location, b: Location) -> bool {
        self.board.province_of(a) == self.board.province_of(b)
    }
}

const NO_WINGS: &str = "There are no wings in this game: a unit is an army (A) or a fleet (F).";

fn article(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Army => "an army",
        UnitKind::Fleet => "a fleet",
        UnitKind::Wing => "a wing",
    }
}

fn units(n_units: i64) -> Sentence<'static> {
    say!("{n_units unit|units}", n_units)
}
