//! The classic judge's boards: a map (`map.colonial`) and the position at the start (`seed.colonial`).
//!
//! A map has three parts, each followed by a line `-1`:
//!
//! - provinces, `St Petersburg, R stp`: the type is `l` land, `w` water, `x` a centre, or the letter of the power whose home it
//!   is. Further types are `h` a high sea, `v` a sea closed in fall, `r` a railway, and `g` a canal. A second letter `w` means
//!   land and water.
//! - borders, `stp-nc: bar nor`, for armies (`mv`), for fleets (`xc`, or a coast). A goal has its coast (`bul/ec`), or a rule:
//!   `mx` only with support, and no support across it, `hx` with half strength, `lx` with half strength, fleets only.
//! - facts about some boards only: the order of the summary, railways, canals, centres that do not count for some powers
//!
//! A seed has the first phase, the units (`R: F St Petersburg/sc`) and the owners: a letter for each province in the map's
//! order, or the word Null.
use super::borders::{Lines, Way};
use super::chart::{Canal, Chart, Land, Line, province_of};
use super::spellings::{is_order_word, name_province};
use super::{At, MAX_ITEMS, Refused, Report, Source, lines, plain_name};
use chancery_diplomacy::board::{PowerData, Terrain};
use chancery_diplomacy::state::{Phase, Season, UnitKind};
use chancery_rules::PowerName;
use chancery_rules::alphabet::fold;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// The program that a map was written for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dialect {
    Njudge,
    /// Realpolitik and RealWorld, which read the first two parts.
    Realpolitik,
}

/// A Realpolitik map, read as far as it matches the classic judge's format.
pub(super) struct RealpolitikMap {
    pub(super) chart: Chart,
    pub(super) report: Report,
    /// The provinces in the map's order, including those that were left out.
    pub(super) order: Vec<String>,
}

/// The sections of the third part of a map.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    None,
    Summary,
    HongKong,
    Gateway,
    Railway,
}

/// Reads the board in a map and a seed.
///
/// `names` has the powers by their letters. A power without a name is called by its letter. These files contain neither
/// the number of centres that wins nor the rules that apply.
///
/// # Errors
/// If a file is incomplete, or of another kind.
pub fn read(map: Source<'_>, seed: Source<'_>, names: &[PowerName]) -> Result<(Chart, Report), Refused> {
    let mut reader = Reader::new(Dialect::Njudge, names);
    let mut rows = lines(map);
    reader.provinces(map, &mut rows)?;
    reader.borders(map, &mut rows)?;
    reader.more(&mut rows);
    reader.finish_borders();
    reader.seed(seed)?;
    reader.finish_summary(map);
    reader.chart.settle_spellings(map.name, &mut reader.report)?;
    reader.chart.sort_powers();
    Ok((reader.chart, reader.report))
}

/// Reads the first two parts of a Realpolitik map. `names` are the powers, by their initials.
///
/// # Errors
/// If the map is incomplete, or of another kind.
pub(super) fn read_realpolitik<'a>(map: Source<'a>, names: &'a [PowerName]) -> Result<RealpolitikMap, Refused> {
    let mut reader = Reader::new(Dialect::Realpolitik, names);
    let mut rows = lines(map);
    reader.provinces(map, &mut rows)?;
    reader.borders(map, &mut rows)?;
    reader.finish_borders();
    reader.chart.powers = names.iter().map(|name| (name.clone(), PowerData::default())).collect();
    reader.finish_sites(map);
    reader.finish_canals(map);
    reader.chart.settle_spellings(map.name, &mut reader.report)?;
    Ok(RealpolitikMap { chart: reader.chart, report: reader.report, order: reader.order })
}

