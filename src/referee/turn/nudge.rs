//! A GM's e-mails to the people in a game through the judge: announcements, and reminders of missing orders.
use super::blocks::add_below;
use super::form::add_form;
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::command::{CommandResult, refuse};
use crate::game::Seat;
use crate::rules::Power;
use crate::say;
use crate::store::SeatId;
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, and, phase, term};
use crate::text::{defuse_forms, fold};
use jiff::SignedDuration;

/// The minimum time between a GM's reminders to one player.
const BETWEEN: SignedDuration = SignedDuration::from_hours(12);
/// The width of an announcement in columns.
const COLUMNS: usize = 70;

/// Reminds the players with missing orders for these powers, or for any.
///
/// # Errors
/// If the game is not running.
pub fn remind(cx: &mut GameCx, powers: &[Power], doc: &mut Doc) -> CommandResult {
    cx.table()?;
    let game = &cx.game;
    let is_meant = |seat: &&Seat| powers.is_empty() || game.ordered_by(seat).iter().any(|power| powers.contains(power));
    let (missing, complete): (Vec<&Seat>, Vec<&Seat>) =
        game.players().filter(is_meant).partition(|seat| !game.lacking_of(seat).is_empty());
    let is_recent = |seat: &&Seat| seat.nudged.is_some_and(|at| cx.now.duration_since(at) < BETWEEN);
    let (recent, new): (Vec<&Seat>, Vec<&Seat>) = missing.into_iter().partition(is_recent);
    let titles = |seats: &[&Seat]| Note::of(and(seats.iter().map(|seat| term(game.seat_title(seat)))));
    if !new.is_empty() {
        add_below(doc, say!("I have reminded {}.", titles(&new)));
    }
    if !recent.is_empty() {
        let hours = BETWEEN.as_hours();
        add_below(doc, say!("Not reminded: {}. You reminded them less than {} hours ago.", titles(&recent), hours));
    }
    if !(powers.is_empty() || complete.is_empty()) {
        add_below(doc, say!("No orders are missing from {}.", titles(&complete)));
    }
    let idle = powers.iter().filter(|power| game.orderer(**power).is_none()).map(|power| game.called(*power));
    let idle: Vec<_> = idle.collect();
    if !idle.is_empty() {
        add_below(doc, say!("{idle} {idle? has|have} no player.", idle = &idle));
    }
    if doc.is_empty() {
        return refuse("No orders are missing, so I have reminded no one.");
    }
    let subject = cx.subject(&format!("Reminder from the {}", cx.office()));
    for seat in &new {
        let mut letter = Doc::new(reader_of(seat));
        letter.para(say!(
            "The {} of {} reminds you: your {} orders for {} are still missing.",
            cx.office(),
            sentence::game(&game.row.name),
            phase(&game.row.phase),
            &game.called_each(&game.lacking_of(seat))
        ));
        if let Some(deadline) = game.row.deadline {
            letter.also(say!("They are due on {}.", deadline));
        }
        add_form(cx, seat, &mut letter)?;
        cx.post(seat, &subject, &letter)?;
    }
    if !new.is_empty() {
        cx.note(say!("reminded {}", titles(&new)))?;
    }
    let new: Vec<SeatId> = new.iter().map(|seat| seat.id).collect();
    let now = cx.now;
    new.into_iter().try_for_each(|seat| cx.change_seat(seat, |seat| seat.nudged = Some(now)))?;
    Ok(())
}

/// Sends a GM's text to everyone in the game, and stores it in the game's history.
///
/// # Errors
/// If there is no text, or too much of it.
pub fn announce(cx: &mut GameCx, lines: &[String], doc: &mut Doc) -> CommandResult {
    let text = lines.join("\n");
    let text = fold(&defuse_forms(text.trim_matches('\n')), COLUMNS);
    if text.trim().is_empty() {
        return refuse("Your announcement has no text, so I have not sent it.");
    }
    let most = cx.judge.limits.press_bytes;
    if most < text.len() {
        return refuse(say!(
            "Your announcement has {n} bytes. The limit is {most}, so I have not sent it.",
            n = text.len(),
            most
        ));
    }
    let own = cx.seat()?.id;
    let heading = Note::of(say!("Announcement of the {} of {}:", cx.office(), &cx.game));
    cx.note("announcement")?;
    cx.publish_words(&heading, &text)?;
    let subject = cx.subject("Announcement");
    let others: Vec<&Seat> = cx.game.seats.iter().filter(|seat| seat.id != own).collect();
    for seat in &others {
        let mut letter = Doc::new(reader_of(seat));
        letter.para(&heading);
        letter.quote(&text);
        cx.post(seat, &subject, &letter)?;
    }
    doc.para(match others.len() {
        0 => say!("No one else is in the game yet. The announcement is in its history."),
        1 => say!("Sent to the one other person in the game."),
        n => say!("Sent to all {} others in the game.", n),
    });
    Ok(())
}
