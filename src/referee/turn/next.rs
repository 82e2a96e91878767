//! The next phase, and how long it is to its deadline.
use crate::command::game_cx::GameCx;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{self, term};
use anyhow::Result;
use jiff::Timestamp;

/// Adds the next phase and its deadline: the classic lines, in the reader's zone and in UTC.
pub(in crate::referee) fn add_next_phase(cx: &GameCx, doc: &mut Doc) -> Result<()> {
    let row = &cx.game.row;
    let phase = cx.game.table()?.phase();
    doc.para(say!(
        "The next phase of {} will be {} for {}.",
        sentence::game(&row.name),
        phase.stage.plural,
        term(&phase.when)
    ));
    let Some(deadline) = row.deadline else { return Ok(()) };
    doc.also(say!("The deadline for orders will be {}.", deadline));
    let is_ahead = |time: &Timestamp| cx.now < *time;
    let left = row.deadline.filter(is_ahead).map(|deadline| deadline.duration_since(cx.now));
    if let Some(left) = left {
        doc.para(say!("Time to deadline: {}.", left));
    }
    if let Some(grace) = row.grace.filter(is_ahead) {
        doc.para(say!("Late orders are accepted until {}.", grace));
        if left.is_some() {
            doc.close_up();
        }
    }
    Ok(())
}
