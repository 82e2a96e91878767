//! KEEPER TEST -- send yourself a test e-mail.
//!
//! Usage: KEEPER TEST
//!
//! For the judge keeper. The reply gives the test e-mail's number, such as
//! out45. KEEPER LETTERS FATE out45 shows how far it got.
//!
//! ```text
//! > KEEPER TEST
//! < *** Only the judge keeper can do that.
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
