//! AGREE -- vote on a proposal.
//!
//! Usage: AGREE [PAUSE]
//!    or: DISAGREE [PAUSE]
//!    or: AGREE ABSENCE AUSTRIA
//!
//! To vote, just reply YES or NO to the e-mail with the proposal. AGREE and
//! DISAGREE do the same in a new e-mail.
//!
//! If several proposals are open, add the word for the one you mean:
//! TERMINATE, PAUSE, RESUME, ROLLBACK, SET, DEADLINE, GRACE, START, ABSENCE
//! or MASTER.
//!
//! One NO rejects most proposals. For some, two thirds of the players are
//! enough: see HELP PROPOSE.
//!
//! ```text
//! > SIGN ON ademo secret
//! > AGREE
//! < *** 'demo' has no proposal for you to vote on.
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
            let no_power = || Refusal::because(say!("{} isn't a power in {}.", theirs(of), &cx.game));
            Some(cx.game.power(of).ok_or_else(no_power)?)
        }
    };
    say_each(doc, &proposals::vote_on(cx, kind_of(kind), power, agrees)?);
    Ok(())
}
