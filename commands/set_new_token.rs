//! SET NEW TOKEN -- cancel old reply addresses.
//!
//! Usage: SET NEW TOKEN
//!
//! Each e-mail about a game comes from a reply address that signs you on. If someone else has seen one, this command
//! gives you a new address and cancels the old one. It also signs out all your browsers. If you send it outside a
//! game, it changes all your reply addresses, for all your games.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET NEW TOKEN
//! < Old reply addresses no longer work. This e-mail has your new one.
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
    doc.para("Old reply addresses no longer work. This e-mail has your new one.");
    Ok(())
}
