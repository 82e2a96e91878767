//! CREATE -- start a new game.
//!
//! Usage: CREATE ?game password [game] [variant] [options]
//!    or: CREATE ?game password [variant] [options] JOIN word
//!    or: CREATE ?game password LIKE othergame
//!    or: CREATE ?game password [variant] [options] SOLO
//!    or: CREATE ?game password [variant] AGAINST COMPUTER [AS power]
//!    or: CREATE ?game password [variant] AGAINST address
//!    or: any of these, and WITH settings
//!
//! The name has up to 24 letters, digits and hyphens, and begins with a
//! letter. The password protects your seat. Write `-` for no password: your
//! address is then enough.
//!
//!   variant            the board (LIST VARIANTS), usually STANDARD
//!   options            rules to turn on or off (WINGS, NO-WINGS) or to
//!                      choose (BUILDS=ANY, TRANSFORM=MOVE:HOME), listed by
//!                      HELP POLICIES
//!   JOIN word          only players who know the word can join (HELP SET
//!                      JOIN PASSWORD)
//!   LIKE othergame     the board and settings of another game
//!   SOLO               a private game where you play every power
//!   AGAINST COMPUTER   you play one power, named by AS, and bots the
//!                      others (HELP COMPUTERS)
//!   SOLO AS power      short for AGAINST COMPUTER AS power
//!   AGAINST address    invites someone (HELP INVITE)
//!   WITH settings      settings from the start, as in CREATE ?march -
//!                      stratego AGAINST COMPUTER WITH practice, seed=7
//!
//! You are the first player. To run the game instead, add the line BECOME
//! MASTER. Until the game starts, you can change options and settings with
//! SET (HELP SETTINGS). The reply includes an invitation to pass on. The
//! game starts when every power has a player.
//!
//! Games with SOLO or AGAINST COMPUTER begin at once and have no deadlines.
//! With SOLO, each order goes to the power that has the unit. PROCESS runs
//! the turn, and units without an order hold. ROLLBACK undoes a turn,
//! TERMINATE ends the game. Against bots, turns run as soon as your orders
//! are complete. For a solo game with deadlines, use SET PLAYERS 1.
//!
//! ```text
//! > CREATE ?spring secret standard wings
//! > BECOME MASTER
//! < You are now the GM of 'spring'.
//! ```
use crate::answers::welcome;
use crate::command::access::keeper;
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject, refuse};
use crate::referee::seats::{invitations, people};
use crate::referee::table::{alone, name, setup};
use crate::referee::turn::phase;
use crate::say;
use crate::store::{GameRow, Role};
use crate::text::doc::Doc;
use crate::text::hex;
use crate::text::sentence::{self, line, term};

pub const SPEC: Spec = Spec::new(&["create"], Subject::Registered, takes).secret_after(1).signing_on().for_guests();

