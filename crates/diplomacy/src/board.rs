//! A board: provinces, coasts, borders, powers and the calendar. [`variant`](super::variant) makes it, and it never
//! changes.
use super::policy::Builds;
use super::state::{Phase, Season, Unit, UnitKind};
use chancery_rules::{Power, PowerName};

/// A province, as an index into [`Board::provinces`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Province(pub u16);

/// A place for a unit: a province, or one of its named coasts.
///
/// The first [`Board::provinces`]`.len()` locations are the provinces themselves, in the same order. The named coasts
/// follow. An army's location is always a province. A fleet's location is a named coast if the province has any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location(pub u16);

/// The terrain of a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// No fleet can enter.
    Inland,
    /// Land that touches water: armies and fleets.
    Coast,
    /// Water: fleets only.
    Sea,
}

/// Everything about one province.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvinceData {
    /// `St Petersburg`
    pub name: String,
    /// `STP`: upper case, unique on the board.
    pub abbreviation: String,
    /// Other spellings that the classic judges accept, lower case, without spaces.
    pub aliases: Vec<String>,
    /// Its names in other languages, and everyday short forms, as `names.txt` lists them.
    pub names: Vec<String>,
    /// Its abbreviations on the base boards of this one, where they differ.
    pub was: Vec<String>,
    /// Land or water.
    pub terrain: Terrain,
    /// Whether it is a supply centre.
    pub centre: bool,
    /// The power whose home centre it is.
    pub home: Option<Power>,
    /// Its named coasts. Empty for most provinces. All of them are in [`Board::locations`].
    pub coasts: Vec<Location>,
    /// Land that is also water: where the policy `duality` is on, a fleet there convoys as a fleet at sea does.
    pub dual: bool,
    /// Open water with room for any number of fleets. No unit is dislodged there, and none bounces.
    pub high_sea: bool,
    /// The seasons in which ice closes it. Except for wings, no unit enters or leaves it, or supports into or out of
    /// it.
    pub closed: Vec<Season>,
    /// The powers that may build here although it is not one of their home centres. It may even be no centre at all.
    pub sites: Vec<Power>,
    /// The powers for which it does not count as a centre if the policy `hong-kong` is on.
    pub barred: Vec<Power>,
}

/// One place on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocationData {
    /// The province of this location, or of this coast.
    pub province: Province,
    /// `NC`, `SC`, `EC`, `WC` for a named coast.
    pub coast: Option<String>,
    /// The places to which an army can walk from here, sorted. Empty for named coasts.
    pub army: Vec<Location>,
    /// The places to which a fleet can sail from here, with each coast listed separately, sorted. Empty for a province
    /// with named coasts, as a fleet is always on one of them.
    pub fleet: Vec<Location>,
    /// The places to which a wing can fly from here, sorted: the provinces that any unit can reach from any part of
    /// this one. Empty for named coasts.
    pub wing: Vec<Location>,
}

/// The data of a power, apart from its names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PowerData {
    /// Whether it has no player: its units hold, unless a rule lets someone command them.
    pub dummy: bool,
    /// The team whose members win or lose together, if there are teams.
    pub team: Option<String>,
    /// The rule for where it builds, if that differs from the others'.
    pub builds: Option<Builds>,
}

/// A border with special rules. Each direction is a separate passage. Its strength applies to a unit's attack over it,
/// and when that attack keeps others out. A unit that takes a passage has its usual strength at home, and against a
/// unit coming the opposite way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passage {
    /// The province where it begins.
    pub from: Province,
    /// The province where it ends.
    pub to: Province,
    /// The only kind of unit affected. `None` affects every unit that can pass.
    pub kind: Option<UnitKind>,
    /// The strength of a unit that passes, without its supports.
    pub strength: PassageStrength,
    /// No unit supports over it.
    pub no_support: bool,
    /// No unit retreats over it.
    pub no_retreat: bool,
    /// A unit that retreats over it gives way to any other that retreats to the same place.
    pub yields: bool,
    /// The only powers that may pass. Empty allows all.
    pub powers: Vec<Power>,
    /// A power must own all of these centres to pass. Empty allows any power.
    pub owners_of: Vec<Province>,
    /// The only seasons in which it is open. Empty means all.
    pub seasons: Vec<Season>,
}

