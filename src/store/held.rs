//! Lines that are held until their sender has confirmed their address.
use super::{HeldId, Store, Time};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use rusqlite::{OptionalExtension as _, params};

impl Store {
    /// Keeps lines until they are confirmed. Returns their number.
    pub fn hold(&self, address: &str, lines: &str, until: Timestamp) -> Result<HeldId> {
        let sql = "INSERT INTO held (address, lines, until) VALUES (?1, ?2, ?3)";
        self.conn.prepare_cached(sql)?.execute(params![address, lines, Time(until)])?;
        Ok(HeldId(self.conn.last_insert_rowid()))
    }

    /// Deletes what has expired: unconfirmed lines, notes of how-tos sent a day ago, wrong passwords from an hour ago.
    pub fn forget_past(&self, now: Timestamp) -> Result<()> {
        let before = |table: &str, column: &str, time: Timestamp| -> Result<()> {
            let sql = format!("DELETE FROM {table} WHERE {column} < ?1");
            self.conn.prepare_cached(&sql)?.execute([Time(time)])?;
            Ok(())
        };
        before("held", "until", now)?;
        before("strangers", "told", now - SignedDuration::from_hours(24))?;
        before("wrong_passwords", "at", now - SignedDuration::from_hours(1))
    }

    /// Takes lines out again: the address, and the lines. `None` if they are gone, already taken or too old.
    pub fn take_held(&self, id: HeldId, now: Timestamp) -> Result<Option<(String, String)>> {
        self.conn.prepare_cached("DELETE FROM held WHERE until < ?1")?.execute([Time(now)])?;
        let mut query = self.conn.prepare_cached("DELETE FROM held WHERE id = ?1 RETURNING address, lines")?;
        Ok(query.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
    }

    /// The number of held letters for this address, so that a stranger cannot fill the database.
    pub fn n_held(&self, address: &str, now: Timestamp) -> Result<u32> {
        let sql = "SELECT count(*) FROM held WHERE address = ?1 AND ?2 <= until";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![address, Time(now)], |row| row.get(0))?)
    }
}
