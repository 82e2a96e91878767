//! What a player of Conquest is to order, and may order, as data.
use crate::families::sheet::{Choice, Group, Kind, Slot, Task, Verb};
use crate::rules::conquest::map::Land;
use crate::rules::conquest::order::{Order, Production};
use crate::rules::conquest::{Conquest, View};
use crate::rules::{Power, Rules};

/// Each city; and what may be ordered besides: buildings, attacks and moves.
pub(super) fn of(rules: &Conquest, view: &View, power: Power, on_file: &[Order]) -> Vec<Slot> {
    let options = Rules::options(rules, view);
    let read: Vec<(Order, String)> =
        options.into_iter().filter_map(|text| Some((rules.read_order(&text).ok()?, text))).collect();
    let slot = |task, at: Land, what: &str, is: &dyn Fn(&Order) -> bool| {
        let own: Vec<&(Order, String)> = read.iter().filter(|(order, _)| is(order)).collect();
        let filed = on_file.iter().find(|order| is(order));
        Slot {
            side: power.index(),
            task,
            kind: Some(Kind::Force),
            at: Some(rules.key(at).to_owned()),
            order: filed.map(|order| rules.write_order(order)),
            choices: own.iter().map(|(_, text)| text.clone()).collect(),
            name: format!("{}: {what}", rules.map().land(at).name),
            groups: Group::all(own.into_iter().map(|(order, text)| choice(rules, view, order, text))),
        }
    };
    let mut slots = Vec::new();
    for city in view.seen.cities_of(power) {
        let builds = |order: &Order| matches!(order, Order::Build { at, .. } if *at == city);
        let produces = |order: &Order| matches!(order, Order::Produce { at: Some(at), .. } if *at == city);
        slots.push(slot(Task::Build, city, "production", &produces));
        let building = slot(Task::Option, city, "building", &builds);
        slots.extend((!building.choices.is_empty() || building.order.is_some()).then_some(building));
    }
    for land in view.seen.lands_of(power) {
        let attacks = |order: &Order| matches!(order, Order::Attack { from, .. } if *from == land);
        let moves = |order: &Order| matches!(order, Order::Move { from, .. } if *from == land);
        for (what, is) in [("attack", &attacks as &dyn Fn(&Order) -> bool), ("move", &moves)] {
            let slot = slot(Task::Option, land, what, is);
            if !slot.choices.is_empty() {
                slots.push(slot);
            }
        }
    }
    slots
}

/// An order in the words of a list, and the group that it belongs to.
fn choice(rules: &Conquest, view: &View, order: &Order, line: &str) -> (&'static str, Verb, Choice) {
    let name = |land: Land| rules.map().land(land).name.as_str();
    let (group, verb, label, to) = match order {
        Order::Attack { target, with, .. } => {
            let defence = view.seen.at(*target).garrison.defence();
            let who = with.map_or_else(|| "everybody".to_owned(), |units| units.to_string());
            ("Attack", Verb::Move, format!("{} (defence {defence}) with {who}", name(*target)), Some(*target))
        }
        Order::Move { to, units, .. } => {
            let who = units.map_or_else(|| "everybody".to_owned(), |units| units.to_string());
            ("Move", Verb::Move, format!("to {}: {who}", name(*to)), Some(*to))
        }
        Order::Produce { what, .. } => ("Produce", Verb::Other, product(what), None),
        Order::Build { what, .. } => {
            ("Build", Verb::Other, what.map_or_else(|| "nothing".to_owned(), |what| what.name().to_owned()), None)
        }
        _ => ("Other", Verb::Other, line.to_owned(), None),
    };
    let to = to.map(|land| rules.key(land).to_owned());
    (group, verb, Choice { line: line.to_owned(), label, of: None, to })
}

/// `2 artillery, then infantry with what is left`
fn product(what: &Production) -> String {
    let Production::Units { units, rest } = what else { return "what the governor would".to_owned() };
    let first = units.iter().map(|(n, kind)| format!("{n} {}", kind.word()));
    let all = first.chain(rest.map(|kind| format!("{} with what is left", kind.word()))).collect::<Vec<_>>();
    match (all.as_slice(), rest) {
        ([], _) => "nothing".to_owned(),
        ([_], Some(kind)) => kind.word().to_owned(),
        _ => all.join(", then "),
    }
}
