//! The computer player.
use super::map::Map;
use super::options::Options;
use super::order::{Order, Production};
use super::state::{Sections, View};
use crate::rules::{Advice, Power, Thinking};

/// What it orders for a power that only defends itself.
pub(super) fn steward(_map: &Map, _options: &Options, view: &View, power: Power) -> Advice<Order> {
    let mut orders = vec![Order::Governor { sections: Sections { attack: false, ..Sections::ALL }, on: true }];
    if view.seen.cities_of(power).next().is_some() {
        orders.push(Order::Produce { at: None, what: Production::Auto });
    }
    Advice { orders, reasons: Vec::new() }
}

/// What it orders.
pub(super) fn advise(map: &Map, options: &Options, view: &View, power: Power, _: &Thinking<'_>) -> Advice<Order> {
    steward(map, options, view, power)
}
