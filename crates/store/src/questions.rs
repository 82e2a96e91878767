//! Questions to seat holders, which they answer with a bare YES or NO.
use super::{QuestionId, SeatId, Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, params};

/// The meaning of a bare answer to a question: lines for the judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionRow {
    /// The seat.
    pub seat: SeatId,
    /// The lines for YES.
    pub yes: String,
    /// The lines for NO.
    pub no: String,
}

impl Store {
    /// Adds a question and returns its number.
    pub fn add_question(&self, row: &QuestionRow, asked: Timestamp) -> Result<QuestionId> {
        let sql = "INSERT INTO questions (seat, yes, no, asked) VALUES (?1, ?2, ?3, ?4)";
        self.conn.prepare_cached(sql)?.execute(params![row.seat, row.yes, row.no, Time(asked)])?;
        Ok(QuestionId(self.conn.last_insert_rowid()))
    }

    /// A question, if it has not expired.
    pub fn question(&self, id: QuestionId) -> Result<Option<QuestionRow>> {
        let mut query = self.conn.prepare_cached("SELECT seat, yes, no FROM questions WHERE id = ?1")?;
        let read = |row: &rusqlite::Row<'_>| Ok(QuestionRow { seat: row.get(0)?, yes: row.get(1)?, no: row.get(2)? });
        Ok(query.query_row([id], read).optional()?)
    }
}
