//! Newcomers to a game that is forming, whether they join by themselves, are invited, or approved.
use super::people::stop_watching;
use super::unconfirmed;
use crate::answers::welcome;
use crate::command::Stop;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::game::settings::keys;
use crate::referee::table::reliability;
use crate::store::{Role, SeatId};

/// Gives a person a seat in a game that is forming: everyone else is told, and if it was the last one, the game
/// begins. What to say to them.
pub fn seat_player(cx: &mut GameCx, id: SeatId) -> Result<String, Stop> {
    let user = cx.game.seat(id).ok_or(Refusal::SignOnFirst)?.user;
    stop_watching(cx, user)?;
    // Who takes the last seat has just said that they want to play.
    let is_full = cx.game.is_full();
    if is_full || cx.game.row.muster.is_some() {
        cx.change_seat(id, |seat| seat.ready = true)?;
    }
    let seat = cx.game.seat(id).cloned().ok_or(Refusal::SignOnFirst)?;
    if cx.seat == Some(id) {
        cx.note("joined")?;
    } else {
        cx.note(format!("{} joined", seat.user_name))?;
    }
    let game = &cx.game;
    let name = &game.row.name;
    let still = match game.n_open() {
        _ if is_full => " All seats are taken.".to_owned(),
        0 => " The seats that are left are kept for people who are invited.".to_owned(),
        1 => " One more player is needed.".to_owned(),
        n => format!(" {n} more players are needed."),
    };
    let subject = cx.subject("A new player");
    for other in game.seats.iter().filter(|other| other.id != id && Some(other.id) != cx.seat) {
        // In a secret game the others do not learn that anybody has joined at all.
        if game.secret() && !game.may_know(other, &seat) {
            continue;
        }
        let who = game.person(other, &seat);
        let record = if other.role == Role::Master { reliability::for_master(cx, user)? } else { String::new() };
        cx.post_news(other, &subject, &format!("{who} has joined '{name}'.{still}\n{record}"))?;
    }
    let still = if game.secret() { "" } else { &still };
    let mut said = format!("You have joined '{name}'.{still}");
    let starts = is_full && !game.settings.on(keys::MANUAL_START) && unconfirmed::to_confirm(cx).next().is_none();
    if is_full && !starts {
        said += &format!(" {}", unconfirmed::what_follows(cx));
    }
    said += &format!("\n\n{}", welcome::to_game(game, starts || seat.assigned.is_some()));
    if let Some(power) = seat.assigned.as_ref().filter(|_| !starts) {
        said += &format!("\n{power} is yours when the game begins.\n");
    }
    cx.after.start |= is_full;
    Ok(said)
}