/// The strength of a unit that takes a passage, without its supports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PassageStrength {
    /// Full strength.
    #[default]
    Full,
    /// Half strength, and it cuts no support. (njudge's `hx`, DPjudge's `*`.)
    Half,
    /// No strength: without support it can only enter a place that no other unit occupies or moves to, and it cuts
    /// support only if it is itself supported. (njudge's `mx`, DPjudge's `~`.)
    Nothing,
}

/// A railway, on which the armies of some powers travel any distance in one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Railway {
    /// Its name in orders: `TSR`.
    pub abbreviation: String,
    /// `Trans Siberian Railway`
    pub name: String,
    /// The powers that may use it.
    pub powers: Vec<Power>,
    /// The provinces on it, from one end to the other.
    pub line: Vec<Province>,
}

/// A canal between waters. With the policy `gateways`, a fleet passes only if the power with a unit in the keeper's
/// province lets it. (Without the policy, the waters touch like any others.)
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gateway {
    /// Its name in orders: `SC`.
    pub abbreviation: String,
    /// `Suez Canal`
    pub name: String,
    /// The province whose occupant commands it.
    pub keeper: Province,
    /// The waters that it joins. They touch.
    pub waters: Vec<Province>,
}

/// The turns of a game year (or of a longer round), each a movement with its retreats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar {
    /// The turns, in order. The first follows the last.
    pub turns: Vec<Turn>,
}

/// One turn of the calendar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The letter that begins its phase names. It is unique among the turns.
    pub season: Season,
    /// The words for it before the year, if not `Spring of`: `A.D.`
    pub era: Option<String>,
    /// The number of years since the previous turn: 1 for the spring on most boards.
    pub years: i32,
    /// Centres are counted at its end, followed by adjustments.
    pub counts: bool,
}

/// The conditions for a power to win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Victory {
    /// The number of supply centres.
    pub centres: u32,
    /// The numbers for later years, sorted by year: `(1911, 15)`.
    pub later: Vec<(i32, u32)>,
}

/// A board and its start.
#[derive(Clone, Debug)]
pub struct Board {
    /// The folder's name: `standard`.
    pub key: String,
    /// `Standard`.
    pub title: String,
    /// The authors.
    pub source: String,
    /// All powers, in the order used in e-mails.
    pub powers: Vec<PowerName>,
    /// The other data of the powers, in the same order.
    pub power_data: Vec<PowerData>,
    /// All provinces.
    pub provinces: Vec<ProvinceData>,
    /// All locations: the provinces first, then the named coasts.
    pub locations: Vec<LocationData>,
    /// Borders with special rules, sorted by their two provinces, from and to.
    pub passages: Vec<Passage>,
    /// The railways.
    pub railways: Vec<Railway>,
    /// The canals.
    pub gateways: Vec<Gateway>,
    /// The turns of a year.
    pub calendar: Calendar,
    /// The first phase of a game.
    pub first_phase: Phase,
    /// The conditions for a power to win.
    pub victory: Victory,
    /// The units on the board at the start.
    pub start: Vec<Unit>,
    /// The owner of each province at the start (supply centres only), indexed by province.
    pub owners: Vec<Option<Power>>,
    /// The order of the supply centres in the classic summary.
    pub summary_order: Vec<Province>,
    /// The choices of rules that the variant makes, by name.
    pub policies: Vec<(String, String)>,
}

impl Board {
    /// Everything about a province.
    pub fn province(&self, province: Province) -> &ProvinceData {
        &self.provinces[usize::from(province.0)]
    }

