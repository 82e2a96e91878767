//! Changes to a game's lists of allowed and denied addresses: ALLOW PLAYERS and DENY PLAYERS. Only GMs see them.
use crate::answers::guests;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, refuse};
use crate::say;
use crate::store::{GuestRow, Life};
use crate::text::doc::Doc;
use crate::text::sentence::{term, theirs};

/// The maximum number of lines in a game's lists.
const MAX_GUESTS: usize = 200;
/// The maximum length of a line, in bytes.
const MAX_PATTERN: usize = 254;

/// Adds addresses to a list of the game, or removes those after a `-`.
///
/// # Errors
/// If one is not an address, or the lists are full.
pub fn change(cx: &mut GameCx, allowed: bool, text: &str, doc: &mut Doc) -> CommandResult {
    let (store, id) = (cx.store, cx.game.row.id);
    // In a running game, no player shuts others out alone.
    if !cx.is_master() && cx.game.row.life != Life::Forming {
        return Err(Refusal::MasterOnly.into());
    }
    let mut said = Vec::new();
    for word in text.split([',', ';', ' ']).map(str::trim).filter(|word| !word.is_empty()) {
        let (pattern, is_off) = word.strip_prefix('-').map_or((word, false), |rest| (rest, true));
        let row = GuestRow { pattern: pattern.to_ascii_lowercase(), allowed };
        if is_off {
            said.push(match store.drop_guest(id, &row)? {
                true => say!("{} is no longer on that list.", term(pattern)),
                false => say!("{} was not on that list.", term(pattern)),
            });
            continue;
        }
        if !pattern.contains(['@', '*']) || MAX_PATTERN < pattern.len() {
            return refuse(say!(
                "{} is not an address. Write it like ann@example.org, or *@example.org for everyone there.",
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
            doc.para("Everyone can join: the lists are empty.");
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
