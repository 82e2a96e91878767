//! GAMES -- list your games and the orders you owe.
//!
//! Usage: GAMES
//!
//! For each game you have a seat in, the list shows your power, the orders
//! you owe, and the deadline in your time zone. The next deadline comes
//! first. You don't need to sign on.
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

pub const SPEC: Spec = Spec::new(&["games", "my games"], Subject::Registered, args::nothing).for_guests().asking();

pub fn run(cx: &mut Context, _: &Args, doc: &mut Doc) -> CommandResult {
    games::own(cx, doc)
}
