//! Games by their names.
use super::command::Games;
use super::env::Env;
use super::refusal::Refusal;
use crate::families::setting::Kept;
use crate::game::Game;
use crate::game::settings::keys;
use crate::store::Store;
use anyhow::Result;

/// A game by its name. A private one is found by everybody who knows its name.
///
/// # Errors
/// If there is none of that name.
pub fn game(env: &Env, name: &str) -> Result<Game, Refusal> {
    match env.store.game_named(name.trim_start_matches('?'))? {
        Some(row) => Ok(env.load(row)?),
        None => Err(no_such_game(env, name)?),
    }
}

/// There is no game of that name; perhaps one of a similar name.
///
/// # Errors
/// If the database fails.
pub fn no_such_game(env: &Env, name: &str) -> Result<Refusal> {
    let name: String = name.chars().take(40).collect();
    let mut listed = Vec::new();
    for row in env.store.games()? {
        if Kept::from_json(&row.settings)?.text(keys::LISTED.name) != Some("no") {
            listed.push(row.name);
        }
    }
    Ok(Refusal::because(match crate::text::nearest(&name, listed) {
        Some(near) => format!("There is no game \"{name}\". Did you mean {near}?"),
        None => format!("There is no game \"{name}\". LIST shows the games."),
    }))
}

/// The longest name of a game that is looked for.
const MAX_NAME: usize = 64;

impl Games for Store {
    fn is_game(&self, name: &str) -> bool {
        // Where the database fails here, it also fails at whatever comes next, and that is told.
        name.len() <= MAX_NAME && self.game_named(&name.to_lowercase()).is_ok_and(|row| row.is_some())
    }
}
