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
use crate::command::{Args, Spec, Stop, Who};
use crate::referee::table::standstill;

pub const SPEC: Spec = Spec::new(&["resume judge", "keeper resume"], Who::Keeper, args::nothing).unguessed();

pub fn run(cx: &mut Context, _: &Args) -> Result<String, Stop> {
    standstill::end(cx)
}
