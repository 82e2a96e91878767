//! KEEPER RULES -- list the keeper's rules for everyone.
//!
//! Usage: KEEPER RULES
//!    or: SIGN ON @
//!
//! For the judge keeper. Shows the rules for new games, and the banned addresses,
//! allowed or denied. You can send the lines back to the judge.
//!
//! ```text
//! > KEEPER RULES
//! < *** Only the judge keeper can do that.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::house;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper rules", "keeper lists"], Subject::Keeper, args::nothing).unguessed();

pub fn run(cx: &mut Context, _: &Args, doc: &mut Doc) -> CommandResult {
    house::rules(cx, doc)
}
