//! APPROVE -- accept or refuse a new player.
//!
//! Usage: APPROVE                       list the players who are waiting
//!    or: APPROVE address
//!    or: NOT APPROVED address
//!    or: SET APPROVED power            accept the player who asked for it
//!
//! For the GM of a game with APPROVAL (HELP APPROVAL). You get an e-mail
//! about each newcomer. You can reply YES or NO to it, or send one of these
//! lines.
//!
//! Until you say yes, newcomers have no seat and can only SET PREFERENCE.
//! The judge sends them your decision. After a no they can't ask again
//! unless you ADMIT them.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > APPROVE zoe@example.org
//! < *** In 'demo', no one called "zoe@example.org" is waiting for your
//! < answer.
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
