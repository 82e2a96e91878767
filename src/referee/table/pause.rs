//! Paused games.
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

/// The minimum time left in a turn when a game resumes, even if less was left at the pause, unless turns are shorter.
const LEAST: SignedDuration = SignedDuration::from_hours(24);
/// The time by which a deadline may fall sooner after a pause, so that it stays at the game's time of day.
const SLACK: SignedDuration = SignedDuration::from_hours(2);

/// Pauses the game until a time or until someone resumes it, or changes the end of a pause.
///
/// # Errors
/// If it is not running.
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
                "{paused} It resumes automatically {until}. No turn runs until then. The orders on file stay.",
                &paused,
                until
            ),
            None => say!("{paused} No turn runs until it is resumed. The orders on file stay.", &paused),
        });
        Ok(())
    })?;
    Ok(())
}

/// Returns whether the text names the end of a pause: `UNTIL 2 Jan`.
pub fn is_until(text: &str) -> bool {
    until_what(text).is_some_and(|date| is_date(date) && date.split_whitespace().count() <= 8)
}

fn until_what(text: &str) -> Option<&str> {
    ["until", "till", "to"].iter().find_map(|until| after_words(text, until))
}

/// The end of a pause, as typed. `None` if the text is empty.
///
/// # Errors
/// If it is not a date, or is past.
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
            "The game {name} is {life}, so it cannot be resumed.",
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
        true => Note::of(say!("The pause has ended: the game {name} continues.", name = &cx.game)),
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

/// Continues the turn with the time that was left, and never with an earlier deadline than announced.
fn go_on(cx: &mut GameCx) -> CommandResult {
    let now = cx.now;
    let row = &cx.game.row;
    let stopped = row.paused.or(row.ended).unwrap_or(now);
    cx.change_game(|game| {
        game.row.life = Life::Running;
        game.row.outcome = None;
        (game.row.ended, game.row.paused, game.row.paused_until) = (None, None, None);
        // Players who were waiting for the results get time for second thoughts again.
        game.row.all_in = None;
    })?;
    with_time_left_at(cx, stopped)
}

/// Gives the turn the time again that it had left at `stopped`.
///
/// # Errors
/// If the game is not running.
pub(in crate::referee) fn with_time_left_at(cx: &mut GameCx, stopped: Timestamp) -> CommandResult {
    let (store, now) = (cx.store, cx.now);
    let announced = take_announced(&mut cx.game);
    if cx.game.is_solo() {
        set_deadline(cx, None)?;
        return cx.change_game(|_| ());
    }
    let clocking = cx.game.settings.clocking(cx.game.table()?.phase().stage);
    // The time left before the pause, or at least a day, or as long as a turn.
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

/// Ends a pause whose time is over.
pub(in crate::referee) fn settle(cx: &mut GameCx) -> Result<()> {
    let is_over = |until: Timestamp| until <= cx.now;
    if cx.game.row.life != Life::Paused || !cx.game.row.paused_until.is_some_and(is_over) {
        return Ok(());
    }
    // No one has asked for this now, so the judge tells the letter's writer like everyone else.
    let (writer, agreed) = (cx.seat.take(), std::mem::take(&mut cx.agreed));
    let done = resume(cx);
    (cx.seat, cx.agreed) = (writer, agreed);
    done.map_err(Stop::into_fault)
}
