//! STATUS -- show your orders, the missing ones, and the deadline.
//!
//! Usage: STATUS
//!    or: STATUS game
//!
//! ORDERS, MY ORDERS and ? mean the same, and so does an empty reply to one of the judge's e-mails. STATUS game shows
//! the history of who held what, like SUMMARY.
//!
//! ```text
//! > SIGN ON ademo secret
//! > A BUD - SER
//! > STATUS
//! < You still owe 2 orders.
//! ```
use crate::answers::summary;
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::find;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["status", "orders", "my orders", "?"], Subject::Anyone, takes).for_guests().showing();

/// No words, but STATUS may be for a game.
fn takes(said: &KeywordLine) -> Match {
    match said.keyword {
        "status" => args::game(said),
        _ if said.rest.is_empty() => Match::Call,
        _ => Match::Sentence,
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if !args.text.is_empty() {
        return summary::of(cx, &find::shown_game(cx, args.text)?, doc);
    }
    // The end of the answer tells it.
    cx.signed_on()?.after.overview = true;
    Ok(())
}
