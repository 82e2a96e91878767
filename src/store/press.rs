//! Press, and announcements to a whole game.
use super::{GameId, PressId, SeatId, Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// A letter between the people of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PressRow {
    /// `S1901M`
    pub phase: String,
    /// The writer, for the record only: the writer of grey press is secret.
    pub sender: String,
    /// The sender's seat; `None` if the judge wrote it.
    pub seat: Option<SeatId>,
    /// Is the writer hidden from the readers?
    pub grey: bool,
    /// The heading that the readers saw.
    pub heading: String,
    /// Could everybody read it?
    pub public: bool,
    /// The text.
    pub body: String,
    /// When it was sent.
    pub sent: Timestamp,
    /// The Message-IDs of the thread that the letter with it belonged to, its own last: an answer joins them, in the
    /// mailbox of its writer and of nobody else.
    pub thread: Vec<String>,
}

impl PressRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            phase: row.get("phase")?,
            sender: row.get("sender")?,
            seat: row.get("seat")?,
            grey: row.get("grey")?,
            heading: row.get("heading")?,
            public: row.get("public")?,
            body: row.get("body")?,
            sent: row.get::<_, Time>("sent")?.0,
            thread: row.get::<_, String>("thread")?.split_whitespace().map(str::to_owned).collect(),
        })
    }
}

impl Store {
    /// Adds press to the record, and returns its number.
    pub fn record_press(&self, game: GameId, row: &PressRow) -> Result<PressId> {
        let sql = "INSERT INTO press (game, phase, sender, seat, grey, heading, public, body, sent, thread)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
        self.conn.prepare_cached(sql)?.execute(params![
            game,
            row.phase,
            row.sender,
            row.seat,
            row.grey,
            row.heading,
            row.public,
            row.body,
            Time(row.sent),
            row.thread.join(" ")
        ])?;
        Ok(PressId(self.conn.last_insert_rowid()))
    }

    /// Press by its number, if it belongs to this game.
    pub fn press(&self, game: GameId, id: PressId) -> Result<Option<PressRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM press WHERE game = ?1 AND id = ?2")?;
        Ok(query.query_row(params![game, id], PressRow::read).optional()?)
    }

    /// The press that everybody could read, oldest first.
    pub fn public_press(&self, game: GameId) -> Result<Vec<PressRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM press WHERE game = ?1 AND public ORDER BY id")?;
        let rows = query.query_map([game], PressRow::read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}
