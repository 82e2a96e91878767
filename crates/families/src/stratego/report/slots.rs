//! The orders that a player of Stratego is to give, as data: the move, when it is their turn. A set-up is no choice
//! among lines.
use chancery_picture::sheet::{ChoiceGroup, OrderChoice, OrderKind, OrderRow, PieceKind, Verb};
use chancery_rules::Rules as _;
use chancery_stratego::order::Order;
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};

/// One slot, with the moves of each piece in a group.
pub(super) fn of(rules: &Stratego, view: &View, side: Side, on_file: &[Order]) -> Vec<OrderRow> {
    if !view.is_set_up || view.end.is_some() || view.position.to_move() != side {
        return Vec::new();
    }
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
        let line = rules.write_order(&Order::Move(order));
        choices.push(line.clone());
        let choice = OrderChoice { line, label, of: Some(from.clone()), to: Some(to) };
        let name = format!("{piece} {from}");
        match groups.iter_mut().find(|group| group.name == name) {
            Some(group) => group.choices.push(choice),
            None => groups.push(ChoiceGroup { choices: vec![choice], ..ChoiceGroup::new(name, Verb::Move) }),
        }
    }
    let filed = on_file.iter().find(|order| matches!(order, Order::Move(_)));
    vec![OrderRow {
        side: side as usize,
        task: OrderKind::Move,
        kind: Some(PieceKind::Ranked),
        at: None,
        order: filed.map(|order| rules.write_order(order)),
        choices,
        name: "Your move".to_owned(),
        groups,
    }]
}
