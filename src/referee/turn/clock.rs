//! A game's clock: the deadline of each turn, and when to look again.
use super::kept::{self, KeptOrdersOutcome};
use crate::command::game_cx::GameCx;
use crate::game::Game;
use crate::game::schedule::{avoid, deadline_from, earliest, grace_end, next_deadline};
use crate::game::settings::keys::{self, Colours};
use crate::referee::seats::{offers, sitters, unconfirmed};
use crate::store::{Life, Store};
use crate::text::words::said;
use anyhow::{Result, anyhow};
use jiff::Timestamp;

/// Sets the clock for a phase that begins now. No one has ordered yet, and no one waits, unless they said so earlier.
pub(in crate::referee) fn begin_phase(cx: &mut GameCx) -> Result<KeptOrdersOutcome> {
    let (store, now) = (cx.store, cx.now);
    let game = &mut cx.game;
    for seat in game.seats.iter_mut().filter(|seat| seat.wait || seat.error) {
        seat.wait = false;
        seat.error = false;
        store.change_seat(seat)?;
    }
    let begun = kept::begin(cx)?;
    cx.game.refresh_complete(store)?;
    set_deadline(cx, None)?;
    let game = &mut cx.game;
    let clocking = game.settings.clocking(game.table()?.phase().stage);
    game.row.turn_began = Some(now);
    game.row.earliest = Some(earliest(now, &clocking).map_err(|why| anyhow!(said(why)))?);
    game.row.all_in = None;
    update_clock(cx)?;
    Ok(begun)
}

/// Sets the deadline of the phase and every time that depends on it. Without a given time, the game's clock decides.
///
/// # Errors
/// If the time is beyond the end of the calendar.
pub fn set_deadline(cx: &mut GameCx, deadline: Option<Timestamp>) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = &mut cx.game;
    let clocking = game.settings.clocking(game.table()?.phase().stage);
    let strict = game.settings.on(keys::STRICT_GRACE);
    let deadline = match deadline {
        Some(deadline) => deadline,
        None if game.is_solo() => {
            (game.row.deadline, game.row.grace, game.row.abandoned) = (None, None, None);
            return Ok(());
        }
        None => by_clock(game, store, now)?,
    };
    game.row.deadline = Some(deadline);
    game.row.deadline_set = Some(now);
    game.row.grace = Some(grace_end(deadline, &clocking, &game.calendar(), strict).map_err(|why| anyhow!(said(why)))?);
    game.row.reminded = None;
    game.row.late_noticed = None;
    game.row.abandoned = None;
    Ok(())
}

/// The next deadline by the game's clock. As with the classic judges, it is never before the last one, even if that turn ended
/// early: a deadline postponed for a holiday stays postponed. It avoids all absences.
///
/// In a game with press, the first turn gets twice the time, because no one has written to anyone yet.
fn by_clock(game: &Game, store: &Store, now: Timestamp) -> Result<Timestamp> {
    let clocking = game.settings.clocking(game.table()?.phase().stage);
    let calendar = game.calendar();
    let is_first = game.row.turn_began.is_none() && game.settings.get(keys::PRESS) != Colours::None;
    let from = if is_first && 1 < game.players().count() { now.saturating_add(clocking.next.duration())? } else { now };
    let next = next_deadline(from, &clocking, &calendar).map_err(|why| anyhow!(said(why)))?;
    let next = match game.row.deadline.filter(|last| next < *last) {
        Some(last) => deadline_from(last, &clocking, &calendar).map_err(|why| anyhow!(said(why)))?,
        None => next,
    };
    out_of_absences(game, store, now, next)
}

/// The first time, at or after this one, that the clock allows and when no player is away.
pub(in crate::referee) fn out_of_absences(
    game: &Game,
    store: &Store,
    now: Timestamp,
    deadline: Timestamp,
) -> Result<Timestamp> {
    let clocking = game.settings.clocking(game.table()?.phase().stage);
    avoid(deadline, &game.absences(store, now)?, &clocking, &game.calendar()).map_err(|why| anyhow!(said(why)))
}

/// Sets the clock for a phase that is restored or was changed by hand. The announced deadline stays.
pub(in crate::referee) fn begin_again(cx: &mut GameCx) -> Result<KeptOrdersOutcome> {
    let announced = take_announced(&mut cx.game);
    let begun = begin_phase(cx)?;
    keep_announced(cx, announced)?;
    update_clock(cx)?;
    Ok(begun)
}

/// The announced times of a turn: the deadline, and the end of grace.
#[derive(Clone, Copy)]
pub(in crate::referee) struct Announced(Option<Timestamp>, Option<Timestamp>);

impl Announced {
    /// The deadline.
    pub(in crate::referee) fn deadline(self) -> Option<Timestamp> {
        self.0
    }
}

/// Removes the deadline from the turn, so that the next one follows from the clock alone. See [`keep_announced`].
pub(in crate::referee) fn take_announced(game: &mut Game) -> Announced {
    Announced(game.row.deadline.take(), game.row.grace)
}

/// Restores the announced times to the minute, unless the new deadline is later.
pub(in crate::referee) fn keep_announced(cx: &mut GameCx, announced: Announced) -> Result<()> {
    let Announced(deadline, grace) = announced;
    let Some(deadline) = deadline.filter(|deadline| cx.game.row.deadline.is_some_and(|next| next <= *deadline)) else {
        return Ok(());
    };
    set_deadline(cx, Some(deadline))?;
    cx.game.row.grace = cx.game.row.grace.max(grace);
    Ok(())
}

/// Records since when all orders are in and when the clock must look again, and saves the game.
pub(in crate::referee) fn update_clock(cx: &mut GameCx) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = &mut cx.game;
    game.row.next_at = match game.row.life {
        Life::Running => {
            let all_in = game.lacking().is_empty();
            game.row.all_in = if all_in { game.row.all_in.or(Some(now)) } else { None };
            game.situation().and_then(|situation| situation.next_at(now))
        }
        Life::Paused => game.row.paused_until,
        Life::Forming | Life::Finished | Life::Terminated => None,
    };
    let thinking: Vec<&str> = game.thinking().into_iter().map(|power| game.power_name(power)).collect();
    game.row.thinks = (!thinking.is_empty()).then(|| thinking.join("\n"));
    let proposals = store.proposals(cx.game.row.id)?.iter().map(|row| row.until).min();
    let offers = offers::next_at(cx)?;
    let sitters = sitters::next_at(cx);
    let game = &mut cx.game;
    let muster = unconfirmed::next_at(game);
    game.row.next_at = [game.row.next_at, proposals, offers, sitters, muster].into_iter().flatten().min();
    game.save(store)
}
