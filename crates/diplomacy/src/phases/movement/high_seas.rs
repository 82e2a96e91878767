//! High seas, which have room for any number of units.
//!
//! The resolver identifies a unit with its province. So a position with high seas is resolved on a special board: each
//! unit in a high sea, and each that goes there, has its own berth. A berth is a province that no other unit can enter,
//! with the borders of that sea.
//!
//! Units in berths never meet, so none bounces, is dislodged or has its support cut. Fleets that change places over the
//! edge of the sea pass each other. Several fleets in one high sea are several routes for a convoy.
use super::{MAX_LOCATIONS, Movement, Tables};
use crate::board::{Board, Location, LocationData, Passage, Province};
use crate::event::{Event, Failure, OrderResult, Rival};
use crate::order::{Action, Order, Route};
use crate::policy::Policies;
use crate::state::{Dislodged, State, Unit, UnitKind};
use crate::void::Void;
use chancery_rules::Power;
use std::collections::HashMap;

/// A position on a board with a berth for each unit that needs one.
struct SplitProvinces {
    board: Board,
    state: State,
    orders: Vec<(Power, Order)>,
    /// The number of provinces on the real board.
    n_provinces: u16,
    /// The high sea of each berth.
    seas: Vec<Province>,
}

/// Adjudicates a movement phase on a board with high seas. The n-th order of a power for a high sea is for its n-th
/// unit there. After the last unit, the orders start again with the first, as in njudge.
pub(super) fn adjudicate(board: &Board, policies: &Policies, state: &State, orders: &[(Power, Order)]) -> Movement {
    let split = SplitProvinces::new(board, state, orders);
    let tables = Tables::without_high_seas(&split.board, policies);
    let moved = crate::phases::movement::adjudicate(&split.board, &tables, policies, &split.state, &split.orders);
    split.told(board, moved)
}

/// Checks that this order could be carried out with suitable orders of others.
pub(super) fn legal(
    board: &Board,
    policies: &Policies,
    state: &State,
    unit: &Unit,
    action: &Action,
) -> Result<(), Void> {
    let order = (unit.power, Order::Unit { kind: Some(unit.kind), at: unit.at, action: action.clone() });
    let split = SplitProvinces::new(board, state, &[order]);
    let Some((_, Order::Unit { at, action, .. })) = split.orders.first() else { return Err(Void::OffBoard) };
    Tables::without_high_seas(&split.board, policies).resolver().legal(
        policies,
        &split.state.units,
        &Unit { at: *at, ..*unit },
        action,
    )
}

impl SplitProvinces {
    fn new(board: &Board, state: &State, orders: &[(Power, Order)]) -> Self {
        let high = |at: Location| board.province_at(at).filter(|&at| board.province(at).high_sea);
        let mut seas = Vec::new();
        let n_provinces = board.provinces.len() as u16;
        let room = MAX_LOCATIONS.saturating_sub(board.locations.len());
        // After thousands of berths, further units share the high sea itself.
        let mut berth = |sea: Province| {
            (seas.len() < room).then(|| {
                seas.push(sea);
                Location(n_provinces + seas.len() as u16 - 1)
            })
        };
        // Each unit in a high sea has a berth, and so does each unit ordered there.
        let berths: Vec<_> = state.units.iter().map(|unit| high(unit.at).and_then(&mut berth)).collect();
        let crew = Crew { board, state, berths: &berths };
        let mut given: HashMap<(Power, Province), usize> = HashMap::new();
        let addressees: Vec<_> = (orders.iter())
            .map(|(power, order)| {
                let Order::Unit { kind, at, .. } = order else { return None };
                let sea = high(*at)?;
                let nth = given.entry((*power, sea)).or_default();
                *nth += 1;
                crew.addressee(*power, *kind, sea, *nth - 1)
            })
            .collect();
        // At most one of several orders to a unit counts, so one berth is enough.
        let mut booked: HashMap<(Location, Province), Option<Location>> = HashMap::new();
        let arrivals: Vec<_> = (orders.iter().zip(&addressees))
            .map(|((_, order), addressee)| {
                let Order::Unit { at, action: Action::Move { to, .. }, .. } = order else { return None };
                let sea = high(*to).filter(|_| high(*at) != high(*to))?;
                let from = addressee.or_else(|| board.province_at(*at).map(|at| board.main(at)))?;
                *booked.entry((from, sea)).or_insert_with(|| berth(sea))
            })
            .collect();
        let mut split = Self { board: board.clone(), state: state.clone(), orders: Vec::new(), n_provinces, seas };
        split.dig(board);
        let units = state.units.iter().zip(&berths);
        split.state.units =
            units.map(|(unit, berth)| Unit { at: berth.unwrap_or(split.inside(unit.at)), ..*unit }).collect();

        for (index, (power, order)) in orders.iter().enumerate() {
            let mut moved = order.relocated(&|at| split.inside(at));
            if let (Order::Permit { from, to, .. }, Order::Permit { from: start, to: goal, .. }) = (&mut moved, order) {
                let passes = |index: &usize| crew.passes(*start, *goal, &orders[*index].1);
                let fleet = (0..orders.len()).find(passes);
                *from = fleet.and_then(|fleet| addressees[fleet]).unwrap_or(*from);
                *to = fleet.and_then(|fleet| arrivals[fleet]).unwrap_or(*to);
            }
            if let (Order::Unit { at, action, .. }, Order::Unit { at: start, action: asked, .. }) = (&mut moved, order)
            {
                *at = addressees[index].unwrap_or(*at);
                if let (Action::Move { to, route }, Action::Move { to: goal, .. }) = (action, asked) {
                    let stays = high(*start).is_some() && high(*start) == high(*goal);
                    *to = if stays { *at } else { arrivals[index].unwrap_or(*to) };
                    if let Route::Through(seas) = route {
                        for sea in seas.iter_mut().filter(|sea| high(Location(sea.0)).is_some()) {
                            let carrier = crew.carrier(*sea, (*start, *goal), orders, &addressees);
                            *sea = carrier.map_or(*sea, |berth| Province(berth.0));
                        }
                    }
                }
            }
            split.orders.push((*power, moved));
        }
        split
    }

