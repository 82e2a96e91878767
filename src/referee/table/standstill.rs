//! The whole judge stands still, while the keeper moves it or mends it: no clock runs, nothing is adjudicated. Letters are read,
//! carried out and answered as always, so that nobody loses what they have sent.
use super::house::note;
use super::outage::{Outage, Trouble, put_off_terms};
use super::pause::with_time_left_at;
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::{Stop, refuse};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::old;

use crate::game::dates::{friendly, read_zone};
use crate::judge::identity::Bearer;
use crate::store::{GameId, Life, Standstill, User, UserId};
use crate::text::{indent, list};
use anyhow::Result;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::collections::BTreeMap;

/// The longest text that is told to everybody.
const MAX_TEXT: usize = 2000;

/// Lets the judge stand still, and tells everybody who is in a game. What to say of it.
///
/// # Errors
/// If it does so already, the text is too long.
pub fn begin(cx: &Context, text: &str) -> Result<String, Stop> {
    let text = text.trim();
    if let Some(standstill) = cx.store.standstill()? {
        let since = friendly(standstill.since, &cx.zone());
        return refuse(old(format!("The judge is paused already, since {since}. RESUME JUDGE lets it go on.")));
    }
    if MAX_TEXT < text.len() {
        return refuse(old(format!("Please write less: a letter to everybody has at most {MAX_TEXT} bytes.")));
    }
    cx.store.set_standstill(Some(&Standstill { since: cx.now, text: text.to_owned() }))?;
    note(cx, "the judge is paused")?;
    let people = people(cx)?;
    for (user, games) in &people {
        let mut body = "The keeper has paused this judge.\n\n".to_owned();
        if !text.is_empty() {
            body += &format!("{}\n\n", indent(text));
        }
        body += &format!(
            "Until it goes on, no deadline passes in any game, and nothing is adjudicated. You are in {}. You can write as usual: your letters are read and answered, and orders, press and votes are kept. When the judge goes on, you are told the new deadlines.\n",
            list(games)
        );
        post(cx, user, "The judge is paused", &body)?;
    }
    Ok(format!("The judge is paused: no clock runs. {} been told. RESUME JUDGE lets it go on.", n_people(people.len())))
}

/// Tells everybody who is in a game something, in one letter each. What to say of it.
///
/// # Errors
/// If there is nothing to tell, or too much.
pub fn announce(cx: &Context, text: &str) -> Result<String, Stop> {
    let text = text.trim();
    if text.is_empty() {
        return refuse("There is nothing between KEEPER ANNOUNCE and END, so nobody has been told anything.");
    }
    if MAX_TEXT < text.len() {
        return refuse(old(format!("Please write less: a letter to everybody has at most {MAX_TEXT} bytes.")));
    }
    note(cx, "something is announced to everybody")?;
    let people = people(cx)?;
    for (user, games) in &people {
        let body = format!(
            "The keeper of this judge writes to everybody:\n\n{}\n\nYou are in {}.\n",
            indent(text),
            list(games)
        );
        post(cx, user, "An announcement of the keeper", &body)?;
    }
    Ok(format!("{} been told.", n_people(people.len())))
}

/// Lets the judge go on. Each turn has as much time as was left of it. What to say of it.
///
/// # Errors
/// If it does not stand still.
pub fn end(cx: &Context) -> Result<String, Stop> {
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
            failed.push(format!("The clock of '{}' could not be set: {error:#}", cx.store.game(game)?.name));
        }
    }
    let people = people(cx)?;
    for (user, games) in &people {
        let zone = read_zone(&user.timezone).unwrap_or(TimeZone::UTC);
        let mut body = "The judge goes on.\n\n".to_owned();
        for name in games {
            let game = cx.store.game_named(name)?.map(|row| (row.life, row.deadline));
            body += &match game {
                Some((Life::Running, Some(deadline))) => {
                    format!("  {name}: the deadline for orders is {}\n", friendly(deadline, &zone))
                }
                Some((Life::Paused, _)) => format!("  {name}: paused, as it was\n"),
                _ => format!("  {name}: as it was\n"),
            };
        }
        body += "\nLetters that you sent meanwhile have been read.\n";
        post(cx, user, "The judge goes on", &body)?;
    }
    let mut said = format!("The judge goes on. {} been told.", n_people(people.len()));
    failed.iter().for_each(|why| said += &format!("\n{why}"));
    Ok(said)
}

/// Checks that the judge goes on. Nothing is adjudicated before, whoever asks for it.
///
/// # Errors
/// If it does not.
pub fn is_over(env: &Env) -> Result<(), Stop> {
    let Some(Standstill { since, .. }) = env.store.standstill()? else { return Ok(()) };
    let since = friendly(since, &TimeZone::UTC);
    refuse(old(format!(
        "The keeper has paused this judge since {since}: nothing is adjudicated until it goes on. Everybody in a game will be told."
    )))
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

fn post(cx: &Context, user: &User, subject: &str, body: &str) -> Result<()> {
    let zone = read_zone(&user.timezone).unwrap_or(TimeZone::UTC);
    let text = format!("{}\n{body}", cx.head(None, &zone));
    cx.post_to_person(Bearer::Person(user.id, user.token), user, &cx.subject(None, subject), &text)
}

fn n_people(n: usize) -> String {
    if n == 1 { "1 person has".to_owned() } else { format!("{n} people have") }
}

/// Puts a note on top of an answer that the judge stands still.
pub fn note_on_top(doc: &mut Doc, standstill: &Standstill) {
    let mut note = Doc::new(doc.reader().clone());
    note.para(say!(
        "This judge has been paused by its keeper since {since}: letters are read and answered, but nothing is adjudicated and no deadline passes until it goes on.",
        since = standstill.since
    ));
    note.old(&indent(&standstill.text));
    doc.put_below_facts(&note);
}
