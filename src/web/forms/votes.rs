//! Votes and answers: draws, concessions, giving up, and proposals to the players.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Field};
use crate::web::words::play as words;

/// The forms about votes.
pub(super) static FORMS: &[&Form] = &[&DRAW, &CONCEDE, &GIVE_UP, &ANSWER, &GUESS];

/// A vote for a draw.
pub(in crate::web) static DRAW: Form =
    Form::new("draw", &[Field::drawn("do"), Field::drawn("among-*")], draw).class("vote").example(&[("do", "yes")]);

/// A vote to concede the game.
pub(in crate::web) static CONCEDE: Form =
    Form::new("concede", &[Field::drawn("do"), Field::choice("to", "Winner", &[])], concede)
        .row()
        .class("vote")
        .example(&[("do", "yes"), ("to", "LEADER")]);

/// Gives up a two-player game.
pub(in crate::web) static GIVE_UP: Form =
    Form::new("give-up", &[Field::check("sure", "Yes, give up this game")], give_up)
        .class("vote")
        .buttons(&[Button::new("Give up game").grave()])
        .example(&[("sure", "yes")]);

/// Answers a proposal with yes or no.
pub(in crate::web) static ANSWER: Form =
    Form::new("answer", &[Field::drawn("do"), Field::hidden("word")], answer).class("row");

/// Answers whether the judge has understood an e-mail.
pub(in crate::web) static GUESS: Form =
    Form::new("guess", &[Field::drawn("do"), Field::hidden("number")], answer_guess).class("row");

/// Votes for a draw, perhaps between certain powers, or against one.
fn draw(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    if fields.line("do") == "no" {
        return Ok(vec!["SET NO DRAW".to_owned()]);
    }
    let among: Vec<&str> = fields.beginning("among-").map(|(_, power)| power).collect();
    Ok(vec![format!("SET DRAW {}", among.join(", ")).trim_end().to_owned()])
}

/// Votes to concede the game, or withdraws the vote.
fn concede(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match (fields.line("do"), fields.line("to")) {
        ("no", _) => Ok(vec!["SET NO CONCEDE".to_owned()]),
        (_, "") => Err(FieldProblem::new("to", words::no_winner())),
        (_, power) => Ok(vec![format!("SET CONCEDE {power}")]),
    }
}

/// Gives up the game, which cannot be undone.
fn give_up(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match fields.has("sure") {
        false => Err(FieldProblem::new("sure", words::not_sure())),
        true => Ok(vec![format!("GIVE UP {}", fields.line("game"))]),
    }
}

/// Answers a proposal with yes or no.
fn answer(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let word = fields.line("word");
    match fields.line("do") {
        "yes" => Ok(vec![format!("AGREE {word}")]),
        "no" => Ok(vec![format!("DISAGREE {word}")]),
        _ => Err(FieldProblem::new("", words::no_button())),
    }
}

/// Answers a guess with yes or no, or with the number of a reading.
fn answer_guess(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match (fields.line("number"), fields.line("do")) {
        (_, "") => Err(FieldProblem::new("", words::no_button())),
        (number, answer) => Ok(vec![format!("ANSWER {number} {}", answer.to_uppercase())]),
    }
}
