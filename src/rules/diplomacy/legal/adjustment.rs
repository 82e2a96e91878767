//! Orders in retreats and adjustments.
use super::{Judge, NO_WINGS, Rejected, refused, units};
use crate::rules::PhaseKind;
use crate::rules::diplomacy::accounts::{balance, build_sites};
use crate::rules::diplomacy::board::{Location, Terrain};
use crate::rules::diplomacy::grammar::join;
use crate::rules::diplomacy::order::{Action, Order, Route};
use crate::rules::diplomacy::policy::BuildCoast;
use crate::rules::diplomacy::state::{Unit, UnitKind};

impl Judge<'_> {
    pub(super) fn retreat(
        &self,
        kind: Option<UnitKind>,
        at: Location,
        action: Action,
    ) -> Result<(&Unit, (Action, Option<String>)), Rejected> {
        let found = self.state.dislodged.iter().find(|dislodged| self.same_province(dislodged.unit.at, at));
        let Some(dislodged) = found.filter(|dislodged| dislodged.unit.power == self.sender) else {
            let own = self.state.dislodged.iter().filter(|dislodged| dislodged.unit.power == self.sender);
            let own: Vec<_> = own.map(|dislodged| self.board.unit_name(&dislodged.unit)).collect();
            let name = self.province_name(at);
            return match own.as_slice() {
                [] => refused("You have no unit that must retreat; there is nothing to order now."),
                _ => refused(format!("You have no dislodged unit in {name}; to order are {}.", join(&own, "and"))),
            };
        };
        let unit = &dislodged.unit;
        self.kind_fits(kind, unit)?;
        let name = self.board.unit_name(unit);
        let mut open: Vec<_> = dislodged.retreats.iter().map(|&at| self.board.place_name(at)).collect();
        open.sort();
        let choice = if open.is_empty() { String::new() } else { format!("\"{name} - {}\", or ", join(&open, "or")) };
        let choice = format!("please write {choice}\"{name} D\" to disband it");
        match action {
            Action::Disband => Ok((unit, (action, None))),
            Action::Move { to, .. } => {
                let to = if unit.kind == UnitKind::Fleet { to } else { self.army_goal(to)? };
                let province = self.board.province_of(to);
                if !dislodged.retreats.iter().any(|&at| self.board.province_of(at) == province) {
                    let goal = self.province_name(to);
                    return refused(format!("{} can't retreat to {goal}; {choice}.", self.the(unit)));
                }
                let (to, warning) = self.fleet_goal(unit, to, &dislodged.retreats)?;
                Ok((unit, (Action::Move { to, route: Route::Any }, warning)))
            }
            _ => refused(format!("{} has lost its place: {choice}.", self.the(unit))),
        }
    }

    /// Builds owed (or, below zero, removals).
    pub(super) fn balance(&self) -> i64 {
        balance(self.board, self.policies, self.state, self.sender)
    }

    pub(super) fn removal(&self, kind: Option<UnitKind>, at: Location) -> Result<&Unit, Rejected> {
        let unit = self.own_unit(kind, at)?;
        match self.balance() {
            ..0 => Ok(unit),
            0 => refused("You have as many units as supply centres: nothing is to be built or removed."),
            n_builds => refused(format!("You have no unit to remove, but {} to build.", units(n_builds))),
        }
    }

    pub(super) fn owes_builds(&self) -> Result<i64, Rejected> {
        if self.state.phase.kind != PhaseKind::Adjustment {
            return refused("Units are built in the adjustments of winter only.");
        }
        match self.balance() {
            0 => refused("You have as many units as supply centres: nothing is to be built or removed."),
            n_builds @ 1.. => Ok(n_builds),
            n_removals => refused(format!("You can't build; you have {} to remove.", units(-n_removals))),
        }
    }

    pub(super) fn waive(&self, n_builds: u32) -> Result<Order, Rejected> {
        let owed = self.owes_builds()?;
        if i64::from(n_builds) > owed {
            return refused(format!("You have only {} to build.", units(owed)));
        }
        Ok(Order::Waive(n_builds))
    }

    pub(super) fn build(&self, kind: UnitKind, at: Location) -> Result<Order, Rejected> {
        if kind == UnitKind::Wing && !self.policies.wings {
            return refused(NO_WINGS);
        }
        self.owes_builds()?;
        let province = self.board.province_of(at);
        let data = self.board.province(province);
        let sites = build_sites(self.board, self.policies, self.state, self.sender);
        if !sites.contains(&province) {
            let open: Vec<_> = sites.iter().map(|&at| self.board.province(at).abbreviation.clone()).collect();
            let reason = if data.home != Some(self.sender) {
                format!("{} is not a home centre of yours", data.name)
            } else if self.state.owners.get(usize::from(province.0)).copied().flatten() != Some(self.sender) {
                format!("{} is lost to you", data.name)
            } else {
                format!("{} is occupied", data.name)
            };
            return match open.as_slice() {
                [] => refused(format!("{reason}, and you can build nowhere else; please waive.")),
                _ => refused(format!("{reason}; you can build in {}.", join(&open, "and"))),
            };
        }
        if kind != UnitKind::Fleet {
            return Ok(Order::Build { kind, at: self.army_goal(at)? });
        }
        if data.terrain == Terrain::Inland {
            let units = if self.policies.wings { "an army or a wing" } else { "an army" };
            return refused(format!("{} is inland, so only {units} can be built there.", data.name));
        }
        let places = self.board.fleet_places(province);
        match places.as_slice() {
            [only] => Ok(Order::Build { kind, at: *only }),
            _ if places.contains(&at) => Ok(Order::Build { kind, at }),
            [first, ..] if self.policies.build_coast == BuildCoast::First => Ok(Order::Build { kind, at: *first }),
            _ => {
                let places: Vec<_> = places.iter().map(|&at| self.board.place_name(at)).collect();
                refused(format!("On which coast? Please write {}.", join(&places, "or")))
            }
        }
    }
}
