//! KEEPER RULES -- what the keeper has decided for everybody.
//!
//! Usage: KEEPER RULES
//!    or: SIGN ON @
//!
//! For the keeper of the judge: who may create games, who is banned, allowed or denied what, in lines that can be mailed
//! back.
//!
//! ```text
//! > KEEPER RULES
//! < *** Only the keeper of the judge may do that.
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
