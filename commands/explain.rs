//! EXPLAIN -- why the computers moved as they did.
//!
//! Usage: EXPLAIN [power]
//!
//! In a game that you play alone against computers, the judge tells you what each of them, or the one power, saw in its orders
//! for the last finished turn. Blind games and Stratego hide units or ranks from you: there EXPLAIN works once the game is
//! over. In games with other people computers keep their reasons to themselves.
//!
//! ```text
//! > SIGN ON ademo secret
//! > EXPLAIN
//! < *** Computers explain their moves only in games that one person plays
//! < alone against them: CREATE ?game password … AGAINST COMPUTER.
//! ```
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::turn::computers;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["explain"], Subject::Player, takes).for_guests();

/// A power, or nothing.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.words().len() <= 3 && !is_sentence(said.rest))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    computers::explain(cx, args.text, doc)
}
