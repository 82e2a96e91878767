//! Newcomers to a game with APPROVAL: its master says yes or no to each, and until then they have no seat.
use super::joining;
use super::people::{self, leave};
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{Stop, refuse};
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::referee::table::reliability;
use crate::store::{Life, Parting, SeatId};
use crate::text::list;
use crate::text::sentence::old;
use anyhow::Result;

/// Returns whether newcomers to this game wait for a yes. Without a master nobody could give it.
pub fn is_needed(game: &Game) -> bool {
    game.settings.on(keys::APPROVAL) && game.masters().next().is_some()
}

/// Asks the masters whether somebody may play who has just asked for it. What to say to them.
pub fn ask(cx: &mut GameCx, id: SeatId) -> Result<String, Stop> {
    let game = &cx.game;
    let (seat, name) = (game.seat(id).cloned().ok_or(Refusal::SignOnFirst)?, game.row.name.clone());
    let (who, address) = (&seat.user_name, &seat.user_address);
    let what = match seat.assigned.as_deref().and_then(|power| game.power(power)) {
        Some(power) => format!("take over {} in", game.named(game.hand(power))),
        None => "play in".to_owned(),
    };
    cx.note(format!("{who} asks to {what} the game"))?;
    let subject = cx.subject("Somebody wants to play");
    let record = reliability::for_master(cx, seat.user)?;
    let text = format!(
        "{who} ({address}) would like to {what} '{name}'.\n{record}\nDo you agree? Answer this letter with YES or NO. They have no seat until you say yes, and are told what you decide.\n\nIn a letter of its own: APPROVE {address}, or NOT APPROVED {address}.\n"
    );
    let lines = (format!("APPROVE {address}"), format!("NOT APPROVED {address}"));
    cx.game.masters().try_for_each(|master| cx.post_question(master, (&lines.0, &lines.1), &subject, &text))?;
    let masters = masters(&cx.game);
    let meanwhile = if cx.game.row.life == Life::Forming {
        " Meanwhile you can say which powers you would like: SET PREFERENCE."
    } else {
        ""
    };
    Ok(format!(
        "You have asked to {what} '{name}'. Its master, {masters}, decides who plays: you get a letter as soon as there is an answer.{meanwhile}"
    ))
}

/// `Max Master`
fn masters(game: &Game) -> String {
    list(&game.masters().map(|seat| seat.user_name.as_str()).collect::<Vec<_>>())
}

/// Returns the reason why a person who waits for a yes cannot do something yet.
pub fn not_yet(game: &Game) -> Refusal {
    let (name, masters) = (&game.row.name, masters(game));
    let meanwhile = match game.row.life {
        Life::Forming => "Until then you can SET PREFERENCE",
        _ => "Please wait for the answer",
    };
    Refusal::because(old(format!(
        "The master of '{name}', {masters}, has not answered yet whether you can play, so this has not been carried out. {meanwhile}, or RESIGN {name}."
    )))
}

/// Those who wait for a yes and are meant by this: an address, or what they want to take over.
fn meant(cx: &GameCx, text: &str) -> Result<Vec<Seat>, Stop> {
    let game = &cx.game;
    let mut found = Vec::new();
    for word in words(game, text) {
        let word = word.as_str();
        let user = cx.store.user_at(word)?.map(|user| user.id);
        let power = game.power(word);
        let is_meant = |seat: &&Seat| {
            let wants = seat.assigned.as_deref().and_then(|wanted| game.power(wanted));
            Some(seat.user) == user || power.is_some() && wants == power
        };
        let fits: Vec<Seat> = game.applicants.iter().filter(is_meant).cloned().collect();
        if fits.is_empty() {
            let seated = game.seats.iter().find(|seat| Some(seat.user) == user);
            return refuse(old(match seated {
                Some(seat) => format!(
                    "{} has a seat in '{}' already. To remove somebody, write EJECT and their address.",
                    seat.user_name, game.row.name
                ),
                None => format!("Nobody who waits for your yes in '{}' is \"{word}\".", game.row.name),
            }));
        }
        found.extend(fits);
    }
    if found.is_empty() {
        let waiting: Vec<String> =
            game.applicants.iter().map(|seat| format!("{} ({})", seat.user_name, seat.user_address)).collect();
        return refuse(old(match waiting.as_slice() {
            [] => format!("Nobody waits for your yes in '{}'.", game.row.name),
            waiting => format!("Whom? {} wait for your yes: APPROVE and an address.", list(waiting)),
        }));
    }
    Ok(found)
}

/// Addresses, and names or letters of powers; letters may stand together: `EF`.
fn words(game: &Game, text: &str) -> Vec<String> {
    let words = text.split([',', ';', ' ']).map(str::trim).filter(|word| !word.is_empty());
    let spelt = |word: &str| -> Vec<String> {
        let letters: Vec<String> = word.chars().map(String::from).collect();
        match game.power(word).is_none() && letters.iter().all(|letter| game.power(letter).is_some()) {
            true => letters,
            false => vec![word.to_owned()],
        }
    };
    words.flat_map(spelt).collect()
}

