//! FORCE BEGIN -- start a game though not all of its seats are taken.
//!
//! Usage: FORCE BEGIN
//!
//! For the master. The players who have joined get their powers. What nobody plays stands free: anybody can take it over, as in
//! a game that a player has left. UNSTART takes it back. For fewer players with several powers each, SET PLAYERS.
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
