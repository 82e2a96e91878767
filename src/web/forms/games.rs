//! Forms that create a game, or change its settings.
use super::{FieldProblem, Fields, Form};
use crate::game::dates::read_zone;
use crate::text::words::said;
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::words::games as words;

/// The field for the time zone of a game.
const ZONE: &str = "say-zone.zone";

/// The forms of this file.
pub(super) static FORMS: &[&Form] = &[&NEW_GAME, &SETTINGS];

/// The settings of a game: drop-down lists, written values, clocks, and choices of rules.
pub(super) const SETTING: [Field; 4] =
    [Field::drawn("set-*"), Field::drawn("say-*"), Field::drawn("clock-*"), Field::drawn("rule-*")];
const COMMENT: Field = Field::new("comment", "Description", FieldKind::Prose(2000, 2));

/// A new game.
pub(in crate::web) static NEW_GAME: Form = Form::new(
    "new-game",
    &[
        Field::new("board", "Board", FieldKind::Groups(&[])),
        Field::new("name", "Name", FieldKind::Line(24))
            .required()
            .hint("One word of letters, digits and hyphens. Every e-mail about the game shows it."),
        Field::new(
            "with",
            "",
            FieldKind::Radio(&[
                ("people", "other people"),
                ("computers", "bots: the game starts at once"),
                ("nobody", "yourself: you play every power"),
            ]),
        ),
        Field::choice("power", "Your power", &[]),
        Field::check("master", "Run the game as GM"),
        Field::new("invite", "Invitations", FieldKind::Line(4000))
            .class("long")
            .hint("E-mail addresses, separated by commas."),
        Field::new("join", "Joining password", FieldKind::Line(40))
            .hint("Only players who know this word can join. Leave it empty to let anyone in."),
        Field::new("every-n", "A turn every", FieldKind::Number(1, 1000)).class("short").required().compared(),
        Field::choice("every-unit", "Unit", &[("days", "days"), ("hours", "hours")]).compared(),
        Field::new("every-at", "at", FieldKind::Time).compared(),
        Field::hidden("stage"),
        Field::hidden("stages"),
        Field::choice("run", "Turns run", &[]),
        COMMENT,
        SETTING[0],
        SETTING[1],
        SETTING[2],
        SETTING[3],
        Field::drawn("do"),
    ],
    create,
)
.looking(|fields| fields.line("do") == "look")
.buttons(&[Button::new("Create game")]);

/// Changes of settings.
pub(in crate::web) static SETTINGS: Form =
    Form::new("settings", &[COMMENT.compared(), SETTING[0], SETTING[1], SETTING[2], SETTING[3]], change)
        .buttons(&[Button::new("Change settings")])
        .example(&[("set-dias", "NO DIAS")]);

/// The opponents in a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opponents {
    People,
    Computers,
    Nobody,
}

fn create(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let name = fields.line("name").trim_start_matches('?').to_lowercase();
    if name.is_empty() || name.contains(char::is_whitespace) {
        return Err(FieldProblem::new("name", words::name_first()));
    }
    let Some(board) = fields.given("board") else { return Err(FieldProblem::new("board", words::board_first())) };
    if fields.line("join").contains(char::is_whitespace) {
        return Err(FieldProblem::new("join", words::one_word()));
    }
    zone(fields)?;
    let with = match fields.line("with") {
        "computers" => Opponents::Computers,
        "nobody" => Opponents::Nobody,
        _ => Opponents::People,
    };
    let mut line = format!("CREATE ?{name} - {board}");
    let rules: Vec<String> = rules(fields).collect();
    if with != Opponents::People {
        // The game begins at once, so its rules belong in the line that creates it.
        line = [line].into_iter().chain(rules.iter().cloned()).collect::<Vec<_>>().join(" ");
    }
    line += &match (with, fields.given("power"), fields.given("join")) {
        (Opponents::Nobody, ..) => " SOLO".to_owned(),
        (Opponents::Computers, Some(power), _) => format!(" AGAINST COMPUTER AS {power}"),
        (Opponents::Computers, None, _) => " AGAINST COMPUTER".to_owned(),
        (Opponents::People, _, Some(word)) => format!(" JOIN {word}"),
        (Opponents::People, _, None) => String::new(),
    };
    let mut lines = vec![line];
    if with == Opponents::People {
        lines.extend(fields.has("master").then(|| "BECOME MASTER".to_owned()));
        lines.extend(rules.into_iter().map(|rule| format!("SET {rule}")));
        // The time zone comes before the times of day.
        lines.extend(settings(fields));
        lines.extend(pace(fields)?);
        lines.extend(comment(fields));
        lines.extend(invited(fields)?);
    }
    Ok(lines)
}