struct Reader<'a> {
    dialect: Dialect,
    chart: Chart,
    report: Report,
    names: &'a [PowerName],
    /// Abbreviations by every spelling, in lower case and folded.
    places: HashMap<String, String>,
    /// The provinces in the map's order, including impassable ones, because the seed counts them.
    order: Vec<String>,
    lines: Lines<'a>,
    /// The letters of homes, by province.
    homes: BTreeMap<String, char>,
    /// Provinces without neighbours, or with only themselves.
    lone: BTreeSet<String>,
    /// The names of railways, canals and places that only wings reach, by abbreviation.
    tracks: BTreeMap<String, String>,
    /// The letters of powers that build in places other than their homes, by province.
    sites: BTreeMap<String, char>,
    /// The provinces in which every power can build.
    open_sites: BTreeSet<String>,
    /// The provinces of Realpolitik's canals, by number.
    canals: BTreeMap<char, Vec<String>>,
}

impl<'a> Reader<'a> {
    fn new(dialect: Dialect, names: &'a [PowerName]) -> Self {
        Self {
            dialect,
            chart: Chart::empty(),
            report: Report::default(),
            names,
            places: HashMap::new(),
            order: Vec::new(),
            lines: HashMap::new(),
            homes: BTreeMap::new(),
            lone: BTreeSet::new(),
            tracks: BTreeMap::new(),
            sites: BTreeMap::new(),
            open_sites: BTreeSet::new(),
            canals: BTreeMap::new(),
        }
    }

    fn provinces(&mut self, map: Source<'a>, rows: &mut impl Iterator<Item = At<'a>>) -> Result<(), Refused> {
        let mut taken = HashSet::new();
        for at in rows {
            let text = at.text.trim();
            if text.starts_with("-1") {
                return if self.order.is_empty() {
                    at.refuse("there are no provinces before this line")
                } else {
                    Ok(())
                };
            }
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let Some((name, rest)) = text.split_once(',') else {
                return at.refuse("a province is written `Name, type abbreviation`; this has no comma");
            };
            let mut words = rest.split_whitespace();
            let (name, kind) = (plain_name(name), words.next().unwrap_or_default());
            let words: Vec<_> = words.collect();
            let mut land = Land::new(name, "", Terrain::Inland);
            if land.name.is_empty() || !name_province(&mut land, &words, &taken) {
                return at
                    .refuse("a province is written `Name, type abbreviation`; this has no abbreviation that is free");
            }
            if MAX_ITEMS < self.order.len() {
                return at.refuse("it has too many provinces for a board");
            }
            if words.first().is_some_and(|word| is_order_word(word)) {
                self.report
                    .note(at, format!("That is a keyword of orders; the province becomes {}.", land.abbreviation));
            }
            taken.insert(land.abbreviation.clone());
            let spellings = words.iter().map(|word| fold(word)).chain([fold(&land.name)]);
            for word in spellings {
                self.places.entry(word).or_insert_with(|| land.abbreviation.clone());
            }
            self.order.push(land.abbreviation.clone());
            let is_place = match self.dialect {
                Dialect::Njudge => self.kind(at, &mut land, kind)?,
                Dialect::Realpolitik => self.realpolitik_kind(at, &mut land, kind)?,
            };
            if !is_place {
                self.tracks.insert(land.abbreviation.clone(), land.name.clone());
                continue;
            }
            self.chart.provinces.push(land);
        }
        At::whole(map.name).refuse("it ends in the list of provinces; a line `-1` should follow, and then the borders")
    }

    /// Reads the type of a province. Returns `false` if units cannot be there.
    fn kind(&mut self, at: At<'a>, land: &mut Land, kind: &str) -> Result<bool, Refused> {
        let mut letters = kind.chars();
        match letters.next() {
            Some('l') => {}
            Some('w') => land.terrain = Terrain::Sea,
            Some('h') => (land.terrain, land.high) = (Terrain::Sea, true),
            Some('v') => (land.terrain, land.closed) = (Terrain::Sea, vec![Season::Fall]),
            Some('x') => land.centre = true,
            Some('r' | 'g') => return Ok(false),
            Some(letter) if letter.is_ascii_uppercase() || letter.is_ascii_digit() => self.home(land, letter),
            _ => return at.refuse(format!("{kind:?} is not a type of province")),
        }
        match letters.as_str() {
            "" => {}
            "w" => land.dual = true,
            more => self.report.note(at, format!("{more:?} only has a meaning in Machiavelli.")),
        }
        Ok(true)
    }

