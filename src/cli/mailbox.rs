//! Writes and reads letters in the Maildirs of a judge without a mail server.
use crate::judge::config::{Config, Outbound};
use crate::judge::identity::random;
use crate::mail::compose::{address, clean};
use crate::mail::maildir::{self, Entry};
use crate::text::hex;
use anyhow::{Context as _, Result, bail};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use mailparse::{MailHeaderMap as _, ParsedMail};
use std::path::PathBuf;

/// The Maildir that the judge reads, and the Maildir of a person it writes to.
pub(super) struct Mailbox {
    owner: String,
    judge: String,
    outgoing: PathBuf,
    folder: PathBuf,
}

/// A letter to be written.
#[derive(Debug, Default)]
pub(super) struct Note {
    /// The recipient, if it is not the judge's own address.
    pub(super) to: Option<String>,
    pub(super) subject: String,
    pub(super) body: String,
    /// The letter that it answers.
    pub(super) in_reply_to: Option<String>,
}

/// A letter to be read.
#[derive(Debug)]
pub(super) struct Reading {
    pub(super) from: String,
    pub(super) to: String,
    pub(super) date: String,
    pub(super) subject: String,
    pub(super) reply_to: Option<String>,
    pub(super) message_id: Option<String>,
    pub(super) in_reply_to: Option<String>,
    pub(super) body: String,
}

impl Mailbox {
    /// The mailbox of `owner` at this judge.
    ///
    /// # Errors
    /// If that is not an address, or the judge's mail goes through servers.
    pub(super) fn of(config: &Config, owner: &str) -> Result<Self> {
        let Some(owner) = address(owner) else {
            bail!("{owner:?} is not a mail address; use one like ann@example.org")
        };
        let owner = owner.to_string().to_lowercase();
        let (Some(incoming), Outbound::Maildir(outgoing)) = (config.inbound.maildir.first(), &config.outbound) else {
            bail!("this judge's letters go through a mail server; write to {} with a mail program", config.address);
        };
        Ok(Self {
            folder: maildir::folder_of(&outgoing.path, &owner),
            outgoing: incoming.path.clone(),
            judge: config.address.clone(),
            owner,
        })
    }

    /// Writes a letter. Returns its Message-ID.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn write(&self, note: &Note, now: Timestamp) -> Result<String> {
        let digits: String = hex(&random::<8>()?);
        let id = format!("<{digits}@chancery.mail>");
        let to = note.to.as_deref().unwrap_or(&self.judge);
        let date = jiff::fmt::rfc2822::to_string(&now.to_zoned(TimeZone::UTC)).context("the date cannot be written")?;
        let mut letter = format!(
            "From: {}\r\nTo: {}\r\nSubject: {}\r\nDate: {date}\r\nMessage-ID: {id}\r\n",
            self.owner,
            clean(to, 254),
            clean(&note.subject, 200)
        );
        if let Some(answered) = &note.in_reply_to {
            letter += &format!("In-Reply-To: {0}\r\nReferences: {0}\r\n", clean(answered, 250));
        }
        letter +=
            "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n";
        letter += &note.body;
        letter += "\n";
        let about = || format!("cannot put a letter into {}", self.outgoing.display());
        maildir::drop_letter(&self.outgoing, letter.as_bytes(), now).with_context(about)?;
        Ok(id)
    }

    /// All letters, oldest first.
    ///
    /// # Errors
    /// If the mailbox cannot be read.
    pub(super) fn entries(&self) -> Result<Vec<Entry>> {
        maildir::list(&self.folder).with_context(|| format!("cannot read {}", self.folder.display()))
    }

    /// Looks at a letter. It stays unread if it was.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) fn look(&self, entry: &Entry) -> Result<Reading> {
        read(&maildir::peek(&self.folder, entry)?)
    }

    /// Reads a letter.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) fn open(&self, entry: &Entry) -> Result<Reading> {
        read(&maildir::read(&self.folder, entry)?)
    }
}

fn read(bytes: &[u8]) -> Result<Reading> {
    let parsed = mailparse::parse_mail(bytes)?;
    let header = |name| parsed.headers.get_first_value(name);
    let line = |name| header(name).map(|value| clean(&value, 1000)).unwrap_or_default();
    Ok(Reading {
        from: line("From"),
        to: line("To"),
        date: line("Date"),
        subject: line("Subject"),
        reply_to: header("Reply-To"),
        message_id: header("Message-ID"),
        in_reply_to: header("In-Reply-To"),
        body: text(&parsed)?,
    })
}

/// The first plain text.
fn text(mail: &ParsedMail<'_>) -> Result<String> {
    match mail.subparts.first() {
        Some(first) => text(first),
        None => Ok(mail.get_body()?.replace("\r\n", "\n")),
    }
}

impl Reading {
    /// The letter as it is shown.
    pub(super) fn shown(&self) -> String {
        format!(
            "From: {}\nTo: {}\nDate: {}\nSubject: {}\n\n{}\n",
            self.from,
            self.to,
            self.date,
            self.subject,
            self.body.trim_end()
        )
    }
}
