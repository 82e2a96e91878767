//! Undelivered e-mails: those that wait for the keeper to fix a problem, and those refused for good.
use super::{MailId, OutboxRow, Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, params};

/// A mail server's reply to e-mails that were refused for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undelivered {
    /// The recipient.
    pub recipient: String,
    /// The reply.
    pub reply: String,
    /// The number of e-mails.
    pub n: u64,
}

impl Store {
    /// Holds an e-mail until its cause (one word, such as `relay`) is fixed, and schedules the next attempt at `again`.
    pub fn mark_held(&self, id: MailId, cause: &str, reply: &str, again: Timestamp) -> Result<()> {
        // An e-mail that was dropped during sending stays dropped.
        let sql = "UPDATE outbox SET state = 'held', attempts = attempts + 1, held_for = ?2, last_reply = ?3,
            not_before = ?4 WHERE id = ?1 AND state <> 'refused'";
        self.conn.prepare_cached(sql)?.execute(params![id, cause, reply, Time(again)])?;
        Ok(())
    }

    /// Returns whether any e-mail is held for this cause, or is being tried again after it.
    pub fn is_held_for(&self, cause: &str) -> Result<bool> {
        let sql = "SELECT 1 FROM outbox WHERE held_for = ?1 AND held_for IS NOT NULL AND state IN ('new', 'held')";
        Ok(self.conn.prepare_cached(sql)?.exists([cause])?)
    }

    /// The causes with a held e-mail whose next attempt is due.
    pub fn causes_to_try(&self, now: Timestamp) -> Result<Vec<String>> {
        let sql = "SELECT held_for FROM outbox WHERE state = 'held' AND held_for IS NOT NULL
            GROUP BY held_for HAVING min(not_before) <= ?1";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([Time(now)], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Queues one e-mail that is held for this cause, with the fewest attempts. The others wait until `next`.
    pub fn try_one_held(&self, cause: &str, now: Timestamp, next: Timestamp) -> Result<()> {
        let one = "SELECT id FROM outbox WHERE state = 'held' AND held_for = ?1 ORDER BY attempts, id LIMIT 1";
        let one: Option<MailId> = self.conn.prepare_cached(one)?.query_row([cause], |row| row.get(0)).optional()?;
        let sql = "UPDATE outbox SET not_before = ?2 WHERE state = 'held' AND held_for = ?1";
        self.conn.prepare_cached(sql)?.execute(params![cause, Time(next)])?;
        let sql = "UPDATE outbox SET state = 'new', not_before = ?2 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![one, Time(now)])?;
        Ok(())
    }

    /// Queues the e-mails held for this cause whose next attempt is due.
    pub fn try_held(&self, cause: &str, now: Timestamp) -> Result<()> {
        let sql = "UPDATE outbox SET state = 'new', not_before = ?2
            WHERE state = 'held' AND held_for = ?1 AND not_before <= ?2";
        self.conn.prepare_cached(sql)?.execute(params![cause, Time(now)])?;
        Ok(())
    }

    /// Queues all e-mails held for this cause, as if for the first time, and returns their number.
    pub fn release(&self, cause: &str, now: Timestamp) -> Result<usize> {
        let sql =
            "UPDATE outbox SET state = 'new', attempts = 0, not_before = ?2 WHERE state = 'held' AND held_for = ?1";
        Ok(self.conn.prepare_cached(sql)?.execute(params![cause, Time(now)])?)
    }

    /// Some of the held e-mails that were written before then.
    pub fn held_since(&self, before: Timestamp) -> Result<Vec<OutboxRow>> {
        let mut query =
            self.conn.prepare_cached("SELECT * FROM outbox WHERE state = 'held' AND written < ?1 LIMIT 16")?;
        Ok(query.query_map([Time(before)], OutboxRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Marks an e-mail for the next report to the keeper.
    pub fn mark_untold(&self, id: MailId) -> Result<()> {
        self.conn.prepare_cached("UPDATE outbox SET untold = 1 WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Returns the replies not yet reported to the keeper, those with the most e-mails first.
    pub fn untold(&self) -> Result<Vec<Undelivered>> {
        let sql = "SELECT recipient, coalesce(last_reply, '') AS reply, count(*) AS n FROM outbox WHERE untold = 1
            GROUP BY recipient, reply ORDER BY n DESC, min(id)";
        let mut query = self.conn.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| {
            Ok(Undelivered { recipient: row.get("recipient")?, reply: row.get("reply")?, n: row.get("n")? })
        };
        Ok(query.query_map([], read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Marks all e-mails as reported to the keeper.
    pub fn mark_told(&self, now: Timestamp) -> Result<()> {
        self.conn.prepare_cached("UPDATE outbox SET untold = 0 WHERE untold = 1")?.execute([])?;
        self.set_meta("undelivered", &super::time_text(now))
    }

    /// Returns the time of the last report to the keeper on undelivered e-mails.
    pub fn told_of_undelivered(&self) -> Result<Option<Timestamp>> {
        let mut query = self.conn.prepare_cached("SELECT value FROM meta WHERE key = 'undelivered'")?;
        Ok(query.query_row([], |row| row.get::<_, Time>(0)).optional()?.map(|time| time.0))
    }
}
