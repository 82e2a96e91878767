//! Figures about the database for monitoring, all read from indexes.
use super::{Life, OutboxCounts, QueueHealth, Store, Time, time_text};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use rusqlite::params;

/// Figures about the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gauges {
    /// The waiting work.
    pub pulse: QueueHealth,
    /// The e-mails that were answered and are still stored.
    pub done: u64,
    /// The e-mails that were not answered and are still stored.
    pub silent: u64,
    /// Outgoing e-mails.
    pub out: OutboxCounts,
    /// Games in each state.
    pub games: Vec<(Life, u64)>,
    /// Registered people.
    pub registered: u64,
    /// Guests, who play in a browser without an account.
    pub guests: u64,
    /// Turns of running games whose deadline is within the next day.
    pub due: u64,
    /// Turns of running games whose deadline has passed.
    pub overdue: u64,
}

impl Store {
    /// Returns the current figures. A game is overdue if the clock should have checked it before `behind`.
    pub fn gauges(&self, now: Timestamp, behind: Timestamp) -> Result<Gauges> {
        let count = |sql: &str| -> Result<u64> { Ok(self.conn.prepare_cached(sql)?.query_row([], |row| row.get(0))?) };
        let mut query = self.conn.prepare_cached("SELECT count(*) FROM games WHERE life = ?1")?;
        let games = Life::ALL.iter().map(|life| Ok((*life, query.query_row([life], |row| row.get(0))?)));
        let sql =
            "SELECT count(*) FILTER (WHERE ?1 <= deadline AND deadline < ?2), count(*) FILTER (WHERE deadline < ?1)
            FROM games WHERE life = 'running'";
        let tomorrow = time_text(now + SignedDuration::from_hours(24));
        let (due, overdue) = self
            .conn
            .prepare_cached(sql)?
            .query_row(params![Time(now), tomorrow], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(Gauges {
            games: games.collect::<rusqlite::Result<_>>()?,
            pulse: self.queue_health(now, behind)?,
            done: count("SELECT count(*) FROM inbox WHERE state IN ('done', 'silent') AND state = 'done'")?,
            silent: count("SELECT count(*) FROM inbox WHERE state IN ('done', 'silent') AND state = 'silent'")?,
            out: self.outbox_counts()?,
            registered: count("SELECT count(*) FROM users WHERE guest_until IS NULL")?,
            guests: count("SELECT count(*) FROM users WHERE guest_until IS NOT NULL")?,
            due,
            overdue,
        })
    }
}
