//! The next phase, and how long it is to its deadline.
use crate::command::game_cx::GameCx;
use crate::game::Game;
use crate::game::dates::{friendly, span};
use anyhow::Result;
use jiff::Timestamp;
use jiff::tz::TimeZone;

/// The next phase and its deadline: the classic lines, in the reader's zone and in UTC.
pub(in crate::referee) fn next_phase_text(cx: &GameCx, zone: &TimeZone) -> Result<String> {
    let game = &cx.game;
    let phase = game.table()?.phase();
    let mut text =
        format!("\nThe next phase of '{}' will be {} for {}.\n", game.row.name, phase.stage.plural, phase.when);
    if let Some(deadline) = game.row.deadline {
        text += &format!("The deadline for orders will be {}.", friendly(deadline, zone));
        let left = time_left(game, cx.now, zone);
        text += &if left.is_empty() { "\n".to_owned() } else { format!("\n\n{left}") };
    }
    Ok(text)
}

/// Returns the time left to the deadline, and until when late orders are accepted, for a reader in this zone.
fn time_left(game: &Game, now: Timestamp, zone: &TimeZone) -> String {
    let ahead = |time: &Timestamp| now < *time;
    let deadline = game.row.deadline.filter(ahead);
    let deadline = deadline.map(|time| format!("Time to deadline: {}.\n", span(time.duration_since(now))));
    let grace = game.row.grace.filter(ahead);
    let grace = grace.map(|time| format!("Late orders are accepted until {}.\n", friendly(time, zone)));
    deadline.into_iter().chain(grace).collect()
}
