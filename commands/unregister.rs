//! UNREGISTER -- have the judge forget you.
//!
//! Usage: UNREGISTER
//!
//! Erases your registration, your addresses, and the text of your letters to single players. In the record of games that are over
//! you become "A former player"; results and public press stay, and so does all that others wrote. The judge asks first:
//! answer its letter with CONFIRM. While you play, or are a master, RESIGN first.
//!
//! ```text
//! > UNREGISTER
//! < *** You still sit in demo (Austria). RESIGN from every game first, so
//! < that the others know of it; then write UNREGISTER again.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject, refuse};
use crate::say;
use crate::store::{ERASED, Life, Role, User};

use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, term};

pub const SPEC: Spec =
    Spec::new(&["unregister"], Subject::Registered, takes).secret_after(1).unguessed().irrevocable().wanting_code();

/// Nothing; or what the judge's own line has behind it.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.rest.is_empty() || said.rest.starts_with("agreed "))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    cx.own_address()?;
    let user = cx.user()?.clone();
    may_leave(cx, &user)?;
    // The second half: they have confirmed what they asked for, as the seal shows.
    if let Some(seal) = args.text.strip_prefix("agreed ") {
        if !cx.judge.tokens.is_sealed(&sealed(&user), seal.trim()) {
            return refuse("Write UNREGISTER alone; then you are asked once more.");
        }
        let password = cx.no_password();
        cx.store.erase_person(&user, &password, cx.now)?;
        cx.principal.erase();
        (cx.signed_on, cx.stopped) = (None, true);
        doc.para(
            "You are erased. This is the last letter to you, unless you write again. Thank you for having played here.",
        );
        return Ok(());
    }
    let why = Note::of(say!(
        "Nothing has been erased yet. Your registration, your addresses and the text of your letters to single players would be deleted, and nobody can bring them back. In the record of games that are over you become \"{}\"; results and public press stay. MY DATA shows what is kept of you.",
        ERASED
    ));
    Err(Refusal::Confirm(why, format!("UNREGISTER agreed {}", cx.judge.tokens.seal(&sealed(&user)))).into())
}

/// Checks that the user does not play: a player is counted on, and cannot vanish without a word.
fn may_leave(cx: &Context, user: &User) -> CommandResult {
    let mut held = Vec::new();
    for seat in cx.store.tenures_of(user.id)?.into_iter().filter(|seat| seat.until.is_none()) {
        let game = cx.store.game(seat.game)?;
        let goes_on = !matches!(game.life, Life::Finished | Life::Terminated);
        if goes_on && seat.role != Role::Observer {
            let what = seat.power.as_deref().unwrap_or(seat.role.word());
            held.push(format!("{} ({what})", game.name));
        }
    }
    if held.is_empty() {
        return Ok(());
    }
    refuse(say!(
        "You still sit in {}. RESIGN from every game first, so that the others know of it; then write UNREGISTER again.",
        and(held.into_iter().map(term))
    ))
}

/// Returns the text to seal when someone asks, so that nobody is erased who never did.
fn sealed(user: &User) -> String {
    format!("user {} is to be erased", user.id)
}
