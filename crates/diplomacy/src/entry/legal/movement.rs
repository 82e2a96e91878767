//! Orders in movement phases.
use super::{Checker, Rejected, refused};
use crate::board::{Location, Province, Terrain};
use crate::entry::grammar::join;
use crate::order::{Action, Route};
use crate::policy::{IdleCoast, OnlyCoast, OpenCoast, SupportCoast};
use crate::state::{Unit, UnitKind};

impl Checker<'_> {
    pub(super) fn movement(&self, unit: &Unit, action: Action) -> Result<(Action, Option<String>), Rejected> {
        match action {
            Action::Hold => Ok((action, None)),
            Action::Move { to, route } => self.moves(unit, to, route),
            Action::SupportHold { kind, unit: at } => self.support_hold(unit, kind, at),
            Action::SupportMove { kind, from, to } => self.support_move(unit, kind, from, to),
            Action::Convoy { kind, from, to } => self.convoy(unit, kind, from, to),
            Action::Transform { kind, at } => self.transform(unit, kind, at),
            Action::Proxy { to } => self.proxy(unit, to),
            Action::Maintain => refused("There is no such order in movement."),
            Action::Disband if self.policies.disband => Ok((action, None)),
            Action::Disband => refused(format!(
                "Units are disbanded in retreats and adjustments only; to stay, write \"{} H\".",
                self.board.unit_name(unit)
            )),
        }
    }

    pub(super) fn moves(&self, unit: &Unit, to: Location, route: Route) -> Result<(Action, Option<String>), Rejected> {
        if let Route::Rail(line) = route {
            return self.ride(unit, to, line);
        }
        if self.same_province(unit.at, to) {
            return refused(format!(
                "{} is there already; to stay, write \"{} H\".",
                self.the(unit),
                self.board.unit_name(unit)
            ));
        }
        if unit.kind == UnitKind::Fleet {
            return self.fleet_moves(unit, to, route);
        }
        if unit.kind == UnitKind::Wing && route != Route::Any {
            return refused("Only an army can go by convoy.");
        }
        let to = self.army_goal(to)?;
        let adjacent = self.board.steps(unit.kind, unit.at).contains(&to);
        let near = adjacent && self.could_pass(unit, self.province(to));
        if !near || route != Route::Any {
            self.is_carried(unit, to, &route, near)?;
        }
        Ok((Action::Move { to, route }, None))
    }

    /// The goal of an army or a wing: it has no coast.
    pub(super) fn army_goal(&self, to: Location) -> Result<Location, Rejected> {
        let province = self.board.province_of(to);
        let name = &self.board.province(province).name;
        if self.board.location(to).coast.is_some() && self.policies.idle_coast == IdleCoast::Void {
            return refused(format!("Only a fleet is on a coast; please write {name} only."));
        }
        Ok(self.board.main(province))
    }

    /// A fleet's goal, with its coast: a coast may be left out if it is the only one in reach.
    pub(super) fn fleet_goal(
        &self,
        unit: &Unit,
        to: Location,
        open: &[Location],
    ) -> Result<(Location, Option<String>), Rejected> {
        if open.contains(&to) {
            return Ok((to, None));
        }
        let province = self.board.province_of(to);
        let reached: Vec<_> = open.iter().copied().filter(|&at| self.board.province_of(at) == province).collect();
        let named = self.board.location(to).coast.is_some();
        let coasts: Vec<_> = reached.iter().map(|&at| self.board.place_name(at)).collect();
        match reached.as_slice() {
            [] => refused(self.cannot_get(unit, to)),
            [only] if named => refused(format!(
                "{} can't get to {} from there, only to {}.",
                self.the(unit),
                self.board.place_name(to),
                self.board.place_name(*only)
            )),
            [only] if self.policies.only_coast == OnlyCoast::Taken => Ok((*only, None)),
            [first, _, ..] if !named && self.policies.open_coast == OpenCoast::First => {
                let place = self.board.place_name(*first);
                Ok((*first, Some(format!("No coast was named, so it goes to {place}."))))
            }
            _ => refused(format!("Which coast? Please write {}.", join(&coasts, "or"))),
        }
    }

    pub(super) fn cannot_get(&self, unit: &Unit, to: Location) -> String {
        let goal = self.board.full_name(to);
        let terrain = self.board.province(self.board.province_of(to)).terrain;
        match (unit.kind, terrain) {
            (UnitKind::Army, Terrain::Sea) => return format!("{} can't go to sea.", self.the(unit)),
            (UnitKind::Fleet, Terrain::Inland) => return format!("{} can't go inland.", self.the(unit)),
            _ => {}
        }
        let steps = self.board.steps(unit.kind, unit.at).iter();
        let mut open: Vec<_> = steps.map(|&at| self.board.place_name(at)).collect();
        open.sort();
        let the = self.the(unit);
        match open.as_slice() {
            [] => format!("{the} can't get to {goal}, or anywhere else."),
            _ => format!("{the} can't get to {goal}; it can go to {}.", join(&open, "or")),
        }
    }

    /// The unit that is supported, if it is of the kind that the order says.
    pub(super) fn other_unit(
        &self,
        unit: &Unit,
        kind: Option<UnitKind>,
        at: Location,
        verb: &str,
    ) -> Result<&Unit, Rejected> {
        let Some(other) = self.state.unit_in(self.board, self.board.province_of(at)) else {
            return refused(format!("There is no unit in {} to {verb}.", self.province_name(at)));
        };
        if other.at == unit.at {
            return refused(format!(
                "A unit can't {verb} itself; to stay, write \"{} H\".",
                self.board.unit_name(unit)
            ));
        }
        if let Some(whose) = self.whose.filter(|&whose| whose != other.power) {
            let (is, not) = (self.adjective(other.power), self.adjective(whose));
            return refused(format!("{} is {is}, not {not}.", self.the(other)));
        }
        self.kind_fits(kind, other)?;
        Ok(other)
    }

    /// Returns whether it can go to some coast of that province, without a convoy.
    pub(super) fn reaches(&self, unit: &Unit, province: Province) -> bool {
        self.board.steps(unit.kind, unit.at).iter().any(|&at| self.board.province_of(at) == province)
    }

    pub(super) fn support_hold(
        &self,
        unit: &Unit,
        kind: Option<UnitKind>,
        at: Location,
    ) -> Result<(Action, Option<String>), Rejected> {
        let other = self.other_unit(unit, kind, at, "support")?;
        self.no_high_sea([at; 2])?;
        if !self.reaches(unit, self.board.province_of(at)) {
            return refused(format!(
                "{}, so it can't support there.",
                self.cannot_get(unit, self.main(at)).trim_end_matches('.')
            ));
        }
        self.can_support(unit, self.board.province_of(at))?;
        let warning = self.canal_warning(unit, at);
        Ok((Action::SupportHold { kind: Some(other.kind), unit: other.at }, warning))
    }

    pub(super) fn support_move(
        &self,
        unit: &Unit,
        kind: Option<UnitKind>,
        from: Location,
        to: Location,
    ) -> Result<(Action, Option<String>), Rejected> {
        let other = self.other_unit(unit, kind, from, "support")?;
        let goal = self.board.province_of(to);
        self.no_high_sea([from, to])?;
        if self.same_province(unit.at, to) {
            return refused(format!("A unit can't support an attack on its own place, {}.", self.province_name(to)));
        }
        if self.same_province(from, to) {
            return refused(format!(
                "That is not a move; to support it to hold, write \"{} S {}\".",
                self.board.unit_name(unit),
                self.board.unit_name(other)
            ));
        }
        if !self.reaches(unit, goal) {
            return refused(format!(
                "{}, so it can't support there.",
                self.cannot_get(unit, self.main(to)).trim_end_matches('.')
            ));
        }
        self.can_support(unit, goal)?;
        let warning = self.canal_warning(unit, to);
        let named = self.board.location(to).coast.is_some();
        let steps = match other.kind {
            UnitKind::Fleet if named => self.board.steps(other.kind, other.at).contains(&to),
            _ => self.reaches(other, goal),
        };
        let alone = steps && self.could_pass(other, goal);
        // A unit that carries another cannot also support it.
        let carried = || self.carriers(other.kind).lead(self.province(from), goal, Some(self.province(unit.at)));
        if !alone && !carried() && !self.rides(other, to) {
            return refused(format!(
                "{} can't get to {}, so it can't be supported there.",
                self.the(other),
                if other.kind == UnitKind::Fleet {
                    self.board.full_name(to)
                } else {
                    self.province_name(to).to_owned()
                }
            ));
        }
        let to = match other.kind {
            UnitKind::Army | UnitKind::Wing => self.army_goal(to)?,
            UnitKind::Fleet => {
                let split = !self.board.province(goal).coasts.is_empty();
                if split && !named && self.policies.support_coast == SupportCoast::Required {
                    return refused(format!("Which coast of {} does it go to?", self.province_name(to)));
                }
                to
            }
        };
        Ok((Action::SupportMove { kind: Some(other.kind), from: other.at, to }, warning))
    }
}
