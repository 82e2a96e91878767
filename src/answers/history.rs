//! The press of a game, as somebody may read it who looks back: what HISTORY shows, and the page of a game.
use super::press::{self, readable};
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::game::Game;
use crate::store::PressRow;
use crate::text::sentence::Note;
use anyhow::Result;
use jiff::Timestamp;

/// A letter of press, or what everybody was told of the game.
pub struct HistoryEntry {
    /// The time of the entry.
    pub at: Timestamp,
    /// In which phase; empty before the start.
    pub phase: String,
    /// The lines of its heading: `Broadcast message from Austria:`
    pub heading: Vec<Note>,
    /// The text.
    pub body: String,
    /// Whether these are the words of the judge.
    pub is_ours: bool,
    /// The number by which the reader calls it, if they got it.
    pub number: Option<u32>,
}

/// The press that the writer may read, oldest first: what all could read, and what they wrote or got themselves; when the game
/// is over and its settings say so, all of it.
pub fn press_for(cx: &Context, game: &Game) -> Result<Vec<HistoryEntry>> {
    let master = cx.is_master_of(game);
    let said = |row: PressRow, number: Option<u32>| HistoryEntry {
        at: row.sent,
        heading: press::heading_for(&row, master),
        is_ours: row.seat.is_none(),
        body: row.body,
        phase: row.phase,
        number,
    };
    // Whoever only orders for a player reads what everybody could read.
    let is_reader = |own: &&GameCx| own.game.row.id == game.row.id && own.sitter.is_none();
    let seat = cx.signed_on.as_ref().filter(is_reader).and_then(|own| own.seat().ok());
    let user = cx.principal.user();
    let reader = seat.map(|seat| seat.user).or(user);
    let press = readable(cx.store, game, reader)?.into_iter();
    Ok(press.map(|own| said(own.row, own.number)).collect())
}
