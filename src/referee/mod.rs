//! What happens to a game: start, adjudication, deadlines, abandonment and takeover, draws, the end.
//!
//! Commands and the clock both come through here: everything that changes the course of a game is one of these functions,
//! and each of them tells the people of the game.
pub mod press;
pub mod seats;
pub mod table;
pub mod turn;

use crate::desk::game_cx::GameCx;
use crate::desk::letters::zone_of;
use crate::game::dates::{friendly, span};
use crate::game::schedule::{Due, Ending};
use crate::game::{Game, OnFile, Seat};
use anyhow::{Result, anyhow};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use seats::{muster, reserve, sitters};
use table::{pause, proposals, tutorial, votes};
use turn::clock::update_clock;
use turn::late::{abandon, civil_disorder, late_notice, remind};
use turn::phase::process;
use turn::{computers, kept};

/// Does what is due in the game, until nothing is.
///
/// # Errors
/// If the database fails.
pub fn settle(cx: &mut GameCx) -> Result<()> {
    if cx.judge.clocks_stand || cx.store.standstill()?.is_some() {
        return update_clock(cx);
    }
    // Each step changes what is due next; more steps than phases can end at once would be our mistake.
    for _ in 0..100 {
        proposals::settle(cx)?;
        votes::recount(cx)?;
        reserve::settle(cx)?;
        sitters::settle(cx)?;
        pause::settle(cx)?;
        muster::settle(cx)?;
        computers::settle(cx)?;
        update_clock(cx)?;
        if cx.game.running() && kept::stand_in(cx)? {
            continue;
        }
        if computers::go_on(cx)? {
            continue;
        }
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
    cx.note(format!("settings: {}", for_all.replace(".\n", "; ").replace('\n', "; ")))?;
    let game = &cx.game;
    let heading = format!("{has} changed the settings of '{}':", game.row.name);
    let subject = cx.subject("Settings changed");
    for seat in game.seats.iter().filter(|seat| Some(seat.id) != cx.seat) {
        cx.post_news(seat, &subject, &format!("{heading}\n\n{}\n", told(&zone_of(seat))))?;
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
