//! DECLINE -- refuse an invitation or an offered seat.
//!
//! Usage: DECLINE game            refuse an invitation or a seat
//!    or: SET NO INVITATIONS      refuse all invitations from this judge
//!    or: SET INVITATIONS         allow them again
//!
//! You can also reply to the e-mail. NO does the same as DECLINE, and NEVER
//! the same as SET NO INVITATIONS. The person who invited you hears that
//! you decline. To accept, reply YES, or send JOIN with the game's name.
//!
//! Use the same replies when you are on the standby list and the judge
//! offers you a seat.
//!
//! ```text
//! > DECLINE demo
//! < *** No invitation to 'demo' waits for your answer.
//! > SET NO INVITATIONS
//! < You will no longer get invitations from this judge. SET INVITATIONS
//! < allows them again.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::find;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::judge::identity::{Bearer, Claim};
use crate::referee::seats::{invitations, reserve};
use crate::store::HeldId;
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["decline", "set no invitations", "set invitations"], Subject::Anyone, takes).unguessed();

/// "Decline his offer" is a sentence.
fn takes(said: &KeywordLine) -> Match {
    match said.keyword {
        "decline" if said.lexicon.games.is_game(said.rest) => Match::Call,
        "decline" if !said.rest.is_empty() => said.stray(),
        _ => args::nothing(said),
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let offer = offered(cx)?;
    if !cx.principal.is_proved() {
        return Err(Refusal::Unverified.into());
    }
    let user = cx.principal.user();
    if args.keyword != "decline" {
        let uninvited = args.keyword != "set invitations";
        let mut addresses = user.map(|user| cx.store.addresses(user)).transpose()?.unwrap_or_default();
        addresses.push(cx.mailbox()?.to_owned());
        addresses.iter().try_for_each(|address| cx.store.set_uninvited(address, uninvited, cx.now))?;
        doc.para(match uninvited {
            true => "You will no longer get invitations from this judge. SET INVITATIONS allows them again.",
            false => "You can get invitations from this judge again.",
        });
        return Ok(());
    }
    if !args.text.is_empty() {
        let game = find::game(cx, args.text)?;
        if let Some(offer) = reserve::offered(cx, &game)?.filter(|offer| offer.open) {
            return reserve::answer(cx, offer.id, false, doc);
        }
        return invitations::decline(&cx.env, &game, user, cx.mailbox()?, doc);
    }
    let Some(id) = offer else { return Err(Refusal::Usage("DECLINE game").into()) };
    let otherwise = cx.store.take_held(id, cx.now)?.and_then(|held| held.otherwise).unwrap_or_default();
    cx.next_lines = otherwise.lines().map(str::to_owned).collect();
    if otherwise.is_empty() {
        doc.para("Thank you for your answer.");
    }
    Ok(())
}

/// The offer that the letter answers, which says what a no stands for. Such an answer shows who writes.
fn offered(cx: &mut Context) -> CommandResult<Option<HeldId>> {
    for token in cx.letterhead.tokens.clone() {
        let Some(Claim::Held(id)) = cx.judge.tokens.claim(&token) else { continue };
        let is_good = cx.judge.tokens.proves(&token, Bearer::Held(id));
        let Some(held) = cx.store.held(id, cx.now)?.filter(|held| is_good && held.otherwise.is_some()) else {
            continue;
        };
        cx.take_yes(held.address)?;
        return Ok(Some(id));
    }
    Ok(None)
}
