//! The judge's health: the backlog, its age, and what has failed.
use super::{MailId, Store, Time, get_time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, params};

/// The backlog and its age.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QueueHealth {
    /// The judge's last sign of life.
    pub alive: Option<Timestamp>,
    /// Incoming e-mails not yet processed.
    pub waiting: u64,
    /// The arrival time of the oldest of them, without those from strangers, who wait their turn.
    pub oldest_waiting: Option<Timestamp>,
    /// Incoming e-mails set aside because the judge failed on them.
    pub stuck: u64,
    /// Outgoing e-mails.
    pub outgoing: u64,
    /// The time since which the oldest due outgoing e-mail could have been sent, without those that a server deferred, and those to
    /// strangers.
    pub oldest_outgoing: Option<Timestamp>,
    /// E-mails that wait for the keeper.
    pub held: u64,
    /// Replies to strangers, scheduled for an hour with room for them.
    pub strangers: u64,
    /// The time when the oldest of these was written.
    pub oldest_stranger: Option<Timestamp>,
    /// Games that the clock should have checked before the given time.
    pub overdue: u64,
}

impl Store {
    /// Returns the current backlog, from indexes alone. A game is overdue if the clock should have checked it before `due`.
    pub fn queue_health(&self, now: Timestamp, due: Timestamp) -> Result<QueueHealth> {
        let sql = "SELECT (SELECT value FROM meta WHERE key = 'alive') AS alive,
            (SELECT count(*) FROM inbox WHERE state = 'new') AS waiting,
            (SELECT min(received) FROM inbox WHERE state = 'new' AND rank < 2) AS oldest_waiting,
            (SELECT count(*) FROM inbox WHERE state = 'stuck') AS stuck,
            (SELECT count(*) FROM outbox WHERE state = 'new') AS outgoing,
            (SELECT min(not_before) FROM outbox WHERE state = 'new' AND rank < 2 AND not_before <= ?2) AS oldest_outgoing,
            (SELECT count(*) FROM outbox WHERE state = 'held') AS held,
            (SELECT count(*) FROM outbox WHERE state = 'new' AND rank = 2 AND ?2 < not_before) AS strangers,
            (SELECT min(written) FROM outbox WHERE state = 'new' AND rank = 2 AND ?2 < not_before) AS oldest_stranger,
            (SELECT count(*) FROM games WHERE next_at < ?1) AS overdue";
        Ok(self.conn.query_row(sql, params![Time(due), Time(now)], |row| {
            Ok(QueueHealth {
                alive: get_time(row, "alive")?,
                waiting: row.get("waiting")?,
                oldest_waiting: get_time(row, "oldest_waiting")?,
                stuck: row.get("stuck")?,
                outgoing: row.get("outgoing")?,
                oldest_outgoing: get_time(row, "oldest_outgoing")?,
                held: row.get("held")?,
                strangers: row.get("strangers")?,
                oldest_stranger: get_time(row, "oldest_stranger")?,
                overdue: row.get("overdue")?,
            })
        })?)
    }

    /// Returns two counts of the e-mails written since then: those refused for good, and those refused or sent. Replies to strangers are
    /// excluded, because people who forge addresses could bounce any number of them.
    pub fn refused_since(&self, since: Timestamp) -> Result<(u64, u64)> {
        let sql = "SELECT count(*) FILTER (WHERE state = 'refused'), count(*) FROM outbox
            WHERE state IN ('sent', 'refused') AND ?1 <= written AND NOT unanswered";
        Ok(self.conn.query_row(sql, [Time(since)], |row| Ok((row.get(0)?, row.get(1)?)))?)
    }

    /// Returns whether the newest completed e-mail to this address was refused.
    pub fn refuses(&self, address: &str) -> Result<bool> {
        let sql = "SELECT max(id) FROM outbox WHERE state = 'refused' AND recipient = ?1 COLLATE NOCASE";
        let Some(last) = self.conn.query_row(sql, [address], |row| row.get::<_, Option<MailId>>(0))? else {
            return Ok(false);
        };
        let sql = "SELECT NOT EXISTS (SELECT 1 FROM outbox WHERE ?2 < id AND state = 'sent' AND recipient = ?1 COLLATE NOCASE)";
        Ok(self.conn.query_row(sql, params![address, last], |row| row.get(0))?)
    }

    /// Returns the time when an outgoing e-mail was written, whatever its state.
    pub fn written(&self, id: MailId) -> Result<Option<Timestamp>> {
        let mut query = self.conn.prepare_cached("SELECT written FROM outbox WHERE id = ?1")?;
        Ok(query.query_row([id], |row| row.get::<_, Time>(0)).optional()?.map(|time| time.0))
    }

    /// Returns the state of an outgoing e-mail, as the database calls it.
    pub fn mail_state(&self, id: MailId) -> Result<Option<String>> {
        let mut query = self.conn.prepare_cached("SELECT state FROM outbox WHERE id = ?1")?;
        Ok(query.query_row([id], |row| row.get(0)).optional()?)
    }

    /// Returns whether an e-mail with this note came in after the first `after`.
    pub fn came_with_note(&self, note: &str, after: u64) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM inbox WHERE state = 'silent' AND ?2 < id AND note = ?1)";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![note, after], |row| row.get(0))?)
    }
}
