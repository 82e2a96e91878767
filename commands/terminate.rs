//! TERMINATE -- end the game without a result.
//!
//! Usage: TERMINATE game
//!
//! The game's name shows that you mean it; without it, nothing happens. For the master, or for any player if the game is not moderated. RESUME lets it go on.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > TERMINATE demo
//! < 'demo' has been terminated.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;
use crate::referee;
use crate::store::Life;

pub const SPEC: Spec = Spec::new(&["terminate"], Who::Setter, takes::game);

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    cx.names_the_game(args, "end")?;
    let game = &cx.game;
    if matches!(game.row.life, Life::Finished | Life::Terminated) {
        return Err(Refusal::because(format!("'{}' is already {}.", game.row.name, game.row.life.word())));
    }
    referee::terminate(cx)?;
    Ok(format!("'{}' has been terminated.", cx.game.row.name))
}
