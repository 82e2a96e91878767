//! The press of a game for readers who look back: in HISTORY, and on the page of a game.
use super::press::readable;
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::game::Game;
use crate::game::names::PartyNames;
use crate::store::OwnPress;
use crate::text::sentence::Note;
use anyhow::Result;
use jiff::Timestamp;

/// A press message, or a public announcement about the game.
pub struct HistoryEntry {
    /// The time of the entry.
    pub at: Timestamp,
    /// The label of its phase. Empty before the start.
    pub phase: String,
    /// The lines of its heading: `Broadcast message from Austria:`
    pub heading: Vec<Note>,
    /// The text.
    pub body: String,
    /// Whether the judge wrote it.
    pub is_ours: bool,
    /// The number that the reader knows it by, if they received it.
    pub number: Option<u32>,
}

/// The press that the writer may read, oldest first: public press, and press that they wrote or received. In a finished game
/// whose settings reveal press, all of it.
pub fn press_for(cx: &Context, game: &Game) -> Result<Vec<HistoryEntry>> {
    let names = PartyNames::new(cx.store, game, cx.is_master_of(game));
    let said = |OwnPress { row, sees, how, number, .. }: OwnPress| {
        Ok(HistoryEntry {
            at: row.sent,
            heading: names.heading(&row, sees, how)?,
            is_ours: row.seat.is_none(),
            body: row.body,
            phase: row.phase,
            number,
        })
    };
    // A sitter reads only public press.
    let is_reader = |own: &&GameCx| own.game.row.id == game.row.id && own.sitter.is_none();
    let seat = cx.signed_on.as_ref().filter(is_reader).and_then(|own| own.seat().ok());
    let user = cx.principal.user();
    let reader = seat.map(|seat| seat.user).or(user);
    readable(cx.store, game, reader)?.into_iter().map(said).collect()
}
