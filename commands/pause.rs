//! PAUSE -- stop the clock.
//!
//! Usage: PAUSE
//!    or: PAUSE UNTIL date
//!
//! For the master. In a game that its players run, it becomes a proposal to all of them (HELP PROPOSE). Nothing is
//! adjudicated until RESUME; with a date, the game goes on by itself when it comes. A day without a time means its beginning
//! in the game's time zone. Then there is as much time for orders as was left, and at least a day (less only where turns are
//! shorter); a deadline that has been announced never comes earlier. SUSPEND means the same.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > PAUSE
//! < 'demo' is paused.
//! ```
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::game::proposals::Proposal;
use crate::referee::table::{pause, proposals};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["pause", "suspend"], Subject::Setter, |said| {
    said.call_if(said.rest.is_empty() || pause::is_until(said.rest))
})
.unguessed();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let until = pause::until(cx, args.text)?;
    proposals::decide(cx, Proposal::Pause(until), doc)
}
