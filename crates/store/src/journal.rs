//! The journal: who did what to which game. Append-only.
use super::{GameId, LetterId, Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalRow {
    /// The time.
    pub at: Timestamp,
    /// The game, if any.
    pub game: Option<GameId>,
    /// A power, a role, or `clock`.
    pub who: String,
    /// The deed, in words; never a password, never press.
    pub what: String,
    /// The letter that asked for it.
    pub letter: Option<LetterId>,
}

impl JournalRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            at: row.get::<_, Time>("at")?.0,
            game: row.get("game")?,
            who: row.get("who")?,
            what: row.get("what")?,
            letter: row.get("letter")?,
        })
    }
}

impl Store {
    /// Adds an entry.
    pub fn note(&self, entry: &JournalRow) -> Result<()> {
        let sql = "INSERT INTO journal (at, game, who, what, letter) VALUES (?1, ?2, ?3, ?4, ?5)";
        let row = params![Time(entry.at), entry.game, entry.who, entry.what, entry.letter];
        self.conn.prepare_cached(sql)?.execute(row)?;
        Ok(())
    }

    /// The newest entries first: those of this game (any, if it is not named), in which this text stands, of before this time, and
    /// older than the entry with this number. Each with its number and the name of its game.
    pub fn journal_lately(
        &self,
        game: Option<&str>,
        text: &str,
        until: Option<Timestamp>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<(i64, Option<String>, JournalRow)>> {
        let sql = "SELECT journal.*, games.name FROM journal LEFT JOIN games ON games.id = journal.game
            WHERE (?1 IS NULL OR games.name = ?1 COLLATE NOCASE) AND (?2 = '' OR instr(lower(who || ' ' || what), lower(?2)))
                AND (?3 IS NULL OR journal.id < ?3) AND (?5 IS NULL OR journal.at < ?5)
            ORDER BY journal.id DESC LIMIT ?4";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map(params![game, text, before, limit, until.map(Time)], |row| {
            Ok((row.get("id")?, row.get("name")?, JournalRow::read(row)?))
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// All entries about a game, oldest first.
    pub fn journal(&self, game: GameId) -> Result<Vec<JournalRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM journal WHERE game = ?1 ORDER BY id")?;
        let rows = query.query_map([game], JournalRow::read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}
