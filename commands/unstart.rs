//! UNSTART -- take a game back to before its start.
//!
//! Usage: UNSTART
//!
//! For the master, as long as no turn has been adjudicated. Nobody loses a seat or a preference; powers are dealt out anew
//! at the next start, which is by PROCESS: MANUAL START is on then. Settings that cannot be changed in a running game can be
//! changed.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > UNSTART
//! < 'demo' is forming again; seats and preferences are as they were, and
//! < settings can be changed. All seats are taken. It begins with PROCESS
//! < (MANUAL START is on).
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
