//! SUMMARY -- who held what in a game, year by year.
//!
//! Usage: SUMMARY game
//!
//! STATUS means the same. After SIGN ON the name may be left out.
//!
//! ```text
//! > SUMMARY DEMO
//! < Summary of game 'demo' through S1901M.
//! ```
use crate::answers::listing;
use crate::answers::summary;
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::desk::find;

pub const SPEC: Spec = Spec::new(&["summary", "status"], Who::Anyone);

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    let found;
    let game = if args.text.is_empty() {
        cx.game().ok_or(Refusal::Usage("SUMMARY game"))?
    } else {
        found = find::game(cx, args.text)?;
        &found
    };
    if game.table.is_none() {
        return Err(Refusal::because(format!("The game '{}' has not started yet.", game.row.name)));
    }
    let mut text = format!("Summary of game '{}' through {}.\n\n", game.row.name, game.row.phase);
    text += &listing::settings(game);
    text += "\n";
    text += &summary::summary(cx.store, game, cx.is_master_of(game))?;
    Ok(text)
}
