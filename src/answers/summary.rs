//! The record of a game: summaries, histories, replays.
use super::listing;
use crate::command::context::Context;
use crate::command::{Stop, refuse};
use crate::text::sentence::old;

use crate::game::Game;
use crate::game::dates::day;
use crate::rules::{Eyes, Power};
use crate::store::{Life, Parting, Role, Store};
use crate::text::{Width, list};
use anyhow::Result;
use jiff::Timestamp;

/// A game from its start to now: its settings, and the classic summary.
///
/// # Errors
/// If it has not started.
pub fn of(cx: &Context, game: &Game) -> Result<String, Stop> {
    if game.table.is_none() {
        return refuse(old(format!("The game '{}' has not started yet.", game.row.name)));
    }
    let mut text = format!("Summary of game '{}' through {}.\n\n", game.row.name, game.row.phase);
    if matches!(game.row.life, Life::Finished | Life::Terminated) {
        text += &format!("{}\n", game.ending());
    }
    text += &course(cx, game)?;
    text.push('\n');
    text += &listing::settings(game);
    text.push('\n');
    text += &summary(cx.store, game, cx.is_master_of(game), cx.eyes(game), cx.width())?;
    Ok(text)
}

/// Tells when it began and ended, who ran it, and who has left it.
fn course(cx: &Context, game: &Game) -> Result<String, Stop> {
    let on = |time: Option<Timestamp>| time.map(|time| day(time, &cx.zone()));
    let mut text = match (on(game.row.started), on(game.row.ended)) {
        (Some(from), Some(to)) => format!("It began on {from} and ended on {to}.\n"),
        (Some(from), None) => format!("It began on {from}.\n"),
        (None, _) => String::new(),
    };
    let masters: Vec<&str> = game.masters().map(|seat| seat.user_name.as_str()).collect();
    text += &match masters.as_slice() {
        [] => "It had no master.\n".replace("had", if game.row.ended.is_some() { "had" } else { "has" }),
        [one] => format!("Its master: {one}.\n"),
        several => format!("Its masters: {}.\n", list(several)),
    };
    if game.gunboat() && !cx.is_master_of(game) {
        return Ok(text);
    }
    for seat in game.tenures(cx.store)? {
        let (Some(until), Some(why)) = (seat.until, seat.why_ended) else { continue };
        if seat.role != Role::Player || seat.power.is_none() {
            continue;
        }
        let why = match why {
            Parting::Resigned => "resigned",
            Parting::Ejected | Parting::Banned | Parting::Removed | Parting::Admitted => "was removed by the master",
            Parting::TakenOver | Parting::Replaced => "was replaced",
            Parting::Given => "was replaced by the master",
            Parting::Moved => "was given another power",
            Parting::Plays | Parting::Silent | Parting::Declined => continue,
        };
        let powers = game.named(game.powers_of(&seat));
        text += &format!("{powers}: {} {why} on {}.\n", seat.user_name, day(until, &cx.zone()));
    }
    Ok(text)
}

/// The classic summary: the owners of the centres over time, and their numbers. It names the players, unless they are
/// secret for the reader; of what is hidden in the game it tells what these eyes may see.
///
/// # Errors
/// If the record cannot be read.
pub fn summary(store: &Store, game: &Game, may_know: bool, eyes: Eyes, width: Width) -> Result<String> {
    let record = store.phases(game.row.id)?;
    let present = game.row.position.as_deref();
    let positions: Vec<&str> = record.iter().map(|row| row.before.as_str()).chain(present).collect();
    let players = if may_know || !game.gunboat() { players(store, game)? } else { Vec::new() };
    let eyes = if game.row.life == Life::Finished { Eyes::Master } else { eyes };
    game.system.summary(&positions, eyes, &players, width.for_tables())
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
