//! TERMINATE -- break the game off, without a result.
//!
//! Usage: TERMINATE
//!
//! For the master, or any player where the game is not moderated. RESUME takes it up again.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > TERMINATE
//! < 'demo' has been terminated.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::referee;
use crate::store::Life;

pub const SPEC: Spec = Spec::new(&["terminate"], Who::Setter);

pub fn run(cx: &mut GameCx, _: &Args) -> Result<String, Refusal> {
    let game = &cx.game;
    if matches!(game.row.life, Life::Finished | Life::Terminated) {
        return Err(Refusal::because(format!("'{}' is {} already.", game.row.name, game.row.life.word())));
    }
    referee::terminate(cx)?;
    Ok(format!("'{}' has been terminated.", cx.game.row.name))
}
