//! Reads a board from its folder under `variants/diplomacy/`, and proves it sound.
//!
//! | file | holds |
//! | --- | --- |
//! | `variant.toml` | title, source, powers, first year, centres to win, policies |
//! | `provinces.txt` | `Name \| ABBREVIATION other spellings \| kind` |
//! | `borders.txt` | sections `[coasts]`, `[army]`, `[fleet]` of lines `A: B C`; each border once, `A > B` is one-way |
//! | `start.txt` | `Power: A ABC, F DEF/NC` |
//! | `info.txt` | what a player reads before signing on |
//!
//! A `#` begins a comment. A folder is data only; what a variant changes in the rules is a policy with a name.
use super::board::{
    Board, Calendar, Location, LocationData, PowerData, Province, ProvinceData, Terrain, Turn, Victory,
};
use super::names::fold;
use super::policy::Policies;
use super::state::{Phase, Season, Unit, UnitKind};
use crate::rules::PowerName;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;

include!(concat!(env!("OUT_DIR"), "/variants.rs"));

/// What is wrong with a variant, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// `borders.txt`
    pub file: String,
    /// Counted from 1; 0 when it is about the file as a whole.
    pub line: usize,
    /// A sentence without its full stop.
    pub why: String,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.why),
            line => write!(f, "{}:{line}: {}", self.file, self.why),
        }
    }
}

impl std::error::Error for Flaw {}

/// The folders of all boards that come with the program, by name.
pub fn keys() -> impl Iterator<Item = &'static str> {
    let mut keys: Vec<_> = VARIANTS.iter().filter(|row| row.0.0 == "diplomacy").map(|row| row.0.1).collect();
    keys.dedup();
    keys.into_iter()
}

/// One file of a board that comes with the program: `file("standard", "info.txt")`.
pub fn file(key: &str, name: &str) -> Option<&'static str> {
    VARIANTS.iter().find(|row| row.0 == ("diplomacy", key, name)).map(|row| row.1)
}

/// Loads a board that comes with the program. Do it once and share the board.
///
/// # Errors
/// What is wrong with the folder, or that there is none.
pub fn load(key: &str) -> Result<Board, Flaw> {
    if !keys().any(|known| known == key) {
        let known: Vec<_> = keys().collect();
        return flaw("variant.toml", 0, format!("there is no variant {key:?}; there is {}", known.join(", ")));
    }
    parse(key, |name| file(key, name))
}

/// Reads a board from the texts of its files.
///
/// # Errors
/// The first thing that is wrong with them.
pub fn parse<'a>(key: &str, file: impl Fn(&str) -> Option<&'a str>) -> Result<Board, Flaw> {
    let text = |name| file(name).map_or_else(|| flaw(name, 0, "the file is missing"), Ok);
    let sheet = Sheet::parse(text("variant.toml")?)?;
    let mut draft = Draft::new(key, sheet)?;
    draft.provinces(text("provinces.txt")?)?;
    draft.borders(text("borders.txt")?)?;
    draft.check_borders()?;
    draft.start(text("start.txt")?)?;
    draft.summary_order()?;
    draft.fly();
    draft.board.owners = draft.board.provinces.iter().map(|data| data.home).collect();
    Ok(draft.board)
}

/// `variant.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    title: String,
    source: String,
    powers: Vec<Named>,
    start: String,
    centres_to_win: u32,
    #[serde(default)]
    summary_order: String,
    #[serde(default)]
    policies: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    letter: String,
    name: String,
    adjective: String,
}

impl Sheet {
    fn parse(text: &str) -> Result<Self, Flaw> {
        toml::from_str(text).or_else(|error| {
            let line = error.span().map_or(0, |span| 1 + text[..span.start].matches('\n').count());
            flaw("variant.toml", line, error.message())
        })
    }
}

/// A board in the making.
struct Draft {
    board: Board,
    summary_order: String,
    /// Locations by abbreviation: `BUL`, and once the coasts are known `BUL/EC`.
    places: HashMap<String, Location>,
    /// The line of `borders.txt` that first names each province, for messages.
    bordered: HashMap<Province, usize>,
}

