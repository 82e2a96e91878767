//! KEEPER -- act as the GM of any game.
//!
//! Usage: KEEPER game
//!    or: SIGN ON @game
//!
//! For the judge keeper, whose address is in the configuration. The judge
//! treats the rest of the e-mail as the GM's, but tells everyone in the
//! game that it was the keeper. You can't do this in a game you play in. If
//! the judge can't tell that the e-mail is from you, it asks first.
//!
//! Your other commands, each with its own HELP:
//!
//!   KEEPER LETTERS              list e-mails that wait or failed
//!   KEEPER USERS, KEEPER USER   show registered people
//!   KEEPER MERGE                merge two registrations of one person
//!   KEEPER ERASE                erase a person
//!   KEEPER ADDRESS              change a person's addresses
//!   KEEPER MOVE, KEEPER MOVES   decide about lost mailboxes (I WAS)
//!   KEEPER ADJUST               correct a player's dedication
//!   KEEPER IMPORT               import a game from another judge
//!   KEEPER ANNOUNCE             write to everyone in any game
//!   KEEPER TEST                 send yourself a test e-mail
//!   KEEPER CODE                 get a console code, at the machine
//!   PAUSE JUDGE, RESUME JUDGE   pause and resume all games
//!   BAN, ALLOW, DENY            choose who may register, play, run games
//!   NO CREATE                   choose who may create games
//!   KEEPER RULES                list these rules
//!
//! ```text
//! > KEEPER demo
//! < *** Only the judge keeper can do that.
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
