//! The names of games: which are valid, and how to rename a game.
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, refuse};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, line, theirs};

use crate::referee::seats::invitations;

/// Checks that a game may have this name.
///
/// # Errors
/// A sentence that describes a valid name.
pub fn check(name: &str) -> CommandResult {
    let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if name.is_empty()
        || 24 < name.len()
        || !name.starts_with(|c: char| c.is_ascii_lowercase())
        || !name.chars().all(good)
    {
        return refuse("A game's name has 1 to 24 letters (a to z), digits and hyphens, and begins with a letter.");
    }
    // These words mean something else to LIST, WHOGAME and other commands.
    if ["full", "all", "variants", "variant"].contains(&name) {
        return refuse(say!("{name} means something else to LIST. Choose another name.", name = theirs(name)));
    }
    Ok(())
}

/// Renames the game, and tells everyone. Users of the old name are told the new one, as long as no other game takes the old
/// one.
///
/// # Errors
/// If the writer does not run the game, or the name is taken or not valid.
pub fn rename(cx: &mut GameCx, new: &str, doc: &mut Doc) -> CommandResult {
    cx.runs_the_game()?;
    let new = new.trim_start_matches('?').to_lowercase();
    check(&new)?;
    let before = cx.game.row.name.clone();
    if new == before {
        return refuse(say!("It is called {before} already.", before = sentence::game(before)));
    }
    if cx.store.game_named(&new)?.is_some() {
        return refuse(say!("A game named {new} exists already. Choose another name.", new = sentence::game(new)));
    }
    cx.store.rename_game(cx.game.row.id, &before, &new)?;
    cx.game.row.name.clone_from(&new);
    invitations::reword(cx)?;
    cx.note(say!("renamed: it was {before}", before = sentence::game(&before)))?;
    let (before, new) = (sentence::game(&before), sentence::game(&new));
    let has = cx.changer_has();
    let heading = Note::of(say!(
        "{has} renamed the game {before}: it is now called {new}.",
        has,
        before = before.clone(),
        new = new.clone()
    ));
    cx.publish(&heading, &[])?;
    let subject = cx.subject("A new name");
    let game = &cx.game;
    cx.post_to_all(&subject, |seat, doc| {
        doc.para(&heading);
        let rest = "Replies to earlier e-mails about it still arrive, and passwords are unchanged.";
        let own = game.powers_of(seat).first().map(|power| line(game.sign_on_line(*power)));
        doc.also(match own {
            Some(own) => say!("To sign on, write {own} from now on. {rest}", own, rest),
            None => say!("{rest}", rest),
        });
        Ok(())
    })?;
    let called = Note::of(say!("The game {before} is now called {new}.", before, new));
    doc.para(say!("{called} I have e-mailed everyone in the game.", called));
    Ok(())
}
