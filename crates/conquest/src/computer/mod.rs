//! The computer player: it goes by the position that everybody sees, and by what others are likely to produce.
//!
//! - `worth` says what a state is worth to a power; `danger` who could take it from its owner
//! - `attacks` weighs each attack: what it wins, what it costs, what it leaves open
//! - `supply` decides what cities produce, and where those go who do not attack
//!
//! The steward is the same without attacks.
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

/// The weights that the computer player gives to things. The figures come from games against governors
/// (`benches/strength.rs`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// The worth of a city, where a plain state is worth 1.
    pub city: f64,
    /// The worth of a mine.
    pub mine: f64,
    /// The worth of a whole continent.
    pub continent: f64,
    /// The worth of a point of its own attack score that is lost.
    pub loss: f64,
    /// The worth of a point of the enemy's defence score that is destroyed.
    pub kill: f64,
    /// The degree to which it minds that a state of its own can be taken.
    pub danger: f64,
    /// The least that an attack must be worth.
    pub least: f64,
    /// The least chance to win with which it attacks.
    pub chance: f64,
    /// The degree to which it likes to send those who are free to where many are already.
    pub mass: f64,
    /// The extra worth of states when it is near to winning.
    pub finish: f64,
    /// The extra worth of states whose owner is near to winning.
    pub leader: f64,
    /// The extra strength that it expects the columns of others to have in the next turn.
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

    /// Against one other: nobody else gains by what both lose.
    pub const DUEL: Self = Self { loss: 0.0, kill: 0.1, danger: 0.15, chance: 0.4, ..Self::BEST };

    /// Those with which it plays, with so many powers left.
    pub fn among(n_alive: usize) -> &'static Self {
        if n_alive <= 2 { &Self::DUEL } else { &Self::BEST }
    }
}

/// The things that it knows, and looks at.
struct Table<'a> {
    map: &'a Map,
    options: &'a Options,
    /// The position as it is expected after production, if others produce as the governor does.
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

/// Returns its orders.
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

/// Returns its orders for a power that only defends itself.
pub(super) fn steward(map: &Map, options: &Options, view: &View, power: Power) -> Advice<Order> {
    of(map, options, view, power, &Weights::BEST, None)
}

/// Returns its orders with these weights.
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

/// Returns the orders of a power played by hand, which leaves nothing to standing orders and the governor.
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