    /// Makes the special board.
    fn dig(&mut self, real: &Board) {
        let n_provinces = usize::from(self.n_provinces);
        let inside = |places: &[Location]| {
            let mut all: Vec<_> = places.iter().map(|&at| self.inside(at)).collect();
            let waters = places.iter().filter(|at| at.0 < self.n_provinces);
            all.extend(waters.flat_map(|at| self.berths_of(Province(at.0))).map(|berth| Location(berth.0)));
            all.sort_unstable();
            all
        };
        let moved = |data: &LocationData| LocationData {
            army: inside(&data.army),
            fleet: inside(&data.fleet),
            wing: inside(&data.wing),
            ..data.clone()
        };
        let berths = (self.n_provinces..).map(Province).zip(&self.seas);
        let berths = berths.map(|(at, sea)| LocationData { province: at, ..moved(real.location(Location(sea.0))) });
        let (provinces, coasts) = real.locations.split_at(n_provinces);
        let locations = provinces.iter().map(&moved).chain(berths).chain(coasts.iter().map(&moved)).collect();

        let mut provinces = real.provinces.clone();
        for province in &mut provinces {
            province.coasts = province.coasts.iter().map(|&coast| self.inside(coast)).collect();
        }
        provinces.extend(self.seas.iter().map(|&sea| real.province(sea).clone()));

        let all_of = |at: Province| self.berths_of(at).chain([at]);
        let copies = |passage: &Passage| -> Vec<_> {
            let ways = all_of(passage.from).flat_map(|from| all_of(passage.to).map(move |to| (from, to)));
            ways.map(|(from, to)| Passage { from, to, ..passage.clone() }).collect()
        };
        let passages = real.passages.iter().flat_map(copies).collect();
        let mut gateways = real.gateways.clone();
        for gateway in &mut gateways {
            gateway.waters = gateway.waters.iter().flat_map(|&at| all_of(at)).collect();
        }

        let owners = n_provinces + self.seas.len();
        self.board.owners.resize(owners, None);
        self.state.owners.resize(owners, None);
        (self.board.provinces, self.board.locations) = (provinces, locations);
        (self.board.passages, self.board.gateways) = (passages, gateways);
    }

