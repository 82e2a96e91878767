//! STATUS -- your orders, what is missing, and when the turn runs.
//!
//! Usage: STATUS
//!    or: STATUS game
//!
//! ORDERS, MY ORDERS and ? mean the same, and so does an answer to a letter of the judge with nothing in it. STATUS and the
//! name of a game shows who held what in it, as SUMMARY does.
//!
//! ```text
//! > SIGN ON ademo secret
//! > A BUD - SER
//! > STATUS
//! < 2 orders are still needed.
//! ```
use crate::answers::summary;
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::find;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["status", "orders", "my orders", "?"], Subject::Anyone, takes).for_guests();

/// Nothing; only STATUS is also for a game.
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
