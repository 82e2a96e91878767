//! I AM ALSO -- add another of your addresses.
//!
//! Usage: I AM ALSO address
//!
//! Write from your new address and name the old one, or the other way
//! round. The judge e-mails the address you name. Reply CONFIRM, and you
//! can write to the judge from either address.
//!
//! If you can no longer read e-mail at the old address, see I WAS.
//!
//! ```text
//! > I AM ALSO ann@example.org
//! < *** This is already the address of Ann Other.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::letters::reader_of_user;
use crate::command::{Args, CommandResult, Refusal, Spec, Strength, Subject, refuse};
use crate::judge::identity::Bearer;
use crate::mail::compose;
use crate::say;
use crate::store::{Draft, MailPreferences, Paid, User, UserId};
use crate::text::doc::Doc;
use crate::text::secret::Secret;
use crate::text::sentence::{Sentence, person, term};

pub const SPEC: Spec = Spec::new(&["i am also"], Subject::Verified, takes).wanting_code();

fn takes(said: &KeywordLine) -> Match {
    let is_own = said.rest.starts_with("joined ");
    if said.rest.contains('@') || said.rest.is_empty() || is_own { Match::Call } else { Match::Sentence }
}

/// The most requests that may wait for one address.
const MAX_ASKED: u32 = 5;

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    // The second half: the holder of the old address agrees to what a new one has asked for, as a token shows.
    if let Some(token) = args.text.strip_prefix("agreed ") {
        return agreed(cx, token.trim(), doc);
    }
    if let Some(words) = args.text.strip_prefix("joined ") {
        return joined(cx, words.trim(), doc);
    }
    if let Some(user) = cx.principal.person().cloned() {
        return ask_new(cx, &user, args.text, doc);
    }
    let old = compose::address(args.text).ok_or(Refusal::Usage("I AM ALSO old-address@example.org"))?.to_string();
    doc.para(say!("If {} is registered here, I've written to it. Reply CONFIRM to that e-mail.", term(&old)));
    let Some(user) = cx.store.user_at(&old)? else { return Ok(()) };
    let new = cx.mailbox()?.to_owned();
    if MAX_ASKED <= cx.store.n_asked(&old, &new, cx.now)? {
        return Ok(());
    }
    let Ok(paid) = cx.charge_letter_to(&old, None)? else { return Ok(()) };
    let seal = cx.judge.tokens.seal(&sealed(user.id, &new));
    let id = cx.store.hold_for(&old, &format!("I AM ALSO agreed {new} {seal}"), &new, cx.now)?;
    let bearer = Bearer::Held(id);
    let mut asked = Doc::new(reader_of_user(&user));
    asked.para(say!(
        "Someone wrote to me from {} and says they are you. If that was you, reply with the single word CONFIRM: you can then write to me from either address. If it wasn't, ignore this e-mail and nothing will change.",
        term(new)
    ));
    post(cx, bearer, old, user.wishes, asked, paid)
}

/// Asks the holder of an address to confirm: with a plain answer, or by the line with the code.
fn post(
    cx: &Context,
    bearer: Bearer,
    recipient: String,
    wishes: MailPreferences,
    mut asked: Doc,
    paid: Paid,
) -> CommandResult {
    let code = Secret::of(cx.judge.tokens.make(bearer));
    asked.para("Can't reply? Send a new e-mail with the line");
    asked.line(say!("CONFIRM {code}", code = &code));
    let draft = Draft {
        recipient,
        subject: cx.subject(None, "Is this also you?"),
        reply_to: Some(cx.judge.reply_address(bearer)),
        letter: cx.letter,
        ..Draft::default()
    };
    cx.store.post(&draft.saying(&asked, wishes), paid, cx.now)?;
    Ok(())
}

