//! The places where units could be carried, if the carriers had suitable orders.
use crate::board::{Board, Location, Province, Terrain};
use crate::policy::Policies;
use crate::state::{Season, State, Unit, UnitKind};

/// The kind of unit that a unit of this kind can carry from this province, if any.
pub(crate) fn carries(board: &Board, policies: &Policies, kind: UnitKind, at: Province) -> Option<UnitKind> {
    let data = board.province(at);
    let able = match (kind, data.terrain) {
        (UnitKind::Fleet, Terrain::Sea) => true,
        (UnitKind::Fleet, _) => policies.coastal_convoys || (policies.duality && data.dual),
        (UnitKind::Wing, _) => policies.airlifts,
        (UnitKind::Army, _) => policies.portage,
    };
    able.then_some(if kind == UnitKind::Army { UnitKind::Fleet } else { UnitKind::Army })
}

/// The units of a position that could carry units of one kind.
#[derive(Clone, Debug)]
pub(crate) struct Carriers<'a> {
    board: &'a Board,
    kind: UnitKind,
    season: Season,
    units: Vec<Unit>,
}

impl<'a> Carriers<'a> {
    /// Finds all units that could carry such a unit, and are not stuck in ice.
    pub(crate) fn of(board: &'a Board, policies: &Policies, state: &State, kind: UnitKind) -> Self {
        let season = state.phase.season;
        let frozen = |unit: &&Unit| board.province(board.province_of(unit.at)).closed.contains(&season);
        let able = |unit: &&Unit| {
            carries(board, policies, unit.kind, board.province_of(unit.at)) == Some(kind)
                && (unit.kind == UnitKind::Wing || !frozen(unit))
        };
        Self { board, kind, season, units: state.units.iter().filter(able).copied().collect() }
    }

    /// The carrier in a province.
    pub(crate) fn unit_in(&self, province: Province) -> Option<&Unit> {
        self.units.iter().find(|unit| self.board.province_of(unit.at) == province)
    }

    /// Returns whether this carrier can pick up a unit in a province.
    pub(crate) fn takes_up(&self, carrier: &Unit, from: Province) -> bool {
        self.ends(carrier, from)
            .into_iter()
            .any(|place| self.leads(carrier.kind, place, self.stand(carrier.kind, carrier)))
    }

    /// Returns whether this carrier can set down a unit in a province.
    pub(crate) fn sets_down(&self, carrier: &Unit, to: Province) -> bool {
        self.ends(carrier, to)
            .into_iter()
            .any(|place| self.leads(carrier.kind, self.stand(carrier.kind, carrier), place))
    }

    /// Returns whether one carrier can hand on to another. A wing can, over any border that it can cross.
    pub(crate) fn hands_on(&self, from: &Unit, to: &Unit) -> bool {
        let kind = if to.kind == UnitKind::Wing { to.kind } else { from.kind };
        self.leads(kind, self.stand(kind, from), self.stand(kind, to))
    }

    /// The places in a province where a carrier could meet a unit.
    fn ends(&self, carrier: &Unit, at: Province) -> Vec<Location> {
        if carrier.kind == UnitKind::Fleet { self.board.fleet_places(at) } else { vec![self.board.main(at)] }
    }

    /// Returns the location of a unit, adapted to a kind of unit.
    fn stand(&self, kind: UnitKind, unit: &Unit) -> Location {
        if kind == UnitKind::Fleet { unit.at } else { self.board.main(self.board.province_of(unit.at)) }
    }

    fn leads(&self, kind: UnitKind, from: Location, to: Location) -> bool {
        self.board.steps(kind, from).binary_search(&to).is_ok()
    }

    /// All carriers that could pick up a unit at some place, except those in the provinces of `without`.
    fn chain(&self, from: Province, without: &[Province]) -> Vec<&Unit> {
        self.search(without, |unit| self.takes_up(unit, from), |at, next| self.hands_on(at, next))
    }

    /// All carriers that could set down a unit at some place, except the one in its province.
    fn chain_to(&self, to: Province) -> Vec<&Unit> {
        self.search(&[to], |unit| self.sets_down(unit, to), |at, before| self.hands_on(before, at))
    }

    /// Asks each carrier only until it is found, so that a chain in crowded waters costs no more than a long one.
    fn search(
        &self,
        without: &[Province],
        first: impl Fn(&Unit) -> bool,
        next_to: impl Fn(&Unit, &Unit) -> bool,
    ) -> Vec<&Unit> {
        let able = |unit: &&Unit| !without.contains(&self.board.province_of(unit.at));
        let (mut found, mut left): (Vec<&Unit>, Vec<&Unit>) =
            self.units.iter().filter(able).partition(|unit| first(unit));
        let mut next = 0;
        while let Some(&at) = found.get(next).filter(|_| !left.is_empty()) {
            next += 1;
            left.retain(|unit| {
                let reached = next_to(at, unit);
                found.extend(reached.then_some(*unit));
                !reached
            });
        }
        found
    }

    /// Returns whether such a unit could begin or end a voyage in this province. Carriers take fleets only from coast
    /// to coast, and no unit into or out of ice.
    pub(crate) fn lands(&self, province: Province) -> bool {
        let data = self.board.province(province);
        match data.terrain {
            _ if data.closed.contains(&self.season) => false,
            Terrain::Sea => false,
            Terrain::Inland => self.kind != UnitKind::Fleet,
            Terrain::Coast => true,
        }
    }

    /// Returns whether a chain of carriers leads from one place to another, without the carrier in the province of
    /// `without`.
    pub(crate) fn lead(&self, from: Province, to: Province, without: Option<Province>) -> bool {
        let without: Vec<_> = without.into_iter().chain([to]).collect();
        from != to
            && self.lands(from)
            && self.lands(to)
            && self.chain(from, &without).into_iter().any(|unit| self.sets_down(unit, to))
    }

    /// Every place that a chain of carriers reaches.
    pub(crate) fn reach(&self, from: Province) -> Vec<Province> {
        if !self.lands(from) {
            return Vec::new();
        }
        let chain = self.chain(from, &[]);
        let near = |at: &Province| chain.iter().any(|unit| self.sets_down(unit, *at));
        let provinces = (0..self.board.provinces.len()).map(|at| Province(at as u16));
        // A chain that leads to a place does not pass through it.
        provinces
            .filter(|&at| at != from && self.lands(at))
            .filter(near)
            .filter(|&at| self.unit_in(at).is_none() || self.lead(from, at, None))
            .collect()
    }

    /// The provinces of the carriers that could be part of a chain from one place to another.
    pub(crate) fn helpers(&self, from: Province, to: Province) -> Vec<Province> {
        if !(self.lands(from) && self.lands(to)) {
            return Vec::new();
        }
        let (there, back) = (self.chain(from, &[to]), self.chain_to(to));
        there.into_iter().filter(|unit| back.contains(unit)).map(|unit| self.board.province_of(unit.at)).collect()
    }
}
