//! BECOME MASTER -- run the game instead of playing in it.
//!
//! Usage: BECOME MASTER
//!
//! If you created a game that has no game master (GM) and hasn't started,
//! you become its GM at once. People usually send this line in the same
//! e-mail as CREATE.
//!
//! Other players who have joined become GM when all the others agree (HELP
//! PROPOSE). An observer can ask for that at any time. The judge tells
//! everyone in the game.
//!
//! If you are the GM and act as a power (BECOME power), this line makes you
//! the GM again.
//!
//! ```text
//! > CREATE ?spring secret
//! > BECOME MASTER
//! < You are now the GM of 'spring'.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::game::proposals::Proposal;
use crate::referee::table::proposals;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::game;

pub const SPEC: Spec =
    Spec::new(&["become master"], Subject::SignedOn, args::nothing).secret_after(0).signing_on().unguessed();

pub fn run(cx: &mut GameCx, _: &Args, doc: &mut Doc) -> CommandResult {
    if cx.is_master() {
        cx.acting = None;
        doc.para(say!("You are acting as the GM of {} again.", game(&cx.game.row.name)));
        return Ok(());
    }
    proposals::decide(cx, Proposal::Master, doc)
}
