//! OPENINGS -- list open seats.
//!
//! Usage: OPENINGS
//!
//! Lists public games that haven't started and have open seats, and powers
//! of running games that anyone may take over. Each comes with the line to
//! send. Your own games are left out. An e-mail lists at most 200 games.
//!
//! ```text
//! > OPENINGS
//! < Games that have not started yet:
//! < open  Forming  Standard, Press:W-P.
//! <                1 of 7 seats taken: SIGN ON ?open password
//! ```
use crate::answers::games;
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["openings"], Subject::Anyone, args::nothing).for_guests().asking();

pub fn run(cx: &mut Context, _: &Args, doc: &mut Doc) -> CommandResult {
    games::openings(cx, doc)
}
