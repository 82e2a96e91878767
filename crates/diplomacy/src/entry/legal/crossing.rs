//! Orders that cross borders and waters with special rules.
use super::{Checker, Judged, Rejected, refused};
use crate::board::{Location, Province};
use crate::order::Order;
use crate::special_moves::canal;
use crate::special_moves::passage::{Barrier, Gates};
use crate::state::PhaseKind;
use crate::state::Unit;
use crate::void::Void;
use chancery_text::say;
use chancery_text::sentence::{Note, place, term};

impl Checker<'_> {
    /// Checks that a unit may go to an adjacent province.
    pub(super) fn can_pass(&self, unit: &Unit, to: Province) -> Result<(), Rejected> {
        self.gates().pass(unit, to).or_else(|barrier| self.barred(unit, barrier))
    }

    /// Checks that a unit may support one that goes to, or stays in, an adjacent province.
    pub(super) fn can_support(&self, unit: &Unit, to: Province) -> Result<(), Rejected> {
        self.gates().support(unit, to).or_else(|barrier| self.barred(unit, barrier))
    }

    /// Checks that the place of a unit and its goal, which it reaches by convoy or rail, are free of ice.
    pub(super) fn no_ice(&self, unit: &Unit, to: Province) -> Result<(), Rejected> {
        match self.gates().pass(unit, to) {
            Err(barrier @ Barrier::Ice(..)) => self.barred(unit, barrier),
            _ => Ok(()),
        }
    }

    /// Checks that a unit can act in its current place.
    pub(super) fn is_free(&self, unit: &Unit) -> Result<(), Rejected> {
        self.gates().free(unit).or_else(|barrier| self.barred(unit, barrier))
    }

    /// Returns whether the supported unit can go there, as far as borders are concerned.
    pub(super) fn could_pass(&self, unit: &Unit, to: Province) -> bool {
        self.gates().pass(unit, to).is_ok()
    }

    /// Checks that neither place is a high sea, as units cannot be supported there.
    pub(super) fn no_high_sea(&self, places: [Location; 2]) -> Result<(), Rejected> {
        match places.iter().find(|&&at| self.board.province(self.board.province_of(at)).high_sea) {
            Some(&at) => refused(say!(
                "{} is open sea with room for all: no unit is supported there, or on its way in or out.",
                self.province_name(at)
            )),
            None => Ok(()),
        }
    }

    /// Returns a warning about a fleet that passes a canal. (The review of all orders says whether its own power opens
    /// it.)
    pub(super) fn canal_warning(&self, unit: &Unit, to: Location) -> Option<Note> {
        let between = |to| canal::between(self.board, self.policies, self.board.province_of(unit.at), to);
        let keeper = canal::keeper(self.board, &self.state.units, between(self.board.province_of(to))?);
        (keeper != Some(self.sender))
            .then(|| canal::warning(self.board, self.policies, &self.state.units, unit, to, &[], false))
            .flatten()
    }

    /// An order that opens a canal.
    pub(super) fn permit(&self, gateway: usize, from: Location, to: Location) -> Judged {
        let Some(canal) = self.board.gateways.get(gateway) else { return refused("There is no such canal.") };
        let name = term(&canal.name);
        if self.state.phase.kind != PhaseKind::Movement {
            return refused(say!("The {name} is opened in movement only.", name));
        }
        if !self.policies.gateways {
            return refused(say!("In this game the {name} is open to all.", name));
        }
        let units = &self.state.units;
        match canal::check(self.board, self.policies, units, self.sender, gateway, (from, to)) {
            Ok((from, to)) => Ok((Order::Permit { gateway, from, to }, None)),
            Err(Void::NotKeeper) => refused(say!(
                "Only the power whose unit is in {} can open the {name}.",
                place(&self.board.province(canal.keeper).name),
                name
            )),
            Err(Void::NoUnit) => refused(say!("There is no fleet in {} to let through.", self.province_name(from))),
            Err(_) => refused(say!(
                "The {name} does not lead from {} to {}.",
                name,
                self.province_name(from),
                self.province_name(to)
            )),
        }
    }

    fn gates(&self) -> Gates<'_> {
        Gates::of(self.board, self.policies, self.state)
    }

    fn barred<T>(&self, unit: &Unit, barrier: Barrier) -> Result<T, Rejected> {
        refused(match barrier {
            Barrier::Ice(at, _) if at == self.board.province_of(unit.at) => say!(
                "{}: the {} in {} can only wait (\"{}\").",
                barrier.sentence(self.board),
                unit.kind.word(),
                self.province_name(unit.at),
                self.holding(unit)
            ),
            _ => say!("{}.", barrier.sentence(self.board)),
        })
    }
}
