//! READY -- confirm before a game begins that you want to play.
//!
//! Usage: READY
//!
//! When all seats of a game are taken, players who joined it long ago are asked whether they still want to play (HELP MUSTER). The
//! plain answer YES to that letter does the same as READY. Who confirms keeps the seat; who is silent makes room for others. In
//! a game that has begun, SET NO WAIT says that you need no more time for a turn (HELP SET WAIT).
//!
//! ```text
//! > SIGN ON ?open secret
//! > READY
//! < Thank you. It is noted that you want to play in 'open'.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::seats::muster;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["ready", "i am ready", "i'm ready"], Subject::SignedOn, takes).about_self();

/// Nothing, or a mark: "Ready!"
fn takes(said: &KeywordLine) -> Match {
    said.call_if(matches!(said.rest, "" | "." | "!"))
}

pub fn run(cx: &mut GameCx, _: &Args, doc: &mut Doc) -> CommandResult {
    muster::ready(cx, doc)
}
