//! The journal: who did what to which game. Append-only.
use super::{GameId, LetterId, Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::params;

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalRow {
    /// The time.
    pub at: Timestamp,
    /// The game, if any.
    pub game: Option<GameId>,
    /// A power, a role, or `clock`.
    pub who: String,
    /// What, in words; never a password, never press.
    pub what: String,
    /// The letter that asked for it.
    pub letter: Option<LetterId>,
}

impl Store {
    /// Adds an entry.
    pub fn note(&self, entry: &JournalRow) -> Result<()> {
        let sql = "INSERT INTO journal (at, game, who, what, letter) VALUES (?1, ?2, ?3, ?4, ?5)";
        let row = params![Time(entry.at), entry.game, entry.who, entry.what, entry.letter];
        self.conn.prepare_cached(sql)?.execute(row)?;
        Ok(())
    }

    /// All entries about a game, oldest first.
    pub fn journal(&self, game: GameId) -> Result<Vec<JournalRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM journal WHERE game = ?1 ORDER BY id")?;
        let rows = query.query_map([game], |row| {
            Ok(JournalRow {
                at: row.get::<_, Time>("at")?.0,
                game: row.get("game")?,
                who: row.get("who")?,
                what: row.get("what")?,
                letter: row.get("letter")?,
            })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}
