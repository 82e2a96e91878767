//! Sitters: a second person who may order for the holder of a seat, for a limited time.
//!
//! Only the player, the sitter and the GMs know of it.
use crate::command::access::may_enter as may_have_seat;
use crate::command::game_cx::GameCx;
use crate::command::letters::{LinkTarget, reader_of, reader_of_user};
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, Stop, refuse};
use crate::game::{Game, Seat};
use crate::judge::identity::Bearer;
use crate::referee::turn::form::add_form;
use crate::referee::turn::next::add_next_phase;
use crate::referee::turn::phase::add_status;
use crate::say;
use crate::store::{SeatId, Sitter, User};
use crate::text::doc::Doc;
use crate::text::sentence::{line, person, term};
use anyhow::Result;
use jiff::Timestamp;

use std::ops::Range;

/// The maximum time that a sitter may order for a player, in days.
pub const MAX_DAYS: i64 = 31;

/// The reason why a sitter's time ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SittingEnd {
    /// It is over.
    ByTime,
    /// The player, or a GM for them, has ended it.
    ByPlayer,
    /// The sitter does not want to.
    BySitter,
    /// The player has lost the seat.
    WithSeat,
}

/// Lets a sitter order for the holder of a seat.
///
/// # Errors
/// If the sitter is in the game, or may not be.
pub fn appoint(
    cx: &mut GameCx,
    seat: SeatId,
    user: &User,
    time: Range<Timestamp>,
    reads: bool,
    doc: &mut Doc,
) -> CommandResult {
    let game = &cx.game;
    if game.seats.iter().any(|other| other.user == user.id) {
        return refuse(say!("{} is in {game} already. Please name someone who is not.", person(&user.name), game));
    }
    let own = game.seat(seat).and_then(|seat| seat.sitter.as_ref());
    if own.is_some_and(|sitter| sitter.user != user.id) {
        return refuse("You have a sitter already. Send NO SITTER first.");
    }
    if own.is_none() {
        may_have_seat(cx, game, user.id)?;
    }
    let sitter = Sitter { user: user.id, time: time.clone(), begun: false, reads };
    cx.change_seat(seat, |seat| seat.sitter = Some(sitter))?;
    let (game, seat) = (&cx.game, cx.game.seat(seat).ok_or(Refusal::SignOnFirst)?);
    let title = game.seat_title(seat);
    if cx.now < time.start {
        let mut asked = cx.headed(Some(game), &reader_of_user(user));
        asked.para(say!(
            "{} asks you to order for {} in {game}, from {} to {}. When it begins you get the position, and from then on what the judge writes about the game.",
            person(player(game, seat)),
            term(&title),
            game,
            time.start,
            time.end
        ));
        asked.para("If you cannot, answer with NO SITTER.");
        cx.lead(&mut asked, &game.row.name, LinkTarget::Public);
        let subject = cx.subject(&format!("Will you order for {title}?"));
        cx.post_to_person(Bearer::Sitter(seat.id, user.id, seat.token, user.token), user, &subject, &asked)?;
    }
    let press = if reads { ", and read and write press" } else { "" };
    let subject = cx.subject(&format!("A sitter for {title}"));
    for other in game.masters().filter(|other| Some(other.id) != cx.seat) {
        let mut told = Doc::new(reader_of(other));
        told.para(say!(
            "{} ({}) may order for {}{press}, from {} to {}.",
            person(&user.name),
            term(&user.address),
            term(&title),
            press,
            time.start,
            time.end
        ));
        cx.post(other, &subject, &told)?;
    }
    cx.note(say!("a sitter for {title}", title = term(&title)))?;
    doc.para(say!(
        "{} may order for {}{press}, from {} to {}. NO SITTER ends it earlier.",
        person(&user.name),
        term(&title),
        press,
        time.start,
        time.end
    ));
    cx.after.touched = true;
    Ok(())
}

/// Begins and ends the sittings that are due.
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

/// Returns when the clock must look at the game's sitters again.
pub(in crate::referee) fn next_at(cx: &GameCx) -> Option<Timestamp> {
    let sitters = cx.game.seats.iter().filter_map(|seat| seat.sitter.as_ref());
    sitters.map(next).min().filter(|_| cx.game.running())
}

