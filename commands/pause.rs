//! PAUSE -- stop the clock.
//!
//! Usage: PAUSE
//!
//! For the master. In a game that its players run, it becomes a proposal to all of them (HELP PROPOSE). Nothing is
//! adjudicated until RESUME. SUSPEND means the same.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > PAUSE
//! < 'demo' is paused.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;
use crate::game::proposals::Proposal;
use crate::referee::proposals;

pub const SPEC: Spec = Spec::new(&["pause", "suspend"], Who::Setter, takes::nothing).unguessed();

pub fn run(cx: &mut GameCx, _: &Args) -> Result<String, Refusal> {
    proposals::decide(cx, Proposal::Pause)
}
