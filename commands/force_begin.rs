//! FORCE BEGIN -- start a game that still has open seats.
//!
//! Usage: FORCE BEGIN
//!
//! For the GM. The players who have joined get their powers. The other
//! seats stay open: anyone can take them over, as in a game that a player
//! has left.
//!
//! UNSTART undoes this. If you want fewer players with several powers each,
//! use SET PLAYERS instead.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > FORCE BEGIN
//! < *** The game 'demo' is running.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::forming;
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["force begin", "force start"], Subject::Master, args::nothing).unguessed().irrevocable();

pub fn run(cx: &mut GameCx, _: &Args, doc: &mut Doc) -> CommandResult {
    forming::force_begin(cx, doc)
}
