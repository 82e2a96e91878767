//! Completes a board: assigns places to everything, and reports contradictions.
use super::super::board::{
    Board, Calendar, Gateway, Location, LocationData, Passage, Province, ProvinceData, Railway, Terrain, Turn, Victory,
};
use super::super::state::{Phase, Season, Unit};
use super::draft::{At, COASTS, Draft, Entry, LineDraft, NameDraft, Spot};
use super::manifest::{Layer, Manifest};
use super::province::{both, not_a_season, season};
use crate::state::PhaseKind;
use chancery_rules::Power;
use chancery_rules::alphabet::fold;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use toml::Spanned;

/// The maximum first year of a game, AD or BC.
const LAST_YEAR: i32 = 99_999;

/// The maximum number of years from one turn to the next.
const MAX_YEARS: i32 = 1000;

/// The places of a draft on the board.
struct Places {
    /// The final provinces, by number in the draft.
    provinces: Vec<Option<Province>>,
    coasts: HashMap<Spot, Location>,
}

impl Places {
    fn location(&self, spot: Spot) -> Option<Location> {
        match spot.coast {
            None => self.provinces.get(spot.id).copied().flatten().map(|province| Location(province.0)),
            Some(_) => self.coasts.get(&spot).copied(),
        }
    }

    fn all(&self, ids: &[usize]) -> Option<Vec<Province>> {
        ids.iter().map(|&id| self.provinces[id]).collect()
    }
}

