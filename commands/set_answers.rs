//! SET ANSWERS -- choose short or full replies.
//!
//! Usage: SET ANSWERS SHORT
//!    or: SET ANSWERS FULL
//!
//! A full reply ends with your orders, missing orders, when the turn runs, and the order form. SHORT omits the form,
//! and also your orders if your e-mail had none. STATUS always shows everything. The choice applies to all your
//! games.
//!
//! ```text
//! > SET ANSWERS SHORT
//! < You'll get short replies.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::say;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set answers"], Subject::Known, args::words::<1, 1>);

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let brief = match args.text.to_lowercase().as_str() {
        "short" | "brief" => true,
        "full" | "long" => false,
        _ => return Err(Refusal::Usage("SET ANSWERS SHORT, or SET ANSWERS FULL").into()),
    };
    let mut user = cx.settings_of()?;
    user.brief = brief;
    cx.keep_settings(&user)?;
    doc.para(say!("You'll get {} replies.", if brief { "short" } else { "full" }));
    Ok(())
}
