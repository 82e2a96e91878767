//! Carriers and convoys: which units carry which, and over which borders.
//!
//! Fleets at sea carry armies. Policies extend this to fleets on the coast (`coastal-convoys`), fleets in land that is
//! also water (`duality`), and wings anywhere (`airlifts`). With `portage`, armies carry fleets over land.
//!
//! A chain may mix all carriers of one kind of unit. Each hands on to the next over a border that both could use, and a
//! wing over any border. Neither the carried unit nor a unit at its goal is part of the chain.
//!
//! All carriers follow the same rules otherwise: when a convoy is disrupted, when it is preferred to the way by land,
//! and how paradoxes end. So support for an attack by air counts, like support for an attack by sea. (It is void in
//! njudge. But until everything is settled, it may be unknown which way an army came.)
use super::bits::Bits;
use super::sheet::{Sheet, Slot};
use super::tables::Map;
use crate::board::{Board, Location, Province, Terrain};
use crate::order::Route;
use crate::policy::{BrokenVia, Policies, WrittenRoute};
use crate::state::{Unit, UnitKind};
use crate::void::Void;

/// The borders over which units are carried.
#[derive(Clone, Debug)]
pub(super) struct Net<const N: usize> {
    /// The places of carriers that can pick up a unit, by province.
    starts: Vec<Bits<N>>,
    /// The places of carriers that can set down a unit, by province.
    ends: Vec<Bits<N>>,
    /// The possible places of the next carrier, by the province of a carrier.
    links: Vec<Bits<N>>,
    /// The places of the next or previous carrier.
    beside: Vec<Bits<N>>,
}

impl<const N: usize> Net<N> {
    pub(super) fn empty(n_provinces: usize) -> Self {
        let none = || vec![Bits::EMPTY; n_provinces];
        Self { starts: none(), ends: none(), links: none(), beside: none() }
    }

    /// Adds a way from one province to another, for carriers that can be in the `posts` at either end of it.
    fn join(&mut self, from: usize, to: usize, posts: &Bits<N>) {
        self.starts[from].insert_if(to, posts.contains(to));
        self.links[from].insert_if(to, posts.contains(to));
        self.beside[from].insert_if(to, posts.contains(to));
        self.ends[to].insert_if(from, posts.contains(from));
        self.beside[to].insert_if(from, posts.contains(from));
    }

    /// Returns whether a chain of the `carriers` leads from one place to another.
    #[inline]
    pub(super) fn chain(&self, from: usize, to: usize, carriers: Bits<N>) -> bool {
        let goal = self.ends[to] & carriers;
        let seen = self.starts[from] & carriers;
        !goal.is_empty() && flood(&self.links, seen, carriers).meets(goal)
    }

    /// Returns whether `carrier` is of any use to a convoy, given these `carriers` (which include it). It must be on a
    /// route that touches the first place only at its first carrier, and the last place only at its last (DATC 6.F.12,
    /// 6.G.19).
    ///
    /// This does not try routes, as there can be millions. A carrier in the middle is on such a route exactly if no
    /// single other place cuts it off from both ends (Menger's theorem for two paths). The theorem needs ways that lead
    /// both directions, so one-way borders count as two-way here.
    pub(super) fn on_route(&self, carrier: usize, from: usize, to: usize, carriers: Bits<N>) -> bool {
        if carrier == to {
            return false;
        }
        let carriers = carriers - Bits::one(to);
        let (near, far) = (self.starts[from] & carriers, self.ends[to] & carriers);
        let (first, last) = (near - far, far - near);
        let middle = carriers - near - far;
        let reached = |without: Bits<N>| {
            let inner = flood(&self.beside, Bits::one(carrier), middle - without);
            let mut beside = Bits::EMPTY;
            inner.into_iter().for_each(|carrier| beside |= self.beside[carrier]);
            beside - without
        };
        match (near.contains(carrier), far.contains(carrier)) {
            (true, true) => true,
            (true, false) => reached(Bits::EMPTY).meets(last),
            (false, true) => reached(Bits::EMPTY).meets(first),
            (false, false) => {
                let all = reached(Bits::EMPTY);
                let mut others = middle | first | last;
                others.remove(carrier);
                all.meets(first)
                    && all.meets(last)
                    && others.into_iter().all(|other| reached(Bits::one(other)).meets(first | last))
            }
        }
    }

    /// Returns whether some carrier could pick up a unit at one place, and some carrier set it down at another.
    pub(super) fn touches(&self, from: usize, to: usize) -> bool {
        !self.starts[from].is_empty() && !self.ends[to].is_empty()
    }

    /// Returns whether this written route joins the two places.
    fn is_route(&self, from: usize, to: usize, places: &[usize]) -> bool {
        let (Some(&first), Some(&last)) = (places.first(), places.last()) else { return false };
        self.starts[from].contains(first)
            && self.ends[to].contains(last)
            && places.windows(2).all(|pair| self.links[pair[0]].contains(pair[1]))
    }
}

