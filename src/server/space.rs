//! Free disk space. While it is low, no e-mail is accepted. E-mails that are already stored can still be processed and answered, and
//! nothing is lost, because the mail server and the mailboxes keep the others.
use crate::judge::config::Config;
use std::path::{Path, PathBuf};

/// The minimum free space in MiB, as one change of the database may need this much.
const LEAST: u32 = 1;

/// The number of free files (inodes) below which no e-mail can be received.
const LEAST_FILES: u64 = 1000;

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

    /// Describes the lack of space in a few words.
    pub fn brief(&self) -> String {
        let folder = self.folder.display();
        match self.lacks_files() && !self.is_low() {
            true => format!("the disk of {folder} has no room for more files (inodes)"),
            false => format!("less than {} MiB are free on the disk of {folder}", self.least >> 20),
        }
    }

    /// Returns whether the space is well above the minimum, so that e-mails can be accepted again.
    pub fn is_ample(&self) -> bool {
        free(&self.folder).is_none_or(|free| self.least + self.least / 8 <= free)
    }

    /// Returns whether hardly any file can be created, even with free space.
    pub fn lacks_files(&self) -> bool {
        free_files(&self.folder).is_some_and(|free| free < LEAST_FILES)
    }

    /// Returns whether the space is low. If the system does not say, it is not: a database that cannot be written reports that itself.
    pub fn is_low(&self) -> bool {
        free(&self.folder).is_some_and(|free| free < self.least)
    }
}

/// Returns the number of files that can still be created at this folder, if the file system counts them.
#[cfg(unix)]
fn free_files(folder: &Path) -> Option<u64> {
    let about = rustix::fs::statvfs(folder).ok()?;
    (about.f_files != 0).then_some(about.f_favail)
}

/// Returns `None`, as the number is not known here.
#[cfg(not(unix))]
fn free_files(_: &Path) -> Option<u64> {
    None
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
