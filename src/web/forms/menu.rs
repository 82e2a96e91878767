//! Forms in the menu of a game: absence, orders for later turns, and explanations.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Field, FieldKind};

/// The forms of this file.
pub(super) static FORMS: &[&Form] =
    &[&ABSENCE, &SITTER, &CONDITION, &LATER, &STANDING, &PLAN, &EXPLAIN, &ADVISE, &SALT, &VERIFY];

/// An absence.
pub(in crate::web) static ABSENCE: Form = Form::new(
    "absence",
    &[
        Field::new("from", "First day", FieldKind::Day),
        Field::new("to", "Last day", FieldKind::Day),
        Field::drawn("do"),
    ],
    absence,
)
.refused_at("from")
.buttons(&[Button::with("Set absence", "set")])
.row()
.example(&[("do", "set"), ("from", "2026-12-24"), ("to", "2027-01-02")]);

/// A sitter.
pub(in crate::web) static SITTER: Form = Form::new(
    "sitter",
    &[
        Field::new("address", "E-mail address", FieldKind::Address),
        Field::new("from", "First day", FieldKind::Day),
        Field::new("to", "Last day", FieldKind::Day),
        Field::check("press", "Sitter handles messages"),
        Field::drawn("do"),
    ],
    sitter,
)
.refused_at("address")
.buttons(&[Button::with("Appoint sitter", "set")])
.row()
.example(&[("do", "set"), ("address", "ann@example.org"), ("from", "2026-12-24"), ("to", "2027-01-02")]);

/// Orders that depend on where units are.
pub(in crate::web) static CONDITION: Form = Form::new(
    "if",
    &[
        Field::choice("when", "Turn", &[]),
        Field::new("condition", "Condition", FieldKind::Line(200))
            .hint("A unit, such as F ION or ITALIAN F ION. NOT, AND, OR and brackets are allowed."),
        Field::new("orders", "Orders if true", FieldKind::Lines(3)).hint("One a line."),
        Field::new("otherwise", "Orders if false", FieldKind::Lines(3)).hint("Optional."),
    ],
    condition,
)
.refused_at("condition")
.buttons(&[Button::new("Save condition")])
.example(&[("condition", "ITALIAN F ION"), ("orders", "F TRI - ADR"), ("otherwise", "F TRI - ALB")]);

/// Orders for a turn that has not begun.
pub(in crate::web) static LATER: Form = Form::new(
    "later",
    &[
        Field::choice("when", "Turn", &[]),
        Field::new("lines", "Orders", FieldKind::Lines(4)).hint("One a line."),
        Field::drawn("do"),
    ],
    later,
)
.refused_at("lines")
.with_letter("lines")
.buttons(&[Button::with("Save orders", "keep")]);

/// Standing orders, for turns without other orders.
pub(in crate::web) static STANDING: Form = Form::new(
    "standing",
    &[Field::new("lines", "Orders", FieldKind::Lines(4)).hint("One a line."), Field::drawn("do")],
    standing,
)
.refused_at("lines")
.buttons(&[Button::with("Save standing orders", "keep")])
.example(&[("do", "keep"), ("lines", "A VIE H\nF TRI H")]);

/// Moves for the next turns.
pub(in crate::web) static PLAN: Form = Form::new(
    "plan",
    &[Field::new("lines", "Moves", FieldKind::Lines(4)).hint("One a line, up to 20."), Field::drawn("do")],
    plan,
)
.refused_at("lines")
.buttons(&[Button::with("Save plan", "keep")])
.example(&[("do", "keep"), ("lines", "A4-A5\nA5-A6\nUNTIL ATTACKED")]);

/// The bots' reasons.
pub(in crate::web) static EXPLAIN: Form = Form::new("explain", &[Field::choice("power", "Power", &[])], explain)
    .showing(|_| true)
    .refused_at("power")
    .buttons(&[Button::new("Explain moves")])
    .row()
    .example(&[]);

/// A bot's advice.
pub(in crate::web) static ADVISE: Form = Form::new("advise", &[], |_| Ok(vec!["ADVISE".to_owned()]))
    .showing(|_| true)
    .refused_at("")
    .buttons(&[Button::new("Show advice")])
    .example(&[]);

/// A word that influences the luck of a turn.
pub(in crate::web) static SALT: Form = Form::new(
    "salt",
    &[Field::new("word", "Secret word", FieldKind::Line(40)).required().hint("Letters and digits only.")],
    salt,
)
.refused_at("word")
.buttons(&[Button::new("Add word")])
.row()
.example(&[("word", "tulip")]);

/// The dice rolls of a turn.
pub(in crate::web) static VERIFY: Form =
    Form::new("verify", &[Field::new("turn", "Turn", FieldKind::Number(1, 9999))], verify)
        .showing(|_| true)
        .refused_at("turn")
        .buttons(&[Button::new("Show luck")])
        .row()
        .example(&[("turn", "1")]);