    /// Reads the type of a province, by the letters of Realpolitik and RealWorld.
    fn realpolitik_kind(&mut self, at: At<'a>, land: &mut Land, kind: &str) -> Result<bool, Refused> {
        let mut letters = kind.chars();
        match letters.next() {
            Some('l') => {}
            Some('c') => land.dual = true,
            Some('w') => land.terrain = Terrain::Sea,
            Some('v') => (land.terrain, land.closed) = (Terrain::Sea, vec![Season::Fall]),
            Some('x') => land.centre = true,
            Some('a') => {
                self.report.note(at, "Only wings go there; here, wings fly where armies or fleets go. It is left out.");
                return Ok(false);
            }
            Some('s') => {
                let Some(letter) = letters.next() else {
                    return at.refuse("behind s stands the initial of a power");
                };
                land.centre = true;
                self.sites.insert(land.abbreviation.clone(), letter);
            }
            Some(letter) if letter.is_ascii_uppercase() || letter.is_ascii_digit() => self.home(land, letter),
            _ => return at.refuse(format!("{kind:?} is not a type of space")),
        }
        match letters.next() {
            None => {}
            Some('w' | 'c') => land.dual = true,
            Some('b') => {
                self.report.note(at, "Every power that owns it can build there: it is a site of all powers.");
                self.open_sites.insert(land.abbreviation.clone());
            }
            Some('s') => self.report.note(at, "Only the rules of Hanse say more of it; that is left out."),
            Some(number) if number.is_ascii_digit() => {
                self.canals.entry(number).or_default().push(land.abbreviation.clone());
            }
            Some(_) => self.report.note(at, format!("{kind:?} has a second letter that has no meaning.")),
        }
        Ok(true)
    }

    fn home(&mut self, land: &mut Land, letter: char) {
        land.centre = true;
        self.homes.insert(land.abbreviation.clone(), letter);
    }

    fn borders(&mut self, map: Source<'a>, rows: &mut impl Iterator<Item = At<'a>>) -> Result<(), Refused> {
        for at in rows {
            let text = at.text.trim();
            if text.starts_with("-1") {
                return Ok(());
            }
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let (head, goals) = match text.split_once(':') {
                Some(parts) => parts,
                None => match text.split_once(char::is_whitespace) {
                    Some(parts) => {
                        self.report.note(at, "The colon is missing; the line is read as if it were there.");
                        parts
                    }
                    None => return at.refuse("a border is written `abc-mv: def ghi`"),
                },
            };
            let Some((from, way)) = head.trim().rsplit_once('-') else {
                return at.refuse("a border is written `abc-mv: def ghi`");
            };
            let Some(from) = self.place(from) else {
                self.report.note(at, format!("There is no province {from:?}, so these borders are left out."));
                continue;
            };
            let way = way.to_ascii_lowercase();
            let (way, from, rules): (_, _, &[&str]) = match (self.dialect, &*way) {
                (_, "mv") => (Way::Army, from, &[]),
                (_, "mx") => (Way::Army, from, MX),
                (Dialect::Njudge, "hx") => (Way::Army, from, HX),
                (_, "xc") => (Way::Fleet, from, &[]),
                (Dialect::Njudge, "lx") => (Way::Fleet, from, LX),
                (_, coast @ ("nc" | "sc" | "ec" | "wc")) => (Way::Fleet, self.coast(from, coast), &[]),
                (Dialect::Realpolitik, "aa") => {
                    self.report.note(at, "Only wings go this way; here, wings fly where armies or fleets go.");
                    continue;
                }
                (Dialect::Realpolitik, way) if way.chars().nth(1).is_some_and(|second| second != 'c') => {
                    (Way::Army, from, &[])
                }
                _ => {
                    self.report.note(at, format!("{way:?} is not a kind of border, so these are left out."));
                    continue;
                }
            };
            for goal in goals.split_whitespace() {
                self.border(at, way, &from, goal, rules);
            }
        }
        match self.dialect {
            Dialect::Njudge => At::whole(map.name).refuse("it ends in the list of borders; a line `-1` should follow"),
            Dialect::Realpolitik => Ok(()),
        }
    }

