//! SET DEADLINE -- move the deadline of this phase.
//!
//! Usage: SET DEADLINE date
//!
//! The judge tells everyone. A deadline can move earlier only to a time at least 24 hours away (less only in games
//! with shorter turns). If you give only a day, the time is that of the game's clock. HELP DATES explains dates.
//!
//! In a game run by its players, you can move it later as often and as far as EXTENSIONS allows. Beyond that, two
//! thirds of the players must agree; to move it earlier, all must agree (HELP PROPOSE).
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
