//! SET PASSWORD -- change the password of your seat.
//!
//! Usage: SET PASSWORD new
//!
//! Passwords are one word each, and capitals count. They are kept so that nobody can read them, and never shown or mailed.
//! The addresses at which a plain reply is signed on change too.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET PASSWORD hush
//! < The password of your seat has been changed.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;

pub const SPEC: Spec = Spec::new(&["set password", "set pw", "set p"], Who::SignedOn).secret_after(0);

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    let words = args.words();
    let [password] = words.as_slice() else {
        return Err(Refusal::Usage("SET PASSWORD and one word"));
    };
    let hash = cx.hash_password(password)?;
    let cx = cx.signed_on()?;
    let seat = cx.seat()?.id;
    cx.change_seat(seat, |seat| {
        seat.password = hash;
        seat.token += 1;
    })?;
    cx.note("password changed")?;
    Ok("The password of your seat has been changed.".to_owned())
}
