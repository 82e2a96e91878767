//! Pictures attached to e-mails, each stored once. The schema's triggers track which e-mails use a picture, and delete it with the last of
//! them.
use super::{Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, params};

impl Store {
    /// Stores a picture under its key.
    pub fn keep_picture(&self, key: &str, bytes: &[u8], now: Timestamp) -> Result<()> {
        let sql = "INSERT INTO pictures (key, bytes, made) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
        self.conn.prepare_cached(sql)?.execute(params![key, bytes, Time(now)])?;
        Ok(())
    }

    /// The bytes of a picture.
    pub fn picture(&self, key: &str) -> Result<Option<Vec<u8>>> {
        let mut query = self.conn.prepare_cached("SELECT bytes FROM pictures WHERE key = ?1")?;
        Ok(query.query_row([key], |row| row.get(0)).optional()?)
    }
}
