//! SET LETTERS -- choose short or full results e-mails.
//!
//! Usage: SET LETTERS SHORT
//!    or: SET LETTERS FULL
//!
//! SHORT sends you only your own results, the orders you owe and their deadline, the orders of your units and of the
//! units near them, and the order form. The game's page and HISTORY show the rest.
//!
//! The choice applies to all your games. For short replies, see SET ANSWERS. For e-mails that a program reads aloud, see
//! SET FORMAT.
//!
//! ```text
//! > SET LETTERS SHORT
//! < Your results e-mails will be short.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::say;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set letters"], Subject::Known, args::words::<1, 1>);

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let short = match args.text.to_lowercase().as_str() {
        "short" | "brief" => true,
        "full" | "long" => false,
        _ => return Err(Refusal::Usage("SET LETTERS SHORT, or SET LETTERS FULL").into()),
    };
    cx.change_wishes(|wishes| wishes.short = short)?;
    doc.para(say!("Your results e-mails will be {}.", if short { "short" } else { "full" }));
    Ok(())
}
