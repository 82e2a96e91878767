//! One set of orders, prepared: each unit's place and task, its helpers and its carriers.
use super::Piece;
use super::bits::Bits;
use super::chains::Net;
use super::possible::special;
use super::rides::Ride;
use super::strength::FULL;
use super::tables::Map;
use crate::board::Location;
use crate::order::{Action, Route};
use crate::policy::{
    AdjacentConvoy, BrokenVia, IdleCoast, Impossible, Paradox, Policies, Routes, SupportCoast, WrittenRoute,
};
use crate::state::UnitKind;
use crate::void::Void;

/// The action that a unit tries to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    Hold,
    Move,
    Support,
    Convoy,
    /// A hold because its order cannot be followed.
    Void(Void),
}

/// The way that a move travels: alone (called `Land`), or carried by others (called `Sea`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Land,
    Sea,
    /// By sea if a convoy succeeds, else by land.
    Either,
    /// By sea, but no complete chain of carriers is ordered.
    Stranded,
    /// It is impossible (only if the policies take impossible orders as written).
    Impossible(Void),
}

/// The number for a missing province.
pub(super) const NOWHERE: usize = usize::MAX;

/// The unit in a province and its order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    /// Its index in the list of pieces.
    pub(super) piece: usize,
    pub(super) power: usize,
    pub(super) kind: UnitKind,
    /// Its own strength at its destination, in the numbers of the equations.
    pub(super) own: u32,
    /// Its exact location.
    pub(super) from: Location,
    pub(super) task: Task,
    pub(super) way: Way,
    /// For a move, or a support for a move: the destination province.
    pub(super) aim: usize,
    /// For a support: the supported unit.
    pub(super) friend: usize,
    /// For a move: the destination.
    pub(super) to: Location,
    /// For a move by sea: whether all of its carriers are needed, not just a chain of them.
    pub(super) all_carriers: bool,
}

const EMPTY_SLOT: Slot = Slot {
    piece: NOWHERE,
    power: 0,
    kind: UnitKind::Army,
    own: FULL,
    from: Location(0),
    task: Task::Hold,
    way: Way::Land,
    aim: NOWHERE,
    friend: NOWHERE,
    to: Location(0),
    all_carriers: false,
};

/// Orders as sets of provinces. As no two units share a province, a unit *is* its province here.
#[derive(Debug)]
pub(super) struct Sheet<const N: usize> {
    /// By province.
    pub(super) slots: Vec<Slot>,
    /// The units that move to each province.
    pub(super) into: Vec<Bits<N>>,
    /// The supporters of each unit's action.
    pub(super) backers: Vec<Bits<N>>,
    /// The units ordered to carry each unit.
    pub(super) carriers: Vec<Bits<N>>,
    /// The convoyed armies that cannot cut each unit's support (the rulebooks' paradox rules).
    pub(super) immune: Vec<Bits<N>>,
    /// Whether any set in `immune` is not empty.
    shielded: bool,
    /// The units of each power.
    pub(super) powers: Vec<Bits<N>>,
    pub(super) units: Bits<N>,
    /// The units that could carry one of each kind.
    pub(super) able: [Bits<N>; 3],
    /// The borders over which they carry armies, if those depend on the carriers.
    pub(super) net: Net<N>,
    pub(super) moves: Bits<N>,
    /// Moves that may involve a convoy.
    voyages: Bits<N>,
    /// Provinces that more than one unit moves to.
    rivalled: Bits<N>,
    /// Supports and convoys that match the other unit's order.
    pub(super) supports: Bits<N>,
    pub(super) convoys: Bits<N>,
    /// Supports for units that do not move.
    holding: Bits<N>,
    /// Units whose orders cannot be followed.
    pub(super) voids: Bits<N>,
    /// Units with other orders than to hold, move, support or convoy.
    specials: Bits<N>,
    /// Units that leave the board.
    pub(super) disbands: Bits<N>,
    /// Units that transform into another kind.
    pub(super) transforms: Bits<N>,
    /// The armies on railways. They persist from one pass to the next, as each pass finds more of them stopped.
    pub(super) rides: Vec<Ride>,
    /// The pieces (by their places in the list) that do not have a province of the board to themselves.
    pub(super) strays: Vec<usize>,
    /// Moves in a head-to-head battle.
    pub(super) duels: Bits<N>,
    /// Moves that are in a head-to-head battle unless a convoy succeeds.
    pub(super) doubtful: Bits<N>,
    /// Orders known to succeed, and those known to fail.
    pub(super) yes: Bits<N>,
    pub(super) no: Bits<N>,
}

