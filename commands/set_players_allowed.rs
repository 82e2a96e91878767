//! SET ALLOW PLAYERS -- choose who may play in your game.
//!
//! Usage: SET ALLOW PLAYERS address, ...     only these may join
//!    or: SET DENY PLAYERS address, ...      all but these may join
//!    or: SET ALLOW PLAYERS -address         takes one off the list
//!    or: SET ALLOW PLAYERS                  shows the lists
//!
//! *@example.org means every address there. A full address overrides one with *, and DENY overrides ALLOW.
//!
//! Players who are in the game stay, and players who are invited (HELP INVITE) may always join. Only GMs see the
//! lists, here and in LIST. You can also write SET PLAYERS ALLOW.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > SET DENY PLAYERS *@example.net, bob+dip@example.org
//! < *@example.net may not play in 'demo'.
//! < bob+dip@example.org may not play in 'demo'.
//! ```
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::seats::guests;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(
    &[
        "set allow player",
        "set allow players",
        "set player allow",
        "set players allow",
        "set deny player",
        "set deny players",
        "set player deny",
        "set players deny",
    ],
    Subject::Setter,
    takes,
);

/// Addresses, or nothing.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.rest.contains(['@', '*']) || !is_sentence(said.rest))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    guests::change(cx, args.keyword_has("allow"), args.text, doc)
}
