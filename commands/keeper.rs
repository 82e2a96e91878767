//! KEEPER -- act as the master of any game, for the keeper.
//!
//! Usage: KEEPER game
//!    or: SIGN ON @game
//!
//! For the keeper of the judge, whose address its configuration names. The rest of the letter is carried out as from the
//! game's master, but those in the game are told that it was the keeper. It is not possible in a game in which the keeper
//! plays. If the judge cannot tell that the letter is from the keeper, it asks first.
//!
//! What else the keeper can write, each with its own HELP:
//!
//!   KEEPER LETTERS              letters that wait, or went wrong
//!   KEEPER USERS, KEEPER USER   who is registered
//!   KEEPER MERGE, KEEPER ERASE  one person twice; who is to be forgotten
//!   KEEPER ADDRESS              somebody's addresses
//!   KEEPER ADJUST               somebody's dedication
//!   KEEPER IMPORT               bring a game from another judge
//!   KEEPER ANNOUNCE             tell everybody something
//!   KEEPER TEST                 a letter to try the way out
//!   KEEPER CODE                 a code for the console, at the machine
//!   PAUSE JUDGE, RESUME JUDGE   let everything stand still, and go on
//!   BAN, ALLOW, DENY, NO CREATE, KEEPER RULES
//!
//! ```text
//! > KEEPER demo
//! < *** Only the keeper of the judge may do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::house;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper"], Subject::Keeper, takes).signing_on().unguessed();

/// The name of a game.
fn takes(said: &KeywordLine) -> Match {
    if said.lexicon.games.is_game(said.rest) { Match::Call } else { Match::Sentence }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    doc.para(house::visit(cx, args.text)?);
    Ok(())
}