/// The pressed button.
fn deed(fields: &Fields) -> &str {
    fields.line("do")
}

/// The first and the last day of an absence.
fn days(fields: &Fields) -> Result<(&str, &str), FieldProblem> {
    match (fields.given("from"), fields.given("to")) {
        (None, _) => Err(FieldProblem::new("from", "Choose the first day.")),
        (Some(from), None) => Ok((from, from)),
        (Some(from), Some(to)) => Ok((from, to)),
    }
}

fn absence(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    if deed(fields) == "no" {
        return Ok(vec!["SET NO ABSENCE".to_owned()]);
    }
    let (from, to) = days(fields)?;
    Ok(vec![format!("SET ABSENCE {from} TO {to}")])
}

fn sitter(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    if deed(fields) == "no" {
        return Ok(vec!["NO SITTER".to_owned()]);
    }
    let address = fields.given("address").filter(|address| !address.contains(char::is_whitespace));
    let address = address.ok_or_else(|| FieldProblem::new("address", "Enter one e-mail address."))?;
    let (from, to) = days(fields)?;
    let press = if fields.has("press") { " WITH PRESS" } else { "" };
    Ok(vec![format!("SITTER {address} FROM {from} TO {to}{press}")])
}

/// A text of orders, without the words that would end its block.
fn orders(fields: &Fields, name: &str, ends: &[&str]) -> Vec<String> {
    let is_end = |line: &String| ends.iter().any(|end| line.trim().eq_ignore_ascii_case(end));
    fields.text(name).into_iter().filter(|line| !line.trim().is_empty() && !is_end(line)).collect()
}

/// Such a text, which must contain at least one order.
fn some_orders(fields: &Fields, name: &str, ends: &[&str]) -> Result<Vec<String>, FieldProblem> {
    match orders(fields, name, ends) {
        orders if orders.is_empty() => Err(FieldProblem::new(name, "Enter at least one order.")),
        orders => Ok(orders),
    }
}

/// The PHASE line for the chosen turn, or nothing for the current one.
fn turn_to(fields: &Fields) -> impl Iterator<Item = String> {
    fields.given("when").map(|phase| format!("PHASE {phase}")).into_iter()
}

fn condition(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    const WORDS: &[&str] = &["if", "else", "endif", "end if"];
    let condition = fields.given("condition");
    let condition = condition.ok_or_else(|| FieldProblem::new("condition", "Enter a condition, such as F ION."))?;
    let then = some_orders(fields, "orders", WORDS)?;
    let otherwise = orders(fields, "otherwise", WORDS);
    let head = if otherwise.is_empty() { None } else { Some("ELSE".to_owned()) };
    let lines = turn_to(fields).chain([format!("IF {condition}")]).chain(then).chain(head).chain(otherwise);
    Ok(lines.chain(["ENDIF".to_owned()]).collect())
}

fn later(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    if fields.given("when").is_none() {
        return Err(FieldProblem::new("when", "Choose a turn."));
    }
    Ok(match deed(fields) {
        "drop" => turn_to(fields).chain(["CLEAR ORDERS".to_owned()]).collect(),
        _ => turn_to(fields).chain(some_orders(fields, "lines", &[])?).collect(),
    })
}

fn standing(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    const ENDS: &[&str] =
        &["end", "endstanding", "end standing", "endstandingorders", "end standing orders", "endorders"];
    match deed(fields) {
        "drop" => return Ok(vec!["NO STANDING ORDERS".to_owned()]),
        "cancel" => return Ok(vec!["CANCEL STANDING ALL".to_owned()]),
        _ => {}
    }
    let orders = some_orders(fields, "lines", ENDS)?;
    Ok(["STANDING ORDERS".to_owned()].into_iter().chain(orders).chain(["END".to_owned()]).collect())
}

fn plan(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    if deed(fields) == "drop" {
        return Ok(vec!["PLAN OFF".to_owned()]);
    }
    let moves = some_orders(fields, "lines", &["end", "endplan", "end plan"])?;
    Ok(["PLAN".to_owned()].into_iter().chain(moves).chain(["END".to_owned()]).collect())
}

fn explain(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![fields.given("power").map_or("EXPLAIN".to_owned(), |power| format!("EXPLAIN {power}"))])
}

fn salt(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let word = fields.given("word").filter(|word| word.chars().all(|c| c.is_ascii_alphanumeric()));
    let word = word.ok_or_else(|| FieldProblem::new("word", "Enter one word of letters and digits."))?;
    Ok(vec![format!("SALT {word}")])
}

fn verify(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![match fields.line("turn").parse::<u32>() {
        Ok(turn) => format!("VERIFY {turn}"),
        Err(_) => "VERIFY".to_owned(),
    }])
}
