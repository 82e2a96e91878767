//! Forms of press: messages to others, replies, and texts for later.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Choice, Field, FieldKind};
use crate::web::words::press as words;

/// The forms of this file.
pub(super) static FORMS: &[&Form] = &[&PRESS, &PRESS_ANSWER, &DIARY, &DELETE_NOTE, &REPORT];

/// A text. The page sets its maximum length.
const TEXT: Field = Field::new("text", "", FieldKind::Prose(0, 6)).required();

/// A message to others.
pub(in crate::web) static PRESS: Form = Form::new(
    "press",
    &[
        Field::hidden("to"),
        TEXT,
        Field::choice("colour", "Signature", SIGNED),
        Field::choice("fake", "Address line", &[]),
        Field::choice("when", "Delivery", &[("now", "now"), ("results", "with the next results")]),
        Field::drawn("seems-*"),
        Field::check("anyway", "Allow text that identifies me"),
    ],
    press,
)
.class("write");

/// A reply to an anonymous message.
pub(in crate::web) static PRESS_ANSWER: Form =
    Form::new("press-answer", &[Field::hidden("number"), TEXT, Field::choice("colour", "Signature", SIGNED)], answer)
        .class("write")
        .buttons(&[Button::new("Send reply")]);

/// The colours of press.
const SIGNED: &[Choice] = &[("white", "with your name (white)"), ("grey", "without a name (grey)")];

/// A diary entry.
pub(in crate::web) static DIARY: Form = Form::new("diary", &[TEXT.of_kind(FieldKind::Prose(0, 5))], diary)
    .class("write")
    .buttons(&[Button::new("Save entry")]);

/// Deletes a diary entry, or press that has not gone out yet.
pub(in crate::web) static DELETE_NOTE: Form =
    Form::new("delete-note", &[Field::hidden("kind"), Field::hidden("number")], delete_note);

/// A complaint about a press message.
pub(in crate::web) static REPORT: Form = Form::new(
    "report",
    &[Field::hidden("number"), Field::new("text", "Problem", FieldKind::Prose(4000, 3)).required()],
    report,
)
.buttons(&[Button::new("Report message").quiet()]);

/// The colour's keyword in a line, or nothing for other values.
fn colour(fields: &Fields) -> &'static str {
    match fields.line("colour") {
        "grey" => " GREY",
        "white" => " WHITE",
        _ => "",
    }
}

/// Returns the faked readers that replace the true ones.
fn fake(fields: &Fields) -> String {
    match fields.line("fake") {
        "broadcast" => " FAKE BROADCAST".to_owned(),
        "some" => format!(" FAKE TO {}", seems(fields).join(" ")),
        "no" => " NO FAKE".to_owned(),
        _ => String::new(),
    }
}

/// The readers that a faked message seems to go to.
fn seems(fields: &Fields) -> Vec<&str> {
    fields.beginning("seems-").map(|(_, party)| party).filter(|party| !party.is_empty()).collect()
}

/// The first line of a message to these readers (`ALL`, `ALL BUT E`, `E T`), without the text.
pub(in crate::web) fn head(fields: &Fields) -> String {
    let anyway = if fields.has("anyway") { " ANYWAY" } else { "" };
    match (fields.line("to"), fields.line("when")) {
        ("ALL", "results") => format!("POSTAL PRESS{}{anyway}", colour(fields)),
        (to, _) => format!("PRESS{}{anyway} TO {to}{}", colour(fields), fake(fields)),
    }
}

fn press(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    if fields.given("to").is_none() {
        return Err(FieldProblem::new("to", words::to_whom()));
    }
    if fields.line("fake") == "some" && seems(fields).is_empty() {
        return Err(FieldProblem::new("", words::seems_to_whom()));
    }
    match fields.text("text") {
        text if text.is_empty() => Err(FieldProblem::new("text", words::no_text())),
        text => Ok(super::block(&head(fields), text)),
    }
}

fn answer(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let Ok(number) = fields.line("number").parse::<u32>() else {
        return Err(FieldProblem::new("number", words::answer_what()));
    };
    match fields.text("text") {
        text if text.is_empty() => Err(FieldProblem::new("text", words::no_text())),
        text => Ok(super::block(&format!("PRESS ANSWER {number}{}", colour(fields)), text)),
    }
}

fn report(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let Ok(number) = fields.line("number").parse::<u32>() else {
        return Err(FieldProblem::new("number", "Choose a message."));
    };
    match fields.text("text") {
        text if text.is_empty() => Err(FieldProblem::new("text", "Describe the problem with the message.")),
        text => Ok(super::block(&format!("REPORT {number}"), text)),
    }
}

fn diary(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match fields.text("text") {
        text if text.is_empty() => Err(FieldProblem::new("text", words::nothing_to_keep())),
        text => Ok(super::block("DIARY", text)),
    }
}

/// Deletes a diary entry, or press that has not gone out yet.
fn delete_note(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let Ok(number) = fields.line("number").parse::<u32>() else {
        return Err(FieldProblem::new("number", words::which_note()));
    };
    let command = if fields.line("kind") == "postal" { "POSTAL PRESS" } else { "DIARY" };
    Ok(vec![format!("{command} DELETE {number}")])
}
