//! The size limits of e-mails: the judge's own, and those of mail servers.
use crate::mail::compose::size_of_text;
use crate::mail::sink::{Kind, Mail};
use crate::server::work::{Outgoing, Work};
use crate::store::Pictures;
use crate::text::{list, wrap};
use anyhow::Result;

/// The number of e-mails refused for their size after which an address gets no more pictures.
const ENOUGH: u32 = 2;

/// The bytes above which an e-mail is large: a server that refuses a smaller one objects to more than pictures.
const LARGE: usize = 300_000;

/// The maximum bytes of an e-mail's headers, signature, and note on what was left out.
const HEAD: usize = 12_000;

/// The maximum bytes of a part's headers, and of the words that replace a picture.
const HEAD_OF_PART: usize = 2_000;

/// Removes parts until the e-mail, as sent, has at most this many kilobytes: first data for programs, then files, largest first, then
/// pictures and calendars, and finally the HTML. Returns what was removed.
pub(super) fn lighten(mail: &mut Mail, most_kb: u32) -> Vec<Kind> {
    let most = most_kb as usize * 1000;
    let mut left_out = Vec::new();
    // A small e-mail fits in any encoding, so it needs no closer look.
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

/// The index of the part to remove first from an e-mail that is too large.
fn first_to_go(mail: &Mail) -> Option<usize> {
    let last = |kind: Kind| mail.attachments.iter().rposition(|one| one.kind == kind);
    let files = || mail.attachments.iter().enumerate().filter(|(_, one)| is_file(one.kind));
    let largest = || files().max_by_key(|(_, one)| one.bytes.len()).map(|(at, _)| at);
    last(Kind::Json).or_else(largest).or_else(|| last(Kind::Picture)).or_else(|| last(Kind::Calendar))
}

/// Returns whether the reader keeps the part as a file, rather than viewing it in the e-mail.
fn is_file(kind: Kind) -> bool {
    matches!(kind, Kind::Png | Kind::Svg | Kind::Pdf | Kind::Gif | Kind::Html)
}

/// The maximum size of an e-mail as sent, in bytes.
fn message_size(mail: &Mail) -> usize {
    let html = mail.html.as_deref().map_or(0, size_of_text);
    HEAD + size_of_text(&mail.body) + html + attached(mail)
}

/// The size of the attachments: base64, in lines of 76 characters.
fn attached(mail: &Mail) -> usize {
    mail.attachments.iter().map(|one| one.bytes.len().div_ceil(57) * 78 + HEAD_OF_PART).sum()
}

/// Adds a note to the e-mail on what was left out, and on the game's page that has it.
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
    let mut words = format!("To keep this e-mail below {most_kb} kB, I have left out {}.", list(&items));
    if mail.reply && (1 < left_out.len() || !mail.attachments.is_empty()) {
        words += " Ask for one thing at a time, and it may fit.";
    }
    if let Some(page) = page {
        words += &format!(" You can see the game at {page}");
    }
    mail.body += &format!("\n{}\n", wrap(&format!("({words})")));
    if let Some(html) = &mut mail.html {
        *html = html.replace("</body>", &format!("<p>({words})</p>\n</body>"));
    }
}

/// Returns whether a server refuses an e-mail for its size (RFC 1870, RFC 3463), rather than for a full mailbox.
fn is_about_size(words: &str) -> bool {
    let has = |code: &str| words.split(|c: char| !(c.is_ascii_digit() || c == '.')).any(|word| word == code);
    ["523", "5.3.4", "5.2.3"].iter().any(|code| has(code)) || has("552") && !has("5.2.2")
}

impl Work<'_> {
    /// Sends an e-mail that was refused for its size again, without attachments. After the second such e-mail, the address gets no more
    /// pictures, and the e-mail says so. Returns whether it is sent again.
    pub(super) fn send_lighter(&self, letter: &Outgoing, why: &str) -> Result<bool> {
        if letter.mail.attachments.is_empty() || !is_about_size(why) {
            return Ok(false);
        }
        let mut words =
            "(Your mail server refused the attachments of this e-mail as too large. I have left them out.)".to_owned();
        // E-mails that other people cause say nothing about what their reader wants.
        let is_asked_for = letter.mail.reply && LARGE < message_size(&letter.mail);
        if let Some(user) = self.store.user_at(&letter.mail.to)?.filter(|_| is_asked_for) {
            let mut wishes = user.wishes;
            wishes.n_too_large += 1;
            if ENOUGH <= wishes.n_too_large && wishes.picture != Pictures::Off {
                wishes.picture = Pictures::Off;
                words += " (This has happened before, so I no longer send you pictures. SET PICTURE ON turns them on again.)";
            }
            self.store.set_wishes(user.id, wishes)?;
        }
        self.store.change_parts(letter.id, &[], &words)?;
        self.store.send_later(letter.id, why, self.now)?;
        tracing::info!(mail = %letter.id, "an e-mail was too large for its server: sending it again without attachments");
        Ok(true)
    }
}