/// Everything within reach of `start` by steps within `carriers`, including `start`.
fn flood<const N: usize>(links: &[Bits<N>], start: Bits<N>, carriers: Bits<N>) -> Bits<N> {
    let (mut seen, mut edge) = (start, start);
    while !edge.is_empty() {
        let mut next = Bits::EMPTY;
        for carrier in edge {
            next |= links[carrier];
        }
        edge = (next & carriers) - seen;
        seen |= edge;
    }
    seen
}

/// The rules for which units carry which on a board, under its policies.
#[derive(Debug)]
pub(super) struct Carriage<const N: usize> {
    /// The provinces in which each kind of unit carries others.
    posts: [Bits<N>; 3],
    /// The borders over which each kind of unit is carried, if they do not depend on the places of carriers.
    nets: [Net<N>; 3],
    /// Whether the net for armies depends on the carriers and their places. If so, it is rebuilt for every set of
    /// units.
    shifting: bool,
    /// Armies carry fleets.
    pub(super) portage: bool,
    /// The locations to which a fleet sails from each location. Filled only if `shifting`, like the next two fields.
    sails: Vec<Bits<N>>,
    /// The provinces to and from which a fleet sails, by location.
    waters: Ways<N>,
    /// The provinces to and from which a wing flies, by province.
    skies: Ways<N>,
}

/// The places that can be reached from each place, and those from which it can be reached.
#[derive(Debug)]
struct Ways<const N: usize> {
    out: Vec<Bits<N>>,
    back: Vec<Bits<N>>,
}

impl<const N: usize> Ways<N> {
    fn empty(n_places: usize) -> Self {
        Self { out: vec![Bits::EMPTY; n_places], back: vec![Bits::EMPTY; n_places] }
    }
}

impl<const N: usize> Carriage<N> {
    pub(super) fn new(board: &Board, policies: &Policies) -> Self {
        let (n_provinces, n_locations) = (board.provinces.len(), board.locations.len());
        let provinces = |wanted: &dyn Fn(Province) -> bool| {
            let mut found = Bits::EMPTY;
            (0..n_provinces).filter(|&at| wanted(Province(at as u16))).for_each(|at| found.insert(at));
            found
        };
        let afloat = provinces(&|at| match board.province(at) {
            data if data.terrain == Terrain::Coast => policies.coastal_convoys || (policies.duality && data.dual),
            data => data.terrain == Terrain::Sea,
        });
        let split = provinces(&|at| !board.province(at).coasts.is_empty());
        let mut posts = [Bits::EMPTY; 3];
        posts[UnitKind::Fleet as usize] = afloat;
        if policies.airlifts {
            posts[UnitKind::Wing as usize] = provinces(&|_| true);
        }
        if policies.portage {
            posts[UnitKind::Army as usize] = provinces(&|at| board.province(at).terrain != Terrain::Sea);
        }
        let shifting = policies.airlifts || afloat.meets(split);

        let mut nets = std::array::from_fn(|_| Net::empty(n_provinces));
        let [over_sea, over_land, _] = &mut nets;
        let (n_waters, n_skies) = if shifting { (n_locations, n_provinces) } else { (0, 0) };
        let mut sails = vec![Bits::EMPTY; n_waters];
        let (mut waters, mut skies) = (Ways::empty(n_waters), Ways::empty(n_skies));
        for (from, data) in board.locations.iter().enumerate() {
            let here = usize::from(data.province.0);
            for &to in &data.fleet {
                let there = usize::from(board.province_of(to).0);
                over_sea.join(here, there, &afloat);
                if shifting {
                    let to = usize::from(to.0);
                    sails[from].insert(to);
                    waters.out[from].insert(there);
                    waters.back[to].insert(here);
                }
            }
            for &to in data.wing.iter().filter(|_| shifting) {
                let there = usize::from(board.province_of(to).0);
                skies.out[here].insert(there);
                skies.back[there].insert(here);
            }
            for &to in data.army.iter().filter(|_| policies.portage) {
                over_land.join(here, usize::from(board.province_of(to).0), &posts[UnitKind::Army as usize]);
            }
        }
        // Fleets are picked up and set down only on coasts.
        let inland = provinces(&|at| board.province(at).terrain == Terrain::Inland);
        for at in inland {
            (over_land.starts[at], over_land.ends[at]) = (Bits::EMPTY, Bits::EMPTY);
        }
        Self { posts, nets, shifting, portage: policies.portage, sails, waters, skies }
    }

    /// Of these units by kind, those that could carry others, by the kind that they carry.
    #[inline]
    pub(super) fn able(&self, kinds: &[Bits<N>; 3]) -> [Bits<N>; 3] {
        let of = |kind: UnitKind| kinds[kind as usize] & self.posts[kind as usize];
        [of(UnitKind::Fleet) | of(UnitKind::Wing), of(UnitKind::Army), Bits::EMPTY]
    }

