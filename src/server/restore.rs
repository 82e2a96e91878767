//! Replaces the judge's database with a backup's, and recognises a backup that was copied there by hand.
//!
//! In both cases, no number of an outgoing e-mail is reused: the Message-ID derives from it, and mail programs hide an e-mail with a known
//! Message-ID.
use crate::judge::config::Config;
use crate::server::backup::{BEFORE, BOARDS, DATABASE, Manifest};
use crate::server::erasures;
use crate::server::lock::Lock;
use crate::server::owner;
use crate::server::user::login;
use crate::store::{PendingEntry, Store};
use anyhow::{Context as _, Result};
use jiff::Timestamp;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// The amount of numbers to skip if the numbers used since the backup are unknown.
const MANY: i64 = 1_000_000;

/// The table of outgoing e-mails.
const LETTERS_OUT: &str = "outbox";

/// The numbers of the next people, seats and incoming e-mails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// The next numbers in the backup: the e-mails since then are processed again, and everything gets the number that sent e-mails
    /// contain.
    Again,
    /// Unused numbers: the e-mails since then are lost.
    New,
}

impl Numbers {
    /// The numbers that suit the transports: only e-mails in a mailbox can be processed again.
    pub fn usual(config: &Config) -> Self {
        if config.inbound.maildir.is_empty() && config.inbound.imap.is_empty() { Self::New } else { Self::Again }
    }

    /// Returns the numbers to skip among these.
    fn to_skip(self, used: Vec<(String, i64)>) -> Vec<(String, i64)> {
        used.into_iter().filter(|(table, _)| self == Self::New || table == LETTERS_OUT).collect()
    }
}

/// The result of a restore.
#[derive(Debug, Default)]
pub struct Restored {
    /// The place of the previous database.
    pub kept: Option<PathBuf>,
    /// The keeper's missing boards that were restored.
    pub boards: Vec<String>,
}

/// Restores a verified backup. Keeps the previous database beside it.
///
/// # Errors
/// If a judge is running, or a file cannot be written. Until the last step nothing is changed.
pub fn restore(config: &Config, backup: &Path, numbers: Numbers, now: Timestamp) -> Result<Restored> {
    let _lock = Lock::take(&config.data).context("stop the judge first, with `systemctl stop chancery`")?;
    // The judge erases those people again when it starts.
    erasures::add(&config.backups().join(erasures::LIST), erasures::since(config, backup)?)?;
    let database = config.database();
    let beside = suffixed(&database, ".restoring");
    let from = backup.join(DATABASE);
    fs::copy(&from, &beside).with_context(|| format!("cannot copy {} to {}", from.display(), beside.display()))?;
    let used = Store::open_to_read(&database).and_then(|store| store.numbers());
    let used = used.or_else(|_| far_beyond(&beside))?;
    Store::skip_numbers(&beside, &numbers.to_skip(used))?;
    let taken = Manifest::read(backup)?.taken;
    let kept = put_in_place(config, &beside, format!("restored the backup of {taken}"), now)?;
    let boards = restore_boards(&backup.join(BOARDS), &config.boards())?;
    Ok(Restored { kept, boards })
}

/// Replaces the judge's database with a new one, whose journal says `what` the keeper did. Keeps the previous one, and returns its place.
///
/// # Errors
/// If a file cannot be written.
pub(super) fn put_in_place(config: &Config, beside: &Path, what: String, now: Timestamp) -> Result<Option<PathBuf>> {
    Store::set_copied(beside, false)?;
    Store::begin_copy_anew(beside, config.copy.is_some())?;
    Store::leave_entry(beside, &PendingEntry { at: now, what, login: login() })?;
    owner::make_private(beside).with_context(|| format!("cannot protect {}", beside.display()))?;
    owner::like_its_folder(beside);
    File::open(beside)?.sync_all()?;
    let (database, mut kept) = (config.database(), None);
    if database.exists() {
        let old = suffixed(&database, &format!("{BEFORE}{}", now.strftime("%Y-%m-%d-%H%M%S")));
        for log in ["", "-wal", "-shm"] {
            let file = suffixed(&database, log);
            if file.exists() {
                fs::rename(&file, suffixed(&old, log)).with_context(|| format!("cannot move {}", file.display()))?;
            }
        }
        kept = Some(old);
    }
    fs::rename(beside, &database).with_context(|| format!("cannot write {}", database.display()))?;
    File::open(&config.data)?.sync_all()?;
    Ok(kept)
}

/// Skips so many of these numbers in a database that none used since its state is used again.
///
/// # Errors
/// If it cannot be written.
pub(super) fn skip_unknown_numbers(database: &Path, numbers: Numbers) -> Result<()> {
    Store::skip_numbers(database, &numbers.to_skip(far_beyond(database)?))
}

/// Numbers far beyond any that were used after this database's state.
fn far_beyond(database: &Path) -> Result<Vec<(String, i64)>> {
    let numbers = Store::open_to_read(database)?.numbers()?;
    Ok(numbers.into_iter().map(|(table, number)| (table, number + MANY)).collect())
}

/// Adopts a database that a person copied from a backup. The e-mails sent since are unknown.
///
/// # Errors
/// If it cannot be read or written.
pub fn adopt(config: &Config, now: Timestamp) -> Result<()> {
    let database = config.database();
    if !database.exists() || !Store::open_to_read(&database)?.is_copied()? {
        return Ok(());
    }
    tracing::warn!("the database is a copy from a backup: e-mails get new numbers");
    skip_unknown_numbers(&database, Numbers::usual(config))?;
    Store::begin_copy_anew(&database, config.copy.is_some())?;
    let what = "copied a database from a backup by hand".to_owned();
    Store::leave_entry(&database, &PendingEntry { at: now, what, login: String::new() })?;
    Store::set_copied(&database, false)
}

/// Restores missing boards, without changing existing ones.
pub(super) fn restore_boards(from: &Path, to: &Path) -> Result<Vec<String>> {
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

/// A path with more at its end.
pub(super) fn suffixed(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