/// Returns when a sitter's time begins, or ends if it has begun.
fn next(sitter: &Sitter) -> Timestamp {
    if sitter.begun { sitter.time.end } else { sitter.time.start }
}

/// Begins a sitter's time: sends them everything they need to order.
fn begin(cx: &mut GameCx, id: SeatId) -> CommandResult {
    cx.change_seat(id, |seat| seat.sitter.iter_mut().for_each(|sitter| sitter.begun = true))?;
    let (game, seat) = (&cx.game, cx.game.seat(id).ok_or(Refusal::SignOnFirst)?);
    let Some(sitter) = &seat.sitter else { return Ok(()) };
    let user = cx.store.user(sitter.user)?;
    let title = game.seat_title(seat);
    let mut doc = cx.headed(Some(game), &reader_of_user(&user));
    doc.para(say!(
        "You now order for {} in {game}, until {}, because {} asked you to. Reply to this e-mail, or begin a new one with {}. You also get the judge's e-mails about the game.",
        term(&title),
        game,
        sitter.time.end,
        person(player(game, seat)),
        line(format!("SIGN ON {}", game.row.name))
    ));
    doc.para(say!(
        "You can order, set and take back WAIT, and ask any question that a player can ask{press}. Votes, the password and everything else stay with the player. If you can't do it, reply NO SITTER.",
        press = match sitter.reads {
            true => ", and write press (PRESS TO ...)",
            false => "; press is not for you",
        }
    ));
    if game.table.is_some() {
        add_status(game, seat, &mut doc)?;
        add_next_phase(cx, seat, &mut doc)?;
        add_form(cx, seat, &mut doc)?;
    }
    cx.lead(&mut doc, &game.row.name, LinkTarget::Game);
    let subject = cx.subject(&format!("You order for {title}"));
    cx.post_to_person(Bearer::Sitter(seat.id, user.id, seat.token, user.token), &user, &subject, &doc)?;
    Ok(())
}

/// Ends a sitter's time. Returns whether the seat had one.
pub fn end(cx: &mut GameCx, id: SeatId, why: SittingEnd) -> CommandResult<bool> {
    let Some(seat) = cx.game.seat(id).cloned() else { return Ok(false) };
    let Some(sitter) = seat.sitter.clone() else { return Ok(false) };
    cx.change_seat(id, |seat| seat.sitter = None)?;
    let game = &cx.game;
    let title = game.seat_title(&seat);
    let user = cx.store.user(sitter.user)?;
    if why != SittingEnd::BySitter {
        let mut doc = cx.headed(Some(game), &reader_of_user(&user));
        doc.para(say!("You no longer have to order for {} in {game}.", term(&title), game));
        if sitter.begun {
            doc.also("Thank you.");
        }
        cx.lead(&mut doc, &game.row.name, LinkTarget::Public);
        let subject = cx.subject(&format!("Your time for {title} is over"));
        cx.post_to_person(Bearer::Person(user.id, user.token), &user, &subject, &doc)?;
    }
    let mut doc = Doc::new(reader_of(&seat));
    match why {
        SittingEnd::ByTime => {
            doc.para(say!("{}'s time is over: only you order for {} again.", person(&user.name), term(&title)));
        }
        SittingEnd::BySitter => {
            doc.para(say!("{} does not order for {}: only you do.", person(&user.name), term(&title)));
        }
        SittingEnd::ByPlayer | SittingEnd::WithSeat => {}
    }
    if !doc.is_empty() {
        cx.post(&seat, &cx.subject(&format!("{title} has no sitter")), &doc)?;
    }
    for master in game.masters().filter(|master| why != SittingEnd::WithSeat && Some(master.id) != cx.seat) {
        let mut doc = Doc::new(reader_of(master));
        doc.para(say!("{} no longer orders for {}.", person(&user.name), term(&title)));
        cx.post(master, &cx.subject(&format!("{title} no longer has a sitter")), &doc)?;
    }
    cx.note(say!("{title} no longer has a sitter", title = term(&title)))?;
    Ok(true)
}

/// Returns the name of the seat's player, as their sitter may know it.
fn player(game: &Game, seat: &Seat) -> String {
    if game.hides(seat) { "its player".to_owned() } else { seat.user_name.clone() }
}
