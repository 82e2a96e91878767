//! What happens to a game: start, adjudication, deadlines, abandonment and takeover, draws, the end.
//!
//! Commands and the clock both come through here: everything that changes the course of a game is one of these functions,
//! and each of them tells the people of the game.
pub mod alone;
pub mod assign;
pub mod diary;
mod disorder;
pub mod edit;
mod ending;
mod giveaway;
mod late;
pub mod name;
pub mod notes;
pub mod nudge;
pub mod openings;
pub mod orders;
pub mod overview;
mod people;
mod phase;
pub mod press;
pub mod proposals;
pub mod reserve;
pub mod setup;
pub mod sitters;
pub mod tutorial;
pub mod votes;

pub use ending::terminate;
pub use late::{slide, undeliverable};
pub use people::{
    announce_observer, become_master, may_enter, may_seat, new_seat, reclaim_seat, seek_replacement, start_if_full,
    stop_watching, take_over, vacate,
};
pub use phase::{process, roll_back, roll_forward, sealed, start};

use crate::desk::game_cx::GameCx;
use crate::desk::letters::zone_of;
use crate::desk::refusal::Refusal;
use crate::game::dates::{friendly, span};
use crate::game::schedule::{Due, Ending, avoid, deadline_from, earliest, grace_end, next_deadline};
use crate::game::settings::keys::{self, Colours};
use crate::game::{Game, OnFile, Seat};
use crate::store::{Life, Store};
use anyhow::{Result, anyhow};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use late::{abandon, civil_disorder, late_notice, remind};

/// Does what is due in the game, until nothing is.
///
/// # Errors
/// If the database fails.
pub fn settle(cx: &mut GameCx) -> Result<()> {
    // Each step changes what is due next; more steps than phases can end at once would be our mistake.
    for _ in 0..100 {
        proposals::settle(cx)?;
        votes::recount(cx)?;
        reserve::settle(cx)?;
        sitters::settle(cx)?;
        update_clock(cx)?;
        let now = cx.now;
        let game = &cx.game;
        let Some(situation) = game.situation().filter(|_| game.running()) else { return Ok(()) };
        match situation.due(now) {
            Due::Nothing { .. } => return Ok(()),
            Due::Remind => remind(cx)?,
            Due::LateNotice => late_notice(cx)?,
            Due::Adjudicate => process(cx)?,
            Due::GraceOver(Ending::CivilDisorder) => {
                civil_disorder(cx)?;
                if !votes::recount(cx)? {
                    process(cx)?;
                }
            }
            Due::GraceOver(Ending::Abandonment) => abandon(cx)?,
        }
    }
    Err(anyhow!("the clock never settles"))
}

/// Sets the clock for a phase that begins now: nobody has ordered, nobody waits.
fn begin_phase(cx: &mut GameCx) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = &mut cx.game;
    for seat in game.seats.iter_mut().filter(|seat| seat.wait || seat.error) {
        seat.wait = false;
        seat.error = false;
        store.change_seat(seat)?;
    }
    game.refresh_complete(store)?;
    set_deadline(cx, None)?;
    let game = &mut cx.game;
    let clocking = game.settings.clocking(game.table()?.phase().stage);
    game.row.turn_began = Some(now);
    game.row.earliest = Some(earliest(now, &clocking).map_err(|why| anyhow!(why))?);
    game.row.all_in = None;
    update_clock(cx)
}

/// Sets the deadline of the phase, by the game's clock if no time is given, and all that depends on it.
///
/// # Errors
/// If the database fails, or the time lies beyond the calendar.
pub fn set_deadline(cx: &mut GameCx, deadline: Option<Timestamp>) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = &mut cx.game;
    let clocking = game.settings.clocking(game.table()?.phase().stage);
    let zone = game.settings.get(keys::ZONE);
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
    game.row.grace = Some(grace_end(deadline, &clocking, &zone, strict).map_err(|why| anyhow!(why))?);
    game.row.reminded = None;
    game.row.late_noticed = None;
    game.row.abandoned = None;
    Ok(())
}

