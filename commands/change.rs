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
    .naming_order()
    .for_guests();

/// A number, and an order; but not "Change your plans".
fn takes(said: &KeywordLine) -> Match {
    said.call_if(numbered::split(said.rest).is_some_and(|(_, order)| !order.is_empty() && !is_sentence(order)))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    cx.table()?;
    match numbered::split(args.text) {
        Some((number, order)) => numbered::change(cx, number, order, doc),
        None => Err(Refusal::Usage("CHANGE number order").into()),
    }
}
