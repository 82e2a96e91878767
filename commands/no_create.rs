//! NO CREATE -- choose who may create games.
//!
//! Usage: NO CREATE
//!    or: CREATE FOR ALL
//!
//! For the judge keeper. After NO CREATE, only you and people named by
//! ALLOW MASTER can create games. Existing games continue. CREATE FOR ALL
//! lets everyone create games again.
//!
//! ```text
//! > NO CREATE
//! < *** Only the judge keeper can do that.
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
