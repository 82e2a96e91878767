//! INFO PLAYER -- show how reliable a player is.
//!
//! Usage: INFO PLAYER address
//!    or: GET DEDICATION [address]
//!
//! Without an address, shows your own record:
//!
//!   On-time ratio       your share of phases on time, out of all phases
//!                       you owed orders for
//!   Resignation ratio   your share of seats left while the power lived,
//!                       where each seat you take over makes up for one
//!   Dedication          1 for each phase on time, -1 for a late one, -5
//!                       for one missed when grace ended, 20 for each seat
//!                       taken over, -20 for each one left
//!   Reliability         the on-time ratio with ten phases added, nine of
//!                       them on time: a newcomer is unknown, not bad
//!
//! Games that require a ratio (HELP ONTIMERAT) use reliability. UNRATED
//! games don't count. Others see your record as SET PRIVACY allows. GMs see
//! it when you join their games.
//!
//! ```text
//! > INFO PLAYER
//! < Ann Other
//! <   Reliability: unknown yet; counts as 90%
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
