//! Forms for the person who runs a game: its turns, its clock, its end.
use super::{FieldProblem, Fields, Form, master_seats};
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::words::master as words;

/// The forms of this file.
pub(super) static FORMS: &[&Form] =
    &[&TURN, &CLOCK, &PAUSE, &ANNOUNCE, &PREDICT, &EDIT, &BEGIN, &RENAME, &JOIN_WORD, &BECOME, &END];

/// The turn.
pub(in crate::web) static TURN: Form = Form::new(
    "turn",
    &[Field::drawn("do"), Field::drawn("turn"), Field::hidden("missing"), Field::check("sure", "").required()],
    turn,
)
.class("inline");

/// The times of the clock.
pub(in crate::web) static CLOCK: Form = Form::new(
    "clock",
    &[
        Field::new("deadline", "Deadline", FieldKind::Date).compared(),
        Field::new("grace", "End of extra time", FieldKind::Date).compared(),
        Field::new("start", "Not before", FieldKind::Date).compared(),
    ],
    clock,
)
.row()
.buttons(&[Button::new("Set deadlines")]);

/// Pauses or resumes a game.
pub(in crate::web) static PAUSE: Form =
    Form::new("pause", &[Field::drawn("do"), Field::new("until", "Pause until (optional)", FieldKind::Date)], pause)
        .row()
        .buttons(&[Button::with("Pause game", "pause").quiet()])
        .example(&[("do", "pause")]);

/// An announcement.
pub(in crate::web) static ANNOUNCE: Form =
    Form::new("announce", &[Field::new("text", "Announcement", FieldKind::Prose(0, 4)).required()], announce)
        .buttons(&[Button::new("Send announcement")])
        .example(&[("text", "your text")]);

/// A forecast of all orders.
pub(in crate::web) static PREDICT: Form =
    Form::new("predict", &[Field::new("assume", "Assumed orders, one a line", FieldKind::Lines(3))], predict)
        .showing(|_| true)
        .buttons(&[Button::new("Show results").quiet()])
        .example(&[]);

/// Changes of the position.
pub(in crate::web) static EDIT: Form = Form::new(
    "edit",
    &[
        Field::new("changes", "Changes", FieldKind::Lines(4)).required().hint(
            "One change a line, such as PLACE FRANCE A PAR, REMOVE PAR, OWN PAR GERMANY, PHASE S1903M. If one line is \
             wrong, nothing changes.",
        ),
        Field::check("sure", "Yes, change the position"),
        Field::drawn("do"),
    ],
    edit,
)
.showing(|fields| fields.line("do") == "check")
.buttons(&[Button::with("Preview changes", "check").quiet(), Button::with("Change position", "edit").grave()])
.example(&[("changes", "REMOVE PAR"), ("sure", "yes")]);

/// The start.
pub(in crate::web) static BEGIN: Form = Form::new("begin", &[Field::drawn("do")], begin).class("inline");

/// Another name.
pub(in crate::web) static RENAME: Form =
    Form::new("rename", &[Field::new("name", "New name", FieldKind::Line(24)).required()], rename)
        .row()
        .buttons(&[Button::new("Rename game").quiet()])
        .example(&[("name", "another-name")]);

/// The word that players need to join.
pub(in crate::web) static JOIN_WORD: Form =
    Form::new("join-word", &[Field::new("word", "Joining password (empty: none)", FieldKind::Line(40))], join_word)
        .row()
        .buttons(&[Button::new("Set password").quiet()])
        .example(&[("word", "sesame")]);

/// Lines in the name of a power.
pub(in crate::web) static BECOME: Form = Form::new(
    "become",
    &[master_seats::POWER, Field::new("lines", "Commands", FieldKind::Lines(4)).required()],
    become_power,
)
.with_letter("lines")
.buttons(&[Button::new("Send for player")]);

/// Cancels a game without a result.
pub(in crate::web) static END: Form = Form::new("end", &[Field::check("really", "").required()], end)
    .buttons(&[Button::new("Cancel game").grave()])
    .example(&[("really", "yes")]);

/// The value of a required field, or this problem.
pub(super) fn wanted<'f>(fields: &'f Fields, name: &str, why: &str) -> Result<&'f str, FieldProblem> {
    fields.given(name).ok_or_else(|| FieldProblem::new(name, why))
}

