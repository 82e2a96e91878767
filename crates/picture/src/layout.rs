//! The facts about a board that pictures need: its places, and the neighbours of each by the rules. The data is independent of any game.
use std::collections::{BTreeMap, BTreeSet};

/// Pairs of places, each sorted.
pub type Pairs = BTreeSet<(String, String)>;

/// A board as plain data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The name of its folder.
    pub name: String,
    /// The places, by abbreviation: `STP`.
    pub places: BTreeMap<String, Ground>,
    /// Pairs of provinces between which armies walk, in at least one direction.
    pub army: Pairs,
    /// Pairs of places between which fleets sail, in at least one direction, with the coast for provinces with named coasts: `STP/NC`.
    pub fleet: Pairs,
    /// The base board's provinces that have another abbreviation here: old and new.
    pub renamed: Vec<(String, String)>,
    /// Borders and provinces with special rules.
    pub special: Vec<Special>,
    /// The kind of ground that the board is made of.
    pub manner: Manner,
    /// The locations of places, if the board states them: longitude and latitude, in hundredths of a degree. Other boards have hints.
    pub spots: BTreeMap<String, (i32, i32)>,
}

/// The kind of ground that a board is made of, which decides the look of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Manner {
    /// Provinces of land and sea, with single units.
    #[default]
    Provinces,
    /// States of land, with forces of many units. The sea only separates them.
    States,
    /// Squares in columns and rows. The places are the usable squares, from `A1` to `J10`. Other squares are water.
    Squares {
        /// The columns, from A on.
        columns: u8,
        /// The rows, from 1 on, at the bottom.
        rows: u8,
    },
}

/// A border or a province with a special rule, which the picture's key explains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Special {
    /// The text of the rule: `half strength`.
    pub places: Vec<String>,
    /// The rule: `half strength`.
    pub words: String,
}

/// A province.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// `St Petersburg`
    pub name: String,
    /// The terrain of the province.
    pub kind: Kind,
    /// Whether it is a supply centre.
    pub is_centre: bool,
    /// Its named coasts: `NC`.
    pub coasts: Vec<String>,
}

/// The terrain of a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Land without a shore.
    Inland,
    /// Land with a shore.
    Coast,
    /// Water.
    Sea,
}

impl Layout {
    /// Returns whether this place is water. It ignores the coast of a place.
    pub fn is_sea(&self, place: &str) -> bool {
        self.places.get(province(place)).is_some_and(|ground| ground.kind == Kind::Sea)
    }

    /// Pairs of provinces that touch, with the kinds of contact.
    pub fn contacts(&self) -> BTreeMap<(String, String), Contact> {
        let mut contacts: BTreeMap<(String, String), Contact> = BTreeMap::new();
        for (a, b) in &self.army {
            contacts.entry(sorted(province(a), province(b))).or_default().army = true;
        }
        for (a, b) in &self.fleet {
            contacts.entry(sorted(province(a), province(b))).or_default().fleet = true;
        }
        contacts.retain(|(a, b), _| a != b);
        contacts
    }
}

/// The kinds of contact between two provinces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contact {
    /// Armies walk.
    pub army: bool,
    /// Whether fleets sail, from any coast to any coast.
    pub fleet: bool,
}

/// `STP` of `STP/NC`.
pub fn province(place: &str) -> &str {
    place.split('/').next().unwrap_or(place)
}

/// A pair of places in alphabetical order.
pub fn sorted(a: &str, b: &str) -> (String, String) {
    if a < b { (a.to_owned(), b.to_owned()) } else { (b.to_owned(), a.to_owned()) }
}