/// "Create chaos everywhere" makes no game: its name has a `?`.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.rest.starts_with('?'))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let words = args.words();
    let [name, password, rest @ ..] = words.as_slice() else {
        return Err(Refusal::Usage("CREATE ?game password [game] [variant] [options]").into());
    };
    let name = name.strip_prefix('?').unwrap_or(name).to_lowercase();
    name::check(&name)?;
    let (rest, settings) = match rest.iter().position(|word| word.eq_ignore_ascii_case("with")) {
        Some(at) => (&rest[..at], rest[at + 1..].join(" ")),
        None => (rest, String::new()),
    };
    let (join_word, rest) = match rest {
        [rest @ .., join, word] if join.eq_ignore_ascii_case("join") => (Some(*word), rest),
        rest => (None, rest),
    };
    let (with, rest) = with_whom(rest);
    let is_solo = matches!(with, OpponentChoice::Alone | OpponentChoice::Computers(_));
    if cx.principal.is_guest() && !is_solo {
        return Err(Refusal::KeepFirst.into());
    }
    let mut new = setup::new_game(cx, rest)?;
    new = setup::with_settings(cx, new, &settings, is_solo)?;
    if is_solo {
        new.settings = alone::settings(&new.settings, matches!(with, OpponentChoice::Computers(_)))?;
    }
    if cx.store.game_named(&name)?.is_some() {
        return refuse(say!(
            "There is already a game {name}. Please choose another name.",
            name = sentence::game(name)
        ));
    }
    let user = cx.user()?.id;
    let runs_it = cx.judge.creators_become_masters && !is_solo;
    keeper::may_create(cx, user, runs_it)?;
    let most = cx.judge.limits.forming_games_per_person;
    if most <= cx.store.n_forming_with(user)? {
        return refuse(say!(
            "You are in {most} games that haven't started. You can create another when one of them begins.",
            most
        ));
    }
    if is_solo {
        alone::may_begin(cx)?;
    }
    // What may be refused comes before the game.
    let password = cx.chosen_password(password)?;
    let row = GameRow::forming(name.clone(), new.family, new.variant, hex(&cx.judge.new_luck.draw()?.opened()), cx.now);
    let id = cx.store.add_game(&GameRow {
        settings: new.settings,
        modules: new.modules,
        morphed: new.morph.is_some(),
        board: new.morph,
        join_password: join_word.map(|word| cx.hash_password(word)).transpose()?,
        ..row
    })?;
    let role = if cx.judge.creators_become_masters && !is_solo { Role::Master } else { Role::Player };
    let seat = cx.store.add_seat(&people::new_seat(id, role, user, password, cx.now))?;
    let game = cx.load(cx.store.game(id)?)?;
    let cx = cx.sign_on(game, Some(seat));
    setup::keep_board(cx)?;
    cx.note("created")?;
    if let OpponentChoice::Computers(own) = &with {
        let wanted = (!own.is_empty()).then(|| alone::own_power(&cx.game, own)).transpose()?;
        cx.change_seat(seat, |seat| seat.assigned = wanted)?;
        phase::start(cx)?;
        let game = &cx.game;
        let own = game.seat(seat).map(|seat| game.seat_title(seat)).unwrap_or_default();
        let others = match game.computers.hands.len() {
            1 => "a bot plays against you",
            _ => "bots play the rest",
        };
        doc.para(say!(
            "I've created {name}, and the game has started: {}. You play {own}, and {others}.",
            name = sentence::game(name),
            term(game.variant()),
            own = term(own),
            others
        ));
        return Ok(());
    }
    if is_solo {
        phase::start(cx)?;
        doc.para(say!(
            "I've created {name}, and the game has started: {}. All powers are yours.",
            name = sentence::game(name),
            term(cx.game.variant())
        ));
        return Ok(());
    }
    let game = &cx.game;
    doc.para(say!(
        "Game {name} has been created: {}, for {} players.",
        name = sentence::game(name),
        term(game.variant()),
        game.n_seats()
    ));
    doc.para(match role {
        Role::Master => say!("You are its GM."),
        _ => say!("You are its first player. To run it instead of playing, send {}.", line("BECOME MASTER")),
    });
    if game.system.has_luck() {
        let mut luck = Doc::new(doc.reader().clone());
        phase::add_commitment(game, &mut luck)?;
        luck.close_up_first();
        doc.append(&luck);
    }
    match with {
        OpponentChoice::Person(address) => doc.para(invitations::invite(cx, address, None)?),
        _ => welcome::invitation(cx, game, doc),
    }
    Ok(())
}

/// With whom a game is to be played.
enum OpponentChoice<'a> {
    /// With any players who join.
    Anybody,
    /// With oneself.
    Alone,
    /// With computers, as this power, or any.
    Computers(String),
    /// With whom this address belongs to.
    Person(&'a str),
}

/// Returns the words at the end of CREATE, and those before them.
fn with_whom<'s, 'a>(words: &'s [&'a str]) -> (OpponentChoice<'a>, &'s [&'a str]) {
    let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    let find = |these: &[&str]| lower.windows(these.len()).rposition(|found| found == these);
    let after = |at: usize| words.get(at..).unwrap_or_default().join(" ");
    let before = |at: usize| words.get(..at).unwrap_or_default();
    if let Some(at) = find(&["against", "computer"]).or(find(&["against", "computers"])) {
        match lower.get(at + 2).copied() {
            None => return (OpponentChoice::Computers(String::new()), before(at)),
            Some("as") => return (OpponentChoice::Computers(after(at + 3)), before(at)),
            Some(_) => {}
        }
    }
    if let Some(at) = find(&["solo", "as"]) {
        return (OpponentChoice::Computers(after(at + 2)), before(at));
    }
    match (words, lower.as_slice()) {
        ([.., address], [rest @ .., "against", _]) if address.contains('@') => {
            (OpponentChoice::Person(address), before(rest.len()))
        }
        (_, [rest @ .., "solo"]) => (OpponentChoice::Alone, before(rest.len())),
        _ => (OpponentChoice::Anybody, words),
    }
}
