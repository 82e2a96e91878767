//! CHANGE -- replace one of your orders.
//!
//! Usage: CHANGE number order
//!
//! Send DROP to see the numbers of your orders. If the new order isn't
//! valid, the old one stays.
//!
//! ```text
//! > SIGN ON ademo secret
//! > A BUD - SER
//! > CHANGE 1 A BUD - GAL
//! < A BUD - GAL -- replaces A BUD - SER
//! > CHANGE 9 A BUD - SER
//! < *** Your list has no order 9, so nothing has changed. DROP alone shows
//! < the list.
//! ```
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, PhaseScope, Refusal, Spec, Subject};
use crate::referee::turn::numbered;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["change"], Subject::Player, takes)
    .for_sitters()
    .unguessed()
    .about(PhaseScope::Present)
    .filing(&["change"])
    .naming_order(|text| Some(numbered::split(text)?.1))
    .for_guests();

/// A number, and an order; but not "Change your plans", or "change Vienna to Tyrolia".
fn takes(said: &KeywordLine) -> Match {
    match numbered::split(said.rest) {
        Some((_, order)) => said.call_if(!order.is_empty() && !is_sentence(order)),
        None if said.words().len() > 2 => Match::Sentence,
        None => said.stray(),
    }
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    cx.table()?;
    match numbered::split(args.text) {
        Some((number, order)) => numbered::change(cx, number, order, doc),
        None => Err(Refusal::Usage("CHANGE number order").into()),
    }
}
