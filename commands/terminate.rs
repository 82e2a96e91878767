//! TERMINATE -- end the game without a result.
//!
//! Usage: TERMINATE game
//!
//! The game's name shows that you mean it; without it, nothing happens. For the master. In a game that its players run, it
//! becomes a proposal to all of them (HELP PROPOSE). RESUME lets the game go on.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > TERMINATE demo
//! < 'demo' has been terminated.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::game::proposals::Proposal;
use crate::referee::table::proposals;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["terminate"], Subject::Setter, args::game).unguessed().grave().for_guests();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    cx.names_the_game(args, "end")?;
    proposals::decide(cx, Proposal::Terminate, doc)
}
