//! The judge's notes on its copy elsewhere: which one it writes, whether that one is whole, and why it fails.
use super::Store;
use anyhow::{Context as _, Result};
use jiff::Timestamp;
use rusqlite::Connection;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The rows of `meta`.
const NOTE: &str = "copy";
const TROUBLE: &str = "copy_trouble";

/// The copy that a database continues.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CopyNote {
    /// The number of the copy that this database continues. 0: the next start begins a new one.
    pub term: u32,
    /// True once the copy has held the whole database.
    pub is_whole: bool,
}

/// A failure of the copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CopyTrouble {
    /// Its start.
    pub since: Timestamp,
    /// Its cause.
    pub why: String,
}

impl Store {
    /// The note on the copy, or `None` if the judge has never had one.
    pub fn copy_note(&self) -> Result<Option<CopyNote>> {
        self.read_copy(NOTE)
    }

    /// The failure of the copy, if it fails.
    pub fn copy_trouble(&self) -> Result<Option<CopyTrouble>> {
        Ok(self.read_copy::<Option<_>>(TROUBLE)?.flatten())
    }

    /// Records why the copy fails, or that it works.
    pub fn note_copy_trouble(&self, trouble: Option<&CopyTrouble>) -> Result<()> {
        self.set_meta(TROUBLE, &serde_json::to_string(&trouble)?)
    }

    fn read_copy<T: DeserializeOwned>(&self, key: &str) -> Result<Option<T>> {
        let note = self.meta(key)?;
        note.map(|note| serde_json::from_str(&note).context("the note on the copy cannot be read")).transpose()
    }

    /// Records which copy the database continues.
    pub fn note_copy(&self, note: &CopyNote) -> Result<()> {
        self.set_meta(NOTE, &serde_json::to_string(note)?)
    }

    /// Makes the judge of the database at this path begin a new copy, if it had one or has one now. No program may have it open.
    pub fn begin_copy_anew(path: &Path, has_copy: bool) -> Result<()> {
        let note = serde_json::to_string(&CopyNote::default())?;
        let conn = Connection::open(path)?;
        let sql = if has_copy {
            "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        } else {
            "UPDATE meta SET value = ?2 WHERE key = ?1"
        };
        conn.execute(sql, [NOTE, note.as_str()])?;
        conn.execute("DELETE FROM meta WHERE key = ?1", [TROUBLE])?;
        Ok(())
    }
}
