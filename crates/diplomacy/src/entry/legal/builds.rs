//! Orders in retreats and adjustments.
use super::{Checker, Judged, NO_WINGS, Rejected, refused, units};
use crate::accounts::{self, NoHome, NoSite, balance, build_sites};
use crate::board::{Location, Province, Terrain};
use crate::entry::grammar::{build_or_remove, built_kind};
use crate::order::{Action, Order, Route};
use crate::policy::{BuildCoast, Builds};
use crate::state::PhaseKind;
use crate::state::{Unit, UnitKind};
use chancery_rules::Power;
use chancery_text::say;
use chancery_text::sentence::{Note, Sentence, and, line, or, place};

impl Checker<'_> {
    pub(super) fn retreat(
        &self,
        kind: Option<UnitKind>,
        at: Location,
        action: Action,
    ) -> Result<(&Unit, (Action, Option<Note>)), Rejected> {
        let found = self.state.dislodged.iter().find(|dislodged| self.same_province(dislodged.unit.at, at));
        let Some(dislodged) = found.filter(|dislodged| dislodged.unit.power == self.sender) else {
            let own = self.state.dislodged.iter().filter(|dislodged| dislodged.unit.power == self.sender);
            let own: Vec<_> = own.map(|dislodged| self.unit_name(&dislodged.unit)).collect();
            return match own.as_slice() {
                [] => refused("You have no unit that must retreat; there is nothing to order now."),
                _ => refused(say!(
                    "You have no dislodged unit in {}; please order {}.",
                    self.province_name(at),
                    and(own)
                )),
            };
        };
        let unit = &dislodged.unit;
        self.kind_fits(kind, unit)?;
        let choice = || -> Sentence {
            let name = self.board.unit_name(unit);
            let disband = line(format!("{name} D"));
            let mut open: Vec<_> = dislodged.retreats.iter().map(|&at| self.board.place_name(at)).collect();
            open.sort();
            match open.as_slice() {
                [] => say!("please write \"{}\" to disband it", disband),
                _ => say!(
                    "please write \"{} {}\", or \"{}\" to disband it",
                    line(format!("{name} -")),
                    or(open.into_iter().map(place)),
                    disband
                ),
            }
        };
        match action {
            Action::Disband => Ok((unit, (action, None))),
            Action::Move { to, .. } => {
                let to = if unit.kind == UnitKind::Fleet { to } else { self.army_goal(to)? };
                let province = self.board.province_of(to);
                if !dislodged.retreats.iter().any(|&at| self.board.province_of(at) == province) {
                    return refused(say!(
                        "{} can't retreat to {}; {}.",
                        self.the(unit),
                        self.province_name(to),
                        choice()
                    ));
                }
                let (to, warning) = self.fleet_goal(unit, to, &dislodged.retreats)?;
                Ok((unit, (Action::Move { to, route: Route::Any }, warning)))
            }
            _ => refused(say!("{} has lost its place: {}.", self.the(unit), choice())),
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
            n_builds => refused(say!("You have no unit to remove, but {} to build.", units(n_builds))),
        }
    }

    /// A unit to keep when others are removed.
    pub(super) fn maintained(&self, kind: Option<UnitKind>, at: Location) -> Result<&Unit, Rejected> {
        if !self.policies.any_disband {
            return refused("MAINTAIN is not part of this game's rules: the units that you do not remove stay.");
        }
        self.own_unit(kind, at)
    }

    /// Checks that this is the time for adjustments.
    fn in_winter(&self, what: &'static str) -> Result<(), Rejected> {
        match self.state.phase.kind {
            PhaseKind::Adjustment => Ok(()),
            _ => refused(say!("{what} in the winter adjustments only.", what)),
        }
    }

    pub(super) fn owes_builds(&self) -> Result<i64, Rejected> {
        self.in_winter("Units are built")?;
        match self.balance() {
            n_builds if self.policies.any_disband => Ok(n_builds),
            0 => refused("You have as many units as supply centres: you have nothing to build or remove."),
            n_builds @ 1.. => Ok(n_builds),
            n_removals => refused(say!("You can't build; you have {} to remove.", units(-n_removals))),
        }
    }

    /// Judges a unit named alone: it is built if builds are owed, and removed if removals are.
    pub(super) fn bare(&self, kind: Option<UnitKind>, at: Location) -> Judged {
        let balance = self.balance();
        if self.policies.any_disband && balance > 0 {
            let place = self.board.place_name(at);
            let unit = kind.map_or_else(|| place.clone(), |kind| format!("{} {place}", kind.letter()));
            return refused(build_or_remove(&unit));
        }
        if balance > 0 {
            return Ok((self.build(built_kind(self.board, kind, at)?, at)?, None));
        }
        let unit = self.removal(kind, at)?;
        Ok((Order::Unit { kind: Some(unit.kind), at: unit.at, action: Action::Disband }, None))
    }

    /// Explains the possible orders in adjustments to a player who gives other orders.
    pub(super) fn time_to_adjust(&self) -> Sentence<'static> {
        let sites = build_sites(self.board, self.policies, self.state, self.sender);
        let example = sites.first().map(|&at| self.board.province(at).abbreviation.as_str());
        match self.balance() {
            n @ 1.. => {
                let kind = if sites.first().is_some_and(|&at| self.board.province(at).terrain == Terrain::Sea) {
                    UnitKind::Fleet
                } else {
                    UnitKind::Army
                };
                match example {
                    Some(at) => say!(
                        "Units do not move now: you have {} to build. Please write \"{}\", or \"WAIVE\".",
                        units(n),
                        line(format!("B {} {at}", kind.letter()))
                    ),
                    None => say!("Units do not move now: you have {} to build. Please write \"WAIVE\".", units(n)),
                }
            }
            0 if accounts::has_choices(self.board, self.policies, self.state, self.sender) => {
                say!("Units do not move now; they do after the adjustments.")
            }
            0 => say!("Units do not move now, and you have nothing to build or remove."),
            n => {
                let own = self.state.units.iter().find(|unit| unit.power == self.sender);
                let own = own.map_or_else(String::new, |unit| self.board.unit_name(unit));
                say!(
                    "Units do not move now: you have {} to remove. Please write such as \"{}\".",
                    units(-n),
                    line(format!("R {own}"))
                )
            }
        }
    }

    pub(super) fn waive(&self, n_builds: u32) -> Result<Order, Rejected> {
        let owed = self.balance();
        // A power with another decision may waive it.
        let optional = self.state.phase.kind == PhaseKind::Adjustment
            && owed <= 0
            && accounts::has_choices(self.board, self.policies, self.state, self.sender);
        if optional && n_builds == 1 {
            return Ok(Order::Waive(1));
        }
        let owed = if optional { 0 } else { self.owes_builds()? };
        if i64::from(n_builds) > owed && !self.policies.any_disband {
            return refused(say!("You have only {} to build.", units(owed)));
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
        let name = place(&data.name);
        if let Err(why) = accounts::site(self.board, self.policies, self.state, self.sender, province) {
            let sites = build_sites(self.board, self.policies, self.state, self.sender);
            let home = accounts::home(self.board, self.state, province) == Some(self.sender);
            let anywhere =
                matches!(accounts::builds(self.board, self.policies, self.sender), Builds::Any | Builds::OneHome);
            let reason: Sentence = match why {
                NoSite::NoCentre if anywhere => say!("{name} is not a supply centre", name),
                NoSite::NoCentre | NoSite::NotHome => say!("{name} is not a home centre of yours", name),
                NoSite::NotOwned if home => say!("You have lost {name}", name),
                NoSite::NotOwned => say!("{name} is not yours", name),
                NoSite::NoHomeLeft => say!("You own none of your home centres"),
                NoSite::Barred => say!("{name} does not count for you", name),
                NoSite::Occupied => say!("{name} is occupied", name),
            };
            if sites.is_empty() {
                return refused(say!("{reason}, and you can build nowhere else; please waive.", reason));
            }
            let open = sites.iter().map(|&at| place(&self.board.province(at).abbreviation));
            return refused(say!("{reason}; you can build in {}.", reason, and(open)));
        }
        if kind == UnitKind::Army && data.terrain == Terrain::Sea {
            return refused(say!("{name} is water, so only a fleet can be built there.", name));
        }
        if kind != UnitKind::Fleet {
            return Ok(Order::Build { kind, at: self.army_goal(at)? });
        }
        if data.terrain == Terrain::Inland {
            let units = if self.policies.wings { "an army or a wing" } else { "an army" };
            return refused(say!("{name} is inland, so only {units} can be built there.", name, units));
        }
        let places = self.board.fleet_places(province);
        match places.as_slice() {
            [only] => Ok(Order::Build { kind, at: *only }),
            _ if places.contains(&at) => Ok(Order::Build { kind, at }),
            [first, ..] if self.policies.build_coast == BuildCoast::First => Ok(Order::Build { kind, at: *first }),
            _ => {
                let places = places.into_iter().map(|at| self.place_name(at));
                refused(say!("On which coast? Please write {}.", or(places)))
            }
        }
    }

    /// `Home PAR`, `No home PAR`.
    pub(super) fn home(&self, at: Location, chosen: bool) -> Judged {
        let province = self.board.province_of(at);
        let (name, at) = (self.province_name(at), self.board.main(province));
        if accounts::builds(self.board, self.policies, self.sender) != Builds::Chosen {
            return refused("Home centres cannot be chosen in this game: the board fixes them.");
        }
        self.in_winter("Home centres are chosen")?;
        let order = Order::Home { at, chosen };
        let homes: Vec<_> = accounts::homes(self.board, self.state, self.sender).collect();
        if !chosen {
            return match homes.contains(&province) {
                true => Ok((order, None)),
                false => refused(say!("{name} is not a home centre of yours.", name)),
            };
        }
        match accounts::can_choose(self.board, self.policies, self.state, self.sender, province) {
            Err(NoHome::NoChoice | NoHome::NotOwned) => {
                refused(say!("{name} is not one of your supply centres, so it cannot become your home.", name))
            }
            Err(NoHome::Already) => refused(say!("{name} is already one of your home centres.", name)),
            Err(NoHome::Taken(other)) => {
                let other = self.board.power_name(other);
                refused(say!("{name} is a home centre of {other} as long as {other} has any centre.", name, other))
            }
            Ok(()) if accounts::n_open_homes(self.board, self.state, self.sender) == 0 => {
                let short = |&at: &Province| self.board.province(at).abbreviation.as_str();
                let warning = say!(
                    "you already have as many homes as you may: give up {} as well (\"{}\").",
                    or(homes.iter().map(short).map(place)),
                    line(format!("No home {}", homes.first().map_or("", short)))
                );
                Ok((order, Some(Note::of(warning))))
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
        let name = self.board.power_name(power);
        if !accounts::is_played(self.board, self.state, self.sender) {
            return refused("Only players bid; please bid in the name of your own power.");
        }
        if power == self.sender {
            return refused(say!("{name} is your own power: nobody else can command it.", name));
        }
        if accounts::is_played(self.board, self.state, power) {
            return refused(say!("{name} has a player of its own: nobody else can command it.", name));
        }
        let purse = self.state.affairs.credits.get(self.sender.index()).copied().unwrap_or(0);
        let warning = || {
            Note::of(say!(
                "that is more than your {purse} credits. If you win, you lose them all, and all your bids fail.",
                purse
            ))
        };
        Ok((Order::Bid { power, credits }, (credits > purse).then(warning)))
    }
}
