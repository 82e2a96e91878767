//! What is next to what, as sets: made once for a board, and shared by all of its games.
use super::bits::Bits;
use super::rail::Line;
use crate::rules::diplomacy::board::{Board, Location, Terrain};
use crate::rules::diplomacy::policy::Policies;
use crate::rules::diplomacy::state::UnitKind;

/// The borders of a board. A province is a number below [`n_provinces`](Map::n_provinces), a location one below
/// `64 * N`; the provinces are the first locations (see [`Location`]).
#[derive(Debug)]
pub(super) struct Map<const N: usize> {
    pub(super) n_provinces: usize,
    /// The province of each location.
    province: Vec<u16>,
    /// By province: the provinces that an army can walk to.
    pub(super) army: Vec<Bits<N>>,
    /// By location: the locations that a fleet can sail to.
    pub(super) fleet: Vec<Bits<N>>,
    /// By kind of unit and location: the provinces that it can go to by itself, whatever the coast.
    near: [Vec<Bits<N>>; 3],
    /// By province: its named coasts.
    pub(super) coasts: Vec<Bits<N>>,
    /// The provinces that are water.
    pub(super) seas: Bits<N>,
    /// By province: the seas that touch it.
    pub(super) shores: Vec<Bits<N>>,
    /// None where the policy `railways` is off.
    pub(super) railways: Vec<Line>,
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
            shores: vec![Bits::EMPTY; n_provinces],
            railways: Vec::new(),
        };
        if policies.railways {
            map.railways = board.railways.iter().map(Line::of).collect();
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
                let (from_province, to_province) = (province_of(from), province_of(to));
                map.near[UnitKind::Fleet as usize][from].insert(to_province);
                if map.seas.contains(to_province) {
                    map.shores[from_province].insert(to_province);
                }
                if map.seas.contains(from_province) {
                    map.shores[to_province].insert(from_province);
                }
            }
        }
        map
    }

    /// The province of a location; `None` for one that is not on the board.
    #[inline]
    pub(super) fn province(&self, location: Location) -> Option<usize> {
        self.province.get(usize::from(location.0)).map(|&province| usize::from(province))
    }

    /// The provinces that a unit at a location can go to by itself, whatever the coast.
    #[inline]
    pub(super) fn near(&self, kind: UnitKind, from: Location) -> Bits<N> {
        self.near[kind as usize][usize::from(from.0)]
    }

    /// Does a chain of the `fleets` lead from one coast to another?
    #[inline]
    pub(super) fn chain(&self, from: usize, to: usize, fleets: Bits<N>) -> bool {
        let goal = self.shores[to] & fleets;
        let seen = self.shores[from] & fleets;
        !goal.is_empty() && self.flood(seen, fleets).meets(goal)
    }

    /// Everything that can be reached from `start` by steps within `seas`; `start` is part of it.
    fn flood(&self, start: Bits<N>, seas: Bits<N>) -> Bits<N> {
        let (mut seen, mut edge) = (start, start);
        while !edge.is_empty() {
            let mut next = Bits::EMPTY;
            for sea in edge {
                next |= self.shores[sea];
            }
            edge = (next & seas) - seen;
            seen |= edge;
        }
        seen
    }

    /// Is `fleet` of any use to a convoy, given these `fleets` (itself among them)? It is when it lies on a route that
    /// touches the first coast at its first sea only, and the last coast at its last (DATC 6.F.12, 6.G.19).
    ///
    /// Not by trying routes, of which there can be millions: a fleet in the middle is on such a route just when no
    /// single other place cuts it off from both ends (Menger's theorem for two paths).
    pub(super) fn on_route(&self, fleet: usize, from: usize, to: usize, fleets: Bits<N>) -> bool {
        let (near, far) = (self.shores[from] & fleets, self.shores[to] & fleets);
        let (first, last) = (near - far, far - near);
        let middle = fleets - near - far;
        let reached = |without: Bits<N>| {
            let inner = self.flood(Bits::one(fleet), middle - without);
            let mut shore = Bits::EMPTY;
            inner.into_iter().for_each(|sea| shore |= self.shores[sea]);
            shore - without
        };
        match (near.contains(fleet), far.contains(fleet)) {
            (true, true) => true,
            (true, false) => reached(Bits::EMPTY).meets(last),
            (false, true) => reached(Bits::EMPTY).meets(first),
            (false, false) => {
                let all = reached(Bits::EMPTY);
                let mut others = middle | first | last;
                others.remove(fleet);
                all.meets(first)
                    && all.meets(last)
                    && others.into_iter().all(|other| reached(Bits::one(other)).meets(first | last))
            }
        }
    }
}
