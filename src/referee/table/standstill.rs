//! The whole judge stands still, while the keeper moves it or mends it: no clock runs, nothing is adjudicated. Letters are read,
//! carried out and answered as always, so that nobody loses what they have sent.
use super::house::note;
use super::outage::{Outage, Trouble, put_off_terms};
use super::pause::with_time_left_at;
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of_user;
use crate::command::{CommandResult, Stop, refuse};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{self, and, line, term};

use crate::judge::identity::Bearer;
use crate::store::{GameId, Life, Standstill, User, UserId};
use anyhow::Result;
use jiff::Timestamp;
use std::collections::BTreeMap;

/// The longest text that is told to everybody.
const MAX_TEXT: usize = 2000;

/// Lets the judge stand still, and tells everybody who is in a game.
///
/// # Errors
/// If it does so already, the text is too long.
pub fn begin(cx: &Context, text: &str, doc: &mut Doc) -> CommandResult {
    let text = text.trim();
    if let Some(Standstill { since, .. }) = cx.store.standstill()? {
        return refuse(say!(
            "The judge is paused already, since {since}. {} lets it go on.",
            since,
            line("RESUME JUDGE")
        ));
    }
    check_length(text)?;
    cx.store.set_standstill(Some(&Standstill { since: cx.now, text: text.to_owned() }))?;
    note(cx, "the judge is paused")?;
    let people = people(cx)?;
    for (user, games) in &people {
        let mut letter = cx.headed(None, &reader_of_user(user));
        letter.para("The keeper has paused this judge.");
        letter.quote(text);
        letter.para(say!(
            "Until it goes on, no deadline passes in any game, and nothing is adjudicated. You are in {}. You can write as usual: your letters are read and answered, and orders, press and votes are kept. When the judge goes on, you are told the new deadlines.",
            and(games.iter().map(term))
        ));
        post(cx, user, "The judge is paused", &letter)?;
    }
    let n = people.len();
    doc.para(say!(
        "The judge is paused: no clock runs. {n person|people} {n? has|have} been told. {} lets it go on.",
        n,
        line("RESUME JUDGE")
    ));
    Ok(())
}

/// Checks that a text is short enough to be told to everybody.
fn check_length(text: &str) -> CommandResult {
    match text.len() {
        0..=MAX_TEXT => Ok(()),
        _ => refuse(say!("Please write less: a letter to everybody has at most {} bytes.", MAX_TEXT)),
    }
}

/// Tells everybody who is in a game something, in one letter each.
///
/// # Errors
/// If there is nothing to tell, or too much.
pub fn announce(cx: &Context, text: &str, doc: &mut Doc) -> CommandResult {
    let text = text.trim();
    if text.is_empty() {
        return refuse("There is nothing between KEEPER ANNOUNCE and END, so nobody has been told anything.");
    }
    check_length(text)?;
    note(cx, "something is announced to everybody")?;
    let people = people(cx)?;
    for (user, games) in &people {
        let mut letter = cx.headed(None, &reader_of_user(user));
        letter.para("The keeper of this judge writes to everybody:");
        letter.quote(text);
        letter.para(say!("You are in {}.", and(games.iter().map(term))));
        post(cx, user, "An announcement of the keeper", &letter)?;
    }
    doc.para(say!("{n person|people} {n? has|have} been told.", n = people.len()));
    Ok(())
}

/// Lets the judge go on. Each turn has as much time as was left of it.
///
/// # Errors
/// If it does not stand still.
pub fn end(cx: &Context, doc: &mut Doc) -> CommandResult {
    let Some(Standstill { since, .. }) = cx.store.standstill()? else {
        return refuse("The judge is not paused.");
    };
    cx.store.set_standstill(None)?;
    note(cx, "the judge goes on")?;
    put_off_terms(&cx.env, &Outage { span: since..cx.now, trouble: Trouble::Down })?;
    let mut failed = Vec::new();
    for game in cx.store.games_on_the_clock()? {
        // One game that cannot be read does not keep all others waiting.
        if let Err(error) = cx.store.savepoint(|| go_on(cx.env, game, since)) {
            failed.push((cx.store.game(game)?.name, format!("{error:#}")));
        }
    }
    let people = people(cx)?;
    for (user, games) in &people {
        let mut letter = cx.headed(None, &reader_of_user(user));
        letter.para("The judge goes on.");
        for name in games {
            let game = cx.store.game_named(name)?.map(|row| (row.life, row.deadline));
            let name = term(name);
            let told = match game {
                Some((Life::Running, Some(deadline))) => {
                    say!("{name}: the deadline for orders is {deadline}", name, deadline)
                }
                Some((Life::Paused, _)) => say!("{name}: paused, as it was", name),
                _ => say!("{name}: as it was", name),
            };
            letter.classic_row("", 2, told);
        }
        letter.para("Letters that you sent meanwhile have been read.");
        post(cx, user, "The judge goes on", &letter)?;
    }
    doc.para(say!("The judge goes on. {n person|people} {n? has|have} been told.", n = people.len()));
    for (name, why) in &failed {
        doc.also(say!("The clock of {} could not be set: {}", sentence::game(name), term(why)));
    }
    Ok(())
}

/// Checks that the judge goes on. Nothing is adjudicated before, whoever asks for it.
///
/// # Errors
/// If it does not.
pub fn is_over(env: &Env) -> CommandResult {
    let Some(Standstill { since, .. }) = env.store.standstill()? else { return Ok(()) };
    refuse(say!(
        "The keeper has paused this judge since {since}: nothing is adjudicated until it goes on. Everybody in a game will be told.",
        since
    ))
}

/// A game goes on with the time that was left of its turn.
fn go_on(env: Env, game: GameId, since: Timestamp) -> Result<()> {
    let mut cx = GameCx::of_clock(env, game)?;
    let now = cx.now;
    let stopped = cx.game.row.turn_began.map_or(since, |began| since.max(began));
    if let Some(muster) = cx.game.row.muster {
        cx.game.row.muster = Some(muster.saturating_add(now.duration_since(since))?);
    } else {
        with_time_left_at(&mut cx, stopped).map_err(Stop::into_fault)?;
    }
    cx.game.row.next_at = Some(now);
    cx.game.save(cx.env.store)
}

/// Returns everyone who is in a game that is not over, with the names of their games.
fn people(env: &Env) -> Result<Vec<(User, Vec<String>)>> {
    let mut games: BTreeMap<UserId, Vec<String>> = BTreeMap::new();
    for (user, name) in env.store.people_in_games()? {
        games.entry(user).or_default().push(name);
    }
    games.into_iter().map(|(user, names)| Ok((env.store.user(user)?, names))).collect()
}

fn post(cx: &Context, user: &User, subject: &str, letter: &Doc) -> Result<()> {
    cx.post_to_person(Bearer::Person(user.id, user.token), user, &cx.subject(None, subject), letter)
}

/// Puts a note on top of an answer that the judge stands still.
pub fn note_on_top(doc: &mut Doc, standstill: &Standstill) {
    let mut note = Doc::new(doc.reader().clone());
    note.para(say!(
        "This judge has been paused by its keeper since {since}: letters are read and answered, but nothing is adjudicated and no deadline passes until it goes on.",
        since = standstill.since
    ));
    note.quote(&standstill.text);
    doc.put_below_facts(&note);
}
