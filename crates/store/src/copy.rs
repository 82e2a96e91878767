//! Copies of the whole database, and checks of them.
use super::{GameId, Store, Time};
use anyhow::{Context as _, Result, bail};
use jiff::Timestamp;
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, params};
use std::ffi::c_int;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The size of a database, for comparing two of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowCounts {
    /// The games.
    pub games: u64,
    /// The registered people.
    pub people: u64,
    /// All e-mails received.
    pub letters: u64,
    /// All e-mails written.
    pub written: u64,
    /// The arrival time of the latest e-mail received.
    pub last_letter: Option<Timestamp>,
}

/// The activity in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Its number.
    pub game: GameId,
    /// Its name.
    pub name: String,
    /// The number of adjudicated phases.
    pub turns: u64,
    /// The number of press messages sent.
    pub press: u64,
    /// The number of recorded actions: orders, settings, seats.
    pub deeds: u64,
}

/// Cancels long work.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Cancels the work at its next step.
    pub fn tell(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns whether the work has been cancelled.
    pub fn is_told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Checks whether to continue.
    ///
    /// # Errors
    /// If the work has been cancelled.
    pub fn check(&self) -> Result<()> {
        if self.is_told() { bail!("it was stopped before it was done") } else { Ok(()) }
    }
}

/// The number of database pages copied in one step: 4 MB.
const STEP: c_int = 1024;
/// The number of SQLite steps between two checks of [`Stop`].
const STEPS: c_int = 10_000;

impl Store {
    /// Copies the database as of one moment with SQLite's backup, while others may write to it. The copy is a single file without a log.
    ///
    /// # Errors
    /// If the copy cannot be written.
    pub fn copy_to(&self, path: &Path) -> Result<()> {
        self.copy_until(&Stop::default(), path)
    }

    /// Copies the database like [`copy_to`](Self::copy_to) unless cancelled.
    ///
    /// # Errors
    /// If the copy cannot be written, or the work is cancelled. A partial copy is not a database.
    pub fn copy_until(&self, stop: &Stop, path: &Path) -> Result<()> {
        let about = || format!("cannot write {}", path.display());
        let mut copy = Connection::open(path).with_context(about)?;
        // Without a snapshot, each e-mail that arrives in the meantime would restart a stepwise copy.
        self.snapshot(Duration::MAX, || {
            self.conn.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
            self.copy_into(stop, &mut copy)
        })
        .with_context(about)?;
        copy.pragma_update(None, "journal_mode", "DELETE").with_context(about)
    }

    /// Copies the database in steps.
    pub(super) fn copy_into(&self, stop: &Stop, copy: &mut Connection) -> Result<()> {
        let backup = Backup::new(&self.conn, copy)?;
        let mut n_busy = 0;
        while n_busy < 50 {
            match backup.step(STEP)? {
                StepResult::Done => return Ok(()),
                StepResult::More => stop.check()?,
                _ => {
                    n_busy += 1;
                    std::thread::sleep(Duration::from_millis(100));
                }
            }
        }
        bail!("another program keeps the database busy")
    }

    /// Runs SQLite's complete check of the database, including its references. It takes some time.
    ///
    /// # Errors
    /// If something is wrong, or the database cannot be read.
    pub fn prove(&self) -> Result<()> {
        self.prove_until(&Stop::default())
    }

    /// Checks the database like [`prove`](Self::prove) unless cancelled.
    ///
    /// # Errors
    /// If something is wrong, the database cannot be read, or the work is cancelled.
    pub fn prove_until(&self, stop: &Stop) -> Result<()> {
        let told = stop.clone();
        self.conn.progress_handler(STEPS, Some(move || told.is_told()))?;
        let said = self.conn.pragma_query_value(None, "integrity_check", |row| row.get::<_, String>(0));
        self.conn.progress_handler(0, None::<fn() -> bool>)?;
        stop.check()?;
        let said = said?;
        if said != "ok" {
            bail!("the database is damaged: {said}");
        }
        self.schema().map(drop)
    }

    /// Returns the size of the database.
    pub fn extent(&self) -> Result<RowCounts> {
        let sql = "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM users), (SELECT coalesce(max(id), 0) FROM inbox),
            (SELECT max(received) FROM inbox), (SELECT coalesce(max(id), 0) FROM outbox)";
        Ok(self.conn.query_row(sql, [], |row| {
            let last_letter = row.get::<_, Option<Time>>(3)?.map(|time| time.0);
            Ok(RowCounts {
                games: row.get(0)?,
                people: row.get(1)?,
                letters: row.get(2)?,
                written: row.get(4)?,
                last_letter,
            })
        })?)
    }

    /// Returns the activity in each game, from a database of any schema version.
    pub fn tallies(&self) -> Result<Vec<Tally>> {
        let sql = "SELECT id, name, (SELECT count(*) FROM phases WHERE game = games.id),
            (SELECT count(*) FROM press WHERE game = games.id AND seat IS NOT NULL),
            (SELECT count(*) FROM journal WHERE game = games.id) FROM games ORDER BY id";
        let mut query = self.conn.prepare(sql)?;
        let read = |row: &rusqlite::Row<'_>| {
            Ok(Tally {
                game: row.get(0)?,
                name: row.get(1)?,
                turns: row.get(2)?,
                press: row.get(3)?,
                deeds: row.get(4)?,
            })
        };
        Ok(query.query_map([], read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The highest row number that each table has assigned.
    pub fn numbers(&self) -> Result<Vec<(String, i64)>> {
        let mut query = self.conn.prepare("SELECT name, seq FROM sqlite_sequence")?;
        Ok(query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Makes the database at this path continue numbering after these numbers. No program may have it open.
    pub fn skip_numbers(path: &Path, numbers: &[(String, i64)]) -> Result<()> {
        let conn = Connection::open(path)?;
        for (table, number) in numbers {
            let sql = "UPDATE sqlite_sequence SET seq = max(seq, ?2) WHERE name = ?1";
            if conn.execute(sql, params![table, number])? == 0 {
                conn.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)", params![table, number])?;
            }
        }
        Ok(())
    }
}
