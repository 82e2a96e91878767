//! Makes a chart from the statements.
use super::{Atlas, Ground, State};
use crate::borders::{Lines, Way};
use crate::chart::{Chart, Land, province_of};
use crate::spellings::{abbreviation, another_abbreviation, is_order_word};
use crate::{At, Refused, Report, Source};
use chancery_diplomacy::board::{PowerData, Terrain, Victory};
use chancery_diplomacy::policy::Builds;
use chancery_diplomacy::state::Season;
use chancery_rules::PowerName;
use std::collections::{BTreeMap, BTreeSet, HashSet};

impl<'a> Atlas<'a, '_> {
    pub(super) fn finish(mut self, map: Source<'a>) -> Result<(Chart, Report), Refused> {
        let mut chart = Chart::empty();
        if let Some(base) = self.whole {
            chart.start.clone_from(&base.start);
            chart.turns.clone_from(&base.turns);
            chart.policies.clone_from(&base.policies);
            chart.victory.clone_from(&base.victory);
            chart.railways.clone_from(&base.railways);
            chart.gateways.clone_from(&base.gateways);
        }
        self.mend_abbreviations(map);
        self.places(&mut chart, map)?;
        self.set_borders(&mut chart);
        self.set_powers(&mut chart)?;
        self.set_rules(&mut chart);
        self.set_calendar(&mut chart, map)?;
        self.set_victory(&mut chart);
        chart.settle_spellings(map.name, &mut self.report)?;
        chart.sort_powers();
        let mut report = self.report;
        let alone = |land: &&Land| {
            let touched = |place: &str| province_of(place) == land.abbreviation;
            !chart.army.iter().chain(&chart.fleet).any(|(from, _)| touched(from))
        };
        for land in chart.provinces.iter().filter(alone) {
            report
                .note(At::whole(map.name), format!("{} touches nothing, so no unit can go there.", land.abbreviation));
        }
        Ok((chart, report))
    }

    /// Gives another abbreviation to places whose abbreviation is a keyword of orders.
    fn mend_abbreviations(&mut self, map: Source<'a>) {
        let wrong: Vec<(String, String)> = (self.names.iter())
            .filter(|naming| is_order_word(&naming.short) && self.sites.contains_key(&naming.short))
            .map(|naming| (naming.short.clone(), naming.name.clone()))
            .collect();
        for (old, name) in wrong {
            let Some(new) = another_abbreviation(&name, |short| self.sites.contains_key(short)) else { continue };
            let why = format!("{old} is a keyword of orders; {name} becomes {new}.");
            self.report.note(At::whole(map.name), why);
            self.rename_place(&old, &new);
        }
    }

    /// The provinces, in the order of the file.
    fn places(&mut self, chart: &mut Chart, map: Source<'a>) -> Result<(), Refused> {
        let at = At::whole(map.name);
        if self.sites.is_empty() {
            return at.refuse("it has no places; a place is written `COAST ROM ABUTS NAP TUS`");
        }
        for seasonal in &self.seasonal {
            if !self.sites.contains_key(&seasonal.place) {
                self.report.note(seasonal.at, format!("There is no place {}.", seasonal.place));
            }
        }
        let mut named = HashSet::new();
        for naming in std::mem::take(&mut self.names) {
            if naming.short.contains('/') {
                continue;
            }
            let Some(site) = self.sites.get(&naming.short) else {
                self.report.note(at, format!("{} has a name, but is not on the map.", naming.name));
                continue;
            };
            if !named.insert(naming.short.clone()) {
                continue;
            }
            let (ground, closed) = self.through_the_year(&naming.short, site.ground);
            if ground == Ground::Shut {
                self.report.note(site.at, format!("No unit can go to {}, so it is left out.", naming.name));
                continue;
            }
            let Some(short) = abbreviation(&naming.short) else {
                return site
                    .at
                    .refuse(format!("{} is not an abbreviation; use one to four letters or digits", naming.short));
            };
            let terrain = match ground {
                Ground::Land => Terrain::Inland,
                Ground::Water => Terrain::Sea,
                _ => Terrain::Coast,
            };
            let mut land = Land::new(naming.name, short, terrain);
            if let Some(known) = self.known.get(&naming.short) {
                (land.dual, land.high) = (known.dual, known.high);
                land.closed.clone_from(&known.closed);
                land.barred.clone_from(&known.barred);
            }
            if !closed.is_empty() {
                land.closed = closed;
            }
            if ground == Ground::Port {
                land.dual = true;
                chart.policies.insert("duality".into(), "on".into());
            }
            land.aliases = naming.aliases;
            let coasts = self.sites.keys().filter_map(|key| key.strip_prefix(&format!("{}/", naming.short)));
            land.coasts = coasts.map(str::to_owned).collect();
            chart.provinces.push(land);
        }
        for (place, site) in self.sites.iter().filter(|(place, _)| !named.contains(province_of(place))) {
            if place.contains('/') || site.ground == Ground::Shut {
                continue;
            }
            self.report.note(site.at, format!("{place} has no full name, and is left out."));
        }
        Ok(())
    }

    /// The kind of a place when it is open, and the seasons in which it is closed.
    fn through_the_year(&self, place: &str, ground: Ground) -> (Ground, Vec<Season>) {
        let mut seasons = BTreeMap::from([(Season::Spring, ground), (Season::Fall, ground)]);
        for seasonal in self.seasonal.iter().filter(|seasonal| seasonal.place == place) {
            let season = match &*seasonal.season {
                "SPRING" => Season::Spring,
                "SUMMER" => Season::Summer,
                _ => Season::Fall,
            };
            seasons.insert(season, seasonal.ground);
        }
        let open = seasons.values().copied().find(|&ground| ground != Ground::Shut).unwrap_or(Ground::Shut);
        let closed = seasons.into_iter().filter(|(_, ground)| *ground == Ground::Shut).map(|(season, _)| season);
        (open, if open == Ground::Shut { Vec::new() } else { closed.collect() })
    }

    fn set_borders(&mut self, chart: &mut Chart) {
        let terrain: BTreeMap<&str, Terrain> =
            chart.provinces.iter().map(|land| (&*land.abbreviation, land.terrain)).collect();
        let mut lines: Lines<'a> = Lines::new();
        let mut listed = HashSet::new();
        let mut passages: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
        for (from, site) in &self.sites {
            let Some(&here) = terrain.get(province_of(from)) else { continue };
            for abut in &site.abuts {
                let province = province_of(&abut.to);
                let Some(&there) = terrain.get(province) else {
                    if self.sites.get(province).is_none_or(|site| site.ground != Ground::Shut) {
                        self.report.note(abut.at, format!("There is no place {}.", abut.to));
                    }
                    continue;
                };
                if province == province_of(from) {
                    self.report.note(abut.at, format!("{from} is listed as touching itself."));
                    continue;
                }
                listed.insert((province_of(from), province));
                let mut reached = false;
                let dry = here != Terrain::Sea && there != Terrain::Sea;
                if abut.army && dry && !from.contains('/') {
                    reached = true;
                    let edge = (from.clone(), province.to_owned());
                    lines.insert((Way::Army, edge.clone()), abut.at);
                    chart.army.insert(edge);
                }
                let wet = here != Terrain::Inland && there != Terrain::Inland;
                if abut.fleet && wet && !site.split {
                    match self.sites.get(&abut.to) {
                        Some(goal) if !goal.split => {
                            reached = true;
                            let edge = (from.clone(), abut.to.clone());
                            lines.insert((Way::Fleet, edge.clone()), abut.at);
                            chart.fleet.insert(edge);
                        }
                        Some(_) => {
                            let why = format!(
                                "{} has several coasts, and this names none: no fleet moves there from {from}.",
                                abut.to
                            );
                            self.report.note(abut.at, why);
                        }
                        None => self.report.note(abut.at, format!("There is no coast {}.", abut.to)),
                    }
                }
                if reached && !abut.rules.is_empty() {
                    let way = (province_of(from).to_owned(), province.to_owned());
                    passages.entry(way).or_default().extend(abut.rules.iter().cloned());
                }
            }
        }
        chart.passages = passages;
        // If one side says "armies only", that is intentional. If it says nothing at all, its author forgot it.
        for way in [Way::Army, Way::Fleet] {
            let edges = if way == Way::Army { &mut chart.army } else { &mut chart.fleet };
            for (from, to) in crate::borders::one_sided(edges) {
                if !listed.contains(&(province_of(&to), province_of(&from))) {
                    continue;
                }
                let edge = (from, to);
                let at = lines.get(&(way, edge.clone())).copied().unwrap_or(At::whole("borders"));
                let who = if way == Way::Army { "armies" } else { "fleets" };
                self.report.note(at, format!("The list of {} has no such border for {who}, so there is none.", edge.1));
                edges.remove(&edge);
            }
        }
        chart.mend_borders(&lines, &mut self.report);
        let wet: BTreeSet<String> = chart.fleet.iter().map(|(from, _)| province_of(from).to_owned()).collect();
        for land in chart.provinces.iter_mut().filter(|land| land.terrain == Terrain::Coast) {
            if !wet.contains(&land.abbreviation) {
                land.terrain = Terrain::Inland;
            }
        }
    }

    fn set_powers(&mut self, chart: &mut Chart) -> Result<(), Refused> {
        let powers = std::mem::take(&mut self.powers);
        let mut letters: BTreeSet<String> = powers.iter().filter_map(|state| state.letter.clone()).collect();
        let unowned = std::mem::take(&mut self.unowned);
        for word in unowned {
            match self.resolve_on(chart, &word) {
                Some(place) => {
                    if let Some(land) = chart.provinces.iter_mut().find(|land| land.abbreviation == place) {
                        land.centre = true;
                    }
                }
                None => self
                    .report
                    .note(At::whole("UNOWNED"), format!("{word} is listed as a centre, but it is not on the map.")),
            }
        }
        for state in powers {
            let name = display_name(&state.written);
            let at = At::whole("powers");
            if name.is_empty() {
                return at.refuse(format!("{:?} is not the name of a power", state.written));
            }
            let letter = match state.letter.clone().filter(|letter| letter.chars().all(char::is_alphanumeric)) {
                Some(letter) => letter,
                None => self.free_letter(&name, &mut letters),
            };
            for (words, what) in [(&state.homes, "home"), (&state.sites, "site")] {
                for word in words {
                    let Some(place) = self.resolve_on(chart, word) else {
                        let why = format!("{word} is listed as a {what} of {name}, but it is not on the map");
                        return at.refuse(why);
                    };
                    let Some(land) = chart.provinces.iter_mut().find(|land| land.abbreviation == place) else {
                        continue;
                    };
                    if what == "site" {
                        land.sites.push(name.clone());
                        continue;
                    }
                    if let Some(other) = land.home.replace(name.clone()).filter(|other| *other != name) {
                        self.report.note(at, format!("{place} is also listed as a home of {other}."));
                    }
                    land.centre = true;
                }
            }
            self.start(chart, &state, &name)?;
            let adjective = state.adjective.clone().map(|text| cased(&text)).unwrap_or_else(|| name.clone());
            let data = PowerData {
                dummy: state.dummy,
                builds: if state.builds_anywhere { Some(Builds::Any) } else { state.data.builds },
                team: state.data.team.clone(),
            };
            chart.powers.push((PowerName { letter, name, adjective }, data));
        }
        Ok(())
    }

    /// Sets the units and possessions of a power.
    fn start(&mut self, chart: &mut Chart, state: &State, name: &str) -> Result<(), Refused> {
        let at = At::whole("units");
        for (kind, word) in &state.units {
            let (province, coast) = word.split_once('/').map_or((&**word, ""), |(a, b)| (a, b));
            let Some(place) = self.resolve_on(chart, province) else {
                return at.refuse(format!("{name} has a unit in {word}, but that is not on the map"));
            };
            let place = if coast.is_empty() { place } else { format!("{place}/{coast}") };
            chart.units.push((name.to_owned(), *kind, place));
        }
        let owned: BTreeSet<String> = match &state.owns {
            None => chart
                .provinces
                .iter()
                .filter(|land| land.home.as_deref() == Some(name))
                .map(|land| land.abbreviation.clone())
                .collect(),
            Some(words) => {
                let mut owned = BTreeSet::new();
                for word in words {
                    match self.resolve_on(chart, word) {
                        Some(place) => owned.extend([place]),
                        None => self
                            .report
                            .note(at, format!("{name} is listed as owner of {word}, which is not on the map.")),
                    }
                }
                owned
            }
        };
        for land in chart.provinces.iter_mut().filter(|land| owned.contains(&land.abbreviation)) {
            land.centre = true;
        }
        chart.owned.insert(name.to_owned(), owned);
        Ok(())
    }

    /// A place on the chart, by any of its spellings.
    fn resolve_on(&self, chart: &Chart, word: &str) -> Option<String> {
        let upper = word.to_ascii_uppercase();
        if chart.land(&upper).is_some() {
            return Some(upper);
        }
        let spelt = chancery_rules::alphabet::fold(word);
        let known = chart
            .provinces
            .iter()
            .find(|land| land.aliases.contains(&spelt) || chancery_rules::alphabet::fold(&land.name) == spelt)?;
        Some(known.abbreviation.clone())
    }

    /// A letter for a power without one: the first free letter of its name, or else any free one.
    fn free_letter(&mut self, name: &str, letters: &mut BTreeSet<String>) -> String {
        let own = name.chars().filter(|c| c.is_ascii_alphabetic()).map(|c| c.to_ascii_uppercase());
        // M and O stand for the GM and observers.
        let any = ('A'..='Z').chain('0'..='9');
        let found = own.chain(any).map(String::from).find(|c| c != "M" && c != "O" && !letters.contains(c));
        let letter =
            found.unwrap_or_else(|| (10..).map(|n| format!("P{n}")).find(|c| !letters.contains(c)).unwrap_or_default());
        if !name.to_ascii_uppercase().starts_with(&letter) {
            self.report.assume(format!("{name} gets the letter {letter}, because another power has its own"));
        }
        letters.insert(letter.clone());
        letter
    }

    fn set_victory(&mut self, chart: &mut Chart) {
        let more_than_half = chart.n_centres() / 2 + 1;
        chart.victory = match self.victory {
            Some(centres) => Victory { centres, later: Vec::new() },
            None => {
                self.report.assume(format!("{more_than_half} centres win: more than half of all"));
                Victory { centres: more_than_half as u32, later: Vec::new() }
            }
        };
    }
}

/// `NEW-YORK` is New York. A power's name is typed before an order, so there it is one word: NewYork.
pub(super) fn display_name(written: &str) -> String {
    let spaced: String = written.chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    cased(&spaced).replace(' ', "")
}

/// Capitalises each word that is all upper or all lower case.
fn cased(text: &str) -> String {
    let word = |word: &str| {
        let mixed = word.chars().any(char::is_lowercase) && word.chars().any(char::is_uppercase);
        if mixed || word.chars().count() == 1 {
            return word.to_owned();
        }
        let mut letters = word.chars();
        let mut cased: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        let mut after_hyphen = false;
        for c in letters {
            if after_hyphen {
                cased.extend(c.to_uppercase())
            } else {
                cased.extend(c.to_lowercase())
            }
            after_hyphen = c == '-';
        }
        cased
    };
    text.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}