impl<const N: usize> Sheet<N> {
    pub(super) fn new(map: &Map<N>) -> Self {
        let n = map.n_provinces;
        Self {
            slots: vec![EMPTY_SLOT; n],
            into: vec![Bits::EMPTY; n],
            backers: vec![Bits::EMPTY; n],
            carriers: vec![Bits::EMPTY; n],
            immune: vec![Bits::EMPTY; n],
            shielded: false,
            powers: Vec::new(),
            units: Bits::EMPTY,
            able: [Bits::EMPTY; 3],
            net: Net::empty(n),
            moves: Bits::EMPTY,
            voyages: Bits::EMPTY,
            rivalled: Bits::EMPTY,
            supports: Bits::EMPTY,
            convoys: Bits::EMPTY,
            holding: Bits::EMPTY,
            voids: Bits::EMPTY,
            specials: Bits::EMPTY,
            disbands: Bits::EMPTY,
            transforms: Bits::EMPTY,
            rides: Vec::new(),
            strays: Vec::new(),
            duels: Bits::EMPTY,
            doubtful: Bits::EMPTY,
            yes: Bits::EMPTY,
            no: Bits::EMPTY,
        }
    }

    /// Reads a set of orders, in steps that each need the one before: units, moves, convoys, ways, battles, supports.
    pub(super) fn read(&mut self, map: &Map<N>, policies: &Policies, pieces: &[Piece]) {
        self.place(map, pieces);
        if !self.specials.is_empty() {
            self.read_specials(policies, pieces);
        }
        self.read_moves(map, policies, pieces);
        self.read_convoys(map, pieces);
        self.choose_ways(map, policies, pieces);
        self.pair_off();
        self.weigh(map);
        self.read_supports(map, policies, pieces);
        self.shield(map, policies);
        if !self.rides.is_empty() {
            self.stop_rides();
        }
    }

    pub(super) fn place(&mut self, map: &Map<N>, pieces: &[Piece]) {
        self.into.fill(Bits::EMPTY);
        self.powers.fill(Bits::EMPTY);
        self.strays.clear();
        (self.units, self.voids) = (Bits::EMPTY, Bits::EMPTY);
        (self.voyages, self.rivalled) = (Bits::EMPTY, Bits::EMPTY);
        (self.yes, self.no) = (Bits::EMPTY, Bits::EMPTY);
        // Sorted without branches, as the next unit's kind and action are unpredictable. The sorts have the same
        // numbers as the variants of an action, so that one gives the other.
        let mut kinds = [Bits::EMPTY; 3];
        let mut sorts = [Bits::EMPTY; 9];
        for (index, Piece { unit, action }) in pieces.iter().enumerate() {
            let Some(at) = map.province(unit.at).filter(|&at| !self.units.contains(at)) else {
                self.strays.push(index);
                continue;
            };
            let power = unit.power.index();
            if power >= self.powers.len() {
                self.powers.resize(power + 1, Bits::EMPTY);
            }
            self.slots[at] = Slot { piece: index, power, kind: unit.kind, from: unit.at, ..EMPTY_SLOT };
            // Provinces without a unit are never read.
            (self.backers[at], self.carriers[at]) = (Bits::EMPTY, Bits::EMPTY);
            self.units.insert(at);
            self.powers[power].insert(at);
            kinds[unit.kind as usize].insert(at);
            let sort = match action {
                Action::Hold => 0,
                Action::Move { .. } => 1,
                Action::SupportHold { .. } => 2,
                Action::SupportMove { .. } => 3,
                Action::Convoy { .. } => 4,
                Action::Disband => 5,
                Action::Transform { .. } => 6,
                Action::Proxy { .. } => 7,
                Action::Maintain => 8,
            };
            sorts[sort].insert(at);
        }
        let [_, moves, holding, supporting, convoys, specials @ ..] = sorts;
        self.able = map.carriage.able(&kinds);
        map.carriage.weave(&mut self.net, &self.slots, self.able[UnitKind::Army as usize]);
        (self.moves, self.convoys) = (moves, convoys);
        (self.holding, self.supports) = (holding, holding | supporting);
        self.specials = specials.into_iter().fold(Bits::EMPTY, |all, sort| all | sort);
        (self.disbands, self.transforms) = (Bits::EMPTY, Bits::EMPTY);
    }

