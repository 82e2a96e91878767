//! What a player of Diplomacy is to order, and may order, as data.
use super::sheet::kind;
use super::{Diplomacy, View, options, units_to_order};
use crate::families::sheet::{Slot, Task};
use crate::rules::Power;
use crate::rules::diplomacy::accounts::balance;
use crate::rules::diplomacy::board::Province;
use crate::rules::diplomacy::entry::review::assign;
use crate::rules::diplomacy::order::{Action, Order};
use crate::rules::diplomacy::state::PhaseKind;
use std::collections::BTreeSet;

/// One slot for each unit to order, each build and each removal; after these, what nobody must order.
pub(super) fn of(rules: &Diplomacy, view: &View, power: Power, on_file: &[Order]) -> Vec<Slot> {
    let (board, state) = (rules.board(), &view.seen);
    if !state.winners.is_empty() {
        return Vec::new();
    }
    let legal: Vec<Order> = rules.legal_orders(view, &[power], |_| true).into_iter().map(|(_, order)| order).collect();
    let slot = |task| Slot { side: power.index(), task, kind: None, at: None, order: None, choices: Vec::new() };
    let texts = |wanted: &dyn Fn(&Order) -> bool| {
        legal.iter().filter(|order| wanted(order)).map(|order| spelt(rules, order)).collect::<Vec<_>>()
    };
    let mut slots = Vec::new();
    if state.phase.kind != PhaseKind::Adjustment {
        let units = units_to_order(state, power);
        let of_units: BTreeSet<Province> = units.iter().map(|unit| board.province_of(unit.at)).collect();
        for (unit, order) in units.iter().zip(assign(board, on_file, &units)) {
            let is_its = |order: &Order| matches!(order, Order::Unit { kind, at, .. } if *at == unit.at && kind.is_none_or(|kind| kind == unit.kind));
            let task = if state.phase.kind == PhaseKind::Retreat { Task::Retreat } else { Task::Move };
            slots.push(Slot {
                kind: Some(kind(unit.kind)),
                at: Some(board.place_name(unit.at)),
                order: order.map(|order| spelt(rules, order)),
                choices: texts(&is_its),
                ..slot(task)
            });
        }
        let is_other =
            |order: &Order| !options::place_of(order).is_some_and(|at| of_units.contains(&board.province_of(at)));
        let choices = texts(&is_other);
        if !choices.is_empty() {
            let mut filed = on_file.iter().filter(|order| is_other(order)).map(|order| spelt(rules, order));
            slots.push(Slot { order: filed.next(), choices, ..slot(Task::Option) });
        }
        return slots;
    }
    let owed = balance(board, rules.policies(), state, power);
    let (task, counts): (_, fn(&Order) -> bool) = match owed {
        1.. => (Task::Build, |order| matches!(order, Order::Build { .. } | Order::Waive(_))),
        _ => (Task::Remove, |order| matches!(order, Order::Unit { action: Action::Disband, .. })),
    };
    let mut filed = on_file.iter().filter(|order| counts(order)).flat_map(|order| match order {
        Order::Waive(n_builds) => vec!["Waive".to_owned(); *n_builds as usize],
        order => vec![spelt(rules, order)],
    });
    for _ in 0..owed.unsigned_abs() {
        slots.push(Slot { order: filed.next(), choices: texts(&counts), ..slot(task) });
    }
    let is_other = |order: &Order| owed == 0 || !counts(order);
    let choices = texts(&is_other);
    if !choices.is_empty() {
        let mut filed = on_file.iter().filter(|order| is_other(order)).map(|order| spelt(rules, order));
        slots.push(Slot { order: filed.next(), choices, ..slot(Task::Option) });
    }
    slots
}

/// An order as its sender writes it. Each `Waive` is for one build more.
fn spelt(rules: &Diplomacy, order: &Order) -> String {
    match order {
        Order::Waive(1) => "Waive".to_owned(),
        order => order.text(rules.board()),
    }
}
