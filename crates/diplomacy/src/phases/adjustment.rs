//! Adjustments: builds, removals, and civil disorder.
use crate::accounts;
use crate::accounts::{
    NoSite, balance, build_sites, builds, command, commander, has_choices, is_played, mobilises, set_homes,
};
use crate::auction;
use crate::auction::{Bid, BidOutcome};
use crate::board::{Board, Location, Province, Terrain};
use crate::event::{Event, Failure, OrderResult};
use crate::order::{Action, Order};
use crate::policy::{BuildCoast, Builds, IdleCoast, Policies, Removal};
use crate::special_moves::carriers::Carriers;
use crate::special_moves::transform;
use crate::state::{Affairs, State, Unit, UnitKind};
use crate::void::{Void, check_address};
use chancery_rules::Power;
use std::cmp::Reverse;
use std::collections::VecDeque;

/// The results of an adjustment phase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Adjustments {
    /// The result of each order, power by power, then removals without an order, unused builds, new homes and new
    /// commanders.
    pub events: Vec<Event>,
    /// All units in place, sorted by location.
    pub units: Vec<Unit>,
    /// The owner of each province. It changes only in the phase in which powers mobilise.
    pub owners: Vec<Option<Power>>,
    /// Homes, masters and credits.
    pub affairs: Affairs,
}

/// Adjudicates an adjustment phase. It carries out the orders of a power one by one until nothing more is owed (DATC
/// 4.D.4, 4.D.6). Civil disorder removes the remaining surplus (4.D.8).
pub fn adjudicate(board: &Board, policies: &Policies, state: &State, orders: &[(Power, Order)]) -> Adjustments {
    let mut ledger = Ledger { board, policies, before: state, state: state.clone(), events: Vec::new() };
    let mut powers: Vec<_> = state.units.iter().map(|unit| unit.power).collect();
    powers.extend(state.owners.iter().copied().flatten());
    powers.extend(orders.iter().map(|(power, _)| *power));
    if mobilises(board, policies, state) {
        powers.extend(accounts::powers(board));
    }
    powers.sort_unstable();
    powers.dedup();
    for &power in &powers {
        let own = orders.iter().filter(|(by, order)| *by == power && is_adjustment(order)).map(|(_, order)| order);
        let (transforms, own): (Vec<_>, Vec<_>) = own.partition(|order| transform::is_order(order));
        let own = own.into_iter();
        match balance(board, policies, state, power) {
            _ if policies.any_disband => ledger.rebuild(power, own),
            owed if owed >= 0 => ledger.build(power, owed, own),
            excess => ledger.remove(power, -excess, own, &[]),
        }
        let told = transform::adjudicate(board, policies, state, &mut ledger.state, power, &transforms);
        ledger.events.extend(told.into_iter().map(Event::Result));
    }
    if mobilises(board, policies, state) {
        ledger.settle(&powers);
    }
    let mut others: Vec<_> = orders.iter().filter(|(_, order)| !is_adjustment(order)).collect();
    others.sort_by_key(|(power, _)| *power);
    ledger.choose_homes(&others);
    ledger.auction(&others);
    ledger.state.units.sort_unstable_by_key(Unit::rank);
    let State { units, owners, affairs, .. } = ledger.state;
    Adjustments { events: ledger.events, units, owners, affairs }
}

/// Returns whether an order concerns units.
fn is_adjustment(order: &Order) -> bool {
    !matches!(order, Order::Home { .. } | Order::Bid { .. })
}

struct Ledger<'a> {
    board: &'a Board,
    policies: &'a Policies,
    /// The position before the phase.
    before: &'a State,
    state: State,
    events: Vec<Event>,
}

