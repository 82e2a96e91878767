//! The bot. It relies on the public position, and on the likely production of others.
//!
//! - `worth` rates a state for a power; `danger` lists the powers that could take it from its owner
//! - `attacks` weighs each attack: its gains, its costs, and the states that it leaves open
//! - `supply` decides what cities produce, and where idle units go
//!
//! The caretaker is the same bot without attacks.
mod attacks;
mod danger;
mod supply;
mod worth;

use super::map::{Land, Map};
use super::options::Options;
use super::order::{Cancel, Order};
use super::state::{Sections, State, View};
use super::turn::Turn;
use attacks::AttackPlan;
use chancery_rules::{Advice, Dice, Manner, Power, Thinking};

/// The bot's weights. The figures come from games against governors (`benches/strength.rs`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// The value of a city, where a plain state is worth 1.
    pub city: f64,
    /// The value of a mine.
    pub mine: f64,
    /// The value of a whole continent.
    pub continent: f64,
    /// The cost of losing a point of its own attack score.
    pub loss: f64,
    /// The value of destroying a point of the enemy's defence score.
    pub kill: f64,
    /// The weight of the danger that another power takes one of its own states.
    pub danger: f64,
    /// The minimum value of an attack.
    pub least: f64,
    /// The minimum chance of winning for an attack.
    pub chance: f64,
    /// The preference for sending idle units to where many are already.
    pub mass: f64,
    /// The extra value of states when it is close to winning.
    pub finish: f64,
    /// The extra value of states whose owner is close to winning.
    pub leader: f64,
    /// The extra strength that it expects of other powers' columns in the next turn.
    pub growth: f64,
}

impl Weights {
    /// Against several.
    pub const BEST: Self = Self {
        city: 3.0,
        mine: 2.0,
        continent: 5.0,
        loss: 0.10,
        kill: 0.05,
        danger: 0.8,
        least: 0.3,
        chance: 0.5,
        mass: 0.05,
        finish: 2.0,
        leader: 2.0,
        growth: 1.0,
    };

    /// Against a single opponent, no third power gains from the losses of both.
    pub const DUEL: Self = Self { loss: 0.0, kill: 0.1, danger: 0.15, chance: 0.4, ..Self::BEST };

    /// Returns the weights for a game with this number of powers left.
    pub fn among(n_alive: usize) -> &'static Self {
        if n_alive <= 2 { &Self::DUEL } else { &Self::BEST }
    }
}

/// The data on which the bot bases its orders.
struct Table<'a> {
    map: &'a Map,
    options: &'a Options,
    /// The expected position after production, if others produce as the governor does.
    expected: State,
    power: Power,
    weights: &'a Weights,
}

impl Table<'_> {
    fn is_own(&self, land: Land) -> bool {
        self.expected.owner(land) == self.power
    }

    fn near(&self, land: Land, own: bool) -> impl Iterator<Item = Land> + '_ {
        self.map.connected(land).iter().copied().filter(move |near| self.is_own(*near) == own)
    }
}

/// Returns the bot's orders.
pub(super) fn advise(
    map: &Map,
    options: &Options,
    view: &View,
    power: Power,
    thinking: &Thinking<'_>,
) -> Advice<Order> {
    match thinking.manner {
        Manner::Steward => steward(map, options, view, power),
        Manner::Player => {
            let mut dice = thinking.luck.dice(&format!("conquest {}", view.seen.turn));
            play(map, options, view, power, Weights::among(view.seen.alive().len()), &mut dice)
        }
    }
}

/// Returns the bot's orders for a power that only defends itself.
pub(super) fn steward(map: &Map, options: &Options, view: &View, power: Power) -> Advice<Order> {
    of(map, options, view, power, &Weights::BEST, None)
}

/// Returns the bot's orders with these weights.
pub fn play(
    map: &Map,
    options: &Options,
    view: &View,
    power: Power,
    weights: &Weights,
    dice: &mut Dice,
) -> Advice<Order> {
    of(map, options, view, power, weights, Some(dice))
}

fn of(
    map: &Map,
    options: &Options,
    view: &View,
    power: Power,
    weights: &Weights,
    dice: Option<&mut Dice>,
) -> Advice<Order> {
    let mut orders = take_over(view, power);
    if view.seen.n_lands_of(power) == 0 {
        return Advice { orders, reasons: Vec::new() };
    }
    let goods = supply::production(map, view, power);
    let own: Vec<(Power, Order)> = goods.iter().map(|order| (power, order.clone())).collect();
    let mut turn = Turn::new(map, options, &view.seen, &own, |other| other != power);
    turn.prepare();
    let table = Table { map, options, expected: turn.state, power, weights };
    orders.extend(goods);
    let plan = dice.map_or_else(AttackPlan::default, |dice| attacks::plan(&table, dice));
    orders.extend(plan.attacks.iter().map(|attack| attack.order()));
    orders.extend(supply::moves(&table, &plan));
    if orders.is_empty() {
        orders.push(Order::Pass);
    }
    Advice { orders, reasons: plan.reasons(map, &table) }
}

/// Returns the orders that cancel a power's standing orders and its governor, so that it plays by its orders alone.
fn take_over(view: &View, power: Power) -> Vec<Order> {
    let Some(seat) = view.seen.seats.get(power.index()) else { return Vec::new() };
    let mut orders = Vec::new();
    if !seat.standing.is_empty() {
        orders.push(Order::CancelStanding(Cancel::All));
    }
    if seat.governor != Sections::NONE {
        orders.push(Order::Governor { sections: Sections::ALL, on: false });
    }
    orders
}
