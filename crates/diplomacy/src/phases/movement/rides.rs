//! Rides on railways (policy `railways`).
//!
//! A ride is a move to its goal, from any distance: it attacks there, is supported there, and cuts support there. It
//! passes units of its own power on the way. If a foreign unit stays on the way, or arrives there, the ride meets it
//! there and goes no farther. It fights for that place like a move without support, but cannot win.
//!
//! A ride that is stopped, on the way or at its goal, ends in the last empty province before that place, and leaves the
//! province that it came from. If no province is empty, it stays. Two armies on one line stop each other: neither
//! moves. (These are the rules of Colonial Diplomacy and of the classic judge, except that in the rulebook, a ride
//! cannot dislodge a unit.)
//!
//! An obstacle depends on the results of other orders, and they may depend on the ride. So the resolver first settles
//! all orders as if every ride got through. It then shortens the rides that are stopped, and settles all orders again,
//! until no more rides are stopped. It checks all rides before it shortens any, and never lengthens a ride again. So
//! this ends, and does not depend on the order of the list. A unit that would be in the way of a ride only if the ride
//! got through therefore stops it.
use super::Piece;
use super::bits::Bits;
use super::sheet::{NOWHERE, Sheet, Way};
use super::tables::Map;
use crate::board::{Location, Railway};
use crate::order::{Action, Route};
use crate::state::{Unit, UnitKind};
use crate::void::Void;

/// A line, and the powers that travel on it.
#[derive(Debug)]
pub(super) struct Track {
    pub(super) powers: Vec<usize>,
    pub(super) provinces: Vec<usize>,
}

impl Track {
    pub(super) fn of(railway: &Railway) -> Self {
        let provinces = railway.line.iter().map(|province| usize::from(province.0)).collect();
        Self { powers: railway.powers.iter().map(|power| power.index()).collect(), provinces }
    }

    /// The provinces from one to the other, both included.
    fn way(&self, from: usize, to: usize) -> Option<Vec<usize>> {
        let at = |province| self.provinces.iter().position(|&other| other == province);
        let (start, end) = (at(from)?, at(to)?);
        Some(match start <= end {
            true => self.provinces[start..=end].to_vec(),
            false => self.provinces[end..=start].iter().rev().copied().collect(),
        })
    }
}

/// An army on a railway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ride {
    pub(super) unit: usize,
    line: usize,
    /// The provinces from its place to its goal.
    way: Vec<usize>,
    /// The index on its way where it fights: at its goal, or where it is stopped.
    fight: usize,
    /// The index on its way where it ends, once it is known to be stopped. 0 if it stays.
    stop: Option<usize>,
}

impl Ride {
    /// Returns the province where it ends, if it is known to be stopped.
    pub(super) fn end(&self) -> Option<usize> {
        self.stop.map(|stop| self.way[stop])
    }

    /// Returns whether it leaves its place without reaching its goal.
    fn leaves(&self) -> bool {
        self.stop.is_some_and(|stop| stop > 0)
    }

    fn goal(&self) -> usize {
        self.way[self.way.len() - 1]
    }
}

impl<const N: usize> Map<N> {
    /// The way of a ride, if that line takes this unit there.
    fn ride(&self, unit: &Unit, from: usize, to: usize, line: usize) -> Option<Vec<usize>> {
        let line = self.railways.get(line)?;
        let carries = unit.kind == UnitKind::Army && from != to && line.powers.contains(&unit.power.index());
        if carries { line.way(from, to) } else { None }
    }

    /// Returns whether any railway takes this unit there.
    pub(super) fn rides(&self, unit: &Unit, from: usize, to: usize) -> bool {
        (0..self.railways.len()).any(|line| self.ride(unit, from, to, line).is_some())
    }

    /// The exact goal of a ride.
    pub(super) fn ride_goal(&self, unit: &Unit, from: usize, to: usize, line: usize) -> Result<(Location, Way), Void> {
        self.ride(unit, from, to, line).map(|_| (Location(to as u16), Way::Land)).ok_or(Void::NoRailway)
    }
}

