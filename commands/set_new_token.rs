//! SET NEW TOKEN -- make the reply addresses of old letters worthless.
//!
//! Usage: SET NEW TOKEN
//!
//! A plain reply to a letter about a game is signed on by the address it goes to. If somebody else got to see such a
//! letter, this makes a new address, and the old one says nothing any more.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET NEW TOKEN
//! < The old reply addresses are worthless now. This letter has your new one.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;

pub const SPEC: Spec = Spec::new(&["set new token"], Who::SignedOn);

pub fn run(cx: &mut GameCx, _: &Args) -> Result<String, Refusal> {
    let seat = cx.seat()?.id;
    cx.change_seat(seat, |seat| seat.token += 1)?;
    Ok("The old reply addresses are worthless now. This letter has your new one.".to_owned())
}
