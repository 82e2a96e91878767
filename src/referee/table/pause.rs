//! Games that stand still for a while.
use crate::command::args::is_date;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, Stop, refuse};
use crate::game::schedule::deadline_from;
use crate::referee::turn::clock::{keep_announced, out_of_absences, set_deadline, take_announced};
use crate::say;
use crate::store::Life;
use crate::text::after_words;
use crate::text::sentence::{self, Note};
use anyhow::{Result, anyhow};
use jiff::civil::Time;
use jiff::{SignedDuration, Timestamp};

/// However little time was left of a turn when it was paused, there is as much when it goes on, unless turns are shorter.
const LEAST: SignedDuration = SignedDuration::from_hours(24);
/// A deadline may come so much sooner after a pause, so that it stays at the game's time of day.
const SLACK: SignedDuration = SignedDuration::from_hours(2);

/// Pauses the game, until somebody resumes it or that time has come; or changes until when it is paused.
///
/// # Errors
/// If it is not being played.
pub fn pause(cx: &mut GameCx, until: Option<Timestamp>) -> CommandResult {
    let now = cx.now;
    if cx.game.row.life != Life::Paused {
        cx.table()?;
    }
    cx.change_game(|game| {
        game.row.life = Life::Paused;
        game.row.paused = game.row.paused.or(Some(now));
        game.row.paused_until = until;
        game.row.next_at = until;
    })?;
    cx.after.touched = true;
    cx.note("paused")?;
    let paused = Note::of(say!("{has} paused the game {name}.", has = cx.changer_has(), name = &cx.game));
    cx.publish(&paused, &[])?;
    let subject = cx.subject("Paused");
    cx.post_to_all(&subject, |_, doc| {
        doc.para(match until {
            Some(until) => say!(
                "{paused} It goes on by itself {until}. Nothing is adjudicated until then; the orders on file are kept.",
                &paused,
                until
            ),
            None => say!(
                "{paused} Nothing is adjudicated until it is resumed; the orders on file are kept.",
                &paused
            ),
        });
        Ok(())
    })?;
    Ok(())
}

/// Returns whether this says until when to pause: `UNTIL 2 Jan`?
pub fn is_until(text: &str) -> bool {
    until_what(text).is_some_and(|date| is_date(date) && date.split_whitespace().count() <= 8)
}

fn until_what(text: &str) -> Option<&str> {
    ["until", "till", "to"].iter().find_map(|until| after_words(text, until))
}

/// Until when to pause, as somebody wrote it; nothing, if nothing is written.
///
/// # Errors
/// If it is no date, or past.
pub fn until(cx: &GameCx, text: &str) -> CommandResult<Option<Timestamp>> {
    if text.is_empty() {
        return Ok(None);
    }
    let date = until_what(text).ok_or(Refusal::Usage("PAUSE, or PAUSE UNTIL date"))?;
    Ok(Some(cx.read_when(date, Time::midnight())?))
}

/// Resumes a game that was paused or terminated.
///
/// # Errors
/// If it was neither.
pub fn resume(cx: &mut GameCx) -> CommandResult {
    let game = &cx.game;
    if !matches!(game.row.life, Life::Paused | Life::Terminated) || game.table.is_none() {
        return refuse(say!(
            "The game {name} is {life}: there is nothing to resume.",
            name = sentence::game(&game.row.name),
            life = game.row.life.word()
        ));
    }
    let is_over = cx.seat.is_none() && !cx.agreed;
    let resumed = Note::of(say!("{has} resumed the game {name}.", has = cx.changer_has(), name = &cx.game));
    go_on(cx)?;
    cx.after.touched = true;
    cx.note("resumed")?;
    if !is_over {
        cx.publish(&resumed, &[])?;
    }
    let resumed = match is_over {
        true => Note::of(say!("The pause is over: the game {name} goes on.", name = &cx.game)),
        false => resumed,
    };
    let (subject, deadline) = (cx.subject("Resumed"), cx.game.row.deadline);
    cx.post_to_all(&subject, |_, doc| {
        doc.para(&resumed);
        if let Some(deadline) = deadline {
            doc.also(say!("The deadline for orders is {deadline}.", deadline));
        }
        Ok(())
    })?;
    Ok(())
}

/// The turn goes on: with the time that was left of it, and never with an earlier deadline than was announced.
fn go_on(cx: &mut GameCx) -> CommandResult {
    let now = cx.now;
    let row = &cx.game.row;
    let stopped = row.paused.or(row.ended).unwrap_or(now);
    cx.change_game(|game| {
        game.row.life = Life::Running;
        game.row.outcome = None;
        (game.row.ended, game.row.paused, game.row.paused_until) = (None, None, None);
        // Whoever was waiting for the results has the time for second thoughts again.
        game.row.all_in = None;
    })?;
    with_time_left_at(cx, stopped)
}

/// Gives the turn the time again that was left of it at some moment.
///
/// # Errors
/// If the game is not being played.
pub(in crate::referee) fn with_time_left_at(cx: &mut GameCx, stopped: Timestamp) -> CommandResult {
    let (store, now) = (cx.store, cx.now);
    let announced = take_announced(&mut cx.game);
    if cx.game.is_solo() {
        set_deadline(cx, None)?;
        return cx.change_game(|_| ());
    }
    let clocking = cx.game.settings.clocking(cx.game.table()?.phase().stage);
    // As far away as it was before the pause, or at least a day, or as long as turns are.
    let left = announced.deadline().map_or(SignedDuration::ZERO, |deadline| deadline.duration_since(stopped));
    let left = left.max(LEAST.min(clocking.next.duration()));
    let from = now.saturating_add(left - SLACK.min(left / 4)).map_err(|why| anyhow!(why))?;
    let deadline = match announced.deadline().filter(|deadline| from <= *deadline) {
        Some(deadline) => deadline,
        None => out_of_absences(&cx.game, store, now, deadline_from(from, &clocking, &cx.game.calendar())?)?,
    };
    set_deadline(cx, Some(deadline))?;
    keep_announced(cx, announced)?;
    cx.change_game(|_| ())
}

/// A pause that had an end from the beginning is over.
pub(in crate::referee) fn settle(cx: &mut GameCx) -> Result<()> {
    let is_over = |until: Timestamp| until <= cx.now;
    if cx.game.row.life != Life::Paused || !cx.game.row.paused_until.is_some_and(is_over) {
        return Ok(());
    }
    // Nobody has asked for this now: the writer of the letter is told like everybody else.
    let (writer, agreed) = (cx.seat.take(), std::mem::take(&mut cx.agreed));
    let done = resume(cx);
    (cx.seat, cx.agreed) = (writer, agreed);
    done.map_err(Stop::into_fault)
}
