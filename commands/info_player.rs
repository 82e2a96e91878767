//! INFO PLAYER -- how reliable somebody is.
//!
//! Usage: INFO PLAYER address
//!    or: GET DEDICATION [address]
//!
//! Without an address, your own record. It counts the phases for which you owed orders (on time, late, or missed when grace
//! ended), the seats that you had from the start of a game or took over, and those that you left while their power lived.
//! The on-time ratio is the part of your phases that were on time; the resignation ratio the part of your seats that you
//! left, and each seat that you take over makes up for one.
//!
//! Dedication: 1 for each phase on time, -1 for a late one, -5 for a missed one, 20 for each seat taken over, -20 for each
//! one left. Reliability is the on-time ratio as if ten phases, nine of them on time, had come before, so that a newcomer
//! is unknown, and not bad; games that ask for a ratio (HELP ONTIMERAT) ask for that. Games that are UNRATED do not count.
//! Others see your record as you allow (HELP SET PRIVACY), and masters when you join their games.
//!
//! ```text
//! > INFO PLAYER
//! < Ann Other
//! <   Reliability: unknown yet; counts as 90 %
//! ```
use crate::answers::people;
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(
    &["info player", "get dedication", "get reliability", "dedication"],
    Subject::Anyone,
    args::words::<0, 4>,
);

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    people::info(cx, args.text, doc)
}
