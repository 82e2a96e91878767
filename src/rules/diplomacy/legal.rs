//! Judges an order when it is entered, by what its sender can see.
//!
//! A refusal is one sentence that says what to do instead. An order that is taken comes out in full: its kinds and
//! coasts filled in, idle coasts dropped.
use super::board::{Board, Location, Province, Terrain};
use super::grammar::{Parsed, join};
use super::movement::Tables;
use super::order::{Action, Order, Route};
use super::policy::{
    BrokenVia, BuildCoast, IdleCoast, Impossible, OnlyCoast, OpenCoast, Policies, SupportCoast, WrongKind,
};
use super::sea::Sea;
use super::state::{State, Unit, UnitKind};
use crate::rules::{Accepted, Eyes, PhaseKind, Power, Rejected};

/// Judges one order.
///
/// # Errors
/// Why it is refused.
pub fn check(
    board: &Board,
    tables: &Tables,
    policies: &Policies,
    state: &State,
    eyes: Eyes,
    parsed: Parsed,
) -> Result<Accepted<Order>, Rejected> {
    let judge =
        Judge { board, tables, policies, state, sender: sender(board, state, eyes, &parsed)?, whose: parsed.whose };
    let (order, warning) = match parsed.order {
        Order::Unit { kind, at, action } => judge.unit_order(kind, at, action)?,
        Order::Build { kind, at } => (judge.build(kind, at)?, None),
        Order::Waive(n_builds) => (judge.waive(n_builds)?, None),
    };
    Ok(Accepted { power: judge.sender, order, warning })
}

/// Whose order it is: the player's own, or for a master the one that he named or that has the unit.
fn sender(board: &Board, state: &State, eyes: Eyes, parsed: &Parsed) -> Result<Power, Rejected> {
    match (eyes, parsed.power) {
        (Eyes::Power(own), Some(named)) if own != named => {
            let (own, named) = (&board.power_name(own).name, &board.power_name(named).name);
            refused(format!("You play {own}, so you can not order for {named}."))
        }
        (Eyes::Power(own), _) => Ok(own),
        (Eyes::Observer, _) => refused("An observer has no units to order."),
        (Eyes::Master, Some(named)) => Ok(named),
        (Eyes::Master, None) => {
            let at = match &parsed.order {
                Order::Unit { at, .. } | Order::Build { at, .. } => board.province_of(*at),
                Order::Waive(_) => return refused("Whose? Please write the power's name before the order."),
            };
            let dislodged = state.dislodged.iter().map(|dislodged| &dislodged.unit);
            let unit = match state.phase.kind {
                PhaseKind::Retreat => dislodged.into_iter().find(|unit| board.province_of(unit.at) == at),
                _ => state.unit_in(board, at),
            };
            let owner = unit.map(|unit| unit.power).or(state.owners.get(usize::from(at.0)).copied().flatten());
            match owner {
                Some(power) => Ok(power),
                None => refused("Whose? Please write the power's name before the order."),
            }
        }
    }
}

fn refused<T>(why: impl Into<String>) -> Result<T, Rejected> {
    Err(Rejected { why: why.into(), not_an_order: false })
}

struct Judge<'a> {
    board: &'a Board,
    tables: &'a Tables,
    policies: &'a Policies,
    state: &'a State,
    sender: Power,
    /// The power whose unit is said to be supported or convoyed.
    whose: Option<Power>,
}

type Judged = Result<(Order, Option<String>), Rejected>;

