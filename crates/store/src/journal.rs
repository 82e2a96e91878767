//! The journal: who did what to which game. Append-only.
use super::{GameId, LetterId, Store, Time, Wording};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

/// One entry, as it is read.
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

/// One entry, as it is kept: those whom it names have their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalEntry {
    /// The time.
    pub at: Timestamp,
    /// The game, if any.
    pub game: Option<GameId>,
    /// A person, a power, a role, or `clock`.
    pub who: Wording,
    /// The deed; never a password, never press.
    pub what: Wording,
    /// The letter that asked for it.
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

    /// An entry with the names of today.
    pub(super) fn told_of(&self, JournalEntry { at, game, who, what, letter }: JournalEntry) -> Result<JournalRow> {
        Ok(JournalRow { at, game, who: self.in_words(&who)?, what: self.in_words(&what)?, letter })
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

    /// All entries about a game, oldest first.
    pub fn journal(&self, game: GameId) -> Result<Vec<JournalRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM journal WHERE game = ?1 ORDER BY id")?;
        let rows: Vec<JournalEntry> = query.query_map([game], JournalEntry::read)?.collect::<rusqlite::Result<_>>()?;
        rows.into_iter().map(|deed| self.told_of(deed)).collect()
    }
}
