//! KEEPER MERGE -- merge two registrations of one person.
//!
//! Usage: KEEPER MERGE address INTO address
//!
//! For the judge keeper, when someone has registered twice. The second
//! registration gets the first one's addresses, seats, record and press. It
//! keeps its name, and e-mails go to its address. Both addresses get an
//! e-mail about it.
//!
//! You can't merge two registrations with seats in the same game.
//!
//! ```text
//! > KEEPER MERGE ann@home.example INTO ann@example.org
//! < *** Only the judge keeper can do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::referee::seats::registry;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper merge"], Subject::Keeper, takes).unguessed().irrevocable();

/// Two addresses.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(two(said.rest).is_some())
}

fn two(text: &str) -> Option<(&str, &str)> {
    match text.split_whitespace().collect::<Vec<_>>().as_slice() {
        [gone, into, kept] if into.eq_ignore_ascii_case("into") && gone.contains('@') && kept.contains('@') => {
            Some((gone, kept))
        }
        _ => None,
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let (gone, into) = two(args.text).ok_or(Refusal::Usage("KEEPER MERGE address INTO address"))?;
    registry::merge(cx, gone, into, doc)
}
