//! Players who must still confirm that they want to play, and the times of their reminders.
use crate::command::game_cx::GameCx;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::store::Life;
use jiff::{SignedDuration, Timestamp};

/// The times of the reminders before the end of the muster.
const REMINDERS: [SignedDuration; 2] = [SignedDuration::from_hours(24), SignedDuration::from_hours(6)];

/// The players who must confirm before the game starts: those who joined long enough ago, and have not confirmed yet. The
/// current writer does not have to.
pub fn to_confirm<'c>(cx: &'c GameCx<'_>) -> impl Iterator<Item = &'c Seat> {
    let (game, now, writer) = (&cx.game, cx.now, cx.seat);
    let days = game.settings.get(keys::MUSTER).map(|days| SignedDuration::from_hours(24 * days as i64));
    let is_long_ago = move |seat: &&Seat| days.is_some_and(|days| days <= now.duration_since(seat.since));
    game.players().filter(move |seat| !seat.ready && Some(seat.id) != writer).filter(is_long_ago)
}

/// Says in a sentence what comes next, now that all seats are taken.
pub fn what_follows(cx: &GameCx) -> &'static str {
    if to_confirm(cx).next().is_some() {
        "Before the game starts, I ask its players whether they still want to play."
    } else if cx.game.settings.on(keys::MANUAL_START) {
        "The game begins when its master says PROCESS."
    } else {
        "The game begins."
    }
}

/// Returns when the clock must look at the muster.
pub(in crate::referee) fn next_at(game: &Game) -> Option<Timestamp> {
    let until = game.row.muster.filter(|_| game.row.life == Life::Forming)?;
    Some(reminder(game).map_or(until, |at| at.min(until)))
}

/// Returns when the next reminder is due.
pub(super) fn reminder(game: &Game) -> Option<Timestamp> {
    let (until, last) = (game.row.muster?, game.row.reminded?);
    REMINDERS.iter().filter_map(|before| until.checked_sub(*before).ok()).find(|at| last < *at)
}
