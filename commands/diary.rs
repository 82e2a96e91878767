//! DIARY -- keep private notes on a game.
//!
//! Usage: DIARY [RECORD]
//!        your text
//!        ENDPRESS
//!    or: DIARY LIST
//!    or: DIARY READ number
//!    or: DIARY DELETE number
//!
//! Until the game is over, only you can read your diary: even the GM can't.
//! When the game has a result, the judge e-mails all diaries to everyone in
//! it, including those of players who left. Don't write anything that must
//! stay secret for ever. A terminated game has no result, so its diaries
//! stay private.
//!
//! Each entry has a number. DELETE deletes an entry for good. Entries
//! survive a rollback, and they stay when you leave. A player who takes
//! over your power doesn't see them. The judge reads no orders or commands
//! in an entry. ENDDIARY also ends it.
//!
//! ```text
//! > SIGN ON ademo secret
//! > DIARY
//! > A BUD - SER would be rash.
//! > ENDPRESS
//! < Diary entry 1 is saved. Until the game is over, only you can read it.
//! > DIARY READ 1
//! <   | A BUD - SER would be rash.
//! > DIARY DELETE 1
//! < Diary entry 1 is deleted for good.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::press::{diary, notes};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["diary", "diary record"], Subject::SignedOn, takes)
    .with_block(notes::BLOCK)
    .keeping_text()
    .for_guests();

/// The text stands below, not on the same line; and "Diary of a madman" is a sentence.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.rest.is_empty() || notes::asked(said.rest).is_some())
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    match notes::asked(args.text) {
        Some(asked) => diary::answer(cx, asked, doc),
        None => diary::record(cx, args.block, doc),
    }
}
