//! A board as named facts: the importers produce it, and `write` makes a folder from it.
use chancery_diplomacy::board::{
    Board, Calendar, Location, Passage, PassageStrength, PowerData, Province, Terrain, Turn, Victory,
};
use chancery_diplomacy::state::{Season, UnitKind};
use chancery_diplomacy::variant;
use chancery_rules::Flaw;
use chancery_rules::PowerName;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A border from one place to another, by their abbreviations: `("ROM", "TUS")`, `("BUL/EC", "BLA")`.
pub type Edge = (String, String);

/// A board, with the start of a game on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// `Colonial`
    pub title: String,
    /// The maker of the board, and the owner of the file that was read.
    pub source: String,
    /// `S1901M`
    pub start: String,
    /// The condition for winning.
    pub victory: Victory,
    /// The order of the centres in the classic summary. If empty, any order.
    pub summary_order: Vec<String>,
    /// The powers, in the order used in e-mails.
    pub powers: Vec<(PowerName, PowerData)>,
    /// Choices of rules, by name.
    pub policies: BTreeMap<String, String>,
    /// The turns of a year. If empty, a spring and a fall.
    pub turns: Vec<Turn>,
    /// The railways.
    pub railways: Vec<Line>,
    /// The canals.
    pub gateways: Vec<Canal>,
    /// The provinces, in the order of their file.
    pub provinces: Vec<Land>,
    /// The borders that armies may cross, each direction separately.
    pub army: BTreeSet<Edge>,
    /// The borders that fleets may cross, each direction and each coast separately.
    pub fleet: BTreeSet<Edge>,
    /// The special rules of a border from one province to another, in the words of `borders.txt`.
    pub passages: BTreeMap<Edge, BTreeSet<String>>,
    /// The units at the start: power, kind, place.
    pub units: Vec<(String, UnitKind, String)>,
    /// The owned centres at the start, by power.
    pub owned: BTreeMap<String, BTreeSet<String>>,
}

/// A province.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Land {
    /// `St Petersburg`
    pub name: String,
    /// `STP`
    pub abbreviation: String,
    /// Other spellings, folded.
    pub aliases: Vec<String>,
    /// Land or water.
    pub terrain: Terrain,
    /// Whether it is a supply centre.
    pub centre: bool,
    /// The power whose home it is.
    pub home: Option<String>,
    /// Its named coasts: `NC`, `SC`.
    pub coasts: Vec<String>,
    /// Whether it is both land and water.
    pub dual: bool,
    /// Whether it has room for any number of fleets.
    pub high: bool,
    /// The seasons in which it is closed.
    pub closed: Vec<Season>,
    /// The powers that build here although it is not their home.
    pub sites: Vec<String>,
    /// The powers for which it does not count as a centre.
    pub barred: Vec<String>,
}

/// A railway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// `TSR`
    pub abbreviation: String,
    /// `Trans Siberian Railway`
    pub name: String,
    /// The powers that may use it.
    pub powers: Vec<String>,
    /// The provinces on it.
    pub line: Vec<String>,
}

/// A canal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canal {
    /// `SC`
    pub abbreviation: String,
    /// `Suez Canal`
    pub name: String,
    /// The province whose owner controls it.
    pub keeper: String,
    /// The waters that it joins.
    pub waters: Vec<String>,
}

impl Land {
    /// A province with only its names filled in.
    pub fn new(name: impl Into<String>, abbreviation: impl Into<String>, terrain: Terrain) -> Self {
        Self {
            name: name.into(),
            abbreviation: abbreviation.into(),
            aliases: Vec::new(),
            terrain,
            centre: false,
            home: None,
            coasts: Vec::new(),
            dual: false,
            high: false,
            closed: Vec::new(),
            sites: Vec::new(),
            barred: Vec::new(),
        }
    }
}