impl Draft<'_> {
    /// Makes the board, and records its flaws.
    pub(super) fn finish(&mut self, key: &str) -> Option<Board> {
        self.check_spellings();
        let (provinces, mut locations, places) = self.places();
        let (army, fleet) = (std::mem::take(&mut self.army), std::mem::take(&mut self.fleet));
        join(&mut locations, &places, &army, |data| &mut data.army);
        join(&mut locations, &places, &fleet, |data| &mut data.fleet);
        let title = self.word(|manifest| manifest.title.as_ref(), "title");
        let source = self.word(|manifest| manifest.source.as_ref(), "source");
        let calendar = self.calendar();
        let first_phase = self.first_phase(&calendar);
        let victory = self.victory();
        let mut board = Board {
            key: key.to_owned(),
            title: title.unwrap_or_default(),
            source: source.unwrap_or_default(),
            powers: std::mem::take(&mut self.powers),
            power_data: std::mem::take(&mut self.power_data),
            provinces,
            locations,
            passages: Vec::new(),
            railways: Vec::new(),
            gateways: Vec::new(),
            calendar,
            first_phase: first_phase?,
            victory: victory?,
            start: Vec::new(),
            owners: Vec::new(),
            summary_order: Vec::new(),
            policies: std::mem::take(&mut self.policies)
                .into_iter()
                .map(|(name, word)| (name.to_owned(), word))
                .collect(),
        };
        self.set_lines(&mut board, &places);
        fly(&mut board);
        self.check_borders(&board, &places, &army, &fleet);
        self.set_passages(&mut board, &places);
        self.set_start(&mut board, &places);
        self.set_summary_order(&mut board, &places);
        Some(board)
    }

    /// Checks that no word names two provinces. The words of one province may be equal.
    fn check_spellings(&mut self) {
        let mut spellings: HashMap<String, usize> = HashMap::new();
        let mut clashes = Vec::new();
        for (id, entry) in self.entries.iter().enumerate() {
            let Some(Entry { data, coasts, .. }) = entry else { continue };
            let short = fold(&data.abbreviation);
            let coasts = coasts.iter().map(|&coast| short.clone() + &COASTS[usize::from(coast)].to_lowercase());
            let own: BTreeSet<_> =
                data.aliases.iter().cloned().chain(coasts).chain([fold(&data.name), short.clone()]).collect();
            for word in own {
                if let Some(other) = spellings.insert(word.clone(), id) {
                    clashes.push((other, id, word));
                }
            }
        }
        for (one, other, word) in clashes {
            let (Some(one), Some(other)) = (&self.entries[one], &self.entries[other]) else { continue };
            // The flaw is reported on the later one.
            let later = if (one.at.layer, one.at.line) < (other.at.layer, other.at.line) { other.at } else { one.at };
            let why = both(&word, &one.data.name, &other.data.name);
            self.flaw(later, why);
        }
        self.settle_names(&spellings);
    }

    /// Gives each province its names of `names.txt`. A name of two provinces is a flaw, unless it is
    /// inherited: then the upper board's own spelling wins.
    fn settle_names(&mut self, spellings: &HashMap<String, usize>) {
        let mut taken: HashMap<String, usize> = HashMap::new();
        for NameDraft { id, name, at } in std::mem::take(&mut self.names).into_iter().rev() {
            let word = fold(&name);
            let other = spellings.get(&word).copied().or_else(|| taken.insert(word.clone(), id));
            match other.filter(|&other| other != id) {
                Some(other) if at.layer + 1 == self.layers.len() => {
                    let [one, other] =
                        [id, other].map(|id| self.entries[id].as_ref().map_or("", |entry| &entry.data.name));
                    let why = both(&word, one, other);
                    self.flaw(at, why);
                }
                Some(_) => {}
                None => self.entries[id].iter_mut().for_each(|entry| entry.data.names.push(name.clone())),
            }
        }
        self.entries.iter_mut().flatten().for_each(|entry| entry.data.names.reverse());
    }

    /// The provinces in the order of the files, then their coasts.
    fn places(&self) -> (Vec<ProvinceData>, Vec<LocationData>, Places) {
        let place = |province: Province, coast: Option<u8>| LocationData {
            province,
            coast: coast.map(|coast| COASTS[usize::from(coast)].to_owned()),
            army: Vec::new(),
            fleet: Vec::new(),
            wing: Vec::new(),
        };
        let mut places = Places { provinces: vec![None; self.entries.len()], coasts: HashMap::new() };
        let mut provinces = Vec::new();
        for (id, entry) in self.entries.iter().enumerate() {
            let Some(entry) = entry else { continue };
            places.provinces[id] = Some(Province(provinces.len() as u16));
            provinces.push(ProvinceData { coasts: Vec::new(), ..entry.data.clone() });
        }
        let mut locations: Vec<_> = (0..provinces.len()).map(|at| place(Province(at as u16), None)).collect();
        for (id, entry) in self.entries.iter().enumerate() {
            let (Some(entry), Some(province)) = (entry, places.provinces[id]) else { continue };
            for &coast in &entry.coasts {
                let at = Location(locations.len() as u16);
                locations.push(place(province, Some(coast)));
                provinces[usize::from(province.0)].coasts.push(at);
                places.coasts.insert(Spot { id, coast: Some(coast) }, at);
            }
        }
        (provinces, locations, places)
    }

    /// The value from the topmost board that has one, and its location in the file.
    fn topmost<T: Clone>(&self, key: impl Fn(&Manifest) -> Option<&Spanned<T>>) -> Option<(At, T)> {
        let said = |(layer, files): (usize, &Layer<'_>)| {
            let value = key(&files.manifest)?;
            Some((At { layer, file: "variant.toml", line: files.line(value) }, value.get_ref().clone()))
        };
        self.layers.iter().enumerate().rev().find_map(said)
    }

    fn missing(&mut self, key: &str) {
        self.flaw(At { layer: 0, file: "variant.toml", line: 0 }, format!("`{key}` is missing"));
    }

    fn word(&mut self, key: impl Fn(&Manifest) -> Option<&Spanned<String>>, name: &str) -> Option<String> {
        match self.topmost(key) {
            Some((at, text)) if text.trim().is_empty() => {
                self.flaw(at, format!("`{name}` is empty"));
                None
            }
            Some((_, text)) => Some(text),
            None => {
                self.missing(name);
                None
            }
        }
    }

    fn calendar(&mut self) -> Calendar {
        let layers = self.layers;
        let said = layers.iter().enumerate().rev().find_map(|(at, layer)| Some((at, layer.manifest.turns.as_ref()?)));
        let Some((index, turns)) = said else {
            return Calendar {
                turns: vec![
                    Turn { season: Season::Spring, era: None, years: 1, counts: false },
                    Turn { season: Season::Fall, era: None, years: 0, counts: true },
                ],
            };
        };
        let toml = |line| At { layer: index, file: "variant.toml", line };
        let whole = toml(layers[index].line(turns));
        let n_turns = turns.get_ref().len();
        let mut calendar = Calendar { turns: Vec::new() };
        for (place, turn) in turns.get_ref().iter().enumerate() {
            let (at, row) = (toml(layers[index].line(turn)), turn.get_ref());
            let Some(season) = season(&row.season) else {
                self.flaw(at, not_a_season(&row.season));
                continue;
            };
            if calendar.turns.iter().any(|turn| turn.season == season) {
                self.flaw(
                    at,
                    format!("two turns are in {}; each needs a season of its own", season.name().to_lowercase()),
                );
            }
            if row.years.is_some_and(|years| !(-MAX_YEARS..=MAX_YEARS).contains(&years)) {
                self.flaw(at, format!("at most {MAX_YEARS} years can pass before a turn"));
            }
            calendar.turns.push(Turn {
                season,
                era: row.era.clone().filter(|era| !era.trim().is_empty()),
                years: row.years.unwrap_or(i32::from(place == 0)),
                counts: row.counts.unwrap_or(place + 1 == n_turns),
            });
        }
        if n_turns == 0 {
            self.flaw(whole, "there is no turn; leave `turns` out for a spring and a fall");
        } else if !calendar.turns.iter().any(|turn| turn.counts) {
            self.flaw(whole, "there is no turn at whose end centres are counted");
        }
        let years = |turn: &Turn| i64::from(turn.years);
        if n_turns > 0 && calendar.turns.iter().map(years).sum::<i64>() == 0 {
            self.flaw(whole, "no year passes from the first turn to the next first turn");
        }
        calendar
    }

    fn first_phase(&mut self, calendar: &Calendar) -> Option<Phase> {
        let Some((at, label)) = self.topmost(|manifest| manifest.start.as_ref()) else {
            self.missing("start");
            return None;
        };
        let Some(phase) = Phase::read(&label) else {
            self.flaw(at, format!("{label:?} is not a phase; a phase is written S1901M"));
            return None;
        };
        if !(-LAST_YEAR..=LAST_YEAR).contains(&phase.year) {
            self.flaw(at, format!("a game begins between the years -{LAST_YEAR} and {LAST_YEAR}"));
        }
        let known = calendar.turns.iter().any(|turn| turn.season == phase.season);
        match phase.kind {
            PhaseKind::Movement if !known => {
                self.flaw(at, format!("a game begins in {phase}, but there is no {} turn", phase.season.name()));
            }
            PhaseKind::Retreat => self.flaw(at, "a game does not begin with retreats"),
            PhaseKind::Movement | PhaseKind::Adjustment => {}
        }
        Some(phase)
    }

    fn victory(&mut self) -> Option<Victory> {
        let Some((at, centres)) = self.topmost(|manifest| manifest.centres_to_win.as_ref()) else {
            self.missing("centres_to_win");
            return None;
        };
        if centres == 0 {
            self.flaw(at, "0 centres are too few to win");
        }
        let later = self.topmost(|manifest| manifest.centres_to_win_from.as_ref());
        let mut victory = Victory { centres, later: later.as_ref().map_or(Vec::new(), |later| later.1.clone()) };
        if let Some((at, _)) = later {
            if victory.later.iter().any(|&(_, centres)| centres == 0) {
                self.flaw(at, "0 centres are too few to win");
            }
            victory.later.sort_unstable();
            if victory.later.windows(2).any(|pair| pair[0].0 == pair[1].0) {
                self.flaw(at, "a year is listed twice");
            }
        }
        Some(victory)
    }

    /// Checks borders: armies walk between lands, fleets sail to named coasts, and a province declared as touching
    /// water does.
    fn check_borders(
        &mut self,
        board: &Board,
        places: &Places,
        army: &BTreeMap<(Spot, Spot), At>,
        fleet: &BTreeMap<(Spot, Spot), At>,
    ) {
        let main = |at: Location| board.location(at).coast.is_none();
        let mut told = HashSet::new();
        let ends = |(way, &at): (&(Spot, Spot), &At)| [(way.0, way.1, at), (way.1, way.0, at)];
        let army = army.iter().flat_map(ends).map(|(spot, to, at)| (true, spot, to, at));
        let fleet = fleet.iter().flat_map(ends).map(|(spot, to, at)| (false, spot, to, at));
        for (walks, spot, to, at) in army.chain(fleet) {
            let Some(place) = places.location(spot) else { continue };
            let province = board.province(board.province_of(place));
            let why = match (walks, province.terrain) {
                (true, Terrain::Sea) => "is sea, so no army can go there",
                (false, Terrain::Inland) => "is inland, so no fleet can go there",
                (false, _) if main(place) && !province.coasts.is_empty() => {
                    "has several coasts; a fleet's border must name one of them"
                }
                (true, _) if !main(place) => "is a coast; an army's border names the province only",
                _ if spot.id == to.id => "borders on itself",
                _ => continue,
            };
            if told.insert((spot, why)) {
                self.flaw(at, format!("{} {why}", board.place_name(place)));
            }
        }
        for (id, province) in places.provinces.iter().enumerate() {
            let (Some(province), Some(at)) = (*province, self.entries[id].as_ref().map(|entry| entry.at)) else {
                continue;
            };
            let data = board.province(province);
            let whole = board.location(board.main(province));
            match data.terrain {
                Terrain::Inland if !data.coasts.is_empty() => {
                    self.flaw(at, format!("{} is inland, so it has no coasts", data.abbreviation));
                }
                Terrain::Inland if whole.army.is_empty() => {
                    self.flaw(at, format!("{} cannot be reached", data.abbreviation));
                }
                Terrain::Inland => {}
                Terrain::Coast | Terrain::Sea => {
                    for place in board.fleet_places(province) {
                        if board.location(place).fleet.is_empty() {
                            self.flaw(at, format!("{} cannot be reached by any fleet", board.place_name(place)));
                        }
                    }
                }
            }
        }
    }

    fn set_passages(&mut self, board: &mut Board, places: &Places) {
        for passage in std::mem::take(&mut self.passages) {
            let (Some(from), Some(to)) = (places.provinces[passage.from], places.provinces[passage.to]) else {
                continue;
            };
            let Some(owners_of) = places.all(&passage.owners_of) else {
                self.flaw(passage.at, "it names a province that is gone");
                continue;
            };
            if !board.location(board.main(from)).wing.contains(&board.main(to)) {
                let (from, to) = (&board.province(from).abbreviation, &board.province(to).abbreviation);
                let why = format!("no unit can go from {from} to {to}: put the border under [army] or [fleet] as well");
                self.flaw(passage.at, why);
            }
            if let Some(&province) = owners_of.iter().find(|&&province| !board.province(province).centre) {
                let why = format!("{} is not a centre, so no power can own it", board.province(province).abbreviation);
                self.flaw(passage.at, why);
            }
            board.passages.push(Passage {
                from,
                to,
                kind: passage.kind,
                strength: passage.strength,
                no_support: passage.no_support,
                no_retreat: passage.no_retreat,
                yields: passage.yields,
                powers: passage.powers,
                owners_of,
                seasons: passage.seasons,
            });
        }
        board.passages.sort_by_key(|passage| (passage.from, passage.to, passage.kind));
    }

    fn set_lines(&mut self, board: &mut Board, places: &Places) {
        let gone = "it names a province that is gone; write the list again";
        for LineDraft { at, abbreviation, name, powers, places: ids, .. } in std::mem::take(&mut self.railways) {
            match places.all(&ids) {
                Some(line) => board.railways.push(Railway { abbreviation, name, powers, line }),
                None => self.flaw(at, gone),
            }
        }
        for LineDraft { at, abbreviation, name, keeper, places: ids, .. } in std::mem::take(&mut self.gateways) {
            let Some(keeper) = keeper else { continue };
            match (places.provinces[keeper], places.all(&ids)) {
                (Some(keeper), Some(waters)) => {
                    dig(board, &waters);
                    board.gateways.push(Gateway { abbreviation, name, keeper, waters });
                }
                _ => self.flaw(at, gone),
            }
        }
    }

    fn set_start(&mut self, board: &mut Board, places: &Places) {
        let mut taken = HashSet::new();
        for unit in std::mem::take(&mut self.units) {
            let Some(at) = places.location(unit.spot) else {
                let power = &board.power_name(unit.power).name;
                let why =
                    format!("a unit of {power} stands in a place that no longer exists; write {power}'s line again");
                self.flaw(unit.at, why);
                continue;
            };
            let name = board.place_name(at);
            if !board.can_stand(unit.kind, at) {
                self.flaw(
                    unit.at,
                    format!("{} {name} cannot stand there, or its coast is missing", unit.kind.letter()),
                );
            }
            let province = board.province_of(at);
            if !taken.insert(province) && !board.province(province).high_sea {
                self.flaw(unit.at, format!("{name} already has a unit"));
            }
            board.start.push(Unit { power: unit.power, kind: unit.kind, at });
        }
        board.start.sort_by_key(|unit| unit.at);
        board.owners =
            board.provinces.iter().map(|data| data.home.filter(|home| !self.said_owned.contains(home))).collect();
        let mut said: HashMap<Province, Power> = HashMap::new();
        for (power, id, at) in std::mem::take(&mut self.owned) {
            let Some(province) = places.provinces[id] else {
                self.flaw(at, "it has an owned province that is gone; write the line again");
                continue;
            };
            if !board.province(province).centre {
                self.flaw(
                    at,
                    format!("{} is not a centre, so no power can own it", board.province(province).abbreviation),
                );
            } else if said.insert(province, power).is_some() {
                self.flaw(at, format!("{} already has an owner", board.province(province).abbreviation));
            } else {
                board.owners[usize::from(province.0)] = Some(power);
            }
        }
    }

    /// Sets the order as written, or else that of the provinces. A base's list is kept as far as it still applies.
    fn set_summary_order(&mut self, board: &mut Board, places: &Places) {
        let centres = board.centres();
        let Some(at) = self.summary_at else {
            board.summary_order = centres;
            return;
        };
        let order = self.summary_order.iter().filter_map(|&id| places.provinces[id]);
        board.summary_order = order.collect();
        if at.layer + 1 < self.layers.len() {
            board.summary_order.retain(|&province| board.provinces[usize::from(province.0)].centre);
            let known: HashSet<_> = board.summary_order.iter().copied().collect();
            board.summary_order.extend(centres.iter().filter(|centre| !known.contains(centre)));
        }
        let mut sorted = board.summary_order.clone();
        sorted.sort();
        if sorted != centres {
            self.flaw(at, "summary_order does not name every supply centre once");
        }
    }
}

