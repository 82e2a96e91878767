//! News of openings by mail, for people who asked for it (SET NOTICES), in at most one e-mail a day.
use crate::answers::games::{Openings, all_openings, opening_names, openings_among};
use crate::command::Stop;
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::letters::reader_of_user;
use crate::command::principal::Principal;

use crate::game::Game;
use crate::judge::identity::Bearer;
use crate::store::{GameId, Life, NoticeRow, Store, User, UserId};
use anyhow::Result;
use jiff::SignedDuration;
use std::collections::{HashSet, VecDeque};

/// The minimum time between two e-mails to the same person.
const PAUSE: SignedDuration = SignedDuration::from_hours(24);
/// The time between rounds. A new game also stays out of the news for this long, so that its GM can set it up.
const LOOK: SignedDuration = SignedDuration::from_hours(1);
/// The number of games to read at a time.
const SLICE: usize = 64;

/// One round of looking for openings. It finds them once for everyone who wants the news, and records its progress.
#[derive(Clone, Debug)]
pub struct OpeningsRound {
    /// The games still to read.
    games: VecDeque<GameId>,
    /// The games with openings.
    open: Vec<OpenGame>,
    /// The last person processed.
    user: UserId,
}

/// A game with openings.
#[derive(Clone, Debug)]
struct OpenGame {
    game: GameId,
    variant: String,
    /// The names of its openings.
    names: Vec<String>,
    /// Its GM may still be setting it up.
    is_young: bool,
}

/// Begins a round, if it is time, and anyone wants the news.
pub fn begin(env: &Env) -> Result<Option<OpeningsRound>> {
    if env.store.looked_for_openings()?.is_some_and(|last| env.now.duration_since(last) < LOOK) {
        return Ok(None);
    }
    env.store.set_looked_for_openings(env.now)?;
    let user = UserId::default();
    if env.store.notices_due(env.now - PAUSE, user)?.is_empty() {
        return Ok(None);
    }
    let mut games = env.store.games_that_want(Life::Forming)?;
    games.extend(env.store.games_that_want(Life::Running)?);
    games.sort_unstable();
    Ok(Some(OpeningsRound { games: games.into(), open: Vec::new(), user }))
}

/// Reads some games, then writes to some of the people who have not heard of the openings. Returns whether there is more to do.
pub fn go_on(env: &Env, round: &mut OpeningsRound) -> Result<bool> {
    if !round.games.is_empty() {
        for game in round.games.drain(..SLICE.min(round.games.len())) {
            round.open.extend(look_at(env, game)?);
        }
        return Ok(true);
    }
    let due = env.store.notices_due(env.now - PAUSE, round.user)?;
    let is_last = due.is_empty();
    let mut n_read = 0;
    for row in due {
        if SLICE <= n_read {
            break;
        }
        round.user = row.user;
        n_read += tell(env, row, &round.open)?;
    }
    Ok(!is_last)
}

/// Returns the openings in a game. An unreadable game does not hold up the news of the others.
fn look_at(env: &Env, id: GameId) -> Result<Option<OpenGame>> {
    let game = match env.load(env.store.game(id)?) {
        Err(error) if Store::is_of_disk(&error) => return Err(error),
        Err(error) => {
            tracing::error!(game = %id, "the judge cannot see whether it wants players: {error:#}");
            return Ok(None);
        }
        Ok(game) => game,
    };
    let names = opening_names(&game);
    let is_young = game.row.life == Life::Forming && env.now.duration_since(game.row.created) < LOOK;
    Ok((!names.is_empty()).then_some(OpenGame { game: id, variant: game.row.variant, names, is_young }))
}

/// Writes to a person about openings that are new to them. Returns the number of games read for them.
fn tell(env: &Env, row: NoticeRow, open: &[OpenGame]) -> Result<usize> {
    let told: HashSet<&str> = row.told.iter().map(String::as_str).collect();
    let is_known = |name: &String| told.contains(name.as_str());
    let open: Vec<&OpenGame> = open.iter().filter(|open| is_on_board(&row, &open.variant)).collect();
    // A seat that is taken may become free again.
    let still: Vec<String> = open.iter().flat_map(|open| &open.names).filter(|name| is_known(name)).cloned().collect();
    let is_news = |open: &&&OpenGame| !open.names.iter().all(|name| is_known(name) || open.is_young);
    let new: Vec<GameId> = open.iter().filter(is_news).map(|open| open.game).collect();
    let user = env.store.user(row.user)?;
    let openings = openings_for(*env, &user, &new)?;
    if openings.is_empty() {
        if still.len() < row.told.len() {
            env.store.keep_notice(&NoticeRow { told: still, ..row })?;
        }
        return Ok(new.len());
    }
    let mut doc = env.headed(None, &reader_of_user(&user));
    openings.tell(&mut doc);
    doc.para("In place of \"password\" write one of your own, in an answer to this letter.");
    doc.para("You subscribed to these e-mails. To stop them, reply UNSUBSCRIBE.");
    let subject = env.subject(None, "Games that want players");
    env.post_of_list(Some("openings"), Bearer::Person(user.id, user.token), &user, &subject, &doc)?;
    let told = still.iter().chain(openings.names.iter().filter(|name| !is_known(name))).cloned().collect();
    env.store.keep_notice(&NoticeRow { told, told_at: env.now, ..row })?;
    Ok(new.len())
}

/// Returns the current openings for a person who wants the news. They now count as known to that person.
pub fn told_now(env: &Env, user: &User, row: &NoticeRow) -> Result<Openings> {
    let wanted = |game: &Game| is_on_board(row, &game.row.variant);
    all_openings(&as_reader(*env, user), wanted).map_err(Stop::into_fault)
}

/// The openings in these games, for a person who wants the news.
fn openings_for(env: Env, user: &User, games: &[GameId]) -> Result<Openings> {
    openings_among(&as_reader(env, user), games, |_| true).map_err(Stop::into_fault)
}

fn is_on_board(row: &NoticeRow, variant: &String) -> bool {
    row.variants.is_empty() || row.variants.contains(variant)
}

fn as_reader<'a>(env: Env<'a>, user: &User) -> Context<'a> {
    Context::new(env, Principal::of_reader(user.clone()))
}
