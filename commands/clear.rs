//! CLEAR -- discard the orders you have on file.
//!
//! Usage: CLEAR
//!    or: CLEAR ORDERS
//!
//! ```text
//! > SIGN ON ademo secret
//! > A BUD - SER
//! > F TRI - ALB
//! > CLEAR
//! < 2 orders discarded. Nothing is on file for Austria.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;
use crate::referee::orders;

pub const SPEC: Spec = Spec::new(&["clear", "clear orders"], Who::Player, takes::nothing);

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    if !args.text.is_empty() {
        return Err(Refusal::Usage("CLEAR"));
    }
    let powers = cx.orders_for()?;
    let name = cx.game.named(&powers);
    match orders::clear(cx, &powers)? {
        0 => Err(Refusal::because(format!("Nothing is on file for {name}."))),
        1 => Ok(format!("1 order discarded. Nothing is on file for {name}.")),
        n => Ok(format!("{n} orders discarded. Nothing is on file for {name}.")),
    }
}
