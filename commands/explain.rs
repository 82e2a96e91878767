//! EXPLAIN -- ask the bots why they moved as they did.
//!
//! Usage: EXPLAIN [power]
//!
//! For games you play alone against bots. The judge explains the orders
//! each bot, or the one power, gave in the last finished turn.
//!
//! Blind games and Stratego hide units or ranks from you. In those, EXPLAIN
//! uses only facts you can see, until the game is over. In games with other
//! people, bots don't give their reasons.
//!
//! ```text
//! > SIGN ON ademo secret
//! > EXPLAIN
//! < *** Computers explain their moves only in games that one person plays
//! < alone against them: CREATE ?game password … AGAINST COMPUTER.
//! ```
use crate::answers::explain;
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["explain"], Subject::Player, takes).for_guests().showing();

/// A power, or nothing.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.words().len() <= 3 && !is_sentence(said.rest))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    explain::of(cx, args.text, doc)
}
