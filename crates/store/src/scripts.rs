//! The scripts that games use, as text.
use super::Store;
use anyhow::Result;
use rusqlite::OptionalExtension as _;

impl Store {
    /// Stores a script, once for all games that use it.
    pub fn keep_script(&self, digest: &str, name: &str, text: &str) -> Result<()> {
        let sql = "INSERT INTO scripts (digest, name, text) VALUES (?1, ?2, ?3) ON CONFLICT (digest) DO NOTHING";
        self.conn.prepare_cached(sql)?.execute([digest, name, text])?;
        Ok(())
    }

    /// The text of a stored script.
    pub fn script(&self, digest: &str) -> Result<Option<String>> {
        let mut query = self.conn.prepare_cached("SELECT text FROM scripts WHERE digest = ?1")?;
        Ok(query.query_row([digest], |row| row.get(0)).optional()?)
    }

    /// Records that a script's hook failed on this day. Returns whether it is the first time.
    pub fn note_script_failure(&self, hook: &str, day: &str) -> Result<bool> {
        let key = format!("script {hook}");
        if self.meta(&key)?.as_deref() == Some(day) {
            return Ok(false);
        }
        self.set_meta(&key, day)?;
        Ok(true)
    }
}
