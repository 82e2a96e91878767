//! Votes and answers: draws, concessions, giving up, and what is proposed to the players.
use super::{FieldProblem, Fields, Form};
use crate::web::words::play as words;

/// The forms about votes.
pub(super) const FORMS: &[Form] = &[
    Form::new("draw", &["do", "among-*"], draw),
    Form::new("concede", &["do", "to"], concede),
    Form::new("give-up", &["sure", "game"], give_up),
    Form::new("answer", &["do", "word"], answer),
];

/// A vote for a draw, or none; with powers, for one between these.
fn draw(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    if fields.line("do") == "no" {
        return Ok(vec!["SET NO DRAW".to_owned()]);
    }
    let among: Vec<&str> = fields.beginning("among-").map(|(_, power)| power).collect();
    Ok(vec![format!("SET DRAW {}", among.join(", ")).trim_end().to_owned()])
}

/// A vote to concede the game, or none.
fn concede(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match (fields.line("do"), fields.line("to")) {
        ("no", _) => Ok(vec!["SET NO CONCEDE".to_owned()]),
        (_, "") => Err(FieldProblem::new("to", words::no_winner())),
        (_, power) => Ok(vec![format!("SET CONCEDE {power}")]),
    }
}

/// Gives the game up, which cannot be taken back.
fn give_up(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match fields.has("sure") {
        false => Err(FieldProblem::new("", words::not_sure())),
        true => Ok(vec![format!("GIVE UP {}", fields.line("game"))]),
    }
}

/// A yes or a no to what is proposed.
fn answer(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let word = fields.line("word");
    match fields.line("do") {
        "yes" => Ok(vec![format!("AGREE {word}")]),
        "no" => Ok(vec![format!("DISAGREE {word}")]),
        _ => Err(FieldProblem::new("", words::no_button())),
    }
}