impl<const N: usize> Sheet<N> {
    /// Starts the rides: to their goals, or to the places where they are known to be stopped.
    pub(super) fn start_rides(&mut self, map: &Map<N>, pieces: &[Piece], by_rail: Bits<N>) {
        for at in by_rail {
            let Piece { unit, action: Action::Move { to, route: Route::Rail(line) } } = &pieces[self.slots[at].piece]
            else {
                continue;
            };
            let known = self.rides.iter().any(|ride| ride.unit == at);
            let aim = map.province(*to).unwrap_or(NOWHERE);
            if let Some(way) = map.ride(unit, at, aim, *line).filter(|_| !known) {
                self.rides.push(Ride { unit: at, line: *line, fight: way.len() - 1, way, stop: None });
            }
        }
        for index in 0..self.rides.len() {
            let Ride { unit, line, fight, .. } = self.rides[index];
            if self.rides.iter().filter(|other| other.line == line).count() > 1 {
                self.moves.remove(unit);
                self.void(unit, Void::LineTaken);
            } else {
                let (aim, goal) = (self.rides[index].way[fight], self.rides[index].goal());
                self.start_move(unit, aim, Location(goal as u16), Way::Land);
            }
        }
    }

    /// The armies that were stopped, and end in this place.
    pub(super) fn rides_that_end(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        self.rides.iter().filter(move |ride| ride.leaves() && ride.end() == Some(at)).map(|ride| ride.unit)
    }

    /// The goal of a unit that travels by rail, regardless of where it fights.
    #[inline]
    pub(super) fn ride_to(&self, unit: usize) -> Option<usize> {
        self.rides.iter().find(|ride| ride.unit == unit).map(Ride::goal)
    }

    /// Lets rides go as far as the settled orders allow. Returns whether any of them became shorter.
    #[cold]
    pub(super) fn shorten_rides(&mut self) -> bool {
        let shortened: Vec<_> = self.rides.iter().map(|ride| self.shortened(ride)).collect();
        let changed = shortened != self.rides;
        self.rides = shortened;
        changed
    }

    /// Marks rides that are stopped as failed. Those that end on the way have left their places.
    pub(super) fn stop_rides(&mut self) {
        for ride in self.rides.iter().filter(|ride| ride.stop.is_some() && self.moves.contains(ride.unit)) {
            self.yes.remove(ride.unit);
            self.no.insert(ride.unit);
            if ride.leaves() {
                self.units.remove(ride.unit);
            }
            if ride.fight + 1 < ride.way.len() {
                // Support for the attack on the goal does not help in a fight on the way.
                for backer in std::mem::replace(&mut self.backers[ride.unit], Bits::EMPTY) {
                    self.slots[backer].aim = ride.goal();
                }
            }
        }
    }

    /// The shortened ride, given the settled orders.
    fn shortened(&self, ride: &Ride) -> Ride {
        let mut shorter = ride.clone();
        if !self.moves.contains(ride.unit) {
            return shorter;
        }
        let power = self.slots[ride.unit].power;
        let arrived = |at: usize| {
            let mut riders = self.rides_that_end(at).filter(|&rider| rider != ride.unit);
            (self.into[at] & self.moves & self.yes).first().or_else(|| riders.next())
        };
        let stays = |at: usize| self.units.contains(at) && !(self.moves & self.yes).contains(at);
        let foreign = |unit: usize| self.slots[unit].power != power;
        let bars = |at: usize| match arrived(at) {
            Some(unit) => foreign(unit),
            None => stays(at) && foreign(at),
        };
        let is_free = |at: usize| arrived(at).is_none() && !stays(at);
        let barred = (1..ride.fight).find(|&step| bars(ride.way[step]));
        shorter.fight = barred.unwrap_or(ride.fight);
        if barred.is_some() || ride.stop.is_some() || self.no.contains(ride.unit) {
            let last = ride.stop.map_or(ride.fight, |stop| stop + 1).min(shorter.fight);
            shorter.stop = Some((1..last).rev().find(|&step| is_free(ride.way[step])).unwrap_or(0));
        }
        shorter
    }
}
