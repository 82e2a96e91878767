//! POSTAL PRESS -- leave press to go out with the next results.
//!
//! Usage: POSTAL PRESS [WHITE|GREY]
//!        your text
//!        ENDPRESS
//!    or: POSTAL PRESS LIST
//!    or: POSTAL PRESS READ number
//!    or: POSTAL PRESS DELETE number
//!
//! The judge keeps your text and sends it to everyone with the results of the turn. Until then only you can read it,
//! and you can delete it.
//!
//! The game must allow the press when you write it. A rollback doesn't recall press that has gone out, and press that is waiting
//! keeps waiting. HELP PRESS explains WHITE and GREY.
//!
//! ```text
//! > SIGN ON ademo secret
//! > POSTAL PRESS
//! > A BUD - SER, and who will stop me?
//! > ENDPRESS
//! < Postal press 1 is saved. It goes to everyone with the next results.
//! < Until then, POSTAL PRESS DELETE 1 takes it back.
//! <   | A BUD - SER, and who will stop me?
//! > POSTAL PRESS DELETE 1
//! < Postal press 1 is deleted for good.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::press::{self, notes};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["postal press", "press postal", "postal"], Subject::SignedOn, takes)
    .with_block(notes::BLOCK)
    .copying_to_power();

fn takes(said: &KeywordLine) -> Match {
    match notes::asked(said.rest) {
        Some(_) => Match::Call,
        None if !notes::is_entry(said.rest) => said.stray(),
        None => press::takes(said),
    }
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    match notes::asked(args.text) {
        Some(asked) => press::postal::answer(cx, asked, doc),
        None => press::postal::keep(cx, args, doc),
    }
}
