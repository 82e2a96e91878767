//! Until when what was asked can be answered.
use super::{Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::params;

/// The tables of what waits for an answer until some time.
const TABLES: [&str; 4] = ["proposals", "offers", "held", "invitations"];

impl Store {
    /// Changes the terms of all proposals, offers, invitations and lines to be confirmed that could still be answered at
    /// `since`: `change` says to which later time each is put off, or nothing, if it stays.
    pub fn change_terms(
        &self,
        since: Timestamp,
        change: impl Fn(Timestamp) -> Result<Option<Timestamp>>,
    ) -> Result<()> {
        for table in TABLES {
            // The last ones first, so that none is changed twice: they only become later.
            let sql = format!("SELECT DISTINCT until FROM {table} WHERE ?1 <= until ORDER BY until DESC");
            let mut query = self.conn.prepare_cached(&sql)?;
            let terms = query.query_map([Time(since)], |row| Ok(row.get::<_, Time>(0)?.0))?;
            let terms = terms.collect::<rusqlite::Result<Vec<_>>>()?;
            let sql = format!("UPDATE {table} SET until = ?2 WHERE until = ?1");
            let mut update = self.conn.prepare_cached(&sql)?;
            for term in terms {
                if let Some(later) = change(term)? {
                    update.execute(params![Time(term), Time(later)])?;
                }
            }
        }
        Ok(())
    }
}
