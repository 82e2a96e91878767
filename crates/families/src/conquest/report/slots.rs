//! The orders that a Conquest player must or may give, as data.
use super::words::{InWords as _, OnPages};
use chancery_conquest::entry::Wording as _;
use chancery_conquest::map::Land;
use chancery_conquest::order::{Order, Production};
use chancery_conquest::state::State;
use chancery_conquest::turn::Turn;
use chancery_conquest::{Conquest, View};
use chancery_picture::sheet::{ChoiceGroup, OrderChoice, OrderKind, OrderRow, PieceKind, Verb};
use chancery_rules::{Power, Rules};

/// Each city, then the optional orders: buildings, attacks and moves.
pub(super) fn of(rules: &Conquest, view: &View, power: Power, on_file: &[Order]) -> Vec<OrderRow> {
    let options = Rules::options(rules, view);
    let mut read: Vec<(Order, String)> =
        options.into_iter().filter_map(|text| Some((rules.read_order(&text).ok()?, text))).collect();
    read.extend(later_attacks(rules, view, power, on_file).map(|order| (order.clone(), rules.write_order(&order))));
    let slot = |task, at: Land, what: &str, is: &dyn Fn(&Order) -> bool| {
        let filed = on_file.iter().find(|order| is(order));
        let written = filed.map(|order| (order.clone(), rules.write_order(order)));
        let mut own: Vec<&(Order, String)> = read.iter().filter(|(order, _)| is(order)).collect();
        own.extend(written.as_ref().filter(|(_, line)| own.iter().all(|(_, text)| text != line)));
        OrderRow {
            side: power.index(),
            task,
            kind: Some(PieceKind::Force),
            at: Some(rules.key(at).to_owned()),
            order: written.as_ref().map(|(_, line)| line.clone()),
            choices: own.iter().map(|(_, text)| text.clone()).collect(),
            name: format!("{}: {what}", rules.map().land(at).name),
            groups: ChoiceGroup::all(own.into_iter().map(|(order, text)| choice(rules, view, order, text))),
            is_planned: false,
        }
    };
    let mut slots = Vec::new();
    for city in view.seen.cities_of(power) {
        let builds = |order: &Order| matches!(order, Order::Build { at, .. } if *at == city);
        let produces = |order: &Order| matches!(order, Order::Produce { at: Some(at), .. } if *at == city);
        slots.push(slot(OrderKind::Build, city, "production", &produces));
        let building = slot(OrderKind::Option, city, "building", &builds);
        slots.extend((!building.choices.is_empty() || building.order.is_some()).then_some(building));
    }
    for land in view.seen.lands_of(power) {
        let attacks = |order: &Order| matches!(order, Order::Attack { from, .. } if *from == land);
        let moves = |order: &Order| matches!(order, Order::Move { from, .. } if *from == land);
        for (what, is) in [("attack", &attacks as &dyn Fn(&Order) -> bool), ("move", &moves)] {
            let slot = slot(OrderKind::Option, land, what, is);
            if !slot.choices.is_empty() {
                slots.push(slot);
            }
        }
    }
    slots
}

/// Attacks that are too strong for the units now in a city, but possible with the units it can produce first.
fn later_attacks(rules: &Conquest, view: &View, power: Power, on_file: &[Order]) -> impl Iterator<Item = Order> {
    let produced = most_produced(rules, view, power, on_file);
    let attack = |from: Land, state: &State| state.at(from).garrison.can_leave().attack();
    let pairs = view.seen.cities_of(power).flat_map(|from| {
        let near = rules.map().connected(from).iter().map(move |target| (from, *target));
        near.collect::<Vec<_>>()
    });
    let is_later = |&(from, target): &(Land, Land)| {
        let defence = view.seen.at(target).garrison.defence();
        view.seen.owner(target) != power && attack(from, &view.seen) < defence && defence <= attack(from, &produced)
    };
    let found: Vec<(Land, Land)> = pairs.filter(is_later).collect();
    found.into_iter().map(|(from, target)| Order::Attack { target, from, with: None, stop_below: None, occupy: None })
}

/// The position after each of a power's cities has produced as much as it can.
pub(super) fn most_produced(rules: &Conquest, view: &View, power: Power, on_file: &[Order]) -> State {
    // A building can be used as soon as it is built, regardless of what is produced.
    let builds = on_file.iter().filter(|order| matches!(order, Order::Build { .. })).cloned();
    let most = Order::Produce { at: None, what: Production::Auto };
    let orders: Vec<(Power, Order)> = builds.chain([most]).map(|order| (power, order)).collect();
    let mut turn = Turn::new(rules.map(), rules.options(), &view.seen, &orders, |_| false);
    turn.prepare();
    turn.state
}

/// An order in the words of a list, with its group.
fn choice(rules: &Conquest, view: &View, order: &Order, line: &str) -> (&'static str, Verb, OrderChoice) {
    let words = OnPages(rules);
    let name = |land: Land| words.key(land);
    let (group, verb, label, to) = match order {
        Order::Attack { target, with, from, stop_below, occupy } => {
            let defence = view.seen.at(*target).garrison.defence();
            let is_later = view.seen.at(*from).garrison.can_leave().attack() < defence;
            let later = if is_later && with.is_none() { ", including units produced first" } else { "" };
            let rest = OnPages::rest(*stop_below, *occupy);
            let label = format!("{} (defence {defence}) with {}{later}{rest}", name(*target), words.those(*with));
            ("Attack", Verb::Move, label, Some(*target))
        }
        Order::Move { to, units, .. } => {
            ("Move", Verb::Move, format!("{} to {}", words.those(*units), name(*to)), Some(*to))
        }
        Order::Produce { what, .. } => ("Produce", Verb::Other, product(what), None),
        Order::Build { what, .. } => {
            ("Build", Verb::Other, what.map_or_else(|| "nothing".to_owned(), |what| what.name().to_owned()), None)
        }
        order => ("Other", Verb::Other, words.order(order), None),
    };
    let to = to.map(|land| rules.key(land).to_owned());
    (group, verb, OrderChoice { line: line.to_owned(), label, of: None, to })
}

/// `2 artillery, then infantry with what is left`
pub(super) fn product(what: &Production) -> String {
    let Production::Units { units, rest } = what else {
        return "the dearest that it can: artillery, then cavalry, then infantry".to_owned();
    };
    let first = units.iter().map(|(n, kind)| format!("{n} {}", kind.word()));
    let all = first.chain(rest.map(|kind| format!("{} with the rest", kind.word()))).collect::<Vec<_>>();
    match (all.as_slice(), rest) {
        ([], _) => "nothing".to_owned(),
        ([_], Some(kind)) => kind.word().to_owned(),
        _ => all.join(", then "),
    }
}
