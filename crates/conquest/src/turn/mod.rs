//! A turn: income, building, production, attacks, moves, and the count, in the order of HELP CONQUEST.
//!
//! - `plan` has the actions of each power: its orders, its standing orders, and the governor's sections
//! - `produce` has the first three steps, `attack` the fourth, `moves` the fifth, `count` the last
mod attack;
mod count;
mod moves;
mod plan;
mod produce;

use super::battle::March;
use super::event::{Event, Lapse, Opened};
use super::map::{Land, Map};
use super::options::Options;
use super::order::Order;
use super::state::State;
use super::units::Units;
pub use attack::occupation;
use chancery_rules::{Luck, Power, Told};
pub use plan::{Plan, kept};
pub use produce::shares;

/// A turn in progress.
pub struct Turn<'a> {
    map: &'a Map,
    options: &'a Options,
    /// The position so far.
    pub state: State,
    /// The plan of each power.
    plans: Vec<Plan>,
    /// The events so far.
    pub told: Vec<Told<Event>>,
    /// The units in each state that attacked in this turn, and therefore cannot move.
    tired: Vec<Units>,
}

impl<'a> Turn<'a> {
    /// A turn before its first step. The orders of one power are in the order of its e-mail. The order of the powers
    /// does not matter. A power without orders plays by its standing orders and the governor, if `misses`.
    pub fn new(
        map: &'a Map,
        options: &'a Options,
        state: &State,
        orders: &[(Power, Order)],
        misses: impl Fn(Power) -> bool,
    ) -> Self {
        let mut state = state.clone();
        let mut told = Vec::new();
        let plans = plan::plans(&mut state, orders, misses, &mut told);
        let tired = vec![Units::NONE; state.holdings.len()];
        Self { map, options, state, plans, told, tired }
    }

    /// Reports a public event.
    fn tell(&mut self, event: Event) {
        self.told.push(Told { to: None, event });
    }

    /// Tells a player that an order was not carried out, or not in full.
    fn lapse(&mut self, power: Power, order: Order, why: Lapse) {
        self.told.push(Told { to: Some(power), event: Event::Lapsed { power, order, why } });
    }

    /// Carries out the first three steps: income, building, production.
    pub fn prepare(&mut self) {
        self.income();
        self.build();
        self.produce();
    }

    /// Returns whether an order, a standing order or the governor decides what a power's city produces.
    pub fn is_produced(&self, power: Power, at: Land) -> bool {
        let says = |order: &Order| match order {
            Order::Produce { at: city, .. } => city.is_none_or(|city| city == at),
            _ => false,
        };
        let plan = self.plans.iter().find(|plan| plan.power == power);
        plan.is_some_and(|plan| plan.governor.produce || plan.orders.iter().any(says))
    }

    /// The columns that leave in the fourth step.
    pub fn columns(&mut self) -> Vec<March> {
        self.marches()
    }

    /// Records attackers without fighting the battles, for forecasts: they stay where they are, and do not move.
    pub fn stay(&mut self, marches: &[March]) {
        marches.iter().for_each(|march| self.tired[march.from.index()] += march.units);
    }

    /// The fifth step.
    pub fn go(&mut self) {
        self.moves();
    }
}

/// The published luck of a turn, with the salts in its orders.
pub fn opened(map: &Map, state: &State, orders: &[(Power, Order)], luck: &Luck) -> Opened {
    let game = if state.game.is_empty() { luck.game() } else { &state.game };
    let salt = |power: Power| {
        let own = orders.iter().rev().filter(|(owner, _)| *owner == power);
        let salt = own.into_iter().find_map(|(_, order)| match order {
            Order::Salt(salt) => Some(salt.clone()),
            _ => None,
        });
        salt.unwrap_or_default()
    };
    let plays = (0..).map(Power).zip(&state.seats).filter(|(_, seat)| seat.plays);
    let salts = plays.filter_map(|(power, _)| Some((map.powers.get(power.index())?.name.to_lowercase(), salt(power))));
    Opened::new(game, state.turn, luck.opened(), salts.collect())
}

/// Plays a turn with this published luck.
pub fn adjudicate(
    map: &Map,
    options: &Options,
    state: &State,
    orders: &[(Power, Order)],
    opened: &Opened,
) -> (State, Vec<Told<Event>>) {
    let mut turn = Turn::new(map, options, state, orders, |_| true);
    turn.told.insert(0, Told { to: None, event: Event::Luck(opened.clone()) });
    turn.prepare();
    let marches = turn.columns();
    turn.battles(&marches, opened);
    turn.go();
    turn.count(state);
    (turn.state, turn.told)
}
