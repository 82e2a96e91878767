//! ROLL BACK -- return to a point before a turn ran.
//!
//! Usage: ROLLBACK [turn]
//!
//! For the GM. In a game run by its players, it becomes a proposal (HELP PROPOSE). The turn is the number in the
//! results, such as 3 in (demo.003); the default is the last turn.
//!
//! The orders for that turn are restored, there is a new deadline, and the judge tells everyone. The record keeps the
//! turns that were undone.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > ROLLBACK
//! < *** This game has no results yet.
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
