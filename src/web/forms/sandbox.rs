//! Forms about games that one person plays alone.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::words::sandbox as words;

/// The forms of this file.
pub(super) static FORMS: &[&Form] = &[&SANDBOX, &THROW_AWAY];

/// A new one.
pub(in crate::web) static SANDBOX: Form = Form::new(
    "sandbox",
    &[
        Field::choice("board", "Board", &[]),
        Field::new("from", "Game", FieldKind::Suggested(40, &[])),
        Field::new("in", "Phase", FieldKind::Line(40)).class("short").hint(
            "Such as F1901M. Leave it empty for the position now. The orders that were given in a phase that is over are on file: \
             change some, and see what would have come of it.",
        ),
    ],
    begin,
)
.row();

/// The end of one.
pub(in crate::web) static THROW_AWAY: Form =
    Form::new("throw-away", &[], throw_away).class("inline").buttons(&[Button::new("Delete it").grave()]).example(&[]);

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
