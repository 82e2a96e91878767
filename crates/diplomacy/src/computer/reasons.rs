//! Why, in sentences.
use super::ground::{Ground, TOO_FAR};
use crate::accounts;
use crate::board::{Location, Province};
use crate::order::{Action, Order};
use crate::state::{PhaseKind, Unit, UnitKind};

/// A sentence for each order: `A BUD - SER: it takes Serbia, which belongs to nobody.`
pub(super) fn of(ground: &Ground, orders: &[Order]) -> Vec<String> {
    orders.iter().map(|order| format!("{}: {}.", order.text(ground.board), why(ground, order))).collect()
}

/// Tells how the orders of a movement phase were found.
pub(super) fn found(n_tried: u64, n_guesses: usize) -> String {
    match n_tried {
        0 => "These are the first orders that came to mind; nothing was tried.".to_owned(),
        _ => {
            format!("Of {n_tried} sets of orders, this came out best against {n_guesses} guesses at what others order.")
        }
    }
}

fn why(ground: &Ground, order: &Order) -> String {
    match order {
        Order::Unit { kind, at, action } => {
            let unit = Unit { power: ground.me, kind: kind.unwrap_or(UnitKind::Army), at: *at };
            action_of(ground, &unit, action)
        }
        Order::Build { kind, at } => new_unit(ground, &Unit { power: ground.me, kind: *kind, at: *at }),
        Order::Waive(_) | Order::WaiveOneMore => {
            let owed = accounts::balance(ground.board, ground.policies, ground.state, ground.me);
            let why = if owed > 0 { "there is nowhere else to build" } else { "there is nothing else to decide" };
            why.to_owned()
        }
        Order::Permit { .. } => "its own fleet passes".to_owned(),
        Order::Home { chosen: true, .. } => "there is room for another home".to_owned(),
        Order::Home { .. } => "another home is better".to_owned(),
        Order::Bid { power, .. } => {
            let n_units = ground.state.n_units(*power);
            format!("{} has {n_units} units to lead", ground.board.power_name(*power).name)
        }
    }
}

fn action_of(ground: &Ground, unit: &Unit, action: &Action) -> String {
    match action {
        Action::Move { to, .. } => going(ground, unit, *to),
        Action::Hold => staying(ground, unit),
        Action::SupportHold { unit: helped, .. } => {
            let at = ground.province(*helped);
            match enemies(ground, at) {
                0 => format!("it helps to hold {}", name(ground, at)),
                n => format!("it helps to hold {}, where {} can come", name(ground, at), n_units(n)),
            }
        }
        Action::SupportMove { to, .. } => format!("it helps the move to {}", name(ground, ground.province(*to))),
        Action::Convoy { to, .. } => format!("it carries the army to {}", name(ground, ground.province(*to))),
        Action::Disband if ground.state.phase.kind == PhaseKind::Retreat => "it has no better place to go".to_owned(),
        Action::Disband => "where it stands it is missed least".to_owned(),
        Action::Transform { .. } | Action::Proxy { .. } | Action::Maintain => "so it is more use".to_owned(),
    }
}

fn going(ground: &Ground, unit: &Unit, to: Location) -> String {
    let goal = ground.province(to);
    let place = name(ground, goal);
    let foreign = ground.state.units.iter().find(|other| other.power != ground.me && ground.province(other.at) == goal);
    let owner = ground.owner(goal);
    if let Some(other) = foreign {
        let adjective = &ground.board.power_name(other.power).adjective;
        return format!("it attacks the {adjective} {} in {place}", other.kind.word());
    }
    if ground.centres.contains(&goal) {
        return match owner {
            None => format!("it takes {place}, which belongs to nobody"),
            Some(power) if !ground.is_ours(power) => {
                format!("it takes {place}, which belongs to {}", ground.board.power_name(power).name)
            }
            Some(_) => guards(ground, goal),
        };
    }
    let moved = Unit { at: to, ..*unit };
    match nearest(ground, &moved) {
        Some((centre, far)) if ground.distance(unit, centre) > far => {
            let way = if far == 1 { "from there it can go to" } else { "it comes nearer to" };
            format!("{way} {}", name(ground, ground.centres[centre]))
        }
        _ => "it stands better there".to_owned(),
    }
}

fn staying(ground: &Ground, unit: &Unit) -> String {
    let at = ground.province(unit.at);
    let is_ours = ground.owner(at).is_some_and(|power| ground.is_ours(power));
    match ground.centres.contains(&at) {
        true if is_ours => guards(ground, at),
        true if !ground.counts => format!("it keeps {} until centres are counted", name(ground, at)),
        true => format!("it takes {} by staying", name(ground, at)),
        false => "it has nothing better to do".to_owned(),
    }
}

fn guards(ground: &Ground, at: Province) -> String {
    match enemies(ground, at) {
        0 => format!("it keeps {}", name(ground, at)),
        n => format!("it guards {}, where {} can come", name(ground, at), n_units(n)),
    }
}

fn new_unit(ground: &Ground, unit: &Unit) -> String {
    match nearest(ground, unit) {
        Some((centre, far)) => {
            let moves = if far == 1 { "1 move".to_owned() } else { format!("{far} moves") };
            format!("from there it is {moves} to {}", name(ground, ground.centres[centre]))
        }
        None => "it is needed there".to_owned(),
    }
}

/// The nearest centre that belongs to somebody else or to nobody, by its place in the list; and how many moves away it is.
fn nearest(ground: &Ground, unit: &Unit) -> Option<(usize, u8)> {
    let foreign = |index: &usize| !ground.owner(ground.centres[*index]).is_some_and(|power| ground.is_ours(power));
    let far = (0..ground.centres.len()).filter(foreign).map(|index| (index, ground.distance(unit, index)));
    far.filter(|(_, far)| *far < TOO_FAR).min_by_key(|(_, far)| *far)
}

/// Returns the number of units of others that can come to a place.
fn enemies(ground: &Ground, at: Province) -> usize {
    ground.n_near(at, |power| !ground.is_ours(power))
}

fn n_units(n: usize) -> String {
    if n == 1 { "a foreign unit".to_owned() } else { format!("{n} foreign units") }
}

fn name<'a>(ground: &'a Ground, at: Province) -> &'a str {
    &ground.board.province(at).name
}
