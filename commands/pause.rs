//! PAUSE -- stop the clock.
//!
//! Usage: PAUSE
//!    or: PAUSE UNTIL date
//!
//! For the GM. In a game run by its players, PAUSE becomes a proposal (HELP PROPOSE). SUSPEND means the same.
//!
//! No turn runs until you send RESUME. With a date, the game resumes automatically on it. A day without a time means
//! the start of that day, in the game's time zone.
//!
//! After the pause, players have as much time for orders as was left, and at least a day (less only in games with
//! shorter turns). An announced deadline never moves earlier.
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
