//! ALLOW PLAYER -- choose who may play or run games.
//!
//! Usage: DENY PLAYER address ...    can't take a seat
//!    or: DENY MASTER address ...    can't run a game
//!    or: ALLOW PLAYER address ...   may play, despite any DENY
//!    or: ALLOW MASTER address ...   may run games, and always CREATE
//!
//! For the judge keeper. These rules apply to every game. People who are
//! refused get no reason. KEEPER RULES lists the rules.
//!
//! A BAN counts before an ALLOW, and an ALLOW before a DENY. It doesn't
//! matter which is older or more exact. No rule applies to you.
//!
//! In an address, * matches anything: *@club.example, or club.example, is
//! everyone at the club. DENY PLAYER * with ALLOW PLAYER *@club.example
//! lets only the club's members play.
//!
//! To remove a rule, put - before the address: DENY PLAYER
//! -ann@example.org.
//!
//! ```text
//! > DENY PLAYER *@example.org
//! < *** Only the judge keeper can do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::house;
use crate::store::RuleKind;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(
    &[
        "allow player",
        "allow players",
        "allow master",
        "allow masters",
        "deny player",
        "deny players",
        "deny master",
        "deny masters",
    ],
    Subject::Keeper,
    takes,
)
.unguessed();

/// Addresses, or patterns for many.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(
        !said.rest.is_empty() && said.words().iter().all(|word| word.contains(['@', '*', '.']) && !word.ends_with('.')),
    )
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let is_of_masters = args.keyword_has("master") || args.keyword_has("masters");
    let kind = match (args.keyword_has("allow"), is_of_masters) {
        (true, false) => RuleKind::AllowPlayer,
        (true, true) => RuleKind::AllowMaster,
        (false, false) => RuleKind::DenyPlayer,
        (false, true) => RuleKind::DenyMaster,
    };
    house::change(cx, kind, args.text, false, None, doc)
}