    fn border(&mut self, at: At<'a>, way: Way, from: &str, goal: &str, rules: &[&str]) {
        let goal = goal.trim_matches([',', ';', '.']);
        let (province, coast) = goal.split_once('/').unwrap_or((goal, ""));
        let Some(to) = self.place(province) else {
            self.report.note(at, format!("There is no province {province:?}, so the border with it is left out."));
            return;
        };
        let coast = coast.to_ascii_lowercase();
        let (to, more): (_, &[&str]) = match (self.dialect, &*coast) {
            (_, "" | "mv" | "xc") | (Dialect::Realpolitik, "cx") => (to, &[]),
            (Dialect::Njudge, "mx") => (to, MX),
            (Dialect::Njudge, "hx") => (to, HX),
            (Dialect::Njudge, "lx") => (to, LX),
            (Dialect::Realpolitik, "mx") => {
                self.report.note(at, "Here units can retreat over this border; in Realpolitik they cannot.");
                (to, MX)
            }
            (Dialect::Realpolitik, "hx") => {
                self.report.note(at, "No unit can retreat over this border.");
                (to, NO_RETREAT)
            }
            (Dialect::Realpolitik, "ts" | "fs") => {
                self.report
                    .note(at, "This is a long way: units take it with half strength, and none supports over it.");
                (to, LONG)
            }
            // The coast is created here, because its own line may come later, or never.
            (_, coast @ ("nc" | "sc" | "ec" | "wc")) if way == Way::Fleet => (self.coast(to, coast), &[]),
            (_, other) => {
                self.report
                    .note(at, format!("{other:?} is not a coast that such a unit can reach, so it is left out."));
                (to, &[])
            }
        };
        if province_of(from) == province_of(&to) {
            // Classic maps mark an impassable province by a border with itself.
            self.lone.insert(to);
            return;
        }
        let words: BTreeSet<String> = rules.iter().chain(more).map(|&word| word.to_owned()).collect();
        if !words.is_empty() {
            let edge = (province_of(from).to_owned(), province_of(&to).to_owned());
            self.chart.passages.entry(edge).or_default().extend(words);
        }
        let edge = (from.to_owned(), to);
        let edges = match way {
            Way::Army => &mut self.chart.army,
            Way::Fleet => &mut self.chart.fleet,
        };
        if edges.insert(edge.clone()) {
            self.lines.insert((way, edge), at);
        } else {
            self.report.note(at, format!("{goal} is listed twice."));
        }
    }

    /// The named coast of a province, added to it if it is new.
    fn coast(&mut self, province: String, coast: &str) -> String {
        let coast = coast.to_ascii_uppercase();
        let place = format!("{province}/{coast}");
        if let Some(land) = self.chart.provinces.iter_mut().find(|land| land.abbreviation == province)
            && !land.coasts.contains(&coast)
        {
            land.coasts.push(coast);
            land.coasts.sort();
        }
        place
    }

    fn place(&self, word: &str) -> Option<String> {
        self.places.get(&fold(word)).filter(|at| !self.tracks.contains_key(*at)).cloned()
    }

    /// Reads the third part, in which each section continues as long as its lines make sense.
    fn more(&mut self, rows: &mut impl Iterator<Item = At<'a>>) {
        let mut section = Section::None;
        for at in rows {
            let text = at.text.trim();
            let low = text.to_ascii_lowercase();
            if text.is_empty() || low.starts_with('#') || low.starts_with("-1") {
                if !text.is_empty() {
                    section = Section::None;
                }
                continue;
            }
            section = match section {
                _ if low.starts_with("center order") || low.starts_with("centre order") => Section::Summary,
                _ if low.starts_with("hongkong") => Section::HongKong,
                _ if low.starts_with("gateway") => Section::Gateway,
                _ if low.starts_with("railway") => Section::Railway,
                section => {
                    self.setting(at, section);
                    section
                }
            };
        }
    }

