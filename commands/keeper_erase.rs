//! KEEPER ERASE -- erase a person.
//!
//! Usage: KEEPER ERASE address name
//!
//! For the judge keeper. For spammers, and for people who want to be
//! forgotten but can't send UNREGISTER. The name shows that you mean this
//! person: without it, the judge does nothing.
//!
//! Their seats become open, as if they had resigned. The judge deletes
//! their data (HELP UNREGISTER) and the e-mails that wait for them. The
//! record of their games calls them "A former player". Results, public
//! press and your bans of their addresses stay.
//!
//! ```text
//! > KEEPER ERASE spam@example.org Sam Spammer
//! < *** Only the judge keeper can do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::seats::registry;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper erase"], Subject::Keeper, takes).unguessed().last();

/// An address, and a name.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.words().first().is_some_and(|word| word.contains('@')))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let (address, name) = args.text.split_once(char::is_whitespace).unwrap_or((args.text, ""));
    registry::erase(cx, address, name, doc)
}
