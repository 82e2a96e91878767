//! SIGN ON -- say which seat you write for, or join a game.
//!
//! Usage: SIGN ON pgame password   p is the letter of your power
//!    or: SIGN ON mgame password   as the GM (master)
//!    or: SIGN ON ogame password   as an observer
//!    or: SIGN ON ?game password [variant] [options]   join a new game, if
//!                                  it has these settings
//!    or: SIGN ON ?game password JOIN word   with its join password
//!    or: SIGN ON ? password       join the next new game
//!    or: JOIN game [password]     join a new game, or accept a seat that
//!                                  you were offered
//!    or: SIGN ON game [AS power]  if the judge knows that it is you
//!    or: SIGN ON @game            for the keeper, as GM (HELP KEEPER)
//!
//! You choose the password: at least 4 characters, for this seat only. With `-` there is none, and your address is
//! enough. Before the start, send SIGN ON ?game and your password to return to your seat. To take over an abandoned
//! or empty power, sign on to it with a new password.
//!
//! A plain reply to an e-mail about a game signs you on. The password also allows what a plain reply can't do:
//! RESIGN, SET PASSWORD and the GM's commands (HELP PROOF). The judge always replies to your registered address.
//!
//! An e-mail can include several games: start each with SIGN ON. If you play several powers, sign on once, as any of
//! them, and order for all. Press, and orders that any of them could give, then come from the power you signed on as.
//!
//! ```text
//! > SIGN ON ademo secret
//! < Signed on as Austria in 'demo'.
//! ```
use crate::command::access::{self, keeper};
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::context::Context;
use crate::command::find::{self, NamedGame};
use crate::command::game_cx::GameCx;
use crate::command::passwords::{NO_PASSWORD, is_long_enough};
use crate::command::refusal::or_fault;
use crate::command::{Args, CommandResult, PhaseScope, Refusal, Spec, Subject, refuse};
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::referee::seats::{approval, invitations, joining, names, people, reserve};
use crate::referee::table::{house, setup};
use crate::rules::Power;
use crate::say;
use crate::store::{Life, Role, SeatRow, UserId};
use crate::text::doc::Doc;
use crate::text::sentence::{Arg, line, term};

pub const SPEC: Spec = Spec::new(&["sign on", "hello", "login", "game", "join"], Subject::Anyone, takes)
    .secret_after(1)
    .signing_on()
    .about(PhaseScope::Seat)
    .proving()
    .for_guests();

