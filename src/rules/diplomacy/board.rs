//! A board: provinces, coasts, borders, powers and the calendar. Made by [`variant`](super::variant); never changed.
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
}
