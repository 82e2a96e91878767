//! The reasons for a bot's orders, in sentences.
use super::ground::{Ground, TOO_FAR};
use crate::accounts;
use crate::board::{Location, Province};
use crate::event::{Event, OrderResult};
use crate::order::{Action, Order};
use crate::sight::Fog;
use crate::state::{PhaseKind, Unit, UnitKind};
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Sentence, line, place, term};

/// A sentence for each order: `A BUD - SER: it takes Serbia, which belongs to nobody.`
pub(super) fn of(ground: &Ground, orders: &[Order]) -> Vec<Note> {
    let reason = |order| say!("{}: {}.", line(Order::text(order, ground.board)), why(ground, order));
    orders.iter().map(|order| Note::of(reason(order))).collect()
}

/// A sentence for each order that the reader may know, based only on what they see. Leaves out reasons that hidden facts could change.
pub(super) fn seen(ground: &Ground, fog: Option<&Fog>, events: &[Event]) -> Vec<Note> {
    let order = |event: &Event| match event {
        Event::Result(OrderResult { power, unit, order, implied: false, .. }) if *power == ground.me => {
            let mut order = order.clone();
            if let (Order::Unit { kind, .. }, Some(unit)) = (&mut order, unit) {
                *kind = Some(unit.kind);
            }
            Some(order)
        }
        _ => None,
    };
    let reason = |order: Order| {
        let text = line(Order::text(&order, ground.board));
        Note::of(match fog {
            Some(fog) if !is_clear(ground, fog, &order) => say!("{}: you cannot see why.", text),
            _ => say!("{}: {}.", text, why(ground, &order)),
        })
    };
    events.iter().filter_map(order).map(reason).collect()
}

/// Returns whether no hidden fact could change the reason.
fn is_clear(ground: &Ground, fog: &Fog, order: &Order) -> bool {
    let unit = |kind: UnitKind, at: Location| Unit { power: ground.me, kind, at };
    match order {
        Order::Unit { kind, at, action } => match action {
            Action::Move { to, .. } => {
                let goal = ground.province(*to);
                let is_foreign = |other: &Unit| other.power != ground.me && ground.province(other.at) == goal;
                let moved = unit(kind.unwrap_or(UnitKind::Army), *to);
                match ground.centres.contains(&goal) {
                    _ if fog.is_dark(ground.board, goal) => false,
                    _ if ground.state.units.iter().any(is_foreign) => true,
                    true => shows_centre(ground, fog, goal),
                    false => shows_nearest(ground, fog, &moved),
                }
            }
            Action::Hold => {
                let at = ground.province(*at);
                !ground.centres.contains(&at) || shows_centre(ground, fog, at)
            }
            Action::SupportHold { unit: helped, .. } => shows_ways_to(ground, fog, ground.province(*helped)),
            Action::SupportMove { .. } | Action::Convoy { .. } | Action::Disband => true,
            Action::Transform { .. } | Action::Proxy { .. } | Action::Maintain => true,
        },
        Order::Build { kind, at } => shows_nearest(ground, fog, &unit(*kind, *at)),
        Order::Permit { .. } | Order::Home { .. } => true,
        Order::Waive(_) | Order::WaiveOneMore | Order::Bid { .. } => false,
    }
}

/// Returns whether the reader sees who owns a centre, and, if the unit is to guard it, who can reach it.
fn shows_centre(ground: &Ground, fog: &Fog, at: Province) -> bool {
    let is_ours = ground.owner(at).is_some_and(|power| ground.is_ours(power));
    !fog.hides_owner(at) && (!is_ours || shows_ways_to(ground, fog, at))
}

/// Returns whether the reader sees the owners of all centres that are as near as the nearest foreign one.
fn shows_nearest(ground: &Ground, fog: &Fog, unit: &Unit) -> bool {
    let far = nearest(ground, unit).map_or(TOO_FAR - 1, |(_, far)| far);
    let mut near = (0..ground.centres.len()).filter(|centre| ground.distance(unit, *centre) <= far);
    near.all(|centre| !fog.hides_owner(ground.centres[centre]))
}

/// Returns whether the reader sees all places from which a unit could reach a province.
fn shows_ways_to(ground: &Ground, fog: &Fog, goal: Province) -> bool {
    let comes = |kind: UnitKind, at: Location| ground.reaches(&Unit { power: ground.me, kind, at }, goal);
    let all = (0..ground.board.locations.len()).map(|index| Location(index as u16));
    let mut unseen = all.flat_map(|at| UnitKind::ALL.map(|kind| (kind, at)));
    !unseen
        .any(|(kind, at)| fog.hides(kind, ground.province(at)) && ground.board.can_stand(kind, at) && comes(kind, at))
}

/// Describes the search for the orders of a movement phase.
pub(super) fn found(n_tried: u64, n_guesses: usize) -> Note {
    match n_tried {
        0 => Note::of("These are the first orders that came to mind; nothing was tried."),
        _ => Note::of(say!(
            "I compared {n_tried set|sets} of orders. This one did best against {n_guesses guess|guesses} at the others' orders.",
            n_tried,
            n_guesses
        )),
    }
}

