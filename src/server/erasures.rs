//! Completes erasures: the database's log retains nothing, and a list beside the backups names the erased people, so that an earlier backup
//! restores no one.
use crate::command::Stop;
use crate::judge::config::Config;
use crate::referee::seats::registry;
use crate::say;
use crate::server::backup::DATABASE;
use crate::server::owner::make_folder;
use crate::server::work::Work;
use crate::store::{Erasure, Store, Wording};
use anyhow::{Context as _, Result};
use std::collections::{BTreeSet, HashMap};
use std::fs::{self, File};
use std::io::{ErrorKind, Write as _};
use std::path::Path;

/// The name of the list beside the backups.
pub const LIST: &str = "erasures";

/// The first line of that file.
const HEAD: &str = "# Erased users: times, and seals of their addresses. Keep this beside the backups: a judge that \
                    starts with an\n\
                    # older database erases them again.\n";

/// Reads this file, if it exists.
///
/// # Errors
/// If it cannot be read.
pub fn read(file: &Path) -> Result<BTreeSet<Erasure>> {
    let about = || format!("cannot read {}", file.display());
    let text = match fs::read_to_string(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(BTreeSet::new()),
        text => text.with_context(about)?,
    };
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| line.parse().with_context(about)).collect()
}

/// Adds erasures to this file, unless it contains them.
///
/// # Errors
/// If it cannot be read or written. Then it is unchanged.
pub fn add(file: &Path, erasures: impl IntoIterator<Item = Erasure>) -> Result<()> {
    let before = read(file)?;
    let mut all = before.clone();
    all.extend(erasures);
    if all == before {
        return Ok(());
    }
    let text = all.iter().fold(HEAD.to_owned(), |text, erasure| text + &format!("{erasure}\n"));
    let beside = file.with_extension("new");
    let write = || -> Result<()> {
        if let Some(folder) = file.parent() {
            make_folder(folder)?;
        }
        let mut new = File::create(&beside)?;
        new.write_all(text.as_bytes())?;
        new.sync_all()?;
        Ok(fs::rename(&beside, file)?)
    };
    write().with_context(|| format!("cannot write {}", file.display()))
}

/// The people erased since this backup, according to this judge's lists and database.
///
/// # Errors
/// If a list cannot be read.
pub fn since(config: &Config, backup: &Path) -> Result<BTreeSet<Erasure>> {
    // A damaged database, or one older than these lists, adds nothing.
    let of = |database: &Path| Store::open_to_read(database).and_then(|store| store.erasures()).unwrap_or_default();
    let mut known = read(&config.backups().join(LIST))?;
    known.extend(read(&backup.with_file_name(LIST))?);
    known.extend(of(&config.database()));
    for erasure in of(&backup.join(DATABASE)) {
        known.remove(&erasure);
    }
    Ok(known)
}

impl Work<'_> {
    /// Erases people on this file's list again who are in the database unerased. Returns their number.
    ///
    /// # Errors
    /// If the file cannot be read, or the database cannot be written. Then nothing has been done.
    pub fn erase_again(&self, file: &Path) -> Result<usize> {
        let known: BTreeSet<Erasure> = self.store.erasures()?.into_iter().collect();
        let missed: Vec<Erasure> = read(file)?.difference(&known).cloned().collect();
        if missed.is_empty() {
            return Ok(0);
        }
        let addresses = self.store.every_address()?;
        let by_seal: HashMap<String, String> =
            addresses.into_iter().map(|address| (registry::seal(&self.judge.tokens, &address), address)).collect();
        self.store.transaction(|| {
            let mut n_erased = 0_usize;
            for erasure in &missed {
                self.store.note_erasure(erasure)?;
                for address in erasure.seals.iter().filter_map(|seal| by_seal.get(seal)) {
                    let Some(user) = self.store.user_at(address)? else { continue };
                    registry::take_out(self.0, &user).map_err(Stop::into_fault)?;
                    n_erased += 1;
                }
            }
            if n_erased != 0 {
                let what = say!("erased {n person|people} of the list of erasures again", n = n_erased);
                self.0.record(None, Wording::of("clock"), Wording::of(what))?;
            }
            Ok(n_erased)
        })
    }

    /// Finishes erasures: erases the people on the list beside the backups, completes the list, and empties the log. A step that fails is
    /// tried again, and health reports it.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub fn finish_erasures(&self, list: Option<&Path>) -> Result<()> {
        if self.store.unfinished_erasure()?.is_none() {
            return Ok(());
        }
        if let Some(list) = list
            && let Err(error) = self.erase_again(list).and_then(|_| add(list, self.store.erasures()?))
        {
            tracing::warn!("could not update the list of erased users: {error:#}");
            return Ok(());
        }
        if self.store.empty_log()? {
            self.store.transaction(|| self.store.end_erasure())?;
        }
        Ok(())
    }
}
