//! REPORT -- complain about a letter of press.
//!
//! Usage: REPORT [number]
//!        what you want to say
//!        ENDREPORT
//!
//! In an answer to the letter itself you need no number; HISTORY shows the numbers of the press that you got. The master of
//! the game and the keeper of the judge get the letter, the name of who wrote it (of grey press too), and what you say. Its
//! writer is not told. To have no more letters from somebody, see HELP IGNORE.
//!
//! ```text
//! > SIGN ON ademo secret
//! > REPORT 7
//! > This is beyond a game.
//! > ENDREPORT
//! < *** You have not got press with the number 7 in 'demo'. HISTORY demo
//! < shows what you got, with its numbers.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, Block, CommandResult, Spec, Subject};
use crate::referee::press::report;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["report", "report press", "complain", "complaint"], Subject::SignedOn, takes)
    .with_block(Block::new(&["endreport", "endpress", "signoff", "quit"], |_| true).until(|_| true))
    .unguessed();

/// A number, or nothing; but not "Report from the front".
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.rest.is_empty() || said.rest.trim_start_matches('#').parse::<u32>().is_ok())
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    report::complain(cx, args, doc)
}