    fn setting(&mut self, at: At<'a>, section: Section) {
        let text = at.text.trim();
        let (head, rest) = text.split_once(':').unwrap_or(("", text));
        let mut words: Vec<&str> = rest.split_whitespace().collect();
        let powers = if section == Section::Railway && !words.is_empty() { words.remove(0) } else { "" };
        let mut provinces = Vec::new();
        for word in words {
            match self.place(word) {
                Some(place) => provinces.push(place),
                None => self.report.note(at, format!("There is no province {word:?}.")),
            }
        }
        let key = head.trim().to_ascii_uppercase();
        let track = self.tracks.get(&key).cloned();
        match (section, track) {
            (Section::Summary, _) => self.chart.summary_order.extend(provinces),
            (Section::HongKong, _) if key.chars().count() == 1 => {
                let power = self.power(key.chars().next().unwrap_or('?'));
                for land in self.chart.provinces.iter_mut().filter(|land| provinces.contains(&land.abbreviation)) {
                    land.barred.push(power.clone());
                }
                self.chart.policies.insert("hong-kong".into(), "on".into());
            }
            (Section::Gateway, Some(name)) if 2 < provinces.len() => {
                let keeper = provinces.remove(0);
                let joined = |place: &String| provinces.iter().any(|water| water == province_of(place));
                let before = self.chart.fleet.len();
                self.chart.fleet.retain(|(from, to)| !joined(from) || !joined(to));
                if self.chart.fleet.len() < before {
                    self.report.note(
                        at,
                        "These waters touch through the canal only; the plain border between them is left out.",
                    );
                }
                self.chart.gateways.push(Canal { abbreviation: key, name, keeper, waters: provinces });
                self.chart.policies.insert("gateways".into(), "on".into());
            }
            (Section::Railway, Some(name)) if 1 < provinces.len() => {
                let powers = powers.chars().map(|letter| self.power(letter)).collect();
                self.chart.railways.push(Line { abbreviation: key, name, powers, line: provinces });
                self.chart.policies.insert("railways".into(), "on".into());
            }
            _ => self.report.note(at, "This line is not understood, and is left out."),
        }
    }

    /// Decides which provinces are coasts and which are impassable, and adds the other direction of every border.
    fn finish_borders(&mut self) {
        for land in &self.chart.provinces {
            let touches = |edges: &BTreeSet<(String, String)>| {
                edges.iter().any(|(a, b)| [a, b].iter().any(|place| province_of(place) == land.abbreviation))
            };
            if touches(&self.chart.army) || touches(&self.chart.fleet) {
                if self.lone.remove(&land.abbreviation) {
                    let at = At::whole("borders");
                    self.report.note(at, format!("{} was listed as touching itself.", land.abbreviation));
                }
            } else {
                self.lone.insert(land.abbreviation.clone());
            }
        }
        let whole = At::whole("provinces");
        for lone in &self.lone {
            self.report.note(whole, format!("{lone} touches only itself, so no unit can go there; it is left out."));
        }
        self.chart.provinces.retain(|land| !self.lone.contains(&land.abbreviation));
        self.name_coasts();
        let seas: BTreeSet<String> = self
            .chart
            .provinces
            .iter()
            .filter(|land| land.terrain == Terrain::Sea)
            .map(|land| land.abbreviation.clone())
            .collect();
        let mut wet = Vec::new();
        self.chart.army.retain(|edge| {
            let dry = !seas.contains(&edge.0) && !seas.contains(&edge.1);
            if !dry {
                wet.push(edge.clone());
            }
            dry
        });
        for edge in wet {
            let at = self.lines.get(&(Way::Army, edge.clone())).copied().unwrap_or(whole);
            self.report.note(at, format!("Armies cannot move between {} and {}: one is water.", edge.0, edge.1));
        }
        self.chart.mend_borders(&self.lines, &mut self.report);
        let ports: BTreeSet<&str> = self.chart.fleet.iter().map(|(from, _)| province_of(from)).collect();
        for land in self.chart.provinces.iter_mut().filter(|land| land.terrain != Terrain::Sea) {
            land.terrain = if ports.contains(&*land.abbreviation) { Terrain::Coast } else { Terrain::Inland };
        }
        let dual: Vec<_> =
            self.chart.provinces.iter().filter(|land| land.dual).map(|land| &*land.abbreviation).collect();
        if self.dialect == Dialect::Realpolitik && !dual.is_empty() {
            self.report.assume(format!("fleets convoy in {} too, as Realpolitik has it", dual.join(", ")));
            self.chart.policies.insert("duality".into(), "on".into());
        } else if !dual.is_empty() {
            self.report.assume(
                "provinces that are both land and water are marked; `duality` is off unless the variant turns it on",
            );
        }
    }

