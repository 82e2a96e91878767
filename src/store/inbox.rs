//! Letters in.
use super::{LetterId, Store, Time};
use crate::mail::source::Arrival;
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

/// A letter that waits to be handled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InboxRow {
    /// Its number. Letters are handled in this order.
    pub id: LetterId,
    /// Its bytes, cut at the limit.
    pub raw: Vec<u8>,
    /// Its full size in bytes.
    pub size: u64,
    /// When it arrived.
    pub received: Timestamp,
    /// The number of failed attempts.
    pub attempts: u32,
}

/// The sender that a letter counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sender<'a> {
    /// The address in `From:`, if there is one.
    pub address: Option<&'a str>,
    /// Does a reply token prove that the sender has received a letter of ours?
    pub proved: bool,
}

/// The outcome of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was answered.
    Done,
    /// It was deliberately not answered, for this reason.
    Silent(String),
}

impl InboxRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            raw: row.get::<_, Option<Vec<u8>>>("raw")?.unwrap_or_default(),
            size: row.get("size")?,
            received: row.get::<_, Time>("received")?.0,
            attempts: row.get("attempts")?,
        })
    }
}

impl Store {
    /// Stores a letter, unless it is already there.
    pub fn take_in(&self, arrival: &Arrival, now: Timestamp) -> Result<()> {
        let sql = "INSERT INTO inbox (source, raw, size, received) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";
        let received = Time(arrival.received.unwrap_or(now).min(now));
        self.conn.prepare_cached(sql)?.execute(params![arrival.key, arrival.raw, arrival.size, received])?;
        Ok(())
    }

    /// The waiting letters, oldest first.
    pub fn waiting(&self, limit: u32) -> Result<Vec<InboxRow>> {
        let sql = "SELECT id, raw, size, received, attempts FROM inbox WHERE state = 'new' ORDER BY id LIMIT ?1";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([limit], InboxRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Marks a letter as finished. Its bytes, which may hold a password, are erased.
    pub fn finish(&self, id: LetterId, sender: &Sender<'_>, digest: &str, verdict: &Verdict) -> Result<()> {
        let sql = "UPDATE inbox SET state = ?2, sender = ?3, proved = ?4, digest = ?5, note = ?6, raw = NULL
            WHERE id = ?1";
        let (state, note) = match verdict {
            Verdict::Done => ("done", None),
            Verdict::Silent(why) => ("silent", Some(why)),
        };
        self.conn.prepare_cached(sql)?.execute(params![id, state, sender.address, sender.proved, digest, note])?;
        Ok(())
    }

    /// Notes another attempt at a letter, before or after it.
    pub fn note_attempt(&self, id: LetterId, why: &str) -> Result<()> {
        let sql = "UPDATE inbox SET attempts = attempts + 1, note = ?2 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, why])?;
        Ok(())
    }

    /// Sets a letter aside for the keeper. Its bytes are kept.
    pub fn set_aside(&self, id: LetterId, why: &str) -> Result<()> {
        let sql = "UPDATE inbox SET state = 'stuck', note = ?2 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, why])?;
        Ok(())
    }

    /// Has a letter with this digest already been answered? One that was not answered, for example because it looked
    /// like a robot's, does not count.
    pub fn seen(&self, digest: &str) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM inbox WHERE digest = ?1 AND state = 'done')";
        Ok(self.conn.prepare_cached(sql)?.query_row([digest], |row| row.get(0))?)
    }

    /// The number of letters from this sender that were handled since then. Proved and unproved senders are counted
    /// separately.
    pub fn n_from(&self, sender: &Sender<'_>, since: Timestamp) -> Result<u32> {
        let sql = "SELECT count(*) FROM inbox WHERE sender = ?1 AND proved = ?2 AND ?3 <= received";
        let values = params![sender.address, sender.proved, Time(since)];
        Ok(self.conn.prepare_cached(sql)?.query_row(values, |row| row.get(0))?)
    }

    /// The number of letters in each state.
    pub fn inbox_counts(&self) -> Result<Vec<(String, u64)>> {
        let mut query = self.conn.prepare_cached("SELECT state, count(*) FROM inbox GROUP BY state ORDER BY state")?;
        Ok(query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?)
    }
}
