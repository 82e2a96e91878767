//! Ensures that each data folder has at most one judge.
use anyhow::{Context as _, Result, bail};
use std::fs::{self, File, TryLockError};
use std::path::Path;

/// Keeps other judges away from a data folder until dropped. The system releases it when the process ends, for any reason.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Locks the data folder, which is created if it does not exist.
    ///
    /// # Errors
    /// If another judge has locked it, or it is not writable.
    pub fn take(data: &Path) -> Result<Self> {
        fs::create_dir_all(data).with_context(|| format!("cannot create the data folder {}", data.display()))?;
        let path = data.join("lock");
        let file = File::options().create(true).truncate(false).write(true).open(&path);
        let file = file.with_context(|| format!("cannot write to the data folder {}", data.display()))?;
        match file.try_lock() {
            Ok(()) => {
                super::owner::like_its_folder(&path);
                Ok(Self { _file: file })
            }
            Err(TryLockError::WouldBlock) => {
                bail!("another judge is using {}; give each judge its own data folder", data.display())
            }
            Err(TryLockError::Error(error)) => {
                Err(error).with_context(|| format!("cannot lock the data folder {}", data.display()))
            }
        }
    }

    /// Records that the folder has a database, so that its loss is noticed.
    ///
    /// # Errors
    /// If the folder is not writable.
    pub fn note_use(data: &Path) -> Result<()> {
        if Self::was_used(data) {
            return Ok(());
        }
        let about = || format!("cannot write to the data folder {}", data.display());
        let path = data.join("lock");
        fs::write(&path, "A judge has run here: this folder has a database.\n").with_context(about)?;
        super::owner::like_its_folder(&path);
        Ok(())
    }

    /// Returns whether this data folder has ever had a database.
    pub fn was_used(data: &Path) -> bool {
        fs::metadata(data.join("lock")).is_ok_and(|about| about.len() != 0)
    }

    /// Returns whether a judge is using this data folder.
    pub fn is_taken(data: &Path) -> bool {
        let file = File::open(data.join("lock"));
        file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }
}
