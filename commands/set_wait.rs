//! SET WAIT -- make the turn wait for the deadline.
//!
//! Usage: SET WAIT
//!    or: SET NO WAIT
//!
//! The game waits for you until the deadline, even if all orders are in. This counts for this phase only. In a game with STRICT
//! WAIT, only those can wait who have something to order. SET NO WAIT also ends the waiting for a line of your orders that could
//! not be carried out.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET WAIT
//! < The turn will not run before the deadline.
//! > SETNOWAIT
//! < The turn may now run early.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;

pub const SPEC: Spec =
    Spec::new(&["set wait", "set no wait", "set w", "set no w"], Who::Player, takes::nothing).for_sitters();

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    cx.table()?;
    if !args.text.is_empty() {
        return Err(Refusal::Usage("SET WAIT or SET NO WAIT"));
    }
    let wait = !args.keyword_has("no");
    let power = cx.power()?;
    let seat = cx.game.player(power).map(|seat| seat.id).ok_or(Refusal::SignOnFirst)?;
    let name = &cx.game.row.phase;
    if wait && cx.game.seat(seat).is_some_and(|seat| !cx.game.may_wait(seat)) {
        return Err(Refusal::because(format!(
            "You have nothing to order for {name}, and in this game only those can wait who have (STRICT WAIT)."
        )));
    }
    cx.change_seat(seat, |seat| {
        seat.wait = wait;
        seat.error &= wait;
    })?;
    cx.after.touched = true;
    let said = if wait { "The turn will not run before the deadline." } else { "The turn may now run early." };
    Ok(said.to_owned())
}
