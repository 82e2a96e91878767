//! Income, building and production.
use super::super::event::{Event, Lapse};
use super::super::governor;
use super::super::map::Land;
use super::super::order::{Order, Production};
use super::super::units::{Building, Kind, Units};
use super::{Plan, Turn};
use chancery_rules::Power;

impl Turn<'_> {
    /// Gives each owner the iron of their mines.
    pub(super) fn income(&mut self) {
        for power in self.state.alive() {
            let mines = self.state.n_mines_of(power);
            let seat = &mut self.state.seats[power.index()];
            seat.iron = seat.iron.saturating_add(self.map.figures.income(mines));
            let iron = seat.iron;
            if 0 < mines {
                self.tell(Event::Income { power, mines, iron });
            }
        }
    }

    /// Builds at most one building in each of a power's cities.
    pub(super) fn build(&mut self) {
        for plan in self.plans.clone() {
            let mut done: Vec<Land> = Vec::new();
            for order in &plan.orders {
                let Order::Build { what, at } = order else { continue };
                if done.contains(at) {
                    continue;
                }
                done.push(*at);
                if let Some(building) = what
                    && let Err(why) = self.build_one(plan.power, *at, *building)
                {
                    self.lapse(plan.power, order.clone(), why);
                }
            }
            if plan.governor.produce {
                for at in
                    governor::cities(self.map, &self.state, plan.power).into_iter().filter(|at| !done.contains(at))
                {
                    if let Some(next) = Building::after(self.state.at(at).newest) {
                        // The governor builds everything affordable.
                        let _ = self.build_one(plan.power, at, next);
                    }
                }
            }
        }
    }

    fn build_one(&mut self, power: Power, at: Land, building: Building) -> Result<(), Lapse> {
        let holding = self.state.at(at);
        let (next, has) = (Building::after(holding.newest), self.state.seats[power.index()].iron);
        if holding.owner != power {
            return Err(Lapse::NotOwn(at));
        }
        if !holding.is_city {
            return Err(Lapse::NoCity(at));
        }
        if next != Some(building) {
            return Err(Lapse::NotNext { next });
        }
        let cost = self.map.figures.iron_of(building);
        if has < cost {
            return Err(Lapse::Iron { needs: cost, has });
        }
        self.state.seats[power.index()].iron -= cost;
        self.state.at_mut(at).newest = Some(building);
        self.tell(Event::Built { power, at, building });
        Ok(())
    }

    /// Each city spends its share. Threats are those before anyone produces.
    pub(super) fn produce(&mut self) {
        let before = self.state.clone();
        for plan in self.plans.clone() {
            let cities = governor::cities(self.map, &before, plan.power);
            let wants = wants(&plan);
            for (order, at) in wants.iter().filter_map(|(at, _, order)| Some((*order, (*at)?))) {
                if before.owner(at) != plan.power {
                    self.lapse(plan.power, order.clone(), Lapse::NotOwn(at));
                } else if !before.at(at).is_city {
                    self.lapse(plan.power, order.clone(), Lapse::NoCity(at));
                }
            }
            let named: Vec<Land> = wants.iter().filter_map(|(at, ..)| *at).collect();
            for (at, share) in shares(before.production(self.map, plan.power), &named, &cities) {
                let own = wants.iter().find(|(city, ..)| *city == Some(at));
                let all = || wants.iter().find(|(city, ..)| city.is_none());
                let auto = plan.governor.produce.then_some(&Production::Auto);
                match own.or_else(all).map(|(_, what, _)| *what).or(auto) {
                    Some(what) => self.produce_one(plan.power, at, share, what),
                    None => self.produce_one(plan.power, at, share, &Production::NOTHING),
                }
            }
        }
    }

    fn produce_one(&mut self, power: Power, at: Land, share: u32, what: &Production) {
        let (newest, figures) = (self.state.at(at).newest, &self.map.figures);
        let iron = &mut self.state.seats[power.index()].iron;
        let (mut points, mut made, mut short) = (share, Units::NONE, Units::NONE);
        let mut make = |kind: Kind, wanted: u32, short: &mut Units| {
            let can = match figures.iron(kind) {
                _ if newest < Some(kind.building()) => 0,
                0 => points / figures.points(kind),
                cost => (points / figures.points(kind)).min(*iron / cost),
            };
            let n = wanted.min(can);
            points -= n * figures.points(kind);
            *iron -= n * figures.iron(kind);
            made += Units::of(kind, n);
            *short += Units::of(kind, wanted - n);
        };
        match what {
            Production::Auto => {
                Kind::DEAREST_FIRST.into_iter().for_each(|kind| make(kind, u32::MAX, &mut Units::default()));
            }
            Production::Units { units, rest } => {
                units.iter().for_each(|(n, kind)| make(*kind, *n, &mut short));
                rest.iter().for_each(|kind| make(*kind, u32::MAX, &mut Units::default()));
            }
        }
        self.state.at_mut(at).garrison += made;
        self.tell(Event::Produced { power, at, share, units: made, short, lost: points });
    }
}

/// The production orders of a power, the first for each city, in their order.
fn wants(plan: &Plan) -> Vec<(Option<Land>, &Production, &Order)> {
    let mut wants: Vec<(Option<Land>, &Production, &Order)> = Vec::new();
    for order in &plan.orders {
        if let Order::Produce { at, what } = order
            && wants.iter().all(|(other, ..)| other != at)
        {
            wants.push((*at, what, order));
        }
    }
    wants
}

/// The share of each city, in the order of spending. The production score is divided equally. The remaining points go
/// one each to the cities that the orders name, in their order, and then to the most threatened.
pub fn shares(score: u32, named: &[Land], cities: &[Land]) -> Vec<(Land, u32)> {
    let mut order: Vec<Land> = named.iter().copied().filter(|at| cities.contains(at)).collect();
    order.extend(cities.iter().filter(|at| !named.contains(at)));
    let n = order.len().max(1) as u32;
    (0..).zip(order).map(|(rank, at)| (at, score / n + u32::from(rank < score % n))).collect()
}
