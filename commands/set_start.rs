//! SET START -- set the earliest time for this turn to run.
//!
//! Usage: SET START date
//!
//! The turn does not run before that time, even if all orders are in. The judge tells everyone. In a game run by its
//! players, an earlier start becomes a proposal (HELP PROPOSE).
//!
//! ```text
//! > SIGN ON mdemo secret
//! > SET START tomorrow 09:00
//! < S1901M will not run before Sunday 22 November 2026, 09:00 UTC.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::game::proposals::{Proposal, TurnTime};
use crate::referee::table::proposals;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set start"], Subject::Setter, args::date);

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let earliest = cx.read_date(args.text)?;
    proposals::decide(cx, Proposal::Move(TurnTime::Start, earliest), doc)
}
