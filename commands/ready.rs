//! READY -- confirm that you want to play in a new game.
//!
//! Usage: READY
//!
//! When all seats of a game are taken, the judge asks players who joined long ago whether they still want to play
//! (HELP MUSTER). Reply YES to that e-mail, or send READY, to keep your seat. If you don't answer, you lose it.
//!
//! In a game that has started, send SET NO WAIT when you are ready for a turn (HELP SET WAIT).
//!
//! ```text
//! > SIGN ON ?open secret
//! > READY
//! < Thank you, you are confirmed for 'open'.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::seats::muster;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["ready", "i am ready", "i'm ready"], Subject::SignedOn, takes).about_self();

/// No words, or a mark: "Ready!"
fn takes(said: &KeywordLine) -> Match {
    said.call_if(matches!(said.rest, "" | "." | "!"))
}

pub fn run(cx: &mut GameCx, _: &Args, doc: &mut Doc) -> CommandResult {
    muster::ready(cx, doc)
}
