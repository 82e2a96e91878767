//! Forms about a player's own seat: preferred powers, more time, and leaving.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::words::play as words;

/// The forms about a seat.
pub(super) static FORMS: &[&Form] = &[&PREFERENCE, &READY, &LEAVE, &EXTEND, &INVITED];

/// The powers that a player would like.
pub(in crate::web) static PREFERENCE: Form = Form::new(
    "preference",
    &[Field::new("preference", "Preferred powers, favourite first", FieldKind::Line(200))],
    preference,
)
.buttons(&[Button::new("Save preference")]);

/// Confirms that the player still wants to play.
pub(in crate::web) static READY: Form =
    Form::new("ready", &[], |_| Ok(vec!["READY".to_owned()])).buttons(&[Button::new("Confirm your seat")]).example(&[]);

/// Leaving a game.
pub(in crate::web) static LEAVE: Form = Form::new("leave", &[Field::check("sure", "Yes, leave this game")], leave)
    .buttons(&[Button::new("Leave game").grave()])
    .example(&[("sure", "yes")]);

/// More time for a turn.
pub(in crate::web) static EXTEND: Form = Form::new(
    "extend",
    &[
        Field::new("by", "Extra time", FieldKind::Number(1, 1000)).class("short").required(),
        Field::choice("unit", "Unit", &[("days", "days"), ("hours", "hours")]),
    ],
    extend,
)
.refused_at("by")
.row()
.buttons(&[Button::new("Extend deadline").quiet()])
.example(&[("by", "1"), ("unit", "days")]);

/// Answers an invitation.
pub(in crate::web) static INVITED: Form =
    Form::new("invited", &[Field::drawn("do"), Field::hidden("to")], invited).class("row");

/// Returns the preferred powers, favourite first.
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

/// Answers an invitation, or the offer of a seat.
fn invited(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let game = fields.line("to");
    match fields.line("do") {
        "yes" => Ok(vec![format!("JOIN {game}")]),
        "no" => Ok(vec![format!("DECLINE {game}")]),
        _ => Err(FieldProblem::new("", words::no_button())),
    }
}
