//! Set-ups that people have saved for later games.
use super::{Store, Time, UserId};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

/// A saved set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupRow {
    /// Its owner.
    pub user: UserId,
    /// The family's key: `stratego`.
    pub family: String,
    /// The board's folder: `classic`.
    pub board: String,
    /// Its owner's name for it.
    pub name: String,
    /// The order in canonical form.
    pub line: String,
    /// The time of saving.
    pub saved: Timestamp,
}

impl SetupRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            user: row.get("user")?,
            family: row.get("family")?,
            board: row.get("board")?,
            name: row.get("name")?,
            line: row.get("line")?,
            saved: row.get::<_, Time>("saved")?.0,
        })
    }
}

impl Store {
    /// A person's set-ups, oldest first.
    pub fn set_ups(&self, user: UserId) -> Result<Vec<SetupRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM set_ups WHERE user = ?1 ORDER BY saved, name")?;
        Ok(query.query_map([user], SetupRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Saves a set-up, replacing its owner's earlier one of that name.
    pub fn keep_set_up(&self, row: &SetupRow) -> Result<()> {
        let sql = "INSERT INTO set_ups (user, family, board, name, line, saved) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT DO UPDATE SET name = ?4, line = ?5, saved = ?6";
        let values = params![row.user, row.family, row.board, row.name, row.line, Time(row.saved)];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }

    /// Deletes a set-up.
    pub fn drop_set_up(&self, row: &SetupRow) -> Result<()> {
        let sql = "DELETE FROM set_ups WHERE user = ?1 AND family = ?2 AND board = ?3 AND name = ?4";
        self.conn.prepare_cached(sql)?.execute(params![row.user, row.family, row.board, row.name])?;
        Ok(())
    }
}
