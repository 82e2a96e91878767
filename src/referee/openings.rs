//! Openings by mail, for those who have asked for them (SET NOTICES): what is new, in at most one letter a day.
use crate::answers::games::openings_of;
use crate::desk::context::{Context, Writer};
use crate::desk::env::Env;
use crate::desk::refusal::Refusal;
use crate::game::Game;
use crate::judge::identity::Bearer;
use crate::store::{NoticeRow, User};
use anyhow::Result;
use jiff::SignedDuration;
use jiff::tz::TimeZone;

/// The least time between two letters to the same person.
const PAUSE: SignedDuration = SignedDuration::from_hours(24);
/// How often it is looked for something new; and how long a new game is left alone, so that its master can set it up.
const LOOK: SignedDuration = SignedDuration::from_hours(1);

/// Writes to everybody who wants to hear of openings and has not been told of some.
///
/// # Errors
/// If the database fails.
pub fn mail_out(env: &Env) -> Result<()> {
    if env.store.looked_for_openings()?.is_some_and(|last| env.now.duration_since(last) < LOOK) {
        return Ok(());
    }
    env.store.set_looked_for_openings(env.now)?;
    let due = env.store.notices_due(env.now - PAUSE)?;
    if due.is_empty() {
        return Ok(());
    }
    let games = env.store.games()?.into_iter();
    let young: Vec<String> =
        games.filter(|row| env.now.duration_since(row.created) < LOOK).map(|row| row.name).collect();
    for row in due {
        let user = env.store.user(row.user)?;
        let (mut open, _) = openings_for(*env, &user, &row, |_| true)?;
        open.retain(|name| row.told.contains(name) || !young.contains(name));
        let new: Vec<&str> = open.iter().filter(|name| !row.told.contains(name)).map(|name| game_of(name)).collect();
        if new.is_empty() {
            // What is taken may become free again.
            if open.len() < row.told.len() {
                env.store.keep_notice(&NoticeRow { told: open, ..row })?;
            }
            continue;
        }
        let (_, text) = openings_for(*env, &user, &row, |game| new.contains(&game.row.name.as_str()))?;
        let text = format!(
            "{}\n{text}In place of \"password\" write one of your own, in an answer to this letter.\n\nYou have asked for these letters. To have no more of them, answer with UNSUBSCRIBE.\n",
            env.head(None, &TimeZone::UTC)
        );
        let subject = env.subject(None, "Games that want players");
        env.post_of_list(Some("openings"), Bearer::Person(user.id, user.token), &user, &subject, &text)?;
        env.store.keep_notice(&NoticeRow { told: open, told_at: env.now, ..row })?;
    }
    Ok(())
}

/// The game of an opening, as [`openings_of`] calls it.
fn game_of(opening: &str) -> &str {
    opening.split(' ').next().unwrap_or(opening)
}

/// What there is now for somebody who wants to hear of openings: it counts as told.
///
/// # Errors
/// If the database fails.
pub fn told_now(env: &Env, user: &User, row: &NoticeRow) -> Result<(Vec<String>, String)> {
    openings_for(*env, user, row, |_| true)
}

fn openings_for(
    env: Env,
    user: &User,
    row: &NoticeRow,
    wanted: impl Fn(&Game) -> bool,
) -> Result<(Vec<String>, String)> {
    let writer =
        Writer { address: user.address.clone(), user: Some(user.clone()), verified: true, ..Writer::default() };
    let is_on_board = |game: &Game| row.variants.is_empty() || row.variants.contains(&game.row.variant);
    let found = openings_of(&Context::new(env, writer), |game| is_on_board(game) && wanted(game));
    found.map_err(|refusal| match refusal {
        Refusal::Ours(error) => error,
        other => anyhow::anyhow!("{other}"),
    })
}
