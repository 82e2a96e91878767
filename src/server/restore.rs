//! Puts the database of a backup into the place of the judge's.
use crate::judge::config::Config;
use crate::server::backup::{BOARDS, DATABASE};
use crate::server::lock::Lock;
use crate::server::owner;
use crate::store::Store;
use anyhow::{Context as _, Result};
use jiff::Timestamp;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// How many numbers are left out if nobody knows which have been given away since the backup.
const MANY: i64 = 1_000_000;

/// Which numbers the next people, seats and letters have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// Those that follow in the backup: the letters since are done again, and all get the numbers that they had, which are in
    /// letters that people have.
    Again,
    /// Such as were never used: the letters since are lost.
    New,
}

/// What was done.
#[derive(Debug, Default)]
pub struct Restored {
    /// Where the database is that was there before.
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
    let used = match numbers {
        Numbers::Again => None,
        Numbers::New => Some(Store::open_to_read(&database).and_then(|store| store.numbers())),
    };
    if let Some(used) = used {
        let numbers = match used {
            Ok(numbers) => numbers,
            Err(_) => Store::open_to_read(&beside)?.numbers()?.into_iter().map(|(name, n)| (name, n + MANY)).collect(),
        };
        Store::skip_numbers(&beside, &numbers)?;
    }
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
