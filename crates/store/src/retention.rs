//! The age of data that the judge deletes after a time.
use super::{Store, Time};
use anyhow::Result;
use jiff::Timestamp;

/// The oldest row of each kind that the judge deletes after a time, or `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OldestRows {
    /// The arrival of a processed e-mail with its sender.
    pub sender: Option<Timestamp>,
    /// The arrival of a processed e-mail.
    pub letter: Option<Timestamp>,
    /// The writing of a sent e-mail with its text, which no page shows.
    pub text: Option<Timestamp>,
    /// The writing of a reply with its text, which a page shows.
    pub shown_text: Option<Timestamp>,
    /// The writing of a sent e-mail.
    pub mail: Option<Timestamp>,
    /// The end of lines that wait for a confirmation.
    pub held: Option<Timestamp>,
    /// The end of a session.
    pub session: Option<Timestamp>,
    /// The request for a code.
    pub code: Option<Timestamp>,
    /// The time of a journal entry with a network.
    pub network: Option<Timestamp>,
}

impl Store {
    /// Returns the oldest row of each kind.
    pub fn oldest_rows(&self) -> Result<OldestRows> {
        let oldest = |what: &str| -> Result<Option<Timestamp>> {
            let sql = format!("SELECT min({what}");
            Ok(self.conn.query_row(&sql, [], |row| row.get::<_, Option<Time>>(0))?.map(|time| time.0))
        };
        let texts = "written) FROM outbox WHERE state IN ('sent', 'refused') AND body <> ''";
        Ok(OldestRows {
            sender: oldest("received) FROM inbox WHERE state IN ('done', 'silent') AND sender IS NOT NULL")?,
            letter: oldest("received) FROM inbox WHERE state IN ('done', 'silent')")?,
            text: oldest(&format!("{texts} AND NOT shown"))?,
            shown_text: oldest(&format!("{texts} AND shown"))?,
            mail: oldest("written) FROM outbox WHERE state IN ('sent', 'refused')")?,
            held: oldest("until) FROM held")?,
            session: oldest("until) FROM sessions")?,
            code: oldest("asked) FROM codes")?,
            network: oldest("at) FROM journal WHERE origin GLOB 'page *'")?,
        })
    }
}