    /// Completes fleets' borders to a province with several coasts that do not name one, by the coasts that lead back.
    fn name_coasts(&mut self) {
        let coasts: HashMap<String, Vec<String>> = (self.chart.provinces.iter())
            .filter(|land| !land.coasts.is_empty())
            .map(|land| (land.abbreviation.clone(), land.coasts.clone()))
            .collect();
        let vague: Vec<_> = (self.chart.fleet.iter())
            .filter(|(from, to)| coasts.contains_key(from) || coasts.contains_key(to))
            .cloned()
            .collect();
        for edge in vague {
            self.chart.fleet.remove(&edge);
            let at = self.lines.get(&(Way::Fleet, edge.clone())).copied().unwrap_or(At::whole("borders"));
            let (from, to) = &edge;
            let (split, other) = if coasts.contains_key(to) { (to, from) } else { (from, to) };
            let all = coasts.get(split).map_or(&[][..], Vec::as_slice);
            let back = |coast: &&String| self.chart.fleet.contains(&(format!("{split}/{coast}"), other.clone()));
            let known: Vec<_> = all.iter().filter(back).cloned().collect();
            let which = if known.is_empty() { all.to_vec() } else { known };
            self.report.note(at, format!("{split} has several coasts; from {other} it is {}.", which.join(" and ")));
            for coast in which {
                let place = format!("{split}/{coast}");
                let edge = if split == to { (other.clone(), place) } else { (place, other.clone()) };
                self.lines.insert((Way::Fleet, edge.clone()), at);
                self.chart.fleet.insert(edge);
            }
        }
    }

    /// Gives every centre exactly one column in the summary.
    fn finish_summary(&mut self, map: Source<'a>) {
        if self.chart.summary_order.is_empty() {
            return;
        }
        let at = At::whole(map.name);
        let centres: Vec<String> =
            self.chart.provinces.iter().filter(|land| land.centre).map(|land| land.abbreviation.clone()).collect();
        let mut order: Vec<String> = Vec::new();
        for place in std::mem::take(&mut self.chart.summary_order) {
            if !centres.contains(&place) {
                self.report
                    .note(at, format!("The summary has a column for {place}, which is not a centre; it is left out."));
            } else if order.contains(&place) {
                self.report.note(at, format!("The summary has two columns for {place}; it keeps the first."));
            } else {
                order.push(place);
            }
        }
        for place in centres {
            if !order.contains(&place) {
                self.report.note(at, format!("The summary has no column for {place}; it goes at the end."));
                order.push(place);
            }
        }
        self.chart.summary_order = order;
    }