    fn read_specials(&mut self, policies: &Policies, pieces: &[Piece]) {
        for at in self.specials {
            let action = pieces[self.slots[at].piece].action;
            match (special(policies, action), action) {
                (Err(why), _) => self.void(at, why),
                // No unit resists: others find the place empty.
                (Ok(()), Action::Disband) => {
                    self.disbands.insert(at);
                    self.units.remove(at);
                }
                (Ok(()), Action::Transform { .. }) => self.transforms.insert(at),
                // The power with the proxy has not given the order.
                (Ok(()), _) => self.void(at, Void::NoProxyOrder),
            }
        }
    }

    pub(super) fn void(&mut self, at: usize, why: Void) {
        self.slots[at].task = Task::Void(why);
        self.voids.insert(at);
    }

    fn read_moves(&mut self, map: &Map<N>, policies: &Policies, pieces: &[Piece]) {
        let mut by_rail = Bits::EMPTY;
        for at in self.moves {
            let Piece { unit, action: Action::Move { to, route } } = &pieces[self.slots[at].piece] else { continue };
            match self.goal(map, policies, unit, *to, route) {
                Ok(_) if matches!(route, Route::Rail(_)) => by_rail.insert(at),
                Ok((to, way)) => {
                    let aim = map.province(to).unwrap_or(at);
                    self.start_move(at, aim, to, way);
                    self.voyages.insert_if(at, way != Way::Land || !matches!(route, Route::Any));
                }
                Err(why) => {
                    let aim = map.province(*to).filter(|&aim| aim != at);
                    match (policies.impossible, aim) {
                        (Impossible::AsWritten, Some(aim)) => self.start_move(at, aim, *to, Way::Impossible(why)),
                        _ => {
                            self.moves.remove(at);
                            self.void(at, why);
                        }
                    }
                }
            }
        }
        if !by_rail.is_empty() {
            self.start_rides(map, pieces, by_rail);
        }
    }

    pub(super) fn start_move(&mut self, at: usize, aim: usize, to: Location, way: Way) {
        let slot = &mut self.slots[at];
        (slot.task, slot.way, slot.aim, slot.to) = (Task::Move, way, aim, to);
        self.rivalled.insert_if(aim, !self.into[aim].is_empty());
        self.into[aim].insert(at);
    }

    fn read_convoys(&mut self, map: &Map<N>, pieces: &[Piece]) {
        for at in self.convoys {
            let Action::Convoy { from, to, .. } = pieces[self.slots[at].piece].action else { continue };
            match self.carried(map, at, *from, *to) {
                Ok(army) => {
                    self.slots[at].task = Task::Convoy;
                    self.carriers[army].insert(at);
                    self.voyages.insert(army);
                    self.settle_unopposed(at);
                }
                Err(why) => {
                    self.convoys.remove(at);
                    self.void(at, why);
                }
            }
        }
    }

    /// A support or convoy succeeds if no unit moves to its place.
    fn settle_unopposed(&mut self, at: usize) {
        self.yes.insert_if(at, self.into[at].is_empty());
    }

    /// The unit that a convoy order carries.
    fn carried(&self, map: &Map<N>, at: usize, from: Location, to: Location) -> Result<usize, Void> {
        let (unit, aim) = self.can_carry(map, at, from, to)?;
        let slot = &self.slots[unit];
        let rides = self.ride_to(unit).is_some();
        if slot.task != Task::Move || slot.aim != aim || rides || matches!(slot.way, Way::Impossible(_)) {
            return Err(Void::Unmatched);
        }
        if usize::from(to.0) >= map.n_provinces && usize::from(slot.to.0) >= map.n_provinces && to != slot.to {
            return Err(Void::WrongCoast);
        }
        // A carrier that no route needs has an impossible order (DATC 6.G.19).
        let on_route = self.net(map, slot.kind).on_route(at, unit, aim, self.able[slot.kind as usize]);
        if on_route { Ok(unit) } else { Err(Void::OffRoute) }
    }

