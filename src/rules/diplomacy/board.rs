//! A board: provinces, coasts, borders, powers and the calendar. Made by [`variant`](super::variant); never changed.
use super::state::{Unit, UnitKind};
use crate::rules::{Power, PowerName};

/// A province, as an index into [`Board::provinces`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Province(pub u16);

/// A place in which a unit can stand: a province, or one of its named coasts.
///
/// The first [`Board::provinces`]`.len()` locations are the provinces themselves, in the same order; after them come
/// the named coasts. An army's location is always a province; a fleet's is a named coast where the province has any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location(pub u16);

/// What a province is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// No fleet can come here.
    Inland,
    /// Land that touches water: armies and fleets.
    Coast,
    /// Water: fleets only.
    Sea,
}

/// Everything that is known about one province.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvinceData {
    /// `St Petersburg`
    pub name: String,
    /// `STP`: upper case, unique on the board.
    pub abbreviation: String,
    /// Other spellings that the classic judges accept, lower case, without spaces.
    pub aliases: Vec<String>,
    /// Land or water.
    pub terrain: Terrain,
    /// Is it a supply centre?
    pub centre: bool,
    /// Whose home centre it is.
    pub home: Option<Power>,
    /// Its named coasts (empty for most): all of them are in [`Board::locations`].
    pub coasts: Vec<Location>,
}

/// One place on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocationData {
    /// The province that it is, or is a coast of.
    pub province: Province,
    /// `NC`, `SC`, `EC`, `WC` for a named coast.
    pub coast: Option<String>,
    /// Where an army can walk from here (empty for named coasts), sorted.
    pub army: Vec<Location>,
    /// Where a fleet can sail from here, coasts told apart, sorted. Empty for a province that has named coasts: a fleet
    /// is always on one of them.
    pub fleet: Vec<Location>,
}

/// A board and its start.
#[derive(Clone, Debug)]
pub struct Board {
    /// The folder's name: `standard`.
    pub key: String,
    /// `Standard`.
    pub title: String,
    /// Who made it.
    pub source: String,
    /// All powers, in the order of letters.
    pub powers: Vec<PowerName>,
    /// All provinces.
    pub provinces: Vec<ProvinceData>,
    /// All locations: the provinces first, then the named coasts.
    pub locations: Vec<LocationData>,
    /// Centres that a power needs to win.
    pub centres_to_win: u32,
    /// The year in which a game begins.
    pub first_year: i32,
    /// The units on the board at the start.
    pub start: Vec<super::state::Unit>,
    /// The order in which the classic summary lists the supply centres.
    pub summary_order: Vec<Province>,
    /// The choices of rules that the variant makes, by name.
    pub policies: Vec<(String, String)>,
}

impl Board {
    /// What is known of a province.
    pub fn province(&self, province: Province) -> &ProvinceData {
        &self.provinces[usize::from(province.0)]
    }

    /// What is known of a location.
    pub fn location(&self, at: Location) -> &LocationData {
        &self.locations[usize::from(at.0)]
    }

    /// The province that a location is, or is a coast of.
    pub fn province_of(&self, at: Location) -> Province {
        self.location(at).province
    }

    /// The province of a location that may have come from anywhere; `None` if it is not on this board.
    pub fn province_at(&self, at: Location) -> Option<Province> {
        self.locations.get(usize::from(at.0)).map(|data| data.province)
    }

    /// The province as a location: where an army stands.
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
        let data = self.location(at);
        let name = &self.province(data.province).name;
        match data.coast.as_deref().and_then(coast_name) {
            Some(coast) => format!("{name} ({coast} coast)"),
            None => name.clone(),
        }
    }

    /// `A BUD`
    pub fn unit_name(&self, unit: &Unit) -> String {
        format!("{} {}", unit.kind.letter(), self.place_name(unit.at))
    }

    /// The named coasts of a province, or the province itself if it has none: where a fleet can be.
    pub fn fleet_places(&self, province: Province) -> Vec<Location> {
        let coasts = &self.province(province).coasts;
        if coasts.is_empty() { vec![self.main(province)] } else { coasts.clone() }
    }

    /// Where such a unit can go from a place in one step.
    pub fn steps(&self, kind: UnitKind, at: Location) -> &[Location] {
        match kind {
            UnitKind::Army => &self.location(at).army,
            UnitKind::Fleet => &self.location(at).fleet,
        }
    }

    /// How a power is named.
    pub fn power_name(&self, power: Power) -> &PowerName {
        &self.powers[power.index()]
    }

    /// A power, by its letter or name, in any case.
    pub fn power(&self, word: &str) -> Option<Power> {
        let known = |name: &PowerName| name.letter.eq_ignore_ascii_case(word) || name.name.eq_ignore_ascii_case(word);
        self.powers.iter().position(known).map(|at| Power(at as u16))
    }

    /// Can such a unit stand in exactly this place, coast included?
    pub fn can_stand(&self, kind: UnitKind, at: Location) -> bool {
        let data = self.location(at);
        let province = self.province(data.province);
        match kind {
            UnitKind::Army => province.terrain != Terrain::Sea && data.coast.is_none(),
            UnitKind::Fleet => {
                province.terrain != Terrain::Inland && (data.coast.is_some() || province.coasts.is_empty())
            }
        }
    }

    /// All supply centres, in the order of provinces.
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
