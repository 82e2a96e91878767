//! SET DEADLINE -- move the deadline of this phase.
//!
//! Usage: SET DEADLINE date
//!
//! Everybody is told. A deadline that comes earlier than announced is at least 24 hours away (less only where turns are
//! shorter). In a game that its players run, one of them may put it off as often and as far as its EXTENSIONS allow; later than
//! that, two thirds must agree, and earlier, all (HELP PROPOSE). HELP DATES explains how to write dates; a day alone means the
//! time of the game's CLOCK on it.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > SET DEADLINE 2026-12-01 20:00
//! < The deadline for S1901M is Tuesday 1 December 2026, 20:00 UTC.
//! < Grace ends Friday 4 December 2026, 20:00 UTC.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::game::proposals::{Proposal, TurnTime};
use crate::referee::table::proposals;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set deadline"], Subject::Setter, args::date);

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let deadline = cx.read_date(args.text)?;
    proposals::decide(cx, Proposal::Move(TurnTime::Deadline, deadline), doc)
}
