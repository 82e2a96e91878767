//! The facts that the judge stores about itself.
use super::{Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension as _};
use std::path::Path;

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

    pub(super) fn forget_meta(&self, key: &str) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM meta WHERE key = ?1")?.execute([key])?;
        Ok(())
    }

    /// The judge's secret, from which all reply tokens are derived. `make` is called once in a database's life.
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

    /// Gives the judge another secret. Tokens, codes and links of the old one are void.
    pub fn replace_secret(&self, secret: &str) -> Result<()> {
        self.set_meta("secret", secret)
    }

    /// Returns the judge's last recorded sign of life.
    pub fn last_alive(&self) -> Result<Option<Timestamp>> {
        let mut query = self.conn.prepare_cached("SELECT value FROM meta WHERE key = 'alive'")?;
        Ok(query.query_row([], |row| row.get::<_, Time>(0)).optional()?.map(|time| time.0))
    }

    /// Returns whether the running judge distrusts the machine's clock.
    pub fn doubts_clock(&self) -> Result<bool> {
        Ok(self.meta("doubt")?.is_some_and(|doubt| !doubt.is_empty()))
    }

    /// Records whether the judge distrusts the clock.
    pub fn note_doubt(&self, is_doubted: bool) -> Result<()> {
        self.set_meta("doubt", if is_doubted { "yes" } else { "" })
    }

    /// Returns whether this is a backup's copy, rather than a judge's database.
    pub fn is_copied(&self) -> Result<bool> {
        Ok(self.meta("copied")?.is_some())
    }

    /// Marks the database at this path as a backup's copy or not. No program may have it open.
    pub fn set_copied(path: &Path, is_copied: bool) -> Result<()> {
        let sql = match is_copied {
            true => "INSERT OR REPLACE INTO meta (key, value) VALUES ('copied', '')",
            false => "DELETE FROM meta WHERE key = 'copied'",
        };
        Connection::open(path)?.execute(sql, [])?;
        Ok(())
    }

    /// Returns the reason why the judge's last backup failed, if the keeper has been told.
    pub fn backup_trouble(&self) -> Result<Option<String>> {
        Ok(self.meta("backup_trouble")?.filter(|why| !why.is_empty()))
    }

    /// Records that the keeper has been told why backups fail, or that they work.
    pub fn set_backup_trouble(&self, why: Option<&str>) -> Result<()> {
        self.set_meta("backup_trouble", why.unwrap_or_default())
    }

    /// Returns the optional services that are down, and why: `pages`, `console`, `metrics`.
    pub fn shut_doors(&self) -> Result<Vec<(String, String)>> {
        let sql = "SELECT substr(key, 6), value FROM meta WHERE key GLOB 'door *' AND value <> '' ORDER BY key";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Records why a service is down, or that it is up.
    pub fn note_door(&self, name: &str, why: Option<&str>) -> Result<()> {
        self.set_meta(&format!("door {name}"), why.unwrap_or_default())
    }

    /// Deletes the reasons why services are down, before they start again.
    pub fn forget_doors(&self) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM meta WHERE key GLOB 'door *'")?.execute([])?;
        Ok(())
    }

    /// Returns the time when the judge last looked for people to notify of openings.
    pub fn looked_for_openings(&self) -> Result<Option<Timestamp>> {
        let mut query = self.conn.prepare_cached("SELECT value FROM meta WHERE key = 'openings'")?;
        Ok(query.query_row([], |row| row.get::<_, Time>(0)).optional()?.map(|time| time.0))
    }

    /// Records that time.
    pub fn set_looked_for_openings(&self, now: Timestamp) -> Result<()> {
        self.set_meta("openings", &super::time_text(now))
    }

    /// Records that the judge is alive.
    pub fn set_alive(&self, now: Timestamp) -> Result<()> {
        self.set_meta("alive", &super::time_text(now))
    }
}
