//! Why, in sentences.
use super::ground::{Ground, TOO_FAR};
use crate::accounts;
use crate::board::{Location, Province};
use crate::order::{Action, Order};
use crate::state::{PhaseKind, Unit, UnitKind};
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Sentence, line, place, term};

/// A sentence for each order: `A BUD - SER: it takes Serbia, which belongs to nobody.`
pub(super) fn of(ground: &Ground, orders: &[Order]) -> Vec<Note> {
    let reason = |order| say!("{}: {}.", line(Order::text(order, ground.board)), why(ground, order));
    orders.iter().map(|order| Note::of(reason(order))).collect()
}

/// Tells how the orders of a movement phase were found.
pub(super) fn found(n_tried: u64, n_guesses: usize) -> Note {
    match n_tried {
        0 => Note::of("These are the first orders that came to mind; nothing was tried."),
        _ => Note::of(say!(
            "Of {n_tried} sets of orders, this came out best against {n_guesses} guesses at what others order.",
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
                n => say!("it helps to hold {}, where {} can come", name(ground, at), n_units(n)),
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
        _ => say!("it stands better there"),
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
        n => say!("it guards {}, where {} can come", name(ground, at), n_units(n)),
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

fn n_units(n: usize) -> Sentence<'static> {
    if n == 1 { say!("a foreign unit") } else { say!("{n} foreign units", n) }
}

fn name<'a>(ground: &Ground<'a>, at: Province) -> Arg<'a> {
    place(&ground.board.province(at).name)
}
