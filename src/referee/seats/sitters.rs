//! Sitters: a second person who may order for the holder of a seat, for a time that is named.
//!
//! The player, the sitter and the masters know of it, and nobody else.
use crate::command::access::may_enter as may_have_seat;
use crate::command::game_cx::GameCx;
use crate::command::letters::LinkTarget;
use crate::command::refusal::Refusal;
use crate::command::{Stop, refuse};
use crate::game::dates::{friendly, read_zone};
use crate::game::{Game, Seat};
use crate::judge::identity::Bearer;
use crate::referee::turn::form::form_for;
use crate::referee::turn::next::next_phase_text;
use crate::rules::Eyes;
use crate::store::{SeatId, Sitter, User};
use crate::text::sentence::old;
use anyhow::Result;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::ops::Range;

/// The longest time for which somebody may order for another, in days.
pub const MAX_DAYS: i64 = 31;

/// The reason why a sitter's time ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SittingEnd {
    /// It is over.
    ByTime,
    /// The player has taken it back, or a master for them.
    ByPlayer,
    /// The sitter does not want to.
    BySitter,
    /// The player has lost the seat.
    WithSeat,
}

/// Lets somebody order for the holder of a seat. What to say of it.
///
/// # Errors
/// If they are in the game, or may not be.
pub fn appoint(
    cx: &mut GameCx,
    seat: SeatId,
    user: &User,
    time: Range<Timestamp>,
    reads: bool,
) -> Result<String, Stop> {
    let game = &cx.game;
    let name = game.row.name.clone();
    if game.seats.iter().any(|other| other.user == user.id) {
        return refuse(old(format!("{} is in '{name}' already. Please name somebody who is not.", user.name)));
    }
    let own = game.seat(seat).and_then(|seat| seat.sitter.as_ref());
    if own.is_some_and(|sitter| sitter.user != user.id) {
        return refuse("Somebody may order for you already. Write NO SITTER first.");
    }
    if own.is_none() {
        may_have_seat(cx, game, user.id)?;
    }
    let sitter = Sitter { user: user.id, time: time.clone(), begun: false, reads };
    cx.change_seat(seat, |seat| seat.sitter = Some(sitter))?;
    let (game, seat) = (&cx.game, cx.game.seat(seat).ok_or(Refusal::SignOnFirst)?);
    let title = game.seat_title(seat);
    let (from, until) = (cx.time(time.start), cx.time(time.end));
    if cx.now < time.start {
        let zone = zone(user);
        let text = format!(
            "{}\n{} asks you to order for {title} in '{name}', from {} to {}. When it begins you get the position, and from then on what the judge writes about the game.\n\nIf you cannot, answer with NO SITTER.\n",
            cx.head(Some(game), &zone),
            player(game, seat),
            friendly(time.start, &zone),
            friendly(time.end, &zone)
        );
        let subject = cx.subject(&format!("Will you order for {title}?"));
        cx.post_to_person(
            Bearer::Sitter(seat.id, user.id, seat.token),
            user,
            &subject,
            &cx.linked(LinkTarget::Public, &text),
        )?;
    }
    let press = if reads { ", and read and write press" } else { "" };
    let subject = cx.subject(&format!("A sitter for {title}"));
    for other in game.masters().filter(|other| Some(other.id) != cx.seat) {
        let text = format!("{} ({}) may order for {title}{press}, from {from} to {until}.\n", user.name, user.address);
        cx.post(other, &subject, &text)?;
    }
    cx.note(format!("a sitter for {title}"))?;
    cx.after.touched = true;
    Ok(format!("{} may order for {title}{press}, from {from} to {until}. NO SITTER ends it before.", user.name))
}

/// Begins and ends what is due.
pub(in crate::referee) fn settle(cx: &mut GameCx) -> Result<()> {
    let now = cx.now;
    let due = |seat: &&Seat| seat.sitter.as_ref().is_some_and(|sitter| next(sitter) <= now);
    let seats: Vec<SeatId> = cx.game.seats.iter().filter(due).map(|seat| seat.id).collect();
    for id in seats {
        let begins = cx.game.seat(id).and_then(|seat| seat.sitter.as_ref()).is_some_and(|sitter| now < sitter.time.end);
        let done = if begins { begin(cx, id) } else { end(cx, id, SittingEnd::ByTime).map(|_| ()) };
        done.map_err(Stop::into_fault)?;
    }
    Ok(())
}