    /// Everything about a location.
    pub fn location(&self, at: Location) -> &LocationData {
        &self.locations[usize::from(at.0)]
    }

    /// The province of a location or coast.
    pub fn province_of(&self, at: Location) -> Province {
        self.location(at).province
    }

    /// The province of a location from an unchecked source. `None` if it is not on this board.
    pub fn province_at(&self, at: Location) -> Option<Province> {
        self.locations.get(usize::from(at.0)).map(|data| data.province)
    }

    /// A province as the location of an army.
    pub fn main(&self, province: Province) -> Location {
        Location(province.0)
    }

    /// `BUD`, `STP/SC`.
    pub fn place_name(&self, at: Location) -> String {
        let mut text = String::with_capacity(8);
        self.write_place(at, &mut text);
        text
    }

    /// Appends [`place_name`](Self::place_name).
    pub fn write_place(&self, at: Location, text: &mut String) {
        let data = self.location(at);
        text.push_str(&self.province(data.province).abbreviation);
        if let Some(coast) = &data.coast {
            text.push('/');
            text.push_str(coast);
        }
    }

    /// `Budapest`, `St Petersburg (south coast)`.
    pub fn full_name(&self, at: Location) -> String {
        let name = &self.province(self.province_of(at)).name;
        match self.coast_of(at) {
            Some(coast) => format!("{name} ({coast} coast)"),
            None => name.clone(),
        }
    }

    /// The name of this coast: `south`.
    pub fn coast_of(&self, at: Location) -> Option<&'static str> {
        self.location(at).coast.as_deref().and_then(coast_name)
    }

    /// `A BUD`
    pub fn unit_name(&self, unit: &Unit) -> String {
        format!("{} {}", unit.kind.letter(), self.place_name(unit.at))
    }

    /// The named coasts of a province, or the province itself if it has none: the possible places of a fleet.
    pub fn fleet_places(&self, province: Province) -> Vec<Location> {
        let coasts = &self.province(province).coasts;
        if coasts.is_empty() { vec![self.main(province)] } else { coasts.clone() }
    }

    /// Returns the places that a unit of this kind can reach from a place in one step.
    pub fn steps(&self, kind: UnitKind, at: Location) -> &[Location] {
        match kind {
            UnitKind::Army => &self.location(at).army,
            UnitKind::Fleet => &self.location(at).fleet,
            UnitKind::Wing => &self.location(at).wing,
        }
    }

    /// Returns the name of a power.
    pub fn power_name(&self, power: Power) -> &PowerName {
        &self.powers[power.index()]
    }

    /// A power, by its letter or name, in any case.
    pub fn power(&self, word: &str) -> Option<Power> {
        let known = |name: &PowerName| name.letter.eq_ignore_ascii_case(word) || name.name.eq_ignore_ascii_case(word);
        self.powers.iter().position(known).map(|at| Power(at as u16))
    }

    /// Returns whether a unit of this kind can occupy exactly this place, coast included.
    pub fn can_stand(&self, kind: UnitKind, at: Location) -> bool {
        let data = self.location(at);
        let province = self.province(data.province);
        match kind {
            UnitKind::Army => province.terrain != Terrain::Sea && data.coast.is_none(),
            UnitKind::Fleet => {
                province.terrain != Terrain::Inland && (data.coast.is_some() || province.coasts.is_empty())
            }
            UnitKind::Wing => data.coast.is_none(),
        }
    }

    /// All supply centres, in the order of their provinces.
    pub fn centres(&self) -> Vec<Province> {
        (0..).map(Province).zip(&self.provinces).filter(|(_, data)| data.centre).map(|(at, _)| at).collect()
    }
}

/// `north` for `NC`.
pub(super) fn coast_name(coast: &str) -> Option<&'static str> {
    match coast {
        "NC" => Some("north"),
        "SC" => Some("south"),
        "EC" => Some("east"),
        "WC" => Some("west"),
        _ => None,
    }
}
