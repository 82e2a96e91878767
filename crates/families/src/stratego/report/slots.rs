//! The orders that a Stratego player must give, as data: the move on their own turn, or a plan for their next one. A set-up is not a choice
//! among lines.
use chancery_picture::sheet::{ChoiceGroup, OrderChoice, OrderKind, OrderRow, PieceKind, Verb};
use chancery_rules::Rules as _;
use chancery_stratego::order::{Move, Order, Plan, Step};
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};

/// One slot, with the moves of each piece in a group.
pub(super) fn of(rules: &Stratego, view: &View, side: Side, on_file: &[Order]) -> Vec<OrderRow> {
    if !view.is_set_up || view.end.is_some() {
        return Vec::new();
    }
    let is_due = view.position.to_move() == side;
    let board = rules.board();
    let mut groups: Vec<ChoiceGroup> = Vec::new();
    let mut choices = Vec::new();
    for order in rules.moves(&view.position, side) {
        let (from, to) = (board.name(order.from).to_string(), board.name(order.to).to_string());
        let strikes = view.position.at(order.to).is_some();
        let rescue =
            order.rescue.map(|rescue| format!(", and brings back a {} to {}", rescue.rank, board.name(rescue.to)));
        let rank = view.position.at(order.from).and_then(|piece| piece.rank);
        let piece = rank.map_or_else(|| "piece".to_owned(), |rank| rank.name().to_owned());
        let does = if strikes { "strikes" } else { "to" };
        let label = format!("{piece} {from} {does} {to}{}", rescue.unwrap_or_default());
        let line = match is_due {
            true => rules.write_order(&Order::Move(order)),
            false => plan_of(rules, order, strikes),
        };
        choices.push(line.clone());
        let choice = OrderChoice { line, label, of: Some(from.clone()), to: Some(to) };
        let name = format!("{piece} {from}");
        match groups.iter_mut().find(|group| group.name == name) {
            Some(group) => group.choices.push(choice),
            None => groups.push(ChoiceGroup { choices: vec![choice], ..ChoiceGroup::new(name, Verb::Move) }),
        }
    }
    let is_of_row = |order: &&Order| match order {
        Order::Move(_) => is_due,
        Order::Plan(_) | Order::NoPlan => !is_due,
        _ => false,
    };
    let filed = on_file.iter().find(is_of_row).map(|order| rules.write_order(order));
    if !is_due && view.plans[side].is_some() {
        let line = rules.write_order(&Order::NoPlan);
        choices.push(line.clone());
        let choice = OrderChoice { line, label: "drop the plan that runs".to_owned(), ..OrderChoice::default() };
        groups.push(ChoiceGroup { choices: vec![choice], ..ChoiceGroup::new("Plan", Verb::Other) });
    }
    let (task, name) = match is_due {
        true => (OrderKind::Move, "Your move"),
        false => (OrderKind::Option, "Your next move, as a plan"),
    };
    vec![OrderRow {
        side: side as usize,
        task,
        kind: Some(PieceKind::Ranked),
        at: None,
        order: filed,
        choices,
        name: name.to_owned(),
        groups,
        is_planned: !is_due,
    }]
}

/// A plan of one move, made at the next turn if it is possible then.
fn plan_of(rules: &Stratego, step: Move, strikes: bool) -> String {
    let steps = vec![Step { step, strikes }];
    rules.write_order(&Order::Plan(Plan { steps, ..Plan::default() }))
}
