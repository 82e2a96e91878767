//! Sandboxes that begin from a file: a game's export, the file of a game that a keeper edits, or a Realpolitik game.
//!
//! The judge trusts no part of a file. Only its last position counts, with the rules of its game and the orders for it. So the work does not
//! grow with the number of turns, and scripts, people, press and records of a file are never read.
use super::alone::Fork;
use super::setup::{self, NewGame};
use crate::answers::{export, game_file};
use crate::boards::{chain::Chain, realpolitik};
use crate::command::context::Context;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, Stop, refuse};
use crate::families::ruleset::{Position, Ruleset};
use crate::families::setting::Kept;
use crate::game::board;
use crate::rules::{Eyes, Power};
use crate::say;
use crate::text::sentence::{Note, line, term, theirs};
use crate::text::words::said;
use chancery_import::Source;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The maximum bytes of a file.
pub const MAX_FILE: usize = 512 << 10;
/// The maximum bytes of a position as the judge stores it.
const MAX_POSITION: usize = 64 << 10;
/// The maximum number of orders in a file for its last position, and of settings.
const MAX_LINES: usize = 500;
/// The maximum characters of a setting, and of an error of a reader that a refusal repeats.
const MAX_TEXT: usize = 200;

/// The part of an [`Export`](export::Export) that counts. The rest is skipped.
#[derive(Deserialize)]
struct ExportedPosition {
    format: u32,
    family: String,
    variant: String,
    #[serde(default)]
    morphed: bool,
    #[serde(default)]
    settings: BTreeMap<String, Value>,
    #[serde(default)]
    position: Option<Value>,
    #[serde(default)]
    orders: Vec<(String, Vec<String>)>,
    #[serde(default)]
    phases: Vec<ExportedPhase>,
}

/// A turn of an export.
#[derive(Deserialize)]
struct ExportedPhase {
    before: Value,
    orders: Value,
    #[serde(default)]
    undone: Option<IgnoredAny>,
}

/// A position on a board here.
struct FilePosition {
    board: Arc<Chain>,
    rules: Kept,
    table: Box<dyn Position>,
    orders: Vec<(Power, String)>,
}

/// Returns the point where a sandbox from a file begins: the last position, or if the game is over, its last turn.
///
/// # Errors
/// A sentence with the reason why the file begins no sandbox.
pub fn fork_of(cx: &Context, text: &str) -> CommandResult<Fork> {
    if MAX_FILE < text.len() {
        let (n, most) = (text.len(), MAX_FILE);
        return refuse(say!(
            "This file has {n byte|bytes}, and I read at most {most}. Leave out its old turns and press.",
            n,
            most
        ));
    }
    let begins = text.trim_start_matches('\u{feff}').trim_start();
    let found = match begins.chars().next() {
        None => return refuse(what_to_send()),
        Some('{') => exported(cx, begins)?,
        Some('1' | '2') => of_realpolitik(cx, begins)?,
        Some(_) => edited(cx, begins)?,
    };
    let FilePosition { board: chain, rules, table, orders } = found;
    let position = table.save();
    if MAX_POSITION < position.len() {
        let (n, most) = (position.len(), MAX_POSITION);
        return refuse(say!("The position in this file has {n byte|bytes}. A game here has at most {most}.", n, most));
    }
    let new = NewGame {
        family: chain.family().key().to_owned(),
        variant: chain.key().to_owned(),
        settings: rules.to_json(),
        morph: None,
        modules: None,
    };
    let digest = board::keep(cx.store, &chain)?;
    Fork::elsewhere(cx, new, digest, table.phase().label, position, orders)
}

/// Says which files begin a sandbox, and how to send one.
pub fn what_to_send() -> Note {
    Note::of(say!(
        "Attach a file to your e-mail, or put its text between {} and {}: a game's JSON export, the position that {} writes, or a Realpolitik game.",
        line("SANDBOX FILE"),
        line("END FILE"),
        line("chancery game export --edit")
    ))
}

