//! BAN -- keep someone off this judge.
//!
//! Usage: BAN address ...
//!    or: UNBAN address ...
//!
//! For the judge keeper. Banned people can't register, join, take over a
//! seat, observe, create or run games. They keep the seats they have until
//! you eject them: send KEEPER game, then EJECT.
//!
//! In an address, * matches anything. To keep someone out of one game only,
//! its GM sends EJECT.
//!
//! ```text
//! > BAN spam@example.org
//! < *** Only the judge keeper can do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::house;
use crate::store::RuleKind;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["ban", "unban"], Subject::Keeper, takes).unguessed();

/// Addresses, or patterns for many.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(!said.rest.is_empty() && said.words().iter().all(|word| word.contains('@')))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    house::change(cx, RuleKind::Ban, args.text, args.keyword == "unban", doc)
}
