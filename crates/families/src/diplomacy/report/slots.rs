//! The orders that a Diplomacy player must or may give, as data.
use super::sheet::kind;
use super::words::{OrderWords, full_name, full_unit};
use super::{Diplomacy, View, options, units_to_order};
use chancery_diplomacy::accounts::balance;
use chancery_diplomacy::board::Province;
use chancery_diplomacy::entry::review::assign;
use chancery_diplomacy::order::{Action, Order, Route};
use chancery_diplomacy::state::{PhaseKind, Unit, UnitKind};
use chancery_picture::sheet::{ChoiceGroup, OrderChoice, OrderKind, OrderRow, Verb};
use chancery_rules::Power;
use chancery_text::say;
use chancery_text::words::said;
use std::collections::BTreeSet;

/// One slot for each unit to order, each build and each removal, followed by the optional orders.
pub(super) fn of(rules: &Diplomacy, view: &View, power: Power, on_file: &[Order]) -> Vec<OrderRow> {
    let (board, state) = (rules.board(), &view.seen);
    if !state.winners.is_empty() {
        return Vec::new();
    }
    let legal: Vec<Order> = rules.legal_orders(view, &[power], |_| true).into_iter().map(|(_, order)| order).collect();
    let words = OrderWords::new(board, state);
    let slot = |task, name: &str, wanted: &dyn Fn(&Order) -> bool| {
        let wanted: Vec<&Order> = legal.iter().filter(|order| wanted(order)).collect();
        OrderRow {
            side: power.index(),
            task,
            kind: None,
            at: None,
            order: None,
            choices: wanted.iter().map(|order| spelt(rules, order)).collect(),
            name: name.to_owned(),
            groups: ChoiceGroup::all(wanted.into_iter().map(|order| choice(rules, &words, order))),
            is_planned: false,
        }
    };
    let mut slots = Vec::new();
    if state.phase.kind != PhaseKind::Adjustment {
        let units = units_to_order(state, power);
        let of_units: BTreeSet<Province> = units.iter().map(|unit| board.province_of(unit.at)).collect();
        for (unit, order) in units.iter().zip(assign(board, on_file, &units)) {
            let is_its = |order: &Order| matches!(order, Order::Unit { kind, at, .. } if *at == unit.at && kind.is_none_or(|kind| kind == unit.kind));
            let task = if state.phase.kind == PhaseKind::Retreat { OrderKind::Retreat } else { OrderKind::Move };
            slots.push(OrderRow {
                kind: Some(kind(unit.kind)),
                at: Some(board.place_name(unit.at)),
                order: order.map(|order| spelt(rules, order)),
                ..slot(task, &said(full_unit(board, unit.kind, unit.at)), &is_its)
            });
        }
        let is_other =
            |order: &Order| !options::place_of(order).is_some_and(|at| of_units.contains(&board.province_of(at)));
        let mut filed = on_file.iter().filter(|order| is_other(order)).map(|order| spelt(rules, order));
        let other = slot(OrderKind::Option, "Besides", &is_other);
        if !other.choices.is_empty() {
            slots.push(OrderRow { order: filed.next(), ..other });
        }
        return slots;
    }
    let owed = balance(board, rules.policies(), state, power);
    let (task, counts): (_, fn(&Order) -> bool) = match owed {
        1.. => (OrderKind::Build, |order| matches!(order, Order::Build { .. } | Order::Waive(_))),
        _ => (OrderKind::Remove, |order| matches!(order, Order::Unit { action: Action::Disband, .. })),
    };
    let mut filed = on_file.iter().filter(|order| counts(order)).flat_map(|order| match order {
        Order::Waive(n_builds) => vec!["Waive".to_owned(); *n_builds as usize],
        order => vec![spelt(rules, order)],
    });
    if owed != 0 {
        let of_all = slot(task, "", &counts);
        let (what, n_owed) = (if task == OrderKind::Build { "Build" } else { "Removal" }, owed.unsigned_abs());
        for n in 1..=n_owed {
            let name = if n_owed == 1 { what.to_owned() } else { format!("{what} {n}") };
            slots.push(OrderRow { order: filed.next(), name, ..of_all.clone() });
        }
    }
    let is_other = |order: &Order| owed == 0 || !counts(order);
    let mut filed = on_file.iter().filter(|order| is_other(order)).map(|order| spelt(rules, order));
    let other = slot(OrderKind::Option, "Besides", &is_other);
    if !other.choices.is_empty() {
        slots.push(OrderRow { order: filed.next(), ..other });
    }
    slots
}

