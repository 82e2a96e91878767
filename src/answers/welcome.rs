//! The text for newcomers: where they are, and what to do next.
use crate::command::access;
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::refusal::or_fault;
use crate::game::Game;
use crate::game::settings::keys::{self, Colours, Fakes};
use crate::say;
use crate::store::{Life, Role, UserId};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, line, link, person, term};

/// Returns the next steps for a person who has just registered, and the games that they can join. Mentions the web
/// pages, unless they write from there.
pub fn to_judge(cx: &Context, user: Option<UserId>) -> anyhow::Result<Note> {
    let mut open = Vec::new();
    for id in cx.store.games_that_want(Life::Forming)?.into_iter().take(MAX_LOOKED_AT) {
        let game = cx.load(cx.store.game(id)?)?;
        let may_play = match user {
            Some(user) => or_fault(access::may_play(cx, &game, user, None))?.is_ok(),
            None => true,
        };
        if may_play && game.row.join_password.is_none() && game.n_open() != 0 && game.settings.on(keys::LISTED) {
            open.push(game.row.name);
        }
    }
    open.truncate(MAX_OPEN);
    let join = open.first().map(|first| line(format!("SIGN ON ?{first}")));
    let wait = match (open.as_slice(), join) {
        ([one], Some(join)) => Note::of(say!(
            "The game {} needs players: {join} password joins it, with a password of your choice.",
            term(one),
            join
        )),
        ([_, ..], Some(join)) => Note::of(say!(
            "These games need players: {}. {join} password joins one, with a password of your choice.",
            and(open.iter().map(term)),
            join
        )),
        _ => Note::of(
            "No game has open seats now. To create one, alone or with friends, write CREATE ?name password (HELP CREATE).",
        ),
    };
    // Someone who may be another person gets no link. WEB gives it.
    let has_pages = cx.judge.url.is_some() && !cx.principal.is_on_page();
    let pages = if has_pages { " Everything also works in a browser: WEB gives the address." } else { "" };
    Ok(Note::of(say!(
        "Next: reply to this e-mail. {wait} LIST shows all games, and GET GUIDE explains how to play.{pages}",
        wait,
        pages
    )))
}

/// The most open games to show a newcomer.
const MAX_OPEN: usize = 5;
/// The most games to search for open ones.
const MAX_LOOKED_AT: usize = 50;

/// Adds the facts and next steps for a person who has just joined a game. With the last player, the game starts.
pub fn to_game(game: &Game, starts: bool, doc: &mut Doc) {
    let masters: Vec<&str> = game.masters().map(|seat| seat.user_name.as_str()).collect();
    let run = match masters.as_slice() {
        [] => Note::of("It has no GM."),
        masters => Note::of(say!("Its GM is {}.", and(masters.iter().map(|name| person(*name))))),
    };
    let n_players = game.n_seats();
    doc.para(say!("{}, for {n_players} players. {run}", term(game.variant()), n_players, run));
    for clock in game.settings.clocks() {
        doc.classic(term(clock));
        doc.close_up();
    }
    // The clock has the same rule: without a GM, it runs the turns.
    let by_master = game.settings.on(keys::MANUAL_PROCESS) && game.masters().next().is_some();
    let mut lines = vec![
        Note::of(if by_master { "The GM runs each turn." } else { "When all orders are in, the turn runs sooner." }),
        press(game),
    ];
    if game.settings.on(keys::GUNBOAT) {
        lines.push(Note::of("The players stay secret until the game is over."));
    }
    let comment = game.settings.get(keys::COMMENT);
    if !comment.is_empty() {
        lines.push(Note::of("Its creator writes:"));
    }
    for line in lines {
        doc.para(line);
        doc.close_up();
    }
    if !comment.is_empty() {
        doc.quote(&comment);
    }
    if game.row.life == Life::Forming && !starts {
        let powers = game.powers();
        let example: Vec<String> =
            game.system.played().iter().take(2).map(|power| powers[power.index()].name.to_uppercase()).collect();
        doc.para(say!(
            "Next: say which powers you would like, the favourite first: {wish}. When the last seat is taken, the game starts, and I e-mail you your power, the position and the deadline. Reply to that e-mail with your orders. {list} shows all settings.",
            wish = line(format!("SET PREFERENCE {}", example.join(", "))),
            list = line(format!("LIST {}", game.row.name))
        ));
    }
}

/// Adds the text that the creator of a game can send to friends.
pub fn invitation(cx: &Env, game: &Game, doc: &mut Doc) {
    let name = &game.row.name;
    let has_join_word = game.row.join_password.is_some();
    doc.para(match has_join_word {
        false => "To invite others, send them this:",
        true => "To invite others, send them this, with the word that you have chosen behind JOIN:",
    });
    doc.para(say!("Will you play with me? {}, for {} players.", term(game.variant()), game.n_seats()));
    let address = term(&cx.judge.address.address);
    match cx.judge.page_of(name) {
        Some(page) => {
            doc.line(link(page));
            doc.para(say!(
                "Or, to join by e-mail, send {address} these two lines, with your own name and a password that you choose:",
                address
            ));
        }
        None => doc.para(say!(
            "To join by e-mail, send {address} these two lines, with your own name and a password that you choose:",
            address
        )),
    }
    doc.line(line("REGISTER Your Name"));
    let word = if has_join_word { " JOIN word" } else { "" };
    doc.line(line(format!("SIGN ON ?{name} password{word}")));
    if !cx.judge.trust_senders {
        doc.para("The reply asks you to confirm: reply to it with the single word CONFIRM.");
    }
}

/// Describes how people in a game can talk, and who else reads their press.
pub(super) fn press(game: &Game) -> Note {
    let colours = game.settings.get(keys::PRESS);
    let is_partial = game.settings.on(keys::PARTIAL);
    let whom = match (is_partial, game.settings.on(keys::TOUCH_PRESS)) {
        (true, true) => "only to neighbours, and once a turn to all",
        (true, false) => "to any of the others, or to all",
        (false, _) => "to all only",
    };
    let under = match (colours, colours.white(), colours.grey()) {
        (Colours::None, ..) => return Note::of("No press: players do not write to each other."),
        (_, true, true) => "with or without its writer's name",
        (_, true, _) => "under the name of the power that writes it",
        _ => "without its writer's name",
    };
    let fakes = match game.settings.get(keys::FAKES) {
        Fakes::No => "",
        Fakes::May | Fakes::Default => " Its recipients may be faked, its writer not.",
        Fakes::Always => " Private press looks as if it went to everyone.",
    };
    let n_readers = |role| game.seats.iter().filter(|seat| seat.role == role && game.reads_all_press(seat)).count();
    let readers = match (n_readers(Role::Master), n_readers(Role::Observer)) {
        _ if !is_partial => "",
        (0, 0) => "",
        (_, 0) => " The GM reads all of it.",
        (0, 1) => " An observer reads all of it.",
        (0, _) => " Some observers read all of it.",
        (_, 1) => " The GM and an observer read all of it.",
        (_, _) => " The GM and some observers read all of it.",
    };
    let reveal = match game.settings.on(keys::REVEAL_PRESS) {
        true if is_partial => " When the game is over, everyone can read it.",
        _ => "",
    };
    Note::of(say!("Press goes {whom}, {under}.{fakes}{readers}{reveal}", whom, under, fakes, readers, reveal))
}
