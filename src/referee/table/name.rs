//! The names of games: which are allowed, and how a game gets another one.
use crate::command::game_cx::GameCx;
use crate::command::{Stop, refuse};
use crate::text::sentence::old;

use crate::referee::seats::invitations;

/// Checks that a game may be called so.
///
/// # Errors
/// A sentence that says what a name looks like.
pub fn check(name: &str) -> Result<(), Stop> {
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
        return refuse(old(format!("\"{name}\" has a meaning of its own for LIST; please choose another name.")));
    }
    Ok(())
}

/// Gives the game another name, and tells everybody. Whoever uses the old one is told the new one, as long as no other
/// game takes it. What to say of it.
///
/// # Errors
/// If the writer does not run the game, the name is taken or is none.
pub fn rename(cx: &mut GameCx, new: &str) -> Result<String, Stop> {
    cx.runs_the_game()?;
    let new = new.trim_start_matches('?').to_lowercase();
    check(&new)?;
    let before = cx.game.row.name.clone();
    if new == before {
        return refuse(old(format!("It is called '{before}' already.")));
    }
    if cx.store.game_named(&new)?.is_some() {
        return refuse(old(format!("There is already a game '{new}'. Please choose another name.")));
    }
    cx.store.rename_game(cx.game.row.id, &before, &new)?;
    cx.game.row.name.clone_from(&new);
    invitations::reword(cx)?;
    cx.note(format!("renamed: it was '{before}'"))?;
    let heading = format!("{} renamed the game '{before}': it is now called '{new}'.", cx.changer_has());
    cx.publish(&heading, "")?;
    let subject = cx.subject("A new name");
    let game = &cx.game;
    cx.post_to_all_old(&subject, |seat, _| {
        let own = game.powers_of(seat).first().map(|power| game.sign_on_line(*power));
        let own = own.map_or(String::new(), |line| format!("To sign on, write {line} from now on. "));
        Ok(format!(
            "{heading}\n{own}Answers to earlier letters about it still arrive, and passwords are as they were.\n"
        ))
    })?;
    Ok(format!("The game '{before}' is now called '{new}'. Everybody has been told."))
}