impl Draft {
    fn new(key: &str, sheet: Sheet) -> Result<Self, Flaw> {
        let mut seen = HashSet::new();
        for power in &sheet.powers {
            for word in [&power.letter, &power.name, &power.adjective] {
                if word.is_empty() {
                    return flaw("variant.toml", 0, format!("{:?} lacks a letter, name or adjective", power.name));
                }
            }
            if !seen.insert(power.letter.to_lowercase()) || !seen.insert(power.name.to_lowercase()) {
                return flaw("variant.toml", 0, format!("two powers are called {} or {}", power.letter, power.name));
            }
        }
        for (name, word) in &sheet.policies {
            if let Err(why) = Policies::default().set(name, word) {
                return flaw("variant.toml", 0, why);
            }
        }
        let Some(first_phase) = Phase::read(&sheet.start) else {
            return flaw("variant.toml", 0, format!("{:?} is no phase; one is written S1901M", sheet.start));
        };
        let n_powers = sheet.powers.len();
        let powers = sheet.powers.into_iter();
        let board = Board {
            key: key.to_owned(),
            title: sheet.title,
            source: sheet.source,
            powers: powers
                .map(|named| PowerName { letter: named.letter, name: named.name, adjective: named.adjective })
                .collect(),
            power_data: vec![PowerData::default(); n_powers],
            provinces: Vec::new(),
            locations: Vec::new(),
            passages: Vec::new(),
            railways: Vec::new(),
            gateways: Vec::new(),
            calendar: Calendar {
                turns: vec![
                    Turn { season: Season::Spring, era: None, years: 1, counts: false },
                    Turn { season: Season::Fall, era: None, years: 0, counts: true },
                ],
            },
            first_phase,
            victory: Victory { centres: sheet.centres_to_win, later: Vec::new() },
            start: Vec::new(),
            owners: Vec::new(),
            summary_order: Vec::new(),
            policies: sheet.policies.into_iter().collect(),
        };
        Ok(Self { board, summary_order: sheet.summary_order, places: HashMap::new(), bordered: HashMap::new() })
    }

    fn provinces(&mut self, text: &str) -> Result<(), Flaw> {
        let mut spellings: HashMap<String, String> = HashMap::new();
        for (line, text) in lines(text) {
            let wrong = |why: String| flaw("provinces.txt", line, why);
            let mut columns = text.split('|').map(str::trim);
            let (Some(name), Some(spelt), Some(kind), None) =
                (columns.next(), columns.next(), columns.next(), columns.next())
            else {
                return wrong("a line is `Name | ABBREVIATION other spellings | kind`".into());
            };
            let mut words = spelt.split_whitespace();
            let Some(abbreviation) = words.next() else { return wrong(format!("{name} has no abbreviation")) };
            let aliases: Vec<String> = words.map(str::to_lowercase).collect();
            // The name itself may be spelt like one of its own abbreviations, but like nobody else's.
            let own: HashSet<String> = aliases.iter().cloned().chain([fold(name), fold(abbreviation)]).collect();
            for word in own {
                if let Some(other) = spellings.insert(word.clone(), name.to_owned()) {
                    return wrong(format!("{word:?} is a spelling of both {other} and {name}"));
                }
            }
            let mut data = ProvinceData {
                name: name.to_owned(),
                abbreviation: abbreviation.to_uppercase(),
                aliases,
                terrain: Terrain::Inland,
                centre: false,
                home: None,
                coasts: Vec::new(),
                dual: false,
                high_sea: false,
                closed: Vec::new(),
                sites: Vec::new(),
                barred: Vec::new(),
            };
            for (at, word) in kind.split(',').map(str::trim).enumerate() {
                match (at, word, word.strip_prefix("home ")) {
                    (0, "inland", _) => {}
                    (0, "coast", _) => data.terrain = Terrain::Coast,
                    (0, "sea", _) => data.terrain = Terrain::Sea,
                    (1, "centre", _) => data.centre = true,
                    (1, _, Some(power)) => {
                        let Some(power) = self.board.power(power) else {
                            return wrong(format!("there is no power {power:?}"));
                        };
                        (data.centre, data.home) = (true, Some(power));
                    }
                    _ => return wrong(format!("{word:?} is not sea, coast or inland, then centre or home Power")),
                }
            }
            let Ok(at) = u16::try_from(self.board.provinces.len()) else { return wrong("too many".into()) };
            self.places.insert(data.abbreviation.clone(), Location(at));
            self.board.provinces.push(data);
            self.board.locations.push(LocationData {
                province: Province(at),
                coast: None,
                army: Vec::new(),
                fleet: Vec::new(),
                wing: Vec::new(),
            });
        }
        Ok(())
    }

