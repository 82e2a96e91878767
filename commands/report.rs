//! REPORT -- complain about press.
//!
//! Usage: REPORT [number]
//!        your reasons
//!        ENDREPORT
//!
//! HISTORY shows the numbers of the press you received. You can omit the number when you reply to the press itself.
//!
//! The GM and the keeper get the press, your complaint, and the writer's name, even for grey press. The writer
//! doesn't learn of it. To stop press from a player, see HELP IGNORE.
//!
//! ```text
//! > SIGN ON ademo secret
//! > REPORT 7
//! > This is beyond a game.
//! > ENDREPORT
//! < *** You have not received press with the number 7 in 'demo'.
//! < HISTORY demo lists the press you received, with numbers.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, Block, CommandResult, Spec, Subject};
use crate::referee::press::report;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["report", "report press", "complain", "complaint"], Subject::SignedOn, takes)
    .with_block(Block::new(&["endreport", "endpress", "signoff", "quit"], |_| true).until(|_| true))
    .unguessed()
    .taking_words();

/// A number, or nothing; but not "Report from the front".
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.rest.is_empty() || said.rest.trim_start_matches('#').parse::<u32>().is_ok())
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    report::complain(cx, args, doc)
}
