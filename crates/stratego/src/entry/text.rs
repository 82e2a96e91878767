//! Writes orders in canonical spelling, and reads them back.
use super::moves;
use crate::board::{Board, Square};
use crate::order::{Move, Order, Plan, Step, Until};
use crate::rank::{Numbering, Rank};
use crate::setup::Setup;
use chancery_text::say;
use chancery_text::sentence::{Arg, Sentence, place};
use chancery_text::words::said;

/// `A4-A5`, `A9-A10 RESCUE miner TO C2`
pub fn of_move(board: &Board, order: &Move) -> String {
    of_step(board, &Step { step: *order, strikes: false })
}

/// `A4-A5`, `A4xA5`
pub fn of_step(board: &Board, step: &Step) -> String {
    let Move { from, to, rescue } = step.step;
    let mark = if step.strikes { 'x' } else { '-' };
    let rescue = rescue.map_or(String::new(), |it| format!(" RESCUE {} TO {}", it.rank, board.name(it.to)));
    format!("{}{mark}{}{rescue}", board.name(from), board.name(to))
}

/// The lines of a plan: `A4-A5`, `IF D6xD5 THEN E5xD5`, `UNTIL ATTACKED`.
pub fn of_plan(board: &Board, plan: &Plan) -> Vec<String> {
    let steps = plan.steps.iter().map(|step| of_step(board, step));
    let answers = plan
        .answers
        .iter()
        .map(|answer| format!("IF {} THEN {}", of_step(board, &answer.to), of_step(board, &answer.with)));
    let until = (plan.until == Until::Attacked).then(|| "UNTIL ATTACKED".to_owned());
    steps.chain(answers).chain(until).collect()
}

/// An order: `MOVE A4-A5`, `PLAN A4-A5; A5-A6`, `PLAN OFF`, `SETUP JBL… US`.
pub fn of_order(board: &Board, order: &Order) -> String {
    match order {
        Order::Setup(setup) => format!("SETUP {} {}", setup.letters(), setup.numbering.word()),
        Order::Move(order) => format!("MOVE {}", of_move(board, order)),
        Order::Plan(plan) => format!("PLAN {}", of_plan(board, plan).join("; ")),
        Order::NoPlan => "PLAN OFF".to_owned(),
    }
}

/// Reads an order in canonical spelling, regardless of any position.
///
/// # Errors
/// A sentence that says what is wrong with it.
pub fn read(board: &Board, text: &str) -> Result<Order, String> {
    if text == "PLAN OFF" {
        return Ok(Order::NoPlan);
    }
    let (word, rest) = text.split_once(' ').ok_or_else(|| format!("\"{text}\" is not an order."))?;
    match word {
        "MOVE" => Ok(Order::Move(moves::step(board, rest).map_err(said)?.step)),
        "PLAN" => Ok(Order::Plan(moves::plan(board, rest).map_err(said)?)),
        "SETUP" => {
            let Some((letters, word)) = rest.split_once(' ') else { return Setup::of_letters(rest).map(Order::Setup) };
            let numbering = Numbering::find(word).ok_or_else(|| format!("\"{word}\" names no numbers of ranks."))?;
            Ok(Order::Setup(Setup { numbering, ..Setup::of_letters(letters)? }))
        }
        _ => Err(format!("\"{text}\" is not an order.")),
    }
}

/// A piece of the reader's side in a sentence: `your miner`.
pub fn yours(rank: Option<Rank>) -> Sentence<'static> {
    say!("your {}", rank.map_or("piece", Rank::name))
}

/// A square in a sentence: `A4`.
pub fn square(board: &Board, at: Square) -> Arg<'static> {
    place(board.name(at).to_string())
}
