//! Reads statements line by line.
use super::{Atlas, Ground, Naming, Seasonal, State};
use crate::{At, Refused, Source, lines, plain_name};
use chancery_diplomacy::state::UnitKind;
use chancery_rules::alphabet::fold;

/// The reader's context in a file.
#[derive(Default)]
struct Here {
    /// The last named power.
    power: Option<usize>,
    /// The phase that the lines apply to, if not all.
    phase: Option<String>,
    /// The kind of game that the lines apply to. `ALL` for every kind.
    only: Option<String>,
}

impl<'a> Atlas<'a, '_> {
    /// Reads a file.
    pub(super) fn load(&mut self, source: Source<'a>) -> Result<(), Refused> {
        let mut here = Here::default();
        for at in lines(source) {
            let words: Vec<&'a str> = at.text.split_whitespace().collect();
            let Some(first) = words.first().filter(|word| !word.starts_with('#')) else { continue };
            let key = first.to_ascii_uppercase();
            let last = words[words.len() - 1].to_ascii_uppercase();
            if matches!(&*last, "DIRECTIVE" | "DIRECTIVES") {
                here.only = match words.len() {
                    1 => Some("ALL".to_owned()),
                    _ if key == "END" => None,
                    _ => Some(key),
                };
                continue;
            }
            match here.only.as_deref() {
                None => {}
                Some("ALL") if key == "RULE" => {}
                Some("ALL") => {
                    self.report.note(at, "This is a setting of the DPjudge for games, and is left out.");
                    continue;
                }
                Some(only) => {
                    self.report
                        .note(at, format!("This applies only to {} games, which we do not have.", only.to_lowercase()));
                    continue;
                }
            }
            if matches!(&*key, "IN" | "FROM") {
                self.dynamic(at, &key, &words[1..], &mut here);
                continue;
            }
            if let Some(phase) = &here.phase {
                self.report.note(
                    at,
                    format!("This applies only from {phase} on. Our format cannot say that, so it is left out."),
                );
                continue;
            }
            self.statement(at, &key, &words, &mut here)?;
            self.check_size(at)?;
        }
        Ok(())
    }

    fn statement(&mut self, at: At<'a>, key: &str, words: &[&'a str], here: &mut Here) -> Result<(), Refused> {
        let rest = &words[1..];
        match key {
            "TEXTONLY" | "NOTIFY" | "FLAGS" => {
                self.report.note(at, "This is about pictures or people at the DPjudge, not about the board.");
            }
            "VICTORY" => match rest.first().and_then(|word| word.parse().ok()) {
                Some(centres) => {
                    self.victory = Some(centres);
                    if 1 < rest.len() {
                        self.report.note(at, "I keep only the first number: the centres that one power needs.");
                    }
                }
                None => return at.refuse("VICTORY is followed by a number of centres"),
            },
            "USE" | "USES" | "MAP" => {
                for word in rest {
                    self.use_file(at, word)?;
                }
            }
            "FLOW" if rest.is_empty() => self.flow.clear(),
            "FLOW" => self.flow.extend(rest.iter().map(|word| (word.to_ascii_uppercase(), at))),
            "BEGIN" => self.begin = Some((rest.join(" ").to_ascii_uppercase(), at)),
            "RULE" | "RULES" => self.rules.extend(rest.iter().map(|word| (word.to_ascii_uppercase(), at))),
            "NEWHOMES" => self.report.note(
                at,
                "In that year the centres that a power owns become its homes; see the policies `builds` and \
                 `home-transfer`.",
            ),
            _ if at.text.contains('=') => return self.naming(at),
            "FLAG" => self.report.note(at, "The flag of a power is left out."),
            "A" | "F" => return self.unit(at, words, here),
            "OWNS" | "CENTERS" | "CENTRES" if key == "OWNS" || here.power.is_some() => {
                let Some(state) = self.power_here(at, here)? else { return Ok(()) };
                let owns = state.owns.get_or_insert_default();
                if key != "OWNS" {
                    owns.clear();
                }
                owns.extend(rest.iter().map(|word| word.to_ascii_uppercase()));
            }
            "INHABITS" | "HOME" | "HOMES" => {
                let Some(state) = self.power_here(at, here)? else { return Ok(()) };
                let anew = key != "INHABITS" || !state.settled;
                state.settled = true;
                let index = here.power.unwrap_or_default();
                self.homes(at, index, rest, anew);
            }
            "UNITS" => {
                if let Some(state) = self.power_here(at, here)? {
                    state.units.clear();
                }
            }
            "RESERVES" | "MILITIA" => {
                self.report.note(at, "Our format cannot say that a power may keep more units than centres.")
            }
            "LEAGUE" => self.report.note(at, "Our format cannot say who may support whom, so leagues are left out."),
            "DUMMY" if rest.is_empty() => {
                if let Some(state) = self.power_here(at, here)? {
                    state.dummy = true;
                }
            }
            "DUMMY" => {
                here.power = None;
                for word in rest {
                    match self.power_index(word) {
                        Some(index) => self.powers[index].dummy = true,
                        None => self.report.note(at, format!("There is no power {word}.")),
                    }
                }
            }
            "DROP" => {
                for word in rest {
                    let gone = self.resolve(word).unwrap_or_else(|| word.to_ascii_uppercase());
                    self.drop_place(&gone);
                }
            }
            "AMEND" | "LAND" | "WATER" | "COAST" | "PORT" | "SHUT" if 1 < words.len() => {
                return self.site(at, Ground::of(key), words);
            }
            "UNPLAYED" => {
                for word in rest.iter().map(|word| word.trim_matches(',')).filter(|word| !word.is_empty()) {
                    match self.power_index(word) {
                        Some(index) => drop(self.powers.remove(index)),
                        None => self.report.note(at, format!("There is no power {word} to remove.")),
                    }
                }
                here.power = None;
            }
            _ => return self.power_line(at, words, here),
        }
        Ok(())
    }

    /// `IN SPRING: WATER ARC`, or a heading for lines that apply only from that point.
    fn dynamic(&mut self, at: At<'a>, key: &str, rest: &[&'a str], here: &mut Here) {
        let text = rest.join(" ");
        let (when, what) = text.split_once(':').unwrap_or((&text, ""));
        let when = when.trim().to_ascii_uppercase();
        let what: Vec<&str> = what.split_whitespace().collect();
        here.phase = None;
        if let [kind, place] = what.as_slice()
            && key == "IN"
            && matches!(&*when, "SPRING" | "SUMMER" | "FALL")
            && let Some(ground) = Ground::of(&kind.to_ascii_uppercase())
        {
            self.seasonal.push(Seasonal { season: when, ground, place: place.to_ascii_uppercase(), at });
            return;
        }
        self.report.note(at, "Our format cannot say that a board changes over time, so this is left out.");
        if what.is_empty() && when != "START" && !when.is_empty() {
            here.phase = Some(when);
        }
    }

    /// `Bulgaria = bul bulg`, `PIE -> Savoy = sav pie`.
    fn naming(&mut self, at: At<'a>) -> Result<(), Refused> {
        let Some((left, right)) = at.text.split_once('=') else { return Ok(()) };
        let mut words = right.split_whitespace();
        let Some(short) = words.next().map(str::to_ascii_uppercase) else {
            return at.refuse("a name is followed by = and an abbreviation");
        };
        let (old, name) = match left.split_once("->") {
            Some((old, name)) => (Some(old.trim()), name),
            None => (None, left),
        };
        if let Some(old) = old {
            let Some(known) = self.resolve(old) else {
                return at.refuse(format!("there is no place {old} to rename"));
            };
            self.names.retain(|naming| naming.short != known);
            self.rename_place(&known, &short);
        }
        let name = plain_name(&name.replace('+', " "));
        if name.is_empty() {
            return at.refuse("there is no name before the =");
        }
        let mut aliases = Vec::new();
        for word in words {
            match word.strip_suffix('?') {
                Some(word) => {
                    self.report
                        .note(at, format!("The spelling {word:?} means more than one place, so it is left out."));
                }
                None => aliases.push(fold(word)),
            }
        }
        if let Some(known) = self.names.iter_mut().find(|naming| naming.short == short) {
            // The base's province with that abbreviation also gets the new name.
            known.name = name;
            known.aliases.extend(aliases);
        } else {
            self.names.push(Naming { name, short, aliases });
        }
        Ok(())
    }

    fn unit(&mut self, at: At<'a>, words: &[&'a str], here: &Here) -> Result<(), Refused> {
        let [kind, place] = words else { return at.refuse("a unit is written `A ROM` or `F STP/SC`") };
        let kind = if kind.eq_ignore_ascii_case("A") { UnitKind::Army } else { UnitKind::Fleet };
        let Some(index) = here.power else { return at.refuse("a unit is listed below its power") };
        let place = place.to_ascii_uppercase();
        let province = |place: &str| self.resolve(place.split('/').next().unwrap_or_default());
        let here = province(&place);
        let others: Vec<Vec<bool>> = self
            .powers
            .iter()
            .map(|state| state.units.iter().map(|unit| here.is_none() || province(&unit.1) != here).collect())
            .collect();
        for (state, stays) in self.powers.iter_mut().zip(others) {
            let mut stays = stays.into_iter();
            state.units.retain(|_| stays.next().unwrap_or(true));
        }
        self.powers[index].units.push((kind, place));
        Ok(())
    }

    /// `ITALY (ITALIAN:I) NAP ROM`, `UNOWNED BEL`, `Belgium -> Flanders (Flemish)`.
    fn power_line(&mut self, at: At<'a>, words: &[&'a str], here: &mut Here) -> Result<(), Refused> {
        let key = words[0].to_ascii_uppercase();
        if matches!(&*key, "UNOWNED" | "NEUTRAL" | "CENTERS" | "CENTRES") {
            here.power = None;
            for word in &words[1..] {
                let word = word.to_ascii_uppercase();
                let place = word.trim_start_matches('-');
                let known = self.resolve(place).unwrap_or_else(|| place.to_owned());
                self.unowned.retain(|centre| *centre != place && *centre != known);
                if !word.starts_with('-') {
                    self.unowned.push(known);
                }
            }
            return Ok(());
        }
        let (old, words) = match words {
            [old, "->", rest @ ..] if !rest.is_empty() => (Some(*old), rest),
            _ => (None, words),
        };
        let index = match self.power_index(old.unwrap_or(words[0])) {
            Some(index) => index,
            None if old.is_some() => {
                return at.refuse(format!("there is no power {} to rename", words[0]));
            }
            None => {
                self.powers.push(State { key: power_key(words[0]), written: words[0].to_owned(), ..State::default() });
                self.powers.len() - 1
            }
        };
        let state = &mut self.powers[index];
        if old.is_some() {
            (state.key, state.written) = (power_key(words[0]), words[0].to_owned());
            (state.adjective, state.letter) = (None, None);
        }
        let mut homes = &words[1..];
        if let Some(word) = homes.first().filter(|word| word.starts_with('(')) {
            let inner = word.trim_start_matches('(').trim_end_matches(')');
            let (adjective, letter) = inner.split_once(':').map_or((inner, None), |(a, b)| (a, Some(b)));
            state.adjective = Some(adjective.replace('+', " ")).filter(|text| !text.trim().is_empty());
            let letter = letter.and_then(|text| text.chars().next()).map(|c| c.to_ascii_uppercase().to_string());
            state.letter = letter.or(state.letter.take());
            homes = &homes[1..];
        }
        let anew = std::mem::take(&mut state.settled);
        here.power = Some(index);
        self.homes(at, index, homes, anew);
        Ok(())
    }

    /// Homes, with their marks.
    fn homes(&mut self, at: At<'a>, index: usize, words: &[&'a str], anew: bool) {
        if anew {
            self.powers[index].homes.clear();
            self.powers[index].sites.clear();
            self.powers[index].builds_anywhere = false;
        }
        for word in words {
            let word = word.to_ascii_uppercase();
            if word == "&SC" {
                self.powers[index].builds_anywhere = true;
                continue;
            }
            let home = word.trim_start_matches(['-', '*', '+', '~', '@']);
            let marks = &word[..word.len() - home.len()];
            let home = home.split('(').next().unwrap_or(home);
            let known = self.resolve(home).unwrap_or_else(|| home.to_owned());
            let state = &mut self.powers[index];
            let had = state.homes.len();
            state.homes.retain(|other| *other != known);
            state.sites.retain(|other| *other != known);
            if state.homes.len() < had && !self.unowned.contains(&known) {
                // A centre remains a centre when it is no longer a home.
                self.unowned.push(known.clone());
            }
            if marks.contains('-') {
                continue;
            }
            if marks.contains(['*', '+']) {
                state.sites.push(known.clone());
            } else {
                state.homes.push(known.clone());
            }
            if marks.contains('*') {
                self.report.note(
                    at,
                    format!(
                        "At the DPjudge a power builds in {known} only if it is owed a partisan; here it may always build there."
                    ),
                );
            }
            if marks.contains('@') || word.contains('(') {
                self.report.note(
                    at,
                    format!("At the DPjudge {known} replaces another home; here it is a home like any other."),
                );
            }
            if marks.contains('~') {
                self.report.note(at, format!("At the DPjudge builds in {known} are hidden; here they are not."));
            }
        }
    }

    fn power_index(&self, word: &str) -> Option<usize> {
        let key = power_key(word);
        self.powers.iter().position(|state| state.key == key || state.key.trim_start_matches('_') == key)
    }

    fn power_here(&mut self, at: At<'a>, here: &Here) -> Result<Option<&mut State>, Refused> {
        match here.power {
            Some(index) => Ok(self.powers.get_mut(index)),
            None => at.refuse("this belongs below a power, and there is none above"),
        }
    }
}

fn power_key(word: &str) -> String {
    word.to_ascii_uppercase().replace('+', "")
}
