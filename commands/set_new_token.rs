//! SET NEW TOKEN -- cancel old reply addresses.
//!
//! Usage: SET NEW TOKEN
//!
//! A plain reply to a letter about a game is signed on by the address it goes to. If somebody else has seen such a letter,
//! this gives you a new address, and the old one no longer works. Browsers in which you are signed in are signed out. Without
//! a game, all your reply addresses change, those of all your games too.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET NEW TOKEN
//! < Old reply addresses no longer work. This letter has your new one.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["set new token"], Subject::Known, args::nothing).unguessed().about_self().not_for_sitters();

pub fn run(cx: &mut Context, _: &Args, doc: &mut Doc) -> CommandResult {
    match cx.seat().map(|seat| (seat.id, seat.user)) {
        Some((seat, user)) => {
            cx.signed_on()?.change_seat(seat, |seat| seat.token += 1)?;
            cx.store.renew_token(user)?;
        }
        None => {
            let user = cx.user()?.id;
            cx.store.renew_token(user)?;
            cx.store.renew_tokens_of_seats(user)?;
            let person = cx.store.user(user)?;
            cx.principal.is_person(person);
        }
    }
    doc.para("Old reply addresses no longer work. This letter has your new one.");
    Ok(())
}
