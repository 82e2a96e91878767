//! A game's lists of addresses that may play in it, and of those that may not.
use crate::command::CommandResult;
use crate::command::env::Env;
use crate::command::refusal::Refusal;
use crate::game::Game;
use crate::say;
use crate::store::{GuestRow, UserId};
use crate::text::sentence::{and, person};

/// Checks that this person may play in the game. The answer does not reveal who is on a list.
///
/// # Errors
/// If they may not.
pub(super) fn check(env: &Env, game: &Game, user: UserId) -> CommandResult {
    let guests = env.store.guests(game.row.id)?;
    if guests.is_empty() || may_play(&guests, &env.store.addresses(user)?) {
        return Ok(());
    }
    Err(closed(game).into())
}

/// Returns the refusal for a person whom the game does not admit.
pub(super) fn closed(game: &Game) -> Refusal {
    let masters: Vec<&str> = game.masters().map(|seat| seat.user_name.as_str()).collect();
    let choose = match masters.as_slice() {
        [] => say!("Those who made it choose"),
        [one] => say!("{} chooses", person(*one)),
        several => say!("{} choose", and(several.iter().map(|name| person(*name)))),
    };
    Refusal::because(say!(
        "{game} is not open to everyone. {choose} who plays, and can invite you. OPENINGS lists other games.",
        game,
        choose
    ))
}

/// Exact addresses take precedence over patterns with `*`, and "no" over "yes". If the game allows only some addresses, no
/// others may play.
fn may_play(guests: &[GuestRow], addresses: &[String]) -> bool {
    let fits = |guest: &&GuestRow| addresses.iter().any(|address| is_like(&guest.pattern, address));
    let (wild, exact): (Vec<&GuestRow>, Vec<&GuestRow>) =
        guests.iter().filter(fits).partition(|guest| guest.pattern.contains('*'));
    for fitting in [exact, wild] {
        if !fitting.is_empty() {
            return fitting.iter().all(|guest| guest.allowed);
        }
    }
    guests.iter().all(|guest| !guest.allowed)
}

/// Returns whether the address matches the pattern, in which `*` stands for any characters.
fn is_like(pattern: &str, address: &str) -> bool {
    let (pattern, address) = (pattern.to_ascii_lowercase(), address.to_ascii_lowercase());
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|head| address.strip_prefix(head)) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(tail) = parts.pop() else { return rest.is_empty() };
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(tail)
}