/// A line for each invitation. An invalid address is reported before the game is created.
fn invited(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let lines: Vec<String> = super::master_seats::invitations(fields.line("invite")).collect();
    match lines.iter().find_map(|line| line.strip_prefix("INVITE ").filter(|address| !address.contains('@'))) {
        Some(word) => Err(FieldProblem::new("invite", words::no_address(word))),
        None => Ok(lines),
    }
}

/// Checks the typed time zone. An invalid one is reported before the game is created.
fn zone(fields: &Fields) -> Result<(), FieldProblem> {
    let typed = fields.changed(ZONE).filter(|typed| !typed.is_empty());
    typed.map_or(Ok(()), |typed| read_zone(typed).map(drop).map_err(|why| FieldProblem::new(ZONE, said(why))))
}

fn change(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    zone(fields)?;
    let rules = rules(fields).map(|rule| format!("SET {rule}"));
    let lines: Vec<String> = rules.chain(settings(fields)).chain(comment(fields)).collect();
    if lines.is_empty() { Err(FieldProblem::new("", words::nothing_changed())) } else { Ok(lines) }
}

/// The changed choices of rules: a value from a list, or a number after the name.
pub(super) fn rules(fields: &Fields) -> impl Iterator<Item = String> {
    let chosen = fields
        .beginning("rule-")
        .filter(|(name, value)| !value.is_empty() && fields.changed(&format!("rule-{name}")).is_some());
    chosen.map(|(name, value)| match name.strip_prefix("n-") {
        Some(name) => format!("{} {value}", name.to_uppercase()),
        None => value.to_owned(),
    })
}

/// The changed settings: chosen from a list (`set-`), written (`say-` and the words before them), and the clocks of stages
/// (`clock-move-next`).
pub(super) fn settings(fields: &Fields) -> Vec<String> {
    let mut lines = Vec::new();
    for (name, value) in fields.beginning("set-") {
        // A written value takes precedence over the list beside it.
        let is_written = fields
            .beginning("say-")
            .any(|(own, value)| !value.is_empty() && own.split_once('.').is_some_and(|(own, _)| own == name));
        if !is_written && !value.is_empty() && fields.changed(&format!("set-{name}")).is_some() {
            lines.push(format!("SET {value}"));
        }
    }
    for (name, value) in fields.beginning("say-") {
        let Some((_, words)) = name.split_once('.') else { continue };
        if !value.is_empty() && fields.changed(&format!("say-{name}")).is_some() {
            lines.push(format!("SET {} {value}", words.to_uppercase()));
        }
    }
    let mut clocks: Vec<(&str, String)> = Vec::new();
    for (name, value) in fields.beginning("clock-") {
        let Some((stage, part)) = name.split_once('.') else { continue };
        if value.is_empty() || fields.changed(&format!("clock-{name}")).is_none() {
            continue;
        }
        let part = format!(" {} {value}", part.to_uppercase());
        match clocks.iter_mut().find(|(own, _)| *own == stage) {
            Some((_, parts)) => *parts += &part,
            None => clocks.push((stage, part)),
        }
    }
    lines.extend(clocks.into_iter().map(|(stage, parts)| format!("SET {}{parts}", stage.to_uppercase())));
    lines
}

/// Returns the lines of the description, if it has changed.
fn comment(fields: &Fields) -> Vec<String> {
    let (text, was) = (fields.text("comment"), fields.text("was-comment"));
    match text.len() {
        _ if text == was => Vec::new(),
        0 => vec!["SET NO COMMENT".to_owned()],
        _ => super::block("SET COMMENT", text),
    }
}

/// Returns the lines for the length of a turn, and for whether it may run early.
fn pace(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let n = fields.line("every-n").parse::<u32>().ok().filter(|n| (1..=1000).contains(n));
    let n = n.ok_or_else(|| FieldProblem::new("every-n", words::how_often()))?;
    let (is_hours, at) = (fields.line("every-unit") == "hours", fields.line("every-at"));
    let mut lines = Vec::new();
    if ["every-n", "every-unit", "every-at"].iter().any(|name| fields.changed(name).is_some()) {
        lines.push(match is_hours {
            true => format!("SET EVERY {n} HOURS"),
            false if at.is_empty() => format!("SET EVERY {n} DAYS"),
            false => format!("SET EVERY {n} DAYS AT {at}"),
        });
    }
    match fields.line("run") {
        "master" => lines.push("SET MANUAL PROCESS".to_owned()),
        "soon" => {
            let stages = fields.line("stages").split_whitespace();
            lines.extend(stages.map(|stage| format!("SET {} DELAY 0", stage.to_uppercase())));
        }
        "deadline" => {
            // Deadlines move on to the clock's time of day. Two hours less are never longer than a turn.
            let hours = if is_hours { n } else { n * 24 - 2 };
            lines.push(format!("SET {} MIN {hours}", fields.line("stage").to_uppercase()));
        }
        _ => {}
    }
    Ok(lines)
}
