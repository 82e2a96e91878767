//! The points that count for and against the people who play, and the demands that they may make of others.
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, refuse};
use crate::say;
use crate::text::sentence::{Note, term};

use crate::game::reliability::{GATES, Gates, Record};
use crate::game::settings::keys;
use crate::rules::Power;
use crate::store::{Mark, UserId};
use anyhow::Result;

/// Gives people a mark for the turn that is on, if the game is rated, and somebody else plays in it too.
pub(in crate::referee) fn mark(cx: &GameCx, users: impl IntoIterator<Item = UserId>, mark: Mark) -> Result<()> {
    let game = &cx.game;
    if !game.settings.on(keys::RATED) || game.hands.len() < 2 {
        return Ok(());
    }
    // While a game hides who plays what, who owes orders or who is late, the marks of its players would tell it.
    let hidden = game.gunboat() || game.hides_due() || game.settings.on(keys::QUIET);
    users.into_iter().try_for_each(|user| cx.store.mark(game.row.id, game.row.turn, user, mark, hidden))
}

/// A turn ends: whoever owed orders for it, and was not late, has been on time.
pub(in crate::referee) fn turn_ends(cx: &GameCx) -> Result<()> {
    let game = &cx.game;
    let (due, complete) = (game.due(), &game.complete);
    let is_due = |seat: &crate::game::Seat| {
        let own: Vec<Power> = game.ordered_by(seat).into_iter().filter(|power| due.contains(power)).collect();
        !own.is_empty() && own.iter().all(|power| complete.contains(power))
    };
    let on_time = game.players().filter(|seat| seat.abandoned.is_none() && is_due(seat)).map(|seat| seat.user);
    mark(cx, on_time, Mark::OnTime)
}

/// Somebody's seat is free now, or somebody else's: if its power lives, that counts against them.
pub(in crate::referee) fn left(cx: &GameCx, user: UserId, hand: &[Power]) -> Result<()> {
    let survivors = cx.game.survivors();
    let lives = hand.iter().any(|power| survivors.contains(power));
    mark(cx, lives.then_some(user), Mark::Left)
}

/// The game is over: unless it goes on hiding who played what, its marks are hidden no longer.
pub(in crate::referee) fn game_over(cx: &GameCx) -> Result<()> {
    if cx.game.gunboat() { Ok(()) } else { cx.store.show_marks(cx.game.row.id) }
}

/// Checks that the writer may set this gate. Nobody asks of others what they lack themselves.
///
/// # Errors
/// A sentence that says what they lack.
pub fn may_ask(cx: &GameCx, key: &str, value: &str) -> CommandResult {
    let Ok(seat) = cx.seat() else { return Ok(()) };
    if !GATES.contains(&key) {
        return Ok(());
    }
    let mut settings = cx.game.settings.clone();
    GATES.iter().for_each(|gate| settings.set(gate, settings.setting(gate).map_or("", |gate| gate.default).to_owned()));
    settings.set(key, value.to_owned());
    let unmet =
        Gates::of(&settings).unmet(&cx.store.user(seat.user)?.level, &Record::of_user(cx.store, seat.user, false)?);
    match unmet.first() {
        Some(why) => refuse(say!("You would not pass that yourself, so you cannot ask it of others. {}", why)),
        None => Ok(()),
    }
}

/// Returns the facts that a master is told of a person who comes into the game.
pub fn for_master(env: &Env, user: UserId) -> Result<Note> {
    let level = env.store.user(user)?.level;
    let record = term(Record::of_user(env.store, user, true)?.told());
    Ok(Note::of(match level.as_str() {
        "" => say!("Their record here: {record}.", record),
        level => say!("Their record here: {record}; level {level}.", record, level = term(level.to_lowercase())),
    }))
}
