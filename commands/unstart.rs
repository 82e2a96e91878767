//! UNSTART -- return a game to the time before its start.
//!
//! Usage: UNSTART
//!
//! For the GM, until a turn has run. Players keep their seats and preferences. You can change settings that are fixed
//! in a running game.
//!
//! To start the game again, send PROCESS: the judge turns on MANUAL START and deals the powers again.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > UNSTART
//! < 'demo' is forming again. Seats and preferences are unchanged, and you
//! < can change settings. All seats are taken. It starts with PROCESS (MANUAL
//! < START is on).
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::forming;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["unstart"], Subject::Master, args::nothing).unguessed().irrevocable();

pub fn run(cx: &mut GameCx, _: &Args, doc: &mut Doc) -> CommandResult {
    forming::unstart(cx, doc)
}
