//! SET GRACE -- move the end of grace of this phase.
//!
//! Usage: SET GRACE date
//!
//! The judge accepts late orders until grace ends. The judge tells everyone about the change. Grace can end earlier than
//! announced only at a time at least 24 hours away.
//!
//! In a game run by its players, a later end uses one of your EXTENSIONS. An earlier end, or a still later one,
//! becomes a proposal (HELP PROPOSE).
//!
//! ```text
//! > SIGN ON mdemo secret
//! > SET GRACE 2026-12-01 20:00
//! < Grace for S1901M ends Tuesday 1 December 2026, 20:00 UTC.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::game::proposals::{Proposal, TurnTime};
use crate::referee::table::proposals;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set grace"], Subject::Setter, args::date);

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let grace = cx.read_date(args.text)?;
    proposals::decide(cx, Proposal::Move(TurnTime::Grace, grace), doc)
}