/// A refusal that quotes what a reader of files says.
fn unreadable(why: &str) -> Refusal {
    let words: String = why.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(MAX_TEXT).collect();
    Refusal::because(say!("I cannot begin from this file: {}.", term(words.trim_end_matches('.')))).and(what_to_send())
}

fn cannot(why: impl std::fmt::Display) -> Stop {
    unreadable(&why.to_string()).into()
}

/// An export of this or another judge.
fn exported(cx: &Context, text: &str) -> CommandResult<FilePosition> {
    let file: ExportedPosition = serde_json::from_str(text).map_err(|error| match error.is_eof() {
        true => cannot("its end is missing"),
        false => cannot(format!("it is not the export of a game: {error}")),
    })?;
    if file.format != export::FORMAT {
        let (n, own) = (file.format, export::FORMAT);
        return refuse(say!("This export has format {n}, and I read format {own}. Export the game again.", n, own));
    }
    let board = board_named(cx, &file.variant, Some(&file.family))?;
    if file.morphed {
        return refuse(say!(
            "The board of this game was changed by e-mail, so it is not the board {} here.",
            term(board.key())
        ));
    }
    let rules = rules_of(&board, |name| match file.settings.get(name) {
        Some(Value::String(value)) => Some(value.clone()),
        _ => None,
    })?;
    let system = system(cx, &board, &rules)?;
    let Some(position) = &file.position else {
        return refuse("The game in this file has not started, so it has no position.");
    };
    let table = opened(system.as_ref(), position)?;
    if table.outcome().is_none() {
        let orders =
            file.orders.into_iter().flat_map(|(power, lines)| lines.into_iter().map(move |line| (power.clone(), line)));
        let orders = legal(table.as_ref(), orders);
        return Ok(FilePosition { board, rules, table, orders });
    }
    // The game is over: its last turn can be played differently.
    let last = file.phases.iter().rev().find(|turn| turn.undone.is_none());
    let Some(last) = last else {
        return refuse("The game in this file is over, and the file has no turn that you could play differently.");
    };
    let table = opened(system.as_ref(), &last.before)?;
    if table.outcome().is_some() {
        return refuse("The game in this file was over before its last turn.");
    }
    let orders: Vec<(String, String)> = serde_json::from_value(last.orders.clone()).unwrap_or_default();
    let orders = legal(table.as_ref(), orders.into_iter());
    Ok(FilePosition { board, rules, table, orders })
}

/// The file of a game that a keeper edits.
fn edited(cx: &Context, text: &str) -> CommandResult<FilePosition> {
    let file = game_file::read(text).map_err(|error| cannot(format!("{error:#}")))?;
    let board = board_named(cx, file.variant(), None)?;
    let mut new = NewGame {
        family: board.family().key().to_owned(),
        variant: board.key().to_owned(),
        settings: Kept::default().to_json(),
        morph: None,
        modules: None,
    };
    // Settings of deadlines, seats and modules belong to the other game.
    for setting in file.settings().iter().take(MAX_LINES).filter(|line| line.chars().count() <= MAX_TEXT) {
        match setup::with_settings(cx, new.clone(), setting.trim_start_matches("SET "), true) {
            Ok(with) => new = with,
            Err(Stop::Refused(_)) => {}
            Err(failed @ Stop::Failed(_)) => return Err(failed),
        }
    }
    let kept = Kept::from_json(&new.settings)?;
    let rules = rules_of(&board, |name| kept.text(name).map(str::to_owned))?;
    let system = system(cx, &board, &rules)?;
    let start = system.begin(&system.played(), &cx.judge.new_luck.draw()?);
    let lines = game_file::edits(&start.edit_parts(), file.position()).map_err(|error| cannot(format!("{error:#}")))?;
    let table = match lines.is_empty() {
        true => start,
        false => start.edit(&lines).map_err(of_notes)?.after,
    };
    checked(table.as_ref())?;
    let orders = file.orders().iter().flat_map(|(power, lines)| lines.iter().map(|line| (power.clone(), line.clone())));
    let orders = legal(table.as_ref(), orders);
    Ok(FilePosition { board, rules, table, orders })
}

