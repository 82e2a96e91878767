//! The size that letters may have: by the judge's own limit, and by what mail servers take.
use crate::mail::compose::size_of_text;
use crate::mail::sink::{Kind, Mail};
use crate::server::work::{Outgoing, Work};
use crate::store::Pictures;
use crate::text::{list, wrap};
use anyhow::Result;

/// After so many letters that were refused for their size, an address gets no pictures any more.
const ENOUGH: u32 = 2;

/// The bytes above which a letter is large: a server that refuses a smaller one refuses more than pictures.
const LARGE: usize = 300_000;

/// The most bytes of the headers of a letter, of its signature, and of the words that say what was left out.
const HEAD: usize = 12_000;

/// The most bytes of the headers of a part, and of the words that stand for a picture where none is shown.
const HEAD_OF_PART: usize = 2_000;

/// Leaves out what makes a letter, as it goes out, larger than so many kilobytes: first data for programs, then files, the largest
/// first, then pictures and calendars; at last what says the same in HTML. Returns what was left out.
pub(super) fn lighten(mail: &mut Mail, most_kb: u32) -> Vec<Kind> {
    let most = most_kb as usize * 1000;
    let mut left_out = Vec::new();
    // What cannot be too large however it is written takes no work.
    let words = mail.body.len() + mail.html.as_ref().map_or(0, String::len);
    if 3 * words + attached(mail) + HEAD <= most {
        return left_out;
    }
    while most < message_size(mail) {
        let Some(at) = first_to_go(mail) else {
            mail.html = None;
            break;
        };
        left_out.push(mail.attachments.remove(at).kind);
    }
    left_out
}

/// The place of what leaves a letter first that is too large.
fn first_to_go(mail: &Mail) -> Option<usize> {
    let last = |kind: Kind| mail.attachments.iter().rposition(|one| one.kind == kind);
    let files = || mail.attachments.iter().enumerate().filter(|(_, one)| is_file(one.kind));
    let largest = || files().max_by_key(|(_, one)| one.bytes.len()).map(|(at, _)| at);
    last(Kind::Json).or_else(largest).or_else(|| last(Kind::Picture)).or_else(|| last(Kind::Calendar))
}

/// Returns whether it is there to be kept, rather than to be looked at with the letter.
fn is_file(kind: Kind) -> bool {
    matches!(kind, Kind::Png | Kind::Svg | Kind::Pdf | Kind::Gif | Kind::Html)
}

/// The bytes that a letter has at most when it goes out.
fn message_size(mail: &Mail) -> usize {
    let html = mail.html.as_deref().map_or(0, size_of_text);
    HEAD + size_of_text(&mail.body) + html + attached(mail)
}

/// The bytes of what goes with it: base64, in lines of 76 letters.
fn attached(mail: &Mail) -> usize {
    mail.attachments.iter().map(|one| one.bytes.len().div_ceil(57) * 78 + HEAD_OF_PART).sum()
}

/// Says at the end of a letter what was left out, and where it can be had: its game is shown on this page.
pub(super) fn say_left_out(mail: &mut Mail, left_out: &[Kind], most_kb: u32, page: Option<&str>) {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for kind in left_out {
        let what = match kind {
            Kind::Json => "data for programs",
            Kind::Gif => "film",
            Kind::Html => "album",
            Kind::Pdf => "PDF",
            Kind::Calendar | Kind::Invitation | Kind::Cancellation => "calendar",
            Kind::Picture | Kind::Png | Kind::Svg => "picture",
        };
        match counts.iter_mut().find(|(other, _)| *other == what) {
            Some((_, n)) => *n += 1,
            None => counts.push((what, 1)),
        }
    }
    let items: Vec<String> = counts
        .into_iter()
        .map(
            |(what, n)| if n == 1 || what.starts_with("data") { format!("the {what}") } else { format!("{n} {what}s") },
        )
        .collect();
    let mut words = format!("To keep this letter below {most_kb} kB, I have left out {}.", list(&items));
    if 1 < left_out.len() || !mail.attachments.is_empty() {
        words += " If you ask for one thing in a letter of its own, it may fit.";
    }
    if let Some(page) = page {
        words += &format!(" You can see the game at {page}");
    }
    mail.body += &format!("\n{}\n", wrap(&format!("({words})")));
    if let Some(html) = &mut mail.html {
        *html = html.replace("</body>", &format!("<p>({words})</p>\n</body>"));
    }
}

/// Returns whether a server refuses a letter for its size (RFC 1870, RFC 3463), and not for a full mailbox.
fn is_about_size(words: &str) -> bool {
    let has = |code: &str| words.split(|c: char| !(c.is_ascii_digit() || c == '.')).any(|word| word == code);
    ["523", "5.3.4", "5.2.3"].iter().any(|code| has(code)) || has("552") && !has("5.2.2")
}

impl Work<'_> {
    /// If a letter was refused for its size, it goes again without what rides on it. After the second such letter to an address
    /// there come no pictures any more, and the letter says so. Is that done?
    pub(super) fn send_lighter(&self, letter: &Outgoing, why: &str) -> Result<bool> {
        if letter.mail.attachments.is_empty() || !is_about_size(why) {
            return Ok(false);
        }
        let mut words =
            "(Your mail server did not take this letter with what belongs to it: it was too large. Here it is without.)".to_owned();
        // What others cause says nothing about what their reader wants.
        let is_asked_for = letter.mail.reply && LARGE < message_size(&letter.mail);
        if let Some(user) = self.store.user_at(&letter.mail.to)?.filter(|_| is_asked_for) {
            let mut wishes = user.wishes;
            wishes.n_too_large += 1;
            if ENOUGH <= wishes.n_too_large && wishes.picture != Pictures::Off {
                wishes.picture = Pictures::Off;
                words += " (That has happened before, so your letters bring no pictures from now on. SET PICTURE ON changes it.)";
            }
            self.store.set_wishes(user.id, wishes)?;
        }
        self.store.change_parts(letter.id, &[], &words)?;
        self.store.send_later(letter.id, why, self.now)?;
        tracing::info!(mail = %letter.id, "a letter was too large for its server: it goes again without its parts");
        Ok(true)
    }
}
