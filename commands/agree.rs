//! AGREE -- vote on what somebody has proposed.
//!
//! Usage: AGREE [PAUSE]
//!    or: DISAGREE [PAUSE]
//!    or: AGREE ABSENCE AUSTRIA
//!
//! You need this only in a letter of your own; to answer the letter with the proposal, just write YES or NO. If several
//! proposals are open, name the one that you mean by its word: TERMINATE, PAUSE, RESUME, ROLLBACK, SET, DEADLINE, GRACE, START,
//! ABSENCE or MASTER. If one player disagrees, the proposal has fallen, unless two thirds are enough for it. HELP PROPOSE
//! explains the rest.
//!
//! ```text
//! > SIGN ON ademo secret
//! > AGREE
//! < *** Nothing is proposed in 'demo' that you could vote on.
//! ```
use crate::command::game_cx::{GameCx, say_each};
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::game::proposals::kind_of;
use crate::referee::table::proposals;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::theirs;

pub const SPEC: Spec = Spec::new(&["agree", "disagree", "vote yes", "vote no"], Subject::SignedOn, |said| {
    let (kind, of) = said.rest.split_once(char::is_whitespace).unwrap_or((said.rest, ""));
    said.call_if(said.rest.is_empty() || kind_of(kind).is_some() && of.split_whitespace().count() <= 1)
});

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let agrees = !(args.keyword_has("disagree") || args.keyword_has("no"));
    let (kind, of) = args.text.split_once(char::is_whitespace).unwrap_or((args.text, ""));
    let power = match of.trim() {
        "" => None,
        of => {
            let no_power = || Refusal::because(say!("There is no power {of} here.", of = theirs(of)));
            Some(cx.game.power(of).ok_or_else(no_power)?)
        }
    };
    say_each(doc, &proposals::vote_on(cx, kind_of(kind), power, agrees)?);
    Ok(())
}