impl Ledger<'_> {
    fn tell(&mut self, power: Power, unit: Option<Unit>, order: Order, failure: Option<Failure>, implied: bool) {
        self.events.push(Event::Result(OrderResult { power, unit, order, implied, failure, dislodged: false }));
    }

    fn build<'o>(&mut self, power: Power, owed: i64, orders: impl Iterator<Item = &'o Order>) {
        let mut left = owed;
        // A power with another decision may waive it.
        let passes = has_choices(self.board, self.policies, self.before, power);
        for order in orders {
            let mut order = order.clone();
            let failure = match &mut order {
                Order::Build { kind, at } => match self.site(power, *kind, *at) {
                    Err(why) => Some(Failure::Void(why)),
                    Ok(_) if left == 0 => Some(Failure::Excess),
                    Ok(place) => {
                        *at = place;
                        self.state.units.push(Unit { power, kind: *kind, at: place });
                        left -= 1;
                        None
                    }
                },
                Order::WaiveOneMore if 1 <= left => {
                    left -= 1;
                    None
                }
                Order::Waive(n) if i64::from(*n) <= left => {
                    left -= i64::from(*n);
                    None
                }
                Order::Waive(1) | Order::WaiveOneMore if passes && owed == 0 => None,
                Order::Waive(_) | Order::WaiveOneMore => Some(Failure::Excess),
                Order::Unit { action: Action::Disband, .. } => Some(Failure::Excess),
                Order::Unit { .. } | Order::Permit { .. } | Order::Home { .. } | Order::Bid { .. } => {
                    Some(Failure::Void(Void::WrongPhase.to_string()))
                }
            };
            self.tell(power, None, order, failure, false);
        }
        if self.policies.disorder_builds && commander(self.board, self.before, power).is_none() {
            left = self.raise(power, left);
        }
        if left > 0 {
            self.events.push(Event::Unused { power, n_builds: u32::try_from(left).unwrap_or(u32::MAX) });
        }
    }

    /// Builds for a power without a commander (policy `disorder-builds`): armies, or fleets where no army can be, in
    /// the order of names. Returns the number of builds left.
    fn raise(&mut self, power: Power, owed: i64) -> i64 {
        let mut sites = build_sites(self.board, self.policies, &self.state, power);
        sites.sort_by_key(|&at| &self.board.province(at).name);
        sites.truncate(usize::try_from(owed).unwrap_or(0));
        for &site in &sites {
            let army = self.board.can_stand(UnitKind::Army, self.board.main(site));
            let kind = if army { UnitKind::Army } else { UnitKind::Fleet };
            let place = if army { Some(self.board.main(site)) } else { self.board.fleet_places(site).first().copied() };
            let Some(at) = place else { continue };
            self.state.units.push(Unit { power, kind, at });
            self.tell(power, None, Order::Build { kind, at }, None, true);
        }
        owed - sites.len() as i64
    }

    /// Carries out a power's removals, as many as it likes, then builds for the remaining room, in centres that were
    /// empty before. A power that still has too many units loses units that it does not maintain (policy `any-disband`,
    /// as in njudge).
    fn rebuild<'o>(&mut self, power: Power, orders: impl Iterator<Item = &'o Order>) {
        let (mut builds, mut kept) = (Vec::new(), Vec::new());
        for order in orders {
            let Order::Unit { kind, at, action: action @ (Action::Disband | Action::Maintain) } = order else {
                builds.push(order);
                continue;
            };
            match self.own_unit(power, *kind, *at) {
                Err(why) => self.tell(power, None, order.clone(), Some(Failure::Void(why.to_string())), false),
                Ok(index) if *action == Action::Disband => {
                    let unit = self.state.units.remove(index);
                    self.tell(power, Some(unit), removal(&unit), None, false);
                }
                Ok(index) => {
                    let unit = self.state.units[index];
                    kept.push(unit);
                    let order = Order::Unit { kind: Some(unit.kind), at: unit.at, action: Action::Maintain };
                    self.tell(power, Some(unit), order, None, false);
                }
            }
        }
        let removed = self.before.n_units(power) as i64 - self.state.n_units(power) as i64;
        match balance(self.board, self.policies, self.before, power) + removed {
            owed if owed >= 0 => self.build(power, owed, builds.into_iter()),
            excess => self.remove(power, -excess, builds.into_iter(), &kept),
        }
    }

    /// The exact place of a new unit.
    fn site(&self, power: Power, kind: UnitKind, at: Location) -> Result<Location, String> {
        let province = self.board.province_at(at).ok_or_else(|| Void::OffBoard.to_string())?;
        accounts::site(self.board, self.policies, self.before, power, province).map_err(|why| why.to_string())?;
        if self.state.unit_in(self.board, province).is_some() {
            return Err(NoSite::Occupied.to_string());
        }
        let data = &self.board.provinces[usize::from(province.0)];
        let plain = Location(province.0);
        let place = match (kind, data.terrain) {
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
        };
        place.map_err(|why| why.to_string())
    }

    /// Settles ownership after the first units are raised (policy `mobilise`). Each power owns the home centres in
    /// which it has a unit. A power that raised none owns the first of its homes, by name, so that it can build there
    /// later.
    fn settle(&mut self, powers: &[Power]) {
        let before = self.state.owners.clone();
        self.state.owners.resize(self.board.provinces.len(), None);
        for unit in &self.state.units {
            let at = self.board.province_of(unit.at);
            if self.board.province(at).centre {
                self.state.owners[usize::from(at.0)] = Some(unit.power);
            }
        }
        for &power in powers {
            if self.state.n_units(power) > 0 {
                continue;
            }
            let name = |at: &Province| self.board.province(*at).name.clone();
            if let Some(first) = accounts::homes(self.board, self.before, power).min_by_key(name) {
                self.state.owners[usize::from(first.0)] = Some(power);
            }
        }
        let changes = before.iter().zip(&self.state.owners).enumerate().filter(|(_, (before, after))| before != after);
        let changes = changes.map(|(index, (before, after))| (Province(index as u16), *before, *after)).collect();
        self.events.push(Event::Ownership { changes });
    }

    /// Carries out choices of homes. Homes are given up first, to make room for others. New homes count from the next
    /// adjustments on.
    fn choose_homes(&mut self, orders: &[&(Power, Order)]) {
        let mut changes = Vec::new();
        for giving_up in [true, false] {
            for (power, order) in orders {
                let Order::Home { at, chosen } = order else { continue };
                if *chosen != giving_up {
                    let failure = self.choose_home(*power, *at, *chosen, &mut changes).err();
                    self.tell(*power, None, order.clone(), failure, false);
                }
            }
        }
        if !changes.is_empty() {
            changes.sort_unstable();
            self.events.push(Event::Homes { changes });
        }
    }

    fn choose_home(
        &mut self,
        power: Power,
        at: Location,
        chosen: bool,
        changes: &mut Vec<(Province, Option<Power>, Option<Power>)>,
    ) -> Result<(), Failure> {
        let void = |why: &dyn std::fmt::Display| Failure::Void(why.to_string());
        let province = self.board.province_at(at).ok_or_else(|| void(&Void::OffBoard))?;
        let before = accounts::home(self.board, &self.state, province);
        if chosen {
            accounts::can_choose(self.board, self.policies, &self.state, power, province).map_err(|why| void(&why))?;
            if accounts::n_open_homes(self.board, &self.state, power) == 0 {
                return Err(Failure::Excess);
            }
        } else if builds(self.board, self.policies, power) != Builds::Chosen || before != Some(power) {
            return Err(void(&Void::NotHome));
        }
        changes.retain(|change| change.0 != province);
        let after = chosen.then_some(power);
        changes.push((province, before, after));
        set_homes(self.board, &mut self.state, &[(province, before, after)]);
        Ok(())
    }

    /// Takes bids for the coming year (policy `intimate`). A player's last bid for a power counts.
    fn auction(&mut self, orders: &[&(Power, Order)]) {
        let mut bids: Vec<Bid> = Vec::new();
        for (by, order) in orders {
            let Order::Bid { power, credits } = order else { continue };
            let plays = |power: Power| is_played(self.board, self.before, power);
            let is_mercenary = power.index() < self.board.powers.len() && !plays(*power);
            if !self.policies.intimate || !plays(*by) || !is_mercenary {
                let failure = Some(Failure::Void("There is nothing to bid for".to_owned()));
                self.tell(*by, None, order.clone(), failure, false);
                continue;
            }
            let bid = Bid { by: *by, power: *power, credits: *credits };
            if let Some(old) = bids.iter_mut().find(|old| (old.by, old.power) == (bid.by, bid.power)) {
                let Bid { by, power, credits } = std::mem::replace(old, bid);
                let failure = Some(Failure::Void(Void::Superseded.to_string()));
                self.tell(by, None, Order::Bid { power, credits }, failure, false);
            } else {
                bids.push(bid);
            }
        }
        if !self.policies.intimate {
            return;
        }
        bids.retain(|bid| bid.credits > 0);
        let sale = auction::hold(self.board, self.before, &bids);
        for (Bid { by, power, credits }, fate) in bids.into_iter().zip(sale.fates) {
            let failure = match fate {
                BidOutcome::Won => None,
                BidOutcome::Outbid => Some(Failure::Outbid),
                BidOutcome::Overbid => Some(Failure::Overbid),
            };
            self.tell(by, None, Order::Bid { power, credits }, failure, false);
        }
        for (credits, paid) in self.state.affairs.credits.iter_mut().zip(&sale.paid) {
            *credits = credits.saturating_sub(*paid);
        }
        let paid = accounts::powers(self.board).zip(sale.paid).filter(|(_, paid)| *paid > 0);
        self.events.push(Event::Paid { credits: paid.collect() });
        command(self.board, &mut self.state, sale.masters, &mut self.events);
    }

    fn remove<'o>(&mut self, power: Power, excess: i64, orders: impl Iterator<Item = &'o Order>, kept: &[Unit]) {
        let mut left = excess;
        // A power with another decision may waive that one.
        let passes = has_choices(self.board, self.policies, self.before, power);
        for order in orders {
            match self.removed(power, order) {
                _ if passes && *order == Order::Waive(1) => self.tell(power, None, order.clone(), None, false),
                Err(why) => self.tell(power, None, order.clone(), Some(Failure::Void(why.to_string())), false),
                Ok(_) if left == 0 => self.tell(power, None, order.clone(), Some(Failure::Excess), false),
                Ok(index) => {
                    let unit = self.state.units.remove(index);
                    self.tell(power, Some(unit), removal(&unit), None, false);
                    left -= 1;
                }
            }
        }
        for unit in self.disorder(power, usize::try_from(left).unwrap_or(0), kept) {
            let index = self.state.units.iter().position(|other| *other == unit);
            index.map(|index| self.state.units.remove(index));
            self.tell(power, Some(unit), removal(&unit), None, true);
        }
    }

    /// The index of the unit that an order removes.
    fn removed(&self, power: Power, order: &Order) -> Result<usize, Void> {
        match order {
            Order::Unit { kind, at, action: Action::Disband } => self.own_unit(power, *kind, *at),
            _ => Err(Void::WrongPhase),
        }
    }

    /// The index of a power's own unit.
    fn own_unit(&self, power: Power, kind: Option<UnitKind>, at: Location) -> Result<usize, Void> {
        let province = self.board.province_at(at).ok_or(Void::OffBoard)?;
        let there = |unit: &Unit| self.board.province_at(unit.at) == Some(province);
        let own = |unit: &Unit| there(unit) && unit.power == power && kind.is_none_or(|kind| kind == unit.kind);
        let found = self.state.units.iter().position(own);
        let index = found.or_else(|| self.state.units.iter().position(there)).ok_or(Void::NoUnit)?;
        check_address(self.board, self.policies, power, &self.state.units[index], kind, at)?;
        Ok(index)
    }

    /// The units that a power loses by civil disorder (DATC 4.D.8, 6.J): the farthest first, fleets before wings before
    /// armies, then by the names of the provinces. Units to be `kept` go last.
    fn disorder(&self, power: Power, n_units: usize, kept: &[Unit]) -> Vec<Unit> {
        let mut units: Vec<_> = self.state.units.iter().filter(|unit| unit.power == power).copied().collect();
        let ways = WaysHome::of(self.board, self.policies, self.before, &self.state, power);
        units.sort_by_key(|unit| {
            let name = self.board.province_at(unit.at).map(|at| &self.board.provinces[usize::from(at.0)].name);
            (kept.contains(unit), Reverse(ways.steps(unit)), rank(unit.kind), name, unit.at)
        });
        units.truncate(n_units);
        units
    }
}

