//! The orders that a player has on file, and the form for orders due.
use super::board;
use chancery_stratego::order::{Move, Order, Plan, Step, Until};
use chancery_stratego::setup::Setup;
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Note, and, commas, line, place, power, semicolons, term};

/// A move: `A4-A5`, `A4-A10 RESCUE GENERAL D1`.
fn step(rules: &Stratego, order: &Move, strikes: bool) -> String {
    let board = rules.board();
    let sign = if strikes { 'x' } else { '-' };
    let rescue =
        order.rescue.map(|rescue| format!(" RESCUE {} {}", rescue.rank.name().to_uppercase(), board.name(rescue.to)));
    format!("{}{sign}{}{}", board.name(order.from), board.name(order.to), rescue.unwrap_or_default())
}

/// A plan in one line: `A4-A5, A5-A6, IF D6xD5 THEN E5xD5, UNTIL ATTACKED`.
pub(super) fn plan(rules: &Stratego, plan: &Plan) -> String {
    let said = |of: &Step| step(rules, &of.step, of.strikes);
    let steps = plan.steps.iter().map(said);
    let answers = plan.answers.iter().map(|answer| format!("IF {} THEN {}", said(&answer.to), said(&answer.with)));
    let until = (plan.until == Until::Attacked).then(|| "UNTIL ATTACKED".to_owned());
    steps.chain(answers).chain(until).collect::<Vec<_>>().join(", ")
}

/// Lists the orders that a power has on file.
pub(super) fn on_file(rules: &Stratego, view: &View, side: Side, orders: &[Order], doc: &mut Doc) {
    let name = Note::of(power(side.name()));
    for order in orders {
        match order {
            Order::Setup(setup) => set_up(rules, side, setup, doc),
            Order::Move(order) => doc.classic(say!("{name} moves {}.", &name, moved(rules, view, order))),
            Order::Plan(own) => doc.classic(say!("{name} plans: {}.", &name, line(plan(rules, own)))),
            Order::NoPlan => doc.classic(say!("{name} drops its plan.", &name)),
        }
    }
}

/// `the scout, A4-A7`
fn moved(rules: &Stratego, view: &View, order: &Move) -> Note {
    let said = line(step(rules, order, view.position.at(order.to).is_some()));
    match view.position.at(order.from).and_then(|piece| piece.rank) {
        None => Note::of(said),
        Some(rank) => Note::of(say!("the {}, {said}", rank.name(), said)),
    }
}

/// Shows a set-up from its owner's side, with the names of the pieces.
fn set_up(rules: &Stratego, side: Side, setup: &Setup, doc: &mut Doc) {
    let home = rules.board().home(side);
    let mut named = Vec::new();
    for rank in chancery_stratego::rank::Rank::ALL.into_iter().rev() {
        let at = home.iter().zip(&setup.ranks).filter(|(_, own)| **own == Some(rank));
        let at: Vec<Note> = at.map(|(square, _)| Note::of(place(rules.board().name(*square).to_string()))).collect();
        match at.len() {
            0 => {}
            1 => named.push(Note::of(say!("{} {}", rank.name(), commas(at)))),
            n => named.push(Note::of(say!("{} {}", term(rank.counted(n)), and(at)))),
        }
    }
    doc.para(say!("{side}'s set-up, as {side} sees it:", side = power(side.name())));
    doc.drawing(&board::home(rules, side, &setup.ranks, setup.numbering));
    doc.para(board::key(rules, setup.numbering));
    doc.para(say!("{}.", semicolons(named)));
}

/// The form: the beginning of each order due, and remarks.
pub(super) fn order_form(rules: &Stratego, view: &View, side: Side, on_file: &[Order]) -> String {
    let filed = on_file.iter().map(|order| format!("# on file: {}\n", filed(rules, order)));
    let filed: String = filed.collect();
    if !view.is_set_up {
        let board = rules.board();
        let (n_rows, n_columns) = (board.n_home_rows(), board.n_columns());
        let free = rules.army().total() < board.home(side).len();
        let dots = if free { ", a dot for an empty square" } else { "" };
        return format!(
            "SETUP\nEND\n{filed}# Between SETUP and END: {n_rows} lines of {n_columns}, your front row first, from your left to your right{dots}.\n# Your army: {}.\n# Or let the judge do it: SETUP RANDOM instead of both lines.\n",
            rules.army(),
        );
    }
    if view.position.to_move() != side {
        return format!("{filed}# It is {}'s turn. You can send a PLAN (HELP PLAN).\n", side.other());
    }
    format!("MOVE\n{filed}# such as MOVE {}\n{}", example(rules, view, side), can_go(rules, view, side))
}

fn filed(rules: &Stratego, order: &Order) -> String {
    match order {
        Order::Setup(_) => "a set-up".to_owned(),
        Order::Move(order) => format!("MOVE {}", step(rules, order, false)),
        Order::Plan(own) => format!("PLAN {}", plan(rules, own)),
        Order::NoPlan => "PLAN OFF".to_owned(),
    }
}

fn example(rules: &Stratego, view: &View, side: Side) -> String {
    rules.moves(&view.position, side).first().map_or("A4-A5".to_owned(), |order| step(rules, order, false))
}

/// Lists the possible moves of each piece, as remarks: `# scout A4: A5, A6, xA7`.
fn can_go(rules: &Stratego, view: &View, side: Side) -> String {
    groups(rules, view, side).into_iter().map(|(piece, to)| format!("# {piece}: {to}\n")).collect()
}

/// The legal moves of a side, as these eyes know them, for each piece that can move: `scout A4`, and `A5, A6, xA7`.
pub(super) fn groups(rules: &Stratego, view: &View, side: Side) -> Vec<(String, String)> {
    let board = rules.board();
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for order in rules.moves(&view.position, side) {
        let rank = view.position.at(order.from).and_then(|piece| piece.rank);
        let piece = rank.map_or_else(|| "piece".to_owned(), |rank| rank.name().to_owned());
        let head = format!("{piece} {}", board.name(order.from));
        let strikes = if view.position.at(order.to).is_some() { "x" } else { "" };
        let to = format!("{strikes}{}", board.name(order.to));
        match groups.last_mut().filter(|(last, _)| *last == head) {
            Some((_, all)) => all.push(to),
            None => groups.push((head, vec![to])),
        }
    }
    groups.into_iter().map(|(head, to)| (head, to.join(", "))).collect()
}
