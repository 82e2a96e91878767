//! I AM ALSO -- add another address of yours.
//!
//! Usage: I AM ALSO address
//!
//! Write from the new address, and name the old one; or the other way round. The one that you name gets a letter: answer it
//! with CONFIRM, and your letters may come from either.
//!
//! ```text
//! > I AM ALSO ann@example.org
//! < *** This is already the address of Ann Other.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, Refusal, Spec, Stop, Who, refuse};
use crate::judge::identity::Bearer;
use crate::mail::compose;
use crate::store::{Draft, User, UserId};
use crate::text::sentence::old;
use crate::text::wrap;
use jiff::tz::TimeZone;

pub const SPEC: Spec = Spec::new(&["i am also"], Who::Verified, takes).wanting_code();

fn takes(said: &KeywordLine) -> Match {
    let is_own = said.rest.starts_with("joined ");
    if said.rest.contains('@') || said.rest.is_empty() || is_own { Match::Call } else { Match::Sentence }
}

/// The most requests that may wait for one address.
const MAX_ASKED: u32 = 5;

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Stop> {
    // The second half: the holder of the old address agrees to what a new one has asked for, as a token shows.
    if let Some(token) = args.text.strip_prefix("agreed ") {
        return agreed(cx, token.trim());
    }
    if let Some(words) = args.text.strip_prefix("joined ") {
        return joined(cx, words.trim());
    }
    if let Some(user) = cx.writer.user.clone() {
        return ask_new(cx, &user, args.text);
    }
    let old = compose::address(args.text).ok_or(Refusal::Usage("I AM ALSO old-address@example.org"))?.to_string();
    let said = format!("If {old} is registered here, a letter has been sent there: answer it with CONFIRM.");
    let Some(user) = cx.store.user_at(&old)? else { return Ok(said) };
    let new = cx.writer.address.clone();
    if MAX_ASKED <= cx.store.n_asked(&old, &new, cx.now)? {
        return Ok(said);
    }
    let seal = cx.judge.tokens.seal(&sealed(user.id, &cx.writer.address));
    let id = cx.store.hold_for(&old, &format!("I AM ALSO agreed {new} {seal}"), &new, cx.now)?;
    let bearer = Bearer::Held(id);
    let body = format!(
        "Somebody has written from {new} and says that they are you. If that is so, answer this letter with the one word CONFIRM. Then your letters may come from either address. If it is not so, do nothing.\n\nIf your mail program does not let you answer, write me a new letter with the line\n\n  CONFIRM {}\n",
        cx.judge.tokens.make(bearer)
    );
    let draft = Draft {
        recipient: old,
        subject: format!("{} - Is this also you?", cx.judge.name),
        body: wrap(&body),
        reply_to: Some(cx.judge.reply_address(bearer)),
        letter: cx.letter,
        ..Draft::default()
    };
    cx.store.post(&draft, cx.now)?;
    Ok(said)
}

/// Asks the holder of a new address, whom somebody registered says to be.
fn ask_new(cx: &mut Context, user: &User, new: &str) -> Result<String, Stop> {
    let new = compose::address(new).ok_or(Refusal::Usage("I AM ALSO new-address@example.org"))?.to_string();
    match cx.store.user_at(&new)? {
        Some(other) if other.id == user.id => {
            return refuse(old(format!("This is already the address of {}.", user.name)));
        }
        _ if cx.judge.address.is_ours(&new.to_ascii_lowercase()) => {
            return refuse("That is my own address.");
        }
        _ if !cx.writer.sure => return Err(Refusal::Unsure.into()),
        _ => {}
    }
    // Whether it is somebody else's already, is not for everybody to know.
    let said = format!("A letter has been sent to {new}, if it can be yours: answer it with CONFIRM.");
    let from = user.address.clone();
    if cx.store.user_at(&new)?.is_some() || MAX_ASKED <= cx.store.n_asked(&new, &from, cx.now)? {
        return Ok(said);
    }
    let seal = cx.judge.tokens.seal(&joins(user, &new));
    let bearer =
        Bearer::Held(cx.store.hold_for(&new, &format!("I AM ALSO joined {} {seal}", user.id), &from, cx.now)?);
    let body = format!(
        "{}\n{}",
        cx.head(None, &TimeZone::UTC),
        wrap(&format!(
            "Somebody who is registered here with the address {from} says that this one is theirs too. If that was you, answer this letter with the one word CONFIRM. Then your letters may come from either address. If it was not, do nothing, and nothing will happen.\n\nIf your mail program does not let you answer, write me a new letter with the line\n\n  CONFIRM {}\n",
            cx.judge.tokens.make(bearer)
        ))
    );
    let draft = Draft {
        recipient: new,
        subject: cx.subject(None, "Is this also you?"),
        body,
        reply_to: Some(cx.judge.reply_address(bearer)),
        letter: cx.letter,
        ..Draft::default()
    };
    cx.store.post(&draft, cx.now)?;
    Ok(said)
}

/// Returns the text to seal when a registered user names a new address; worthless with their next token.
fn joins(user: &User, new: &str) -> String {
    format!("user {} {} asks {new} to join", user.id, user.token)
}

/// The holder of a new address agrees to what somebody registered has asked for, as the seal shows.
fn joined(cx: &mut Context, words: &str) -> Result<String, Stop> {
    let unasked = || Refusal::because("Nobody asks for this any more. Write I AM ALSO and your other address again.");
    let (user, seal) = words.split_once(' ').ok_or_else(unasked)?;
    let user = cx.store.find_user(user.parse().map_err(|_| unasked())?)?.ok_or_else(unasked)?;
    let new = cx.writer.address.clone();
    if !cx.judge.tokens.is_sealed(&joins(&user, &new), seal.trim()) {
        return Err(unasked().into());
    }
    if let Some(other) = &cx.writer.user {
        let whose = if other.id == user.id { "already yours" } else { "somebody else's" };
        return refuse(old(format!("The address {new} is {whose}.")));
    }
    cx.store.add_address(user.id, &new, cx.now)?;
    cx.writer.user = Some(user);
    Ok(format!("{new} is now also yours."))
}

/// Returns the text to seal when the holder of a new address asks, so that nobody can agree to what was never asked.
fn sealed(user: UserId, new: &str) -> String {
    format!("user {user} is also {new}")
}

fn agreed(cx: &mut Context, text: &str) -> Result<String, Stop> {
    let user = cx.user()?.clone();
    let (new, seal) = text.split_once(' ').unwrap_or((text, ""));
    if !cx.judge.tokens.is_sealed(&sealed(user.id, new), seal.trim()) {
        return refuse("Write I AM ALSO from the new address, and name the old one.");
    }
    let new = compose::address(new).ok_or(Refusal::Usage("I AM ALSO old-address@example.org"))?.to_string();
    if let Some(other) = cx.store.user_at(&new)? {
        let whose = if other.id == user.id { "already yours" } else { "somebody else's" };
        return refuse(old(format!("The address {new} is {whose}.")));
    }
    cx.store.add_address(user.id, &new, cx.now)?;
    Ok(format!("{new} is now also yours."))
}
