//! The form for plain e-mail lines, and the first lines of every post.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::words;

/// The forms of this file.
pub(super) static FORMS: &[&Form] = &[&LETTER];

/// Lines as in an e-mail.
pub(in crate::web) static LETTER: Form =
    Form::new("letter", &[Field::new("lines", "E-mail text", FieldKind::Lines(8))], letter)
        .buttons(&[Button::new("Send")]);

/// Lines as a person writes them.
fn letter(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match fields.text("lines") {
        lines if lines.is_empty() => Err(FieldProblem::new("lines", words::nothing_written())),
        lines => Ok(lines),
    }
}

/// The lines that name the game, the seat and the phase of a post. A phase that is over does no harm.
pub(super) fn opening(fields: &Fields) -> Vec<String> {
    let Some(game) = fields.given("game") else { return Vec::new() };
    let seat = fields.given("as").map(|seat| format!(" AS {seat}")).unwrap_or_default();
    let phase = fields.given("phase").map(|phase| format!("PHASE {phase}"));
    [format!("SIGN ON {game}{seat}")].into_iter().chain(phase).collect()
}
