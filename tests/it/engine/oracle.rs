//! A second adjudicator, slow and simple, written straight from DATC 3.0: what orders mean from chapter 4, the equations
//! of 5.B, the recursion on partial information of 5.E. It shares nothing with the engine but the board and the orders.
use chancery::rules::diplomacy::board::{Board, Location, Passage, PassageStrength, Province, Terrain};
use chancery::rules::diplomacy::order::{Action, Route};
use chancery::rules::diplomacy::state::{Unit, UnitKind};

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Hold,
    Move { to: Province, place: Location, convoyed: bool, stranded: bool },
    SupportHold(usize),
    SupportMove(usize),
    Convoy(usize),
}

/// What the oracle says of one unit: where it stands now, or that it was dislodged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    At(Location),
    Dislodged,
}

/// The strength of a unit that is not there.
const NOBODY: i32 = -1;

pub(crate) struct Oracle<'a> {
    board: &'a Board,
    units: &'a [Unit],
    orders: Vec<Kind>,
    resolved: Vec<Option<bool>>,
    visited: Vec<bool>,
    cycle: Vec<usize>,
    recursion_hits: i64,
}

/// Adjudicates legal and illegal orders (one a unit) under the default policies.
pub(crate) fn adjudicate(board: &Board, units: &[Unit], actions: &[Action]) -> (Vec<Fate>, Vec<bool>) {
    let mut oracle = Oracle {
        board,
        units,
        orders: Vec::new(),
        resolved: vec![None; units.len()],
        visited: vec![false; units.len()],
        cycle: Vec::new(),
        recursion_hits: 0,
    };
    oracle.read(actions);
    let successes: Vec<_> = (0..units.len()).map(|unit| oracle.resolve(unit, true)).collect();
    let fates = (0..units.len()).map(|unit| match &oracle.orders[unit] {
        Kind::Move { place, .. } if successes[unit] => Fate::At(*place),
        _ if oracle.attackers(unit).into_iter().any(|attacker| successes[attacker]) => Fate::Dislodged,
        _ => Fate::At(units[unit].at),
    });
    let fates = fates.collect();
    (fates, successes)
}