    /// Decides between land and sea (DATC 4.A.1, 4.A.3, 4.A.6).
    fn choose_ways(&mut self, map: &Map<N>, policies: &Policies, pieces: &[Piece]) {
        for at in self.voyages {
            let Slot { piece, way, aim, .. } = self.slots[at];
            let Action::Move { route, .. } = pieces[piece].action else { continue };
            if !matches!(way, Way::Land | Way::Sea) {
                continue;
            }
            let whole = self.gather(map, policies, at, aim, route);
            self.slots[at].way = match (way, whole) {
                (Way::Sea, true) => Way::Sea,
                (Way::Sea, false) => Way::Stranded,
                (_, whole) => self.way_to_neighbour(policies, at, route, whole),
            };
        }
    }

    /// Finds the head-to-head battles, and the moves that no unit blocks.
    fn pair_off(&mut self) {
        (self.duels, self.doubtful) = (Bits::EMPTY, Bits::EMPTY);
        let barred = self.units | self.rivalled;
        for at in self.moves {
            let Slot { way, aim, .. } = self.slots[at];
            self.yes.insert_if(at, (way == Way::Land) & !barred.contains(aim));
            if (self.slots[aim].aim == at) & (aim < at) & self.moves.contains(aim) {
                let pair = Bits::one(at) | Bits::one(aim);
                match (way, self.slots[aim].way) {
                    (Way::Land, Way::Land) => self.duels |= pair,
                    (Way::Land | Way::Either, Way::Land | Way::Either) => self.doubtful |= pair,
                    // A unit that is to go by sea meets no other on the way, even without a convoy.
                    _ => {}
                }
            }
        }
    }

    /// Finds the moves over passages that weaken: by land only, as a convoy avoids them. (A unit that may go by land or
    /// by sea counts as going by land.)
    fn weigh(&mut self, map: &Map<N>) {
        for at in self.moves & map.narrow {
            let Slot { kind, aim, way, .. } = self.slots[at];
            if matches!(way, Way::Land | Way::Either) {
                self.slots[at].own = map.own_strength(kind, at, aim);
            }
        }
    }

    /// Reduces the carriers of a unit to those that count. Returns whether a complete chain of them is ordered.
    fn gather(&mut self, map: &Map<N>, policies: &Policies, at: usize, aim: usize, route: &Route) -> bool {
        let ordered = self.carriers[at];
        let kind = self.slots[at].kind;
        match route {
            Route::Through(seas) if policies.written_route != WrittenRoute::Ignored => {
                let mut chosen = Bits::EMPTY;
                seas.iter().filter(|sea| usize::from(sea.0) < map.n_provinces).for_each(|sea| {
                    chosen.insert(usize::from(sea.0));
                });
                self.slots[at].all_carriers = true;
                self.carriers[at] = ordered & chosen;
                self.is_route(map, kind, at, aim, seas) && chosen.is_within(ordered)
            }
            _ => {
                let net = self.net(map, kind);
                let whole = net.chain(at, aim, ordered);
                if policies.routes == Routes::Every && whole {
                    let mut useful = Bits::EMPTY;
                    ordered.into_iter().filter(|&carrier| net.on_route(carrier, at, aim, ordered)).for_each(
                        |carrier| {
                            useful.insert(carrier);
                        },
                    );
                    self.slots[at].all_carriers = true;
                    self.carriers[at] = useful;
                }
                whole
            }
        }
    }

    /// Returns the way of a move to a place that the unit could reach alone (DATC 4.A.3). Once a convoy is intended, a
    /// missing convoy is like a broken one.
    fn way_to_neighbour(&self, policies: &Policies, at: usize, route: &Route, whole: bool) -> Way {
        let Slot { aim, power, .. } = self.slots[at];
        let asked = *route != Route::Any
            && !(matches!(route, Route::Through(_)) && policies.written_route == WrittenRoute::Ignored);
        let meant = asked
            || (policies.adjacent_convoy == AdjacentConvoy::Intent && self.carriers[at].meets(self.powers[power]));
        let swaps = || self.moves.contains(aim) && self.slots[aim].aim == at;
        match policies.broken_via {
            BrokenVia::Fails if meant && whole => Way::Sea,
            BrokenVia::Fails if meant => Way::Stranded,
            BrokenVia::Land if meant && whole => Way::Either,
            _ if policies.adjacent_convoy == AdjacentConvoy::Swap && whole && swaps() => Way::Either,
            _ => Way::Land,
        }
    }

