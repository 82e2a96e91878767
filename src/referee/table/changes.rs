//! Changes of the settings, as the others in the game are told of them.
use crate::command::game_cx::{GameCx, say_each};
use crate::command::letters::reader_of;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, sentences};
use anyhow::Result;

/// Tells everybody else in the game what the letter has changed, and who wrote it.
pub fn announce_changes(cx: &mut GameCx) -> Result<()> {
    let changes = std::mem::take(&mut cx.after.changes);
    if changes.is_empty() {
        return Ok(());
    }
    cx.note(say!("settings: {}", sentences(&changes)))?;
    let game = &cx.game;
    let heading = Note::of(say!("{has} changed the settings of {game}:", has = cx.changer_has(), game));
    let subject = cx.subject("Settings changed");
    for seat in game.seats.iter().filter(|seat| Some(seat.id) != cx.seat) {
        let mut doc = Doc::new(reader_of(seat));
        doc.para(&heading);
        say_each(&mut doc, &changes);
        cx.post_news(seat, &subject, &doc)?;
    }
    cx.publish(&heading, &changes)
}
