//! PAUSE -- stop the clock.
//!
//! Usage: PAUSE
//!
//! For the master, or for any player if the game is not moderated. Nothing is adjudicated until RESUME. SUSPEND means the
//! same.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > PAUSE
//! < 'demo' is paused.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;
use crate::referee;

pub const SPEC: Spec = Spec::new(&["pause", "suspend"], Who::Setter, takes::nothing);

pub fn run(cx: &mut GameCx, _: &Args) -> Result<String, Refusal> {
    referee::pause(cx)?;
    Ok(format!("'{}' is paused.", cx.game.row.name))
}
