//! Positions that GMs changed by hand.
use super::{GameId, Store, Time, get_time, maybe};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

/// A change of a position by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditRow {
    /// The turn in which the GM changed it.
    pub turn: u32,
    /// The lines that describe the change.
    pub lines: String,
    /// The position before, as JSON.
    pub before: String,
    /// The position after, as JSON.
    pub after: String,
    /// The time of the change.
    pub edited: Timestamp,
    /// The time when a rollback undid it, if one did.
    pub undone: Option<Timestamp>,
}

impl EditRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            turn: row.get("turn")?,
            lines: row.get("lines")?,
            before: row.get("before")?,
            after: row.get("after")?,
            edited: row.get::<_, Time>("edited")?.0,
            undone: get_time(row, "undone")?,
        })
    }
}

impl Store {
    /// All edits of a game, oldest first, including those rolled back.
    pub fn edits(&self, game: GameId) -> Result<Vec<EditRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM edits WHERE game = ?1 ORDER BY id")?;
        Ok(query.query_map([game], EditRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Adds an edit.
    pub fn record_edit(&self, game: GameId, row: &EditRow) -> Result<()> {
        let sql = "INSERT INTO edits (game, turn, lines, before, after, edited, undone)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let values = params![game, row.turn, row.lines, row.before, row.after, Time(row.edited), maybe(row.undone)];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }

    /// Marks the edits of all later turns as rolled back. Edits of the turn itself belong to its starting position.
    pub fn undo_edits_after(&self, game: GameId, turn: u32, now: Timestamp) -> Result<()> {
        let sql = "UPDATE edits SET undone = ?3 WHERE game = ?1 AND ?2 < turn AND undone IS NULL";
        self.conn.prepare_cached(sql)?.execute(params![game, turn, Time(now)])?;
        Ok(())
    }

    /// Restores the edits of a turn that were rolled back at this time.
    pub fn redo_edits(&self, game: GameId, turn: u32, undone: Timestamp) -> Result<()> {
        let sql = "UPDATE edits SET undone = NULL WHERE game = ?1 AND turn = ?2 AND undone = ?3";
        self.conn.prepare_cached(sql)?.execute(params![game, turn, Time(undone)])?;
        Ok(())
    }
}
