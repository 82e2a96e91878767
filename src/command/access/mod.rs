//! The ways into a game, as the game, its GM and the keeper allow them. Nothing here changes a game.
//!
//! - [`keeper`]: the keeper's rules for all games
//! - `guests`: a game's lists of addresses
mod guests;
pub mod keeper;

use super::env::Env;
use crate::command::{CommandResult, refuse};
use crate::game::reliability::{Gates, Record};
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::say;
use crate::store::{InvitationRow, Parting, UserId};
use crate::text::sentence::{sentences, term};

/// Checks that this person may play in the game, from the start or as a replacement. An invitation overrides the
/// game's lists and an earlier refusal.
///
/// # Errors
/// If they may not.
pub fn may_play(env: &Env, game: &Game, user: UserId, invitation: Option<&InvitationRow>) -> CommandResult {
    is_open_to(env, game, user, invitation)?;
    passes(env, game, user)
}

/// Checks that the game would admit this person, whatever their record.
///
/// # Errors
/// If it would not.
pub fn is_open_to(env: &Env, game: &Game, user: UserId, invitation: Option<&InvitationRow>) -> CommandResult {
    may_enter(env, game, user)?;
    keeper::may_play(env, user)?;
    if invitation.is_some() {
        return Ok(());
    }
    may_ask_again(env, game, user)?;
    guests::check(env, game, user)
}

/// Checks that this person may join the game, take over a power in it, or observe it. An ejected person stays out,
/// and a sitter cannot take a seat in the same game.
///
/// # Errors
/// If they may not.
pub fn may_enter(env: &Env, game: &Game, user: UserId) -> CommandResult {
    orders_for_nobody(env, game, user)?;
    if (game.settings.on(keys::PRACTICE) || game.settings.get(keys::SEED).is_some()) && !game.seats.is_empty() {
        return refuse(say!("In {game} one person plays alone.", game));
    }
    if !env.store.is_ejected(game.row.id, user)? {
        return Ok(());
    }
    let was_for_good =
        env.store.tenures(game.row.id)?.iter().any(|seat| seat.user == user && seat.why_ended == Some(Parting::Banned));
    let way = if was_for_good { "You cannot come back." } else { "Only its master can let you in again (ADMIT)." };
    refuse(say!("You have been ejected from {game}. {way}", game, way))
}

/// Checks that a person does not take a seat in a game while they are a sitter in it.
fn orders_for_nobody(env: &Env, game: &Game, user: UserId) -> CommandResult {
    let sits =
        |seat: &&Seat| seat.sitter.as_ref().is_some_and(|sitter| sitter.user == user && env.now < sitter.time.end);
    match game.seats.iter().find(sits) {
        Some(seat) => refuse(say!(
            "In {game} you are ordering for {}, so you cannot have a seat there. NO SITTER ends that.",
            game,
            term(game.seat_title(seat))
        )),
        None => Ok(()),
    }
}

/// Checks that a person may apply again. After a refusal, they have to wait until the GM admits them.
fn may_ask_again(env: &Env, game: &Game, user: UserId) -> CommandResult {
    if env.store.is_declined(game.row.id, user)? { Err(guests::closed(game).into()) } else { Ok(()) }
}

/// Checks that this person meets the game's requirements.
fn passes(env: &Env, game: &Game, user: UserId) -> CommandResult {
    let gates = Gates::of(&game.settings);
    if gates.are_open() {
        return Ok(());
    }
    let unmet = gates.unmet(&env.store.user(user)?.level, &Record::of_user(env.store, user, false)?);
    if unmet.is_empty() {
        return Ok(());
    }
    let why = sentences(&unmet);
    refuse(say!("You cannot play in {game}. {why} GET DEDICATION shows how that is counted.", game, why))
}
