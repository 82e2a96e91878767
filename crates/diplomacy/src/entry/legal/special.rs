//! Special orders: railways, transformations, proxies.
use super::{Checker, Judged, NO_WINGS, Rejected, article, refused};
use crate::board::Location;
use crate::order::{Action, Route};
use crate::policy::TransformWhere;
use crate::special_moves::{rail, transform};
use crate::state::PhaseKind;
use crate::state::{Unit, UnitKind};
use crate::void::Void;
use chancery_rules::Power;
use chancery_text::say;
use chancery_text::sentence::{Note, Sentence, and, line, or, place, term};

impl Checker<'_> {
    /// `A MOS - TSR - IRK`
    pub(super) fn ride(&self, unit: &Unit, to: Location, railway: usize) -> Result<(Action, Option<Note>), Rejected> {
        let Some(line) = self.board.railways.get(railway).filter(|_| self.policies.railways) else {
            return refused("This game has no travel by rail.");
        };
        let name = term(&line.name);
        if unit.kind != UnitKind::Army {
            return refused("Only an army can go by rail.");
        }
        if !line.powers.contains(&unit.power) {
            let powers = line.powers.iter().map(|&power| self.board.power_name(power));
            return refused(say!("Only {} may use the {name}.", and(powers), name));
        }
        for at in [unit.at, to] {
            if !line.line.contains(&self.board.province_of(at)) {
                let stations = line.line.iter().map(|&at| place(&self.board.province(at).abbreviation));
                return refused(say!(
                    "{} is not on the {name}, which goes by {}.",
                    self.province_name(at),
                    name,
                    and(stations)
                ));
            }
        }
        if self.same_province(unit.at, to) {
            return refused(say!("{} is there already; to stay, write \"{}\".", self.the(unit), self.holding(unit)));
        }
        self.no_ice(unit, self.province(to))?;
        Ok((Action::Move { to: self.army_goal(to)?, route: Route::Rail(railway) }, None))
    }

    /// `A KIE transforms to F`
    pub(super) fn transform(
        &self,
        unit: &Unit,
        kind: UnitKind,
        at: Location,
    ) -> Result<(Action, Option<Note>), Rejected> {
        let why = match transform::place(self.board, self.policies, self.state, unit, kind, at) {
            Ok(at) => return Ok((Action::Transform { kind, at }, None)),
            Err(why) => why,
        };
        let the = self.the(unit);
        refused(match why {
            Void::WrongPhase if transform::in_phase(self.policies, PhaseKind::Movement) => {
                say!("In this game units are transformed in movement, not now.")
            }
            Void::WrongPhase if transform::in_phase(self.policies, PhaseKind::Adjustment) => {
                say!("In this game units are transformed in adjustments, not now.")
            }
            Void::WrongPhase => say!("Units are not transformed in this game."),
            Void::NoWings => say!("{}", NO_WINGS),
            Void::TransformElsewhere => say!("{the} can be transformed only where it stands.", the),
            Void::NoTransformHere => {
                let adjective = self.adjective(unit.power);
                let place: Sentence = match self.policies.transform_where {
                    TransformWhere::Home => say!("in {adjective} home centres", adjective),
                    TransformWhere::One => {
                        say!("in {adjective} centres, and only while one of them is a home centre", adjective)
                    }
                    TransformWhere::Any => say!("in {adjective} centres", adjective),
                    TransformWhere::Anywhere => say!("on land"),
                };
                say!("{the} can't be transformed there, but only {place}.", the, place)
            }
            Void::WrongTerrain => say!("{} has no coast, so no fleet can be there.", self.province_name(unit.at)),
            Void::NoCoastGiven => {
                let places = self.board.fleet_places(self.province(unit.at)).into_iter();
                let places = places.map(|at| line(format!("F {}", self.board.place_name(at))));
                say!("On which coast? Please write {}.", or(places))
            }
            Void::SameKind => say!("{the} is {} already.", the, article(kind)),
            why => say!("{}.", why.words()),
        })
    }

    /// `A MUN proxy to Austria`
    pub(super) fn proxy(&self, unit: &Unit, to: Power) -> Result<(Action, Option<Note>), Rejected> {
        if !self.policies.proxy {
            return refused("There are no proxies in this game.");
        }
        if unit.power != self.sender {
            let owner = self.board.power_name(unit.power);
            return refused(say!("Only {owner} can give a proxy for {}.", owner, self.unit_name(unit)));
        }
        if to == unit.power {
            return refused(say!("{} is already {}; please order it directly.", self.the(unit), self.adjective(to)));
        }
        Ok((Action::Proxy { to }, None))
    }

    /// Adds the warning for an order to another power's unit.
    pub(super) fn as_proxy(&self, unit: &Unit, judged: Judged) -> Judged {
        let (order, warning) = judged?;
        if unit.power == self.sender {
            return Ok((order, warning));
        }
        let owner = self.board.power_name(unit.power);
        let counts = say!("It counts only if {owner} gives you the proxy for {}.", owner, self.unit_name(unit));
        let warning = match warning {
            Some(warning) => say!("{} {}", warning, counts),
            None => counts,
        };
        Ok((order, Some(Note::of(warning))))
    }

    /// Checks that a railway can take that unit there.
    pub(super) fn rides(&self, unit: &Unit, to: Location) -> bool {
        let goal = self.board.province_of(to);
        rail::rides(self.board, self.policies, unit).iter().any(|&(_, at)| at == goal)
    }
}
