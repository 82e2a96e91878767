//! The DPjudge's boards: its map language, with one statement per line.
//!
//! | statement | says |
//! | --- | --- |
//! | `USE file`, `MAP file` | reads that file first; if it is missing, the base (one of our boards) may replace it |
//! | `Bulgaria = bul bulg` | a name, its abbreviation, other spellings, with `+` for blanks; `OLD -> New = abc` renames |
//! | `COAST bul ABUTS CON gre Tar` | a place and its neighbours: small letters for armies, `Tar` for fleets only, capitals for both |
//! | `AMEND`, `DROP`, `SHUT` | adds to a place (`-X` removes), removes one, closes one |
//! | `ITALY (ITALIAN:I) NAP ROM` | a power and its homes; `-X` removes one, `*X` and `+X` are other build sites, `&SC` is any centre |
//! | `A ROM`, `OWNS`, `DUMMY`, `LEAGUE` | units, possessions and properties of the last named power |
//! | `UNOWNED`, `UNPLAYED` | neutral centres; removed powers |
//! | `BEGIN`, `FLOW`, `VICTORY`, `RULE` | the start, the turns of a year, the number of centres that wins, choices of rules |
//!
//! Borders have marks: `*X` is half strength and no support, `~X` only with support, `R:X` for Russia only, `X(CON)`
//! for the owner of CON.
mod finish;
mod flow;
mod rules;
mod sites;
mod statements;

use super::chart::{Chart, Land, province_of};
use super::{At, MAX_ITEMS, Refused, Report, Source};
use chancery_diplomacy::board::{PowerData, Terrain};
use chancery_diplomacy::state::UnitKind;
use std::collections::{BTreeMap, HashSet};

/// One of our boards, which may replace a missing file.
#[derive(Clone, Copy, Debug)]
pub struct Base<'a> {
    /// `standard`
    pub key: &'a str,
    /// Its facts.
    pub chart: &'a Chart,
}

/// The names of the files that a map reads first. A name without an extension is a `.map`.
pub fn uses(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for line in text.lines() {
        let mut words = line.split_whitespace();
        let key = words.next().unwrap_or_default().to_ascii_uppercase();
        if matches!(&*key, "USE" | "USES" | "MAP") {
            names.extend(words.map(file_name));
        }
    }
    names
}

fn file_name(word: &str) -> String {
    if word.contains('.') { word.to_owned() } else { format!("{word}.map") }
}

/// Reads the board in a map. `find` returns the texts of the files that it uses. `base` replaces missing files of its name.
///
/// # Errors
/// If the file is not a complete board, or a file that it uses is missing.
pub fn read<'a>(
    map: Source<'a>,
    find: &dyn Fn(&str) -> Option<Source<'a>>,
    base: Option<Base<'a>>,
) -> Result<(Chart, Report), Refused> {
    let mut atlas = Atlas { base, find, ..Atlas::new(find) };
    atlas.files.insert(map.name.to_owned());
    atlas.load(map)?;
    atlas.finish(map)
}

/// The kind of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ground {
    Land,
    Coast,
    Water,
    /// Land where fleets can convoy as at sea.
    Port,
    /// No unit can go there.
    Shut,
}

impl Ground {
    fn of(word: &str) -> Option<Self> {
        Some(match word {
            "LAND" => Self::Land,
            "COAST" => Self::Coast,
            "WATER" => Self::Water,
            "PORT" => Self::Port,
            "SHUT" => Self::Shut,
            _ => return None,
        })
    }
}

/// A place with its neighbours.
#[derive(Clone, Debug)]
struct Site<'a> {
    ground: Ground,
    /// Whether it is written in lower case. In that case its coasts are separate places, and only armies can be in the province itself.
    split: bool,
    abuts: Vec<Abut<'a>>,
    at: At<'a>,
}

/// A neighbour of a place.
#[derive(Clone, Debug)]
struct Abut<'a> {
    /// In capitals: `MAC/EC`.
    to: String,
    army: bool,
    fleet: bool,
    /// In the words of `borders.txt`.
    rules: Vec<String>,
    at: At<'a>,
}

/// A name, its abbreviation and other spellings.
#[derive(Clone, Debug)]
struct Naming {
    name: String,
    /// In capitals, coast included.
    short: String,
    aliases: Vec<String>,
}

/// The known facts about a power.
#[derive(Clone, Debug, Default)]
struct State {
    /// The name in the file, in capitals and without `+`.
    key: String,
    /// The name as first written.
    written: String,
    adjective: Option<String>,
    letter: Option<String>,
    homes: Vec<String>,
    sites: Vec<String>,
    /// Whether `INHABITS` or `HOMES` occurred.
    settled: bool,
    builds_anywhere: bool,
    owns: Option<Vec<String>>,
    units: Vec<(UnitKind, String)>,
    dummy: bool,
    /// The other facts that the base states about it.
    data: PowerData,
}

/// A place whose kind changes in a season.
#[derive(Clone, Debug)]
struct Seasonal<'a> {
    season: String,
    ground: Ground,
    place: String,
    at: At<'a>,
}

