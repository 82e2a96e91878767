//! Pauses the whole judge while the keeper moves or repairs it. No clock runs, and no turn is adjudicated. The judge still
//! reads, processes and answers e-mails, so that no one loses what they have sent.
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
use crate::store::{GameId, Life, Standstill, StandstillExtent, User, UserId};
use anyhow::Result;
use jiff::Timestamp;
use std::collections::BTreeMap;

/// The maximum length of a text to everyone.
const MAX_TEXT: usize = 2000;

/// Pauses the judge, and tells everyone who is in a game. A paused judge can also become read-only, without another e-mail.
///
/// # Errors
/// If it is paused already, or the text is too long.
pub fn begin(cx: &Context, extent: StandstillExtent, text: &str, doc: &mut Doc) -> CommandResult {
    let text = text.trim();
    let is_read_only = extent == StandstillExtent::ReadOnly;
    if let Some(paused @ Standstill { since, .. }) = cx.store.standstill()? {
        if paused.extent < extent {
            cx.store.set_standstill(Some(&Standstill { extent, ..paused }))?;
            note(cx, "made the judge read-only")?;
            doc.para("The judge is read-only now: it takes in nothing.");
            resume_hint(doc);
            return Ok(());
        }
        return refuse(say!("The judge is paused already, since {since}. {} resumes it.", since, line("RESUME JUDGE")));
    }
    check_length(text)?;
    cx.store.set_standstill(Some(&Standstill { since: cx.now, extent, text: text.to_owned() }))?;
    note(cx, if is_read_only { "paused the judge, read-only" } else { "paused the judge" })?;
    let people = people(cx)?;
    for (user, games) in &people {
        let mut letter = cx.headed(None, &reader_of_user(user));
        letter.para("The keeper has paused this judge.");
        letter.quote(text);
        let games = and(games.iter().map(term));
        letter.para(match is_read_only {
            false => say!(
                "Until it resumes, no deadline passes and no turn runs in any game. You are in {games}. You can write as usual: I read and answer your e-mails, and keep your orders, press and votes. When the judge resumes, I will e-mail you the new deadlines.",
                games
            ),
            true => say!(
                "Until it resumes, no deadline passes and no turn runs in any game. You are in {games}. I read no e-mails in that time. Mail servers keep yours, and I read them when the judge resumes. You can look at the pages, but submit nothing there. When the judge resumes, I will e-mail you the new deadlines.",
                games
            ),
        });
        post(cx, user, "The judge is paused", &letter)?;
    }
    let n = people.len();
    if is_read_only {
        doc.para(say!(
            "The judge is read-only: no clock runs, and it takes in nothing. I have e-mailed {n person|people}.",
            n
        ));
        resume_hint(doc);
        return Ok(());
    }
    doc.para(say!(
        "The judge is paused: no clock runs. I have e-mailed {n person|people}. {} resumes it.",
        n,
        line("RESUME JUDGE")
    ));
    Ok(())
}

/// Says how a read-only judge resumes, since it reads no e-mail.
fn resume_hint(doc: &mut Doc) {
    doc.also(say!(
        "I cannot read {} by e-mail. Send it from the console, or type {} at the machine.",
        line("RESUME JUDGE"),
        line("chancery resume")
    ));
}

/// Checks that a text is short enough to send to everyone.
fn check_length(text: &str) -> CommandResult {
    match text.len() {
        0..=MAX_TEXT => Ok(()),
        _ => refuse(say!("Please write less: an e-mail to everyone has at most {} bytes.", MAX_TEXT)),
    }
}

/// Sends a text to everyone who is in a game, in one e-mail each.
///
/// # Errors
/// If the text is empty or too long.
pub fn announce(cx: &Context, text: &str, doc: &mut Doc) -> CommandResult {
    let text = text.trim();
    if text.is_empty() {
        return refuse("KEEPER ANNOUNCE needs a text before END, so I have sent nothing.");
    }
    check_length(text)?;
    note(cx, "wrote to everyone")?;
    let people = people(cx)?;
    for (user, games) in &people {
        let mut letter = cx.headed(None, &reader_of_user(user));
        letter.para("The keeper of this judge writes to everyone:");
        letter.quote(text);
        letter.para(say!("You are in {}.", and(games.iter().map(term))));
        post(cx, user, "An announcement from the keeper", &letter)?;
    }
    doc.para(say!("I have e-mailed {n person|people}.", n = people.len()));
    Ok(())
}

/// Resumes the judge. Each turn keeps the time that it had left.
///
/// # Errors
/// If it is not paused.
pub fn end(cx: &Context, doc: &mut Doc) -> CommandResult {
    let Some(Standstill { since, .. }) = cx.store.standstill()? else {
        return refuse("The judge is not paused.");
    };
    cx.store.set_standstill(None)?;
    note(cx, "resumed the judge")?;
    put_off_terms(&cx.env, &Outage { span: since..cx.now, trouble: Trouble::Down })?;
    let mut failed = Vec::new();
    for game in cx.store.games_on_the_clock()? {
        // An unreadable game does not hold up all others.
        if let Err(error) = cx.store.savepoint(|| go_on(cx.env, game, since)) {
            failed.push((cx.store.game(game)?.name, format!("{error:#}")));
        }
    }
    let people = people(cx)?;
    for (user, games) in &people {
        let mut letter = cx.headed(None, &reader_of_user(user));
        letter.para("The judge has resumed.");
        for name in games {
            let game = cx.store.game_named(name)?.map(|row| (row.life, row.deadline));
            let name = term(name);
            let told = match game {
                Some((Life::Running, Some(deadline))) => {
                    say!("{name}: the deadline for orders is {deadline}", name, deadline)
                }
                Some((Life::Paused, _)) => say!("{name}: still paused", name),
                _ => say!("{name}: unchanged", name),
            };
            letter.classic_row("", 2, told);
        }
        letter.para("The e-mails you sent in that time have been read.");
        post(cx, user, "The judge has resumed", &letter)?;
    }
    doc.para(say!("The judge has resumed. I have e-mailed {n person|people}.", n = people.len()));
    for (name, why) in &failed {
        doc.also(say!("The clock of {} could not be set: {}", sentence::game(name), term(why)));
    }
    Ok(())
}

/// Checks that the judge is not paused. While it is, no one can have a turn adjudicated.
///
/// # Errors
/// If it is paused.
pub fn is_over(env: &Env) -> CommandResult {
    let Some(Standstill { since, .. }) = env.store.standstill()? else { return Ok(()) };
    refuse(say!(
        "The keeper paused this judge on {since}. No turn runs until it resumes. I will e-mail everyone who is in a game.",
        since
    ))
}

/// Resumes a game with the time that was left in its turn.
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

/// Returns everyone who is in an unfinished game, with the names of their games.
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

/// Adds a note to the top of a reply that the judge is paused.
pub fn note_on_top(doc: &mut Doc, standstill: &Standstill) {
    let mut note = Doc::new(doc.reader().clone());
    note.para(say!(
        "The keeper paused this judge on {since}. I read and answer e-mails, but no turn runs and no deadline passes until it resumes.",
        since = standstill.since
    ));
    note.quote(&standstill.text);
    doc.put_below_facts(&note);
}
