//! The orders that a player of Conquest is to give, and may give, as data.
use super::words::InWords as _;
use chancery_conquest::map::Land;
use chancery_conquest::order::{Order, Production};
use chancery_conquest::state::State;
use chancery_conquest::turn::Turn;
use chancery_conquest::{Conquest, View};
use chancery_picture::sheet::{ChoiceGroup, OrderChoice, OrderKind, OrderRow, PieceKind, Verb};
use chancery_rules::{Power, Rules};

/// Each city; and what may be ordered besides: buildings, attacks and moves.
pub(super) fn of(rules: &Conquest, view: &View, power: Power, on_file: &[Order]) -> Vec<OrderRow> {
    let options = Rules::options(rules, view);
    let mut read: Vec<(Order, String)> =
        options.into_iter().filter_map(|text| Some((rules.read_order(&text).ok()?, text))).collect();
    read.extend(later_attacks(rules, view, power, on_file).map(|order| (order.clone(), rules.write_order(&order))));
    let slot = |task, at: Land, what: &str, is: &dyn Fn(&Order) -> bool| {
        let own: Vec<&(Order, String)> = read.iter().filter(|(order, _)| is(order)).collect();
        let filed = on_file.iter().find(|order| is(order));
        OrderRow {
            side: power.index(),
            task,
            kind: Some(PieceKind::Force),
            at: Some(rules.key(at).to_owned()),
            order: filed.map(|order| rules.write_order(order)),
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

/// Attacks for which those who stand in a city now are too weak, but not with what can be produced there first.
fn later_attacks(rules: &Conquest, view: &View, power: Power, on_file: &[Order]) -> impl Iterator<Item = Order> {
    // What is built can be used at once, whatever is produced.
    let builds = on_file.iter().filter(|order| matches!(order, Order::Build { .. })).cloned();
    let most = Order::Produce { at: None, what: Production::Auto };
    let orders: Vec<(Power, Order)> = builds.chain([most]).map(|order| (power, order)).collect();
    let mut turn = Turn::new(rules.map(), rules.options(), &view.seen, &orders, |_| false);
    turn.prepare();
    let produced = turn.state;
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

/// An order in the words of a list, and the group that it belongs to.
fn choice(rules: &Conquest, view: &View, order: &Order, line: &str) -> (&'static str, Verb, OrderChoice) {
    let name = |land: Land| rules.map().land(land).name.as_str();
    let (group, verb, label, to) = match order {
        Order::Attack { target, with, from, .. } => {
            let defence = view.seen.at(*target).garrison.defence();
            let is_later = view.seen.at(*from).garrison.can_leave().attack() < defence;
            let all = if is_later { "everybody, also those who are produced now" } else { "everybody" };
            let who = with.map_or_else(|| all.to_owned(), |units| units.to_string());
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
    (group, verb, OrderChoice { line: line.to_owned(), label, of: None, to })
}

/// `2 artillery, then infantry with what is left`
fn product(what: &Production) -> String {
    let Production::Units { units, rest } = what else {
        return "the dearest that it can: artillery, then cavalry, then infantry".to_owned();
    };
    let first = units.iter().map(|(n, kind)| format!("{n} {}", kind.word()));
    let all = first.chain(rest.map(|kind| format!("{} with what is left", kind.word()))).collect::<Vec<_>>();
    match (all.as_slice(), rest) {
        ([], _) => "nothing".to_owned(),
        ([_], Some(kind)) => kind.word().to_owned(),
        _ => all.join(", then "),
    }
}