/// Asks the holder of a new address that a registered person claims.
fn ask_new(cx: &mut Context, user: &User, new: &str, doc: &mut Doc) -> CommandResult {
    let new = compose::address(new).ok_or(Refusal::Usage("I AM ALSO new-address@example.org"))?.to_string();
    match cx.store.user_at(&new)? {
        Some(other) if other.id == user.id => {
            return refuse(say!("This is already the address of {}.", person(&user.name)));
        }
        _ if cx.judge.address.is_ours(&new.to_ascii_lowercase()) => {
            return refuse("That is my own address.");
        }
        _ if cx.principal.strength() < Strength::Sure => return Err(Refusal::Unsure.into()),
        _ => {}
    }
    // The reply must not reveal whether the address is another person's.
    doc.para(say!("If {} can be yours, I've written to it. Reply CONFIRM to that e-mail.", term(&new)));
    let from = user.address.clone();
    if cx.store.user_at(&new)?.is_some() || MAX_ASKED <= cx.store.n_asked(&new, &from, cx.now)? {
        return Ok(());
    }
    let Ok(paid) = cx.charge_letter_to(&new, Some(user.id))? else { return Ok(()) };
    let seal = cx.judge.tokens.seal(&joins(user, &new));
    let bearer =
        Bearer::Held(cx.store.hold_for(&new, &format!("I AM ALSO joined {} {seal}", user.id), &from, cx.now)?);
    let mut asked = cx.headed(None, &cx.reader_at(&new)?);
    asked.para(say!(
        "Someone registered here with the address {} says that this address is also theirs. If that was you, reply with the single word CONFIRM: you can then write to me from either address. If it wasn't, ignore this e-mail and nothing will change.",
        term(from)
    ));
    post(cx, bearer, new, MailPreferences::default(), asked, paid)
}

/// Returns the text to seal when a registered user names a new address; worthless with their next token.
fn joins(user: &User, new: &str) -> String {
    format!("user {} {} asks {new} to join", user.id, user.token)
}

/// The holder of a new address agrees to the request of a registered person, as the seal shows.
fn joined(cx: &mut Context, words: &str, doc: &mut Doc) -> CommandResult {
    let unasked = || Refusal::because("This request is no longer open. Send I AM ALSO with your other address again.");
    let (user, seal) = words.split_once(' ').ok_or_else(unasked)?;
    let user = cx.store.find_user(user.parse().map_err(|_| unasked())?)?.ok_or_else(unasked)?;
    let new = cx.mailbox()?.to_owned();
    if !cx.judge.tokens.is_sealed(&joins(&user, &new), seal.trim()) {
        return Err(unasked().into());
    }
    if let Some(other) = cx.principal.person() {
        return refuse(is_taken(&new, other.id == user.id));
    }
    cx.store.add_address(user.id, &new, cx.now)?;
    cx.principal.is_person(user);
    doc.para(say!("{} is now also yours.", term(new)));
    Ok(())
}

fn is_taken(address: &str, is_own: bool) -> Sentence<'_> {
    match is_own {
        true => say!("The address {} is already yours.", term(address)),
        false => say!("The address {} belongs to someone else.", term(address)),
    }
}

/// Returns the text to seal when the holder of a new address asks, so that no one can agree to a request that was never made.
fn sealed(user: UserId, new: &str) -> String {
    format!("user {user} is also {new}")
}

fn agreed(cx: &mut Context, text: &str, doc: &mut Doc) -> CommandResult {
    let user = cx.user()?.clone();
    let (new, seal) = text.split_once(' ').unwrap_or((text, ""));
    if !cx.judge.tokens.is_sealed(&sealed(user.id, new), seal.trim()) {
        return refuse("Send I AM ALSO from the new address, and name the old one.");
    }
    let new = compose::address(new).ok_or(Refusal::Usage("I AM ALSO old-address@example.org"))?.to_string();
    if let Some(other) = cx.store.user_at(&new)? {
        return refuse(is_taken(&new, other.id == user.id));
    }
    cx.store.add_address(user.id, &new, cx.now)?;
    doc.para(say!("{} is now also yours.", term(new)));
    Ok(())
}