/// Adds borders to the places where they begin.
fn join(
    locations: &mut [LocationData],
    places: &Places,
    borders: &BTreeMap<(Spot, Spot), At>,
    list: impl Fn(&mut LocationData) -> &mut Vec<Location>,
) {
    for (from, to) in borders.keys() {
        if let (Some(from), Some(to)) = (places.location(*from), places.location(*to)) {
            list(&mut locations[usize::from(from.0)]).push(to);
        }
    }
    locations.iter_mut().for_each(|data| list(data).sort_unstable());
}

/// Adds the borders for wings: a wing flies wherever any unit can go from any part of a province.
fn fly(board: &mut Board) {
    let mut near: Vec<Vec<Location>> = vec![Vec::new(); board.provinces.len()];
    for data in &board.locations {
        let steps = data.army.iter().chain(&data.fleet);
        near[usize::from(data.province.0)].extend(steps.map(|&to| board.main(board.province_of(to))));
    }
    for (data, mut near) in board.locations.iter_mut().zip(near) {
        near.sort_unstable();
        near.dedup();
        data.wing = near;
    }
}

/// Makes the waters of a canal touch each other.
fn dig(board: &mut Board, waters: &[Province]) {
    for from in waters {
        let near = &mut board.locations[usize::from(from.0)].fleet;
        near.extend(waters.iter().filter(|to| *to != from).map(|to| Location(to.0)));
        near.sort_unstable();
        near.dedup();
    }
}