    /// Rebuilds the net for armies from these carriers and their places, if it depends on them.
    #[inline]
    pub(super) fn weave(&self, net: &mut Net<N>, slots: &[Slot], carriers: Bits<N>) {
        if self.shifting {
            self.reweave(net, slots, carriers);
        }
    }

    fn reweave(&self, net: &mut Net<N>, slots: &[Slot], carriers: Bits<N>) {
        for sets in [&mut net.starts, &mut net.ends, &mut net.links, &mut net.beside] {
            sets.fill(Bits::EMPTY);
        }
        let flies = |at: usize| slots[at].kind == UnitKind::Wing;
        for carrier in carriers {
            let from = usize::from(slots[carrier].from.0);
            let (ways, place) = if flies(carrier) { (&self.skies, carrier) } else { (&self.waters, from) };
            ways.back[place].into_iter().for_each(|start| net.starts[start].insert(carrier));
            ways.out[place].into_iter().for_each(|end| net.ends[end].insert(carrier));
            for other in carriers {
                let leads = match flies(carrier) || flies(other) {
                    true => self.skies.out[carrier].contains(other),
                    false => self.sails[from].contains(usize::from(slots[other].from.0)),
                };
                net.links[carrier].insert_if(other, leads);
                net.beside[carrier].insert_if(other, leads);
                net.beside[other].insert_if(carrier, leads);
            }
        }
    }
}

impl<const N: usize> Sheet<N> {
    /// The net for carrying units of a kind.
    #[inline]
    pub(super) fn net<'a>(&'a self, map: &'a Map<N>, kind: UnitKind) -> &'a Net<N> {
        if map.carriage.shifting && kind == UnitKind::Army { &self.net } else { &map.carriage.nets[kind as usize] }
    }

    /// Returns whether carriers could bring a unit of that kind from one province to another, with suitable orders.
    pub(super) fn could_carry(&self, map: &Map<N>, kind: UnitKind, from: usize, aim: usize, without: Bits<N>) -> bool {
        let carriers = self.able[kind as usize] - Bits::one(aim) - without;
        !map.seas.contains(aim) && self.net(map, kind).chain(from, aim, carriers)
    }

    /// Returns whether a written route is connected, with a carrier in each of its provinces.
    pub(super) fn is_route(&self, map: &Map<N>, kind: UnitKind, from: usize, aim: usize, route: &[Province]) -> bool {
        let places: Vec<_> = route.iter().map(|place| usize::from(place.0)).collect();
        let able = |&at: &usize| at < map.n_provinces && at != aim && self.able[kind as usize].contains(at);
        places.iter().all(able) && self.net(map, kind).is_route(from, aim, &places)
    }

    /// The goal of a fleet that armies may carry, and whether it also `sails` there. Where there are several coasts, it
    /// is set down only on a coast that its order names.
    pub(super) fn portage(
        &self,
        map: &Map<N>,
        policies: &Policies,
        unit: &Unit,
        to: Location,
        route: &Route,
        sails: Result<Location, Void>,
    ) -> Result<(Location, bool), Void> {
        let from = map.province(unit.at).ok_or(Void::OffBoard)?;
        let aim = map.province(to).ok_or(Void::OffBoard)?;
        let needs_carriers = match route {
            Route::Any => sails.is_err(),
            _ => sails.is_err() || policies.broken_via == BrokenVia::Fails,
        };
        if !needs_carriers {
            return sails.map(|goal| (goal, true));
        }
        let possible = match route {
            Route::Through(places) if policies.written_route != WrittenRoute::Ignored => {
                self.is_route(map, UnitKind::Fleet, from, aim, places)
            }
            _ => self.could_carry(map, UnitKind::Fleet, from, aim, Bits::EMPTY),
        };
        let several = usize::from(to.0) < map.n_provinces && !map.coasts[aim].is_empty();
        match (possible, sails) {
            (false, Err(why)) => Err(why),
            (false, Ok(_)) => Err(Void::Unreachable),
            (true, Ok(goal)) => Ok((goal, true)),
            (true, Err(_)) if *route == Route::Any && policies.written_route == WrittenRoute::Required => {
                Err(Void::NoRouteGiven)
            }
            (true, Err(_)) if several => Err(Void::NoCoastGiven),
            (true, Err(_)) => Ok((to, false)),
        }
    }

    /// Returns the reason why a unit cannot carry another: the unit in `at` is not a carrier, or not for units of
    /// this kind.
    #[cold]
    pub(super) fn why_no_carrier(&self, at: usize, kind: UnitKind) -> Void {
        match self.slots[at].kind {
            _ if !self.able.iter().any(|able| able.contains(at)) => Void::NotAtSea,
            UnitKind::Army if kind != UnitKind::Fleet => Void::ArmyByArmy,
            _ => Void::FleetByConvoy,
        }
    }
}