    /// The berths of a high sea, on the special board.
    fn berths_of(&self, sea: Province) -> impl Iterator<Item = Province> + '_ {
        let berths = (self.n_provinces..).map(Province).zip(&self.seas);
        berths.filter(move |(_, of)| **of == sea).map(|(berth, _)| berth)
    }

    /// A place of the real board, on the special board.
    fn inside(&self, at: Location) -> Location {
        if at.0 < self.n_provinces { at } else { Location(at.0.saturating_add(self.seas.len() as u16)) }
    }

    /// A place of the special board, on the real board.
    fn outside(&self, at: Location) -> Location {
        let Some(beyond) = at.0.checked_sub(self.n_provinces) else { return at };
        match self.seas.get(usize::from(beyond)) {
            Some(sea) => Location(sea.0),
            None => Location(at.0 - self.seas.len() as u16),
        }
    }

    fn province(&self, at: Province) -> Province {
        Province(self.outside(Location(at.0)).0)
    }

    fn unit(&self, unit: &Unit) -> Unit {
        Unit { at: self.outside(unit.at), ..*unit }
    }

    /// The results, on the real board.
    fn told(&self, board: &Board, moved: Movement) -> Movement {
        let mut told = Movement {
            events: moved.events.iter().map(|event| self.event(event)).collect(),
            units: moved.units.iter().map(|unit| self.unit(unit)).collect(),
            dislodged: moved.dislodged.iter().map(|dislodged| self.dislodged(dislodged)).collect(),
            contested: moved.contested.iter().map(|&at| self.province(at)).collect(),
        };
        told.units.sort_unstable_by_key(Unit::rank);
        told.dislodged.sort_by_key(|dislodged| dislodged.unit.at);
        told.contested.retain(|&at| !board.province(at).high_sea);
        told.contested.sort_unstable();
        told
    }

    fn dislodged(&self, dislodged: &Dislodged) -> Dislodged {
        let mut retreats: Vec<_> = dislodged.retreats.iter().map(|&at| self.outside(at)).collect();
        retreats.sort_unstable();
        retreats.dedup();
        Dislodged { unit: self.unit(&dislodged.unit), from: dislodged.from.map(|at| self.province(at)), retreats }
    }

    fn event(&self, event: &Event) -> Event {
        match event {
            Event::Result(result) => Event::Result(OrderResult {
                unit: result.unit.map(|unit| self.unit(&unit)),
                order: result.order.relocated(&|at| self.outside(at)),
                failure: result.failure.as_ref().map(|failure| self.failure(failure)),
                ..result.clone()
            }),
            Event::Dislodged { unit, by } => Event::Dislodged { unit: self.dislodged(unit), by: self.unit(by) },
            Event::Destroyed { unit } => Event::Destroyed { unit: self.unit(unit) },
            other => other.clone(),
        }
    }

    fn failure(&self, failure: &Failure) -> Failure {
        let rival = |rival: &Rival| Rival { unit: self.unit(&rival.unit), ..rival.clone() };
        match failure {
            Failure::Bounce { strength, by } => {
                Failure::Bounce { strength: *strength, by: by.iter().map(rival).collect() }
            }
            Failure::Cut { by } => Failure::Cut { by: self.unit(by) },
            Failure::Dislodged { by } => Failure::Dislodged { by: self.unit(by) },
            Failure::Disrupted { at } => Failure::Disrupted { at: self.province(*at) },
            Failure::NoConvoy { at } => Failure::NoConvoy { at: at.map(|at| self.province(at)) },
            other => other.clone(),
        }
    }
}

/// The units in high seas.
struct Crew<'a> {
    board: &'a Board,
    state: &'a State,
    /// The berth of each unit.
    berths: &'a [Option<Location>],
}

impl Crew<'_> {
    /// The units in a high sea, and their berths.
    fn of(&self, sea: Province) -> impl Iterator<Item = (&Unit, Location)> + '_ {
        let berths = self.state.units.iter().zip(self.berths);
        berths.filter_map(move |(unit, berth)| {
            let there = self.board.province_at(unit.at) == Some(sea);
            berth.filter(|_| there).map(|berth| (unit, berth))
        })
    }

    /// The berth of the unit addressed by the n-th order (from 0) of a power for a high sea: its n-th unit there, of
    /// the named kind if there are any. If it has no unit there, the order addresses any power's unit.
    fn addressee(&self, power: Power, kind: Option<UnitKind>, sea: Province, nth: usize) -> Option<Location> {
        let own: Vec<_> = self.of(sea).filter(|(unit, _)| unit.power == power).collect();
        let fitting: Vec<_> = own.iter().filter(|(unit, _)| Some(unit.kind) == kind).collect();
        match (fitting.len(), own.len()) {
            (0, 0) => self.of(sea).next().map(|(_, berth)| berth),
            (0, n_own) => Some(own[nth % n_own].1),
            (n_fitting, _) => Some(fitting[nth % n_fitting].1),
        }
    }

    /// Returns whether this is an order to go from one place to another. A canal at a high sea opens to the first
    /// fleet that is ordered to pass.
    fn passes(&self, from: Location, to: Location, order: &Order) -> bool {
        let same = |a: Location, b: Location| self.board.province_at(a) == self.board.province_at(b);
        matches!(order, Order::Unit { at, action: Action::Move { to: goal, .. }, .. } if same(*at, from) && same(*goal, to))
    }

    /// The berth in a high sea that a written route uses: that of a unit ordered to carry, if there is one.
    fn carrier(
        &self,
        sea: Province,
        way: (Location, Location),
        orders: &[(Power, Order)],
        addressees: &[Option<Location>],
    ) -> Option<Location> {
        let ends = |(from, to)| (self.board.province_at(from), self.board.province_at(to));
        let carries = |order: &Order| {
            matches!(order, Order::Unit { at, action: Action::Convoy { from, to, .. }, .. }
                if self.board.province_at(*at) == Some(sea) && ends((*from, *to)) == ends(way))
        };
        let ordered = orders.iter().zip(addressees).find(|((_, order), _)| carries(order));
        ordered.and_then(|(_, berth)| *berth).or_else(|| self.of(sea).next().map(|(_, berth)| berth))
    }
}
