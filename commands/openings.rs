//! OPENINGS -- games and powers that want a player.
//!
//! Usage: OPENINGS
//!
//! The public games that have not started and have seats left, and the powers of running games that anybody may take over; with
//! the line to send. Games in which you play already are left out. One e-mail has at most 200 games.
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

pub const SPEC: Spec = Spec::new(&["openings"], Subject::Anyone, args::nothing).for_guests();

pub fn run(cx: &mut Context, _: &Args, doc: &mut Doc) -> CommandResult {
    games::openings(cx, doc)
}