fn why<'a>(ground: &Ground<'a>, order: &Order) -> Sentence<'a> {
    match order {
        Order::Unit { kind, at, action } => {
            let unit = Unit { power: ground.me, kind: kind.unwrap_or(UnitKind::Army), at: *at };
            action_of(ground, &unit, action)
        }
        Order::Build { kind, at } => new_unit(ground, &Unit { power: ground.me, kind: *kind, at: *at }),
        Order::Waive(_) | Order::WaiveOneMore => {
            let owed = accounts::balance(ground.board, ground.policies, ground.state, ground.me);
            if owed > 0 { say!("there is nowhere else to build") } else { say!("there is nothing else to decide") }
        }
        Order::Permit { .. } => say!("its own fleet passes"),
        Order::Home { chosen: true, .. } => say!("there is room for another home"),
        Order::Home { .. } => say!("another home is better"),
        Order::Bid { power, .. } => {
            let n_units = ground.state.n_units(*power);
            say!("{} has {n_units} units to lead", ground.board.power_name(*power), n_units)
        }
    }
}

fn action_of<'a>(ground: &Ground<'a>, unit: &Unit, action: &Action) -> Sentence<'a> {
    match action {
        Action::Move { to, .. } => going(ground, unit, *to),
        Action::Hold => staying(ground, unit),
        Action::SupportHold { unit: helped, .. } => {
            let at = ground.province(*helped);
            match enemies(ground, at) {
                0 => say!("it helps to hold {}", name(ground, at)),
                n => say!("it helps to hold {}, which {} can reach", name(ground, at), n_units(n)),
            }
        }
        Action::SupportMove { to, .. } => say!("it helps the move to {}", name(ground, ground.province(*to))),
        Action::Convoy { to, .. } => say!("it carries the army to {}", name(ground, ground.province(*to))),
        Action::Disband if ground.state.phase.kind == PhaseKind::Retreat => say!("it has no better place to go"),
        Action::Disband => say!("where it stands it is missed least"),
        Action::Transform { .. } | Action::Proxy { .. } | Action::Maintain => say!("so it is more use"),
    }
}

fn going<'a>(ground: &Ground<'a>, unit: &Unit, to: Location) -> Sentence<'a> {
    let goal = ground.province(to);
    let place = name(ground, goal);
    let foreign = ground.state.units.iter().find(|other| other.power != ground.me && ground.province(other.at) == goal);
    let owner = ground.owner(goal);
    if let Some(other) = foreign {
        let adjective = term(&ground.board.power_name(other.power).adjective);
        return say!("it attacks the {adjective} {} in {place}", adjective, other.kind.word(), place);
    }
    if ground.centres.contains(&goal) {
        return match owner {
            None => say!("it takes {place}, which belongs to nobody", place),
            Some(power) if !ground.is_ours(power) => {
                say!("it takes {place}, which belongs to {}", place, ground.board.power_name(power))
            }
            Some(_) => guards(ground, goal),
        };
    }
    let moved = Unit { at: to, ..*unit };
    match nearest(ground, &moved) {
        Some((centre, far)) if ground.distance(unit, centre) > far => {
            let way = if far == 1 { "from there it can go to" } else { "it comes nearer to" };
            say!("{way} {}", way, name(ground, ground.centres[centre]))
        }
        _ => say!("it is better placed there"),
    }
}

fn staying<'a>(ground: &Ground<'a>, unit: &Unit) -> Sentence<'a> {
    let at = ground.province(unit.at);
    let is_ours = ground.owner(at).is_some_and(|power| ground.is_ours(power));
    match ground.centres.contains(&at) {
        true if is_ours => guards(ground, at),
        true if !ground.counts => say!("it keeps {} until centres are counted", name(ground, at)),
        true => say!("it takes {} by staying", name(ground, at)),
        false => say!("it has nothing better to do"),
    }
}

fn guards<'a>(ground: &Ground<'a>, at: Province) -> Sentence<'a> {
    match enemies(ground, at) {
        0 => say!("it keeps {}", name(ground, at)),
        n => say!("it guards {}, which {} can reach", name(ground, at), n_units(n)),
    }
}

fn new_unit<'a>(ground: &Ground<'a>, unit: &Unit) -> Sentence<'a> {
    match nearest(ground, unit) {
        Some((centre, far)) => {
            say!("from there it is {far move|moves} to {}", far, name(ground, ground.centres[centre]))
        }
        None => say!("it is needed there"),
    }
}

/// The nearest centre that another power owns or that is unowned, as an index, and its distance in moves.
fn nearest(ground: &Ground, unit: &Unit) -> Option<(usize, u8)> {
    let foreign = |index: &usize| !ground.owner(ground.centres[*index]).is_some_and(|power| ground.is_ours(power));
    let far = (0..ground.centres.len()).filter(foreign).map(|index| (index, ground.distance(unit, index)));
    far.filter(|(_, far)| *far < TOO_FAR).min_by_key(|(_, far)| *far)
}

/// Returns the number of units of others that can come to a place.
fn enemies(ground: &Ground, at: Province) -> usize {
    ground.n_near(at, |power| !ground.is_ours(power))
}

fn n_units(n: usize) -> Sentence<'static> {
    if n == 1 { say!("a foreign unit") } else { say!("{n} foreign units", n) }
}

fn name<'a>(ground: &Ground<'a>, at: Province) -> Arg<'a> {
    place(&ground.board.province(at).name)
}