/// The master says yes to those who are meant: they have seats. What to say of it.
///
/// # Errors
/// If nobody is meant, or no seat is free for them.
pub fn approve(cx: &mut GameCx, text: &str) -> Result<String, Stop> {
    let mut said = Vec::new();
    for seat in meant(cx, text)? {
        said.push(admit(cx, &seat)?);
    }
    Ok(said.join("\n"))
}

/// Admits all who wait when nobody is left to say yes: they have seats, as long as there are free ones.
pub(in crate::referee) fn admit_all(cx: &mut GameCx) -> Result<(), Stop> {
    for seat in cx.game.applicants.clone() {
        if let Err(Stop::Failed(error)) = admit(cx, &seat) {
            return Err(Stop::Failed(error));
        }
    }
    Ok(())
}

fn admit(cx: &mut GameCx, seat: &Seat) -> Result<String, Stop> {
    let name = cx.game.row.name.clone();
    match (cx.game.row.life, seat.assigned.as_deref().and_then(|power| cx.game.power(power))) {
        (Life::Forming, _) => {
            if cx.game.n_open() == 0 {
                return refuse(old(format!(
                    "All seats of '{name}' are taken. {} still waits for an answer.",
                    seat.user_name
                )));
            }
            cx.change_seat(seat.id, |seat| seat.approved = true)?;
            cx.game.reload_seats(cx.env.store)?;
            let text = joining::seat_player(cx, seat.id)?;
            let seat = cx.game.seat(seat.id).cloned().ok_or(Refusal::SignOnFirst)?;
            let subject = cx.subject("You have a seat");
            let text = format!("You can play in '{name}'.\n\n{}\n", text.trim_end());
            cx.post(&seat, &subject, &text)?;
            Ok(format!("{} has a seat in '{name}'.", seat.user_name))
        }
        (_, Some(power)) if cx.game.wants_player(power) => {
            leave(cx, seat.id, Parting::Plays)?;
            let (master, acting) = (cx.seat.take(), cx.acting.take());
            let outcome = people::take_seat(cx, power, seat.user, seat.password.clone(), Parting::TakenOver);
            (cx.seat, cx.acting) = (master, acting);
            outcome?;
            Ok(format!("{} now plays {}.", seat.user_name, cx.game.named(cx.game.hand(power))))
        }
        _ => refuse(old(format!(
            "There is no free power in '{name}' for {} any more. NOT APPROVED {} tells them so.",
            seat.user_name, seat.user_address
        ))),
    }
}

/// The master says no to those who are meant. They are told, kindly. What to say of it.
///
/// # Errors
/// If nobody is meant.
pub fn decline(cx: &mut GameCx, text: &str) -> Result<String, Stop> {
    let mut said = Vec::new();
    for seat in meant(cx, text)? {
        let name = cx.game.row.name.clone();
        let text = format!(
            "You asked to play in '{name}'. Its master has chosen to play with others. OPENINGS shows other games that want players, and CREATE begins one of your own.\n"
        );
        cx.post(&seat, &cx.subject("About your seat"), &text)?;
        leave(cx, seat.id, Parting::Declined)?;
        cx.note(format!("{} not approved", seat.user_name))?;
        said.push(format!("{} is told that '{name}' goes on without them.", seat.user_name));
    }
    Ok(said.join("\n"))
}

/// Withdraws a person who waits for a yes and no longer wants to play: only the masters are told.
pub(in crate::referee) fn withdraw(cx: &mut GameCx, seat: &Seat) -> Result<(), Stop> {
    leave(cx, seat.id, Parting::Resigned)?;
    cx.note(format!("{} does not ask any more", seat.user_name))?;
    let subject = cx.subject("Somebody does not want to play any more");
    let text = format!("{} does not want to play in '{}' any more.\n", seat.user_name, cx.game.row.name);
    Ok(cx.game.masters().try_for_each(|master| cx.post(master, &subject, &text))?)
}

/// The game begins, and there is no seat for those who still wait.
pub(in crate::referee) fn close(cx: &mut GameCx) -> Result<()> {
    for seat in std::mem::take(&mut cx.game.applicants) {
        let text = format!(
            "The game '{}' begins, and all its seats were taken before there was an answer about yours. OPENINGS shows other games.\n",
            cx.game.row.name
        );
        cx.post(&seat, &cx.subject("It begins without you"), &text)?;
        let mut seat = seat;
        (seat.until, seat.why_ended) = (Some(cx.now), Some(Parting::Declined));
        cx.store.change_seat(&seat)?;
    }
    Ok(())
}
