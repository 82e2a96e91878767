//! RESUME JUDGE -- let a paused judge go on.
//!
//! Usage: RESUME JUDGE
//!
//! For the keeper of the judge, after PAUSE JUDGE. Every turn has as much time as was left of it, and at least a day; a
//! deadline that has been announced never comes earlier. Everybody who is in a game gets one letter with their new deadlines.
//! KEEPER RESUME is the same.
//!
//! ```text
//! > RESUME JUDGE
//! < *** Only the keeper of the judge may do that.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::standstill;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["resume judge", "keeper resume"], Subject::Keeper, args::nothing).unguessed();

pub fn run(cx: &mut Context, _: &Args, doc: &mut Doc) -> CommandResult {
    standstill::end(cx, doc)
}
