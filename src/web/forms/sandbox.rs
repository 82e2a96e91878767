//! Forms about games that one person plays alone.
use super::{FieldProblem, Fields, Form};
use crate::web::words::sandbox as words;

/// The forms of this file.
pub(super) const FORMS: &[Form] =
    &[Form::new("sandbox", &["board", "from", "in"], begin), Form::new("throw-away", &["game"], throw_away)];

/// From the start of a board, or from a phase of a game.
fn begin(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let line = match (fields.given("from"), fields.given("in"), fields.given("board")) {
        (Some(game), Some(phase), _) => format!("SANDBOX {game} {phase}"),
        (Some(game), None, _) => format!("SANDBOX {game}"),
        (None, _, Some(board)) => format!("SANDBOX {board}"),
        (None, _, None) => return Err(FieldProblem::new("board", words::from_what())),
    };
    Ok(vec![line])
}

fn throw_away(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![format!("TERMINATE {}", fields.line("game"))])
}
