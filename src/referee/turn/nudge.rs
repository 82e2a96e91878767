//! The letters from a master to the people of a game through the judge: announcements, and reminders of missing
//! orders.
use super::form::form_for;
use crate::command::game_cx::GameCx;
use crate::command::letters::zone_of;
use crate::command::{Stop, refuse};
use crate::text::sentence::old;

use crate::game::Seat;
use crate::game::dates::friendly;
use crate::rules::Power;
use crate::store::SeatId;
use crate::text::{defuse_forms, fold, list, quote};
use jiff::SignedDuration;

/// A master reminds each player at most once in this time.
const BETWEEN: SignedDuration = SignedDuration::from_hours(12);
/// The columns of an announcement.
const COLUMNS: usize = 70;

/// Reminds those players, of these powers or of all, whose orders are missing. What to say of it.
///
/// # Errors
/// If the game is not being played.
pub fn remind(cx: &mut GameCx, powers: &[Power]) -> Result<String, Stop> {
    cx.table()?;
    let game = &cx.game;
    let is_meant = |seat: &&Seat| powers.is_empty() || game.ordered_by(seat).iter().any(|power| powers.contains(power));
    let (missing, complete): (Vec<&Seat>, Vec<&Seat>) =
        game.players().filter(is_meant).partition(|seat| !game.lacking_of(seat).is_empty());
    let is_recent = |seat: &&Seat| seat.nudged.is_some_and(|at| cx.now.duration_since(at) < BETWEEN);
    let (recent, new): (Vec<&Seat>, Vec<&Seat>) = missing.into_iter().partition(is_recent);
    let titles = |seats: &[&Seat]| list(&seats.iter().map(|seat| game.seat_title(seat)).collect::<Vec<_>>());
    let mut said = Vec::new();
    if !new.is_empty() {
        said.push(format!("A reminder has gone to {}.", titles(&new)));
    }
    if !recent.is_empty() {
        said.push(format!(
            "Not to {}: you have reminded them within the last {} hours.",
            titles(&recent),
            BETWEEN.as_hours()
        ));
    }
    if !(powers.is_empty() || complete.is_empty()) {
        said.push(format!("Nothing is missing from {}.", titles(&complete)));
    }
    let idle: Vec<&str> =
        powers.iter().filter(|power| game.orderer(**power).is_none()).map(|power| game.power_name(*power)).collect();
    if !idle.is_empty() {
        said.push(format!("Nobody plays {}.", list(&idle)));
    }
    if said.is_empty() {
        return refuse("No orders are missing: nobody has been reminded.");
    }
    let subject = cx.subject(&format!("Reminder from the {}", cx.office()));
    for seat in &new {
        let deadline = game
            .row
            .deadline
            .map_or(String::new(), |deadline| format!("The deadline is {}.\n", friendly(deadline, &zone_of(seat))));
        let text = format!(
            "The {} of '{}' reminds you: orders of {} for {} are still missing.\n{deadline}{}",
            cx.office(),
            game.row.name,
            game.named(&game.lacking_of(seat)),
            game.row.phase,
            form_for(cx, seat)?
        );
        cx.post(seat, &subject, &text)?;
    }
    if !new.is_empty() {
        cx.note(format!("reminded {}", titles(&new)))?;
    }
    let new: Vec<SeatId> = new.iter().map(|seat| seat.id).collect();
    let now = cx.now;
    new.into_iter().try_for_each(|seat| cx.change_seat(seat, |seat| seat.nudged = Some(now)))?;
    Ok(said.join("\n"))
}

/// Sends a text of the master's to everybody in the game, and keeps it in its history. What to say of it.
///
/// # Errors
/// If there is no text, or too much of it.
pub fn announce(cx: &mut GameCx, lines: &[String]) -> Result<String, Stop> {
    let text = lines.join("\n");
    let text = fold(&defuse_forms(text.trim_matches('\n')), COLUMNS);
    if text.trim().is_empty() {
        return refuse("There is no text in your announcement; nothing has been sent.");
    }
    let most = cx.judge.limits.press_bytes;
    if most < text.len() {
        return refuse(old(format!(
            "Your announcement has {} bytes, more than {most}; nothing has been sent.",
            text.len()
        )));
    }
    let own = cx.seat()?.id;
    let heading = format!("Announcement of the {} of '{}':", cx.office(), cx.game.row.name);
    cx.note("announcement")?;
    cx.publish(&heading, &text)?;
    let subject = cx.subject("Announcement");
    let others: Vec<&Seat> = cx.game.seats.iter().filter(|seat| seat.id != own).collect();
    if others.is_empty() {
        return Ok("Nobody else is in the game yet. The announcement is kept in its history.".to_owned());
    }
    others.iter().try_for_each(|seat| cx.post(seat, &subject, &format!("{heading}\n\n{}\n", quote(&text))))?;
    Ok(match others.len() {
        1 => "Announced to the one other person in the game.".to_owned(),
        n => format!("Announced to all {n} others in the game."),
    })
}
