//! KEEPER MERGE -- make one registration of two.
//!
//! Usage: KEEPER MERGE address INTO address
//!
//! For the keeper of the judge, when somebody has registered twice. Addresses, seats, record and press of the first become the
//! second one's, whose name stays, and to whose address letters go; both addresses are told. It cannot be done while both sit in
//! one game.
//!
//! ```text
//! > KEEPER MERGE ann@home.example INTO ann@example.org
//! < *** Only the keeper of the judge may do that.
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
