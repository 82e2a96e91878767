//! Writes and reads e-mails in the Maildirs of a judge without a mail server.
use crate::judge::config::{Config, Outbound};
use crate::judge::identity::random;
use crate::mail::compose::{address, clean};
use crate::mail::maildir::{self, MaildirEntry};
use crate::text::hex;
use anyhow::{Context as _, Result, bail};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use mailparse::{MailHeaderMap as _, ParsedMail};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The Maildir that the judge reads, and the Maildir of a person it writes to.
pub(super) struct MailFolders {
    owner: String,
    judge: String,
    outgoing: PathBuf,
    folder: PathBuf,
}

/// An e-mail to be written.
#[derive(Debug, Default)]
pub(super) struct Note {
    /// The recipient, if it is not the judge's own address.
    pub(super) to: Option<String>,
    pub(super) subject: String,
    pub(super) body: String,
    /// The Message-ID of the e-mail that it answers.
    pub(super) in_reply_to: Option<String>,
}

/// An e-mail to be read.
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
    /// Its attachments: HTML, pictures, files.
    pub(super) files: Vec<AttachedFile>,
}

/// An attachment.
#[derive(Debug)]
pub(super) struct AttachedFile {
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
    /// The name that the e-mail's HTML uses for it.
    id: Option<String>,
}

impl MailFolders {
    /// The mailbox of `owner` at this judge.
    ///
    /// # Errors
    /// If `owner` is not an address, or the judge's mail goes through servers.
    pub(super) fn of(config: &Config, owner: &str) -> Result<Self> {
        let Some(owner) = address(owner) else {
            bail!("{owner:?} is not an e-mail address; use one like ann@example.org")
        };
        let owner = owner.to_string().to_ascii_lowercase();
        let (Some(incoming), Outbound::Maildir(outgoing)) = (config.inbound.maildir.first(), &config.outbound) else {
            bail!("this judge uses a mail server; write to {} with a mail program", config.address);
        };
        Ok(Self {
            folder: maildir::folder_of(&outgoing.path, &owner),
            outgoing: incoming.path.clone(),
            judge: config.address.clone(),
            owner,
        })
    }

    /// Writes an e-mail. Returns its Message-ID.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn write(&self, note: &Note, now: Timestamp) -> Result<String> {
        let digits: String = hex(&random::<8>()?);
        let id = format!("<{digits}@chancery.mail>");
        let to = note.to.as_deref().unwrap_or(&self.judge);
        let date = jiff::fmt::rfc2822::to_string(&now.to_zoned(TimeZone::UTC)).context("cannot write the date")?;
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
        let about = || format!("cannot put an e-mail into {}", self.outgoing.display());
        maildir::drop_letter(&self.outgoing, letter.as_bytes(), now).with_context(about)?;
        Ok(id)
    }

    /// All e-mails, oldest first.
    ///
    /// # Errors
    /// If the mailbox cannot be read.
    pub(super) fn entries(&self) -> Result<Vec<MaildirEntry>> {
        maildir::list(&self.folder).with_context(|| format!("cannot read {}", self.folder.display()))
    }

    /// Reads an e-mail without marking it as read.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) fn look(&self, entry: &MaildirEntry) -> Result<Reading> {
        read(&maildir::peek(&self.folder, entry)?)
    }

    /// Reads an e-mail, and marks it as read.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) fn open(&self, entry: &MaildirEntry) -> Result<Reading> {
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
        files: files(&parsed)?,
    })
}

/// The attachments. The HTML finds its pictures among them.
fn files(letter: &ParsedMail<'_>) -> Result<Vec<AttachedFile>> {
    let mut files = Vec::new();
    for part in letter.parts().filter(|part| part.subparts.is_empty()) {
        let disposition = part.get_content_disposition();
        let named = disposition.params.get("filename").map(|name| safe(name));
        let name = match (named, part.ctype.mimetype.as_str()) {
            (Some(name), _) => name,
            (None, "text/html") => "letter.html".to_owned(),
            (None, "text/calendar") => "invitation.ics".to_owned(),
            (None, _) => continue,
        };
        let id = part.headers.get_first_value("Content-ID");
        let id = id.map(|id| id.trim_matches(['<', '>']).to_owned());
        files.push(AttachedFile { name, bytes: part.get_body_raw()?, id });
    }
    let names: Vec<(String, String)> =
        files.iter().filter_map(|file| Some((format!("cid:{}", file.id.as_ref()?), file.name.clone()))).collect();
    if let Some(html) = files.iter_mut().find(|file| file.name == "letter.html") {
        let text = String::from_utf8_lossy(&html.bytes).into_owned();
        html.bytes = names.iter().fold(text, |text, (id, name)| text.replace(id, name)).into_bytes();
    }
    Ok(files)
}

/// A file name without path components.
fn safe(name: &str) -> String {
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || "._-".contains(*c)).collect();
    let name = name.trim_start_matches('.');
    if name.is_empty() { "file".to_owned() } else { name.to_owned() }
}

/// The first plain-text part.
fn text(mail: &ParsedMail<'_>) -> Result<String> {
    match mail.subparts.first() {
        Some(first) => text(first),
        None => Ok(mail.get_body()?.replace("\r\n", "\n")),
    }
}

impl Reading {
    /// The e-mail as printed.
    pub(super) fn shown(&self) -> String {
        let files: Vec<String> =
            self.files.iter().map(|file| format!("{} ({} kB)", file.name, file.bytes.len().div_ceil(1000))).collect();
        let files = if files.is_empty() { String::new() } else { format!("Attachments: {}\n", files.join(", ")) };
        format!(
            "From: {}\nTo: {}\nDate: {}\nSubject: {}\n{files}\n{}\n",
            self.from,
            self.to,
            self.date,
            self.subject,
            self.body.trim_end()
        )
    }

    /// Saves the attachments in a folder. Returns the paths of the files.
    ///
    /// # Errors
    /// If there are none, a file of that name exists, or a file cannot be written.
    pub(super) fn save(&self, folder: &Path) -> Result<Vec<PathBuf>> {
        if self.files.is_empty() {
            bail!("this e-mail has no attachments");
        }
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let save = |file: &AttachedFile| {
            let path = folder.join(&file.name);
            let about = || format!("cannot write {}", path.display());
            let mut new = fs::File::create_new(&path).with_context(about)?;
            new.write_all(&file.bytes).with_context(about)?;
            Ok(path)
        };
        self.files.iter().map(save).collect()
    }
}
