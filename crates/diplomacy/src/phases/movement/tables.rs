//! Adjacency as sets, computed once per board and shared by all of its games.
use super::bits::Bits;
use super::chains::Carriage;
use super::rides::Track;
use super::strength::{FULL, own};
use crate::board::{Board, Location, PassageStrength, Terrain};
use crate::policy::Policies;
use crate::state::UnitKind;

/// The borders of a board. A province is a number below [`n_provinces`](Map::n_provinces). A location is a number below
/// `64 * N`. The provinces are the first locations (see [`Location`]).
#[derive(Debug)]
pub(super) struct Map<const N: usize> {
    pub(super) n_provinces: usize,
    /// The province of each location.
    province: Vec<u16>,
    /// The provinces that an army can walk to, by province.
    pub(super) army: Vec<Bits<N>>,
    /// The locations that a fleet can sail to, by location.
    pub(super) fleet: Vec<Bits<N>>,
    /// The provinces that a unit can go to alone, on any coast, by kind of unit and location.
    near: [Vec<Bits<N>>; 3],
    /// The named coasts of each province.
    pub(super) coasts: Vec<Bits<N>>,
    /// The provinces that are water.
    pub(super) seas: Bits<N>,
    /// The rules for which units carry which.
    pub(super) carriage: Carriage<N>,
    /// The provinces with a passage that weakens the unit that takes it.
    pub(super) narrow: Bits<N>,
    /// Those passages: from, to, the kind of unit, and the remaining strength.
    passages: Vec<(usize, usize, Option<UnitKind>, PassageStrength)>,
    /// Empty if the policy `railways` is off.
    pub(super) railways: Vec<Track>,
}

impl<const N: usize> Map<N> {
    pub(super) fn new(board: &Board, policies: &Policies) -> Self {
        let n_provinces = board.provinces.len();
        let set = |locations: &[Location]| {
            let mut bits = Bits::EMPTY;
            locations.iter().for_each(|to| bits.insert(usize::from(to.0)));
            bits
        };
        let province_of = |location: usize| usize::from(board.locations[location].province.0);
        let mut map = Self {
            n_provinces,
            province: board.locations.iter().map(|location| location.province.0).collect(),
            army: board.locations[..n_provinces].iter().map(|location| set(&location.army)).collect(),
            fleet: board.locations.iter().map(|location| set(&location.fleet)).collect(),
            near: std::array::from_fn(|_| vec![Bits::EMPTY; board.locations.len()]),
            coasts: board.provinces.iter().map(|province| set(&province.coasts)).collect(),
            seas: Bits::EMPTY,
            carriage: Carriage::new(board, policies),
            narrow: Bits::EMPTY,
            passages: Vec::new(),
            railways: Vec::new(),
        };
        if policies.railways {
            map.railways = board.railways.iter().map(Track::of).collect();
        }
        for passage in board.passages.iter().filter(|passage| passage.strength != PassageStrength::Full) {
            let from = usize::from(passage.from.0);
            map.narrow.insert(from);
            map.passages.push((from, usize::from(passage.to.0), passage.kind, passage.strength));
        }
        for (index, province) in board.provinces.iter().enumerate() {
            if province.terrain == Terrain::Sea {
                map.seas.insert(index);
            }
        }
        for from in 0..board.locations.len() {
            map.near[UnitKind::Army as usize][from] = map.army[province_of(from)];
            map.near[UnitKind::Wing as usize][from] = set(&board.locations[from].wing);
            for to in map.fleet[from] {
                map.near[UnitKind::Fleet as usize][from].insert(province_of(to));
            }
        }
        map
    }

    /// The province of a location. `None` if it is not on the board.
    #[inline]
    pub(super) fn province(&self, location: Location) -> Option<usize> {
        self.province.get(usize::from(location.0)).map(|&province| usize::from(province))
    }

    /// The provinces that a unit at a location can go to alone, on any coast.
    #[inline]
    pub(super) fn near(&self, kind: UnitKind, from: Location) -> Bits<N> {
        self.near[kind as usize][usize::from(from.0)]
    }

    /// Returns whether a unit of this kind can go from one location to another alone.
    pub(super) fn goes(&self, kind: UnitKind, from: Location, to: Location) -> bool {
        match kind {
            UnitKind::Fleet => self.fleet[usize::from(from.0)].contains(usize::from(to.0)),
            UnitKind::Army | UnitKind::Wing => self.near(kind, from).contains(usize::from(to.0)),
        }
    }

    /// A unit's own strength if it goes by land from one province to another.
    pub(super) fn own_strength(&self, kind: UnitKind, from: usize, to: usize) -> u32 {
        let fits = |passage: &&(usize, usize, Option<UnitKind>, PassageStrength)| {
            (passage.0, passage.1) == (from, to) && passage.2.is_none_or(|only| only == kind)
        };
        self.passages.iter().filter(fits).map(|passage| own(passage.3)).min().unwrap_or(FULL)
    }
}