impl Judge<'_> {
    fn unit_order(&self, kind: Option<UnitKind>, at: Location, action: Action) -> Judged {
        let (unit, (action, warning)) = match self.state.phase.kind {
            PhaseKind::Movement => {
                let unit = self.own_unit(kind, at)?;
                let judged = match self.movement(unit, action.clone()) {
                    Err(refused) if self.policies.impossible == Impossible::AsWritten => (action, Some(refused.why)),
                    judged => judged?,
                };
                (unit, judged)
            }
            PhaseKind::Retreat => self.retreat(kind, at, action)?,
            PhaseKind::Adjustment if action == Action::Disband => (self.removal(kind, at)?, (action, None)),
            PhaseKind::Adjustment => {
                return refused("This is the time for builds and removals: \"B A PAR\", \"F LON D\" or \"waive\".");
            }
        };
        Ok((Order::Unit { kind: Some(unit.kind), at: unit.at, action }, warning))
    }

    /// The sender's own unit at a place, if it is what he says it is.
    fn own_unit(&self, kind: Option<UnitKind>, at: Location) -> Result<&Unit, Rejected> {
        let province = self.board.province_of(at);
        let Some(unit) = self.state.unit_in(self.board, province) else {
            let own = self.state.units.iter().filter(|unit| unit.power == self.sender);
            let own: Vec<_> = own.map(|unit| self.board.unit_name(unit)).collect();
            let name = &self.board.province(province).name;
            return match own.as_slice() {
                [] => refused(format!("There is no unit in {name}, and you have none at all.")),
                _ => refused(format!("There is no unit in {name}; you have {}.", join(&own, "and"))),
            };
        };
        if unit.power != self.sender {
            return refused(format!("{} is {}, not yours.", self.the(unit), self.adjective(unit.power)));
        }
        self.kind_fits(kind, unit)?;
        if self.policies.idle_coast == IdleCoast::Void && self.board.location(at).coast.is_some() && at != unit.at {
            return refused(format!("{} is not at {}.", self.the(unit), self.board.place_name(at)));
        }
        Ok(unit)
    }

    fn kind_fits(&self, kind: Option<UnitKind>, unit: &Unit) -> Result<(), Rejected> {
        if kind.is_none_or(|kind| kind == unit.kind) || self.policies.wrong_kind == WrongKind::Ignored {
            return Ok(());
        }
        let province = self.province_name(unit.at);
        let (word, text) = (article(unit.kind), self.board.unit_name(unit));
        refused(format!("The unit in {province} is {word}: please write {text}."))
    }

    fn movement(&self, unit: &Unit, action: Action) -> Result<(Action, Option<String>), Rejected> {
        match action {
            Action::Hold => Ok((action, None)),
            Action::Move { to, route } => self.moves(unit, to, route),
            Action::SupportHold { kind, unit: at } => self.support_hold(unit, kind, at),
            Action::SupportMove { kind, from, to } => self.support_move(unit, kind, from, to),
            Action::Convoy { from, to } => self.convoy(unit, from, to),
            Action::Disband => refused(format!(
                "Units are disbanded in retreats and adjustments only; to stay, write \"{} H\".",
                self.board.unit_name(unit)
            )),
        }
    }

    fn moves(&self, unit: &Unit, to: Location, route: Route) -> Result<(Action, Option<String>), Rejected> {
        if self.same_province(unit.at, to) {
            return refused(format!(
                "{} is there already; to stay, write \"{} H\".",
                self.the(unit),
                self.board.unit_name(unit)
            ));
        }
        if unit.kind == UnitKind::Fleet {
            if route != Route::Any {
                return refused("Only an army can go by convoy.");
            }
            let (to, warning) = self.fleet_goal(unit, to, self.board.steps(unit.kind, unit.at))?;
            return Ok((Action::Move { to, route }, warning));
        }
        let to = self.army_goal(to)?;
        let near = self.board.steps(unit.kind, unit.at).contains(&to);
        if near && route == Route::Any {
            return Ok((Action::Move { to, route }, None));
        }
        let reach = Sea::of(self.board, self.state).reach(self.board, self.board.province_of(unit.at), None);
        let goal = self.board.province_of(to);
        if let Route::Through(seas) = &route {
            self.written_route(unit, seas, goal)?;
        } else if !reach.contains(&goal) {
            if !near {
                return refused(self.can_not_get(unit, to));
            }
            if self.policies.broken_via == BrokenVia::Fails {
                return refused(format!(
                    "No fleets can carry the army in {} there; without \"via\" it goes by land.",
                    self.province_name(unit.at)
                ));
            }
        }
        Ok((Action::Move { to, route }, None))
    }

    fn written_route(&self, unit: &Unit, seas: &[Province], goal: Province) -> Result<(), Rejected> {
        let mut last = self.board.province_of(unit.at);
        for &sea in seas {
            let name = &self.board.province(sea).name;
            let fleet = self.state.unit_in(self.board, sea).is_some_and(|unit| unit.kind == UnitKind::Fleet);
            if self.board.province(sea).terrain != Terrain::Sea {
                return refused(format!("{name} is not a sea, so no convoy goes through it."));
            }
            if !fleet {
                return refused(format!("There is no fleet in {name} to convoy the army."));
            }
            if !Sea::touches(self.board, last, sea) {
                return refused(format!("{} does not touch {name}.", self.board.province(last).name));
            }
            last = sea;
        }
        if Sea::touches(self.board, last, goal) && self.board.province(goal).terrain == Terrain::Coast {
            return Ok(());
        }
        let (last, goal) = (&self.board.province(last).name, &self.board.province(goal).name);
        refused(format!("No army can land in {goal} from {last}."))
    }

    /// An army's goal: a coast means nothing to it.
    fn army_goal(&self, to: Location) -> Result<Location, Rejected> {
        let province = self.board.province_of(to);
        let name = &self.board.province(province).name;
        if self.board.location(to).coast.is_some() && self.policies.idle_coast == IdleCoast::Void {
            return refused(format!("An army is on no coast; please write {name} only."));
        }
        Ok(self.board.main(province))
    }

    /// A fleet's goal, with its coast: only one that it can reach is taken unsaid.
    fn fleet_goal(&self, unit: &Unit, to: Location, open: &[Location]) -> Result<(Location, Option<String>), Rejected> {
        if open.contains(&to) {
            return Ok((to, None));
        }
        let province = self.board.province_of(to);
        let reached: Vec<_> = open.iter().copied().filter(|&at| self.board.province_of(at) == province).collect();
        let named = self.board.location(to).coast.is_some();
        let coasts: Vec<_> = reached.iter().map(|&at| self.board.place_name(at)).collect();
        match reached.as_slice() {
            [] => refused(self.can_not_get(unit, to)),
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

    fn can_not_get(&self, unit: &Unit, to: Location) -> String {
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

    /// The unit that is supported, if it is what it is said to be.
    fn other_unit(&self, unit: &Unit, kind: Option<UnitKind>, at: Location, verb: &str) -> Result<&Unit, Rejected> {
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

    /// Can it go to some coast of that province, leaving convoys aside?
    fn reaches(&self, unit: &Unit, province: Province) -> bool {
        self.board.steps(unit.kind, unit.at).iter().any(|&at| self.board.province_of(at) == province)
    }

    fn support_hold(
        &self,
        unit: &Unit,
        kind: Option<UnitKind>,
        at: Location,
    ) -> Result<(Action, Option<String>), Rejected> {
        let other = self.other_unit(unit, kind, at, "support")?;
        if !self.reaches(unit, self.board.province_of(at)) {
            return refused(format!(
                "{}, so it can't support there.",
                self.can_not_get(unit, self.main(at)).trim_end_matches('.')
            ));
        }
        Ok((Action::SupportHold { kind: Some(other.kind), unit: other.at }, None))
    }

    fn support_move(
        &self,
        unit: &Unit,
        kind: Option<UnitKind>,
        from: Location,
        to: Location,
    ) -> Result<(Action, Option<String>), Rejected> {
        let other = self.other_unit(unit, kind, from, "support")?;
        let goal = self.board.province_of(to);
        if self.same_province(unit.at, to) {
            return refused(format!("A unit can't support an attack on its own place, {}.", self.province_name(to)));
        }
        if self.same_province(from, to) {
            return refused(format!(
                "That is no move; to support it to hold, write \"{} S {}\".",
                self.board.unit_name(unit),
                self.board.unit_name(other)
            ));
        }
        if !self.reaches(unit, goal) {
            return refused(format!(
                "{}, so it can't support there.",
                self.can_not_get(unit, self.main(to)).trim_end_matches('.')
            ));
        }
        let to = match other.kind {
            UnitKind::Army => {
                let by_sea = || {
                    let without = (unit.kind == UnitKind::Fleet).then(|| self.board.province_of(unit.at));
                    let home = self.board.province_of(other.at);
                    Sea::of(self.board, self.state).reach(self.board, home, without).contains(&goal)
                };
                if !self.reaches(other, goal) && !by_sea() {
                    return refused(format!(
                        "{} can't get to {}, so it can't be supported there.",
                        self.the(other),
                        self.province_name(to)
                    ));
                }
                self.army_goal(to)?
            }
            UnitKind::Fleet => {
                let named = self.board.location(to).coast.is_some();
                let steps = self.board.steps(other.kind, other.at);
                if !(if named { steps.contains(&to) } else { self.reaches(other, goal) }) {
                    return refused(format!(
                        "{} can't get to {}, so it can't be supported there.",
                        self.the(other),
                        self.board.full_name(to)
                    ));
                }
                let split = !self.board.province(goal).coasts.is_empty();
                if split && !named && self.policies.support_coast == SupportCoast::Required {
                    return refused(format!("Which coast of {} does it go to?", self.province_name(to)));
                }
                to
            }
        };
        Ok((Action::SupportMove { kind: Some(other.kind), from: other.at, to }, None))
    }

    fn convoy(&self, unit: &Unit, from: Location, to: Location) -> Result<(Action, Option<String>), Rejected> {
        let at = self.board.province_of(unit.at);
        if unit.kind != UnitKind::Fleet || self.board.province(at).terrain != Terrain::Sea {
            return refused(format!("{} is not at sea, so it can't convoy.", self.the(unit)));
        }
        let army = self.other_unit(unit, None, from, "convoy")?;
        if army.kind != UnitKind::Army {
            return refused(format!(
                "The unit in {} is a fleet; only an army can be convoyed.",
                self.province_name(army.at)
            ));
        }
        let (home, goal) = (self.board.province_of(from), self.board.province_of(to));
        let goal_name = &self.board.province(goal).name;
        if home == goal {
            return refused("An army can't be convoyed to where it is.");
        }
        if self.board.province(goal).terrain != Terrain::Coast {
            return refused(format!("No army can land in {goal_name}."));
        }
        let action = Action::Convoy { from: army.at, to: self.army_goal(to)? };
        if self.tables.resolver().legal(self.policies, &self.state.units, unit, &action).is_err() {
            return refused(format!(
                "No chain of fleets that needs this one leads from {} to {goal_name}.",
                self.province_name(from)
            ));
        }
        Ok((action, None))
    }

    fn retreat(
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
                let to = if unit.kind == UnitKind::Army { self.army_goal(to)? } else { to };
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
    fn balance(&self) -> i64 {
        balance(self.state, self.sender)
    }

    fn removal(&self, kind: Option<UnitKind>, at: Location) -> Result<&Unit, Rejected> {
        let unit = self.own_unit(kind, at)?;
        match self.balance() {
            ..0 => Ok(unit),
            0 => refused("You have as many units as supply centres: nothing is to be built or removed."),
            n_builds => refused(format!("You have no unit to remove, but {} to build.", units(n_builds))),
        }
    }

    fn owes_builds(&self) -> Result<i64, Rejected> {
        if self.state.phase.kind != PhaseKind::Adjustment {
            return refused("Units are built in the adjustments of winter only.");
        }
        match self.balance() {
            0 => refused("You have as many units as supply centres: nothing is to be built or removed."),
            n_builds @ 1.. => Ok(n_builds),
            n_removals => refused(format!("You can't build; you have {} to remove.", units(-n_removals))),
        }
    }

    fn waive(&self, n_builds: u32) -> Result<Order, Rejected> {
        let owed = self.owes_builds()?;
        if i64::from(n_builds) > owed {
            return refused(format!("You have only {} to build.", units(owed)));
        }
        Ok(Order::Waive(n_builds))
    }

    fn build(&self, kind: UnitKind, at: Location) -> Result<Order, Rejected> {
        self.owes_builds()?;
        let province = self.board.province_of(at);
        let data = self.board.province(province);
        let sites = build_sites(self.board, self.state, self.sender);
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
        if kind == UnitKind::Army {
            return Ok(Order::Build { kind, at: self.army_goal(at)? });
        }
        if data.terrain == Terrain::Inland {
            return refused(format!("{} is inland, so only an army can be built there.", data.name));
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

    /// `The army in Budapest`
    fn the(&self, unit: &Unit) -> String {
        format!("The {} in {}", unit.kind.word(), self.province_name(unit.at))
    }

    fn adjective(&self, power: Power) -> &str {
        &self.board.power_name(power).adjective
    }

    fn province_name(&self, at: Location) -> &str {
        &self.board.province(self.board.province_of(at)).name
    }

    fn main(&self, at: Location) -> Location {
        self.board.main(self.board.province_of(at))
    }

    fn same_province(&self, a: Location, b: Location) -> bool {
        self.board.province_of(a) == self.board.province_of(b)
    }
}

/// Builds owed to a power (or, below zero, removals).
pub fn balance(state: &State, power: Power) -> i64 {
    state.n_centres(power) as i64 - state.n_units(power) as i64
}

/// Where a power may build: home centres that it owns and that stand empty.
pub fn build_sites(board: &Board, state: &State, power: Power) -> Vec<Province> {
    let owned = |at: Province| state.owners.get(usize::from(at.0)).copied().flatten() == Some(power);
    let home = |&at: &Province| board.province(at).home == Some(power);
    let free = |&at: &Province| owned(at) && state.unit_in(board, at).is_none();
    board.centres().into_iter().filter(home).filter(free).collect()
}

fn article(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Army => "an army",
        UnitKind::Fleet => "a fleet",
    }
}

fn units(n_units: i64) -> String {
    if n_units == 1 { "1 unit".to_owned() } else { format!("{n_units} units") }
}
