//! RESUME -- let a paused or terminated game go on.
//!
//! Usage: RESUME
//!
//! For the master, and for any player unless the game has NO RESUME. In a game that its players run, to let one go on that
//! was terminated, or that has NO RESUME, is a proposal to all of them (HELP PROPOSE). There is as much time for
//! orders as was left, and at least a day (less only where turns are shorter); a deadline that has been announced never comes
//! earlier.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > PAUSE
//! > RESUME
//! < 'demo' goes on.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::game::proposals::Proposal;
use crate::game::settings::keys;
use crate::referee::table::proposals;
use crate::store::Role;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["resume"], Subject::SignedOn, args::nothing);

pub fn run(cx: &mut GameCx, _: &Args, doc: &mut Doc) -> CommandResult {
    let any_may = cx.game.settings.on(keys::ANY_MAY_RESUME) || cx.game.is_run_by_players();
    match cx.seat()?.role {
        Role::Master => {}
        Role::Player if any_may => {}
        Role::Player | Role::Observer => return Err(Refusal::MasterOnly.into()),
    }
    proposals::decide(cx, Proposal::Resume, doc)
}
