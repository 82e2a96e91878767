//! BECOME MASTER -- run the game instead of playing in it.
//!
//! Usage: BECOME MASTER
//!
//! For the creator of a game that has not started and has no master: usually in the same letter. Anybody else who has joined
//! proposes it, and becomes its master when all others agree (HELP PROPOSE); so does, at any time, an observer. Everybody is
//! told. A master who acts as a power (BECOME power) stops acting as it.
//!
//! ```text
//! > CREATE ?spring secret
//! > BECOME MASTER
//! < You are now the master of 'spring'.
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
        doc.para(say!("You act as the master of {} again.", game(&cx.game.row.name)));
        return Ok(());
    }
    proposals::decide(cx, Proposal::Master, doc)
}
