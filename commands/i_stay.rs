//! I STAY -- keep your account when someone asks for it.
//!
//! Usage: I STAY
//!    or: I STAY new-address@example.org
//!    or: I MOVE TO new-address@example.org
//!
//! You get an e-mail if someone says that your mailbox is lost and asks for
//! your account from another address (HELP I WAS).
//!
//! - If it wasn't you, send I STAY or reply NO. The account stays yours,
//!   and no one can ask for it for 30 days.
//! - If it was you, send I MOVE TO or reply YES. The account moves to that
//!   address at once.
//!
//! ```text
//! > I STAY
//! < *** No one is asking for your account.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Strength, Subject};
use crate::referee::seats::{decisions, moves};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["i stay", "i move to"], Subject::Registered, takes).unguessed();

/// One address; to stay, none too.
fn takes(said: &KeywordLine) -> Match {
    match said.words().as_slice() {
        [] if said.keyword == "i stay" => Match::Call,
        [one] if one.contains('@') => Match::Call,
        _ => Match::Sentence,
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if args.keyword == "i stay" {
        return moves::stay(cx, args.text, doc);
    }
    match cx.principal.strength() {
        Strength::Fresh => decisions::agree(cx, args.text, doc),
        Strength::Sure => Err(Refusal::CodeFirst.into()),
        Strength::Shown | Strength::Claimed => Err(Refusal::Unsure.into()),
    }
}
