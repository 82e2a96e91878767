//! BAN -- keep somebody away from the judge.
//!
//! Usage: BAN address ...
//!    or: UNBAN address ...
//!
//! For the keeper of the judge. Who is banned cannot register, join, take over, watch, create or run games; in the games
//! in which they sit already, nothing changes until they are ejected (KEEPER and the game, then EJECT). In an address, *
//! stands for anything. To keep somebody out of one game only, its master writes EJECT.
//!
//! ```text
//! > BAN spam@example.org
//! < *** Only the keeper of the judge may do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::house;
use crate::store::RuleKind;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["ban", "unban"], Subject::Keeper, takes).unguessed();

/// Addresses, or what stands for many.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(!said.rest.is_empty() && said.words().iter().all(|word| word.contains('@')))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    house::change(cx, RuleKind::Ban, args.text, args.keyword == "unban", doc)
}
