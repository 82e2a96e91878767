//! Newcomers to a game with APPROVAL. They have no seat until the GM approves them.
use super::joining;
use super::people::{self, leave};
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, Stop, refuse};
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::referee::table::reliability;
use crate::say;
use crate::store::{Life, Parting, SeatId};
use crate::text::doc::Doc;
use crate::text::sentence::{Arg, Note, and, line, person, term, theirs};
use anyhow::Result;

/// Returns whether newcomers to this game need approval. A game without a GM has no one to give it.
pub fn is_needed(game: &Game) -> bool {
    game.settings.on(keys::APPROVAL) && game.masters().next().is_some()
}

/// Asks the GMs about a person who has just asked to play. Adds the reply to that person.
pub fn ask(cx: &mut GameCx, id: SeatId, doc: &mut Doc) -> CommandResult {
    let game = &cx.game;
    let seat = game.seat(id).cloned().ok_or(Refusal::SignOnFirst)?;
    let (who, address) = (&seat.user_name, &seat.user_address);
    let what = match seat.assigned.as_deref().and_then(|power| game.power(power)) {
        Some(power) => Note::of(say!("take over {} in", &game.called_each(game.hand(power)))),
        None => Note::of("play in"),
    };
    cx.note(say!("{who} asks to {} the game", who = seat.holder(), &what))?;
    let subject = cx.subject("Someone wants to play");
    let record = reliability::for_master(cx, seat.user)?;
    let (yes, no) = (format!("APPROVE {address}"), format!("NOT APPROVED {address}"));
    for master in cx.game.masters() {
        let mut letter = Doc::new(reader_of(master));
        letter.para(say!("{} ({}) would like to {what} {game}.", person(who), term(address), &what, game));
        letter.also(&record);
        letter.para("Do you agree? Reply YES or NO. They join only if you say YES. I will tell them your answer.");
        letter.para(say!("In a new e-mail: {}, or {}.", line(&yes), line(&no)));
        cx.post_question(master, (&yes, &no), &subject, &letter)?;
    }
    doc.para(say!(
        "You have asked to {what} {game}. Its GM, {}, decides who plays. I will e-mail you the answer.",
        &what,
        game,
        masters(game)
    ));
    if cx.game.row.life == Life::Forming {
        doc.also("You can already say which powers you would like: SET PREFERENCE.");
    }
    Ok(())
}

/// The names of the GMs: `Max Master`.
fn masters<S>(game: &Game) -> Arg<'_, S> {
    and(game.masters().map(|seat| person(&seat.user_name)))
}

/// Returns the reason why a person who awaits approval cannot do something yet.
pub fn not_yet(game: &Game) -> Refusal {
    let meanwhile = match game.row.life {
        Life::Forming => "Until then you can SET PREFERENCE",
        _ => "Please wait for the answer",
    };
    Refusal::because(say!(
        "The GM of {game}, {}, has not yet said whether you can play, so I have not done this. {meanwhile}, or {}.",
        game,
        masters(game),
        meanwhile,
        line(format!("RESIGN {}", game.row.name))
    ))
}

/// The applicants that a text means: an address, or the power that they want.
fn meant(cx: &GameCx, text: &str) -> CommandResult<Vec<Seat>> {
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
            return refuse(match seated {
                Some(seat) => say!(
                    "{} has a seat in {game} already. EJECT address removes a person.",
                    person(&seat.user_name),
                    game
                ),
                None => say!("In {game}, no one called {} is waiting for your answer.", game, theirs(word)),
            });
        }
        found.extend(fits);
    }
    if found.is_empty() {
        let waiting = game.applicants.iter().map(|seat| format!("{} ({})", seat.user_name, seat.user_address));
        return refuse(match game.applicants.is_empty() {
            true => say!("In {game}, no one is waiting for your answer.", game),
            false => say!("Which of them? {} are waiting for your answer: APPROVE address.", and(waiting.map(person))),
        });
    }
    Ok(found)
}

/// Splits a text into addresses, and names or letters of powers. Letters may be run together: `EF`.
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

/// Approves the applicants named: they get seats.
///
/// # Errors
/// If the text names no applicant, or no seat is free for them.
pub fn approve(cx: &mut GameCx, text: &str, doc: &mut Doc) -> CommandResult {
    for (i, seat) in meant(cx, text)?.into_iter().enumerate() {
        doc.para(admit(cx, &seat)?);
        if 0 < i {
            doc.close_up();
        }
    }
    Ok(())
}