    fn place(&self, file: &str, line: usize, word: &str) -> Result<Location, Flaw> {
        match self.places.get(word) {
            Some(&place) => Ok(place),
            None => flaw(file, line, format!("there is no place {word}; a place is written ABC or ABC/NC")),
        }
    }

    fn borders(&mut self, text: &str) -> Result<(), Flaw> {
        let mut section = "";
        for (line, text) in lines(text) {
            let wrong = |why: String| flaw("borders.txt", line, why);
            if let Some(name) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
                section = name;
                continue;
            }
            let (one_way, (from, to)) = match (text.split_once(':'), text.split_once('>')) {
                (Some(parts), None) => (false, parts),
                (None, Some(parts)) => (true, parts),
                _ => return wrong("a line is `A: B C`, or `A > B` for one way only".into()),
            };
            let from = from.trim();
            match section {
                "coasts" => self.coasts(line, from, to)?,
                "army" | "fleet" => {
                    let a = self.place("borders.txt", line, from)?;
                    for word in to.split_whitespace() {
                        let b = self.place("borders.txt", line, word)?;
                        let mut add = |a: Location, b: Location| {
                            self.bordered.entry(self.board.province_of(a)).or_insert(line);
                            let data = &mut self.board.locations[usize::from(a.0)];
                            let list = if section == "army" { &mut data.army } else { &mut data.fleet };
                            match list.binary_search(&b) {
                                Ok(_) => flaw("borders.txt", line, format!("{from} and {word} are joined twice")),
                                Err(at) => {
                                    list.insert(at, b);
                                    Ok(())
                                }
                            }
                        };
                        add(a, b)?;
                        if !one_way {
                            add(b, a)?;
                        }
                    }
                }
                _ => return wrong(format!("[{section}] is not one of [coasts], [army], [fleet]")),
            }
        }
        Ok(())
    }

    fn coasts(&mut self, line: usize, from: &str, coasts: &str) -> Result<(), Flaw> {
        let province = self.board.province_of(self.place("borders.txt", line, from)?);
        for coast in coasts.split_whitespace() {
            if !["NC", "SC", "EC", "WC"].contains(&coast) {
                return flaw("borders.txt", line, format!("{coast} is not one of NC, SC, EC, WC"));
            }
            let Ok(at) = u16::try_from(self.board.locations.len()) else {
                return flaw("borders.txt", line, "too many");
            };
            if self.places.insert(format!("{from}/{coast}"), Location(at)).is_some() {
                return flaw("borders.txt", line, format!("{from} has two coasts {coast}"));
            }
            self.board.provinces[usize::from(province.0)].coasts.push(Location(at));
            self.board.locations.push(LocationData {
                province,
                coast: Some(coast.to_owned()),
                army: Vec::new(),
                fleet: Vec::new(),
                wing: Vec::new(),
            });
        }
        Ok(())
    }

    /// Land walks to land, fleets to coasts by name, and what is said to touch water does.
    fn check_borders(&self) -> Result<(), Flaw> {
        let board = &self.board;
        for (at, data) in board.locations.iter().enumerate() {
            let place = board.place_name(Location(at as u16));
            let province = board.province(data.province);
            let line = self.bordered.get(&data.province).copied().unwrap_or(0);
            let wrong = |why: &str| flaw("borders.txt", line, format!("{place} {why}"));
            let main = data.coast.is_none();
            match province.terrain {
                Terrain::Sea if !data.army.is_empty() => return wrong("is sea, so no army can go there"),
                Terrain::Inland if !data.fleet.is_empty() => return wrong("is inland, so no fleet can go there"),
                Terrain::Inland if !province.coasts.is_empty() => return wrong("is inland, so it has no coasts"),
                Terrain::Coast | Terrain::Sea => {
                    let split = main && !province.coasts.is_empty();
                    if split && !data.fleet.is_empty() {
                        return wrong("has several coasts; a fleet's border must name one of them");
                    }
                    if !split && data.fleet.is_empty() {
                        return wrong("can not be reached by any fleet");
                    }
                }
                Terrain::Inland => {}
            }
            if !main && !data.army.is_empty() {
                return wrong("is a coast; an army's border names the province only");
            }
            if main && data.army.is_empty() && province.terrain == Terrain::Inland {
                return wrong("can not be reached");
            }
            if data.army.iter().chain(&data.fleet).any(|&to| board.province_of(to) == data.province) {
                return wrong("borders on itself");
            }
        }
        Ok(())
    }

    fn start(&mut self, text: &str) -> Result<(), Flaw> {
        let mut taken = HashSet::new();
        for (line, text) in lines(text) {
            let wrong = |why: String| flaw("start.txt", line, why);
            let Some((name, units)) = text.split_once(':') else {
                return wrong("a line is `Power: A ABC, F DEF/NC`".into());
            };
            let Some(power) = self.board.power(name.trim()) else {
                return wrong(format!("there is no power {:?}", name.trim()));
            };
            for unit in units.split(',').map(str::trim) {
                let (kind, place) = match unit.split_once(' ') {
                    Some(("A", place)) => (UnitKind::Army, place.trim()),
                    Some(("F", place)) => (UnitKind::Fleet, place.trim()),
                    _ => return wrong(format!("{unit:?} is not a unit such as `A ABC` or `F DEF/NC`")),
                };
                let at = self.place("start.txt", line, place)?;
                if !self.board.can_stand(kind, at) {
                    return wrong(format!("{unit} can not stand there, or lacks its coast"));
                }
                if !taken.insert(self.board.province_of(at)) {
                    return wrong(format!("{place} has a unit already"));
                }
                self.board.start.push(Unit { power, kind, at });
            }
        }
        self.board.start.sort_by_key(|unit| unit.at);
        Ok(())
    }

    /// A wing flies wherever any unit can go from any part of a province.
    fn fly(&mut self) {
        let board = &mut self.board;
        for province in 0..board.provinces.len() {
            let parts = board.locations.iter().filter(|data| usize::from(data.province.0) == province);
            let steps = parts.flat_map(|data| data.army.iter().chain(&data.fleet));
            let mut near: Vec<_> = steps.map(|&to| board.main(board.province_of(to))).collect();
            near.sort_unstable();
            near.dedup();
            board.locations[province].wing = near;
        }
    }

    /// As written, or else in the order of the provinces.
    fn summary_order(&mut self) -> Result<(), Flaw> {
        let centres = self.board.centres();
        if self.summary_order.is_empty() {
            self.board.summary_order = centres;
            return Ok(());
        }
        for word in self.summary_order.split_whitespace() {
            let province = self.board.province_of(self.place("variant.toml", 0, word)?);
            self.board.summary_order.push(province);
        }
        let mut sorted = self.board.summary_order.clone();
        sorted.sort();
        if sorted != centres {
            return flaw("variant.toml", 0, "summary_order does not name every supply centre once");
        }
        Ok(())
    }
}

/// The lines that say something, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let plain = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    (1..).zip(plain).filter(|(_, line)| !line.is_empty())
}

fn flaw<T>(file: &str, line: usize, why: impl Into<String>) -> Result<T, Flaw> {
    Err(Flaw { file: file.to_owned(), line, why: why.into() })
}
