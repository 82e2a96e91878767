//! EDIT -- change the position by hand.
//!
//! Usage: EDIT
//!        lines of changes
//!        END
//!    or: EDIT CHECK, then the same: preview the changes
//!
//! For the GM, and for anyone who plays alone. The judge applies the lines
//! from top to bottom:
//!
//!   PLACE FRANCE A PAR    adds a unit
//!   REMOVE PAR            removes the unit there; or REMOVE FRENCH A PAR
//!   CLEAR PAR             removes the unit there, if there is one
//!   OWN PAR GERMANY       gives a supply centre away; or OWN PAR NOBODY
//!   PHASE S1903M          changes the phase and drops open retreats
//!
//! HELP POSITION has the lines for Stratego.
//!
//! If one line is wrong, the judge applies none of them. Everyone in the
//! game gets an e-mail with the changes, and the game's record includes
//! them. Players whose orders are no longer valid hear which.
//!
//! It helps to PAUSE first. The turn runs at its deadline, or when you send
//! PROCESS.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > EDIT
//! > REMOVE PAR
//! > PLACE FRANCE A BUR
//! > END
//! < Burgundy: French Army (it was: no unit).
//! < Paris: no unit (it was: French Army).
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, Block, CommandResult, PhaseScope, Spec, Subject, refuse};
use crate::referee::table::edit;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["edit"], Subject::SignedOn, takes)
    .with_block(Block::new(&["end", "endedit"], is_whole))
    .unguessed()
    .grave()
    .about(PhaseScope::Turn)
    .for_guests();

/// No words, or CHECK.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(is_whole(said.rest))
}

fn is_whole(args: &str) -> bool {
    args.is_empty() || args.eq_ignore_ascii_case("check")
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    if !args.ended {
        return refuse("The line END is missing. Add it below the changes and send them again.");
    }
    if args.text.is_empty() { edit::edit(cx, args.block, doc) } else { edit::check(cx, args.block, doc) }
}
