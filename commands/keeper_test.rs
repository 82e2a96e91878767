//! KEEPER TEST -- a letter to try the way out.
//!
//! Usage: KEEPER TEST
//!
//! For the keeper of the judge. The judge sends you a letter that says nothing else, and tells what it calls it, such as out45:
//! KEEPER LETTERS FATE out45 shows how far it has come.
//!
//! ```text
//! > KEEPER TEST
//! < *** Only the keeper of the judge may do that.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::mailroom;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper test"], Subject::Keeper, args::nothing).unguessed();

pub fn run(cx: &mut Context, _: &Args, doc: &mut Doc) -> CommandResult {
    mailroom::try_way_out(cx, doc)
}