/// A game, perhaps with the letter of a power; HELLO, LOGIN, GAME and JOIN only if there is such a game. "Hello all" and
/// "Join me in Burgundy" are none.
fn takes(said: &KeywordLine) -> Match {
    let games = said.lexicon.games;
    let (words, is_alias) = (said.words(), said.keyword != "sign on");
    match words.as_slice() {
        [name] if games.is_game(name) => Match::Call,
        [_] if is_alias => Match::Sentence,
        [name, ..] if name.starts_with('?') => Match::Call,
        // The keeper; classic judges wanted a password.
        [name] | [name, _] if name.starts_with('@') => Match::Call,
        [name, r#as, _] if r#as.eq_ignore_ascii_case("as") && games.is_game(name) => Match::Call,
        // A few words about the game may follow the password.
        [name, _, played @ ..] if games.is_game(name) || games.is_seat(name) => {
            if is_sentence(&played.join(" ")) {
                said.stray()
            } else {
                Match::Call
            }
        }
        [] | [_, ..] if is_alias => Match::Sentence,
        // The words after the name are a secret, of any shape.
        [name, ..] if is_sentence(name) => Match::Sentence,
        words if words.len() <= 2 => Match::Call,
        _ => Match::Wrong,
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let words = args.words();
    let joins = args.keyword == "join";
    if cx.principal.is_guest() {
        return match words.as_slice() {
            [name] if !joins => by_name(cx, name, None, doc),
            [name, r#as, power] if r#as.eq_ignore_ascii_case("as") => by_name(cx, name, Some(power), doc),
            _ => Err(Refusal::KeepFirst.into()),
        };
    }
    match words.as_slice() {
        [name] | [name, _] if let Some(game) = name.strip_prefix('@') => by_keeper(cx, game, doc),
        [name, r#as, power] if r#as.eq_ignore_ascii_case("as") => by_name(cx, name, Some(power), doc),
        [name, password, options @ ..] if joins || name.starts_with('?') => {
            join(cx, name, Some(*password).filter(|password| *password != NO_PASSWORD), &options.join(" "), doc)
        }
        [name] if joins => join(cx, name, None, "", doc),
        [name] if name.starts_with('?') => {
            Err(Refusal::Usage("SIGN ON ?game password, with a password that you choose").into())
        }
        [name] => by_name(cx, name, None, doc),
        [name, password, options @ ..] => by_password(cx, name, password, &options.join(" "), doc),
        [] if joins => Err(Refusal::Usage("JOIN game. LIST shows the games.").into()),
        [] => {
            Err(Refusal::Usage("SIGN ON fdemo password, where f is the letter of your power and demo the game").into())
        }
    }
}

/// Puts the writer on a seat for the rest of the letter, as this one of its powers or the first.
fn take(cx: &mut Context, game: Game, seat: &Seat, power: Option<Power>, doc: &mut Doc) -> CommandResult {
    doc.para(match (seat.role, game.powers_of(seat)) {
        // Before the start, a player has no power.
        (Role::Player, []) => say!("Signed on to {} as a player.", &game),
        _ => say!("Signed on as {} in {}.", term(game.seat_title(seat)), &game),
    });
    put_on(cx, game, seat, power);
    Ok(())
}

fn put_on<'c, 'a>(cx: &'c mut Context<'a>, game: Game, seat: &Seat, power: Option<Power>) -> &'c mut GameCx<'a> {
    let others = game.powers_of(seat).get(1..).unwrap_or_default();
    let acting = power.filter(|power| others.contains(power));
    let cx = cx.sign_on(game, Some(seat.id));
    cx.acting = acting;
    cx
}

/// Signs on somebody who orders for the holder of a seat.
fn sit(cx: &mut Context, game: Game, seat: &Seat, power: Option<Power>, doc: &mut Doc) -> CommandResult {
    let user = cx.user()?.id;
    if let Some(sitter) = &seat.sitter {
        let title = term(game.seat_title(seat));
        doc.para(say!("You order for {title} in {}, until {}.", title, &game, sitter.time.end));
    }
    put_on(cx, game, seat, power).sitter = Some(user);
    Ok(())
}

/// The keeper: in a game, or for the rules of the judge.
fn by_keeper(cx: &mut Context, game: &str, doc: &mut Doc) -> CommandResult {
    // `@control` was the keepers' game of the classic judges.
    let is_control = game.eq_ignore_ascii_case("control") && cx.store.game_named("control")?.is_none();
    if !(game.is_empty() || is_control) {
        doc.para(house::visit(cx, game)?);
        return Ok(());
    }
    cx.by_keeper()?;
    house::rules(cx, doc)
}

fn by_password(cx: &mut Context, name: &str, password: &str, options: &str, doc: &mut Doc) -> CommandResult {
    let Some(named) = find::named(cx, name)? else { return Err(find::no_such_game(cx, name)?.into()) };
    let writer = cx.principal.apparent().map(|user| user.id);
    let candidates = named.seats(writer);
    let is_own = |seat: &Seat| Some(seat.user) == writer;
    if password == NO_PASSWORD && candidates.iter().any(is_own) {
        return by_name(cx, name, None, doc);
    }
    let seat = cx.seat_with_password(&candidates, password)?;
    let NamedGame { game, letter } = named;
    if let Some(seat) = seat {
        setup::check_played(cx, &game, options)?;
        let power = letter.and_then(|letter| game.power(&letter));
        return take(cx, game, &seat, power, doc);
    }
    if !cx.may_see(&game) {
        return Err(find::no_such_game(cx, name)?.into());
    }
    let forming = game.row.life == Life::Forming;
    let Some(letter) = letter else {
        return match candidates.iter().any(is_own) {
            true => Err(wrong(&game).into()),
            false if forming => {
                join(cx, &game.row.name, Some(password).filter(|password| *password != NO_PASSWORD), options, doc)
            }
            false => {
                let letter = game.powers().first().map_or("", |power| power.letter.as_str()).to_lowercase();
                let example = line(format!("SIGN ON {letter}{}", game.row.name));
                refuse(say!("Put the letter of your power before the name of the game, such as {example}.", example))
            }
        };
    };
    let power = game.power(&letter).filter(|_| !matches!(letter.as_str(), "m" | "o"));
    if forming && power.is_some() {
        return Err(if candidates.iter().any(is_own) {
            no_powers_yet(&game).into()
        } else {
            still_forming(&game).into()
        });
    }
    if let Some(dummy) = power.filter(|power| game.running() && !game.in_play(*power)) {
        return refuse(say!("{} is not played in {}, so you can't take it over.", game.called(dummy), &game));
    }
    let power = power.filter(|power| game.wants_player(*power));
    // A player who abandoned a seat comes back with the old password, or by a plain reply, not with a new password.
    let Some(power) = power.filter(|_| !candidates.iter().any(is_own)) else { return Err(wrong(&game).into()) };
    let user = cx.user()?.id;
    setup::check_played(cx, &game, options)?;
    let hash = cx.chosen_password(password)?;
    people::take_over(cx.sign_on(game, None), power, user, hash, doc)
}

/// One answer for a wrong password and an empty seat alike: nobody learns which it was.
fn wrong(game: &Game) -> Refusal {
    Refusal::because(say!(
        "That is not the password of that seat in {game}. You can also reply to any of my e-mails about {game}, without a password.",
        game
    ))
}

/// For somebody who has joined, and signs on as a power.
fn no_powers_yet(game: &Game) -> Refusal {
    Refusal::because(say!(
        "{game} has not started, so you have no power yet. Until then, sign on with {} and your password.",
        game,
        sign_on_line(game)
    ))
}

/// `SIGN ON ?demo`
fn sign_on_line<'a, S>(game: &Game) -> Arg<'a, S> {
    line(format!("SIGN ON ?{}", game.row.name))
}

fn still_forming(game: &Game) -> Refusal {
    Refusal::because(say!("{game} is still forming. To join, send {} and a password.", game, sign_on_line(game)))
}

fn by_name(cx: &mut Context, name: &str, power: Option<&str>, doc: &mut Doc) -> CommandResult {
    let (game, wanted) = match cx.store.game_named(name)? {
        Some(row) => (cx.load(row)?, power.map(str::to_owned)),
        None => match find::named(cx, name)? {
            Some(NamedGame { game, letter }) => (game, letter),
            None => return Err(find::no_such_game(cx, name)?.into()),
        },
    };
    if !cx.may_see(&game) {
        return Err(find::no_such_game(cx, name)?.into());
    }
    let forming = game.row.life == Life::Forming;
    if !cx.principal.is_proved() {
        if forming {
            return refuse(say!(
                "{game} is still forming. To join, or to sign on if you have joined, send {} and a password.",
                &game,
                sign_on_line(&game)
            ));
        }
        return refuse(
            "I can't tell that this e-mail is from you. Please add your password, or reply to one of my e-mails about the game.",
        );
    }
    let user = cx.user()?.id;
    let is_wanted = |seat: &&Seat| {
        wanted.as_ref().is_none_or(|wanted| match wanted.to_lowercase().as_str() {
            "m" | "master" => seat.role == Role::Master,
            "o" | "observer" => seat.role == Role::Observer,
            text if forming => seat.role == Role::Player && game.power(text).is_some(),
            text => game.power(text).is_some_and(|power| game.powers_of(seat).contains(&power)),
        })
    };
    let seats: Vec<Seat> = game.seats.iter().filter(|seat| seat.user == user).filter(is_wanted).cloned().collect();
    let now = cx.now;
    let sat = game.seats.iter().filter(is_wanted).find(|seat| seat.is_sat_by(user, now)).cloned();
    if let Some(seat) = sat.filter(|_| seats.is_empty()) {
        let power = wanted.as_deref().and_then(|text| game.power(text));
        return sit(cx, game, &seat, power, doc);
    }
    match seats.as_slice() {
        [seat] => {
            let power = wanted.as_deref().and_then(|text| game.power(text));
            take(cx, game, seat, power, doc)
        }
        // The applicants who wait for the GM's approval.
        [] if let Some(seat) = game.applicants.iter().find(|seat| seat.user == user).cloned() => {
            take(cx, game, &seat, None, doc)
        }
        [] if forming => Err(still_forming(&game).into()),
        [] => refuse(say!("You have no such seat in {}.", &game)),
        several => {
            let names: Vec<&str> = several.iter().map(|seat| game.seat_name(seat)).collect();
            refuse(say!(
                "You have several seats in {}. Send {} and one of {}.",
                &game,
                line(format!("SIGN ON {} AS", game.row.name)),
                term(names.join(", "))
            ))
        }
    }
}

/// Joins a game that is forming, or signs on to the seat that the writer has in it.
fn join(cx: &mut Context, name: &str, password: Option<&str>, options: &str, doc: &mut Doc) -> CommandResult {
    let name = name.trim_start_matches('?');
    let game = if name.is_empty() {
        let user = known_writer(cx, "?")?;
        next_forming(cx, user, &without_join_word(options).0)?
    } else {
        find::shown_game(cx, name)?
    };
    let writer = cx.principal.apparent().map(|user| user.id);
    let (options, word) = without_join_word(options);
    let own = |seat: &&Seat| Some(seat.user) == writer && seat.role != Role::Observer;
    if let Some(seat) = game.seats.iter().chain(&game.applicants).find(own).cloned() {
        return match password {
            Some(password) if cx.seat_with_password(std::slice::from_ref(&seat), password)?.is_none() => {
                Err(wrong(&game).into())
            }
            None if !cx.principal.is_proved() => Err(wrong(&game).into()),
            _ => {
                setup::check_played(cx, &game, &options)?;
                take(cx, game, &seat, None, doc)
            }
        };
    }
    setup::check(cx, &game, &options)?;
    if game.row.life != Life::Forming {
        // A password is for someone who takes over a seat by its abbreviation.
        if let (None, Some(offer)) = (password, reserve::offered(cx, &game)?) {
            return reserve::answer(cx, offer.id, true, doc);
        }
        let vacant = game.open_hands().into_iter().next();
        let free = match vacant.filter(|_| game.running()) {
            Some(hand) => say!("{} can be taken over: {}", &game.called_each(hand), game.sign_on_lines(hand)),
            None => say!("{} shows its position.", line(format!("LIST {}", game.row.name))),
        };
        let life = game.row.life.word();
        return refuse(say!("The game {game} is {life}, so you can't join it now. {free}", &game, life, free));
    }
    let invitation = match cx.principal.mailbox() {
        Some(mailbox) => invitations::of(cx, &game, writer, mailbox.address())?,
        None => None,
    };
    let is_kept = invitation.as_ref().is_some_and(|invitation| invitation.power.is_some());
    if game.n_open() == 0 && !is_kept {
        return refuse(match game.n_seats() {
            _ if game.n_kept != 0 => {
                say!("The open seats of {game} are reserved for invited players.", &game)
            }
            1 => say!("The only seat of {game} is taken. The game waits for its GM to start it.", &game),
            n => say!("All {n} seats of {game} are taken. The game waits for its GM to start it.", n, &game),
        });
    }
    password.map_or(Ok(()), is_long_enough)?;
    if invitation.is_some() && cx.principal.person().is_none() {
        keeper::may_come(cx, cx.mailbox()?)?;
        cx.register(&names::of_writer(cx)?)?;
    }
    let user = known_writer(cx, &game.row.name)?;
    access::may_play(cx, &game, user, invitation.as_ref())?;
    if invitation.is_none() {
        check_join_word(cx, &game, word.as_deref())?;
    }
    let hash = match password {
        Some(password) => cx.hash_password(password)?,
        None => cx.no_password(),
    };
    let approved = invitation.is_some() || !approval::is_needed(&game);
    let assigned = invitation.as_ref().and_then(|invitation| invitation.power.clone());
    let seat = people::new_seat(game.row.id, Role::Player, user, hash, cx.now);
    let id = cx.store.add_seat(&SeatRow { approved, assigned, ..seat })?;
    if let Some(invitation) = &invitation {
        cx.store.drop_invitation(invitation)?;
    }
    let game = cx.load(game.row)?;
    let cx = cx.sign_on(game, Some(id));
    if approved {
        joining::seat_player(cx, id, doc)?;
    } else {
        approval::ask(cx, id, doc)?;
    }
    if password.is_none() {
        doc.para("Your seat has no password: just reply to my e-mails. SET PASSWORD word gives it one.");
    }
    Ok(())
}

/// Returns the game, and the word behind JOIN.
fn without_join_word(options: &str) -> (String, Option<String>) {
    let words: Vec<&str> = options.split_whitespace().collect();
    match words.as_slice() {
        [played @ .., join, word] if join.eq_ignore_ascii_case("join") => (played.join(" "), Some((*word).to_owned())),
        words => (words.join(" "), None),
    }
}

/// Checks that someone who is not invited knows the word that one must know to join.
fn check_join_word(cx: &mut Context, game: &Game, word: Option<&str>) -> CommandResult {
    let Some(hash) = &game.row.join_password else { return Ok(()) };
    let is_right = match word {
        Some(word) => cx.is_password(word, hash)?,
        None => false,
    };
    if is_right {
        return Ok(());
    }
    refuse(say!(
        "{wrong}{game} has a join password. Write it at the end of the line: {example}. The game's creator can tell it to you, or INVITE you.",
        wrong = if word.is_some() { "That is not the join password. " } else { "" },
        game,
        example = line(format!("SIGN ON ?{} password JOIN word", game.row.name))
    ))
}

/// The registered person who writes, if it is proved that they do.
fn known_writer(cx: &Context, game: &str) -> CommandResult<UserId> {
    let game = game.trim_start_matches('?');
    cx.user().map(|user| user.id).map_err(|refusal| match refusal {
        Refusal::RegisterFirst => Refusal::because(
            "You are not registered here yet. Send these two lines, with your own name and a password that you choose:",
        )
        .and(line("REGISTER Ann Other"))
        .and(line(format!("SIGN ON ?{game} password")))
        .into(),
        other => other.into(),
    })
}

fn next_forming(cx: &Context, user: UserId, options: &str) -> CommandResult<Game> {
    for id in cx.store.games_that_want(Life::Forming)? {
        let game = cx.load(cx.store.game(id)?)?;
        let open = game.n_open() != 0 && game.settings.on(keys::LISTED);
        let is_in = game.seats.iter().chain(&game.applicants).any(|seat| seat.user == user);
        let is_free = game.row.join_password.is_none() && or_fault(access::may_play(cx, &game, user, None))?.is_ok();
        if open && !is_in && is_free && or_fault(setup::check(cx, &game, options))?.is_ok() {
            return Ok(game);
        }
    }
    refuse(say!("No such game needs players now. To create one, send {} (HELP CREATE).", line("CREATE ?game password")))
}
