//! RESUME -- continue a paused or terminated game.
//!
//! Usage: RESUME
//!
//! For the GM, and for all players unless the game has NO RESUME. In a game run by its players, RESUME becomes a
//! proposal (HELP PROPOSE) if the game was terminated or has NO RESUME.
//!
//! Players have as much time for orders as was left, and at least a day (less only in games with shorter turns). An
//! announced deadline never moves earlier.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > PAUSE
//! > RESUME
//! < 'demo' continues.
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
