//! KEEP SETUP: set-ups that a person stores for future games.
use super::orders;
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, refuse};
use crate::families::sheet::{ReadySetup, SetupGrid};
use crate::game::Game;
use crate::rules::Power;
use crate::say;
use crate::store::{SetupRow, Store, UserId};
use crate::text::doc::Doc;
use crate::text::sentence::{and, line, term};
use anyhow::Result;

/// The maximum number of set-ups that a person can store for a board.
const MOST: usize = 5;
/// The maximum length of a name, in characters.
const MAX_NAME: usize = 24;

/// Stores the set-up on file.
///
/// # Errors
/// If there is none, or the name is not valid.
pub fn keep(cx: &mut GameCx, name: &str, doc: &mut Doc) -> CommandResult {
    let (name, power) = (named(name)?, placed_by(cx)?);
    let set_up = match cx.game.on_file_of(cx.store, power)?.orders.as_slice() {
        [set_up] => set_up.clone(),
        _ => return refuse("Set up your pieces first. KEEP SETUP saves the set-up you have on file."),
    };
    let own = of(cx.store, &cx.game, holder(cx)?)?;
    if !own.iter().any(|row| row.name.eq_ignore_ascii_case(&name)) && MOST <= own.len() {
        return refuse(say!(
            "You already have {most} set-ups for this board: {names}. FORGET SETUP name makes room.",
            most = MOST,
            names = and(own.iter().map(|row| term(&row.name)))
        ));
    }
    let row = SetupRow {
        user: holder(cx)?,
        family: family(&cx.game),
        board: cx.game.row.variant.clone(),
        name: name.clone(),
        line: set_up,
        saved: cx.now,
    };
    cx.store.keep_set_up(&row)?;
    doc.para(say!(
        "I have saved your set-up as {}. {} uses it in another game on this board.",
        term(&name),
        line(format!("USE SETUP {name}"))
    ));
    Ok(())
}

/// Uses a stored set-up.
///
/// # Errors
/// If no set-up has this name.
pub fn take(cx: &mut GameCx, name: &str, doc: &mut Doc) -> CommandResult {
    let power = placed_by(cx)?;
    let row = find(cx, name)?;
    orders::put_on(cx, vec![(power, row.line)])?;
    doc.para(say!("You are set up as in {}.", term(row.name)));
    Ok(())
}

/// Deletes a stored set-up.
///
/// # Errors
/// If no set-up has this name.
pub fn forget(cx: &mut GameCx, name: &str, doc: &mut Doc) -> CommandResult {
    let row = find(cx, name)?;
    cx.store.drop_set_up(&row)?;
    doc.para(say!("{} is forgotten.", term(row.name)));
    Ok(())
}

/// The set-ups that a person stores for the board of a game.
///
/// # Errors
/// If the database cannot be read.
pub fn of(store: &Store, game: &Game, user: UserId) -> Result<Vec<SetupRow>> {
    let (family, board) = (family(game), game.row.variant.clone());
    let all = store.set_ups(user)?.into_iter();
    Ok(all.filter(|row| row.family == family && row.board == board).collect())
}

/// Like [`of`], for a grid of this power: the set-ups that are still legal, with their pieces.
///
/// # Errors
/// If the database cannot be read.
pub fn ready(cx: &GameCx, power: Power) -> Result<Vec<ReadySetup>> {
    // A sitter does not see the player's set-ups.
    let user = cx.seat().ok().map(|seat| seat.user).filter(|_| cx.sitter.is_none());
    let Some(user) = user else { return Ok(Vec::new()) };
    let mut ready = Vec::new();
    for row in of(cx.store, &cx.game, user)? {
        // The rules may have changed since.
        let Ok(Some(grid)) = cx.game.table()?.placing(power, std::slice::from_ref(&row.line)) else { continue };
        ready.push(ReadySetup { line: format!("USE SETUP {}", row.name), name: row.name, rows: pieces(&grid) });
    }
    Ok(ready)
}

/// The pieces in the places of a grid.
fn pieces(grid: &SetupGrid) -> Vec<Vec<String>> {
    let row = |row: &Vec<_>| row.iter().map(|place| held(grid, place)).collect();
    grid.rows.iter().map(row).collect()
}

fn held(grid: &SetupGrid, place: &crate::families::sheet::SetupSquare) -> String {
    place.holds.clone().unwrap_or_else(|| grid.empty.clone())
}

fn find(cx: &GameCx, name: &str) -> CommandResult<SetupRow> {
    let own = of(cx.store, &cx.game, holder(cx)?)?;
    let name = name.trim();
    if own.is_empty() {
        return refuse("You have no saved set-ups for this board. KEEP SETUP name saves the one you have on file.");
    }
    match own.iter().find(|row| row.name.eq_ignore_ascii_case(name)) {
        Some(row) => Ok(row.clone()),
        None => {
            let names = and(own.iter().map(|row| term(&row.name)));
            refuse(say!("You keep no set-up by that name for this board: there is {}.", names))
        }
    }
}

/// The power whose pieces the writer may set up.
fn placed_by(cx: &GameCx) -> CommandResult<Power> {
    let power = cx.power()?;
    let table = cx.table()?;
    match table.placing(power, &[])? {
        Some(_) => Ok(power),
        None => refuse("This game has no set-up of pieces."),
    }
}

/// The person who holds the seat. A sitter has their own set-ups, and stores none here.
fn holder(cx: &GameCx) -> CommandResult<UserId> {
    Ok(cx.seat()?.user)
}

fn family(game: &Game) -> String {
    game.settings.variant().family().key().to_owned()
}

/// A name for a set-up, in one line.
fn named(name: &str) -> CommandResult<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_plain = name.chars().all(|c| c.is_alphanumeric() || " '-".contains(c));
    match is_plain && (1..=MAX_NAME).contains(&name.chars().count()) {
        true => Ok(name),
        false => refuse(say!(
            "The name of a set-up has at most {} letters and digits: {}.",
            MAX_NAME,
            line("KEEP SETUP Fortress")
        )),
    }
}
