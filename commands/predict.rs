//! PREDICT -- what would come out if the phase ended now.
//!
//! Usage: PREDICT
//!
//! For the master: adjudicates with the orders that are on file, shows the result, and changes nothing.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > PREDICT
//! < Movement results for Spring of 1901. (demo.001)
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::referee::seed_of_turn;
use crate::rules::Dice;

pub const SPEC: Spec = Spec::new(&["predict"], Who::Master);

pub fn run(cx: &mut Context, _: &Args) -> Result<String, Refusal> {
    let table = cx.table()?;
    let game = cx.game()?;
    let mut dice = Dice::new(seed_of_turn(game.row.seed, game.row.turn) as u64);
    let adjudicated = table.adjudicate(game.heading(), &game.all_orders(cx.store)?, &mut dice)?;
    Ok(adjudicated.public)
}