/// The next deadline by the game's clock. As with the classic judges it is never before the last one, even if that turn
/// ended early: what was put off for a holiday stays put off. And it is in nobody's absence.
///
/// In a game with press, the first turn has twice as long: there is nobody yet whom anybody has written to.
fn by_clock(game: &Game, store: &Store, now: Timestamp) -> Result<Timestamp> {
    let clocking = game.settings.clocking(game.table()?.phase().stage);
    let zone = game.settings.get(keys::ZONE);
    let is_first = game.row.turn_began.is_none() && game.settings.get(keys::PRESS) != Colours::None;
    let from = if is_first && 1 < game.players().count() { now.saturating_add(clocking.next.duration())? } else { now };
    let next = next_deadline(from, &clocking, &zone).map_err(|why| anyhow!(why))?;
    let next = match game.row.deadline.filter(|last| next < *last) {
        Some(last) => deadline_from(last, &clocking, &zone).map_err(|why| anyhow!(why))?,
        None => next,
    };
    avoid(next, &game.absences(store, now)?, &clocking, &zone).map_err(|why| anyhow!(why))
}

/// Notes since when all orders are in and when the clock must look again, and keeps the game.
fn update_clock(cx: &mut GameCx) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = &mut cx.game;
    if game.running() {
        let all_in = game.lacking().is_empty();
        game.row.all_in = if all_in { game.row.all_in.or(Some(now)) } else { None };
        game.row.next_at = game.situation().and_then(|situation| situation.next_at(now));
    } else {
        game.row.next_at = None;
    }
    let proposals = proposals::next_at(cx)?;
    let offers = reserve::next_at(cx)?;
    let sitters = sitters::next_at(cx);
    let game = &mut cx.game;
    game.row.next_at = [game.row.next_at, proposals, offers, sitters].into_iter().flatten().min();
    game.save(store)
}

/// Pauses the game.
///
/// # Errors
/// If it is not being played, or the database fails.
pub fn pause(cx: &mut GameCx) -> Result<(), Refusal> {
    cx.table()?;
    cx.change_game(|game| {
        game.row.life = Life::Paused;
        game.row.next_at = None;
    })?;
    cx.after.touched = true;
    cx.note("paused")?;
    let has = cx.changer_has();
    let game = &cx.game;
    let subject = cx.subject("Paused");
    cx.post_to_all(&subject, |_, _| {
        Ok(format!(
            "{has} paused the game '{}'. Nothing is adjudicated until it is resumed; the orders on file are kept.\n",
            game.row.name
        ))
    })?;
    Ok(())
}

/// Resumes a game that was paused or terminated.
///
/// # Errors
/// If it was neither, or the database fails.
pub fn resume(cx: &mut GameCx) -> Result<(), Refusal> {
    let game = &cx.game;
    if !matches!(game.row.life, Life::Paused | Life::Terminated) || game.table.is_none() {
        return Err(Refusal::because(format!(
            "The game '{}' is {}: there is nothing to resume.",
            game.row.name,
            game.row.life.word()
        )));
    }
    cx.change_game(|game| {
        game.row.life = Life::Running;
        game.row.outcome = None;
        game.row.ended = None;
    })?;
    // There is time for orders again; a deadline that was set by hand stays as it was.
    let set = cx.game.row.deadline.take();
    set_deadline(cx, None)?;
    if let Some(set) = set.filter(|set| cx.game.row.deadline.is_some_and(|next| next < *set)) {
        set_deadline(cx, Some(set))?;
    }
    cx.after.touched = true;
    cx.note("resumed")?;
    let has = cx.changer_has();
    let game = &cx.game;
    let subject = cx.subject("Resumed");
    cx.post_to_all(&subject, |_, zone| {
        let deadline = game.row.deadline.map(|deadline| friendly(deadline, zone)).unwrap_or_default();
        Ok(format!("{has} resumed the game '{}'. The deadline for orders is {deadline}.\n", game.row.name))
    })?;
    Ok(())
}