    /// Assigns the centres of a Realpolitik map to powers, as homes and build sites.
    fn finish_sites(&mut self, map: Source<'a>) {
        let known = |letter: char| self.names.iter().find(|name| name.letter == letter.to_string());
        for land in &mut self.chart.provinces {
            let place = &land.abbreviation;
            for (letter, is_home) in [(self.homes.get(place), true), (self.sites.get(place), false)] {
                match letter.map(|&letter| (letter, known(letter))) {
                    None => {}
                    Some((_, Some(power))) if is_home => land.home = Some(power.name.clone()),
                    Some((_, Some(power))) => land.sites.push(power.name.clone()),
                    Some((letter, None)) => self.report.note(
                        At::whole(map.name),
                        format!("No power has the initial {letter}, so {} is a neutral centre.", land.name),
                    ),
                }
            }
            if self.open_sites.contains(place) {
                let others = self.names.iter().filter(|name| land.home.as_ref() != Some(&name.name));
                land.sites = others.map(|name| name.name.clone()).collect();
            }
        }
        self.chart.owned = self.chart.homes();
    }

    /// Makes canals from two waters and the land between them.
    fn finish_canals(&mut self, map: Source<'a>) {
        for (number, places) in std::mem::take(&mut self.canals) {
            let is_sea = |place: &String| self.chart.land(place).is_some_and(|land| land.terrain == Terrain::Sea);
            let (waters, lands): (Vec<_>, Vec<_>) = places.into_iter().partition(is_sea);
            let [keeper] = lands.as_slice() else {
                Self::drop_canal(&mut self.report, map, number);
                continue;
            };
            if waters.len() != 2 {
                Self::drop_canal(&mut self.report, map, number);
                continue;
            }
            self.chart.fleet.retain(|(from, to)| !waters.contains(from) || !waters.contains(to));
            self.chart.gateways.push(Canal {
                abbreviation: format!("C{number}"),
                name: format!("Canal {number}"),
                keeper: keeper.clone(),
                waters,
            });
        }
    }

    fn drop_canal(report: &mut Report, map: Source<'_>, number: char) {
        report.note(
            At::whole(map.name),
            format!("Canal {number} does not have two waters and the land between them; it is left out."),
        );
    }

    /// The name of the power with this letter, added to the board if it is new.
    fn power(&mut self, letter: char) -> String {
        let text = letter.to_string();
        if let Some((known, _)) = self.chart.powers.iter().find(|(name, _)| name.letter == text) {
            return known.name.clone();
        }
        let name = match self.names.iter().find(|name| name.letter == text) {
            Some(name) => name.clone(),
            None => {
                let name = format!("Power{text}");
                self.report
                    .assume(format!("the power with the letter {text} is called {name}; change this with --powers"));
                PowerName { letter: text, adjective: name.clone(), name }
            }
        };
        self.chart.powers.push((name.clone(), PowerData::default()));
        name.name
    }

    fn seed(&mut self, seed: Source<'a>) -> Result<(), Refused> {
        for (place, letter) in std::mem::take(&mut self.homes) {
            let power = self.power(letter);
            if let Some(land) = self.chart.provinces.iter_mut().find(|land| land.abbreviation == place) {
                land.home = Some(power);
            }
        }
        self.chart.owned = self.chart.homes();
        let mut began = false;
        let mut ended = false;
        let mut record = String::new();
        let mut null = false;
        for at in lines(seed) {
            let text = at.text.trim();
            if text.is_empty() {
                continue;
            }
            if let Some(rest) = text.strip_prefix("-1") {
                null |= rest.trim_start().to_ascii_lowercase().starts_with("null");
                ended = true;
            } else if ended {
                record.extend(text.chars().filter(|c| !c.is_whitespace()));
            } else if text.contains(':') {
                self.unit(at)?;
            } else if !began {
                began = true;
                match phase(text) {
                    Some(phase) => self.chart.start = phase.to_string(),
                    None => self.report.note(at, "This is not a phase; the game begins in S1901M."),
                }
            } else {
                return at.refuse("a unit is written `R: F St Petersburg/sc`");
            }
        }
        let at = At::whole(seed.name);
        if !began {
            return at.refuse("it is empty; it should say the first phase, the units, and who owns what");
        }
        if !ended {
            self.report.note(at, "There is no line `-1` after the units.");
        }
        if record.is_empty() {
            if !null {
                self.report.assume("every power owns its home centres, because the seed does not list owners");
            }
            return Ok(());
        }
        self.owners(at, &record);
        Ok(())
    }

