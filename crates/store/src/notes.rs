//! The notes that a game's players write for later: a diary, and press to send with the next results.
use super::{GameId, Party, SeatId, Store, Time, UserId, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

words! {
    /// The purpose of a note.
    NoteKind {
        /// A diary: private, and public once the game is over.
        Diary = "diary",
        /// Press for everyone, sent with the next results.
        Postal = "postal",
    }
}

/// A note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteRow {
    /// The game.
    pub game: GameId,
    /// The writer's seat.
    pub seat: SeatId,
    /// The purpose of the note.
    pub kind: NoteKind,
    /// Its number for the writer; ignored by [`Store::add_note`].
    pub number: u32,
    /// The phase in which it was written, such as `S1901M`; empty before the start.
    pub phase: String,
    /// The writer's role in the game.
    pub writer: Party,
    /// True to hide the writer's name.
    pub grey: bool,
    /// The text.
    pub body: String,
    /// The time of writing.
    pub written: Timestamp,
}

impl NoteRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            game: row.get("game")?,
            seat: row.get("seat")?,
            kind: row.get("kind")?,
            number: row.get("number")?,
            phase: row.get("phase")?,
            writer: row.get("writer")?,
            grey: row.get("grey")?,
            body: row.get("body")?,
            written: row.get::<_, Time>("written")?.0,
        })
    }
}

/// A person's notes in a game, from any of their seats.
const OWN: &str = "game = ?1 AND kind = ?2 AND seat IN (SELECT id FROM seats WHERE user = ?3)";

impl Store {
    /// Stores a note, and returns its number for the writer.
    pub fn add_note(&self, note: &NoteRow, writer: UserId) -> Result<u32> {
        let sql = format!("SELECT coalesce(max(number), 0) + 1 FROM notes WHERE {OWN}");
        let number: u32 =
            self.conn.prepare_cached(&sql)?.query_row(params![note.game, note.kind, writer], |row| row.get(0))?;
        let sql = "INSERT INTO notes (game, seat, kind, number, phase, writer, grey, body, written)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
        let (written, body) = (Time(note.written), &note.body);
        let values =
            params![note.game, note.seat, note.kind, number, note.phase, note.writer, note.grey, body, written];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(number)
    }

    /// Returns a person's notes in a game, oldest first.
    pub fn notes_by(&self, game: GameId, kind: NoteKind, writer: UserId) -> Result<Vec<NoteRow>> {
        let mut query = self.conn.prepare_cached(&format!("SELECT * FROM notes WHERE {OWN} ORDER BY id"))?;
        let rows = query.query_map(params![game, kind, writer], NoteRow::read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns everyone's notes in a game, oldest first.
    pub fn notes(&self, game: GameId, kind: NoteKind) -> Result<Vec<NoteRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM notes WHERE game = ?1 AND kind = ?2 ORDER BY id")?;
        Ok(query.query_map(params![game, kind], NoteRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Deletes a person's note. Returns whether it existed.
    pub fn drop_note(&self, game: GameId, kind: NoteKind, writer: UserId, number: u32) -> Result<bool> {
        let sql = format!("DELETE FROM notes WHERE {OWN} AND number = ?4");
        Ok(self.conn.prepare_cached(&sql)?.execute(params![game, kind, writer, number])? != 0)
    }

    /// Deletes all notes of a kind in a game.
    pub fn drop_notes(&self, game: GameId, kind: NoteKind) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM notes WHERE game = ?1 AND kind = ?2")?.execute(params![game, kind])?;
        Ok(())
    }
}
