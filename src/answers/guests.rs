//! The invitations to a game and the lists of who may play in it, for its GMs.
use crate::command::env::Env;
use crate::game::Game;
use crate::say;
use crate::store::Store;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, power, term};
use anyhow::Result;

/// Lists the open invitations to a game, for its GMs. Returns whether there are any.
pub fn tell_invited(env: &Env, game: &Game, doc: &mut Doc) -> Result<bool> {
    let rows = env.store.invitations(game.row.id, env.now)?;
    let has_any = !rows.is_empty();
    if has_any {
        doc.heading("Invited, and no answer yet:");
    }
    for invited in rows {
        let kept = invited.power.map(|name| Note::of(say!(" ({} waits for them)", power(name))));
        let kept = kept.unwrap_or_else(|| Note::of(""));
        doc.item(say!("{}{kept}, until {}", term(invited.address), kept, invited.until));
    }
    Ok(has_any)
}

/// Adds the lists of a game, for its GMs. Returns whether anyone is on them.
pub fn tell_listed(store: &Store, game: &Game, doc: &mut Doc) -> Result<bool> {
    let guests = store.guests(game.row.id)?;
    for (allowed, title) in [(true, "Allowed to play"), (false, "Not allowed to play")] {
        let named = guests.iter().filter(|guest| guest.allowed == allowed).map(|guest| guest.pattern.as_str());
        let named = named.collect::<Vec<_>>().join(", ");
        if !named.is_empty() {
            doc.row(title, term(named));
        }
    }
    Ok(!guests.is_empty())
}
