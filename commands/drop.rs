//! DROP -- withdraw one of your orders.
//!
//! Usage: DROP            show the numbers of your orders
//!    or: DROP number
//!    or: DROP order
//!
//! The unit then has no order. You can name several numbers, with spaces
//! between them. If you write out an order, the judge drops exactly that
//! order and no other. An e-mail that arrives late then does no harm.
//!
//! "Cancel A VIE - GAL" and "never mind Vienna" do the same, but the judge
//! asks first.
//!
//! CHANGE replaces an order, CLEAR ORDERS withdraws all orders, and UNDO
//! restores the previous ones.
//!
//! ```text
//! > SIGN ON ademo secret
//! > A BUD - SER
//! > F TRI - ALB
//! > DROP
//! <    1  A BUD - SER
//! > DROP 1
//! < A BUD - SER is no longer on file.
//! > DROP F TRI - VEN
//! < *** This order is not on file, so nothing has changed. DROP alone shows
//! < your orders.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, PhaseScope, Spec, Subject};
use crate::referee::turn::numbered;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["drop"], Subject::Player, takes)
    .for_sitters()
    .unguessed()
    .about(PhaseScope::Present)
    .naming_order(|text| Some(text))
    .for_guests();

/// Numbers, or an order; but not "Drop the idea".
fn takes(said: &KeywordLine) -> Match {
    said.call_if(numbers(said.rest).is_some() || said.stray() == Match::Wrong)
}

/// `1, 3 and 4`
fn numbers(text: &str) -> Option<Vec<usize>> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty() && !word.eq_ignore_ascii_case("and"));
    words.map(|word| word.trim_start_matches('#').parse().ok()).collect()
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    cx.table()?;
    match numbers(args.text).as_deref() {
        Some([]) => numbered::show(cx, doc),
        Some(numbers) => numbered::drop_numbers(cx, numbers, doc),
        None => numbered::drop_order(cx, args.text, doc),
    }
}