/// Returns the time at which the clock has to look at the game's sitters again.
pub(in crate::referee) fn next_at(cx: &GameCx) -> Option<Timestamp> {
    let sitters = cx.game.seats.iter().filter_map(|seat| seat.sitter.as_ref());
    sitters.map(next).min().filter(|_| cx.game.running())
}

/// Returns the time at which a sitter's time begins, or ends if it has begun.
fn next(sitter: &Sitter) -> Timestamp {
    if sitter.begun { sitter.time.end } else { sitter.time.start }
}

/// A sitter's time has begun: they get all that they need to order.
fn begin(cx: &mut GameCx, id: SeatId) -> Result<(), Stop> {
    cx.change_seat(id, |seat| seat.sitter.iter_mut().for_each(|sitter| sitter.begun = true))?;
    let (game, seat) = (&cx.game, cx.game.seat(id).ok_or(Refusal::SignOnFirst)?);
    let Some(sitter) = &seat.sitter else { return Ok(()) };
    let user = cx.store.user(sitter.user)?;
    let (zone, title) = (zone(&user), game.seat_title(seat));
    let mut text = format!(
        "{}\nYou order for {title} in '{}' now, until {}: {} has asked for it. Answer this letter, or begin a new one with SIGN ON {}. What the judge writes about the game comes to you too.\n\nYou can order, set and take back WAIT, and ask whatever a player may ask{}. Votes, the password and all else stay with the player. If you cannot do it, answer with NO SITTER.\n\n",
        cx.head(Some(game), &zone),
        game.row.name,
        friendly(sitter.time.end, &zone),
        player(game, seat),
        game.row.name,
        if sitter.reads { ", and write press (PRESS TO ...)" } else { "; press is not for you" },
    );
    if let Ok(table) = game.table() {
        text += &game.as_seen(seat, |eyes: Eyes| table.status(game.heading(), eyes));
        text += &next_phase_text(cx, &zone)?;
        text += &form_for(cx, seat)?;
    }
    let subject = cx.subject(&format!("You order for {title}"));
    let text = cx.linked(LinkTarget::Game, &text);
    cx.post_to_person(Bearer::Sitter(seat.id, user.id, seat.token), &user, &subject, &text)?;
    Ok(())
}

/// Ends the time of the one who orders for the holder of a seat. Was there one?
pub fn end(cx: &mut GameCx, id: SeatId, why: SittingEnd) -> Result<bool, Stop> {
    let Some(seat) = cx.game.seat(id).cloned() else { return Ok(false) };
    let Some(sitter) = seat.sitter.clone() else { return Ok(false) };
    cx.change_seat(id, |seat| seat.sitter = None)?;
    let game = &cx.game;
    let (title, name) = (game.seat_title(&seat), &game.row.name);
    let user = cx.store.user(sitter.user)?;
    if why != SittingEnd::BySitter {
        let thanks = if sitter.begun { " Thank you." } else { "" };
        let head = cx.head(Some(game), &zone(&user));
        let text = format!("{head}\nYou need not order for {title} in '{name}' any more.{thanks}\n");
        let subject = cx.subject(&format!("Your time for {title} is over"));
        let text = cx.linked(LinkTarget::Public, &text);
        cx.post_to_person(Bearer::Person(user.id, user.token), &user, &subject, &text)?;
    }
    let text = match why {
        SittingEnd::ByTime => format!("{}'s time is over: only you order for {title} again.\n", user.name),
        SittingEnd::BySitter => format!("{} does not order for {title}: only you do.\n", user.name),
        SittingEnd::ByPlayer | SittingEnd::WithSeat => String::new(),
    };
    if !text.is_empty() {
        cx.post(&seat, &cx.subject(&format!("Nobody else orders for {title}")), &text)?;
    }
    for master in game.masters().filter(|master| why != SittingEnd::WithSeat && Some(master.id) != cx.seat) {
        let text = format!("{} does not order for {title} any more.\n", user.name);
        cx.post(master, &cx.subject(&format!("No sitter for {title} any more")), &text)?;
    }
    cx.note(format!("no sitter for {title} any more"))?;
    Ok(true)
}

/// Returns the name of the seat's player, as their sitter may know it.
fn player(game: &Game, seat: &Seat) -> String {
    if game.hides(seat) { "its player".to_owned() } else { seat.user_name.clone() }
}

fn zone(user: &User) -> TimeZone {
    read_zone(&user.timezone).unwrap_or(TimeZone::UTC)
}