/// Tells everybody else in the game what the letter has changed, and who wrote it.
///
/// # Errors
/// If the database fails.
pub fn announce_changes(cx: &mut GameCx) -> Result<()> {
    let changes = std::mem::take(&mut cx.after.changes);
    if changes.is_empty() {
        return Ok(());
    }
    let told = |zone: &TimeZone| changes.iter().map(|change| change.told(zone)).collect::<Vec<_>>().join("\n");
    let has = cx.changer_has();
    let for_all = told(&TimeZone::UTC);
    cx.note(format!("settings: {}", for_all.replace('\n', "; ")))?;
    let game = &cx.game;
    let heading = format!("{has} changed the settings of '{}':", game.row.name);
    let subject = cx.subject("Settings changed");
    for seat in game.seats.iter().filter(|seat| Some(seat.id) != cx.seat) {
        cx.post(seat, &subject, &format!("{heading}\n\n{}\n", told(&zone_of(seat))))?;
    }
    cx.publish(&heading, &for_all)
}

/// What comes next and when: the classic lines, in the reader's zone and in UTC.
fn next_phase_text(cx: &GameCx, zone: &TimeZone) -> Result<String> {
    let game = &cx.game;
    let phase = game.table()?.phase();
    let mut text =
        format!("\nThe next phase of '{}' will be {} for {}.\n", game.row.name, phase.stage.plural, phase.when);
    if let Some(deadline) = game.row.deadline {
        text += &format!("The deadline for orders will be {}.", friendly(deadline, zone));
        let left = time_left(game, cx.now, zone);
        text += &if left.is_empty() { "\n".to_owned() } else { format!("\n\n{left}") };
    }
    Ok(text)
}

/// How long it is to the deadline, and until when late orders are accepted, for a reader in this zone.
pub fn time_left(game: &Game, now: Timestamp, zone: &TimeZone) -> String {
    let ahead = |time: &Timestamp| now < *time;
    let deadline = game.row.deadline.filter(ahead);
    let deadline = deadline.map(|time| format!("Time to deadline: {}.\n", span(time.duration_since(now))));
    let grace = game.row.grace.filter(ahead);
    let grace = grace.map(|time| format!("Late orders are accepted until {}.\n", friendly(time, zone)));
    deadline.into_iter().chain(grace).collect()
}

/// The order form for a seat, if it owes orders.
fn form_for(cx: &GameCx, seat: &Seat) -> Result<String> {
    if tutorial::lesson(cx).is_some() {
        return Ok(String::new());
    }
    let game = &cx.game;
    let form = form_lines(game, seat, &game.on_file(cx.store)?)?;
    if form.is_empty() {
        let plays = !game.powers_of(seat).is_empty();
        return Ok(if plays { "\nYou have nothing to order now.\n".to_owned() } else { form });
    }
    let phase = &game.row.phase;
    Ok(format!(
        "\nTo order, answer this letter with the form filled in:\n\nBEGIN ORDERS\nPHASE {phase}\n{form}END ORDERS\n"
    ))
}

/// The lines of a seat's form in which nothing is filled in yet. If they come back, they say nothing.
///
/// # Errors
/// If the form cannot be written.
pub fn blank_form(game: &Game, seat: &Seat) -> Result<String> {
    form_lines(game, seat, &[])
}

/// The lines of the form for a seat: of several powers, one after the other, each order with its power.
fn form_lines(game: &Game, seat: &Seat, on_file: &[OnFile]) -> Result<String> {
    let due = game.due();
    let ordered = game.ordered_by(seat);
    let mut form = String::new();
    for &power in ordered.iter().filter(|power| due.contains(power)) {
        let filed = on_file.iter().find(|filed| filed.power == power).map_or(&[][..], |filed| &filed.orders);
        let lines = game.table()?.form(power, filed)?;
        match ordered.as_slice() {
            [_] => form += &lines,
            _ => lines.lines().for_each(|line| match line.strip_prefix('#') {
                Some(_) => form += &format!("{line}\n"),
                None => form += &format!("{}: {line}\n", game.power_name(power)),
            }),
        }
    }
    Ok(form)
}
