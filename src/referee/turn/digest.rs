//! The digest: press and news in one e-mail a day, for people who want that (SET DIGEST).
use crate::command::env::Env;
use crate::command::letters::reader_of_user;
use crate::judge::identity::Bearer;
use crate::say;
use crate::store::{User, UserId};
use crate::text::doc::Doc;
use crate::text::sentence::{line, term};
use anyhow::Result;

/// Sends some of the digests that are due. Returns whether there are more.
pub fn mail_out(env: &Env) -> Result<bool> {
    let due = env.store.digests_due(env.now)?;
    for user in &due {
        send(env, *user)?;
    }
    Ok(!due.is_empty())
}

/// Sends a person everything that waits for them now. Returns whether there was anything.
pub fn send(env: &Env, user: UserId) -> Result<bool> {
    let user: User = env.store.user(user)?;
    let letters = env.store.take_digest(user.id)?;
    if letters.is_empty() {
        return Ok(false);
    }
    let reader = reader_of_user(&user);
    let mut doc = env.headed(None, &reader);
    for (subject, body) in &letters {
        doc.heading(say!("--- {}", term(subject)));
        doc.append(&Doc::restored(reader.clone(), body));
    }
    doc.para(say!(
        "To answer press, sign on to its game and send {}: a plain reply to this e-mail reaches no player. {} sends each e-mail at once again.",
        line("PRESS"),
        line("SET NO DIGEST")
    ));
    let what = match letters.len() {
        1 => "Digest of 1 e-mail".to_owned(),
        n => format!("Digest of {n} e-mails"),
    };
    env.post_of_list(Some("digest"), Bearer::Person(user.id, user.token), &user, &env.subject(None, &what), &doc)?;
    Ok(true)
}
