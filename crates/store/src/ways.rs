//! The ways in and out, as the judge that runs has noted them for `check`, monitors and its next start.
use super::{MailId, Store, get_time, maybe, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

words! {
    /// The purpose of a way.
    Direction {
        /// Letters come in by it.
        In = "in",
        /// Letters go out by it.
        Out = "out",
    }
}

/// The answer to the question whether a way works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Works {
    /// Yes, as far as is known.
    Yes,
    /// No.
    Fails {
        /// Since the first failure after it last worked.
        since: Timestamp,
        /// The latest reason, without addresses.
        why: String,
    },
}

/// A way in or out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayRow {
    /// The name in the log: `IMAP imap.example.org:993 INBOX`. Never a user or a password.
    pub name: String,
    /// The purpose of the way.
    pub direction: Direction,
    /// The state of the way: working or failing.
    pub works: Works,
    /// The time at which it last worked.
    pub worked: Option<Timestamp>,
    /// The letter in which the keeper was told that it fails.
    pub told: Option<MailId>,
}

impl WayRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        let works = match get_time(row, "failing_since")? {
            Some(since) => Works::Fails { since, why: row.get::<_, Option<String>>("why")?.unwrap_or_default() },
            None => Works::Yes,
        };
        Ok(Self {
            name: row.get("name")?,
            direction: row.get("direction")?,
            works,
            worked: get_time(row, "worked")?,
            told: row.get("told")?,
        })
    }
}

impl Store {
    /// All ways, those that letters come in by first.
    pub fn ways(&self) -> Result<Vec<WayRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM ways ORDER BY direction, name")?;
        Ok(query.query_map([], WayRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Notes how it is with a way.
    pub fn note_way(&self, way: &WayRow) -> Result<()> {
        let sql = "INSERT INTO ways (direction, name, failing_since, why, worked, told) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT DO UPDATE SET failing_since = ?3, why = ?4, worked = ?5, told = ?6";
        let (since, why) = match &way.works {
            Works::Yes => (None, None),
            Works::Fails { since, why } => (Some(*since), Some(why)),
        };
        let values = params![way.direction, way.name, maybe(since), why, maybe(way.worked), way.told];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }

    /// Forgets a way that the configuration does not name any longer.
    pub fn forget_way(&self, way: &WayRow) -> Result<()> {
        let sql = "DELETE FROM ways WHERE direction = ?1 AND name = ?2";
        self.conn.prepare_cached(sql)?.execute(params![way.direction, way.name])?;
        Ok(())
    }
}
