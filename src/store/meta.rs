//! What the judge stores about itself.
use super::{Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::OptionalExtension as _;

impl Store {
    pub(super) fn meta(&self, key: &str) -> Result<Option<String>> {
        let mut query = self.conn.prepare_cached("SELECT value FROM meta WHERE key = ?1")?;
        Ok(query.query_row([key], |row| row.get(0)).optional()?)
    }

    pub(super) fn set_meta(&self, key: &str, value: &str) -> Result<()> {
        let sql = "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2";
        self.conn.prepare_cached(sql)?.execute([key, value])?;
        Ok(())
    }

    /// The judge's secret, from which all reply tokens are made. `make` is called once in the life of a database.
    ///
    /// # Errors
    /// If the database or `make` fails.
    pub fn secret(&self, make: impl FnOnce() -> Result<String>) -> Result<String> {
        if let Some(secret) = self.meta("secret")? {
            return Ok(secret);
        }
        let secret = make()?;
        self.set_meta("secret", &secret)?;
        Ok(secret)
    }

    /// When the judge last recorded that it was up.
    pub fn last_alive(&self) -> Result<Option<Timestamp>> {
        let mut query = self.conn.prepare_cached("SELECT value FROM meta WHERE key = 'alive'")?;
        Ok(query.query_row([], |row| row.get::<_, Time>(0)).optional()?.map(|time| time.0))
    }

    /// Why the last of the judge's own backups could not be made, if the keeper has been told.
    pub fn backup_trouble(&self) -> Result<Option<String>> {
        Ok(self.meta("backup_trouble")?.filter(|why| !why.is_empty()))
    }

    /// Notes that the keeper has been told that backups cannot be made, and why, or that they can.
    pub fn set_backup_trouble(&self, why: Option<&str>) -> Result<()> {
        self.set_meta("backup_trouble", why.unwrap_or_default())
    }

    /// When it was last looked whether anybody is to be told of openings.
    pub fn looked_for_openings(&self) -> Result<Option<Timestamp>> {
        let mut query = self.conn.prepare_cached("SELECT value FROM meta WHERE key = 'openings'")?;
        Ok(query.query_row([], |row| row.get::<_, Time>(0)).optional()?.map(|time| time.0))
    }

    /// Records that it was looked.
    pub fn set_looked_for_openings(&self, now: Timestamp) -> Result<()> {
        self.set_meta("openings", &super::time_text(now))
    }

    /// Records that the judge is up.
    pub fn set_alive(&self, now: Timestamp) -> Result<()> {
        self.set_meta("alive", &super::time_text(now))
    }
}
