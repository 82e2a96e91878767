//! Forms that join a game, take over an open power, or observe.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Field};
use crate::web::words::join as words;

/// The forms of this file. None of them is about a seat, so the game is a field.
pub(super) static FORMS: &[&Form] = &[&JOIN, &TAKE_OVER, &WATCH, &RESERVE];

/// A seat before the start.
pub(in crate::web) static JOIN: Form = Form::new(
    "join",
    &[
        Field::hidden("name"),
        Field::line("word", "Joining password").required(),
        Field::choice("preference", "Preferred power", &[]),
    ],
    join,
)
.buttons(&[Button::new("Join")]);

/// An open seat.
pub(in crate::web) static TAKE_OVER: Form =
    Form::new("take-over", &[Field::hidden("name"), Field::hidden("letter")], take_over);

/// Watching a game.
pub(in crate::web) static WATCH: Form =
    Form::new("watch", &[Field::hidden("name")], watch).buttons(&[Button::new("Observe").quiet()]);

/// The standby list.
pub(in crate::web) static RESERVE: Form =
    Form::new("reserve", &[Field::drawn("do"), Field::choice("what", "Public games on one board", &[])], reserve).row();

/// A field with a single word.
fn word<'f>(fields: &'f Fields, name: &str) -> Result<&'f str, FieldProblem> {
    let word = fields.line(name);
    let is_word = !word.is_empty() && !word.contains(char::is_whitespace);
    if is_word { Ok(word) } else { Err(FieldProblem::new(name, words::one_word())) }
}

/// Takes a seat before the start.
fn join(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let name = word(fields, "name")?;
    let secret = match fields.given("word") {
        Some(_) => format!(" JOIN {}", word(fields, "word")?),
        None => String::new(),
    };
    let wish = fields.given("preference").map(|powers| format!("SET PREFERENCE {powers}"));
    Ok([format!("SIGN ON ?{name} -{secret}")].into_iter().chain(wish).collect())
}

/// Takes over a power, and the others of its seat.
fn take_over(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![format!("SIGN ON {}{} -", word(fields, "letter")?, word(fields, "name")?)])
}

/// Becomes an observer.
fn watch(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![format!("OBSERVE {} -", word(fields, "name")?)])
}

/// Joins the standby list for a board, a game or any game, or leaves it.
fn reserve(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let command = if fields.line("do") == "no" { "NO RESERVE" } else { "RESERVE" };
    Ok(vec![format!("{command} {}", fields.line("what")).trim_end().to_owned()])
}
