//! The journal: who did what in which game. Append-only.
use super::origin::StoredOrigin;
use super::{ActOrigin, GameId, LetterId, SLICE, Store, Time, Wording, slice};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Connection, Row, params};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The row of `meta` with a [`PendingEntry`].
const PENDING: &str = "pending_entry";

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
    /// The place that it came from, if known.
    pub origin: Option<ActOrigin>,
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
    /// The place that it came from. A new entry with an e-mail leaves this to the e-mail.
    pub origin: Option<ActOrigin>,
}

impl JournalEntry {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            at: row.get::<_, Time>("at")?.0,
            game: row.get("game")?,
            who: row.get("who")?,
            what: row.get("what")?,
            letter: row.get("letter")?,
            origin: row.get::<_, StoredOrigin>("origin")?.0,
        })
    }
}

/// The keeper's act on a database that no judge had open. The next judge to open it records the act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PendingEntry {
    /// The time.
    pub at: Timestamp,
    /// The action.
    pub what: String,
    /// The keeper's login at the machine.
    pub login: String,
}

/// A question about the journal. Empty texts and `None` ask for every entry.
#[derive(Clone, Copy, Debug, Default)]
pub struct JournalQuery<'a> {
    /// The name of a game.
    pub game: Option<&'a str>,
    /// A text in the actor or the action.
    pub text: &'a str,
    /// A text in the actor.
    pub who: &'a str,
    /// The earliest time.
    pub since: Option<Timestamp>,
    /// The time before which the entries were made.
    pub until: Option<Timestamp>,
    /// The number of the entry that follows.
    pub before: Option<i64>,
    /// The most entries.
    pub limit: u32,
}

/// An entry with the facts around it.
#[derive(Clone, Debug)]
pub struct JournalLine {
    /// Its number.
    pub id: i64,
    /// The name of its game.
    pub game: Option<String>,
    /// The entry.
    pub entry: JournalRow,
}

impl Store {
    /// Adds an entry.
    pub fn note(&self, entry: &JournalEntry) -> Result<()> {
        let sql = "INSERT INTO journal (at, game, who, what, letter, origin) VALUES (?1, ?2, ?3, ?4, ?5,
            coalesce(?6, (SELECT coalesce(origin, 'e-mail') FROM inbox WHERE id = ?5)))";
        let row = params![Time(entry.at), entry.game, entry.who, entry.what, entry.letter, entry.origin];
        self.conn.prepare_cached(sql)?.execute(row)?;
        Ok(())
    }

    /// Leaves an entry to the next judge that opens the database at this path, of any version. No program may have it open.
    pub fn leave_entry(path: &Path, entry: &PendingEntry) -> Result<()> {
        let sql = "INSERT OR REPLACE INTO meta (key, value) VALUES (?1, ?2)";
        Connection::open(path)?.execute(sql, [PENDING, &serde_json::to_string(entry)?])?;
        Ok(())
    }

    /// Records the entry that was left, if there is one.
    pub fn record_left_entry(&self) -> Result<()> {
        let Some(entry) = self.meta(PENDING)? else { return Ok(()) };
        let PendingEntry { at, what, login } = serde_json::from_str(&entry)?;
        let (who, what, origin) = (Wording::words("keeper"), Wording::words(what), Some(ActOrigin::Machine(login)));
        self.transaction(|| {
            self.note(&JournalEntry { at, game: None, who, what, letter: None, origin })?;
            self.forget_meta(PENDING)
        })
    }

    /// Deletes the networks of posts before then. Works on a slice, and returns whether more remain.
    pub fn forget_networks(&self, before: Timestamp) -> Result<bool> {
        let sql = slice!(
            "UPDATE journal SET origin = 'page' WHERE id IN (SELECT id FROM journal
            WHERE origin GLOB 'page *' AND at < ?1"
        );
        Ok(self.conn.prepare_cached(sql)?.execute([Time(before)])? == SLICE)
    }

    /// An entry with people's current names.
    pub(super) fn told_of(&self, entry: JournalEntry) -> Result<JournalRow> {
        let JournalEntry { at, game, who, what, letter, origin } = entry;
        Ok(JournalRow { at, game, who: self.in_words(&who)?, what: self.in_words(&what)?, letter, origin })
    }

    /// The newest entries that a query asks for, the newest first.
    pub fn journal_lately(&self, query: &JournalQuery<'_>) -> Result<Vec<JournalLine>> {
        let sql = "SELECT journal.*, games.name FROM journal LEFT JOIN games ON games.id = journal.game
            WHERE (?1 IS NULL OR games.name = ?1 COLLATE NOCASE) AND (?2 IS NULL OR journal.id < ?2)
                AND (?3 IS NULL OR journal.at < ?3) AND (?4 IS NULL OR ?4 <= journal.at)
            ORDER BY journal.id DESC";
        let (text, who) = (query.text.to_lowercase(), query.who.to_lowercase());
        let mut read = self.conn.prepare_cached(sql)?;
        let mut rows = read.query(params![query.game, query.before, query.until.map(Time), query.since.map(Time)])?;
        let mut found = Vec::new();
        while found.len() < query.limit as usize
            && let Some(row) = rows.next()?
        {
            let entry = self.told_of(JournalEntry::read(row)?)?;
            let is_asked = entry.who.to_lowercase().contains(&who)
                && (text.is_empty() || format!("{} {}", entry.who, entry.what).to_lowercase().contains(&text));
            if is_asked {
                found.push(JournalLine { id: row.get("id")?, game: row.get("name")?, entry });
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
