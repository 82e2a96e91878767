//! The digest: press and news in one letter a day, for those who want that (SET DIGEST).
use crate::command::env::Env;
use crate::command::letters::reader_of_user;
use crate::judge::identity::Bearer;
use crate::say;
use crate::store::{User, UserId};
use crate::text::doc::Doc;
use crate::text::sentence::{line, term};
use anyhow::Result;

/// Writes some of the digests that are due. Are there more?
pub fn mail_out(env: &Env) -> Result<bool> {
    let due = env.store.digests_due(env.now)?;
    for user in &due {
        send(env, *user)?;
    }
    Ok(!due.is_empty())
}

/// Sends somebody all that waits for them now. Is there anything?
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
        "To answer press, sign on to its game and write {} and to whom: a plain reply to this letter answers nobody. {} has each letter sent at once again.",
        line("PRESS"),
        line("SET NO DIGEST")
    ));
    let what = match letters.len() {
        1 => "Digest of 1 letter".to_owned(),
        n => format!("Digest of {n} letters"),
    };
    env.post_of_list(Some("digest"), Bearer::Person(user.id, user.token), &user, &env.subject(None, &what), &doc)?;
    Ok(true)
}
