//! SET WAIT -- ask that nothing is adjudicated before the deadline.
//!
//! Usage: SET WAIT
//!    or: SET NO WAIT
//!
//! Until the deadline the game waits for you even if all orders are in. It counts for this phase only.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET WAIT
//! < Nothing is adjudicated before the deadline.
//! > SETNOWAIT
//! < You do not wait for the deadline any more.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;

pub const SPEC: Spec = Spec::new(&["set wait", "set no wait", "set w"], Who::Player);

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    cx.table()?;
    if !args.text.is_empty() {
        return Err(Refusal::Usage("SET WAIT or SET NO WAIT"));
    }
    let wait = !args.keyword_has("no");
    let power = cx.power()?;
    let seat = cx.game.player(power).map(|seat| seat.id).ok_or(Refusal::SignOnFirst)?;
    cx.change_seat(seat, |seat| seat.wait = wait)?;
    cx.after.touched = true;
    Ok(match wait {
        true => "Nothing is adjudicated before the deadline.".to_owned(),
        false => "You do not wait for the deadline any more.".to_owned(),
    })
}
