//! How large letters may be: by the judge's own limit, and by what mail servers take.
use crate::judge::Judge;
use crate::mail::sink::{Kind, Mail};
use crate::server::work::Outgoing;
use crate::store::{Pictures, Store};
use crate::text::wrap;
use anyhow::Result;
use jiff::Timestamp;

/// After so many letters that were refused for their size, an address gets no pictures any more.
const ENOUGH: u32 = 2;

/// Leaves out what makes a letter larger than so many kilobytes: first data for programs, then pictures. What was asked for by
/// itself, such as a film, stays. The letter says what is missing.
pub(super) fn lighten(mail: &mut Mail, most_kb: u32) {
    let most = most_kb as usize * 1000;
    for (kind, what) in [(Kind::Json, "data for programs"), (Kind::Picture, "picture")] {
        while most < weight(mail) {
            let Some(at) = mail.attachments.iter().rposition(|one| one.kind == kind) else { break };
            mail.attachments.remove(at);
            say(mail, &format!("(The {what} is left out: with it this letter would be larger than {most_kb} kB.)"));
        }
    }
}

/// About how many bytes a letter has, without what was asked for by itself.
fn weight(mail: &Mail) -> usize {
    let rides = |kind: Kind| matches!(kind, Kind::Json | Kind::Picture | Kind::Calendar);
    let attached = mail.attachments.iter().filter(|one| rides(one.kind)).map(|one| one.bytes.len() * 4 / 3);
    mail.body.len() + mail.html.as_ref().map_or(0, String::len) + attached.sum::<usize>()
}

/// Adds words at the end of a letter, once.
fn say(mail: &mut Mail, words: &str) {
    let told = wrap(words);
    if mail.body.contains(&told) {
        return;
    }
    mail.body += &format!("\n{told}\n");
    if let Some(html) = &mut mail.html {
        *html = html.replace("</body>", &format!("<p>{words}</p>\n</body>"));
    }
}

/// Is it the size of a letter that a server refuses (RFC 1870, RFC 3463), and not a mailbox that is full?
fn is_about_size(words: &str) -> bool {
    let has = |code: &str| words.split(|c: char| !(c.is_ascii_digit() || c == '.')).any(|word| word == code);
    ["523", "5.3.4", "5.2.3"].iter().any(|code| has(code)) || has("552") && !has("5.2.2")
}

impl Judge {
    /// If a letter was refused for its size, it goes again without what rides on it. After the second such letter to an address
    /// there come no pictures any more, and the letter says so. Is that done?
    ///
    /// # Errors
    /// If the database fails.
    pub(super) fn send_lighter(&self, store: &Store, now: Timestamp, letter: &Outgoing, why: &str) -> Result<bool> {
        if letter.mail.attachments.is_empty() || !is_about_size(why) {
            return Ok(false);
        }
        let mut words =
            "(Your mail server did not take this letter with what belongs to it: it was too large. Here it is without.)".to_owned();
        if let Some(user) = store.user_at(&letter.mail.to)? {
            let mut wishes = user.wishes;
            wishes.n_too_large += 1;
            if ENOUGH <= wishes.n_too_large && wishes.picture != Pictures::Off {
                wishes.picture = Pictures::Off;
                words += " (That has happened before, so your letters bring no pictures from now on. SET PICTURE ON changes it.)";
            }
            store.set_wishes(user.id, wishes)?;
        }
        store.change_parts(letter.id, &[], &words)?;
        store.send_later(letter.id, why, now)?;
        tracing::info!(mail = %letter.id, "a letter was too large for its server: it goes again without its parts");
        Ok(true)
    }
}
