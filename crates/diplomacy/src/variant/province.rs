//! `provinces.txt`, with a line for each province, and `names.txt`, with their other names.
use super::super::board::{ProvinceData, Terrain};
use super::super::state::Season;
use super::draft::{At, Draft, Entry, NameDraft};
use super::lines;
use crate::entry::grammar::is_word_of_orders;
use chancery_rules::alphabet::fold;

/// The maximum number of provinces. The largest board that comes with the program has 269.
pub const MAX_PROVINCES: usize = 1024;

impl Draft<'_> {
    /// Reads the file of one layer: new, changed or removed provinces.
    pub(super) fn provinces(&mut self, layer: usize, text: &str) {
        let derived = layer > 0;
        for (line, text) in lines(text) {
            let at = At { layer, file: "provinces.txt", line };
            if let Some(gone) = text.strip_prefix("- ") {
                match self.known.remove(gone.trim()) {
                    Some(id) if derived => self.take_away(id),
                    _ => self.flaw(at, format!("there is no province {} to remove", gone.trim())),
                }
                continue;
            }
            let columns: Vec<_> = text.split('|').map(str::trim).collect();
            let &[name, spelt, kind] = columns.as_slice() else {
                self.flaw(at, "a line is `Name | ABBREVIATION other spellings | kind`");
                continue;
            };
            let (old, name) = match name.split_once('=') {
                None => (None, name),
                Some((old, name)) => (Some(old.trim()), name.trim()),
            };
            let mut words = spelt.split_whitespace();
            let Some(abbreviation) = words.next() else {
                self.flaw(at, format!("{name} has no abbreviation"));
                continue;
            };
            let sound = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
            if abbreviation.len() > 4 || !abbreviation.bytes().all(sound) {
                self.flaw(
                    at,
                    format!("{abbreviation} is not an abbreviation: please use one to four capital letters or digits"),
                );
                continue;
            }
            let data = ProvinceData {
                name: name.to_owned(),
                abbreviation: abbreviation.to_owned(),
                aliases: words.map(fold).collect(),
                names: Vec::new(),
                was: Vec::new(),
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
            let Some(data) = self.kind(at, data, kind) else { continue };
            let taken = self.known.get(abbreviation).copied();
            match old {
                Some(old) => match self.known.remove(old) {
                    Some(id) if derived && taken.is_none_or(|other| other == id) => self.replace(id, at, data),
                    Some(id) if derived => {
                        self.known.insert(old.to_owned(), id);
                        self.flaw(at, format!("there is already another province {abbreviation}"));
                    }
                    _ => self.flaw(at, format!("there is no province {old} to rename")),
                },
                None => match taken {
                    Some(id) if self.entries[id].as_ref().is_some_and(|entry| entry.at.layer < layer) => {
                        self.replace(id, at, data);
                    }
                    Some(id) => {
                        let other = self.entries[id].as_ref().map_or("", |entry| &entry.data.name).to_owned();
                        self.flaw(at, both(&fold(abbreviation), &other, &data.name));
                    }
                    None if self.entries.len() == MAX_PROVINCES => {
                        return self.flaw(at, format!("there are more than {MAX_PROVINCES} provinces"));
                    }
                    None => {
                        self.known.insert(abbreviation.to_owned(), self.entries.len());
                        self.entries.push(Some(Entry { data, at, coasts: Vec::new() }));
                    }
                },
            }
        }
    }

    /// Reads the names that players of one layer use for its provinces: `VIE | Wien; Vienne`.
    pub(super) fn other_names(&mut self, layer: usize, text: &str) {
        for (line, text) in lines(text) {
            let at = At { layer, file: "names.txt", line };
            let Some((abbreviation, names)) = text.split_once('|') else {
                self.flaw(at, "a line is `ABBREVIATION | name; name`");
                continue;
            };
            let Some(&id) = self.known.get(abbreviation.trim()) else {
                self.flaw(at, format!("{} is not a province", abbreviation.trim()));
                continue;
            };
            for name in names.split(';').map(str::trim).filter(|name| !name.is_empty()) {
                if is_word_of_orders(&fold(name)) {
                    self.flaw(at, format!("{name:?} is a word of orders, so it cannot name a province"));
                } else {
                    self.names.push(NameDraft { id, name: name.to_owned(), at });
                }
            }
        }
    }

    fn replace(&mut self, id: usize, at: At, mut data: ProvinceData) {
        self.known.insert(data.abbreviation.clone(), id);
        if let Some(entry) = &mut self.entries[id] {
            data.was = std::mem::take(&mut entry.data.was);
            if entry.data.name != data.name {
                self.names.retain(|name| name.id != id);
            }
            if entry.data.abbreviation != data.abbreviation {
                data.was.push(entry.data.abbreviation.clone());
            }
            (entry.data, entry.at) = (data, at);
        }
    }

    /// The last column: `coast, home Austria`.
    fn kind(&mut self, at: At, mut data: ProvinceData, kind: &str) -> Option<ProvinceData> {
        let mut words = kind.split(',').map(str::trim);
        data.terrain = match words.next() {
            Some("inland") => Terrain::Inland,
            Some("coast") => Terrain::Coast,
            Some("sea") => Terrain::Sea,
            other => {
                self.flaw(at, format!("{:?} is not sea, coast or inland", other.unwrap_or_default()));
                return None;
            }
        };
        for word in words {
            let (what, whose) = word.split_once(' ').map_or((word, ""), |(what, whose)| (what, whose.trim()));
            match (what, whose) {
                ("centre", "") if !data.centre => data.centre = true,
                ("dual", "") if data.terrain != Terrain::Sea => data.dual = true,
                ("high", "") if data.terrain == Terrain::Sea => data.high_sea = true,
                ("dual" | "high", "") => self.flaw(at, format!("{} cannot be {word}", data.name)),
                ("home" | "centre", _) if data.centre => {
                    self.flaw(at, format!("{} is called a centre twice: write `centre` or `home Power`", data.name));
                }
                ("home", _) => {
                    data.centre = true;
                    data.home = self.power(at, whose);
                }
                ("site", _) => data.sites.extend(self.power(at, whose)),
                ("barred", _) => data.barred.extend(self.power(at, whose)),
                ("closed", _) => match season(whose) {
                    Some(season) => data.closed.push(season),
                    None => self.flaw(at, not_a_season(whose)),
                },
                _ => self.flaw(
                    at,
                    format!(
                        "{word:?} is not centre, home Power, dual, high, closed Season, site Power or barred Power"
                    ),
                ),
            }
        }
        Some(data)
    }
}

/// The complaint about an ambiguous spelling.
pub(super) fn both(word: &str, one: &str, other: &str) -> String {
    format!("{word:?} is a spelling of both {one} and {other}")
}

/// A season in which units move, by its name in any case.
pub(super) fn season(word: &str) -> Option<Season> {
    [Season::Spring, Season::Summer, Season::Fall].into_iter().find(|season| season.name().eq_ignore_ascii_case(word))
}

/// The complaint about a word that should be a season.
pub(super) fn not_a_season(word: &str) -> String {
    format!("{word:?} is not a season in which units move; please write spring, summer or fall")
}
