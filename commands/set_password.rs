//! SET PASSWORD -- change the password of your seat.
//!
//! Usage: SET PASSWORD new
//!    or: SET PASSWORD -
//!
//! A password is one word of at least 4 characters, and capitals matter. It is stored so that it can't be read, and
//! is never shown or e-mailed. With `-` your seat has no password: write from your own address, or reply to the
//! judge's e-mails.
//!
//! The reply addresses of older e-mails no longer work after this.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET PASSWORD hush
//! < The password of your seat has been changed.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set password", "set pw", "set p"], Subject::SignedOn, takes)
    .secret_after(0)
    .grave()
    .wanting_code()
    .about_self();

/// One word. More words may be a secret, so the line is never read as a sentence.
fn takes(said: &KeywordLine) -> Match {
    if said.words().len() == 1 { Match::Call } else { Match::Wrong }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let words = args.words();
    let [password] = words.as_slice() else {
        return Err(Refusal::Usage("SET PASSWORD word").into());
    };
    let hash = cx.chosen_password(password)?;
    let cx = cx.signed_on()?;
    let (seat, user) = (cx.seat()?.id, cx.seat()?.user);
    cx.change_seat(seat, |seat| {
        seat.password = hash;
        seat.token += 1;
    })?;
    cx.store.renew_token(user)?;
    cx.note("password changed")?;
    doc.para("The password of your seat has been changed.");
    Ok(())
}
