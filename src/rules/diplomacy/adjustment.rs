//! Adjustments: builds, removals, and what is removed when nobody says.
use super::accounts::{balance, build_sites};
use super::board::{Board, Location, Province, Terrain};
use super::event::{Event, Failure, OrderResult};
use super::movement::{Void, check_address};
use super::order::{Action, Order};
use super::policy::{BuildCoast, IdleCoast, Policies, Removal};
use super::state::{State, Unit, UnitKind};
use super::transform;
use crate::rules::Power;
use std::cmp::Reverse;
use std::collections::VecDeque;

/// Has this power anything to decide? Not if it has nowhere to build, or loses all of its units anyway.
pub fn decides(board: &Board, policies: &Policies, state: &State, power: Power) -> bool {
    let units = state.units.iter().filter(|unit| unit.power == power).count() as i64;
    if transform::decides(board, policies, state, power) {
        return true;
    }
    match balance(board, policies, state, power) {
        0 => false,
        owed if owed > 0 => !build_sites(board, policies, state, power).is_empty(),
        excess => -excess < units,
    }
}

fn can_build_in(board: &Board, state: &State, power: Power, province: Province) -> Result<(), Void> {
    let Some(data) = board.provinces.get(usize::from(province.0)) else { return Err(Void::OffBoard) };
    if !data.centre || data.home != Some(power) {
        Err(Void::NotHome)
    } else if state.owners.get(usize::from(province.0)) != Some(&Some(power)) {
        Err(Void::NotOwned)
    } else if state.units.iter().any(|unit| board.province_at(unit.at) == Some(province)) {
        Err(Void::Occupied)
    } else {
        Ok(())
    }
}

/// What an adjustment phase leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Adjustments {
    /// What came of each order, power by power; removals that nobody ordered; builds that were not used.
    pub events: Vec<Event>,
    /// All units in place, sorted by location.
    pub units: Vec<Unit>,
}

/// Adjudicates an adjustment phase. The orders of a power are carried out one by one until nothing more is owed
/// (DATC 4.D.4, 4.D.6); what it does not remove itself, civil disorder removes (4.D.8).
pub fn adjudicate(board: &Board, policies: &Policies, state: &State, orders: &[(Power, Order)]) -> Adjustments {
    let mut desk = Desk { board, policies, state: state.clone(), events: Vec::new() };
    let mut powers: Vec<_> = state.units.iter().map(|unit| unit.power).collect();
    powers.extend(state.owners.iter().copied().flatten());
    powers.extend(orders.iter().map(|(power, _)| *power));
    powers.sort_unstable();
    powers.dedup();
    for power in powers {
        let own = orders.iter().filter(|(by, _)| *by == power).map(|(_, order)| order);
        let (transforms, own): (Vec<_>, Vec<_>) = own.partition(|order| transform::is_order(order));
        let own = own.into_iter();
        match balance(board, policies, state, power) {
            owed if owed >= 0 => desk.build(power, owed, own),
            excess => desk.remove(power, -excess, own),
        }
        let told = transform::adjudicate(board, policies, state, &mut desk.state, power, &transforms);
        desk.events.extend(told.into_iter().map(Event::Result));
    }
    desk.state.units.sort_unstable_by_key(|unit| unit.at);
    Adjustments { events: desk.events, units: desk.state.units }
}

struct Desk<'a> {
    board: &'a Board,
    policies: &'a Policies,
    state: State,
    events: Vec<Event>,
}

