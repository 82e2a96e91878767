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

/// The maximum kilobytes of the files of a letter that are there to be kept, such as a film: many servers take 10 MB at most.
const MOST_FILES_KB: u32 = 8000;

/// Leaves out what makes a letter larger than so many kilobytes: first data for programs, then pictures. Files that are there to
/// be kept, such as a film, have a limit of their own. The letter says what is missing.
pub(super) fn lighten(mail: &mut Mail, most_kb: u32) {
    let words = |mail: &Mail| mail.body.len() + mail.html.as_ref().map_or(0, String::len);
    let rides = |mail: &Mail| words(mail) + attached(mail, |kind| !is_file(kind));
    leave_out(mail, most_kb, &[(Kind::Json, "data for programs"), (Kind::Picture, "picture")], rides);
    let files = |mail: &Mail| attached(mail, is_file);
    leave_out(mail, MOST_FILES_KB, &[(Kind::Html, "album"), (Kind::Gif, "film"), (Kind::Pdf, "poster")], files);
}

/// Leaves out what is of these kinds, the first kind first, until no more than so many kilobytes are left.
fn leave_out(mail: &mut Mail, most_kb: u32, kinds: &[(Kind, &str)], weight: impl Fn(&Mail) -> usize) {
    let most = most_kb as usize * 1000;
    for (kind, what) in kinds {
        while most < weight(mail) {
            let Some(at) = mail.attachments.iter().rposition(|one| one.kind == *kind) else { break };
            mail.attachments.remove(at);
            say(mail, &format!("(The {what} is left out: with it this letter would be larger than {most_kb} kB.)"));
        }
    }
}

/// Is it there to be kept, rather than to be looked at with the letter?
fn is_file(kind: Kind) -> bool {
    !matches!(kind, Kind::Json | Kind::Picture | Kind::Calendar)
}

/// About how many bytes the attachments of these kinds take in a letter.
fn attached(mail: &Mail, counts: impl Fn(Kind) -> bool) -> usize {
    mail.attachments.iter().filter(|one| counts(one.kind)).map(|one| one.bytes.len() * 4 / 3).sum()
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
