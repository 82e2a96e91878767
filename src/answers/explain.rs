//! The bots' reasons for their orders: EXPLAIN. A bot bases them on everything that it sees. Until a game with hidden information
//! is over, its player gets only the reasons that follow from what they see themselves.
use super::replay::Replay;
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, refuse};
use crate::game::Game;
use crate::rules::{Eyes, Power};
use crate::say;
use crate::store::{Life, PhaseRow, Role};
use crate::text::doc::Doc;
use crate::text::sentence::{self, phase, power as power_name, term, theirs};
use crate::text::words::said;
use anyhow::Result;

/// The most phases to search for one with anything visible to the reader.
const MAX_BACK: usize = 8;

/// The reasons for the orders of a power in a phase, in sentences.
pub type PowerReasons = (String, Vec<String>);

/// Explains the moves of the bots, or of one power's bot, in the last turns of a solo game.
///
/// # Errors
/// If the game is not a solo game, or no reasons are known.
pub fn of(cx: &GameCx, about: &str, doc: &mut Doc) -> CommandResult {
    let game = &cx.game;
    if game.table.is_none() {
        cx.table()?;
    }
    if !game.is_solo() {
        return refuse(
            "Computers explain their moves only in games that one person plays alone against them: CREATE ?game password … AGAINST COMPUTER.",
        );
    }
    let power = game.power(about);
    if power.is_none() && !about.is_empty() {
        return refuse(say!("{} is not a power in {}.", theirs(about), sentence::game(&game.row.name)));
    }
    let is_meant = |whose: &str| power.is_none_or(|power| game.power_name(power) == whose);
    match hides(game) {
        true => as_seen(cx, is_meant, doc)?,
        false => as_kept(game, is_meant, doc),
    }
    if doc.is_empty() {
        return refuse(match hides(game) {
            true => "You saw no bot's orders in the last turns, so I have none to explain.",
            false => "No bot has given reasons in the last turns, so I have none to explain.",
        });
    }
    Ok(())
}

/// Returns whether its players see less than its bots.
fn hides(game: &Game) -> bool {
    let is_over = matches!(game.row.life, Life::Finished | Life::Terminated);
    !is_over && game.table.as_deref().is_none_or(|table| table.is_blind())
}

/// Adds the reasons of the last turn as the bots gave them.
fn as_kept(game: &Game, is_meant: impl Fn(&str) -> bool, doc: &mut Doc) {
    let all = game.reasons();
    let last = all.iter().filter(|(_, _, whose, _)| is_meant(whose)).map(|(turn, ..)| *turn).max();
    for (_, label, whose, reasons) in
        all.into_iter().filter(|(turn, _, whose, _)| Some(*turn) == last && is_meant(whose))
    {
        tell(label, whose, reasons, doc);
    }
}

/// Adds the reasons of the last main phase in which the reader saw anything, and of the phases that followed from it. The choice
/// depends only on whether anything was visible, so a phase with a hidden retreat is skipped like one without a retreat.
fn as_seen(cx: &GameCx, is_meant: impl Fn(&str) -> bool, doc: &mut Doc) -> CommandResult {
    let record = cx.store.phases(cx.game.row.id)?;
    for row in record.iter().rev().take(MAX_BACK) {
        for eyes in cx.game.eyes_of(cx.seat()?) {
            let place = doc.here();
            for (whose, reasons) in seen_in(&cx.game, row, eyes)?.iter().filter(|(whose, _)| is_meant(whose)) {
                tell(&row.phase, whose, reasons, doc);
            }
            doc.drop_if_repeated(place);
        }
        if !doc.is_empty() && !cx.game.system.open(&row.before)?.phase().stage.minor {
            break;
        }
    }
    if !doc.is_empty() {
        doc.para(say!(
            "I leave out reasons that you cannot see. You can read all of them when {} is over.",
            sentence::game(&cx.game.row.name)
        ));
    }
    Ok(())
}

/// Adds the reasons for the orders of a power.
fn tell(label: &str, whose: &str, reasons: &[String], doc: &mut Doc) {
    let is_first = doc.is_empty();
    doc.para(say!("{} in {}:", power_name(whose), phase(label)));
    if !is_first {
        doc.close_up();
    }
    for (i, reason) in reasons.iter().enumerate() {
        doc.classic_row("", 2, term(reason));
        if i == 0 {
            doc.close_up();
        }
    }
}

/// Returns the reasons that follow from what these eyes saw in a phase, for each power with a bot.
fn seen_in(game: &Game, row: &PhaseRow, eyes: Eyes) -> Result<Vec<PowerReasons>> {
    let Replay { before, orders, luck, .. } = Replay::of(game, row)?;
    let is_told = |(power, reasons): &(Power, Vec<_>)| game.computer(*power).is_some() && !reasons.is_empty();
    let all = before.reasons(eyes, &orders, &luck)?.into_iter().filter(is_told);
    Ok(all
        .map(|(power, reasons)| (game.power_name(power).to_owned(), reasons.into_iter().map(said).collect()))
        .collect())
}

/// Returns the reasons that [`of`] shows these eyes for one phase, by the names of powers. Empty if it shows none.
///
/// # Errors
/// If the record cannot be read.
pub fn of_phase(cx: &GameCx, row: &PhaseRow, eyes: Eyes) -> Result<Vec<PowerReasons>> {
    let game = &cx.game;
    if !game.is_solo() || cx.seat().is_ok_and(|seat| seat.role != Role::Player) || game.table.is_none() {
        return Ok(Vec::new());
    }
    if hides(game) {
        return seen_in(game, row, eyes);
    }
    let all = game.reasons().into_iter().filter(|(turn, ..)| *turn == row.turn);
    Ok(all.map(|(_, _, whose, reasons)| (whose.clone(), reasons.clone())).collect())
}
