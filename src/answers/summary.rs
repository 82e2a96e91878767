//! The record of a game: summaries, histories, replays.
use super::{listing, paragraph_of_lines};
use crate::command::context::Context;
use crate::command::{CommandResult, refuse};
use crate::say;
use crate::text::sentence::{self, Note, and, person, phase, term};

use crate::game::Game;
use crate::game::dates::day;
use crate::rules::{Eyes, Power};
use crate::store::{Life, Parting, Role, Store};
use crate::text::Width;
use crate::text::doc::Doc;
use anyhow::Result;
use jiff::Timestamp;

/// Adds a game from its start to the present: its settings, and the classic summary.
///
/// # Errors
/// If it has not started.
pub fn of(cx: &Context, game: &Game, doc: &mut Doc) -> CommandResult {
    if game.table.is_none() {
        return refuse(say!("The game {} has not started yet.", sentence::game(&game.row.name)));
    }
    doc.para(say!("Summary of game {} through {}.", sentence::game(&game.row.name), phase(&game.row.phase)));
    let mut lines = Vec::new();
    if matches!(game.row.life, Life::Finished | Life::Terminated) {
        lines.push(game.ending());
    }
    lines.extend(course(cx, game)?);
    paragraph_of_lines(&lines, doc);
    listing::settings(game, doc);
    Ok(summary(cx.store, game, cx.is_master_of(game), cx.eyes(game), cx.width(), doc)?)
}

/// Returns when it began and ended, who ran it, and who has left it.
fn course(cx: &Context, game: &Game) -> CommandResult<Vec<Note>> {
    let zone = cx.zone();
    let on = |time: Timestamp| term(day(time, &zone));
    let mut lines = Vec::new();
    match (game.row.started, game.row.ended) {
        (Some(from), Some(to)) => lines.push(Note::of(say!("It began on {} and ended on {}.", on(from), on(to)))),
        (Some(from), None) => lines.push(Note::of(say!("It began on {}.", on(from)))),
        (None, _) => {}
    };
    let masters: Vec<&str> = game.masters().map(|seat| seat.user_name.as_str()).collect();
    lines.push(match masters.as_slice() {
        [] if game.row.ended.is_some() => Note::of("It had no master."),
        [] => Note::of("It has no GM."),
        [one] => Note::of(say!("Its master: {}.", person(*one))),
        several => Note::of(say!("Its GMs: {}.", and(several.iter().map(|name| person(*name))))),
    });
    if game.gunboat() && !cx.is_master_of(game) {
        return Ok(lines);
    }
    for seat in game.tenures(cx.store)? {
        let (Some(until), Some(why)) = (seat.until, seat.why_ended) else { continue };
        if seat.role != Role::Player || seat.power.is_none() {
            continue;
        }
        let why = match why {
            Parting::Resigned => "resigned",
            Parting::Ejected | Parting::Banned | Parting::Removed | Parting::Admitted => "was removed by the GM",
            Parting::TakenOver | Parting::Replaced => "was replaced",
            Parting::Given => "was replaced by the GM",
            Parting::Moved => "got another power",
            Parting::Plays | Parting::Silent | Parting::Declined => continue,
        };
        let powers = and(game.powers_of(&seat).iter().map(|power| game.called(*power)));
        let name = person(&seat.user_name);
        lines.push(Note::of(say!("{powers}: {name} {why} on {}.", powers, name, why, on(until))));
    }
    Ok(lines)
}

/// Adds the classic summary: the owners of the centres over time, and their numbers. It names the players, unless
/// they are secret for the reader. Hidden information appears only as far as these eyes may see it.
///
/// # Errors
/// If the record cannot be read.
pub fn summary(store: &Store, game: &Game, may_know: bool, eyes: Eyes, width: Width, doc: &mut Doc) -> Result<()> {
    let record = store.phases(game.row.id)?;
    let present = game.row.position.as_deref();
    let positions: Vec<&str> = record.iter().map(|row| row.before.as_str()).chain(present).collect();
    let players = if may_know || !game.gunboat() { players(store, game)? } else { Vec::new() };
    let eyes = if game.row.life == Life::Finished { Eyes::Master } else { eyes };
    game.system.summary(&positions, eyes, &players, width.for_tables(), doc)
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
