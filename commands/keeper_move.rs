//! KEEPER MOVE -- move an account with a lost mailbox.
//!
//! Usage: KEEPER MOVES                             list the requests
//!    or: KEEPER MOVE old-address TO new-address
//!    or: KEEPER NO MOVE old-address TO new-address
//!
//! For the judge keeper, after someone has sent I WAS from a new address
//! (HELP I WAS). The old address has a week to stop it. Then you get one
//! e-mail with the evidence: how many e-mails bounced, what the GMs say,
//! and whether the new address knows a password. Reply YES or NO, or send
//! one of these lines.
//!
//! The judge refuses KEEPER MOVE before that e-mail, after a stop, and
//! without a request. While a request is open, it also refuses KEEPER
//! ADDRESS ADD, CHANGE and KEEPER MERGE for the account.
//!
//! For people who write to you from an address they have here, use KEEPER
//! ADDRESS: it works at once.
//!
//! ```text
//! > KEEPER MOVE ann@old.example TO ann@example.org
//! < *** Only the judge keeper can do that.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::referee::seats::decisions;
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["keeper move", "keeper no move", "keeper moves"], Subject::Keeper, takes).unguessed().irrevocable();

/// Two addresses; for the list, nothing.
fn takes(said: &KeywordLine) -> Match {
    match said.keyword {
        "keeper moves" => args::nothing(said),
        _ => said.call_if(two(said.rest).is_some()),
    }
}

fn two(text: &str) -> Option<(&str, &str)> {
    match text.split_whitespace().collect::<Vec<_>>().as_slice() {
        [old, to, new] if to.eq_ignore_ascii_case("to") && old.contains('@') && new.contains('@') => Some((old, new)),
        _ => None,
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if args.keyword == "keeper moves" {
        return decisions::list(cx, doc);
    }
    let (old, new) = two(args.text).ok_or(Refusal::Usage("KEEPER MOVE old-address TO new-address"))?;
    match args.keyword_has("no") {
        true => decisions::decline(cx, old, new, doc),
        false => decisions::decide(cx, old, new, doc),
    }
}
