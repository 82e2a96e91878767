//! SIGN ON -- say which seat you write for, or join a game.
//!
//! Usage: SIGN ON pgame password   p is the letter of your power
//!    or: SIGN ON mgame password   as the master
//!    or: SIGN ON ogame password   as an observer
//!    or: SIGN ON ?game password [variant] [options]   join a game that is
//!                                  forming; the game must match
//!    or: SIGN ON ? password       join the next game that is forming
//!    or: SIGN ON game [AS power]  if I can tell that it is you
//!
//! To take over a power that is abandoned, or that has no player, sign on to it with a password of your own. A plain reply
//! to one of the judge's letters about a game is already signed on. If you play several powers, sign on once, as any of
//! them, and order for all; press is from the one that you signed on as.
//!
//! ```text
//! > SIGN ON ademo secret
//! < Signed on as Austria in 'demo'.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::desk::find;
use crate::desk::takes::{Fit, Said, is_sentence};
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::referee;
use crate::referee::setup;
use crate::rules::Power;
use crate::store::{Life, Role, UserId};

pub const SPEC: Spec =
    Spec::new(&["sign on", "hello", "login", "game"], Who::Anyone, takes).secret_after(1).signing_on();

/// A game, perhaps with the letter of a power; HELLO, LOGIN and GAME only if there is such a game. "Hello all" is none.
fn takes(said: &Said) -> Fit {
    let games = said.lexicon.games;
    let (words, is_alias) = (said.words(), said.keyword != "sign on");
    match words.as_slice() {
        [name] if is_alias => {
            if games.is_game(name) {
                Fit::Call
            } else {
                Fit::Sentence
            }
        }
        [name, ..] if name.starts_with('?') => Fit::Call,
        [name, r#as, _] if r#as.eq_ignore_ascii_case("as") && games.is_game(name) => Fit::Call,
        [name, _] if games.is_game(name) || games.is_seat(name) => Fit::Call,
        [] | [_, ..] if is_alias => Fit::Sentence,
        // What follows the name is a secret, of any shape.
        [name, ..] if is_sentence(name) => Fit::Sentence,
        words if words.len() <= 2 => Fit::Call,
        _ => Fit::Wrong,
    }
}

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    let words = args.words();
    match words.as_slice() {
        [name, password, options @ ..] if name.starts_with('?') => join(cx, name, password, &options.join(" ")),
        [name] if name.starts_with('?') => Err(Refusal::Usage("SIGN ON ?game password")),
        [name] => by_name(cx, name, None),
        [name, r#as, power] if r#as.eq_ignore_ascii_case("as") => by_name(cx, name, Some(power)),
        [name, password] => by_password(cx, name, password),
        _ => Err(Refusal::Usage("SIGN ON fdemo password, where f is the letter of your power and demo the game")),
    }
}

/// The longest name of a game with the letter of a power before it.
const MAX_NAME: usize = 64;

/// Puts the writer on a seat for the rest of the letter, as this one of its powers or the first.
fn take(cx: &mut Context, game: Game, seat: &Seat, power: Option<Power>) -> Result<String, Refusal> {
    cx.only_about(&game.row.name)?;
    let said = format!("Signed on as {} in '{}'.", game.seat_title(seat), game.row.name);
    let others = game.powers_of(seat).get(1..).unwrap_or_default();
    let acting = power.filter(|power| others.contains(power));
    cx.sign_on(game, Some(seat.id)).acting = acting;
    Ok(said)
}

fn by_password(cx: &mut Context, name: &str, password: &str) -> Result<String, Refusal> {
    let name = name.to_lowercase();
    let Some((game, letter)) = split(cx, &name)? else {
        if let Some(row) = cx.store.game_named(&name)? {
            let game = cx.load(row)?;
            let letter = game.powers().first().map_or("", |power| power.letter.as_str()).to_lowercase();
            return Err(Refusal::because(format!(
                "Put the letter of your power before the name of the game, such as SIGN ON {letter}{}.",
                game.row.name
            )));
        }
        return Err(find::no_such_game(cx, &name)?);
    };
    let candidates: Vec<Seat> = match letter.as_str() {
        "m" => game.masters().cloned().collect(),
        "o" => game.seats.iter().filter(|seat| seat.role == Role::Observer).cloned().collect(),
        letter => {
            let power = game.power(letter);
            let plays = |seat: &&Seat| power.is_some_and(|power| game.powers_of(seat).contains(&power));
            game.players().filter(plays).cloned().collect()
        }
    };
    if let Some(seat) = cx.seat_with_password(&candidates, password)? {
        let power = game.power(&letter);
        return take(cx, game, &seat, power);
    }
    let power = game.power(&letter).filter(|_| !matches!(letter.as_str(), "m" | "o"));
    if let Some(dummy) = power.filter(|power| game.running() && !game.in_play(*power)) {
        let (dummy, name) = (game.power_name(dummy), &game.row.name);
        return Err(Refusal::because(format!("Nobody plays {dummy} in '{name}', and nobody can take it over.")));
    }
    let power = power.filter(|power| game.vacant(*power));
    // A player who abandoned a seat comes back with the old password, or by a plain reply, not with a new password.
    let own = |seat: &Seat| cx.writer.user.as_ref().is_some_and(|user| user.id == seat.user);
    let Some(power) = power.filter(|_| !candidates.iter().any(own)) else { return Err(wrong(&game, &letter)) };
    let user = cx.user()?.id;
    if !cx.writer.verified {
        return Err(Refusal::Unverified);
    }
    cx.only_about(&game.row.name)?;
    let hash = cx.hash_password(password)?;
    referee::take_over(cx.sign_on(game, None), power, user, hash)
}

/// One answer for a wrong password and an empty seat alike: nobody learns which it was.
fn wrong(game: &Game, letter: &str) -> Refusal {
    if game.row.life == Life::Forming && !matches!(letter, "m" | "o") {
        return Refusal::because(format!(
            "The game '{}' has not started, so nobody has a power there yet. Answer one of its letters, or SIGN ON {} without a password.",
            game.row.name, game.row.name
        ));
    }
    Refusal::because(format!("That is not the password of that seat in '{}'.", game.row.name))
}

/// `fdemo` as the game and the letter of the power: the longest name of a game that fits.
fn split(cx: &Context, text: &str) -> Result<Option<(Game, String)>, Refusal> {
    if MAX_NAME < text.len() {
        return Ok(None);
    }
    for (i, _) in text.char_indices().skip(1) {
        let (letter, name) = text.split_at(i);
        let Some(row) = cx.store.game_named(name)? else { continue };
        let game = cx.load(row)?;
        if matches!(letter, "m" | "o") || game.powers().iter().any(|power| power.letter.eq_ignore_ascii_case(letter)) {
            return Ok(Some((game, letter.to_owned())));
        }
    }
    Ok(None)
}

fn by_name(cx: &mut Context, name: &str, power: Option<&str>) -> Result<String, Refusal> {
    let found = match cx.store.game_named(name)? {
        Some(row) => Some((cx.load(row)?, power.map(str::to_owned))),
        None => split(cx, &name.to_lowercase())?.map(|(game, letter)| (game, Some(letter))),
    };
    let Some((game, wanted)) = found else {
        return Err(find::no_such_game(cx, name)?);
    };
    if !cx.writer.verified {
        return Err(Refusal::because(
            "I can't tell that this letter is from you. Please give the password too, or answer one of my letters about the game.",
        ));
    }
    let user = cx.user()?.id;
    let is_wanted = |seat: &&Seat| {
        wanted.as_ref().is_none_or(|wanted| match wanted.to_lowercase().as_str() {
            "m" | "master" => seat.role == Role::Master,
            "o" | "observer" => seat.role == Role::Observer,
            text => game.power(text).is_some_and(|power| game.powers_of(seat).contains(&power)),
        })
    };
    let seats: Vec<Seat> = game.seats.iter().filter(|seat| seat.user == user).filter(is_wanted).cloned().collect();
    match seats.as_slice() {
        [seat] => {
            let power = wanted.as_deref().and_then(|text| game.power(text));
            take(cx, game, seat, power)
        }
        [] => Err(Refusal::because(format!("You have no such seat in '{}'.", game.row.name))),
        several => {
            let names: Vec<&str> = several.iter().map(|seat| game.seat_name(seat)).collect();
            Err(Refusal::because(format!(
                "You have several seats in '{}': write SIGN ON {} AS and one of {}.",
                game.row.name,
                game.row.name,
                names.join(", ")
            )))
        }
    }
}

fn join(cx: &mut Context, name: &str, password: &str, options: &str) -> Result<String, Refusal> {
    if cx.writer.user.is_none() {
        return Err(Refusal::RegisterFirst);
    }
    if !cx.writer.verified {
        return Err(Refusal::Unverified);
    }
    let user = cx.user()?.clone();
    let game = match name.trim_start_matches('?') {
        "" => next_forming(cx, user.id, options)?,
        name => match cx.store.game_named(name)? {
            Some(row) => cx.load(row)?,
            None => return Err(find::no_such_game(cx, name)?),
        },
    };
    let name = game.row.name.clone();
    setup::check(cx, &game, options)?;
    if game.row.life != Life::Forming {
        return Err(Refusal::because(format!(
            "The game '{name}' is {}, so nobody can join it now. LIST {name} shows whether a power is free.",
            game.row.life.word()
        )));
    }
    if let Some(seat) = game.seats.iter().find(|seat| seat.user == user.id && seat.role != Role::Observer) {
        return Err(Refusal::because(format!(
            "You are already in '{name}', as {}.",
            game.seat_name(seat).to_lowercase()
        )));
    }
    referee::may_enter(cx, &game, user.id)?;
    cx.only_about(&name)?;
    if game.n_open() == 0 {
        return Err(Refusal::because(match game.n_seats() {
            1 => format!("The only seat of '{name}' is taken; it waits for its master to start it."),
            n => format!("All {n} seats of '{name}' are taken; it waits for its master to start it."),
        }));
    }
    let hash = cx.hash_password(password)?;
    let id = cx.store.add_seat(&referee::new_seat(game.row.id, Role::Player, user.id, hash, cx.now))?;
    let game = cx.load(game.row)?;
    let seat = game.seat(id).cloned().ok_or(Refusal::SignOnFirst)?;
    let cx = cx.sign_on(game, Some(id));
    referee::stop_watching(cx, user.id)?;
    cx.note("joined")?;
    let game = &cx.game;
    let left = game.n_open();
    let still = match left {
        0 => " All seats are taken.".to_owned(),
        1 => " One more player is needed.".to_owned(),
        n => format!(" {n} more players are needed."),
    };
    let subject = cx.subject("A new player");
    for other in game.seats.iter().filter(|other| other.id != id) {
        // In a secret game the others do not learn that anybody has joined at all.
        if game.secret() && !game.may_know(other, &seat) {
            continue;
        }
        let who = game.person(other, &seat);
        cx.post(other, &subject, &format!("{who} has joined '{name}'.{still}\n"))?;
    }
    let still = if game.secret() { "" } else { &still };
    let said = format!("You have joined '{name}'.{still}");
    if left == 0 {
        if game.settings.on(keys::MANUAL_START) {
            return Ok(format!("{said} The game begins when its master says PROCESS."));
        }
        cx.after.start = true;
    }
    Ok(said)
}

fn next_forming(cx: &Context, user: UserId, options: &str) -> Result<Game, Refusal> {
    for row in cx.store.forming_games()? {
        let game = cx.load(row)?;
        let open = game.n_open() != 0 && game.settings.on(keys::LISTED);
        if open && !game.seats.iter().any(|seat| seat.user == user) && setup::check(cx, &game, options).is_ok() {
            return Ok(game);
        }
    }
    Err(Refusal::because("No such game needs players now. To begin one, write CREATE ?game password (HELP CREATE)."))
}
