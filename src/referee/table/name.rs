//! The names of games: which are allowed, and how a game gets another one.
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, refuse};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, line, theirs};

use crate::referee::seats::invitations;

/// Checks that a game may be called so.
///
/// # Errors
/// A sentence that says what a name looks like.
pub fn check(name: &str) -> CommandResult {
    let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if name.is_empty()
        || 24 < name.len()
        || !name.starts_with(|c: char| c.is_ascii_lowercase())
        || !name.chars().all(good)
    {
        return refuse("A game's name has 1 to 24 letters (a to z), digits and hyphens, and begins with a letter.");
    }
    // LIST, WHOGAME and others give these words another meaning.
    if ["full", "all", "variants", "variant"].contains(&name) {
        return refuse(say!(
            "{name} has a meaning of its own for LIST; please choose another name.",
            name = theirs(name)
        ));
    }
    Ok(())
}

/// Gives the game another name, and tells everybody. Whoever uses the old one is told the new one, as long as no other
/// game takes it.
///
/// # Errors
/// If the writer does not run the game, the name is taken or is none.
pub fn rename(cx: &mut GameCx, new: &str, doc: &mut Doc) -> CommandResult {
    cx.runs_the_game()?;
    let new = new.trim_start_matches('?').to_lowercase();
    check(&new)?;
    let before = cx.game.row.name.clone();
    if new == before {
        return refuse(say!("It is called {before} already.", before = sentence::game(before)));
    }
    if cx.store.game_named(&new)?.is_some() {
        return refuse(say!("There is already a game {new}. Please choose another name.", new = sentence::game(new)));
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
        let rest = "Answers to earlier letters about it still arrive, and passwords are as they were.";
        let own = game.powers_of(seat).first().map(|power| line(game.sign_on_line(*power)));
        doc.also(match own {
            Some(own) => say!("To sign on, write {own} from now on. {rest}", own, rest),
            None => say!("{rest}", rest),
        });
        Ok(())
    })?;
    let called = Note::of(say!("The game {before} is now called {new}.", before, new));
    doc.para(say!("{called} Everybody has been told.", called));
    Ok(())
}
