//! Orders in retreats and adjustments.
use super::{Checker, Judged, NO_WINGS, Rejected, refused, units};
use crate::accounts::{self, NoHome, NoSite, balance, build_sites};
use crate::board::{Location, Terrain};
use crate::entry::grammar::{built_kind, join};
use crate::order::{Action, Order, Route};
use crate::policy::{BuildCoast, Builds};
use crate::state::PhaseKind;
use crate::state::{Unit, UnitKind};
use chancery_rules::Power;

impl Checker<'_> {
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
                _ => refused(format!("You have no dislodged unit in {name}; please order {}.", join(&own, "and"))),
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
            _ if self.policies.any_disband => Ok(unit),
            ..0 => Ok(unit),
            0 => refused("You have as many units as supply centres: you have nothing to build or remove."),
            n_builds => refused(format!("You have no unit to remove, but {} to build.", units(n_builds))),
        }
    }

    /// A unit that stays when others are removed.
    pub(super) fn maintained(&self, kind: Option<UnitKind>, at: Location) -> Result<&Unit, Rejected> {
        if !self.policies.any_disband {
            return refused("MAINTAIN is not part of this game's rules: the units that you do not remove stay.");
        }
        self.own_unit(kind, at)
    }

    /// Checks that this is the time for adjustments.
    fn in_winter(&self, what: &str) -> Result<(), Rejected> {
        match self.state.phase.kind {
            PhaseKind::Adjustment => Ok(()),
            _ => refused(format!("{what} in the winter adjustments only.")),
        }
    }

    pub(super) fn owes_builds(&self) -> Result<i64, Rejected> {
        self.in_winter("Units are built")?;
        match self.balance() {
            n_builds if self.policies.any_disband => Ok(n_builds),
            0 => refused("You have as many units as supply centres: you have nothing to build or remove."),
            n_builds @ 1.. => Ok(n_builds),
            n_removals => refused(format!("You can't build; you have {} to remove.", units(-n_removals))),
        }
    }

    /// Only a unit was named: it is built if builds are owed, and removed if removals are.
    pub(super) fn bare(&self, kind: Option<UnitKind>, at: Location) -> Judged {
        let balance = self.balance();
        let place = self.board.place_name(at);
        let unit = kind.map_or_else(|| place.clone(), |kind| format!("{} {place}", kind.letter()));
        if self.policies.any_disband && balance > 0 {
            return refused(format!("Please write \"B {unit}\" to build, or \"R {unit}\" to remove."));
        }
        if balance > 0 {
            return Ok((self.build(built_kind(self.board, kind, at)?, at)?, None));
        }
        let unit = self.removal(kind, at)?;
        Ok((Order::Unit { kind: Some(unit.kind), at: unit.at, action: Action::Disband }, None))
    }

    /// Tells what there is to order in adjustments, for someone who orders something else.
    pub(super) fn time_to_adjust(&self) -> String {
        let sites = build_sites(self.board, self.policies, self.state, self.sender);
        let example = sites.first().map(|&at| self.board.province(at).abbreviation.as_str());
        match self.balance() {
            n @ 1.. => {
                let kind = if sites.first().is_some_and(|&at| self.board.province(at).terrain == Terrain::Sea) {
                    UnitKind::Fleet
                } else {
                    UnitKind::Army
                };
                let build = example.map_or_else(String::new, |at| format!("\"B {} {at}\", or ", kind.letter()));
                format!("Units do not move now: you have {} to build. Please write {build}\"WAIVE\".", units(n))
            }
            0 if accounts::has_choices(self.board, self.policies, self.state, self.sender) => {
                "Units do not move now; they do after the adjustments.".to_owned()
            }
            0 => "Units do not move now, and you have nothing to build or remove.".to_owned(),
            n => {
                let own = self.state.units.iter().find(|unit| unit.power == self.sender);
                let own = own.map_or_else(String::new, |unit| self.board.unit_name(unit));
                format!("Units do not move now: you have {} to remove. Please write such as \"R {own}\".", units(-n))
            }
        }
    }

    pub(super) fn waive(&self, n_builds: u32) -> Result<Order, Rejected> {
        let owed = self.balance();
        // A power that has something else to decide may waive it.
        let optional = self.state.phase.kind == PhaseKind::Adjustment
            && owed <= 0
            && accounts::has_choices(self.board, self.policies, self.state, self.sender);
        if optional && n_builds == 1 {
            return Ok(Order::Waive(1));
        }
        let owed = if optional { 0 } else { self.owes_builds()? };
        if i64::from(n_builds) > owed && !self.policies.any_disband {
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
        if let Err(why) = accounts::site(self.board, self.policies, self.state, self.sender, province) {
            let sites = build_sites(self.board, self.policies, self.state, self.sender);
            let open: Vec<_> = sites.iter().map(|&at| self.board.province(at).abbreviation.clone()).collect();
            let home = accounts::home(self.board, self.state, province) == Some(self.sender);
            let anywhere =
                matches!(accounts::builds(self.board, self.policies, self.sender), Builds::Any | Builds::OneHome);
            let reason = match why {
                NoSite::NoCentre if anywhere => format!("{} is not a supply centre", data.name),
                NoSite::NoCentre | NoSite::NotHome => format!("{} is not a home centre of yours", data.name),
                NoSite::NotOwned if home => format!("You have lost {}", data.name),
                NoSite::NotOwned => format!("{} is not yours", data.name),
                NoSite::NoHomeLeft => "You own none of your home centres".to_owned(),
                NoSite::Barred => format!("{} does not count for you", data.name),
                NoSite::Occupied => format!("{} is occupied", data.name),
            };
            return match open.as_slice() {
                [] => refused(format!("{reason}, and you can build nowhere else; please waive.")),
                _ => refused(format!("{reason}; you can build in {}.", join(&open, "and"))),
            };
        }
        if kind == UnitKind::Army && data.terrain == Terrain::Sea {
            return refused(format!("{} is water, so only a fleet can be built there.", data.name));
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

    /// `Home PAR`, `No home PAR`.
    pub(super) fn home(&self, at: Location, chosen: bool) -> Judged {
        let province = self.board.province_of(at);
        let (name, place) = (&self.board.province(province).name, self.board.main(province));
        if accounts::builds(self.board, self.policies, self.sender) != Builds::Chosen {
            return refused("Home centres cannot be chosen in this game: the board fixes them.");
        }
        self.in_winter("Home centres are chosen")?;
        let order = Order::Home { at: place, chosen };
        let homes: Vec<_> = accounts::homes(self.board, self.state, self.sender).collect();
        if !chosen {
            return match homes.contains(&province) {
                true => Ok((order, None)),
                false => refused(format!("{name} is not a home centre of yours.")),
            };
        }
        match accounts::can_choose(self.board, self.policies, self.state, self.sender, province) {
            Err(NoHome::NoChoice | NoHome::NotOwned) => {
                refused(format!("{name} is not one of your supply centres, so it cannot become your home."))
            }
            Err(NoHome::Already) => refused(format!("{name} is already one of your home centres.")),
            Err(NoHome::Taken(other)) => {
                let other = &self.board.power_name(other).name;
                refused(format!("{name} is a home centre of {other} as long as {other} has any centre."))
            }
            Ok(()) if accounts::n_open_homes(self.board, self.state, self.sender) == 0 => {
                let names: Vec<_> = homes.iter().map(|&at| self.board.province(at).abbreviation.clone()).collect();
                let list = join(&names, "or");
                let example = names.first().map_or("", String::as_str);
                let warning = format!(
                    "you already have as many homes as you may: give up {list} as well (\"No home {example}\")."
                );
                Ok((order, Some(warning)))
            }
            Ok(()) => Ok((order, None)),
        }
    }

    /// `Bid 5 France`.
    pub(super) fn bid(&self, power: Power, credits: u32) -> Judged {
        if !self.policies.intimate {
            return refused("There is nothing to bid for in this game.");
        }
        self.in_winter("Bids are made")?;
        let name = &self.board.power_name(power).name;
        if !accounts::is_played(self.board, self.state, self.sender) {
            return refused("Only players bid; please bid in the name of your own power.");
        }
        if power == self.sender {
            return refused(format!("{name} is your own power: nobody else can command it."));
        }
        if accounts::is_played(self.board, self.state, power) {
            return refused(format!("{name} has a player of its own: nobody else can command it."));
        }
        let purse = self.state.affairs.credits.get(self.sender.index()).copied().unwrap_or(0);
        let warning =
            format!("that is more than your {purse} credits. If you win, you lose them all, and all your bids fail.");
        Ok((Order::Bid { power, credits }, (credits > purse).then_some(warning)))
    }
}
