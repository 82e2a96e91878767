//! A second adjudicator, slow and simple, written straight from DATC 3.0: the meaning of orders from chapter 4, the equations of 5.B, the
//! recursion on partial information of 5.E. It shares only the board and the orders with the engine. It knows the policies that define
//! which units carry which. All others are the defaults.
use chancery_diplomacy::board::{Board, Location, Passage, PassageStrength, Province, Terrain};
use chancery_diplomacy::order::{Action, Route};
use chancery_diplomacy::policy::Policies;
use chancery_diplomacy::state::{Unit, UnitKind};

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Hold,
    Move { to: Province, place: Location, convoyed: bool, stranded: bool },
    SupportHold(usize),
    SupportMove(usize),
    Convoy(usize),
}

/// The oracle's verdict on one unit: its new place, or dislodged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    At(Location),
    Dislodged,
}

/// The strength of a missing unit.
const NOBODY: i32 = -1;

pub(crate) struct Oracle<'a> {
    board: &'a Board,
    policies: &'a Policies,
    units: &'a [Unit],
    orders: Vec<Kind>,
    resolved: Vec<Option<bool>>,
    /// By unit: its depth in the recursion while it is being resolved, or, if it was left open, the depth that it depends on.
    depth: Vec<Option<usize>>,
    n_deep: usize,
    /// The depth of the outermost order that the open ones depend on.
    outermost: usize,
    /// The orders that were left open.
    cycle: Vec<usize>,
}

