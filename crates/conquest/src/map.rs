//! A map: states, their connections, and continents. [`variant`](super::variant) reads one from its folder.
//!
//! The rules call a part of the map a *state*. In code it is a [`Land`], because [`State`](super::State) is the position.
use super::figures::Figures;
use chancery_rules::PowerName;
use std::collections::VecDeque;

/// A state of the map, as an index into [`Map::lands`]. States are sorted by name, so the lesser of two is the first by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Land(pub u16);

impl Land {
    /// Its index in [`Map::lands`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The data of a map about a state.
#[derive(Clone, Debug, PartialEq)]
pub struct LandData {
    /// Its abbreviation in capitals, which orders and draws of luck use: `GRO`.
    pub key: String,
    /// `Groningen`
    pub name: String,
    /// Its continent, as an index into [`Map::continents`].
    pub continent: usize,
    /// Whether it has a city. With some numbers of players, a game has fewer cities than its map.
    pub is_city: bool,
    /// Whether it has iron.
    pub has_iron: bool,
    /// Its position on pictures: latitude and longitude, in degrees.
    pub at: (f64, f64),
    /// The connected states, by name.
    pub connected: Vec<Land>,
}

/// A group of states with a bonus for the power that owns all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continent {
    /// `N`
    pub key: String,
    /// `The North`
    pub name: String,
    /// Its states, in the order of the map's file.
    pub lands: Vec<Land>,
}

/// A map.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// The name of its folder: `lowlands`.
    pub key: String,
    /// `Lowlands`
    pub title: String,
    /// The source of the map.
    pub source: String,
    /// The minimum and maximum number of players.
    pub players: (usize, usize),
    /// The powers, one for each possible player.
    pub powers: Vec<PowerName>,
    /// Its states, by name.
    pub lands: Vec<LandData>,
    /// Its continents, in the order of its file.
    pub continents: Vec<Continent>,
    /// The figures of the rules on this map.
    pub figures: Figures,
}

impl Map {
    /// Returns the map's data about a state.
    pub fn land(&self, land: Land) -> &LandData {
        &self.lands[land.index()]
    }

    /// All states, by name.
    pub fn all(&self) -> impl ExactSizeIterator<Item = Land> + Clone + use<> {
        (0..self.lands.len() as u16).map(Land)
    }

    /// The abbreviation of a state: `GRO`.
    pub fn key_of(&self, land: Land) -> &str {
        &self.land(land).key
    }

    /// The states connected to a state, by name.
    pub fn connected(&self, land: Land) -> &[Land] {
        &self.land(land).connected
    }

    /// Returns whether two states are connected.
    pub fn are_connected(&self, one: Land, other: Land) -> bool {
        self.connected(one).contains(&other)
    }

    /// The state with this abbreviation, in any case.
    pub fn find(&self, key: &str) -> Option<Land> {
        self.all().find(|land| self.key_of(*land).eq_ignore_ascii_case(key))
    }

    /// Returns each state's distance in steps from the nearest goal, through `open` states only. `None` if there is no way.
    pub fn steps_from(&self, goals: impl Fn(Land) -> bool, open: impl Fn(Land) -> bool) -> Vec<Option<u32>> {
        let mut steps = vec![None; self.lands.len()];
        let mut next: VecDeque<Land> = self.all().filter(|land| goals(*land)).collect();
        next.iter().for_each(|land| steps[land.index()] = Some(0));
        while let Some(land) = next.pop_front() {
            let one_more = steps[land.index()].map(|n| n + 1);
            for &other in self.connected(land) {
                if steps[other.index()].is_none() && open(other) {
                    steps[other.index()] = one_more;
                    next.push_back(other);
                }
            }
        }
        steps
    }
}

/// The powers of a map that names none: colours, in the order of seats.
pub fn colours(n: usize) -> Vec<PowerName> {
    let colours = ["Red", "Blue", "Green", "Yellow", "Purple", "White", "Teal"];
    let name = |name: &&str| PowerName {
        letter: name[..1].to_owned(),
        name: (*name).to_owned(),
        adjective: (*name).to_owned(),
    };
    colours.iter().take(n).map(name).collect()
}
