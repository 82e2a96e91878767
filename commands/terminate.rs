//! TERMINATE -- end the game without a result.
//!
//! Usage: TERMINATE game
//!
//! For the GM. Name the game to show that you mean it. In a game run by its players, it becomes a proposal (HELP
//! PROPOSE). RESUME continues the game.
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
