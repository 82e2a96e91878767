//! KEEPER ERASE -- erase somebody.
//!
//! Usage: KEEPER ERASE address name
//!
//! For the keeper of the judge: a spammer, or somebody who wants to be forgotten and cannot write UNREGISTER. Their name behind
//! the address shows that you mean them; without it, nothing happens. Their seats are free for others, as if they had resigned.
//! Registration, addresses and the text of their letters to single players are deleted, letters to them that wait are given
//! up, and in the record of games they become "A former player"; results and public press stay.
//!
//! ```text
//! > KEEPER ERASE spam@example.org Sam Spammer
//! < *** Only the keeper of the judge may do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::seats::registry;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper erase"], Subject::Keeper, takes).unguessed().irrevocable();

/// An address, and a name.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.words().first().is_some_and(|word| word.contains('@')))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let (address, name) = args.text.split_once(char::is_whitespace).unwrap_or((args.text, ""));
    registry::erase(cx, address, name, doc)
}