impl Desk<'_> {
    fn tell(&mut self, power: Power, unit: Option<Unit>, order: Order, failure: Option<Failure>, implied: bool) {
        self.events.push(Event::Result(OrderResult { power, unit, order, implied, failure, dislodged: false }));
    }

    fn build<'o>(&mut self, power: Power, owed: i64, orders: impl Iterator<Item = &'o Order>) {
        let mut left = owed;
        for order in orders {
            let mut order = order.clone();
            let failure = match &mut order {
                Order::Build { kind, at } => match self.site(power, *kind, *at) {
                    Err(why) => Some(Failure::Void(why.to_string())),
                    Ok(_) if left == 0 => Some(Failure::Excess),
                    Ok(place) => {
                        *at = place;
                        self.state.units.push(Unit { power, kind: *kind, at: place });
                        left -= 1;
                        None
                    }
                },
                Order::Waive(n) if i64::from(*n) <= left => {
                    left -= i64::from(*n);
                    None
                }
                Order::Waive(_) => Some(Failure::Excess),
                Order::Unit { action: Action::Disband, .. } => Some(Failure::Excess),
                Order::Unit { .. } | Order::Permit { .. } | Order::Home { .. } | Order::Bid { .. } => {
                    Some(Failure::Void(Void::WrongPhase.to_string()))
                }
            };
            self.tell(power, None, order, failure, false);
        }
        if left > 0 {
            self.events.push(Event::Unused { power, n_builds: u32::try_from(left).unwrap_or(u32::MAX) });
        }
    }

    /// Where exactly a build puts its unit.
    fn site(&self, power: Power, kind: UnitKind, at: Location) -> Result<Location, Void> {
        let province = self.board.province_at(at).ok_or(Void::OffBoard)?;
        can_build_in(self.board, &self.state, power, province)?;
        let data = &self.board.provinces[usize::from(province.0)];
        let plain = Location(province.0);
        match (kind, data.terrain) {
            (UnitKind::Wing, _) if !self.policies.wings => Err(Void::NoWings),
            (UnitKind::Army, Terrain::Sea) | (UnitKind::Fleet, Terrain::Inland) => Err(Void::WrongTerrain),
            (UnitKind::Army | UnitKind::Wing, _) if at != plain && self.policies.idle_coast == IdleCoast::Void => {
                Err(Void::IdleCoast)
            }
            (UnitKind::Army | UnitKind::Wing, _) => Ok(plain),
            (UnitKind::Fleet, _) => match data.coasts.first() {
                Some(first) if at == plain => match self.policies.build_coast {
                    BuildCoast::Refused => Err(Void::NoCoastGiven),
                    BuildCoast::First => Ok(*first),
                },
                _ => Ok(at),
            },
        }
    }

    fn remove<'o>(&mut self, power: Power, excess: i64, orders: impl Iterator<Item = &'o Order>) {
        let mut left = excess;
        for order in orders {
            match self.removed(power, order) {
                Err(why) => self.tell(power, None, order.clone(), Some(Failure::Void(why.to_string())), false),
                Ok(_) if left == 0 => self.tell(power, None, order.clone(), Some(Failure::Excess), false),
                Ok(index) => {
                    let unit = self.state.units.remove(index);
                    self.tell(power, Some(unit), removal(&unit), None, false);
                    left -= 1;
                }
            }
        }
        for unit in self.disorder(power, usize::try_from(left).unwrap_or(0)) {
            self.state.units.retain(|other| *other != unit);
            self.tell(power, Some(unit), removal(&unit), None, true);
        }
    }

    /// The index of the unit that an order removes.
    fn removed(&self, power: Power, order: &Order) -> Result<usize, Void> {
        let Order::Unit { kind, at, action: Action::Disband } = order else { return Err(Void::WrongPhase) };
        let province = self.board.province_at(*at).ok_or(Void::OffBoard)?;
        let found = self.state.units.iter().position(|unit| self.board.province_at(unit.at) == Some(province));
        let index = found.ok_or(Void::NoUnit)?;
        check_address(self.board, self.policies, power, &self.state.units[index], *kind, *at)?;
        Ok(index)
    }

    /// The units that a power loses when it does not say which (DATC 4.D.8, 6.J): the farthest first, fleets before
    /// wings and those before armies, then by the names of the provinces. A wing counts the steps that it would fly.
    fn disorder(&self, power: Power, n_units: usize) -> Vec<Unit> {
        let mut units: Vec<_> = self.state.units.iter().filter(|unit| unit.power == power).copied().collect();
        let centres: Vec<_> = (0..self.board.provinces.len())
            .filter(|&index| match self.policies.removal {
                Removal::Owned => self.state.owners.get(index) == Some(&Some(power)),
                Removal::Home => self.board.provinces[index].centre && self.board.provinces[index].home == Some(power),
            })
            .collect();
        let by_land_and_sea = distances(self.board, &centres, |from| {
            let data = &self.board.locations[from];
            data.army.iter().chain(&data.fleet).copied().collect()
        });
        let by_air = distances(self.board, &centres, |from| self.board.locations[from].wing.clone());
        let by_sea = distances(self.board, &centres, |from| self.board.locations[from].fleet.clone());
        units.sort_by_key(|unit| {
            let rules = match (self.policies.removal, unit.kind) {
                (_, UnitKind::Wing) => &by_air,
                (Removal::Home, UnitKind::Fleet) => &by_sea,
                _ => &by_land_and_sea,
            };
            let distance = rules.get(usize::from(unit.at.0)).copied().unwrap_or(usize::MAX);
            let name = self.board.province_at(unit.at).map(|at| &self.board.provinces[usize::from(at.0)].name);
            (Reverse(distance), rank(unit.kind), name, unit.at)
        });
        units.truncate(n_units);
        units
    }
}

/// Which of several units that are equally far goes first.
fn rank(kind: UnitKind) -> u8 {
    match kind {
        UnitKind::Fleet => 0,
        UnitKind::Wing => 1,
        UnitKind::Army => 2,
    }
}

fn removal(unit: &Unit) -> Order {
    Order::Unit { kind: Some(unit.kind), at: unit.at, action: Action::Disband }
}

/// How many steps every location is from the nearest of some provinces, whatever the coast at either end.
fn distances(board: &Board, goals: &[usize], near: impl Fn(usize) -> Vec<Location>) -> Vec<usize> {
    let mut steps = vec![usize::MAX; board.locations.len()];
    let mut queue: VecDeque<_> = (0..board.locations.len())
        .filter(|&location| goals.contains(&usize::from(board.locations[location].province.0)))
        .collect();
    queue.iter().for_each(|&location| steps[location] = 0);
    // Walked backwards: borders may lead one way only.
    let mut into = vec![Vec::new(); board.locations.len()];
    for from in 0..board.locations.len() {
        near(from).into_iter().for_each(|to| into[usize::from(to.0)].push(from));
    }
    while let Some(at) = queue.pop_front() {
        for &from in &into[at] {
            if steps[from] == usize::MAX {
                steps[from] = steps[at] + 1;
                queue.push_back(from);
            }
        }
    }
    steps
}
