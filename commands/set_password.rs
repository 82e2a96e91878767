//! SET PASSWORD -- change the password of your seat.
//!
//! Usage: SET PASSWORD new
//!    or: SET PASSWORD -
//!
//! A password is one word of at least 4 characters, and capitals count. It is kept so that nobody can read it, and never
//! shown or mailed. `-` means that your seat has none: then you write from your own address, or answer the judge's letters.
//! The reply addresses of older letters no longer work.
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

/// One word. Whatever else is written, it may be meant as a secret: it is no sentence.
fn takes(said: &KeywordLine) -> Match {
    if said.words().len() == 1 { Match::Call } else { Match::Wrong }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let words = args.words();
    let [password] = words.as_slice() else {
        return Err(Refusal::Usage("SET PASSWORD and one word").into());
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
