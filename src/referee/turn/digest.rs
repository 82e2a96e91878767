//! The digest: press and news in one letter a day, for those who want that (SET DIGEST).
use crate::command::env::Env;
use crate::game::dates::read_zone;
use crate::judge::identity::Bearer;
use crate::store::{User, UserId};
use anyhow::Result;
use jiff::tz::TimeZone;

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
    let zone = read_zone(&user.timezone).unwrap_or(TimeZone::UTC);
    let mut text = env.head(None, &zone);
    for (subject, body) in &letters {
        text += &format!("\n--- {subject}\n\n{}\n", body.trim_end());
    }
    text += "\nTo answer press, sign on to its game and write PRESS and to whom: a plain reply to this letter answers nobody. SET NO DIGEST has each letter sent at once again.\n";
    let what = match letters.len() {
        1 => "Digest of 1 letter".to_owned(),
        n => format!("Digest of {n} letters"),
    };
    env.post_of_list(Some("digest"), Bearer::Person(user.id, user.token), &user, &env.subject(None, &what), &text)?;
    Ok(true)
}
