//! Erased people. No earlier backup restores them, and the database's log does not retain their words.
use super::{Checkpoints, PATIENCE, Store, Time};
use anyhow::{Context as _, Error, Result};
use jiff::Timestamp;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The key in `meta` for the start of an unfinished erasure.
const UNFINISHED: &str = "unfinished_erasure";

/// A person's erasure. In a file, it is one line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Erasure {
    /// The time of the erasure.
    pub at: Timestamp,
    /// The seals of their addresses: each recognises an address without revealing it.
    pub seals: Vec<String>,
}

impl fmt::Display for Erasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.at, self.seals.join(" "))
    }
}

impl FromStr for Erasure {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self> {
        let mut words = line.split_whitespace();
        let at = words.next().and_then(|word| word.parse().ok()).context("it does not begin with a time")?;
        Ok(Self { at, seals: words.map(str::to_owned).collect() })
    }
}

impl Store {
    /// All erasures, oldest first.
    pub fn erasures(&self) -> Result<Vec<Erasure>> {
        let mut query = self.conn.prepare_cached("SELECT at, seals FROM erasures ORDER BY at, seals")?;
        let read = |row: &rusqlite::Row<'_>| {
            let seals: String = row.get(1)?;
            Ok(Erasure { at: row.get::<_, Time>(0)?.0, seals: seals.split(' ').map(str::to_owned).collect() })
        };
        Ok(query.query_map([], read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Records an erasure.
    pub fn note_erasure(&self, erasure: &Erasure) -> Result<()> {
        let sql = "INSERT OR IGNORE INTO erasures (at, seals) VALUES (?1, ?2)";
        self.conn.prepare_cached(sql)?.execute(rusqlite::params![Time(erasure.at), erasure.seals.join(" ")])?;
        Ok(())
    }

    /// The addresses of all people.
    pub fn every_address(&self) -> Result<Vec<String>> {
        let mut query = self.conn.prepare_cached("SELECT address FROM addresses ORDER BY address")?;
        Ok(query.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the time since which erased text may remain in the log, or be missing from the list beside the backups.
    pub fn unfinished_erasure(&self) -> Result<Option<Timestamp>> {
        let since = self.meta(UNFINISHED)?.filter(|since| !since.is_empty());
        since.map(|since| since.parse().context("the time of an unfinished erasure cannot be read")).transpose()
    }

    /// Records that text was erased now and may remain in the log.
    pub fn begin_erasure(&self, now: Timestamp) -> Result<()> {
        if self.unfinished_erasure()?.is_none() {
            self.set_meta(UNFINISHED, &now.to_string())?;
        }
        Ok(())
    }

    /// Records that no erased text remains.
    pub fn end_erasure(&self) -> Result<()> {
        self.set_meta(UNFINISHED, "")
    }

    /// Empties the write-ahead log, which retains erased text until it is overwritten. Returns whether it is empty: another program that
    /// reads the database can prevent that. If the log is left to the program that copies it, that program overwrites it in time.
    ///
    /// # Errors
    /// If the database cannot be written, or a transaction is under way.
    pub fn empty_log(&self) -> Result<bool> {
        if self.checkpoints == Checkpoints::OfTheCopy {
            return Ok(true);
        }
        self.conn.busy_timeout(Duration::ZERO)?;
        let is_busy = self.conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0));
        self.conn.busy_timeout(PATIENCE)?;
        Ok(!is_busy?)
    }
}
