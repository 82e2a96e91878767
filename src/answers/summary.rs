//! The record of a game: summaries, histories, replays.
use super::listing;
use crate::desk::context::Context;
use crate::desk::refusal::Refusal;
use crate::game::Game;
use crate::rules::{Eyes, Power};
use crate::store::{Life, Store};
use anyhow::Result;

/// A game from its start to now: its settings, and the classic summary.
///
/// # Errors
/// If it has not started.
pub fn of(cx: &Context, game: &Game) -> Result<String, Refusal> {
    if game.table.is_none() {
        return Err(Refusal::because(format!("The game '{}' has not started yet.", game.row.name)));
    }
    let mut text = format!("Summary of game '{}' through {}.\n\n", game.row.name, game.row.phase);
    text += &listing::settings(game);
    text += "\n";
    text += &summary(cx.store, game, cx.is_master_of(game))?;
    Ok(text)
}

/// The classic summary: the owners of the centres over time, and their numbers. It names the players, unless they are
/// secret for the reader.
///
/// # Errors
/// If the database fails, or the record cannot be read.
pub fn summary(store: &Store, game: &Game, may_know: bool) -> Result<String> {
    let record = store.phases(game.row.id)?;
    let present = game.row.position.as_deref();
    let positions: Vec<&str> = record.iter().map(|row| row.before.as_str()).chain(present).collect();
    let players = if may_know || !game.gunboat() { players(store, game)? } else { Vec::new() };
    let eyes = if game.row.life == Life::Finished { Eyes::Master } else { Eyes::Observer };
    game.system.summary(&positions, eyes, &players)
}

/// The names of the players of each power, former ones first.
pub fn players(store: &Store, game: &Game) -> Result<Vec<String>> {
    let tenures = game.tenures(store)?;
    let of = |power: Power| {
        let seats = tenures.iter().filter(|seat| game.powers_of(seat).contains(&power));
        seats.map(|seat| seat.user_name.as_str()).collect::<Vec<_>>().join(", ")
    };
    Ok((0..game.powers().len()).map(|i| of(Power(i as u16))).collect())
}
