//! CLEAR -- discard orders.
//!
//! Usage: CLEAR ORDERS   the orders of this phase
//!    or: CLEAR          the orders for later phases
//!
//! Orders for later phases are not kept yet, so CLEAR alone has nothing to discard, and leaves the others alone.
//!
//! ```text
//! > SIGN ON ademo secret
//! > A BUD - SER
//! > F TRI - ALB
//! > CLEAR
//! < *** You have no orders for later phases. To drop your orders for S1901M,
//! < write CLEAR ORDERS.
//! > CLEAR ORDERS
//! < 2 orders discarded. Nothing is on file for Austria.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;
use crate::referee::orders;

pub const SPEC: Spec = Spec::new(&["clear", "clear orders"], Who::Player, takes::nothing).for_sitters().unguessed();

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    let powers = cx.orders_for()?;
    if args.keyword == "clear" {
        return Err(Refusal::because(format!(
            "You have no orders for later phases. To drop your orders for {}, write CLEAR ORDERS.",
            cx.game.row.phase
        )));
    }
    let name = cx.game.named(&powers);
    match orders::clear(cx, &powers)? {
        0 => Err(Refusal::because(format!("Nothing is on file for {name}."))),
        1 => Ok(format!("1 order discarded. Nothing is on file for {name}.")),
        n => Ok(format!("{n} orders discarded. Nothing is on file for {name}.")),
    }
}