/// Adjudicates legal and illegal orders (one a unit).
pub(crate) fn adjudicate(
    board: &Board,
    policies: &Policies,
    units: &[Unit],
    actions: &[Action],
) -> (Vec<Fate>, Vec<bool>) {
    let mut oracle = Oracle {
        board,
        policies,
        units,
        orders: Vec::new(),
        resolved: vec![None; units.len()],
        depth: vec![None; units.len()],
        n_deep: 0,
        outermost: usize::MAX,
        cycle: Vec::new(),
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

    fn kind(&self, unit: usize) -> UnitKind {
        self.units[unit].kind
    }

    /// A border that a unit of that kind could use in one direction or the other.
    fn joined(&self, kind: UnitKind, a: Location, b: Location) -> bool {
        self.board.steps(kind, a).contains(&b) || self.board.steps(kind, b).contains(&a)
    }

    /// Everything that is part of a province: its coasts, and itself.
    fn parts(&self, province: Province) -> impl Iterator<Item = Location> {
        self.board.province(province).coasts.iter().copied().chain([Location(province.0)])
    }

    /// Returns whether a carrier can take up or set down a unit in a province.
    fn serves(&self, carrier: usize, province: Province) -> bool {
        self.parts(province).any(|place| self.joined(self.kind(carrier), self.units[carrier].at, place))
    }

    /// Returns whether one carrier can hand on to another, over a border that both can use. A wing can use any.
    fn hands_on(&self, a: usize, b: usize) -> bool {
        let (from, to) = (self.units[a].at, self.units[b].at);
        match (self.kind(a), self.kind(b)) {
            (UnitKind::Wing, _) | (_, UnitKind::Wing) => {
                self.joined(UnitKind::Wing, Location(self.here(a).0), Location(self.here(b).0))
            }
            (kind, _) => self.joined(kind, from, to),
        }
    }

    fn reach(&self, unit: usize) -> &[Location] {
        let place = &self.board.locations[usize::from(self.units[unit].at.0)];
        match self.units[unit].kind {
            UnitKind::Army => &place.army,
            UnitKind::Fleet => &place.fleet,
            UnitKind::Wing => &place.wing,
        }
    }

    /// The units that could carry one of that kind, except to their own place.
    fn able(&self, carried: UnitKind, to: Province) -> Vec<usize> {
        let able = |&unit: &usize| {
            let data = self.board.province(self.here(unit));
            let afloat =
                data.terrain == Terrain::Sea || self.policies.coastal_convoys || (self.policies.duality && data.dual);
            self.here(unit) != to
                && match (self.kind(unit), carried) {
                    (UnitKind::Fleet, UnitKind::Army) => afloat,
                    (UnitKind::Wing, UnitKind::Army) => self.policies.airlifts,
                    (UnitKind::Army, UnitKind::Fleet) => self.policies.portage,
                    _ => false,
                }
        };
        (0..self.units.len()).filter(able).collect()
    }

    /// Returns whether such a unit's voyage may begin or end there.
    fn berth(&self, kind: UnitKind, at: Province) -> bool {
        match self.board.province(at).terrain {
            Terrain::Sea => false,
            Terrain::Coast => true,
            Terrain::Inland => kind == UnitKind::Army,
        }
    }

    /// Returns whether a chain of these carriers leads a unit from one place to another.
    fn chain(&self, unit: usize, to: Province, carriers: &[usize]) -> bool {
        let from = self.here(unit);
        if !self.berth(self.kind(unit), from) || !self.berth(self.kind(unit), to) {
            return false;
        }
        let mut found: Vec<usize> = carriers.iter().copied().filter(|&carrier| self.serves(carrier, from)).collect();
        let mut next = 0;
        while next < found.len() {
            if self.serves(found[next], to) {
                return true;
            }
            for &carrier in carriers {
                if !found.contains(&carrier) && self.hands_on(found[next], carrier) {
                    found.push(carrier);
                }
            }
            next += 1;
        }
        false
    }

    /// Returns whether a route goes by way of `wanted`. Tries them all: each touches its ends at its first and last carrier only.
    fn routes_use(&self, unit: usize, to: Province, carriers: &[usize], wanted: usize) -> bool {
        fn walk(
            oracle: &Oracle,
            path: &mut Vec<usize>,
            goal: (Province, Province),
            carriers: &[usize],
            wanted: usize,
        ) -> bool {
            let last = path[path.len() - 1];
            if oracle.serves(last, goal.1) {
                return path.contains(&wanted);
            }
            for &carrier in carriers {
                if !path.contains(&carrier) && oracle.hands_on(last, carrier) && !oracle.serves(carrier, goal.0) {
                    path.push(carrier);
                    let found = walk(oracle, path, goal, carriers, wanted);
                    path.pop();
                    if found {
                        return true;
                    }
                }
            }
            false
        }
        let from = self.here(unit);
        if !self.berth(self.kind(unit), from) || !self.berth(self.kind(unit), to) {
            return false;
        }
        let starts = carriers.iter().filter(|&&carrier| self.serves(carrier, from));
        starts.copied().any(|carrier| walk(self, &mut vec![carrier], (from, to), carriers, wanted))
    }

    fn read(&mut self, actions: &[Action]) {
        self.orders = vec![Kind::Hold; self.units.len()];
        for (unit, action) in actions.iter().enumerate() {
            if let Action::Move { to, route } = action {
                self.orders[unit] = self.read_move(unit, *to, route).unwrap_or(Kind::Hold);
            }
        }
        for (unit, action) in actions.iter().enumerate() {
            let Action::Convoy { from, to, .. } = action else { continue };
            let goal = self.province(*to);
            let Some(carried) = self.unit_in(self.province(*from)) else { continue };
            let Kind::Move { to: aim, place, .. } = self.orders[carried] else { continue };
            let able = self.able(self.kind(carried), goal);
            let other_coast = self.names_coast(*to) && self.names_coast(place) && *to != place;
            if aim == goal && !other_coast && able.contains(&unit) && self.routes_use(carried, goal, &able, unit) {
                self.orders[unit] = Kind::Convoy(carried);
            }
        }
        for (unit, action) in actions.iter().enumerate() {
            if let Action::Move { route, .. } = action {
                self.choose_way(unit, *route == Route::Via);
            }
        }
        for (unit, action) in actions.iter().enumerate() {
            if let Some(order) = self.read_support(unit, action) {
                self.orders[unit] = order;
            }
        }
    }

    fn names_coast(&self, at: Location) -> bool {
        at.0 != self.province(at).0
    }

    fn read_move(&self, unit: usize, to: Location, route: &Route) -> Option<Kind> {
        let (from, goal) = (self.here(unit), self.province(to));
        if from == goal {
            return None;
        }
        let reach: Vec<_> = self.reach(unit).iter().copied().filter(|&place| self.province(place) == goal).collect();
        let own = match self.kind(unit) {
            UnitKind::Fleet if reach.contains(&to) => Some(to),
            UnitKind::Fleet if !self.names_coast(to) && reach.len() == 1 => Some(reach[0]),
            UnitKind::Fleet => None,
            UnitKind::Army | UnitKind::Wing => reach.first().copied(),
        };
        let carried = || self.chain(unit, goal, &self.able(self.kind(unit), goal));
        let place = match (own, route) {
            (Some(place), Route::Any) => place,
            _ if self.kind(unit) == UnitKind::Wing || !carried() => return None,
            (Some(place), _) => place,
            (None, _) if self.kind(unit) == UnitKind::Army => Location(goal.0),
            (None, _) if self.board.can_stand(UnitKind::Fleet, to) => to,
            (None, _) => return None,
        };
        Some(Kind::Move { to: goal, place, convoyed: false, stranded: false })
    }

    fn carriers(&self, army: usize) -> Vec<usize> {
        (0..self.units.len()).filter(|&fleet| self.orders[fleet] == Kind::Convoy(army)).collect()
    }

    fn choose_way(&mut self, unit: usize, via: bool) {
        let Kind::Move { to, place, .. } = self.orders[unit] else { return };
        let adjacent = self.reach(unit).contains(&place);
        let carriers = self.carriers(unit);
        let whole = self.chain(unit, to, &carriers);
        let intent = carriers.iter().any(|&carrier| self.units[carrier].power == self.units[unit].power);
        let wants_carriers = !adjacent || via || intent;
        if let Kind::Move { convoyed, stranded, .. } = &mut self.orders[unit] {
            *convoyed = wants_carriers && whole;
            *stranded = wants_carriers && !whole;
        }
    }

    fn read_support(&self, unit: usize, action: &Action) -> Option<Kind> {
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
                if self.names_coast(to) && self.names_coast(*exactly) && to != *exactly {
                    return None;
                }
                let mut others = self.able(self.kind(friend), place);
                others.retain(|&carrier| carrier != unit);
                let goes = self.reach(friend).contains(exactly) || self.chain(friend, place, &others);
                goes.then_some(Kind::SupportMove(friend))
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

    /// The unit that comes the other way, if neither of the two moves by convoy (4.A.3: a missing convoy is like a broken one).
    fn opponent(&self, unit: usize) -> Option<usize> {
        let by_land = |unit: usize| matches!(self.orders[unit], Kind::Move { convoyed: false, stranded: false, .. });
        let other = self.unit_in(self.goal(unit)?)?;
        (self.goal(other) == Some(self.here(unit)) && by_land(unit) && by_land(other)).then_some(other)
    }

    fn passages(&self, unit: usize, to: Province) -> impl Iterator<Item = &Passage> {
        let (from, kind) = (self.here(unit), self.units[unit].kind);
        let way = move |passage: &&Passage| (passage.from, passage.to) == (from, to);
        self.board.passages.iter().filter(way).filter(move |passage| passage.kind.is_none_or(|only| only == kind))
    }

    /// A land move's own strength, in halves of a unit.
    fn own(&self, unit: usize) -> i32 {
        let Kind::Move { to, convoyed: false, .. } = self.orders[unit] else { return 2 };
        let worth = self.passages(unit, to).map(|passage| match passage.strength {
            PassageStrength::Full => 2,
            PassageStrength::Half => 1,
            PassageStrength::Nothing => 0,
        });
        worth.min().unwrap_or(2)
    }

    // Strengths are in halves of a unit. No unit at all is less than nothing. 5.B, optimistic for the order that asks.
    // ----------------------------------------------------------------------

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
                        // Not with the help of the power whose support it would cut (DATC 2.4, 10.O).
                        0 => self.support_for(attacker, Some(unit), !optimistic) > 0,
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
        self.chain(unit, to, &whole)
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

    /// DATC counts how often a recursion was hit. This records the outermost depth instead: an order that depends on one further out,
    /// directly or through other open orders, is not a cycle by itself.
    fn resolve(&mut self, unit: usize, optimistic: bool) -> bool {
        if let Some(result) = self.resolved[unit] {
            return result;
        }
        if let Some(depth) = self.depth[unit] {
            self.outermost = self.outermost.min(depth);
            return optimistic;
        }
        let own_depth = self.n_deep;
        let (old_len, old_outermost) = (self.cycle.len(), std::mem::replace(&mut self.outermost, usize::MAX));
        self.depth[unit] = Some(own_depth);
        self.n_deep += 1;
        let best = self.equation(unit, true);
        let worst = self.equation(unit, false);
        self.n_deep -= 1;
        let outermost = std::mem::replace(&mut self.outermost, old_outermost);
        if best == worst {
            self.forget(old_len);
            self.depth[unit] = None;
            self.resolved[unit] = Some(best);
            return best;
        }
        if outermost >= own_depth {
            let cycle = self.forget(old_len);
            self.depth[unit] = None;
            self.back_up(&cycle, unit);
            return self.resolve(unit, optimistic);
        }
        self.depth[unit] = Some(outermost);
        self.outermost = old_outermost.min(outermost);
        self.cycle.push(unit);
        optimistic
    }

    /// Removes later open orders from the cycle: they are resolved again.
    fn forget(&mut self, old_len: usize) -> Vec<usize> {
        let cycle = self.cycle.split_off(old_len);
        for &order in &cycle {
            self.depth[order] = None;
        }
        cycle
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
