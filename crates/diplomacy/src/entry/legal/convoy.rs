//! Moves by convoy, by air and over land, and the orders of the carriers.
use super::{Checker, Rejected, article, refused};
use crate::board::{Location, Province, Terrain};
use crate::order::{Action, Route};
use crate::policy::BrokenVia;
use crate::special_moves::carriers::{Carriers, carries};
use crate::state::{Unit, UnitKind};
use chancery_text::say;
use chancery_text::sentence::{Note, or, place};

impl Checker<'_> {
    pub(super) fn carriers(&self, kind: UnitKind) -> Carriers<'_> {
        Carriers::of(self.board, self.policies, self.state, kind)
    }

    /// Judges a fleet's move. A fleet sails, and armies can carry it if the rules allow that.
    pub(super) fn fleet_moves(
        &self,
        unit: &Unit,
        to: Location,
        route: Route,
    ) -> Result<(Action, Option<Note>), Rejected> {
        if !self.policies.portage && route != Route::Any {
            return refused("Only an army can go by convoy.");
        }
        let sails = self.fleet_goal(unit, to, self.board.steps(unit.kind, unit.at)).and_then(|(to, warning)| {
            self.can_pass(unit, self.province(to))?;
            Ok((to, warning.or_else(|| self.canal_warning(unit, to))))
        });
        let carried = || self.carriers(unit.kind).lead(self.province(unit.at), self.province(to), None);
        if !self.policies.portage || (route == Route::Any && (sails.is_ok() || !carried())) {
            return sails.map(|(to, warning)| (Action::Move { to, route }, warning));
        }
        let near = sails.is_ok();
        let (to, warning) = sails.unwrap_or((to, None));
        let coasts = self.board.fleet_places(self.province(to));
        if !coasts.is_empty()
            && !coasts.contains(&to)
            && self.board.province(self.province(to)).terrain == Terrain::Coast
        {
            let coasts = coasts.into_iter().map(|at| self.place_name(at));
            return refused(say!("Which coast? Please write {}.", or(coasts)));
        }
        self.is_carried(unit, to, &route, near)?;
        Ok((Action::Move { to, route }, warning))
    }

    /// Checks that carriers could take this unit to its destination. `near` says that it could also get there alone.
    pub(super) fn is_carried(&self, unit: &Unit, to: Location, route: &Route, near: bool) -> Result<(), Rejected> {
        let goal = self.province(to);
        if let Route::Through(places) = route {
            return self.written_route(unit, places, goal);
        }
        if self.carriers(unit.kind).lead(self.province(unit.at), goal, None) {
            return Ok(());
        }
        if !near {
            self.can_pass(unit, goal)?;
            return refused(say!("{}.", self.cannot_get(unit, to)));
        }
        if self.policies.broken_via == BrokenVia::Fails {
            let (carriers, way) = if unit.kind == UnitKind::Fleet { ("armies", "sea") } else { ("fleets", "land") };
            return refused(say!(
                "No {carriers} can carry the {} in {} there; without \"via\" it goes by {way}.",
                carriers,
                unit.kind.word(),
                self.province_name(unit.at),
                way
            ));
        }
        Ok(())
    }

    fn written_route(&self, unit: &Unit, places: &[Province], goal: Province) -> Result<(), Rejected> {
        let carriers = self.carriers(unit.kind);
        let kind = unit.kind.word();
        let mut last: Option<&Unit> = None;
        for &at in places {
            let name = place(&self.board.province(at).name);
            let Some(carrier) = carriers.unit_in(at).filter(|_| at != goal) else {
                let water = carries(self.board, self.policies, UnitKind::Fleet, at).is_some();
                return refused(match unit.kind {
                    UnitKind::Army if water => say!("There is no fleet in {name} to convoy the army.", name),
                    UnitKind::Army if self.policies.airlifts => {
                        say!("There is no wing in {name} to carry the army.", name)
                    }
                    UnitKind::Army => say!("{name} is not a sea, so no convoy goes through it.", name),
                    _ => say!("There is no army in {name} to carry the {kind}.", name, kind),
                });
            };
            let joined = match last {
                None => carriers.takes_up(carrier, self.province(unit.at)),
                Some(last) => carriers.hands_on(last, carrier),
            };
            if !joined {
                let before = last.map_or(unit.at, |last| last.at);
                return refused(say!("{} does not touch {name}.", self.province_name(before), name));
            }
            last = Some(carrier);
        }
        let Some(last) = last else { return refused("The route goes through no place.") };
        if carriers.sets_down(last, goal) && carriers.lands(goal) && carriers.lands(self.province(unit.at)) {
            return Ok(());
        }
        let (last, goal) = (self.province_name(last.at), place(&self.board.province(goal).name));
        refused(say!("No {kind} can land in {goal} from {last}.", kind, goal, last))
    }

    /// Checks that, where convoys are strict, only wings carry from or to a place without a coast. The judge refuses
    /// any other such order, even in a game that accepts impossible orders.
    pub(super) fn strict_convoy(&self, unit: &Unit, action: &Action) -> Result<(), Rejected> {
        let Action::Convoy { from, to, .. } = action else { return Ok(()) };
        let dry = |&at: &Location| self.board.province(self.province(at)).terrain == Terrain::Inland;
        let by_air = unit.kind == UnitKind::Wing;
        match [*from, *to].iter().find(|at| dry(at)).filter(|_| self.policies.strict_convoy && !by_air) {
            Some(at) if at == from => {
                refused(say!("{} has no coast, so nothing can be convoyed from there.", self.province_name(*at)))
            }
            Some(at) => refused(say!("{} has no coast, so nothing can be convoyed to it.", self.province_name(*at))),
            None => Ok(()),
        }
    }

    pub(super) fn convoy(
        &self,
        unit: &Unit,
        kind: UnitKind,
        from: Location,
        to: Location,
    ) -> Result<(Action, Option<Note>), Rejected> {
        let Some(able) = carries(self.board, self.policies, unit.kind, self.province(unit.at)) else {
            return match unit.kind {
                UnitKind::Wing => refused(say!("{} can't carry anything in this game.", self.the(unit))),
                _ => refused(say!("{} is not at sea, so it can't convoy.", self.the(unit))),
            };
        };
        self.is_free(unit)?;
        if able == UnitKind::Army && kind != UnitKind::Army {
            return refused("Only an army can be convoyed.");
        }
        let carried = self.other_unit(unit, None, from, "convoy")?;
        let name = carried.kind.word();
        if carried.kind != able {
            let only = match able {
                UnitKind::Fleet => "an army carries only a fleet",
                _ => "only an army can be convoyed",
            };
            return refused(say!(
                "The unit in {} is {}; {only}.",
                self.province_name(carried.at),
                article(carried.kind),
                only
            ));
        }
        let (home, goal) = (self.province(from), self.province(to));
        let goal_name = self.province_name(to);
        if home == goal {
            return refused(match carried.kind {
                UnitKind::Army => "An army can't be convoyed to where it is.",
                UnitKind::Fleet => "A fleet can't be convoyed to where it is.",
                UnitKind::Wing => "A wing can't be convoyed to where it is.",
            });
        }
        self.no_ice(carried, goal)?;
        let carriers = self.carriers(carried.kind);
        // Only wings bring an army inland.
        let lands =
            carriers.lands(goal) && (self.policies.airlifts || self.board.province(goal).terrain == Terrain::Coast);
        if !lands {
            return refused(say!("No {name} can land in {goal_name}.", name, goal_name));
        }
        let to = match carried.kind {
            UnitKind::Fleet => to,
            _ => self.army_goal(to)?,
        };
        let action = Action::Convoy { kind: carried.kind, from: carried.at, to };
        if self.tables.legal(self.board, self.policies, self.state, unit, &action).is_err() {
            return refused(say!(
                "{} can't help carry the {name} from {} to {goal_name}.",
                self.the(unit),
                name,
                self.province_name(from),
                goal_name
            ));
        }
        Ok((action, None))
    }
}
