//! A Maildir that only one judge reads: two judges at the same one would each take a part of the e-mails.
//!
//! The judge that reads it holds a lock in the folder, and the file names the judge's data folder. Another judge takes nothing until the lock
//! is free.
use crate::mail::maildir::MaildirSource;
use crate::mail::source::{Arrival, Source};
use crate::server::condition::{ConditionKey, HealthCondition};
use anyhow::{Context as _, Result, bail};
use jiff::Timestamp;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// The name of the locked file in the Maildir.
const NAME: &str = "chancery.lock";

/// A judge's mark in a Maildir.
#[derive(Debug)]
pub struct MailboxMark {
    file: PathBuf,
    /// The judge's data folder.
    data: PathBuf,
    held: Option<File>,
}

impl MailboxMark {
    /// The mark for the judge with this data folder, not yet held.
    pub fn new(maildir: &Path, data: &Path) -> Self {
        Self { file: maildir.join(NAME), data: full(data), held: None }
    }

    /// Takes the mark, or keeps it.
    ///
    /// # Errors
    /// If another judge holds it.
    pub fn hold(&mut self) -> Result<()> {
        if self.held.is_some() {
            return Ok(());
        }
        let mut file = match File::options().create(true).truncate(false).write(true).open(&self.file) {
            Ok(file) => file,
            // Without it the mailbox may still be readable, which the source finds out.
            Err(error) if error.kind() == ErrorKind::PermissionDenied || error.kind() == ErrorKind::NotFound => {
                return Ok(());
            }
            Err(error) => return Err(error).with_context(|| format!("cannot open {}", self.file.display())),
        };
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!("{}", taken_by(&holder(&self.file))),
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => return Ok(()),
            Err(TryLockError::Error(error)) => {
                return Err(error).with_context(|| format!("cannot lock {}", self.file.display()));
            }
        }
        // The name is only for people: a full disk must not keep e-mails from being read.
        let _ = file.set_len(0).and_then(|()| writeln!(file, "{}", self.data.display()));
        self.held = Some(file);
        Ok(())
    }

    /// Returns the condition of a Maildir that another judge reads.
    pub fn of_another(maildir: &Path, data: &Path) -> Option<HealthCondition> {
        let path = maildir.join(NAME);
        let file = File::open(&path).ok()?;
        let is_held = matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock));
        let holder = holder(&path);
        (is_held && Path::new(&holder) != full(data)).then(|| {
            HealthCondition::critical(
                ConditionKey::Mailbox,
                format!("the Maildir {} belongs to another judge: {}", maildir.display(), taken_by(&holder)),
                "Stop that judge, or give each judge its own mailbox. Until then this judge takes no e-mails from it.",
            )
        })
    }
}

/// The data folder whose judge holds the mark.
fn holder(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_default().trim().to_owned()
}

fn taken_by(holder: &str) -> String {
    format!("the judge with the data folder {holder} reads it")
}

fn full(folder: &Path) -> PathBuf {
    fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned())
}

/// A Maildir that this judge reads while it holds the mark.
#[derive(Debug)]
pub(super) struct OwnMaildir {
    source: MaildirSource,
    mark: MailboxMark,
}

impl OwnMaildir {
    /// Opens the Maildir for the judge with this data folder, and creates it if it does not exist.
    pub(super) fn open(maildir: &Path, data: &Path) -> io::Result<Self> {
        Ok(Self { source: MaildirSource::open(maildir)?, mark: MailboxMark::new(maildir, data) })
    }
}

impl Source for OwnMaildir {
    fn name(&self) -> String {
        self.source.name()
    }

    async fn fetch(&mut self) -> Result<Vec<Arrival>> {
        self.mark.hold()?;
        self.source.fetch().await
    }

    async fn acknowledge(&mut self, keys: &[String]) -> Result<()> {
        self.source.acknowledge(keys).await
    }

    fn leave(&mut self, keys: &[String]) {
        self.source.leave(keys);
    }

    async fn forget(&mut self, before: Timestamp) -> Result<()> {
        self.source.forget(before).await
    }
}