/// Everything read so far.
struct Atlas<'a, 'f> {
    base: Option<Base<'a>>,
    find: &'f dyn Fn(&str) -> Option<Source<'a>>,
    files: HashSet<String>,
    report: Report,
    sites: BTreeMap<String, Site<'a>>,
    names: Vec<Naming>,
    powers: Vec<State>,
    unowned: Vec<String>,
    seasonal: Vec<Seasonal<'a>>,
    rules: Vec<(String, At<'a>)>,
    flow: Vec<(String, At<'a>)>,
    begin: Option<(String, At<'a>)>,
    victory: Option<u32>,
    /// The base's other facts about its provinces, by their new abbreviations.
    known: BTreeMap<String, Land>,
    /// The base, if the map used all of it. In that case, its calendar, policies, railways and canals apply.
    whole: Option<&'a Chart>,
}

impl<'a, 'f> Atlas<'a, 'f> {
    fn new(find: &'f dyn Fn(&str) -> Option<Source<'a>>) -> Self {
        Self {
            base: None,
            find,
            files: HashSet::new(),
            report: Report::default(),
            sites: BTreeMap::new(),
            names: Vec::new(),
            powers: Vec::new(),
            unowned: Vec::new(),
            seasonal: Vec::new(),
            rules: Vec::new(),
            flow: Vec::new(),
            begin: None,
            victory: None,
            known: BTreeMap::new(),
            whole: None,
        }
    }

    /// Reads a used file: the one found, or the base if it has that name.
    fn use_file(&mut self, at: At<'a>, word: &str) -> Result<(), Refused> {
        let name = file_name(word);
        let (stem, part) = name.split_once('.').unwrap_or((&name, "map"));
        if let Some(base) = self.base.filter(|base| base.key.eq_ignore_ascii_case(stem)) {
            self.use_base(at, base, part);
            return Ok(());
        }
        if !self.files.insert(name.clone()) {
            return at.refuse(format!("{name} is used twice"));
        }
        match (self.find)(&name) {
            Some(source) => self.load(source),
            None => at
                .refuse(format!("{name} does not exist; put it beside this file, or name a board of ours with --base")),
        }
    }

    /// Takes over one of our boards, or the part of it that corresponds to a file such as `standard.geography`.
    fn use_base(&mut self, at: At<'a>, base: Base<'a>, part: &str) {
        let chart = base.chart;
        let all = part.eq_ignore_ascii_case("map");
        let is = |name: &str| all || part.eq_ignore_ascii_case(name);
        if is("geography") {
            self.base_places(at, chart);
        }
        if is("politics") {
            self.base_powers(chart);
        }
        if is("military") {
            for (power, kind, place) in &chart.units {
                if let Some(state) = self.powers.iter_mut().find(|state| state.written == *power) {
                    state.units.push((*kind, place.clone()));
                }
            }
        }
        if all {
            self.whole = Some(chart);
        }
    }

    fn base_places(&mut self, at: At<'a>, chart: &Chart) {
        for land in &chart.provinces {
            let ground = match land.terrain {
                Terrain::Inland => Ground::Land,
                Terrain::Coast => Ground::Coast,
                Terrain::Sea => Ground::Water,
            };
            let short = &land.abbreviation;
            let split = !land.coasts.is_empty();
            self.sites.insert(short.clone(), Site { ground, split, abuts: Vec::new(), at });
            for coast in &land.coasts {
                let site = Site { ground: Ground::Coast, split: false, abuts: Vec::new(), at };
                self.sites.insert(format!("{short}/{coast}"), site);
            }
            self.names.push(Naming { name: land.name.clone(), short: short.clone(), aliases: land.aliases.clone() });
            self.known.insert(short.clone(), land.clone());
        }
        for (edges, fleet) in [(&chart.army, false), (&chart.fleet, true)] {
            for (from, to) in edges {
                let Some(site) = self.sites.get_mut(from) else { continue };
                if let Some(abut) = site.abuts.iter_mut().find(|abut| abut.to == *to) {
                    abut.fleet |= fleet;
                    continue;
                }
                let way = (province_of(from).to_owned(), province_of(to).to_owned());
                let rules = chart.passages.get(&way).into_iter().flatten().cloned().collect();
                site.abuts.push(Abut { to: to.clone(), army: !fleet, fleet, rules, at });
            }
        }
    }

    fn base_powers(&mut self, chart: &Chart) {
        let homes = chart.homes();
        for (name, data) in &chart.powers {
            let mine = homes.get(&name.name).cloned().unwrap_or_default();
            let owned = chart.owned.get(&name.name).cloned().unwrap_or_default();
            self.powers.push(State {
                key: name.name.to_ascii_uppercase(),
                written: name.name.clone(),
                adjective: Some(name.adjective.clone()),
                letter: Some(name.letter.clone()),
                owns: (owned != mine).then(|| owned.into_iter().collect()),
                homes: mine.into_iter().collect(),
                dummy: data.dummy,
                data: data.clone(),
                ..State::default()
            });
        }
        let free = chart.provinces.iter().filter(|land| land.centre && land.home.is_none());
        self.unowned.extend(free.map(|land| land.abbreviation.clone()));
    }

    /// Refuses a board that exceeds a limit.
    fn check_size(&self, at: At<'a>) -> Result<(), Refused> {
        let most = [self.sites.len(), self.names.len(), self.powers.len(), self.unowned.len(), self.flow.len()];
        if most.iter().any(|&n| MAX_ITEMS < n) { at.refuse("this is more than a board can have") } else { Ok(()) }
    }
}
