//! UNREGISTER -- delete your registration and data.
//!
//! Usage: UNREGISTER
//!
//! Erases everything that MY DATA counts, including your registration, your addresses and the text of your e-mails to
//! single players. Text in e-mails to others that names you goes too.
//!
//! In finished games you become "A former player". Results, public press and what others wrote stay. The judge asks
//! first: reply with CONFIRM. If you play in a game or are its GM, RESIGN first.
//!
//! ```text
//! > UNREGISTER
//! < *** You are still in demo (Austria). RESIGN from every game first, so
//! < that the others know; then send UNREGISTER again.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject, refuse};
use crate::referee::seats::registry;
use crate::say;
use crate::store::{ERASED, Life, Role, User};

use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, sentences, term};

pub const SPEC: Spec =
    Spec::new(&["unregister"], Subject::Registered, takes).secret_after(1).unguessed().irrevocable().wanting_code();

/// No words, or those behind the judge's own line.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.rest.is_empty() || said.rest.starts_with("agreed "))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    cx.own_address()?;
    let user = cx.user()?.clone();
    may_leave(cx, &user)?;
    // The second half: they have confirmed their request, as the seal shows.
    if let Some(seal) = args.text.strip_prefix("agreed ") {
        if !cx.judge.tokens.is_sealed(&sealed(&user), seal.trim()) {
            return refuse("Send UNREGISTER alone, and I'll ask you to confirm again.");
        }
        cx.erased.push(registry::forget(cx.env, &user)?);
        cx.principal.erase();
        (cx.signed_on, cx.stopped) = (None, true);
        doc.para(
            "I have erased your data. This is my last e-mail to you, unless you write again. Thank you for playing here.",
        );
        return Ok(());
    }
    let goes = say!(
        "I have erased nothing yet. I would delete your registration, your addresses and the text of your e-mails to single players, and they can't be restored. In finished games you become \"{}\"; results and public press stay. MY DATA shows the data I keep about you.",
        ERASED
    );
    let backups = cx.judge.backup_days.map(|n| say!("Older backups are deleted within {n day|days}.", n));
    let why = Note::of(sentences(std::iter::once(goes).chain(backups)));
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
        "You are still in {}. RESIGN from every game first, so that the others know; then send UNREGISTER again.",
        and(held.into_iter().map(term))
    ))
}

/// Returns the text to seal when someone asks, so that nobody is erased who never did.
fn sealed(user: &User) -> String {
    format!("user {} is to be erased", user.id)
}
