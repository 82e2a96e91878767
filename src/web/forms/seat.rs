//! A seat of one's own: which power one would like, more time, and leaving.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::words::play as words;

/// The forms about a seat.
pub(super) static FORMS: &[&Form] = &[&PREFERENCE, &READY, &LEAVE, &EXTEND, &INVITED];

/// The powers that someone would like.
pub(in crate::web) static PREFERENCE: Form = Form::new(
    "preference",
    &[Field::new("preference", "Powers that you would like, the most wanted first", FieldKind::Line(200))],
    preference,
)
.buttons(&[Button::new("Say so")]);

/// A yes to the question whether they still want to play.
pub(in crate::web) static READY: Form = Form::new("ready", &[], |_| Ok(vec!["READY".to_owned()]))
    .buttons(&[Button::new("I still want to play")])
    .example(&[]);

/// Leaving a game.
pub(in crate::web) static LEAVE: Form = Form::new("leave", &[Field::check("sure", "I leave this game.")], leave)
    .buttons(&[Button::new("Leave").grave()])
    .example(&[("sure", "yes")]);

/// More time for a turn.
pub(in crate::web) static EXTEND: Form = Form::new(
    "extend",
    &[
        Field::new("by", "How much more", FieldKind::Number(1, 1000)).class("short").required(),
        Field::choice("unit", "Days or hours", &[("days", "days"), ("hours", "hours")]),
    ],
    extend,
)
.refused_at("by")
.row()
.buttons(&[Button::new("Put the deadline off").quiet()])
.example(&[("by", "1"), ("unit", "days")]);

/// An answer to an invitation.
pub(in crate::web) static INVITED: Form =
    Form::new("invited", &[Field::drawn("do"), Field::hidden("to")], invited).class("row");

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
        false => Err(FieldProblem::new("sure", words::not_sure())),
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
