//! The invitations to a game and the lists of who may play in it, as its masters see them.
use crate::command::env::Env;
use crate::game::Game;
use crate::game::dates::friendly;
use crate::store::Store;
use crate::text::row;
use anyhow::Result;
use jiff::tz::TimeZone;

/// The open invitations to a game, for its masters.
pub fn invited(env: &Env, game: &Game, zone: &TimeZone) -> Result<String> {
    let rows = env.store.invitations(game.row.id, env.now)?;
    let mut text = if rows.is_empty() { "" } else { "Invited, and no answer yet:\n" }.to_owned();
    for invited in rows {
        let power = invited.power.map(|power| format!(" ({power} is kept for them)")).unwrap_or_default();
        text += &row("  ", &format!("{}{power}, until {}", invited.address, friendly(invited.until, zone)));
    }
    Ok(text)
}

/// The lists of a game, for its masters.
pub fn listed(store: &Store, game: &Game) -> Result<String> {
    let guests = store.guests(game.row.id)?;
    let of = |allowed: bool, title: &str| {
        let named: Vec<&str> =
            guests.iter().filter(|guest| guest.allowed == allowed).map(|guest| guest.pattern.as_str()).collect();
        if named.is_empty() { String::new() } else { row(title, &named.join(", ")) }
    };
    Ok(of(true, "Allowed to play:     ") + &of(false, "Not allowed to play: "))
}
