//! Forms of press: a letter to others, an answer; and what is written for later.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Choice, Field, FieldKind};
use crate::web::words::press as words;

/// The forms of this file.
pub(super) static FORMS: &[&Form] = &[&PRESS, &PRESS_ANSWER, &DIARY, &DELETE_NOTE, &REPORT];

/// A text of at most as many characters as its page says.
const TEXT: Field = Field::new("text", "", FieldKind::Prose(0, 6)).required();

/// A letter to others.
pub(in crate::web) static PRESS: Form = Form::new(
    "press",
    &[
        Field::hidden("to"),
        TEXT,
        Field::choice("colour", "Signed", SIGNED),
        Field::choice("fake", "Address line", &[]),
        Field::choice("when", "It goes out", &[("now", "now"), ("results", "with the next results")]),
        Field::drawn("seems-*"),
        Field::check("anyway", "Send it even if it tells who I am"),
    ],
    press,
)
.class("write");

/// An answer to a letter whose writer is not known.
pub(in crate::web) static PRESS_ANSWER: Form =
    Form::new("press-answer", &[Field::hidden("number"), TEXT, Field::choice("colour", "Signed", SIGNED)], answer)
        .class("write")
        .buttons(&[Button::new("Send to its writer")]);

/// The colours of press.
const SIGNED: &[Choice] = &[("white", "with your name (white)"), ("grey", "without a name (grey)")];

/// An entry of a diary.
pub(in crate::web) static DIARY: Form = Form::new("diary", &[TEXT.of_kind(FieldKind::Prose(0, 5))], diary)
    .class("write")
    .buttons(&[Button::new("Keep it")]);

/// The end of an entry, or of press that has not gone out.
pub(in crate::web) static DELETE_NOTE: Form =
    Form::new("delete-note", &[Field::hidden("kind"), Field::hidden("number")], delete_note);

/// A complaint about a letter of press.
pub(in crate::web) static REPORT: Form = Form::new(
    "report",
    &[Field::hidden("number"), Field::new("text", "What is wrong with it?", FieldKind::Prose(4000, 3)).required()],
    report,
)
.buttons(&[Button::new("Report message").quiet()]);

/// A colour as a line has it; nothing else.
fn colour(fields: &Fields) -> &'static str {
    match fields.line("colour") {
        "grey" => " GREY",
        "white" => " WHITE",
        _ => "",
    }
}

/// Returns what the readers see instead of the true address line.
fn fake(fields: &Fields) -> String {
    match fields.line("fake") {
        "broadcast" => " FAKE BROADCAST".to_owned(),
        "some" => format!(" FAKE TO {}", seems(fields).join(" ")),
        "no" => " NO FAKE".to_owned(),
        _ => String::new(),
    }
}

/// To whom it is to seem to go.
fn seems(fields: &Fields) -> Vec<&str> {
    fields.beginning("seems-").map(|(_, party)| party).filter(|party| !party.is_empty()).collect()
}

/// The line that begins a letter to these (`ALL`, `ALL BUT E`, `E T`), without the text.
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
        text if text.is_empty() => Err(FieldProblem::new("text", "Say what is wrong with the message.")),
        text => Ok(super::block(&format!("REPORT {number}"), text)),
    }
}

fn diary(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match fields.text("text") {
        text if text.is_empty() => Err(FieldProblem::new("text", words::nothing_to_keep())),
        text => Ok(super::block("DIARY", text)),
    }
}

/// Deletes an entry of a diary, or press that has not gone out.
fn delete_note(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let Ok(number) = fields.line("number").parse::<u32>() else {
        return Err(FieldProblem::new("number", words::which_note()));
    };
    let command = if fields.line("kind") == "postal" { "POSTAL PRESS" } else { "DIARY" };
    Ok(vec![format!("{command} DELETE {number}")])
}
