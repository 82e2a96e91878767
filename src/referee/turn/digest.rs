//! The digest: news that can wait in one e-mail a day, and press too for people who want that (SET DIGEST).
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
    // A single piece of news is sent without a frame.
    let alone = match letters.as_slice() {
        [(subject, _)] if !user.digest => Some(subject.clone()),
        _ => None,
    };
    let mut last = alone.as_ref();
    for (subject, body) in &letters {
        if last != Some(subject) {
            doc.heading(say!("--- {}", term(subject)));
        }
        last = Some(subject);
        doc.append(&Doc::restored(reader.clone(), body));
    }
    if user.digest {
        doc.para(say!(
            "To answer press, sign on to its game and send {}: a plain reply to this e-mail reaches no player. {} sends each e-mail at once again.",
            line("PRESS"),
            line("SET NO DIGEST")
        ));
    }
    let subject = alone.unwrap_or_else(|| match letters.len() {
        1 => env.subject(None, "Digest of 1 e-mail"),
        n => env.subject(None, &format!("Digest of {n} e-mails")),
    });
    env.post_of_list(Some("digest"), Bearer::Person(user.id, user.token), &user, &subject, &doc)?;
    Ok(true)
}
