//! Free disk space. While it is low, no e-mail is accepted. E-mails that are already stored can still be processed and answered, and
//! nothing is lost, because the mail server and the mailboxes keep the others.
use crate::judge::config::Config;
use std::path::{Path, PathBuf};

/// The minimum free space in MiB, as one change of the database may need this much.
const LEAST: u32 = 1;

/// The database's folder, and the free space required there.
#[derive(Clone, Debug)]
pub struct Space {
    folder: PathBuf,
    least: u64,
}

impl Space {
    /// Returns the free-space check of a judge.
    pub fn of(config: &Config) -> Self {
        Self { folder: config.data.clone(), least: u64::from(config.min_free_mib.max(LEAST)) << 20 }
    }

    /// Returns a sentence about low space, with the remedy.
    pub fn sentence(&self) -> String {
        format!(
            "Less than {} MiB are free on the disk of {}, so the judge accepts no e-mails. It processes those it has. \
             New ones wait in the mail server or the mailbox, and none is lost. Free some space, or lower min_free_mib \
             in the configuration.",
            self.least >> 20,
            self.folder.display()
        )
    }

    /// The same in a few words, for monitors.
    pub fn brief(&self) -> String {
        format!(
            "accepting no e-mails: less than {} MiB free on the disk of {}",
            self.least >> 20,
            self.folder.display()
        )
    }

    /// Returns whether the space is well above the minimum, so that e-mails can be accepted again.
    pub fn is_ample(&self) -> bool {
        free(&self.folder).is_none_or(|free| self.least + self.least / 8 <= free)
    }

    /// Returns whether the space is low. If the system does not say, it is not: a database that cannot be written reports that itself.
    pub fn is_low(&self) -> bool {
        free(&self.folder).is_some_and(|free| free < self.least)
    }
}

/// Returns the number of free bytes available to this user at this folder.
#[cfg(unix)]
pub fn free(folder: &Path) -> Option<u64> {
    let about = rustix::fs::statvfs(folder).ok()?;
    Some(about.f_bavail.saturating_mul(about.f_frsize))
}

/// Returns `None`, as the free space is not known here.
#[cfg(not(unix))]
pub fn free(_: &Path) -> Option<u64> {
    None
}