/// Admits every applicant once no GM is left to approve them, as long as seats are free.
pub(in crate::referee) fn admit_all(cx: &mut GameCx) -> CommandResult {
    for seat in cx.game.applicants.clone() {
        if let Err(Stop::Failed(error)) = admit(cx, &seat) {
            return Err(Stop::Failed(error));
        }
    }
    Ok(())
}

fn admit(cx: &mut GameCx, seat: &Seat) -> CommandResult<Note> {
    match (cx.game.row.life, seat.assigned.as_deref().and_then(|power| cx.game.power(power))) {
        (Life::Forming, _) => {
            if cx.game.n_open() == 0 {
                return refuse(say!(
                    "{} has no seat left. {} is still waiting for an answer.",
                    &cx.game,
                    person(&seat.user_name)
                ));
            }
            cx.change_seat(seat.id, |seat| seat.approved = true)?;
            cx.game.reload_seats(cx.env.store)?;
            let mut letter = Doc::new(reader_of(seat));
            letter.para(say!("You can play in {}.", &cx.game));
            joining::seat_player(cx, seat.id, &mut letter)?;
            let seat = cx.game.seat(seat.id).ok_or(Refusal::SignOnFirst)?;
            cx.post(seat, &cx.subject("You have a seat"), &letter)?;
            Ok(Note::of(say!("{} has a seat in {}.", person(&seat.user_name), &cx.game)))
        }
        (_, Some(power)) if cx.game.wants_player(power) => {
            leave(cx, seat.id, Parting::Plays)?;
            let (master, acting) = (cx.seat.take(), cx.acting.take());
            let outcome = people::take_seat(cx, power, seat.user, seat.password.clone(), Parting::TakenOver);
            (cx.seat, cx.acting) = (master, acting);
            outcome?;
            let hand = &cx.game.called_each(cx.game.hand(power));
            Ok(Note::of(say!("{} now plays {}.", person(&seat.user_name), hand)))
        }
        _ => refuse(say!(
            "{} has no open seat left for {}. {} lets them know.",
            &cx.game,
            person(&seat.user_name),
            line(format!("NOT APPROVED {}", seat.user_address))
        )),
    }
}

/// Declines the applicants named, and tells them, kindly.
///
/// # Errors
/// If the text names no applicant.
pub fn decline(cx: &mut GameCx, text: &str, doc: &mut Doc) -> CommandResult {
    for (i, seat) in meant(cx, text)?.into_iter().enumerate() {
        let mut letter = Doc::new(reader_of(&seat));
        letter.para(say!(
            "You asked to play in {}. Its GM has chosen other players. OPENINGS lists other games that need players, and CREATE starts your own.",
            &cx.game
        ));
        cx.post(&seat, &cx.subject("About your seat"), &letter)?;
        leave(cx, seat.id, Parting::Declined)?;
        cx.note(say!("{} not approved", seat.holder()))?;
        doc.para(say!("I have told {} that {} continues without them.", person(&seat.user_name), &cx.game));
        if 0 < i {
            doc.close_up();
        }
    }
    Ok(())
}

/// Withdraws an applicant who no longer wants to play. Only the GMs hear of it.
pub(in crate::referee) fn withdraw(cx: &mut GameCx, seat: &Seat) -> CommandResult {
    leave(cx, seat.id, Parting::Resigned)?;
    cx.note(say!("{} no longer asks", seat.holder()))?;
    let subject = cx.subject("Someone no longer wants to play");
    for master in cx.game.masters() {
        let mut doc = Doc::new(reader_of(master));
        doc.para(say!("{} no longer wants to play in {}.", person(&seat.user_name), &cx.game));
        cx.post(master, &subject, &doc)?;
    }
    Ok(())
}

/// Turns away the remaining applicants when the game starts.
pub(in crate::referee) fn close(cx: &mut GameCx) -> Result<()> {
    for seat in std::mem::take(&mut cx.game.applicants) {
        let mut doc = Doc::new(reader_of(&seat));
        doc.para(say!(
            "The game {} has started without you: its seats filled before the GM answered. OPENINGS lists other games.",
            &cx.game
        ));
        cx.post(&seat, &cx.subject("It begins without you"), &doc)?;
        let mut seat = seat;
        (seat.until, seat.why_ended) = (Some(cx.now), Some(Parting::Declined));
        cx.store.change_seat(&seat)?;
    }
    Ok(())
}
