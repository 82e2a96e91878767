//! Announces changed settings to the others in the game.
use crate::command::game_cx::{GameCx, say_each};
use crate::command::letters::reader_of;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, sentences};
use anyhow::Result;
use std::collections::BTreeSet;

/// Tells everyone else in the game what the letter has changed, and who wrote it.
pub fn announce_changes(cx: &mut GameCx) -> Result<()> {
    let changes = std::mem::take(&mut cx.after.changes);
    if changes.is_empty() {
        return Ok(());
    }
    let called: BTreeSet<&str> = changes.iter().map(|change| change.subject.as_str()).collect();
    let subject = cx.subject(if let [one] = Vec::from_iter(called)[..] { one } else { "Settings changed" });
    let changes: Vec<Note> = changes.iter().map(|change| change.said.clone()).collect();
    cx.note(say!("settings: {}", sentences(&changes)))?;
    let game = &cx.game;
    let these = if changes.len() == 1 { "this change" } else { "these changes" };
    for seat in game.seats.iter().filter(|seat| Some(seat.id) != cx.seat) {
        let mut doc = Doc::new(reader_of(seat));
        say_each(&mut doc, &changes);
        doc.para(say!("{has} made {these} in {game}.", has = cx.changer_has(), these, game));
        cx.post_news(seat, &subject, &doc)?;
    }
    let heading = Note::of(say!("{has} changed the settings of {game}:", has = cx.changer_has(), game));
    cx.publish(&heading, &changes)
}
