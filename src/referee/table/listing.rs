//! Keeps the list of games up to date. It re-reads games after changes that may affect their entry, once for each batch of
//! letters.
use crate::answers::entry::listing;
use crate::command::env::Env;
use crate::store::{Listing, Store};
use anyhow::Result;

/// Re-reads changed games, at most this many. Returns their number.
pub fn refresh(env: &Env, most: u32) -> Result<usize> {
    let games = env.store.games_to_look_at(most)?;
    for game in &games {
        let found = env.store.savepoint(|| Ok(listing(&env.load(env.store.game(*game)?)?)));
        let listing = match found {
            Err(error) if Store::is_of_disk(&error) => return Err(error),
            // The game stays in the list, so its readers hear about the problem.
            Err(error) => {
                tracing::error!(%game, "the list of games cannot describe it: {error:#}");
                Listing { wants: true, press: String::new(), hours: 0.0 }
            }
            Ok(listing) => listing,
        };
        env.store.set_listing(*game, &listing)?;
    }
    Ok(games.len())
}
