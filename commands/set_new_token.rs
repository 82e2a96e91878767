//! SET NEW TOKEN -- cancel old reply addresses.
//!
//! Usage: SET NEW TOKEN
//!
//! A plain reply to a letter about a game is signed on by the address it goes to. If somebody else has seen such a letter,
//! this gives you a new address, and the old one no longer works. Browsers in which you are signed in are signed out.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET NEW TOKEN
//! < Old reply addresses no longer work. This letter has your new one.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set new token"], Subject::SignedOn, args::nothing).unguessed().about_self();

pub fn run(cx: &mut GameCx, _: &Args, doc: &mut Doc) -> CommandResult {
    let (seat, user) = (cx.seat()?.id, cx.seat()?.user);
    cx.change_seat(seat, |seat| seat.token += 1)?;
    cx.store.renew_token(user)?;
    doc.para("Old reply addresses no longer work. This letter has your new one.");
    Ok(())
}
