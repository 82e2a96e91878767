//! Reviews a whole set of orders for omissions and contradictions.
use super::super::event::{Event, Lapse};
use super::super::map::Map;
use super::super::options::Options;
use super::super::order::Order;
use super::super::state::{Sections, View};
use super::super::turn::Turn;
use super::sentence::would_lapse;
use chancery_rules::{Power, Review};
use chancery_text::say;
use chancery_text::sentence::{Note, line, place, term};

/// Reviews the orders of a power. Plays a turn without the orders of others, and without luck. Orders that this cannot
/// carry out contradict each other.
pub fn review(map: &Map, view: &View, power: Power, orders: &[Order]) -> Review {
    let mut review = Review::default();
    let governor = view.seen.seats.get(power.index()).map_or(Sections::NONE, |seat| seat.governor);
    if view.seen.n_lands_of(power) == 0 {
        return review;
    }
    if orders.is_empty() {
        if governor != Sections::ALL {
            review.missing.push(Note::of("There are no orders yet. If you have none, write PASS."));
        }
        return review;
    }
    let own: Vec<(Power, Order)> = orders.iter().map(|order| (power, order.clone())).collect();
    let options = Options::default();
    let mut turn = Turn::new(map, &options, &view.seen, &own, |_| false);
    turn.prepare();
    let marches = turn.columns();
    turn.stay(&marches);
    turn.go();
    let has_passed = orders.contains(&Order::Pass);
    let mut lost_in_all = 0;
    for event in turn.told.iter().map(|told| &told.event) {
        match event {
            Event::Produced { power: own, at, share, short, lost, .. } if *own == power => {
                let city = place(&map.land(*at).name);
                if !turn.is_produced(power, *at) {
                    if !has_passed && 0 < *lost {
                        review.missing.push(Note::of(say!(
                            "{city} has no PRODUCE order: its {} points would be lost. {} spends them: on artillery, then cavalry, then infantry.",
                            city,
                            *share,
                            line("PRODUCE IN ALL AUTO")
                        )));
                    }
                } else if !short.is_empty() {
                    review.warnings.push(Note::of(say!(
                        "{city} has {} points, and cannot produce everything that you ordered: {} would be missing.",
                        city,
                        *share,
                        term(short.to_string())
                    )));
                } else {
                    lost_in_all += lost;
                }
            }
            Event::Lapsed { order, why, power: own } if *own == power && !is_of_next_battle(order, why, orders) => {
                review.warnings.push(Note::of(say!("As things are: {}", would_lapse(map, order, why))));
            }
            _ => {}
        }
    }
    if 0 < lost_in_all {
        review.warnings.push(Note::of(say!(
            "{lost_in_all point|points} of production would be lost: REST I spends the remaining points on infantry.",
            lost_in_all
        )));
    }
    review
}

/// Returns whether an order depends on the results of the player's own attacks.
fn is_of_next_battle(order: &Order, why: &Lapse, orders: &[Order]) -> bool {
    let attacks = |land| orders.iter().any(|order| matches!(order, Order::Attack { target, .. } if *target == land));
    match (order, why) {
        (Order::Move { .. }, Lapse::NotOwn(land)) => attacks(*land),
        _ => false,
    }
}