/// Checks that the confirmation is ticked. If it is not, reports this problem.
pub(super) fn ticked(fields: &Fields, why: &str) -> Result<(), FieldProblem> {
    if fields.has("sure") { Ok(()) } else { Err(FieldProblem::new("sure", why)) }
}

/// Runs the turn, takes it back, or repeats it.
fn turn(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    // The ticked box confirms that the turn should run without the orders that the page showed as missing.
    if fields.line("do") == "process" && fields.has("missing") {
        ticked(fields, words::really_run())?;
    }
    let n = fields.given("turn").map(|n| format!(" {n}")).unwrap_or_default();
    Ok(vec![match fields.line("do") {
        // The line names the phase that the page showed, so that two clicks run it once.
        "process" => match fields.given("phase") {
            Some(phase) => format!("PROCESS {phase}"),
            None => "PROCESS".to_owned(),
        },
        "back" => format!("ROLLBACK{n}"),
        "forward" => format!("ROLLFORWARD{n}"),
        _ => return Err(FieldProblem::new("", words::no_button())),
    }])
}

/// A date in the form of e-mail lines: `2026-12-01T20:00` from a browser becomes `2026-12-01 20:00`.
fn date(value: &str) -> String {
    value.replacen('T', " ", 1)
}

fn clock(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let lines: Vec<String> = ["deadline", "grace", "start"]
        .iter()
        .filter_map(|name| Some((name, fields.changed(name).filter(|value| !value.is_empty())?)))
        .map(|(name, value)| format!("SET {} {}", name.to_uppercase(), date(value)))
        .collect();
    if lines.is_empty() { Err(FieldProblem::new("deadline", words::which_time())) } else { Ok(lines) }
}

fn pause(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![match (fields.line("do"), fields.given("until")) {
        ("resume", _) => "RESUME".to_owned(),
        (_, Some(until)) => format!("PAUSE UNTIL {}", date(until)),
        (_, None) => "PAUSE".to_owned(),
    }])
}

/// Sends an announcement.
fn announce(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match fields.text("text") {
        text if text.is_empty() => Err(FieldProblem::new("text", words::no_text())),
        text => Ok(super::block("ANNOUNCE", text)),
    }
}

/// Asks for the outcome of the orders on file, with some assumed orders in their place.
fn predict(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let assumed: Vec<String> = fields.text("assume").iter().map(|order| format!("ASSUME {}", order.trim())).collect();
    Ok(match assumed.is_empty() {
        true => vec!["PREDICT".to_owned()],
        false => ["PREDICT".to_owned()].into_iter().chain(assumed).chain(["END".to_owned()]).collect(),
    })
}

/// Changes the position, or shows the effect of the changes.
fn edit(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let changes = fields.text("changes");
    if changes.is_empty() {
        return Err(FieldProblem::new("changes", words::which_changes()));
    }
    let head = match fields.line("do") {
        "check" => "EDIT CHECK",
        _ => {
            ticked(fields, words::really_edit())?;
            "EDIT"
        }
    };
    let changes = changes.into_iter().filter(|line| !line.trim().eq_ignore_ascii_case("end"));
    Ok([head.to_owned()].into_iter().chain(changes).chain(["END".to_owned()]).collect())
}

fn begin(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![match fields.line("do") {
        "full" => "PROCESS".to_owned(),
        "force" => "FORCE BEGIN".to_owned(),
        "unstart" => "UNSTART".to_owned(),
        _ => return Err(FieldProblem::new("", words::no_button())),
    }])
}

fn rename(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![format!("RENAME {}", wanted(fields, "name", words::which_name())?)])
}

fn join_word(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![match fields.given("word") {
        Some(word) => format!("SET JOIN PASSWORD {word}"),
        None => "SET NO JOIN PASSWORD".to_owned(),
    }])
}

/// Orders, votes or press in the name of a power.
fn become_power(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let power = wanted(fields, "power", words::which_power())?;
    match fields.text("lines") {
        lines if lines.is_empty() => Err(FieldProblem::new("lines", words::which_lines())),
        lines => Ok([format!("BECOME {power}")].into_iter().chain(lines).collect()),
    }
}

/// Ends a game without a result, if the box confirms it.
fn end(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match fields.has("really") {
        true => Ok(vec![format!("TERMINATE {}", fields.line("game"))]),
        false => Err(FieldProblem::new("really", words::really())),
    }
}
