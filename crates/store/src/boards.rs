//! Game boards, stored as text.
use super::Store;
use anyhow::{Context as _, Result};
use rusqlite::OptionalExtension as _;

impl Store {
    /// Stores a board once for all games that use it.
    pub fn keep_board(&self, digest: &str, files: &str) -> Result<()> {
        let sql = "INSERT INTO boards (digest, files) VALUES (?1, ?2) ON CONFLICT (digest) DO NOTHING";
        self.conn.prepare_cached(sql)?.execute([digest, files])?;
        Ok(())
    }

    /// The files of a stored board, as JSON.
    ///
    /// # Errors
    /// If the board is not stored.
    pub fn board(&self, digest: &str) -> Result<String> {
        let mut query = self.conn.prepare_cached("SELECT files FROM boards WHERE digest = ?1")?;
        let files: Option<String> = query.query_row([digest], |row| row.get(0)).optional()?;
        files.with_context(|| format!("the board {digest} is not in the database"))
    }

    /// The digest and files of the stored board whose digest begins like this.
    pub fn board_beginning(&self, beginning: &str) -> Result<Option<(String, String)>> {
        let sql = "SELECT digest, files FROM boards WHERE digest >= ?1 AND digest < ?1 || 'g' LIMIT 1";
        Ok(self.conn.prepare_cached(sql)?.query_row([beginning], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
    }

    /// Deletes a board if no game uses it.
    pub fn forget_board(&self, digest: &str) -> Result<()> {
        let sql = "DELETE FROM boards WHERE digest = ?1 AND NOT EXISTS (SELECT 1 FROM games WHERE board = ?1)";
        self.conn.prepare_cached(sql)?.execute([digest])?;
        Ok(())
    }

    /// The number of stored boards.
    pub fn n_boards(&self) -> Result<u32> {
        Ok(self.conn.query_row("SELECT count(*) FROM boards", [], |row| row.get(0))?)
    }
}
