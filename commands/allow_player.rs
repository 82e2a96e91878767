//! ALLOW PLAYER -- whom the keeper allows to play or to run games.
//!
//! Usage: DENY PLAYER address ...    they cannot take a seat
//!    or: DENY MASTER address ...    they cannot run a game
//!    or: ALLOW PLAYER address ...   they can, whatever else denies it
//!    or: ALLOW MASTER address ...   the same; and they may CREATE always
//!
//! For the keeper of the judge, and for all of its games. In an address, * stands for anything: *@club.example, or
//! club.example, is everybody there. A rule with - before the address is taken away: DENY PLAYER -ann@example.org. So DENY
//! PLAYER * and ALLOW PLAYER *@club.example lets only the members of a club play. Those who are denied something are not
//! told why. KEEPER RULES lists the rules.
//!
//! ```text
//! > DENY PLAYER *@example.org
//! < *** Only the keeper of the judge may do that.
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

/// Addresses, or what stands for many.
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
    house::change(cx, kind, args.text, false, doc)
}
