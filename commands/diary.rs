//! DIARY -- private notes on a game.
//!
//! Usage: DIARY [RECORD]
//!        your text
//!        ENDPRESS
//!    or: DIARY LIST
//!    or: DIARY READ number
//!    or: DIARY DELETE number
//!
//! Each entry has a number. Until the game is over nobody but you reads your diary, not even its master. When the game has a
//! result, everybody in it gets all diaries by mail, those of people who have left too; so do not write what nobody may ever
//! read. Entries are kept when a turn is taken back, and when you leave; somebody who takes over your power does not see
//! them. A game that is terminated has no result, and tells no diaries. DELETE deletes an entry for good. Nothing in an entry
//! is read as an order or a command; ENDDIARY also ends it.
//!
//! ```text
//! > SIGN ON ademo secret
//! > DIARY
//! > A BUD - SER would be rash.
//! > ENDPRESS
//! < Diary entry 1 is kept. Until the game is over, only you can read it.
//! > DIARY READ 1
//! <   | A BUD - SER would be rash.
//! > DIARY DELETE 1
//! < Diary entry 1 is deleted. Nothing of it is kept.
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
