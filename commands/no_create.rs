//! NO CREATE -- who may create games on this judge.
//!
//! Usage: NO CREATE
//!    or: CREATE FOR ALL
//!
//! For the keeper of the judge. After NO CREATE only the keeper creates games, and those whom ALLOW MASTER names. Games that
//! there are go on.
//!
//! ```text
//! > NO CREATE
//! < *** Only the keeper of the judge may do that.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::house;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["no create", "create for all"], Subject::Keeper, args::nothing).unguessed();

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    house::decide_who_creates(cx, args.keyword == "no create", doc)
}
