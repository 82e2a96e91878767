//! Special orders: railways, transformations, proxies.
use super::{Checker, Judged, NO_WINGS, Rejected, article, refused};
use crate::board::Location;
use crate::entry::grammar::join;
use crate::order::{Action, Route};
use crate::policy::TransformWhere;
use crate::special_moves::{rail, transform};
use crate::state::PhaseKind;
use crate::state::{Unit, UnitKind};
use crate::void::Void;
use chancery_rules::Power;

impl Checker<'_> {
    /// `A MOS - TSR - IRK`
    pub(super) fn ride(&self, unit: &Unit, to: Location, line: usize) -> Result<(Action, Option<String>), Rejected> {
        let Some(railway) = self.board.railways.get(line).filter(|_| self.policies.railways) else {
            return refused("Nobody travels by rail in this game.");
        };
        let (the, name) = (self.the(unit), &railway.name);
        let stations: Vec<_> = railway.line.iter().map(|&at| self.board.province(at).abbreviation.clone()).collect();
        let stations = join(&stations, "and");
        if unit.kind != UnitKind::Army {
            return refused("Only an army can go by rail.");
        }
        if !railway.powers.contains(&unit.power) {
            let powers: Vec<_> =
                railway.powers.iter().map(|&power| self.board.power_name(power).name.clone()).collect();
            return refused(format!("Only {} may use the {name}.", join(&powers, "and")));
        }
        for at in [unit.at, to] {
            if !railway.line.contains(&self.board.province_of(at)) {
                let place = self.province_name(at);
                return refused(format!("{place} is not on the {name}, which goes by {stations}."));
            }
        }
        if self.same_province(unit.at, to) {
            return refused(format!("{the} is there already; to stay, write \"{} H\".", self.board.unit_name(unit)));
        }
        self.no_ice(unit, self.province(to))?;
        Ok((Action::Move { to: self.army_goal(to)?, route: Route::Rail(line) }, None))
    }

    /// `A KIE transforms to F`
    pub(super) fn transform(
        &self,
        unit: &Unit,
        kind: UnitKind,
        at: Location,
    ) -> Result<(Action, Option<String>), Rejected> {
        let province = self.board.province_of(unit.at);
        let why = match transform::place(self.board, self.policies, self.state, unit, kind, at) {
            Ok(at) => return Ok((Action::Transform { kind, at }, None)),
            Err(why) => why,
        };
        let (the, name) = (self.the(unit), &self.board.province(province).name);
        refused(match why {
            Void::WrongPhase if transform::in_phase(self.policies, PhaseKind::Movement) => {
                "In this game units are transformed in movement, not now.".to_owned()
            }
            Void::WrongPhase if transform::in_phase(self.policies, PhaseKind::Adjustment) => {
                "In this game units are transformed in adjustments, not now.".to_owned()
            }
            Void::WrongPhase => "Units are not transformed in this game.".to_owned(),
            Void::NoWings => NO_WINGS.to_owned(),
            Void::TransformElsewhere => format!("{the} can be transformed only where it stands."),
            Void::NoTransformHere => {
                let adjective = self.adjective(unit.power);
                let place = match self.policies.transform_where {
                    TransformWhere::Home => format!("in {adjective} home centres"),
                    TransformWhere::One => {
                        format!("in {adjective} centres, and only while one of them is a home centre")
                    }
                    TransformWhere::Any => format!("in {adjective} centres"),
                    TransformWhere::Anywhere => "on land".to_owned(),
                };
                format!("{the} can't be transformed there, but only {place}.")
            }
            Void::WrongTerrain => format!("{name} has no coast, so no fleet can be there."),
            Void::NoCoastGiven => {
                let places = self.board.fleet_places(province).into_iter();
                let places: Vec<_> = places.map(|at| format!("F {}", self.board.place_name(at))).collect();
                format!("On which coast? Please write {}.", join(&places, "or"))
            }
            Void::SameKind => format!("{the} is {} already.", article(kind)),
            why => format!("{why}."),
        })
    }

    /// `A MUN proxy to Austria`
    pub(super) fn proxy(&self, unit: &Unit, to: Power) -> Result<(Action, Option<String>), Rejected> {
        if !self.policies.proxy {
            return refused("There are no proxies in this game.");
        }
        if unit.power != self.sender {
            let owner = &self.board.power_name(unit.power).name;
            return refused(format!("Only {owner} can give a proxy for {}.", self.board.unit_name(unit)));
        }
        if to == unit.power {
            return refused(format!("{} is already {}; please order it directly.", self.the(unit), self.adjective(to)));
        }
        Ok((Action::Proxy { to }, None))
    }

    /// Adds what a power is told that orders another power's unit.
    pub(super) fn as_proxy(&self, unit: &Unit, judged: Judged) -> Judged {
        let (order, warning) = judged?;
        if unit.power == self.sender {
            return Ok((order, warning));
        }
        let owner = &self.board.power_name(unit.power).name;
        let counts = format!("It counts only if {owner} gives you the proxy for {}.", self.board.unit_name(unit));
        Ok((order, Some(warning.map_or(counts.clone(), |warning| format!("{warning} {counts}")))))
    }

    /// Checks that a railway can take that unit there.
    pub(super) fn rides(&self, unit: &Unit, to: Location) -> bool {
        let goal = self.board.province_of(to);
        rail::rides(self.board, self.policies, unit).iter().any(|&(_, at)| at == goal)
    }
}
