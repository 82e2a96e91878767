//! A first game for a newcomer. It begins at once, and needs no one else.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::Field;

/// The forms of this file.
pub(super) static FORMS: &[&Form] = &[&FIRST];

/// A first game.
pub(in crate::web) static FIRST: Form = Form::new("first", &[Field::hidden("name"), Field::drawn("with")], first);

/// The games on offer: the word of the button, and the line. `NAME` is the name of the game.
const GAMES: &[(&str, &str)] = &[
    ("computer", "CREATE ?NAME - standard AGAINST COMPUTER"),
    ("stratego", "CREATE ?NAME - stratego barrage AGAINST COMPUTER"),
    ("conquest", "CREATE ?NAME - conquest lowlands AGAINST COMPUTER"),
    ("sandbox", "CREATE ?NAME - standard SOLO"),
];

/// The line that begins one of these games under a name, or `None` for an unknown word.
pub(in crate::web) fn line(with: &str, name: &str) -> Option<String> {
    let (_, line) = GAMES.iter().find(|(word, _)| *word == with)?;
    Some(line.replace("NAME", name))
}

fn first(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let (name, with) = (fields.line("name"), fields.line("with"));
    let line = line(with, name).ok_or_else(|| FieldProblem::new("", crate::web::words::first::which()))?;
    Ok(vec![line])
}
