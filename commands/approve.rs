//! APPROVE -- say yes or no to somebody who wants to play.
//!
//! Usage: APPROVE address
//!    or: NOT APPROVED address
//!    or: SET APPROVED power            who has asked to take it over
//!
//! For the master of a game with APPROVAL (HELP APPROVAL). For each newcomer you get a letter; the plain answer YES or NO to
//! it does the same. Until you say yes they have no seat, and can do nothing but SET PREFERENCE. They are told what you
//! decide. After a no they cannot ask again, unless you ADMIT them. APPROVE alone shows who waits.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > APPROVE zoe@example.org
//! < *** Nobody who waits for your yes in 'demo' is "zoe@example.org".
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::seats::approval;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(
    &[
        "approve",
        "approved",
        "not approve",
        "not approved",
        "set approve",
        "set approved",
        "set not approve",
        "set not approved",
    ],
    Subject::Master,
    takes,
);

/// Addresses; after SET, powers too.
fn takes(said: &KeywordLine) -> Match {
    if said.keyword.starts_with("set") || said.rest.is_empty() {
        args::words::<0, 8>(said)
    } else {
        args::address(said)
    }
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    match args.keyword_has("not") {
        true => approval::decline(cx, args.text, doc),
        false => approval::approve(cx, args.text, doc),
    }
}
