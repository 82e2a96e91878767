//! Press, and announcements to a whole game.
use super::{Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::params;

/// A letter between the people of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PressRow {
    /// `S1901M`
    pub phase: String,
    /// Who wrote it. For the record only: grey press is not to be given away.
    pub sender: String,
    /// What the readers saw above it.
    pub heading: String,
    /// Everybody could read it.
    pub public: bool,
    /// The text.
    pub body: String,
    /// When.
    pub sent: Timestamp,
}

impl Store {
    /// Adds press to the record.
    ///
    /// # Errors
    /// If the database fails.
    pub fn record_press(&self, game: i64, row: &PressRow) -> Result<()> {
        let sql = "INSERT INTO press (game, phase, sender, heading, public, body, sent)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let values = params![game, row.phase, row.sender, row.heading, row.public, row.body, Time(row.sent)];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }

    /// The press that everybody could read, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub fn public_press(&self, game: i64) -> Result<Vec<PressRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM press WHERE game = ?1 AND public ORDER BY id")?;
        let rows = query.query_map([game], |row| {
            Ok(PressRow {
                phase: row.get("phase")?,
                sender: row.get("sender")?,
                heading: row.get("heading")?,
                public: row.get("public")?,
                body: row.get("body")?,
                sent: row.get::<_, Time>("sent")?.0,
            })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}
