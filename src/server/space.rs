//! Room on the disk. While there is too little, no letter is taken: those that are here can still be worked through and
//! answered, and nothing is lost, because the mail server and the mailboxes keep the others.
use crate::judge::config::Config;
use std::path::{Path, PathBuf};

/// The least that is kept free in any case, in MiB: one change of the database may need this much.
const LEAST: u32 = 1;

/// The folder of the database, and how much must be free there.
#[derive(Clone, Debug)]
pub struct Space {
    folder: PathBuf,
    least: u64,
}

impl Space {
    /// Returns the space of a judge.
    pub fn of(config: &Config) -> Self {
        Self { folder: config.data.clone(), least: u64::from(config.min_free_mib.max(LEAST)) << 20 }
    }

    /// Says what is wrong if there is too little, and what to do.
    pub fn sentence(&self) -> String {
        format!(
            "There are less than {} MiB free on the disk of {}, so the judge takes no letters. What it has already is worked \
             through; what comes waits in the mail server or the mailbox, and nothing is lost. Free some space, or set \
             min_free_mib in the configuration to less.",
            self.least >> 20,
            self.folder.display()
        )
    }

    /// The same in a few words, for monitors.
    pub fn brief(&self) -> String {
        format!(
            "no letters are taken: less than {} MiB are free on the disk of {}",
            self.least >> 20,
            self.folder.display()
        )
    }

    /// Returns whether there is clearly more than too little, so that it is worth while to take letters again.
    pub fn is_ample(&self) -> bool {
        free(&self.folder).is_none_or(|free| self.least + self.least / 8 <= free)
    }

    /// Returns whether there is too little. If the system does not say, there is enough: a database that cannot be
    /// written says so itself.
    pub fn is_low(&self) -> bool {
        free(&self.folder).is_some_and(|free| free < self.least)
    }
}

/// Returns the number of bytes that are free for us where this folder is.
#[cfg(unix)]
pub fn free(folder: &Path) -> Option<u64> {
    let about = rustix::fs::statvfs(folder).ok()?;
    Some(about.f_bavail.saturating_mul(about.f_frsize))
}

/// Returns the number of bytes that are free for us where this folder is.
#[cfg(not(unix))]
pub fn free(_: &Path) -> Option<u64> {
    None
}
