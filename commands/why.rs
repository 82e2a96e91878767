//! WHY -- find out why orders failed.
//!
//! Usage: WHY
//!    or: WHY unit [phase]
//!    or: WHY phase
//!
//! WHY alone explains everything that failed for you in the last turn. WHY A BUD explains what happened to that unit,
//! of any power, when it last had an order. WHY A BUD F1901M explains it for that phase. A place works too.
//!
//! Below each order are the orders that decided its result: those that helped, opposed, cut or dislodged it.
//!
//! ```text
//! > SIGN ON ademo secret
//! > WHY A BUD
//! < *** 'demo' has no results yet.
//! ```
use crate::answers::why;
use crate::command::args::{self, KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["why"], Subject::SignedOn, takes).for_sitters().for_guests().showing();

/// A unit or place, a phase, or both; or only "Why?".
fn takes(said: &KeywordLine) -> Match {
    if said.rest == "?" { Match::Call } else { args::unit(said) }
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    why::of(cx, args.text.trim_end_matches('?').trim_end(), doc)
}
