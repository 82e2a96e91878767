//! PREDICT -- the results if the turn ran now.
//!
//! Usage: PREDICT
//!
//! For the master: adjudicates the orders that are on file, shows the results, and changes nothing.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > PREDICT
//! < Movement results for Spring of 1901. (demo.001)
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;

pub const SPEC: Spec = Spec::new(&["predict"], Who::Master, takes::nothing);

pub fn run(cx: &mut GameCx, _: &Args) -> Result<String, Refusal> {
    let table = cx.table()?;
    let game = &cx.game;
    let luck = game.luck_of_turn(cx.store)?;
    Ok(table.adjudicate(game.heading(), &game.all_orders(cx.store)?, &luck)?.reports.whole)
}
