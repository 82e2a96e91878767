//! RESUME JUDGE -- continue all games after PAUSE JUDGE.
//!
//! Usage: RESUME JUDGE
//!
//! For the keeper. Each turn gets as much time as was left, and at least a day. An announced deadline never moves
//! earlier. Everyone in a game gets one e-mail with the new deadlines. KEEPER RESUME means the same.
//!
//! ```text
//! > RESUME JUDGE
//! < *** Only the judge keeper can do that.
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
