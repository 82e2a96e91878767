//! GAMES -- your games, and what you owe in each.
//!
//! Usage: GAMES
//!
//! All games in which you have a seat: what you are in each, whether you owe orders, and the deadline in your time zone; the
//! next deadline first. It needs no sign-on.
//!
//! ```text
//! > GAMES
//! < demo S1901M         Austria, on Standard.
//! <                     You owe 3 orders.
//! <                     Deadline: Tuesday 24 November 2026, 23:30 UTC.
//! ```
use crate::answers::games;
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["games", "my games"], Subject::Registered, args::nothing).for_guests();

pub fn run(cx: &mut Context, _: &Args, doc: &mut Doc) -> CommandResult {
    games::own(cx, doc)
}
