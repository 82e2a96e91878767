//! A board under construction: the folders of a chain in layers, the deepest first.
use super::super::board::{Board, PowerData, ProvinceData};
use super::super::policy::Policies;
use super::super::state::UnitKind;
use super::Flaw;
use super::borders::PassageDraft;
use super::manifest::{Layer, PowerRow};
use chancery_rules::alphabet::fold;
use chancery_rules::{Power, PowerName};
use chancery_text::words::said;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// All possible coasts, in the order used for provinces.
pub(super) const COASTS: [&str; 4] = ["NC", "SC", "EC", "WC"];

/// The position of a text in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    /// The number of the board in the chain, counted from the deepest.
    pub(super) layer: usize,
    pub(super) file: &'static str,
    pub(super) line: usize,
}

/// A place: a province by its number in the draft, or one of its coasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Spot {
    pub(super) id: usize,
    /// An index into [`COASTS`].
    pub(super) coast: Option<u8>,
}

/// A province. Its number in the draft stays the same, even if the boards above rename it.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) data: ProvinceData,
    pub(super) at: At,
    /// Indices into [`COASTS`].
    pub(super) coasts: Vec<u8>,
}

/// A name of a province in `names.txt`.
#[derive(Debug)]
pub(super) struct NameDraft {
    pub(super) id: usize,
    pub(super) name: String,
    pub(super) at: At,
}

/// A unit at the start.
#[derive(Debug)]
pub(super) struct UnitDraft {
    pub(super) power: Power,
    pub(super) kind: UnitKind,
    pub(super) spot: Spot,
    pub(super) at: At,
}

/// A railway or a canal, with its places by their numbers.
#[derive(Debug)]
pub(super) struct LineDraft {
    pub(super) at: At,
    pub(super) abbreviation: String,
    pub(super) name: String,
    pub(super) powers: Vec<Power>,
    pub(super) keeper: Option<usize>,
    pub(super) places: Vec<usize>,
}

/// A board under construction.
pub(super) struct Draft<'a> {
    pub(super) layers: &'a [Layer<'a>],
    pub(super) flaws: Vec<Flaw>,
    pub(super) powers: Vec<PowerName>,
    pub(super) power_data: Vec<PowerData>,
    /// Powers that a board removes from its base, by name. Their possessions in the layers below have no owner.
    gone: HashMap<String, usize>,
    pub(super) policies: BTreeMap<&'static str, String>,
    /// The provinces. `None` in place of a removed one.
    pub(super) entries: Vec<Option<Entry>>,
    /// The provinces by their abbreviations on the current board of the chain.
    pub(super) known: HashMap<String, usize>,
    /// The names of `names.txt`, the deepest layer's first.
    pub(super) names: Vec<NameDraft>,
    /// The provinces whose coasts a layer lists.
    pub(super) coasts_said: HashSet<(usize, usize)>,
    pub(super) army: BTreeMap<(Spot, Spot), At>,
    pub(super) fleet: BTreeMap<(Spot, Spot), At>,
    pub(super) passages: Vec<PassageDraft>,
    pub(super) units: Vec<UnitDraft>,
    /// The owners of centres, if a board names them.
    pub(super) owned: Vec<(Power, usize, At)>,
    /// The powers whose centres a board lists.
    pub(super) said_owned: HashSet<Power>,
    pub(super) railways: Vec<LineDraft>,
    pub(super) gateways: Vec<LineDraft>,
    pub(super) summary_order: Vec<usize>,
    pub(super) summary_at: Option<At>,
}

