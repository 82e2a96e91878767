//! Puts the database of a backup into the place of the judge's, and knows one that somebody has put there by hand.
//!
//! However it came there: no number of a letter out is used again, because a Message-ID is made of it, and mail programs hide a letter
//! that has the Message-ID of another one.
use crate::judge::config::Config;
use crate::server::backup::{BOARDS, DATABASE};
use crate::server::lock::Lock;
use crate::server::owner;
use crate::store::Store;
use anyhow::{Context as _, Result};
use jiff::Timestamp;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// The amount of numbers left out if no one knows which have been given away since the backup.
const MANY: i64 = 1_000_000;

/// The table of the letters out.
const LETTERS_OUT: &str = "outbox";

/// The numbers that the next people, seats and letters in have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// Those that follow in the backup: the letters since are done again, and all get the numbers that they had, which are in
    /// letters that people have.
    Again,
    /// Such as were never used: the letters since are lost.
    New,
}

impl Numbers {
    /// Those that fit the ways in: only letters in a mailbox can be done again.
    pub fn usual(config: &Config) -> Self {
        if config.inbound.maildir.is_empty() && config.inbound.imap.is_empty() { Self::New } else { Self::Again }
    }

    /// Returns those of these that are left out.
    fn to_skip(self, used: Vec<(String, i64)>) -> Vec<(String, i64)> {
        used.into_iter().filter(|(table, _)| self == Self::New || table == LETTERS_OUT).collect()
    }
}

/// The record of what was done.
#[derive(Debug, Default)]
pub struct Restored {
    /// The place of the database that was there before.
    pub kept: Option<PathBuf>,
    /// The keeper's own boards that were missing, and are there again.
    pub boards: Vec<String>,
}

/// Restores a backup that has been proved. What is there is kept beside it.
///
/// # Errors
/// If a judge is running, or something cannot be written. Until the last step everything is as it was.
pub fn restore(config: &Config, backup: &Path, numbers: Numbers, now: Timestamp) -> Result<Restored> {
    let _lock = Lock::take(&config.data).context("stop the judge first, with `systemctl stop chancery`")?;
    let database = config.database();
    let beside = suffixed(&database, ".restoring");
    let from = backup.join(DATABASE);
    fs::copy(&from, &beside).with_context(|| format!("cannot copy {} to {}", from.display(), beside.display()))?;
    let used = Store::open_to_read(&database).and_then(|store| store.numbers());
    let used = used.or_else(|_| far_beyond(&beside))?;
    Store::skip_numbers(&beside, &numbers.to_skip(used))?;
    Store::set_copied(&beside, false)?;
    owner::like_its_folder(&beside);
    File::open(&beside)?.sync_all()?;
    let mut restored = Restored::default();
    if database.exists() {
        let kept = suffixed(&database, &format!(".before-{}", now.strftime("%Y-%m-%d-%H%M%S")));
        for log in ["", "-wal", "-shm"] {
            let old = suffixed(&database, log);
            if old.exists() {
                fs::rename(&old, suffixed(&kept, log)).with_context(|| format!("cannot move {}", old.display()))?;
            }
        }
        restored.kept = Some(kept);
    }
    fs::rename(&beside, &database).with_context(|| format!("cannot write {}", database.display()))?;
    File::open(&config.data)?.sync_all()?;
    restored.boards = restore_boards(&backup.join(BOARDS), &config.boards())?;
    Ok(restored)
}

/// Numbers that nobody can have used who went on from this database.
fn far_beyond(database: &Path) -> Result<Vec<(String, i64)>> {
    let numbers = Store::open_to_read(database)?.numbers()?;
    Ok(numbers.into_iter().map(|(table, number)| (table, number + MANY)).collect())
}

/// Makes a database that somebody has copied out of a backup the judge's own. Nobody knows what was sent since.
///
/// # Errors
/// If it cannot be read or written.
pub fn adopt(config: &Config) -> Result<()> {
    let database = config.database();
    if !database.exists() || !Store::open_to_read(&database)?.is_copied()? {
        return Ok(());
    }
    tracing::warn!("the database has been copied out of a backup: letters get numbers that were never used");
    let used = far_beyond(&database)?;
    Store::skip_numbers(&database, &Numbers::usual(config).to_skip(used))?;
    Store::set_copied(&database, false)
}

/// Boards that are there stay as they are.
fn restore_boards(from: &Path, to: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(from).into_iter().flatten().flatten() {
        let place = to.join(entry.file_name());
        if entry.path().is_dir() && !place.exists() {
            super::backup::copy_tree(&entry.path(), &place, 8)?;
            owner::like_its_folder(&place);
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

fn suffixed(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
