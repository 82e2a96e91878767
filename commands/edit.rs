//! EDIT -- change the position by hand.
//!
//! Usage: EDIT
//!        lines of changes
//!        END
//!    or: EDIT CHECK, then the same: shows what would change
//!
//! For the master, and for whoever plays alone. The lines are carried out from top to bottom:
//!
//!   PLACE FRANCE A PAR    puts a unit on the board
//!   REMOVE PAR            takes the unit there off it; REMOVE FRENCH A PAR
//!   OWN PAR GERMANY       gives a supply centre away; or OWN PAR NOBODY
//!   PHASE S1903M          makes it this phase; open retreats are dropped
//!
//! If one line is wrong, nothing at all is changed. Everybody is told what is different, it stands in the record of the game,
//! and whoever had orders on file that can no longer be given hears which. The turn then runs at its deadline, or when you
//! say PROCESS. It helps to PAUSE first.
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

/// Nothing, or CHECK.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(is_whole(said.rest))
}

fn is_whole(args: &str) -> bool {
    args.is_empty() || args.eq_ignore_ascii_case("check")
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    if !args.ended {
        return refuse("The changes end with a line that says END. There is none, so nothing has been changed.");
    }
    if args.text.is_empty() { edit::edit(cx, args.block, doc) } else { edit::check(cx, args.block, doc) }
}
