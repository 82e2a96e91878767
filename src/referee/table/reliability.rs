//! Marks for and against players, and the demands that they may make of others.
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

/// Gives people a mark for the current turn, if the game is rated, and other people play in it too.
pub(in crate::referee) fn mark(cx: &GameCx, users: impl IntoIterator<Item = UserId>, mark: Mark) -> Result<()> {
    let game = &cx.game;
    if !game.settings.on(keys::RATED) || game.hands.len() < 2 || !game.is_by_the_rules(&cx.judge.catalogue) {
        return Ok(());
    }
    // While a game hides which player has which power, owes orders or is late, the marks would reveal it.
    let hidden = game.gunboat() || game.hides_due() || game.settings.on(keys::QUIET);
    users.into_iter().try_for_each(|user| cx.store.mark(game.row.id, game.row.turn, user, mark, hidden))
}

/// Marks players as punctual at the end of a turn, if they owed orders and were not late.
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

/// Marks a person against whom a lost seat counts: its power is still in the game, and the seat is open or has another holder.
pub(in crate::referee) fn left(cx: &GameCx, user: UserId, hand: &[Power]) -> Result<()> {
    let survivors = cx.game.survivors();
    let lives = hand.iter().any(|power| survivors.contains(power));
    mark(cx, lives.then_some(user), Mark::Left)
}

/// Shows the marks of a finished game, unless it still hides which player had which power.
pub(in crate::referee) fn game_over(cx: &GameCx) -> Result<()> {
    if cx.game.gunboat() { Ok(()) } else { cx.store.show_marks(cx.game.row.id) }
}

/// Checks that the writer may set this demand. No one may demand of others what they lack themselves.
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

/// Returns the facts that a GM gets about a person who joins the game.
pub fn for_master(env: &Env, user: UserId) -> Result<Note> {
    let level = env.store.user(user)?.level;
    let record = term(Record::of_user(env.store, user, true)?.told());
    Ok(Note::of(match level.as_str() {
        "" => say!("Their record here: {record}.", record),
        level => say!("Their record here: {record}; level {level}.", record, level = term(level.to_lowercase())),
    }))
}
