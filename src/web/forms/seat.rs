//! A seat of one's own: which power one would like, more time, and leaving.
use super::{FieldProblem, Fields, Form};
use crate::web::words::play as words;

/// The forms about a seat.
pub(super) const FORMS: &[Form] = &[
    Form::new("preference", &["preference"], preference),
    Form::new("ready", &[], |_| Ok(vec!["READY".to_owned()])),
    Form::new("leave", &["sure"], leave),
    Form::new("extend", &["by", "unit"], extend),
    Form::new("invited", &["do", "to"], invited),
];

/// Returns the powers that someone would like, the most wanted first.
fn preference(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match fields.given("preference") {
        None => Err(FieldProblem::new("preference", words::no_preference())),
        Some(powers) => Ok(vec![format!("SET PREFERENCE {powers}")]),
    }
}

/// Leaves the game.
fn leave(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match fields.has("sure") {
        false => Err(FieldProblem::new("", words::not_sure())),
        true => Ok(vec![format!("RESIGN {}", fields.line("game"))]),
    }
}

/// Asks for more time.
fn extend(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let n = fields.line("by").parse::<u32>().ok().filter(|n| (1..=1000).contains(n));
    let n = n.ok_or_else(|| FieldProblem::new("by", words::how_much_time()))?;
    let unit = if fields.line("unit") == "hours" { "HOURS" } else { "DAYS" };
    Ok(vec![format!("EXTEND {n} {unit}")])
}

/// A yes or a no to an invitation, or to a seat that is offered.
fn invited(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let game = fields.line("to");
    match fields.line("do") {
        "yes" => Ok(vec![format!("JOIN {game}")]),
        "no" => Ok(vec![format!("DECLINE {game}")]),
        _ => Err(FieldProblem::new("", words::no_button())),
    }
}
