//! The expiry of open questions.
use super::{Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::params;

/// The tables of rows that wait for an answer until a time.
const TABLES: [&str; 4] = ["proposals", "offers", "held", "invitations"];

impl Store {
    /// Changes the expiry of all proposals, offers, invitations and held lines that were open at `since`: `change` returns the new, later
    /// time, or `None` to keep it.
    pub fn change_terms(
        &self,
        since: Timestamp,
        change: impl Fn(Timestamp) -> Result<Option<Timestamp>>,
    ) -> Result<()> {
        for table in TABLES {
            // Latest first, so that no row is changed twice: they only move later.
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