/// The distances from every place to the centres that matter for civil disorder (policy `removal`).
pub struct WaysHome {
    army: Vec<usize>,
    fleet: Vec<usize>,
    wing: Vec<usize>,
}

impl WaysHome {
    /// Computes a power's distances. Fleets convoy from their places `before` the phase, even those that are removed.
    pub fn of(board: &Board, policies: &Policies, before: &State, state: &State, power: Power) -> Self {
        let is_goal = |index: usize| match policies.removal {
            Removal::Owned => state.owners.get(index) == Some(&Some(power)),
            Removal::Home | Removal::Convoy => {
                let at = Province(index as u16);
                board.province(at).centre && accounts::home(board, state, at) == Some(power)
            }
        };
        let goals: Vec<_> = (0..board.provinces.len()).filter(|&index| is_goal(index)).collect();
        let by_land_and_sea = |from: usize| -> Vec<Location> {
            let data = &board.locations[from];
            data.army.iter().chain(&data.fleet).copied().collect()
        };
        let by_sea = |from: usize| board.locations[from].fleet.clone();
        let carriers = Carriers::of(board, policies, before, UnitKind::Army);
        let by_convoy = |from: usize| -> Vec<Location> {
            let mut near = board.locations[from].army.clone();
            if from < board.provinces.len() {
                near.extend(carriers.reach(Province(from as u16)).into_iter().map(|to| board.main(to)));
            }
            near
        };
        Self {
            army: match policies.removal {
                Removal::Owned | Removal::Home => distances(board, &goals, by_land_and_sea),
                Removal::Convoy => distances(board, &goals, by_convoy),
            },
            fleet: match policies.removal {
                Removal::Owned => distances(board, &goals, by_land_and_sea),
                Removal::Home | Removal::Convoy => distances(board, &goals, by_sea),
            },
            wing: distances(board, &goals, |from| board.locations[from].wing.clone()),
        }
    }

    /// The number of steps for a unit, or the maximum if it has no way at all.
    pub fn steps(&self, unit: &Unit) -> usize {
        let steps = match unit.kind {
            UnitKind::Army => &self.army,
            UnitKind::Fleet => &self.fleet,
            UnitKind::Wing => &self.wing,
        };
        steps.get(usize::from(unit.at.0)).copied().unwrap_or(usize::MAX)
    }
}

/// The order of removal among equally distant units.
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

/// The distance of every location from the nearest of some provinces, ignoring coasts at both ends.
fn distances(board: &Board, goals: &[usize], near: impl Fn(usize) -> Vec<Location>) -> Vec<usize> {
    let mut steps = vec![usize::MAX; board.locations.len()];
    let mut queue: VecDeque<_> = (0..board.locations.len())
        .filter(|&location| goals.contains(&usize::from(board.locations[location].province.0)))
        .collect();
    queue.iter().for_each(|&location| steps[location] = 0);
    // Searched backwards: some borders lead one way only.
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
