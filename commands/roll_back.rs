//! ROLL BACK -- go back to before a turn was adjudicated.
//!
//! Usage: ROLLBACK [turn]
//!
//! For the master. In a game that its players run, it becomes a proposal to all of them (HELP PROPOSE). The turn is the
//! number in the results, such as 3 in (demo.003); the default is the last one. The orders for that turn are on file again,
//! everybody is told, and there is a new deadline. The record keeps what was undone.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > ROLLBACK
//! < *** Nothing has been adjudicated yet in this game.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, PhaseScope, Refusal, Spec, Subject};
use crate::game::proposals::Proposal;
use crate::referee::table::proposals;
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["roll back"], Subject::Setter, takes).unguessed().grave().about(PhaseScope::Turn).for_guests();

/// The number of a turn, or nothing.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.rest.is_empty() || said.rest.parse::<u32>().is_ok())
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let last = cx.game.row.turn.saturating_sub(1);
    let turn = match args.text {
        "" => last,
        text => text.parse().map_err(|_| Refusal::Usage("ROLLBACK turn, where turn is the number in (demo.003)"))?,
    };
    proposals::decide(cx, Proposal::RollBack(turn), doc)
}
