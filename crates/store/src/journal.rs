//! The journal: who did what in which game. Append-only.
use super::{GameId, LetterId, Store, Time, Wording};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

/// An entry, as read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalRow {
    /// The time.
    pub at: Timestamp,
    /// The game, if any.
    pub game: Option<GameId>,
    /// A power, a role or `clock`.
    pub who: String,
    /// The action, in words, without passwords or press.
    pub what: String,
    /// The e-mail that caused it.
    pub letter: Option<LetterId>,
}

/// An entry, as stored: people are named by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalEntry {
    /// The time.
    pub at: Timestamp,
    /// The game, if any.
    pub game: Option<GameId>,
    /// A person, a power, a role or `clock`.
    pub who: Wording,
    /// The action, without passwords or press.
    pub what: Wording,
    /// The e-mail that caused it.
    pub letter: Option<LetterId>,
}

impl JournalEntry {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
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
    pub fn note(&self, entry: &JournalEntry) -> Result<()> {
        let sql = "INSERT INTO journal (at, game, who, what, letter) VALUES (?1, ?2, ?3, ?4, ?5)";
        let row = params![Time(entry.at), entry.game, entry.who, entry.what, entry.letter];
        self.conn.prepare_cached(sql)?.execute(row)?;
        Ok(())
    }

    /// An entry with people's current names.
    pub(super) fn told_of(&self, JournalEntry { at, game, who, what, letter }: JournalEntry) -> Result<JournalRow> {
        Ok(JournalRow { at, game, who: self.in_words(&who)?, what: self.in_words(&what)?, letter })
    }

    /// The newest entries first: of this game or any, containing this text, before this time, and older than the entry with this number.
    /// Each comes with its number and its game's name.
    pub fn journal_lately(
        &self,
        game: Option<&str>,
        text: &str,
        until: Option<Timestamp>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<(i64, Option<String>, JournalRow)>> {
        let sql = "SELECT journal.*, games.name FROM journal LEFT JOIN games ON games.id = journal.game
            WHERE (?1 IS NULL OR games.name = ?1 COLLATE NOCASE)
                AND (?2 IS NULL OR journal.id < ?2) AND (?3 IS NULL OR journal.at < ?3)
            ORDER BY journal.id DESC";
        let text = text.to_lowercase();
        let mut query = self.conn.prepare_cached(sql)?;
        let mut rows = query.query(params![game, before, until.map(Time)])?;
        let mut found = Vec::new();
        while found.len() < limit as usize
            && let Some(row) = rows.next()?
        {
            let entry = self.told_of(JournalEntry::read(row)?)?;
            if text.is_empty() || format!("{} {}", entry.who, entry.what).to_lowercase().contains(&text) {
                found.push((row.get("id")?, row.get("name")?, entry));
            }
        }
        Ok(found)
    }

    /// A game's entries, oldest first.
    pub fn journal(&self, game: GameId) -> Result<Vec<JournalRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM journal WHERE game = ?1 ORDER BY id")?;
        let rows: Vec<JournalEntry> = query.query_map([game], JournalEntry::read)?.collect::<rusqlite::Result<_>>()?;
        rows.into_iter().map(|deed| self.told_of(deed)).collect()
    }
}