impl Chart {
    /// An empty chart.
    pub(super) fn empty() -> Self {
        Self {
            title: String::new(),
            source: String::new(),
            start: "S1901M".to_owned(),
            victory: Victory { centres: 0, later: Vec::new() },
            summary_order: Vec::new(),
            powers: Vec::new(),
            policies: BTreeMap::new(),
            turns: Vec::new(),
            railways: Vec::new(),
            gateways: Vec::new(),
            provinces: Vec::new(),
            army: BTreeSet::new(),
            fleet: BTreeSet::new(),
            passages: BTreeMap::new(),
            units: Vec::new(),
            owned: BTreeMap::new(),
        }
    }

    /// The facts of a board, from its files and those of the boards that it is based on.
    ///
    /// # Errors
    /// All flaws in them.
    pub fn of_files<'a>(key: &str, text: &dyn Fn(&str, &str) -> Option<&'a str>) -> Result<Self, Vec<Flaw>> {
        Ok(Self::of(&variant::read(key, text)?))
    }

    /// The facts of a loaded board.
    pub fn of(board: &Board) -> Self {
        let place = |at: Location| board.place_name(at);
        let province = |at: Province| board.province(at).abbreviation.clone();
        let power = |power| board.power_name(power).name.clone();
        let mut chart = Self::empty();
        chart.title.clone_from(&board.title);
        chart.source.clone_from(&board.source);
        chart.start = board.first_phase.to_string();
        chart.victory = board.victory.clone();
        chart.summary_order = board.summary_order.iter().map(|&at| province(at)).collect();
        chart.powers = board.powers.iter().cloned().zip(board.power_data.iter().cloned()).collect();
        chart.policies = board.policies.iter().cloned().collect();
        chart.turns = turns_of(&board.calendar);
        chart.railways = board
            .railways
            .iter()
            .map(|railway| Line {
                abbreviation: railway.abbreviation.clone(),
                name: railway.name.clone(),
                powers: railway.powers.iter().map(|&at| power(at)).collect(),
                line: railway.line.iter().map(|&at| province(at)).collect(),
            })
            .collect();
        chart.gateways = board
            .gateways
            .iter()
            .map(|gateway| Canal {
                abbreviation: gateway.abbreviation.clone(),
                name: gateway.name.clone(),
                keeper: province(gateway.keeper),
                waters: gateway.waters.iter().map(|&at| province(at)).collect(),
            })
            .collect();
        chart.provinces = board
            .provinces
            .iter()
            .map(|data| Land {
                name: data.name.clone(),
                abbreviation: data.abbreviation.clone(),
                aliases: data.aliases.clone(),
                terrain: data.terrain,
                centre: data.centre,
                home: data.home.map(power),
                coasts: data.coasts.iter().filter_map(|&at| board.location(at).coast.clone()).collect(),
                dual: data.dual,
                high: data.high_sea,
                closed: data.closed.clone(),
                sites: data.sites.iter().map(|&at| power(at)).collect(),
                barred: data.barred.iter().map(|&at| power(at)).collect(),
            })
            .collect();
        for (at, data) in (0..).map(Location).zip(&board.locations) {
            chart.army.extend(data.army.iter().map(|&to| (place(at), place(to))));
            chart.fleet.extend(data.fleet.iter().map(|&to| (place(at), place(to))));
        }
        for passage in &board.passages {
            let words = passage_words(board, passage);
            chart.passages.insert((province(passage.from), province(passage.to)), words);
        }
        chart.units = board.start.iter().map(|unit| (power(unit.power), unit.kind, place(unit.at))).collect();
        for (data, owner) in board.provinces.iter().zip(&board.owners) {
            if let Some(owner) = *owner {
                chart.owned.entry(power(owner)).or_default().insert(data.abbreviation.clone());
            }
        }
        chart
    }

    /// Returns the same facts in an order that is independent of the source's.
    pub fn sorted(mut self) -> Self {
        self.provinces.sort_by(|a, b| a.abbreviation.cmp(&b.abbreviation));
        for land in &mut self.provinces {
            land.aliases.sort();
            land.coasts.sort();
            land.sites.sort();
            land.barred.sort();
        }
        self.powers.sort_by(|a, b| a.0.name.cmp(&b.0.name));
        self.units.sort();
        self.owned.retain(|_, centres| !centres.is_empty());
        self
    }

    /// The province with this abbreviation.
    pub fn land(&self, abbreviation: &str) -> Option<&Land> {
        self.provinces.iter().find(|land| land.abbreviation == abbreviation)
    }

    /// The homes of every power. It owns them at the start unless the board says otherwise.
    pub fn homes(&self) -> BTreeMap<String, BTreeSet<String>> {
        let mut homes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for land in &self.provinces {
            if let Some(power) = &land.home {
                homes.entry(power.clone()).or_default().insert(land.abbreviation.clone());
            }
        }
        homes
    }

    /// The number of supply centres.
    pub fn n_centres(&self) -> usize {
        self.provinces.iter().filter(|land| land.centre).count()
    }

    /// Puts the provinces in the order of another chart, followed by the new ones. Provinces that have the same name in
    /// both also get the other's spellings.
    pub fn follow(&mut self, base: &Self) {
        let base = &crate::write::renamed(self, base);
        let rank: HashMap<&str, usize> =
            base.provinces.iter().enumerate().map(|(at, land)| (&*land.abbreviation, at)).collect();
        for land in &mut self.provinces {
            if let Some(known) = base.land(&land.abbreviation).filter(|known| known.name == land.name) {
                let more = land.aliases.iter().filter(|alias| !known.aliases.contains(alias));
                land.aliases = known.aliases.iter().chain(more).cloned().collect();
            }
        }
        self.provinces.sort_by_key(|land| rank.get(&*land.abbreviation).copied().unwrap_or(usize::MAX));
        if self.summary_order.is_empty() {
            self.summary_order = crate::write::summary_by_base(self, base);
        }
    }

    /// Sorts the powers by letter: A to Z, then 0 to 9.
    pub(super) fn sort_powers(&mut self) {
        let rank = |letter: &str| (letter.starts_with(|c: char| c.is_ascii_digit()), letter.to_owned());
        self.powers.sort_by_key(|(name, _)| rank(&name.letter));
    }
}

