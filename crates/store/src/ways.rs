//! The mail transports in both directions, and their state as the running judge records it for `check`, monitoring and its next start.
use super::{MailId, Store, get_time, maybe, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

words! {
    /// A transport's direction.
    Direction {
        /// It receives e-mails.
        In = "in",
        /// It sends e-mails.
        Out = "out",
    }
}

/// The state of a transport.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Works {
    /// It works, as far as the judge knows.
    Yes,
    /// It fails.
    Fails {
        /// The first failure after it last worked.
        since: Timestamp,
        /// The latest reason, without addresses.
        why: String,
    },
}

/// A transport.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayRow {
    /// The name in the log: `IMAP imap.example.org:993 INBOX`. Never includes a user or a password.
    pub name: String,
    /// The direction.
    pub direction: Direction,
    /// True if it works.
    pub works: Works,
    /// The time of the last success.
    pub worked: Option<Timestamp>,
    /// The e-mail that told the keeper of the failure.
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
    /// All transports, incoming ones first.
    pub fn ways(&self) -> Result<Vec<WayRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM ways ORDER BY direction, name")?;
        Ok(query.query_map([], WayRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Stores a transport's state.
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

    /// Deletes a transport that is no longer configured.
    pub fn forget_way(&self, way: &WayRow) -> Result<()> {
        let sql = "DELETE FROM ways WHERE direction = ?1 AND name = ?2";
        self.conn.prepare_cached(sql)?.execute(params![way.direction, way.name])?;
        Ok(())
    }
}
