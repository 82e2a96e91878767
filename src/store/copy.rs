//! Copies of the whole database.
use super::Store;
use anyhow::{Context as _, Result};
use rusqlite::Connection;
use rusqlite::backup::Backup;
use std::path::Path;
use std::time::Duration;

/// How many pages are copied at a time.
const PAGES: i32 = 1000;

impl Store {
    /// Copies the database as it is at one moment, while others may write to it, with SQLite's own backup. The copy is one
    /// file, whole, without a log beside it.
    ///
    /// # Errors
    /// If the copy cannot be written.
    pub fn copy_to(&self, path: &Path) -> Result<()> {
        let about = || format!("cannot write {}", path.display());
        let mut copy = Connection::open(path).with_context(about)?;
        self.copy_into(&mut copy).with_context(about)?;
        copy.pragma_update(None, "journal_mode", "DELETE").with_context(about)
    }

    pub(super) fn copy_into(&self, copy: &mut Connection) -> Result<()> {
        Ok(Backup::new(&self.conn, copy)?.run_to_completion(PAGES, Duration::ZERO, None)?)
    }
}