/// The province of a place: `BUL` of `BUL/EC`.
pub(super) fn province_of(place: &str) -> &str {
    place.split('/').next().unwrap_or(place)
}

/// The turns to be written. Empty if they are a spring and a fall.
fn turns_of(calendar: &Calendar) -> Vec<Turn> {
    let spring = Turn { season: Season::Spring, era: None, years: 1, counts: false };
    let fall = Turn { season: Season::Fall, era: None, years: 0, counts: true };
    if calendar.turns == [spring, fall] { Vec::new() } else { calendar.turns.clone() }
}

/// A passage in the words of `borders.txt`.
fn passage_words(board: &Board, passage: &Passage) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    if let Some(kind) = passage.kind {
        words.insert(format!("{} only", kind.word()));
    }
    match passage.strength {
        PassageStrength::Full => {}
        PassageStrength::Half => drop(words.insert("half".to_owned())),
        PassageStrength::Nothing => drop(words.insert("support needed".to_owned())),
    }
    if passage.no_support {
        words.insert("no support".to_owned());
    }
    if passage.no_retreat {
        words.insert("no retreat".to_owned());
    }
    if passage.yields {
        words.insert("yields".to_owned());
    }
    words.extend(passage.powers.iter().map(|&power| format!("only {}", board.power_name(power).name)));
    words.extend(passage.owners_of.iter().map(|&at| format!("owner of {}", board.province(at).abbreviation)));
    words.extend(passage.seasons.iter().map(|season| format!("in {}", season.name())));
    words
}
