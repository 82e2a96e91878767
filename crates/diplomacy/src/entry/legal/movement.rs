//! Orders in movement phases.
use super::{Checker, Rejected, refused};
use crate::board::{Location, Province, Terrain};
use crate::order::{Action, Route};
use crate::policy::{IdleCoast, OnlyCoast, OpenCoast, SupportCoast};
use crate::state::{Unit, UnitKind};
use chancery_text::say;
use chancery_text::sentence::{Note, Sentence, line, or, place};

impl Checker<'_> {
    pub(super) fn movement(&self, unit: &Unit, action: Action) -> Result<(Action, Option<Note>), Rejected> {
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
            Action::Disband => refused(say!(
                "Units are disbanded in retreats and adjustments only; to stay, write \"{}\".",
                self.holding(unit)
            )),
        }
    }

    pub(super) fn moves(&self, unit: &Unit, to: Location, route: Route) -> Result<(Action, Option<Note>), Rejected> {
        if let Route::Rail(line) = route {
            return self.ride(unit, to, line);
        }
        if self.same_province(unit.at, to) {
            return refused(say!("{} is there already; to stay, write \"{}\".", self.the(unit), self.holding(unit)));
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

    /// The goal of an army or a wing, which has no coast.
    pub(super) fn army_goal(&self, to: Location) -> Result<Location, Rejected> {
        if self.board.location(to).coast.is_some() && self.policies.idle_coast == IdleCoast::Void {
            return refused(say!("Only a fleet is on a coast; please write {} only.", self.province_name(to)));
        }
        Ok(self.main(to))
    }

    /// A fleet's goal, with its coast. The order may leave out the coast if only one is in reach.
    pub(super) fn fleet_goal(
        &self,
        unit: &Unit,
        to: Location,
        open: &[Location],
    ) -> Result<(Location, Option<Note>), Rejected> {
        if open.contains(&to) {
            return Ok((to, None));
        }
        let province = self.board.province_of(to);
        let reached: Vec<_> = open.iter().copied().filter(|&at| self.board.province_of(at) == province).collect();
        let named = self.board.location(to).coast.is_some();
        match reached.as_slice() {
            [] => refused(say!("{}.", self.cannot_get(unit, to))),
            [only] if named => refused(say!(
                "{} can't get to {} from there, only to {}.",
                self.the(unit),
                self.place_name(to),
                self.place_name(*only)
            )),
            [only] if self.policies.only_coast == OnlyCoast::Taken => Ok((*only, None)),
            [first, _, ..] if !named && self.policies.open_coast == OpenCoast::First => {
                let warning = say!("No coast was named, so it goes to {}.", self.place_name(*first));
                Ok((*first, Some(Note::of(warning))))
            }
            _ => {
                let coasts = reached.into_iter().map(|at| self.place_name(at));
                refused(say!("Which coast? Please write {}.", or(coasts)))
            }
        }
    }

    /// A sentence without its full stop.
    pub(super) fn cannot_get(&self, unit: &Unit, to: Location) -> Sentence<'_> {
        let the = self.the(unit);
        let terrain = self.board.province(self.board.province_of(to)).terrain;
        match (unit.kind, terrain) {
            (UnitKind::Army, Terrain::Sea) => return say!("{the} can't go to sea", the),
            (UnitKind::Fleet, Terrain::Inland) => return say!("{the} can't go inland", the),
            _ => {}
        }
        let goal = place(self.board.full_name(to));
        let steps = self.board.steps(unit.kind, unit.at).iter();
        let mut open: Vec<_> = steps.map(|&at| self.board.place_name(at)).collect();
        open.sort();
        match open.as_slice() {
            [] => say!("{the} can't get to {goal}, or anywhere else", the, goal),
            _ => say!("{the} can't get to {goal}; it can go to {}", the, goal, or(open.into_iter().map(place))),
        }
    }

    /// The supported unit, if it is of the kind that the order says.
    pub(super) fn other_unit(
        &self,
        unit: &Unit,
        kind: Option<UnitKind>,
        at: Location,
        verb: &'static str,
    ) -> Result<&Unit, Rejected> {
        let Some(other) = self.state.unit_in(self.board, self.board.province_of(at)) else {
            return refused(say!("There is no unit in {} to {verb}.", self.province_name(at), verb));
        };
        if other.at == unit.at {
            return refused(say!("A unit can't {verb} itself; to stay, write \"{}\".", verb, self.holding(unit)));
        }
        if let Some(whose) = self.whose.filter(|&whose| whose != other.power) {
            let (is, not) = (self.adjective(other.power), self.adjective(whose));
            return refused(say!("{} is {is}, not {not}.", self.the(other), is, not));
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
    ) -> Result<(Action, Option<Note>), Rejected> {
        let other = self.other_unit(unit, kind, at, "support")?;
        self.no_high_sea([at; 2])?;
        if !self.reaches(unit, self.board.province_of(at)) {
            return refused(say!("{}, so it can't support there.", self.cannot_get(unit, self.main(at))));
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
    ) -> Result<(Action, Option<Note>), Rejected> {
        let other = self.other_unit(unit, kind, from, "support")?;
        let goal = self.board.province_of(to);
        self.no_high_sea([from, to])?;
        if self.same_province(unit.at, to) {
            return refused(say!("A unit can't support an attack on its own place, {}.", self.province_name(to)));
        }
        if self.same_province(from, to) {
            let support = format!("{} S {}", self.board.unit_name(unit), self.board.unit_name(other));
            return refused(say!("That is not a move; to support it to hold, write \"{}\".", line(support)));
        }
        if !self.reaches(unit, goal) {
            return refused(say!("{}, so it can't support there.", self.cannot_get(unit, self.main(to))));
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
            return refused(say!(
                "{} can't get to {}, so it can't be supported there.",
                self.the(other),
                if other.kind == UnitKind::Fleet { place(self.board.full_name(to)) } else { self.province_name(to) }
            ));
        }
        let to = match other.kind {
            UnitKind::Army | UnitKind::Wing => self.army_goal(to)?,
            UnitKind::Fleet => {
                let split = !self.board.province(goal).coasts.is_empty();
                if split && !named && self.policies.support_coast == SupportCoast::Required {
                    return refused(say!("Which coast of {} does it go to?", self.province_name(to)));
                }
                to
            }
        };
        Ok((Action::SupportMove { kind: Some(other.kind), from: other.at, to }, warning))
    }
}
