//! WHY -- why your orders failed, and why anything happened.
//!
//! Usage: WHY
//!    or: WHY unit [phase]
//!    or: WHY phase
//!
//! WHY alone tells of all that failed for you in the last turn. With a unit or its place, WHY A BUD, it tells what befell
//! that unit, anybody's, when it last had an order; with a phase, WHY A BUD F1901M, in that phase. Below each order stand the
//! orders that decided about it: who helped, who was against it, who cut or dislodged it.
//!
//! ```text
//! > SIGN ON ademo secret
//! > WHY A BUD
//! < *** Nothing has been adjudicated yet in 'demo'.
//! ```
use crate::answers::why;
use crate::command::args::{self, KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["why"], Subject::SignedOn, takes).for_sitters().for_guests();

/// A unit or place, a phase, or both; or only "Why?".
fn takes(said: &KeywordLine) -> Match {
    if said.rest == "?" { Match::Call } else { args::unit(said) }
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    why::of(cx, args.text.trim_end_matches('?').trim_end(), doc)
}
