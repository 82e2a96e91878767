//! KEEPER ADDRESS -- change a person's addresses.
//!
//! Usage: KEEPER ADDRESS ADD address new-address
//!    or: KEEPER ADDRESS REMOVE address
//!    or: KEEPER ADDRESS CHANGE address TO new-address
//!    or: KEEPER ADDRESS RESUME address
//!
//! For the judge keeper. The addresses concerned get an e-mail.
//!
//!   ADD      adds an address to a person, as I AM ALSO does
//!   REMOVE   removes an address
//!   CHANGE   replaces an address, also for e-mails about games
//!   RESUME   writes again to an address whose e-mails bounced, as its
//!            owner's next e-mail does
//!
//! ADD and CHANGE take effect at once. Use them for people who write to you
//! from an address they have here. If a mailbox is lost, have its owner
//! send I WAS from the new address, and use KEEPER MOVE: that gives the old
//! address a week to stop it.
//!
//! ```text
//! > KEEPER ADDRESS REMOVE ann@old.example
//! < *** Only the judge keeper can do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::referee::seats::registry;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper address"], Subject::Keeper, takes).unguessed();

/// Takes an action, and addresses.
fn takes(said: &KeywordLine) -> Match {
    let fits = match said.words().as_slice() {
        [verb, rest @ ..] => {
            let known = ["add", "remove", "change", "resume"].contains(&verb.to_lowercase().as_str());
            known && !rest.is_empty() && rest.iter().all(|word| word.contains('@') || word.eq_ignore_ascii_case("to"))
        }
        [] => false,
    };
    said.call_if(fits)
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let (verb, rest) = args.text.split_once(char::is_whitespace).unwrap_or((args.text, ""));
    let addresses: Vec<&str> = rest.split_whitespace().filter(|word| word.contains('@')).collect();
    match (verb.to_lowercase().as_str(), addresses.as_slice()) {
        ("add", [who, new]) => registry::add_address(cx, who, new, doc),
        ("remove", [address]) => registry::remove_address(cx, address, doc),
        ("change", [before, new]) => registry::change_address(cx, before, new, doc),
        ("resume", [address]) => registry::resume_address(cx, address, doc),
        _ => Err(Refusal::Usage(
            "KEEPER ADDRESS ADD address new-address, KEEPER ADDRESS REMOVE address, KEEPER ADDRESS CHANGE address TO new-address, or KEEPER ADDRESS RESUME address",
        ).into()),
    }
}
