//! KEEPER ADDRESS -- somebody's addresses.
//!
//! Usage: KEEPER ADDRESS ADD address new-address
//!    or: KEEPER ADDRESS REMOVE address
//!    or: KEEPER ADDRESS CHANGE address TO new-address
//!    or: KEEPER ADDRESS RESUME address
//!
//! For the keeper of the judge. ADD gives whoever has the first address another one, as I AM ALSO does; REMOVE takes one away;
//! CHANGE puts one in the place of another, also where letters about games go. The addresses are told. RESUME writes again to an
//! address from which letters came back, as its owner's next letter does.
//!
//! ```text
//! > KEEPER ADDRESS REMOVE ann@old.example
//! < *** Only the keeper of the judge may do that.
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
