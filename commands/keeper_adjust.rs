//! KEEPER ADJUST -- correct a player's dedication.
//!
//! Usage: KEEPER ADJUST address +n
//!    or: KEEPER ADJUST address -n
//!    or: KEEPER ADJUST address =n
//!
//! For the judge keeper. Adds n to the dedication of the player with this
//! address, subtracts n, or sets it to n. The player gets an e-mail.
//!
//! HELP INFO PLAYER explains dedication. KEEPER DEDICATION means the same
//! as KEEPER ADJUST.
//!
//! ```text
//! > KEEPER ADJUST ann@example.org +5
//! < *** Only the judge keeper can do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::referee::seats::registry;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper adjust", "keeper dedication"], Subject::Keeper, takes).unguessed();

/// An address, and a number with a sign.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(two(said.rest).is_some())
}

fn two(text: &str) -> Option<(&str, &str)> {
    match text.split_whitespace().collect::<Vec<_>>().as_slice() {
        [who, change] if who.contains('@') && registry::read_change(change).is_some() => Some((who, change)),
        _ => None,
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let (who, change) = two(args.text).ok_or(Refusal::Usage("KEEPER ADJUST address +5, or -5, or =5"))?;
    registry::adjust(cx, who, change, doc)
}
