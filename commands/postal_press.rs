//! POSTAL PRESS -- press that comes with the next results.
//!
//! Usage: POSTAL PRESS [WHITE|GREY]
//!        your text
//!        ENDPRESS
//!    or: POSTAL PRESS LIST
//!    or: POSTAL PRESS READ number
//!    or: POSTAL PRESS DELETE number
//!
//! It waits with the judge, and goes to everybody with the results of the turn. Until then nobody but you can read it, and
//! you can take it back. The settings that allow press count when you write it. When a turn is taken back, what has gone out
//! has gone out, and what waits still waits. HELP PRESS explains colours.
//!
//! ```text
//! > SIGN ON ademo secret
//! > POSTAL PRESS
//! > A BUD - SER, and who will stop me?
//! > ENDPRESS
//! < Postal press 1 is kept. It goes to all with the next results; until
//! < then, POSTAL PRESS DELETE 1 takes it back.
//! <   | A BUD - SER, and who will stop me?
//! > POSTAL PRESS DELETE 1
//! < Postal press 1 is deleted. Nothing of it is kept.
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
