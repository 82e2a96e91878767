//! The reasons why a phase had its outcome: WHY. The record holds the position before, the orders and the luck, so that
//! each phase can be adjudicated again to find its reasons.
use super::replay::Replay;
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, Refusal, Stop, refuse};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, game, place};
use crate::text::words::Reader;

use crate::game::Game;
use crate::rules::Eyes;
use crate::store::PhaseRow;
use anyhow::Result;

/// The most phases to search for one with any events.
const MAX_BACK: usize = 8;

/// Adds the chain of causes for the fate of a unit or place in a phase. The default is the writer's failed orders in the
/// last turn.
///
/// # Errors
/// If the phase or place does not exist, nothing happened, or the record cannot be read.
pub fn of(cx: &GameCx, asked: &str, doc: &mut Doc) -> CommandResult {
    let record = cx.store.phases(cx.game.row.id)?;
    let (about, phase) = read(cx, &record, asked)?;
    let name = game(&cx.game.row.name);
    let mut tried = 0;
    for row in record.iter().rev().filter(|row| phase.is_none_or(|phase| phase.turn == row.turn)).take(MAX_BACK) {
        tried += 1;
        let place = doc.here();
        in_phase(cx, row, about, doc)?;
        if doc.here() != place {
            return Ok(());
        }
        // Without a name, it is about the last turn: its main phase, and the phases that followed from it.
        let is_main = !cx.game.system.open(&row.before)?.phase().stage.minor;
        if about.is_empty() && is_main {
            break;
        }
    }
    let of = phase.map_or_else(|| Note::of("the last phases"), |row| Note::of(sentence::phase(&row.phase)));
    // The position knows the name, or it would have refused it.
    let what = place(about);
    refuse(match (tried, about) {
        (0, _) => say!("{name} has no results yet.", name),
        (_, "") if phase.is_none() => say!("All your orders succeeded in the last turn."),
        (_, "") => say!("All your orders succeeded in {of}.", of),
        _ if cx.table().is_ok_and(|table| table.is_blind()) => {
            say!("You saw nothing happen to {what} in {of}.", what, of)
        }
        _ => say!("{what} had no event in {of}.", what, of),
    })
}

/// Reads the request: a unit or place, and a phase.
fn read<'a, 'r>(cx: &GameCx, record: &'r [PhaseRow], asked: &'a str) -> Result<(&'a str, Option<&'r PhaseRow>), Stop> {
    let (about, last) = asked.rsplit_once(char::is_whitespace).unwrap_or(("", asked));
    if !last.contains(|c: char| c.is_ascii_digit()) {
        return Ok((asked, None));
    }
    for row in record.iter().rev() {
        if row.phase.eq_ignore_ascii_case(last) || cx.game.system.open(&row.before)?.is_phase(last) {
            return Ok((about.trim(), Some(row)));
        }
    }
    let name = game(&cx.game.row.name);
    let now = cx.game.table.as_ref().is_some_and(|table| table.is_phase(last));
    refuse(match (now, record.first(), record.last()) {
        (true, ..) => {
            say!("{} has not been adjudicated yet. FORECAST shows what your orders do.", sentence::phase(last))
        }
        (false, Some(first), Some(last_row)) => say!(
            "{} is not in the record of {name}, which goes from {} to {}.",
            sentence::phase(last),
            name,
            sentence::phase(&first.phase),
            sentence::phase(&last_row.phase)
        ),
        _ => say!("{name} has no results yet.", name),
    })
}

/// The results of a phase, as these eyes may read them: the public report, unless players see only a part of the board.
///
/// # Errors
/// If the record cannot be read.
pub fn results(played: &Game, row: &PhaseRow, eyes: Eyes) -> Result<Doc> {
    let again = Replay::of(played, row)?;
    if !again.before.is_blind() || eyes == Eyes::Observer {
        return Ok(Doc::restored(Reader::nobody(), &row.report));
    }
    let mut doc = Doc::default();
    again.adjudicated()?.reports.seen_by(eyes, &[], &mut doc);
    Ok(doc)
}

/// Explains one phase, for each pair of eyes.
fn in_phase(cx: &GameCx, row: &PhaseRow, about: &str, doc: &mut Doc) -> CommandResult {
    let Replay { before, orders, luck, heading } = Replay::of(&cx.game, row)?;
    let eyes: Vec<Eyes> = match cx.hand() {
        // The default asks for the failed orders of all powers that the writer plays.
        Ok(hand) if about.is_empty() => hand.into_iter().map(Eyes::Power).collect(),
        _ => vec![cx.eyes()],
    };
    for eyes in eyes {
        let place = doc.here();
        before.why(heading, eyes, &orders, &luck, about, doc)?.map_err(Refusal::because)?;
        doc.drop_if_repeated(place);
    }
    Ok(())
}