impl Oracle<'_> {
    fn province(&self, at: Location) -> Province {
        self.board.locations[usize::from(at.0)].province
    }

    fn here(&self, unit: usize) -> Province {
        self.province(self.units[unit].at)
    }

    fn unit_in(&self, province: Province) -> Option<usize> {
        (0..self.units.len()).find(|&unit| self.here(unit) == province)
    }

    fn is_sea(&self, province: Province) -> bool {
        self.board.province(province).terrain == Terrain::Sea
    }

    /// Do two waters, or a water and a coast, touch?
    fn touches(&self, a: Province, b: Province) -> bool {
        let one_way = |a: Province, b: Province| {
            let mut places = self.board.locations.iter().filter(|place| place.province == a);
            places.any(|place| place.fleet.iter().any(|&to| self.province(to) == b))
        };
        one_way(a, b) || one_way(b, a)
    }

    fn reach(&self, unit: usize) -> &[Location] {
        let place = &self.board.locations[usize::from(self.units[unit].at.0)];
        match self.units[unit].kind {
            UnitKind::Army => &place.army,
            UnitKind::Fleet => &place.fleet,
            UnitKind::Wing => &place.wing,
        }
    }

    fn fleets_at_sea(&self) -> Vec<usize> {
        let at_sea = |&unit: &usize| self.units[unit].kind == UnitKind::Fleet && self.is_sea(self.here(unit));
        (0..self.units.len()).filter(at_sea).collect()
    }

    /// Does a chain of these fleets lead from one coast to another?
    fn chain(&self, from: Province, to: Province, fleets: &[usize]) -> bool {
        let mut found: Vec<usize> =
            fleets.iter().copied().filter(|&fleet| self.touches(from, self.here(fleet))).collect();
        let mut next = 0;
        while next < found.len() {
            let at = self.here(found[next]);
            if self.touches(at, to) {
                return true;
            }
            for &fleet in fleets {
                if !found.contains(&fleet) && self.touches(at, self.here(fleet)) {
                    found.push(fleet);
                }
            }
            next += 1;
        }
        false
    }

    /// Is there a route by way of `wanted`? Tries them all: each begins at its first coastal sea, and ends at its last.
    fn routes_use(&self, from: Province, to: Province, fleets: &[usize], wanted: usize) -> bool {
        fn walk(
            oracle: &Oracle,
            path: &mut Vec<usize>,
            goal: (Province, Province),
            fleets: &[usize],
            wanted: usize,
        ) -> bool {
            let at = oracle.here(path[path.len() - 1]);
            if oracle.touches(at, goal.1) {
                return path.contains(&wanted);
            }
            for &fleet in fleets {
                let sea = oracle.here(fleet);
                if !path.contains(&fleet) && oracle.touches(at, sea) && !oracle.touches(goal.0, sea) {
                    path.push(fleet);
                    let found = walk(oracle, path, goal, fleets, wanted);
                    path.pop();
                    if found {
                        return true;
                    }
                }
            }
            false
        }
        let starts = fleets.iter().filter(|&&fleet| self.touches(from, self.here(fleet)));
        starts.copied().any(|fleet| walk(self, &mut vec![fleet], (from, to), fleets, wanted))
    }

    fn read(&mut self, actions: &[Action]) {
        let sea = self.fleets_at_sea();
        self.orders = vec![Kind::Hold; self.units.len()];
        for (unit, action) in actions.iter().enumerate() {
            if let Action::Move { to, route } = action {
                self.orders[unit] = self.read_move(unit, *to, route, &sea).unwrap_or(Kind::Hold);
            }
        }
        for (unit, action) in actions.iter().enumerate() {
            let Action::Convoy { from, to, .. } = action else { continue };
            let (from, to) = (self.province(*from), self.province(*to));
            let Some(army) = self.unit_in(from) else { continue };
            let carried = matches!(&self.orders[army], Kind::Move { to: goal, .. } if *goal == to);
            if sea.contains(&unit)
                && self.units[army].kind == UnitKind::Army
                && carried
                && self.routes_use(from, to, &sea, unit)
            {
                self.orders[unit] = Kind::Convoy(army);
            }
        }
        for (unit, action) in actions.iter().enumerate() {
            if let Action::Move { route, .. } = action {
                self.choose_way(unit, *route == Route::Via);
            }
        }
        for (unit, action) in actions.iter().enumerate() {
            if let Some(order) = self.read_support(unit, action, &sea) {
                self.orders[unit] = order;
            }
        }
    }

    fn read_move(&self, unit: usize, to: Location, route: &Route, sea: &[usize]) -> Option<Kind> {
        let (from, goal) = (self.here(unit), self.province(to));
        if from == goal {
            return None;
        }
        let reach: Vec<_> = self.reach(unit).iter().copied().filter(|&place| self.province(place) == goal).collect();
        let by_land = |place| Some(Kind::Move { to: goal, place, convoyed: false, stranded: false });
        match self.units[unit].kind {
            UnitKind::Fleet if *route != Route::Any => None,
            UnitKind::Fleet if reach.contains(&to) => by_land(to),
            UnitKind::Fleet if to.0 == goal.0 && reach.len() == 1 => by_land(reach[0]),
            UnitKind::Fleet | UnitKind::Wing => None,
            UnitKind::Army if !reach.is_empty() && *route == Route::Any => by_land(reach[0]),
            UnitKind::Army if self.is_sea(goal) || !self.chain(from, goal, sea) => None,
            UnitKind::Army => by_land(Location(goal.0)),
        }
    }

    fn carriers(&self, army: usize) -> Vec<usize> {
        (0..self.units.len()).filter(|&fleet| self.orders[fleet] == Kind::Convoy(army)).collect()
    }

    fn choose_way(&mut self, unit: usize, via: bool) {
        let Kind::Move { to, .. } = self.orders[unit] else { return };
        if self.units[unit].kind == UnitKind::Fleet {
            return;
        }
        let adjacent = self.reach(unit).iter().any(|&place| self.province(place) == to);
        let carriers = self.carriers(unit);
        let whole = self.chain(self.here(unit), to, &carriers);
        let intent = carriers.iter().any(|&fleet| self.units[fleet].power == self.units[unit].power);
        let wants_sea = !adjacent || via || (intent && whole);
        if let Kind::Move { convoyed, stranded, .. } = &mut self.orders[unit] {
            *convoyed = wants_sea && whole;
            *stranded = wants_sea && !whole;
        }
    }

    fn read_support(&self, unit: usize, action: &Action, sea: &[usize]) -> Option<Kind> {
        let (of, to) = match action {
            Action::SupportHold { unit: of, .. } => (*of, None),
            Action::SupportMove { from, to, .. } => (*from, Some(*to)),
            _ => return None,
        };
        let friend = self.unit_in(self.province(of))?;
        let place = self.province(to.unwrap_or(of));
        if self.passages(unit, place).any(|passage| passage.no_support) {
            return None;
        }
        if friend == unit || !self.reach(unit).iter().any(|&near| self.province(near) == place) {
            return None;
        }
        match (&self.orders[friend], to) {
            (Kind::Move { .. }, None) => None,
            (_, None) => Some(Kind::SupportHold(friend)),
            (Kind::Move { to: goal, place: exactly, .. }, Some(to)) if *goal == place => {
                let coast = |at: Location| at.0 != self.province(at).0;
                if coast(to) && coast(*exactly) && to != *exactly {
                    return None;
                }
                let adjacent = self.reach(friend).iter().any(|&near| self.province(near) == place);
                let others: Vec<_> = sea.iter().copied().filter(|&fleet| fleet != unit).collect();
                (adjacent || self.chain(self.here(friend), place, &others)).then_some(Kind::SupportMove(friend))
            }
            _ => None,
        }
    }

    fn goal(&self, unit: usize) -> Option<Province> {
        match self.orders[unit] {
            Kind::Move { to, .. } => Some(to),
            _ => None,
        }
    }

    fn attackers(&self, unit: usize) -> Vec<usize> {
        self.movers_to(self.here(unit))
    }

    fn movers_to(&self, province: Province) -> Vec<usize> {
        (0..self.units.len()).filter(|&unit| self.goal(unit) == Some(province)).collect()
    }

    /// The unit that comes the other way, if neither of the two is convoyed.
    fn opponent(&self, unit: usize) -> Option<usize> {
        let by_land = |unit: usize| !matches!(self.orders[unit], Kind::Move { convoyed: true, .. });
        let other = self.unit_in(self.goal(unit)?)?;
        (self.goal(other) == Some(self.here(unit)) && by_land(unit) && by_land(other)).then_some(other)
    }

    fn passages(&self, unit: usize, to: Province) -> impl Iterator<Item = &Passage> {
        let (from, kind) = (self.here(unit), self.units[unit].kind);
        let way = move |passage: &&Passage| (passage.from, passage.to) == (from, to);
        self.board.passages.iter().filter(way).filter(move |passage| passage.kind.is_none_or(|only| only == kind))
    }

    /// What a move by land is worth by itself, in halves of a unit.
    fn own(&self, unit: usize) -> i32 {
        let Kind::Move { to, convoyed: false, .. } = self.orders[unit] else { return 2 };
        let worth = self.passages(unit, to).map(|passage| match passage.strength {
            PassageStrength::Full => 2,
            PassageStrength::Half => 1,
            PassageStrength::Nothing => 0,
        });
        worth.min().unwrap_or(2)
    }

    // Strengths are in halves of a unit. Nobody at all is less than nothing.
    // 5.B, optimistic for the order that asks. ----------------------------------------------------------------------

    fn equation(&mut self, unit: usize, optimistic: bool) -> bool {
        match self.orders[unit].clone() {
            Kind::Hold => true,
            Kind::Move { to, .. } => {
                let attack = self.attack_strength(unit, optimistic);
                let resistance = match self.opponent(unit) {
                    Some(opponent) => 2 + self.support_for(opponent, None, !optimistic),
                    None => self.hold_strength(to, !optimistic),
                };
                let mut wins = attack > resistance;
                for rival in self.movers_to(to) {
                    if rival != unit {
                        wins &= attack > self.prevent_strength(rival, !optimistic);
                    }
                }
                wins
            }
            Kind::Convoy(_) => !self.attackers(unit).into_iter().any(|attacker| self.resolve(attacker, !optimistic)),
            Kind::SupportHold(friend) | Kind::SupportMove(friend) => {
                let aim = self.goal(friend).filter(|_| matches!(self.orders[unit], Kind::SupportMove(_)));
                for attacker in self.attackers(unit) {
                    let foreign = self.units[attacker].power != self.units[unit].power;
                    let cuts = match self.own(attacker) {
                        0 => self.support_for(attacker, None, !optimistic) > 0,
                        own => own == 2,
                    };
                    if foreign && Some(self.here(attacker)) != aim && cuts && self.path(attacker, !optimistic) {
                        return false;
                    }
                    if self.resolve(attacker, !optimistic) {
                        return false;
                    }
                }
                true
            }
        }
    }

    fn path(&mut self, unit: usize, optimistic: bool) -> bool {
        let Kind::Move { to, convoyed, stranded, .. } = self.orders[unit] else { return false };
        if !convoyed {
            return !stranded;
        }
        let mut whole = self.carriers(unit);
        whole.retain(|&fleet| self.resolve(fleet, optimistic));
        self.chain(self.here(unit), to, &whole)
    }

    fn support_for(&mut self, unit: usize, except: Option<usize>, optimistic: bool) -> i32 {
        let mut count = 0;
        for supporter in 0..self.units.len() {
            let helps = matches!(self.orders[supporter], Kind::SupportHold(of) | Kind::SupportMove(of) if of == unit);
            let counts = except.is_none_or(|other| self.units[supporter].power != self.units[other].power);
            if helps && counts && self.resolve(supporter, optimistic) {
                count += 2;
            }
        }
        count
    }

    fn attack_strength(&mut self, unit: usize, optimistic: bool) -> i32 {
        if !self.path(unit, optimistic) {
            return NOBODY;
        }
        let Some(occupant) = self.goal(unit).and_then(|to| self.unit_in(to)) else {
            return self.own(unit) + self.support_for(unit, None, optimistic);
        };
        if self.opponent(unit).is_none() && self.goal(occupant).is_some() && self.resolve(occupant, optimistic) {
            return self.own(unit) + self.support_for(unit, None, optimistic);
        }
        if self.units[occupant].power == self.units[unit].power {
            return NOBODY;
        }
        self.own(unit) + self.support_for(unit, Some(occupant), optimistic)
    }

    fn hold_strength(&mut self, province: Province, optimistic: bool) -> i32 {
        let Some(unit) = self.unit_in(province) else { return NOBODY };
        if self.goal(unit).is_some() {
            // A strong hold is a move that fails.
            return if self.resolve(unit, !optimistic) { NOBODY } else { 2 };
        }
        2 + self.support_for(unit, None, optimistic)
    }

    fn prevent_strength(&mut self, unit: usize, optimistic: bool) -> i32 {
        if !self.path(unit, optimistic) {
            return NOBODY;
        }
        match self.opponent(unit) {
            Some(opponent) if self.resolve(opponent, !optimistic) => NOBODY,
            _ => self.own(unit) + self.support_for(unit, None, optimistic),
        }
    }

    // 5.E ------------------------------------------------------------------------------------------------------------

    fn resolve(&mut self, unit: usize, optimistic: bool) -> bool {
        if let Some(result) = self.resolved[unit] {
            return result;
        }
        if self.cycle.contains(&unit) {
            return optimistic;
        }
        if self.visited[unit] {
            self.cycle.push(unit);
            self.recursion_hits += 1;
            return optimistic;
        }
        self.visited[unit] = true;
        let (old_len, old_hits) = (self.cycle.len(), self.recursion_hits);
        let best = self.equation(unit, true);
        let worst = self.equation(unit, false);
        self.visited[unit] = false;
        if best == worst {
            self.cycle.truncate(old_len);
            self.recursion_hits = old_hits;
            self.resolved[unit] = Some(best);
            return best;
        }
        if self.cycle.contains(&unit) {
            self.recursion_hits -= 1;
        }
        if self.recursion_hits == old_hits {
            let cycle = self.cycle.split_off(old_len);
            self.back_up(&cycle, unit);
            return self.resolve(unit, optimistic);
        }
        if !self.cycle.contains(&unit) {
            self.cycle.push(unit);
        }
        optimistic
    }

    fn back_up(&mut self, cycle: &[usize], unit: usize) {
        let mut cycle = cycle.to_vec();
        if !cycle.contains(&unit) {
            cycle.push(unit);
        }
        let convoys: Vec<_> =
            cycle.iter().copied().filter(|&order| matches!(self.orders[order], Kind::Convoy(_))).collect();
        if convoys.is_empty() {
            for order in cycle {
                if self.goal(order).is_some() {
                    self.resolved[order] = Some(true);
                }
            }
        } else {
            convoys.into_iter().for_each(|order| self.resolved[order] = Some(false));
        }
    }
}
