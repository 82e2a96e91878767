//! I KNOW -- say whether a new address is a player's.
//!
//! Usage: I KNOW address
//!    or: I DO NOT KNOW address
//!
//! For the GM. If someone says that a player's mailbox is lost and asks for
//! the account from a new address (HELP I WAS), you get an e-mail. Reply
//! YES or NO to it, or send one of these lines.
//!
//! Only the judge keeper, who decides, reads your answer.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > I KNOW zoe@example.org
//! < *** No one at zoe@example.org is asking for an account in 'demo' now.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::seats::moves;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["i know", "i do not know"], Subject::Master, takes).unguessed();

/// One address. "I know him" is a sentence.
fn takes(said: &KeywordLine) -> Match {
    match said.words().as_slice() {
        [one] if one.contains('@') => Match::Call,
        _ => Match::Sentence,
    }
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    moves::vouch(cx, args.text, !args.keyword_has("not"), doc)
}