    fn owners(&mut self, at: At<'a>, record: &str) {
        self.chart.owned.clear();
        let order = std::mem::take(&mut self.order);
        for (place, letter) in order.iter().zip(record.chars()) {
            if letter == '.' {
                continue;
            }
            match self.chart.land(place).is_some_and(|land| land.centre) {
                true => {
                    let power = self.power(letter);
                    self.chart.owned.entry(power).or_default().insert(place.clone());
                }
                false => self
                    .report
                    .note(at, format!("{letter} is listed as owner of {place}, which is not a supply centre.")),
            }
        }
        if record.chars().skip(order.len()).any(|letter| letter != '.') {
            self.report.note(at, "The list of owners is longer than the map.");
        }
    }

    /// `R: F St Petersburg/sc`, or in words: `Russia: Fleet St Petersburg (south coast).`
    fn unit(&mut self, at: At<'a>) -> Result<(), Refused> {
        let text = at.text.trim();
        let Some((power, unit)) = text.split_once(':') else { return at.refuse("a unit is written `R: F London`") };
        let mut letters = power.trim().chars();
        let letter = match (letters.next(), letters.next()) {
            (Some(letter), None) => letter,
            _ => match self.names.iter().find(|name| name.name.eq_ignore_ascii_case(power.trim())) {
                Some(name) => name.letter.chars().next().unwrap_or('?'),
                None => return at.refuse(format!("{:?} is not the letter or name of a power", power.trim())),
            },
        };
        let power = self.power(letter);
        let Some((kind, place)) = unit.trim().split_once(char::is_whitespace) else {
            return at.refuse("a unit is written `R: F London`");
        };
        let kind = match &*kind.to_ascii_lowercase() {
            "a" | "army" => UnitKind::Army,
            "f" | "fleet" => UnitKind::Fleet,
            "w" | "wing" => UnitKind::Wing,
            _ => return at.refuse(format!("{kind:?} is not a kind of unit")),
        };
        let place = place.trim().trim_end_matches('.');
        let (province, coast) = match place.split_once(['/', '(']) {
            Some((province, coast)) => (province, coast.trim().trim_end_matches(')').to_ascii_uppercase()),
            None => (place, String::new()),
        };
        let coast = match &*coast {
            "" => "",
            "NC" | "NORTH COAST" => "/NC",
            "SC" | "SOUTH COAST" => "/SC",
            "EC" | "EAST COAST" => "/EC",
            "WC" | "WEST COAST" => "/WC",
            _ => return at.refuse(format!("{coast:?} is not a coast")),
        };
        let Some(place) = self.place(province) else {
            return at.refuse(format!("there is no province {:?}", province.trim()));
        };
        if kind == UnitKind::Wing {
            self.chart.policies.insert("wings".into(), "on".into());
        }
        self.chart.units.push((power, kind, format!("{place}{coast}")));
        Ok(())
    }
}

/// Only with support, and no support across it.
const MX: &[&str] = &["support needed", "no support"];
/// With half strength.
const HX: &[&str] = &["half"];
/// No unit retreats over it.
const NO_RETREAT: &[&str] = &["no retreat"];
/// With half strength, and no support across it.
const LONG: &[&str] = &["half", "no support"];
/// With half strength, for fleets.
const LX: &[&str] = &["half", "fleet only"];

/// `S1901M`, or in words: `Starting position for Spring of 1901.`
fn phase(text: &str) -> Option<Phase> {
    if let Some(phase) = Phase::read(text) {
        return Some(phase);
    }
    let low = text.to_ascii_lowercase();
    let season = if low.contains("spring") {
        "S"
    } else if low.contains("fall") {
        "F"
    } else {
        return None;
    };
    let year: String = low.chars().filter(char::is_ascii_digit).collect();
    Phase::read(&format!("{season}{year}M"))
}
