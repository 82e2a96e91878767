//! Forms about sandboxes, which one person plays alone.
use super::games::{self, SETTING};
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::words::sandbox as words;

/// The forms of this file.
pub(super) static FORMS: &[&Form] = &[&SANDBOX, &OVERWRITE, &THROW_AWAY, &COVER, &PIECE];

/// Creates a sandbox.
pub(in crate::web) static SANDBOX: Form = Form::new(
    "sandbox",
    &[
        Field::choice("board", "Board", &[]),
        Field::check("empty", "Empty board"),
        SETTING[0],
        SETTING[1],
        SETTING[2],
        SETTING[3],
        Field::line("with", "Other settings").hint("Such as builds=any, no dias (see HELP SETTINGS). Optional."),
        Field::new("from", "Game", FieldKind::Suggested(40, &[])),
        Field::new("in", "Phase", FieldKind::Line(40)).class("short").hint(
            "Such as F1901M. Leave it empty for the current position. In a turn that is over, you can change the old \
             orders and see other results.",
        ),
        Field::new("file", "Text of the file", FieldKind::Lines(6)).required().hint(
            "A game's JSON export, the position that a keeper exports, or a Realpolitik game, of at most 60 KB. Attach larger \
             files to an e-mail with the line SANDBOX FILE.",
        ),
        Field::drawn("do"),
    ],
    begin,
)
.looking(|fields| fields.line("do") == "look")
.row();

/// Orders for all powers, whose units are put on the board.
pub(in crate::web) static OVERWRITE: Form = Form::new(
    "overwrite",
    &[
        Field::new("orders", "Orders of all powers", FieldKind::Lines(6)).required().hint(
            "Each with its power, such as AUSTRIA: A BUD - SER, or below a line with the power's name. The judge adds \
             missing units.",
        ),
        Field::drawn("do"),
    ],
    overwrite,
)
.buttons(&[Button::with("Place these units", "named").quiet(), Button::with("Place only these units", "all").grave()])
.example(&[("orders", "ITALY: A VEN - TRI")]);

/// Changes one place, or the phase.
pub(in crate::web) static PIECE: Form = Form::new(
    "piece",
    &[
        Field::line("at", "Place").hint("Such as PAR, or STP/SC for a coast."),
        Field::choice("unit", "Unit", &[("", "no change"), ("none", "nothing"), ("A", "army"), ("F", "fleet")]),
        Field::choice("owner", "Owner of the unit", &[]),
        Field::choice("centre", "Owner of the centre", &[]),
        Field::new("to-phase", "Phase", FieldKind::Line(12)).class("short").compared(),
    ],
    piece,
)
.refused_at("at")
.row()
.buttons(&[Button::new("Change position")])
.example(&[("at", "PAR"), ("unit", "A"), ("owner", "Germany")]);

/// Shows hidden pieces, or hides them again.
pub(in crate::web) static COVER: Form =
    Form::new("cover", &[Field::drawn("do")], cover).class("inline").example(&[("do", "open")]);

/// Deletes a sandbox.
pub(in crate::web) static THROW_AWAY: Form = Form::new("throw-away", &[], throw_away)
    .class("inline")
    .buttons(&[Button::new("Delete this game").grave()])
    .example(&[]);

/// Begins with the start of a board, or with a phase of a game.
fn begin(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    if fields.line("do") == "file" {
        return from_file(fields);
    }
    let line = match (fields.given("from"), fields.given("in"), fields.given("board")) {
        (Some(game), Some(phase), _) => format!("SANDBOX {game} {phase}"),
        (Some(game), None, _) => format!("SANDBOX {game}"),
        (None, _, Some(board)) => {
            let empty = if fields.given("empty").is_some() { " EMPTY" } else { "" };
            let chosen = games::rules(fields).chain(
                games::settings(fields).into_iter().filter_map(|line| line.strip_prefix("SET ").map(str::to_owned)),
            );
            // Settings with commas in their values follow after the game's creation.
            let (later, with): (Vec<String>, Vec<String>) = chosen.partition(|setting| setting.contains([',', ';']));
            let with: Vec<String> = with.into_iter().chain(fields.given("with").map(str::to_owned)).collect();
            let with = if with.is_empty() { String::new() } else { format!(" WITH {}", with.join(", ")) };
            let first = format!("SANDBOX {board}{empty}{with}");
            return Ok([first].into_iter().chain(later.iter().map(|setting| format!("SET {setting}"))).collect());
        }
        (None, _, None) => return Err(FieldProblem::new("board", words::from_what())),
    };
    Ok(vec![line])
}

fn from_file(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let lines = fields.text("file");
    if lines.iter().all(|line| line.trim().is_empty()) {
        return Err(FieldProblem::new("file", words::which_file()));
    }
    let is_end = |line: &String| {
        let line: String = line.chars().filter(|c| !c.is_whitespace()).collect();
        line.eq_ignore_ascii_case("endfile")
    };
    let lines = lines.into_iter().filter(|line| !is_end(line));
    Ok(["SANDBOX FILE".to_owned()].into_iter().chain(lines).chain(["END FILE".to_owned()]).collect())
}

fn overwrite(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let orders = fields.text("orders");
    if orders.iter().all(|line| line.trim().is_empty()) {
        return Err(FieldProblem::new("orders", words::whose_orders()));
    }
    let head = if fields.line("do") == "all" { "OVERWRITE ALL" } else { "OVERWRITE" };
    let is_end = |line: &String| {
        let line: String = line.chars().filter(|c| !c.is_whitespace()).collect();
        ["end", "endoverwrite"].iter().any(|end| end.eq_ignore_ascii_case(&line))
    };
    let orders = orders.into_iter().filter(|line| !is_end(line));
    Ok([head.to_owned()].into_iter().chain(orders).chain(["END OVERWRITE".to_owned()]).collect())
}

fn piece(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let mut lines = vec!["EDIT".to_owned()];
    if let Some(at) = fields.given("at") {
        let unit = fields.given("unit");
        lines.extend(unit.map(|_| format!("CLEAR {at}")));
        if let (Some(kind), Some(owner)) = (unit.filter(|unit| *unit != "none"), fields.given("owner")) {
            lines.push(format!("PLACE {owner} {kind} {at}"));
        }
        lines.extend(fields.given("centre").map(|owner| format!("OWN {at} {owner}")));
    }
    lines.extend(fields.changed("to-phase").filter(|phase| !phase.is_empty()).map(|phase| format!("PHASE {phase}")));
    if lines.len() == 1 {
        return Err(FieldProblem::new("at", words::change_what()));
    }
    lines.push("END".to_owned());
    Ok(lines)
}

fn cover(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let what = if fields.given("do") == Some("open") { "OPEN" } else { "COVERED" };
    Ok(vec![format!("BOARD {what}")])
}

fn throw_away(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![format!("TERMINATE {}", fields.line("game"))])
}
