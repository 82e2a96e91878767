//! Changes to the lists of who may play in a game, by address: ALLOW PLAYERS and DENY PLAYERS. Only masters see them.
use crate::answers::guests;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, refuse};
use crate::say;
use crate::store::{GuestRow, Life};
use crate::text::doc::Doc;
use crate::text::sentence::{term, theirs};

/// The most lines of a game's lists.
const MAX_GUESTS: usize = 200;
/// The longest of them, in bytes.
const MAX_PATTERN: usize = 254;

/// Adds addresses to a list of the game, or takes those off that have a `-` before them. What to say of it.
///
/// # Errors
/// If one is no address, or the lists are full.
pub fn change(cx: &mut GameCx, allowed: bool, text: &str, doc: &mut Doc) -> CommandResult {
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
                true => say!("{} is not on that list any more.", term(pattern)),
                false => say!("{} was not on that list.", term(pattern)),
            });
            continue;
        }
        if !pattern.contains(['@', '*']) || MAX_PATTERN < pattern.len() {
            return refuse(say!(
                "{} is not an address. Write it like ann@example.org, or *@example.org for everybody there.",
                theirs(pattern)
            ));
        }
        if MAX_GUESTS <= store.guests(id)?.len() {
            return refuse(say!("The lists of a game have at most {} lines.", MAX_GUESTS));
        }
        store.add_guest(id, &row)?;
        said.push(match allowed {
            true => say!("{} may play in {}.", term(pattern), &cx.game),
            false => say!("{} may not play in {}.", term(pattern), &cx.game),
        });
    }
    if said.is_empty() {
        if !guests::tell_listed(store, &cx.game, doc)? {
            doc.para("Everybody may join: the lists are empty.");
        }
        return Ok(());
    }
    for (i, said) in said.into_iter().enumerate() {
        doc.para(said);
        if 0 < i {
            doc.close_up();
        }
    }
    cx.change("The list of who may join has been changed.");
    Ok(())
}
