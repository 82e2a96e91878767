//! The possible orders, as text.
use super::super::map::{Land, Map};
use super::super::order::{Order, Production};
use super::super::state::View;
use super::super::units::{Building, Kind};
use super::write;
use chancery_rules::{Eyes, Power};

/// The orders available to these eyes, as far as the position shows: strong enough attacks, moves, affordable
/// buildings, and possible production. Each of them also allows smaller numbers of units.
pub fn options(map: &Map, view: &View) -> Vec<String> {
    let powers = match view.eyes {
        Eyes::Power(power) => vec![power],
        Eyes::Master => view.seen.alive(),
        Eyes::Observer => Vec::new(),
    };
    powers.into_iter().flat_map(|power| of(map, view, power)).map(|order| write(map, &order)).collect()
}

fn of(map: &Map, view: &View, power: Power) -> Vec<Order> {
    let seen = &view.seen;
    let mut found = Vec::new();
    let Some(seat) = seen.seats.get(power.index()) else { return found };
    let iron = seat.iron.saturating_add(map.figures.income(seen.n_mines_of(power)));
    for at in seen.cities_of(power) {
        let newest = seen.at(at).newest;
        if let Some(what) = Building::after(newest).filter(|what| map.figures.iron_of(*what) <= iron) {
            found.push(Order::Build { what: Some(what), at });
        }
        found.push(Order::Produce { at: Some(at), what: Production::Auto });
        for kind in Kind::ALL.into_iter().filter(|kind| Some(kind.building()) <= newest) {
            let what = Production::Units { units: Vec::new(), rest: Some(kind) };
            found.push(Order::Produce { at: Some(at), what });
        }
    }
    for from in seen.lands_of(power) {
        let column = seen.at(from).garrison.can_leave();
        if column.is_empty() {
            continue;
        }
        let near = |is_own: bool| {
            map.connected(from).iter().copied().filter(move |near: &Land| (seen.owner(*near) == power) == is_own)
        };
        for target in near(false).filter(|target| seen.at(*target).garrison.defence() <= column.attack()) {
            found.push(Order::Attack { target, from, with: None, stop_below: None, occupy: None });
        }
        found.extend(near(true).map(|to| Order::Move { units: None, from, to }));
    }
    if matches!(view.eyes, Eyes::Power(_)) && seen.n_lands_of(power) != 0 {
        found.push(Order::Pass);
    }
    found
}