/// An order in the words of a list, and the group that it belongs to.
fn choice(rules: &Diplomacy, words: &OrderWords, order: &Order) -> (&'static str, Verb, OrderChoice) {
    let board = rules.board();
    let line = spelt(rules, order);
    let plain = |name, verb, label: String| (name, verb, OrderChoice { line: line.clone(), label, of: None, to: None });
    let place = |at| Some(board.place_name(at));
    let (kind, at, action) = match order {
        Order::Build { kind, at } => {
            let (name, verb, choice) = plain("Build", Verb::Other, said(full_unit(board, *kind, *at)));
            return (name, verb, OrderChoice { to: place(*at), ..choice });
        }
        Order::Waive(_) | Order::WaiveOneMore => return plain("Waive", Verb::Other, "no unit".to_owned()),
        Order::Unit { kind, at, action } => (*kind, *at, action),
        order => return plain("Other", Verb::Other, said(words.order(order, None))),
    };
    let own = words.state.unit_in(board, board.province_of(at)).copied();
    let own = own.unwrap_or(Unit { power: Power(0), kind: kind.unwrap_or(UnitKind::Army), at });
    let to_name = |at| format!("to {}", board.full_name(at));
    match action {
        Action::Hold => plain("Hold", Verb::Hold, "holds".to_owned()),
        Action::Move { to, .. } if words.phase == PhaseKind::Retreat => {
            let (name, verb, choice) = plain("Retreat", Verb::Move, to_name(*to));
            (name, verb, OrderChoice { to: place(*to), ..choice })
        }
        Action::Move { to, route } => {
            let goal = board.province_of(*to);
            let is_near = board.steps(own.kind, own.at).iter().any(|step| board.province_of(*step) == goal);
            let is_far = !is_near || *route != Route::Any;
            let how = match route {
                Route::Through(_) | Route::Rail(_) => line.split_once(" - ").map(|(_, way)| format!(" ({way})")),
                _ => is_far.then(|| ", by convoy".to_owned()),
            };
            let label = to_name(*to) + &how.unwrap_or_default();
            let (name, verb, choice) = plain(if is_far { "Move further" } else { "Move" }, Verb::Move, label);
            (name, verb, OrderChoice { to: place(*to), ..choice })
        }
        Action::SupportHold { kind, unit } => {
            let label = said(say!("supports {}", words.helped_by(at, *kind, *unit)));
            let (name, verb, choice) = plain("Support", Verb::Support, label);
            (name, verb, OrderChoice { of: place(*unit), to: place(*unit), ..choice })
        }
        Action::SupportMove { kind, from, to } => {
            let label = said(say!("supports {} to {}", words.helped_by(at, *kind, *from), full_name(board, *to)));
            let (name, verb, choice) = plain("Support", Verb::Support, label);
            (name, verb, OrderChoice { of: place(*from), to: place(*to), ..choice })
        }
        Action::Convoy { kind, from, to } => {
            let label = said(say!("convoys {} to {}", words.helped_by(at, Some(*kind), *from), full_name(board, *to)));
            let (name, verb, choice) = plain("Convoy", Verb::Convoy, label);
            (name, verb, OrderChoice { of: place(*from), to: place(*to), ..choice })
        }
        Action::Disband if words.phase == PhaseKind::Adjustment => {
            let (name, verb, choice) = plain("Remove", Verb::Other, said(full_unit(board, own.kind, at)));
            (name, verb, OrderChoice { to: place(at), ..choice })
        }
        Action::Disband => plain("Disband", Verb::Other, "is disbanded".to_owned()),
        _ => plain("Other", Verb::Other, said(words.order(order, None))),
    }
}

/// An order as its sender writes it. Each `Waive` is for one more build.
fn spelt(rules: &Diplomacy, order: &Order) -> String {
    match order {
        Order::Waive(1) => "Waive".to_owned(),
        order => order.text(rules.board()),
    }
}
