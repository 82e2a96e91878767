//! Newcomers to a game that is forming, whether they join, are invited, or are approved.
use super::people::stop_watching;
use super::unconfirmed;
use crate::answers::welcome;
use crate::command::CommandResult;
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::command::refusal::Refusal;
use crate::game::settings::keys;
use crate::referee::table::reliability;
use crate::say;
use crate::store::{Role, SeatId};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, person, power};

/// The news that someone has joined. Players get it once a day until the game starts.
pub(in crate::referee) const NEWS: &str = "A new player";

/// Gives a person a seat in a game that is forming, and tells everyone else. If it is the last seat, the game starts. Adds the
/// reply to that person.
pub fn seat_player(cx: &mut GameCx, id: SeatId, doc: &mut Doc) -> CommandResult {
    let user = cx.game.seat(id).ok_or(Refusal::SignOnFirst)?.user;
    stop_watching(cx, user)?;
    // A player who takes the last seat has just said that they want to play.
    let is_full = cx.game.is_full();
    if is_full || cx.game.row.muster.is_some() {
        cx.change_seat(id, |seat| seat.ready = true)?;
    }
    let seat = cx.game.seat(id).cloned().ok_or(Refusal::SignOnFirst)?;
    if cx.seat == Some(id) {
        cx.note("joined")?;
    } else {
        cx.note(say!("{} joined", seat.holder()))?;
    }
    let game = &cx.game;
    let still = match game.n_open() {
        _ if is_full => Note::of("All seats are taken."),
        0 => Note::of("The seats that are left are reserved for invited people."),
        1 => Note::of("One more player is needed."),
        n => Note::of(say!("{n} more players are needed.", n)),
    };
    let starts = is_full && !game.settings.on(keys::MANUAL_START) && unconfirmed::to_confirm(cx).next().is_none();
    let subject = cx.subject(NEWS);
    for other in game.seats.iter().filter(|other| other.id != id && Some(other.id) != cx.seat) {
        // In a secret game the others do not even learn that someone has joined.
        if game.secret() && !game.may_know(other, &seat) {
            continue;
        }
        // The e-mail that begins the game names everyone.
        if starts && other.role == Role::Player {
            continue;
        }
        let mut news = Doc::new(reader_of(other));
        news.para(say!("{} has joined {game}. {still}", person(game.person(other, &seat)), game, &still));
        if other.role == Role::Master {
            news.also(&reliability::for_master(cx, user)?);
        }
        match other.role == Role::Player && !is_full {
            true => cx.post_daily(other, &subject, &news)?,
            false => cx.post_news(other, &subject, &news)?,
        }
    }
    doc.para(say!("You have joined {game}.", game));
    if !game.secret() {
        doc.also(&still);
    }
    if is_full && !starts {
        doc.also(unconfirmed::what_follows(cx));
    }
    welcome::to_game(game, starts || seat.assigned.is_some(), doc);
    if let Some(name) = seat.assigned.as_ref().filter(|_| !starts) {
        doc.para(say!("{} is yours when the game begins.", power(name)));
    }
    cx.after.start |= is_full;
    Ok(())
}
