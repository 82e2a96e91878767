//! Places and their neighbours.
use super::{Abut, Atlas, Ground, Site};
use crate::chart::province_of;
use crate::{At, MAX_ITEMS, Refused};
use chancery_rules::alphabet::fold;

impl<'a> Atlas<'a, '_> {
    /// The place named by a word, including the coast.
    pub(super) fn resolve(&self, word: &str) -> Option<String> {
        let upper = word.to_ascii_uppercase();
        if self.sites.contains_key(&upper) {
            return Some(upper);
        }
        let (province, coast) = upper.split_once('/').map_or((&*upper, None), |(a, b)| (a, Some(b)));
        let spelt = fold(province);
        let known = self.names.iter().find(|naming| {
            !naming.short.contains('/')
                && (fold(&naming.short) == spelt || fold(&naming.name) == spelt || naming.aliases.contains(&spelt))
        })?;
        let place = match coast {
            Some(coast) => format!("{}/{coast}", known.short),
            None => known.short.clone(),
        };
        Some(place).filter(|place| self.sites.contains_key(place))
    }

    /// `COAST bul ABUTS CON`, `AMEND SAV ABUTS -TYR BUR`.
    pub(super) fn site(&mut self, at: At<'a>, ground: Option<Ground>, words: &[&'a str]) -> Result<(), Refused> {
        let written = words[1];
        let split = written.chars().all(|c| !c.is_ascii_uppercase());
        let place = self.resolve(written).unwrap_or_else(|| written.to_ascii_uppercase());
        if let Some(word) = words.get(2)
            && !word.eq_ignore_ascii_case("ABUTS")
        {
            return at.refuse("a place is followed by ABUTS, and by its neighbours");
        }
        match (ground, self.sites.get_mut(&place)) {
            (None, None) => return at.refuse(format!("there is no place {written} to amend")),
            (None, Some(site)) => {
                let joined = site.split && !split;
                site.split = split;
                if joined {
                    let coasts: Vec<_> =
                        self.sites.keys().filter(|key| key.starts_with(&format!("{place}/"))).cloned().collect();
                    coasts.iter().for_each(|coast| self.join_coast(coast, &place));
                }
            }
            (Some(ground), Some(site)) => {
                (site.ground, site.split, site.at) = (ground, split, at);
                if 2 < words.len() {
                    site.abuts.clear();
                }
                self.known.remove(&place);
            }
            (Some(ground), None) => {
                self.sites.insert(place.clone(), Site { ground, split, abuts: Vec::new(), at });
            }
        }
        for word in words.iter().skip(3) {
            self.abut(at, &place, word);
        }
        match self.sites.get(&place) {
            Some(site) if MAX_ITEMS < site.abuts.len() => at.refuse("this place touches too many others"),
            _ => Ok(()),
        }
    }

    fn abut(&mut self, at: At<'a>, place: &str, word: &str) {
        if let Some(gone) = word.strip_prefix('-') {
            let gone = self.resolve(gone).unwrap_or_else(|| gone.to_ascii_uppercase());
            let Some(site) = self.sites.get_mut(place) else { return };
            let had = site.abuts.len();
            site.abuts.retain(|abut| abut.to != gone && province_of(&abut.to) != gone);
            if site.abuts.len() == had {
                self.report.note(at, format!("{place} does not touch {gone} anyway."));
            }
            return;
        }
        let mut rules = Vec::new();
        let mut to = word;
        if let Some((who, rest)) = to.split_once(':') {
            let power = self.powers.iter().find(|state| {
                let letter = state.letter.clone().or_else(|| state.key.chars().next().map(String::from));
                letter.is_some_and(|letter| letter.eq_ignore_ascii_case(who))
            });
            match power {
                Some(state) => rules.push(format!("only {}", crate::dpjudge::finish::display_name(&state.written))),
                None => self
                    .report
                    .note(at, format!("There is no power with the letter {who} yet, so all powers may pass.")),
            }
            to = rest;
        }
        if let Some((goal, centre)) = to.strip_suffix(')').and_then(|text| text.split_once('(')) {
            rules.push(format!("owner of {}", centre.to_ascii_uppercase()));
            to = goal;
        }
        let bare = to.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        for mark in to.chars().filter(|c| !c.is_ascii_alphanumeric() && *c != '/') {
            match mark {
                '*' => rules.extend(["half", "no support", "yields"].map(str::to_owned)),
                '~' => rules.extend(["support needed", "no support", "yields"].map(str::to_owned)),
                _ => self.report.note(at, format!("The mark {mark} on a border is unknown.")),
            }
        }
        if bare.is_empty() {
            self.report.note(at, format!("{word} is not a place."));
            return;
        }
        let first_small = bare.starts_with(|c: char| c.is_ascii_lowercase());
        let any_small = bare.chars().any(|c| c.is_ascii_lowercase());
        let to = self.resolve(bare).unwrap_or_else(|| bare.to_ascii_uppercase());
        let abut = Abut { to, army: first_small || !any_small, fleet: !first_small, rules, at };
        let Some(site) = self.sites.get_mut(place) else { return };
        match site.abuts.iter_mut().find(|known| known.to == abut.to) {
            Some(known) => *known = abut,
            None => site.abuts.push(abut),
        }
    }

    /// Merges a coast with its province.
    fn join_coast(&mut self, coast: &str, province: &str) {
        self.sites.remove(coast);
        for site in self.sites.values_mut() {
            let known = site.abuts.iter().any(|abut| abut.to == province);
            for abut in site.abuts.iter_mut().filter(|abut| abut.to == coast) {
                abut.to = province.to_owned();
            }
            if known {
                let mut seen = false;
                site.abuts.retain(|abut| abut.to != province || !std::mem::replace(&mut seen, true));
            }
        }
        self.names.retain(|naming| naming.short != coast);
    }

    /// Removes a place with its coasts, borders and units.
    pub(super) fn drop_place(&mut self, place: &str) {
        let gone = |other: &str| other == place || province_of(other) == place;
        self.sites.retain(|key, _| !gone(key));
        self.names.retain(|naming| !gone(&naming.short));
        self.known.remove(place);
        for site in self.sites.values_mut() {
            site.abuts.retain(|abut| !gone(&abut.to));
        }
        self.unowned.retain(|centre| !gone(centre));
        for state in &mut self.powers {
            state.homes.retain(|home| !gone(home));
            state.sites.retain(|home| !gone(home));
            state.units.retain(|unit| !gone(&unit.1));
            if let Some(owns) = &mut state.owns {
                owns.retain(|centre| !gone(centre));
            }
        }
    }

    /// Changes the abbreviation of a place, including its coasts.
    pub(super) fn rename_place(&mut self, old: &str, new: &str) {
        let call = |place: &mut String| {
            if place == old {
                new.clone_into(place);
            } else if let Some(coast) = place.strip_prefix(old).filter(|rest| rest.starts_with('/')) {
                *place = format!("{new}{coast}");
            }
        };
        let mut sites = std::collections::BTreeMap::new();
        for (mut key, mut site) in std::mem::take(&mut self.sites) {
            call(&mut key);
            site.abuts.iter_mut().for_each(|abut| call(&mut abut.to));
            sites.insert(key, site);
        }
        self.sites = sites;
        self.names.iter_mut().for_each(|naming| call(&mut naming.short));
        self.unowned.iter_mut().for_each(call);
        for state in &mut self.powers {
            state.homes.iter_mut().for_each(call);
            state.sites.iter_mut().for_each(call);
            state.units.iter_mut().for_each(|unit| call(&mut unit.1));
            state.owns.iter_mut().flatten().for_each(call);
        }
        if let Some(land) = self.known.remove(old) {
            self.known.insert(new.to_owned(), land);
        }
    }
}
