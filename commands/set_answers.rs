//! SET ANSWERS -- have the answers of the judge short or full.
//!
//! Usage: SET ANSWERS SHORT
//!    or: SET ANSWERS FULL
//!
//! Each answer ends with your orders, what is missing, what you asked for, when the turn runs, and the order form. SHORT
//! leaves out the form, and the orders where your letter has none. STATUS always tells all. It applies to all your games.
//!
//! ```text
//! > SET ANSWERS SHORT
//! < Your answers will be short.
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
    doc.para(say!("Your answers will be {}.", if brief { "short" } else { "full" }));
    Ok(())
}