/// A game of Realpolitik or RealWorld.
fn of_realpolitik(cx: &Context, text: &str) -> CommandResult<FilePosition> {
    let source = Source { name: "your file", text };
    let found =
        realpolitik::last_position(&cx.judge.catalogue, source).map_err(|error| cannot(format!("{error:#}")))?;
    let rules = Kept::default();
    let system = system(cx, &found.board, &rules)?;
    let table = opened(system.as_ref(), &found.position)?;
    if table.outcome().is_some() {
        return refuse("The game in this file is over.");
    }
    let orders =
        found.orders.into_iter().flat_map(|(power, lines)| lines.into_iter().map(move |line| (power.clone(), line)));
    let orders = legal(table.as_ref(), orders);
    Ok(FilePosition { board: found.board, rules, table, orders })
}

/// A board here, by its name, for a game of this family.
fn board_named(cx: &Context, name: &str, family: Option<&str>) -> CommandResult<Arc<Chain>> {
    let catalogue = &cx.judge.catalogue;
    let chain = catalogue.find(name).and_then(|key| catalogue.chain(&key));
    let chain = chain.filter(|chain| family.is_none_or(|family| family == chain.family().key()));
    chain.ok_or_else(|| {
        let name: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
        let list = line("LIST VARIANTS");
        Refusal::because(say!(
            "This file's game is on the board {name}, which I do not have. {list} shows those that I have.",
            name = theirs(name),
            list
        ))
        .into()
    })
}

/// The settings of the rules alone, as in any sandbox that begins from a game.
fn rules_of(board: &Chain, value: impl Fn(&str) -> Option<String>) -> CommandResult<Kept> {
    let mut rules = Kept::default();
    for setting in board.family().settings() {
        let value = value(setting.name);
        if value.as_ref().is_some_and(|value| MAX_TEXT < value.chars().count() || value.contains(char::is_control)) {
            return refuse(say!("The setting {} in this file is unknown here.", term(setting.name)));
        }
        rules.set(setting.name, value);
    }
    Ok(rules)
}

fn system(cx: &Context, board: &Chain, rules: &Kept) -> CommandResult<Arc<dyn Ruleset>> {
    let loaded = cx.judge.catalogue.board(board.key())?;
    loaded.variant.fits(rules).map_err(|why| cannot(said(why)))?;
    // Only settings that are valid come into the catalogue's memory.
    loaded.variant.play(rules).map_err(cannot)?;
    Ok(cx.judge.catalogue.play(&loaded, rules)?)
}

fn opened(system: &dyn Ruleset, position: &Value) -> CommandResult<Box<dyn Position>> {
    let text = position.to_string();
    let table = system.open(&text).map_err(|error| cannot(format!("{error:#}")))?;
    checked(table.as_ref())?;
    Ok(table)
}

fn checked(table: &dyn Position) -> CommandResult {
    table.check().map_err(|why| of_notes(vec![why]))
}

fn of_notes(wrong: Vec<Note>) -> Stop {
    cannot(wrong.into_iter().map(said).collect::<Vec<_>>().join(" "))
}

/// The orders that are legal in a position, each with its power.
fn legal(table: &dyn Position, orders: impl Iterator<Item = (String, String)>) -> Vec<(Power, String)> {
    let mut legal = Vec::new();
    for (name, order) in orders.take(MAX_LINES) {
        let index = table.powers().iter().position(|power| power.name == name);
        let Some(power) = index.and_then(|index| u16::try_from(index).ok()).map(Power) else { continue };
        for accepted in table.orders(Eyes::Power(power), &order).into_iter().flatten() {
            if accepted.power == power {
                legal.push((power, accepted.order));
            }
        }
    }
    legal
}
