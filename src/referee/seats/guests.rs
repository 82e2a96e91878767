//! Changes to the lists of who may play in a game, by address: ALLOW PLAYERS and DENY PLAYERS. Only masters see them.
use crate::answers::guests;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{Stop, refuse};
use crate::store::{GuestRow, Life};
use crate::text::sentence::old;
use anyhow::Result;

/// The most lines of a game's lists.
const MAX_GUESTS: usize = 200;
/// The longest of them, in bytes.
const MAX_PATTERN: usize = 254;

/// Adds addresses to a list of the game, or takes those off that have a `-` before them. What to say of it.
///
/// # Errors
/// If one is no address, or the lists are full.
pub fn change(cx: &mut GameCx, allowed: bool, text: &str) -> Result<String, Stop> {
    let (store, id) = (cx.store, cx.game.row.id);
    // While a game is being played, nobody alone shuts others out.
    if !cx.is_master() && cx.game.row.life != Life::Forming {
        return Err(Refusal::MasterOnly.into());
    }
    let mut said = Vec::new();
    for word in text.split([',', ';', ' ']).map(str::trim).filter(|word| !word.is_empty()) {
        let (pattern, is_off) = word.strip_prefix('-').map_or((word, false), |rest| (rest, true));
        let row = GuestRow { pattern: pattern.to_ascii_lowercase(), allowed };
        if is_off {
            said.push(match store.drop_guest(id, &row)? {
                true => format!("{pattern} is not on that list any more."),
                false => format!("{pattern} was not on that list."),
            });
            continue;
        }
        if !pattern.contains(['@', '*']) || MAX_PATTERN < pattern.len() {
            return refuse(old(format!(
                "\"{pattern}\" is not an address. Write it like ann@example.org, or *@example.org for everybody there."
            )));
        }
        if MAX_GUESTS <= store.guests(id)?.len() {
            return refuse(old(format!("The lists of a game have at most {MAX_GUESTS} lines.")));
        }
        store.add_guest(id, &row)?;
        let may = if allowed { "may play" } else { "may not play" };
        said.push(format!("{pattern} {may} in '{}'.", cx.game.row.name));
    }
    if said.is_empty() {
        let told = guests::listed(store, &cx.game)?;
        return Ok(if told.is_empty() { "Everybody may join: the lists are empty.".to_owned() } else { told });
    }
    cx.change("The list of who may join has been changed.", None);
    Ok(said.join("\n"))
}
