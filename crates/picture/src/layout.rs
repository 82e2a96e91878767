//! The facts that pictures need about a board: its places, and the neighbours of each by the rules. Plain data, of no
//! game.
use std::collections::{BTreeMap, BTreeSet};

/// Pairs of places, each sorted.
pub type Pairs = BTreeSet<(String, String)>;

/// A board as plain data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The name of its folder.
    pub name: String,
    /// By abbreviation: `STP`.
    pub places: BTreeMap<String, Ground>,
    /// Provinces between which armies walk, in one direction at least.
    pub army: Pairs,
    /// Places between which fleets sail, in one direction at least; with the coast where a province has named coasts:
    /// `STP/NC`.
    pub fleet: Pairs,
    /// The provinces of the board that this one is based on that have another abbreviation here: old and new.
    pub renamed: Vec<(String, String)>,
    /// Borders and provinces with rules of their own.
    pub special: Vec<Special>,
    /// The kind of ground that the board is made of.
    pub manner: Manner,
    /// The locations of places, if the board states them: longitude and latitude, in hundredths of a degree. Other
    /// boards have hints.
    pub spots: BTreeMap<String, (i32, i32)>,
}

/// The kind of ground that a board is made of: what stands on it looks different.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Manner {
    /// Provinces of land and sea, with single units.
    #[default]
    Provinces,
    /// States of land, with forces of many units; the sea is only what lies between them.
    States,
    /// Squares in columns and rows. The places are squares that can be stood on, `A1` to `J10`; there is water where there is none.
    Squares {
        /// From A on.
        columns: u8,
        /// From 1 on, below.
        rows: u8,
    },
}

/// A border or a province with a rule of its own, which a picture tells in its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Special {
    /// One province, or two that share the border.
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
    /// It is a supply centre.
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
    /// Returns whether this place is water. Also true of a place with a coast, which is none.
    pub fn is_sea(&self, place: &str) -> bool {
        self.places.get(province(place)).is_some_and(|ground| ground.kind == Kind::Sea)
    }

    /// Pairs of provinces that touch, and by what: armies walk, fleets sail.
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

/// The ways in which two provinces touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contact {
    /// Armies walk.
    pub army: bool,
    /// Fleets sail, from some coast to some coast.
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
