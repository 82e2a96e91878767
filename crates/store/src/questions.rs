//! Questions to seat holders: those that they answer with a bare YES or NO, and guesses at what their e-mails meant.
use super::{QuestionId, SeatId, Store, Time, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{OptionalExtension as _, Row, params};
use serde::{Deserialize, Serialize};

/// The meaning of a bare answer to a question: lines for the judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionRow {
    /// The seat.
    pub seat: SeatId,
    /// The lines for YES.
    pub yes: String,
    /// The lines for NO.
    pub no: String,
    /// The number of a guess, or 0 for any other question.
    pub number: u32,
}

/// A guess at what an e-mail meant. Its writer says whether it is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuessRow {
    /// The question.
    pub id: QuestionId,
    /// Its number, as the holder of the seat counts them.
    pub number: u32,
    /// The label of the phase that its orders are for, or empty if it is not about orders.
    pub phase: String,
    /// The readings: one that a YES accepts, or several with numbers.
    pub choices: Vec<Choice>,
    /// The way it was closed, unless it is open.
    pub closed: Option<Closing>,
}

/// A reading of an e-mail.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The lines that it stands for.
    pub lines: Vec<String>,
    /// The orders on file that these lines replaced when the judge asked.
    pub replaced: Vec<String>,
}

words! {
    /// The ways to close a guess.
    Closing {
        /// Its writer accepted a reading.
        Accepted = "accepted",
        /// Its writer said no.
        Rejected = "rejected",
        /// A newer question is about the same.
        Overtaken = "overtaken",
    }
}

impl GuessRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            number: row.get("number")?,
            phase: row.get("phase")?,
            choices: row.get::<_, Choices>("choices")?.0,
            closed: row.get("closed")?,
        })
    }
}

/// The readings of a guess, stored as JSON.
struct Choices(Vec<Choice>);

impl ToSql for Choices {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(serde_json::json!(self.0).to_string().into())
    }
}

impl FromSql for Choices {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        serde_json::from_str(value.as_str()?).map(Choices).map_err(|error| FromSqlError::Other(Box::new(error)))
    }
}

impl Store {
    /// Adds an open guess for a seat, and returns it with its number.
    pub fn add_guess(&self, seat: SeatId, phase: &str, choices: Vec<Choice>, asked: Timestamp) -> Result<GuessRow> {
        let sql = "INSERT INTO questions (seat, yes, no, asked, phase, choices, number)
            VALUES (?1, '', '', ?2, ?3, ?4, (SELECT coalesce(max(number), 0) + 1 FROM questions WHERE seat = ?1))
            RETURNING id, number";
        let choices = Choices(choices);
        let mut query = self.conn.prepare_cached(sql)?;
        let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
        let (id, number) = query.query_row(params![seat, Time(asked), phase, choices], read)?;
        Ok(GuessRow { id, number, phase: phase.to_owned(), choices: choices.0, closed: None })
    }

    /// The guesses about a seat's e-mails that have not expired, the latest first.
    pub fn guesses(&self, seat: SeatId) -> Result<Vec<GuessRow>> {
        let sql = "SELECT id, number, phase, choices, closed FROM questions
            WHERE seat = ?1 AND number <> 0 ORDER BY number DESC LIMIT 100";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([seat], GuessRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Closes a guess.
    pub fn close_guess(&self, id: QuestionId, how: Closing) -> Result<()> {
        self.conn.prepare_cached("UPDATE questions SET closed = ?2 WHERE id = ?1")?.execute(params![id, how])?;
        Ok(())
    }

    /// Adds a question and returns its number.
    pub fn add_question(&self, row: &QuestionRow, asked: Timestamp) -> Result<QuestionId> {
        let sql = "INSERT INTO questions (seat, yes, no, asked) VALUES (?1, ?2, ?3, ?4)";
        self.conn.prepare_cached(sql)?.execute(params![row.seat, row.yes, row.no, Time(asked)])?;
        Ok(QuestionId(self.conn.last_insert_rowid()))
    }

    /// A question, if it has not expired.
    pub fn question(&self, id: QuestionId) -> Result<Option<QuestionRow>> {
        let mut query = self.conn.prepare_cached("SELECT seat, yes, no, number FROM questions WHERE id = ?1")?;
        let read = |row: &Row<'_>| {
            Ok(QuestionRow { seat: row.get(0)?, yes: row.get(1)?, no: row.get(2)?, number: row.get(3)? })
        };
        Ok(query.query_row([id], read).optional()?)
    }
}