    fn read_supports(&mut self, map: &Map<N>, policies: &Policies, pieces: &[Piece]) {
        // Checks supports for holds and for moves separately, as the conditions differ.
        for at in self.holding {
            let Action::SupportHold { kind, unit } = pieces[self.slots[at].piece].action else { continue };
            let friend = self.supported_hold(map, policies, at, *kind, *unit);
            self.start_support(at, friend, NOWHERE);
        }
        for at in self.supports - self.holding {
            let Action::SupportMove { kind, from, to } = pieces[self.slots[at].piece].action else { continue };
            let friend = self.supported_move(map, policies, at, *kind, *from, *to);
            let aim = friend.map_or(NOWHERE, |friend| self.slots[friend].aim);
            self.start_support(at, friend, aim);
        }
    }

    fn start_support(&mut self, at: usize, friend: Result<usize, Void>, aim: usize) {
        match friend {
            Ok(friend) => {
                let slot = &mut self.slots[at];
                (slot.task, slot.friend, slot.aim) = (Task::Support, friend, aim);
                self.backers[friend].insert(at);
                self.settle_unopposed(at);
            }
            Err(why) => {
                self.supports.remove(at);
                self.void(at, why);
            }
        }
    }

    /// The unit that a support order helps to hold: it can be supported there, and does not move.
    fn supported_hold(
        &self,
        map: &Map<N>,
        policies: &Policies,
        at: usize,
        kind: Option<UnitKind>,
        of: Location,
    ) -> Result<usize, Void> {
        let friend = self.can_support(map, policies, at, kind, of, of)?;
        if self.moves.contains(friend) { Err(Void::Unmatched) } else { Ok(friend) }
    }

    /// The unit that a support order helps to move: it can be supported there, and makes that move.
    fn supported_move(
        &self,
        map: &Map<N>,
        policies: &Policies,
        at: usize,
        kind: Option<UnitKind>,
        of: Location,
        to: Location,
    ) -> Result<usize, Void> {
        let friend = self.can_support(map, policies, at, kind, of, to)?;
        let slot = &self.slots[friend];
        let goal = self.ride_to(friend).unwrap_or(slot.aim);
        if slot.task != Task::Move || map.province(to) != Some(goal) || matches!(slot.way, Way::Impossible(_)) {
            return Err(Void::Unmatched);
        }
        let (named, goal) = (usize::from(to.0) >= map.n_provinces, usize::from(slot.to.0) >= map.n_provinces);
        match (named, goal) {
            (true, true) if to != slot.to => return Err(Void::WrongCoast),
            (true, false) if policies.idle_coast == IdleCoast::Void => return Err(Void::IdleCoast),
            (false, true) if policies.support_coast == SupportCoast::Required => return Err(Void::NoCoastGiven),
            _ => {}
        }
        // A carrier cannot support a move that only it could carry (DATC 6.D.31).
        if matches!(slot.way, Way::Sea | Way::Stranded)
            && self.able[slot.kind as usize].contains(at)
            && !map.goes(slot.kind, slot.from, slot.to)
            && !self.could_carry(map, slot.kind, friend, slot.aim, Bits::one(at))
        {
            return Err(Void::CarrierSupports);
        }
        Ok(friend)
    }

    /// Applies the rulebooks' own rules against convoy paradoxes (DATC 4.A.2), under which some convoyed attacks do not
    /// cut some supports.
    fn shield(&mut self, map: &Map<N>, policies: &Policies) {
        if self.shielded {
            self.immune.fill(Bits::EMPTY);
        }
        self.shielded = matches!(policies.paradox, Paradox::NoCut | Paradox::NoCutInWater);
        if !self.shielded {
            return;
        }
        for army in self.moves {
            let Slot { way, aim, all_carriers, kind, .. } = self.slots[army];
            if !matches!(way, Way::Sea | Way::Either) || !self.supports.contains(aim) {
                continue;
            }
            let carriers = self.carriers[army];
            let target = self.slots[aim].aim;
            let immune = match policies.paradox {
                Paradox::NoCutInWater => {
                    let water = if target == NOWHERE { self.slots[aim].friend } else { target };
                    self.slots[aim].kind == UnitKind::Fleet && self.convoys.contains(water)
                }
                _ => {
                    target != NOWHERE
                        && carriers.contains(target)
                        && (all_carriers || !self.net(map, kind).chain(army, aim, carriers - Bits::one(target)))
                }
            };
            if immune {
                self.immune[aim].insert(army);
            }
        }
    }
}