impl<'a> Draft<'a> {
    /// Combines the boards of a chain, layer by layer.
    pub(super) fn new(layers: &'a [Layer<'a>]) -> Self {
        let mut draft = Self {
            layers,
            flaws: Vec::new(),
            powers: Vec::new(),
            power_data: Vec::new(),
            gone: HashMap::new(),
            policies: BTreeMap::new(),
            entries: Vec::new(),
            known: HashMap::new(),
            names: Vec::new(),
            coasts_said: HashSet::new(),
            army: BTreeMap::new(),
            fleet: BTreeMap::new(),
            passages: Vec::new(),
            units: Vec::new(),
            owned: Vec::new(),
            said_owned: HashSet::new(),
            railways: Vec::new(),
            gateways: Vec::new(),
            summary_order: Vec::new(),
            summary_at: None,
        };
        draft.all_powers();
        for (at, layer) in layers.iter().enumerate() {
            draft.choices(at);
            let files =
                [("provinces.txt", layer.provinces), ("borders.txt", layer.borders), ("start.txt", layer.start)];
            for (name, text) in files {
                match text {
                    Some(text) if name == "provinces.txt" => draft.provinces(at, text),
                    Some(text) if name == "borders.txt" => draft.borders(at, text),
                    Some(text) => draft.start(at, text),
                    None if at == 0 => draft.flaws.push(Flaw::new(layer.file(name), 0, "the file is missing")),
                    None => {}
                }
                if name == "provinces.txt" {
                    draft.other_names(at, layer.names.unwrap_or_default());
                    draft.lines_and_order(at);
                }
            }
        }
        draft
    }

    /// The board, if it has no flaws.
    pub(super) fn board(mut self, key: &str) -> Result<Board, Vec<Flaw>> {
        let board = self.finish(key);
        match (board, self.flaws.is_empty()) {
            (Some(board), true) => Ok(board),
            _ => Err(self.flaws),
        }
    }

    pub(super) fn flaw(&mut self, at: At, why: impl Into<String>) {
        self.flaws.push(Flaw::new(self.layers[at.layer].file(at.file), at.line, why));
    }

    /// A power by its name (or letter). `None` if the power does not exist, which is a flaw, or was removed.
    pub(super) fn power(&mut self, at: At, word: &str) -> Option<Power> {
        let known = |name: &PowerName| name.name.eq_ignore_ascii_case(word) || name.letter.eq_ignore_ascii_case(word);
        let found = self.powers.iter().position(known).map(|index| Power(index as u16));
        if found.is_none() && self.gone.get(&fold(word)).is_none_or(|&layer| layer <= at.layer) {
            self.flaw(at, format!("there is no power {word:?}"));
        }
        found
    }

    /// A place as written: `ABC` or `ABC/NC`.
    pub(super) fn place(&mut self, at: At, word: &str) -> Option<Spot> {
        let (province, coast) = word.split_once('/').map_or((word, None), |(province, coast)| (province, Some(coast)));
        let found = self.known.get(province).and_then(|&id| match coast {
            None => Some(Spot { id, coast: None }),
            Some(coast) => {
                let coasts = &self.entries[id].as_ref()?.coasts;
                let known = coasts.iter().find(|&&known| COASTS[usize::from(known)] == coast)?;
                Some(Spot { id, coast: Some(*known) })
            }
        });
        if found.is_none() {
            self.flaw(at, format!("there is no place {word}; a place is written ABC or ABC/NC"));
        }
        found
    }

    /// Removes a province, with all of its borders.
    pub(super) fn take_away(&mut self, id: usize) {
        self.entries[id] = None;
        self.names.retain(|name| name.id != id);
        self.army.retain(|(a, b), _| a.id != id && b.id != id);
        self.fleet.retain(|(a, b), _| a.id != id && b.id != id);
        self.passages.retain(|passage| passage.from != id && passage.to != id);
    }

    /// Reads the powers of all layers, as the final list must be known before anything that belongs to a power.
    fn all_powers(&mut self) {
        for (index, layer) in self.layers.iter().enumerate() {
            for name in &layer.manifest.without {
                let at = At { layer: index, file: "variant.toml", line: layer.line(name) };
                match self.powers.iter().position(|power| power.name.eq_ignore_ascii_case(name.get_ref())) {
                    Some(found) => {
                        let power = self.powers.remove(found);
                        self.power_data.remove(found);
                        self.gone.insert(fold(&power.name), index);
                        self.gone.insert(fold(&power.letter), index);
                    }
                    None => self.flaw(at, format!("there is no power {:?} to remove", name.get_ref())),
                }
            }
            let mut said = HashSet::new();
            for row in &layer.manifest.powers {
                let at = At { layer: index, file: "variant.toml", line: layer.line(row) };
                if !said.insert(row.get_ref().name.to_lowercase()) {
                    self.flaw(at, format!("two powers are called {}", row.get_ref().name));
                    continue;
                }
                self.one_power(at, row.get_ref());
            }
        }
        // Each word names only one power. The words of one power may be equal.
        let mut words: HashMap<String, usize> = HashMap::new();
        let mut twice = BTreeSet::new();
        for (index, power) in self.powers.iter().enumerate() {
            for word in [&power.letter, &power.name, &power.adjective] {
                if words.insert(fold(word), index).is_some_and(|other| other != index) {
                    twice.insert(word.clone());
                }
            }
        }
        let top = At { layer: self.layers.len() - 1, file: "variant.toml", line: 0 };
        for word in twice {
            self.flaw(top, format!("two powers are called {word}"));
        }
        if self.powers.is_empty() {
            self.flaw(top, "there are no powers");
        }
        if self.powers.len() > 256 {
            self.flaw(top, "there are more than 256 powers");
        }
    }

    fn one_power(&mut self, at: At, row: &PowerRow) {
        let known = self.powers.iter().position(|power| power.name.eq_ignore_ascii_case(&row.name));
        let index = known.unwrap_or_else(|| {
            let name = row.name.clone();
            self.powers.push(PowerName { letter: String::new(), adjective: String::new(), name });
            self.power_data.push(PowerData::default());
            self.powers.len() - 1
        });
        let (power, data) = (&mut self.powers[index], &mut self.power_data[index]);
        if let Some(letter) = &row.letter {
            power.letter.clone_from(letter);
        }
        if let Some(adjective) = &row.adjective {
            power.adjective.clone_from(adjective);
        }
        if let Some(dummy) = row.dummy {
            data.dummy = dummy;
        }
        if let Some(team) = &row.team {
            data.team = Some(team.clone()).filter(|team| !team.is_empty());
        }
        if let Some(word) = &row.builds {
            let mut policies = Policies::default();
            match policies.set("builds", word) {
                Ok(()) => data.builds = Some(policies.builds),
                Err(why) => self.flaw(at, said(why).trim_end_matches('.')),
            }
        }
        let PowerName { letter, name, adjective } = &self.powers[index];
        if [letter, name, adjective].iter().any(|word| fold(word).is_empty()) {
            let why = format!("{name:?} lacks a letter, name or adjective");
            self.flaw(at, why);
        } else if !letter.chars().all(char::is_alphanumeric) || name.contains([':', '|', ',']) {
            let why = format!(
                "{name:?} with the letter {letter:?} cannot be written: a power's letter must be a letter or a digit"
            );
            self.flaw(at, why);
        }
    }

    /// The policies of one layer.
    fn choices(&mut self, layer: usize) {
        let layers = self.layers;
        for (name, word) in &layers[layer].manifest.policies {
            let at = At { layer, file: "variant.toml", line: layers[layer].line(word) };
            let mut policies = Policies::default();
            match policies.set(name, word.get_ref()) {
                Ok(()) => {
                    let choice = policies.words().find(|(known, _)| known.eq_ignore_ascii_case(name));
                    self.policies.extend(choice.map(|(name, word)| (name, word.to_owned())));
                }
                Err(why) => self.flaw(at, said(why).trim_end_matches('.')),
            }
        }
    }

    /// Reads the parts of `variant.toml` about provinces: railways, canals, the order of the summary.
    fn lines_and_order(&mut self, layer: usize) {
        let layers = self.layers;
        let manifest = &layers[layer].manifest;
        let toml = |line| At { layer, file: "variant.toml", line };
        if let Some(order) = &manifest.summary_order {
            let at = toml(layers[layer].line(order));
            self.summary_at = Some(at);
            self.summary_order = self.provinces_named(at, order.get_ref());
        }
        if let Some(railways) = &manifest.railways {
            self.railways.clear();
            for railway in railways {
                let (at, row) = (toml(layers[layer].line(railway)), railway.get_ref());
                let powers = row.powers.iter().filter_map(|word| self.power(at, word)).collect();
                let places = self.provinces_named(at, &row.line);
                let (abbreviation, name) = (row.abbreviation.clone(), row.name.clone());
                self.railways.push(LineDraft { at, abbreviation, name, powers, keeper: None, places });
            }
        }
        if let Some(gateways) = &manifest.gateways {
            self.gateways.clear();
            for gateway in gateways {
                let at = toml(layers[layer].line(gateway));
                let row = gateway.get_ref();
                let keeper = self.place(at, &row.keeper).map(|spot| spot.id);
                let places = self.provinces_named(at, &row.waters);
                let (abbreviation, name) = (row.abbreviation.clone(), row.name.clone());
                self.gateways.push(LineDraft { at, abbreviation, name, powers: Vec::new(), keeper, places });
            }
        }
    }

    fn provinces_named(&mut self, at: At, words: &str) -> Vec<usize> {
        let mut provinces = Vec::new();
        for word in words.split_whitespace() {
            match self.place(at, word) {
                Some(Spot { id, coast: None }) => provinces.push(id),
                Some(_) => self.flaw(at, format!("{word} is a coast, not a province")),
                None => {}
            }
        }
        provinces
    }
}
