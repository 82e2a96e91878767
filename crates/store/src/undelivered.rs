//! Letters that did not go out: those that wait until something of ours is mended, and those that were given up.
use super::{MailId, OutboxRow, Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, params};

/// The words of mail servers on letters that were given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undelivered {
    /// To whom.
    pub recipient: String,
    /// Their words.
    pub reply: String,
    /// The number of letters.
    pub n: u64,
}

impl Store {
    /// Marks a letter as waiting until what is wrong (one word, `relay` say) is mended. It is tried again at `again`.
    pub fn mark_held(&self, id: MailId, cause: &str, reply: &str, again: Timestamp) -> Result<()> {
        // One that was dropped while it was on its way stays dropped.
        let sql = "UPDATE outbox SET state = 'held', attempts = attempts + 1, held_for = ?2, last_reply = ?3,
            not_before = ?4 WHERE id = ?1 AND state <> 'refused'";
        self.conn.prepare_cached(sql)?.execute(params![id, cause, reply, Time(again)])?;
        Ok(())
    }

    /// Returns whether any letter is held for this cause, or was held and is being tried again.
    pub fn is_held_for(&self, cause: &str) -> Result<bool> {
        let sql = "SELECT 1 FROM outbox WHERE held_for = ?1 AND held_for IS NOT NULL AND state IN ('new', 'held')";
        Ok(self.conn.prepare_cached(sql)?.exists([cause])?)
    }

    /// The causes for which a letter is held and should be tried again by now.
    pub fn causes_to_try(&self, now: Timestamp) -> Result<Vec<String>> {
        let sql = "SELECT held_for FROM outbox WHERE state = 'held' AND held_for IS NOT NULL
            GROUP BY held_for HAVING min(not_before) <= ?1";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([Time(now)], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Tries one letter that is held for this cause: one that has been tried least. The others wait until `next`.
    pub fn try_one_held(&self, cause: &str, now: Timestamp, next: Timestamp) -> Result<()> {
        let one = "SELECT id FROM outbox WHERE state = 'held' AND held_for = ?1 ORDER BY attempts, id LIMIT 1";
        let one: Option<MailId> = self.conn.prepare_cached(one)?.query_row([cause], |row| row.get(0)).optional()?;
        let sql = "UPDATE outbox SET not_before = ?2 WHERE state = 'held' AND held_for = ?1";
        self.conn.prepare_cached(sql)?.execute(params![cause, Time(next)])?;
        let sql = "UPDATE outbox SET state = 'new', not_before = ?2 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![one, Time(now)])?;
        Ok(())
    }

    /// Tries those that are held for this cause, and should be tried again by now.
    pub fn try_held(&self, cause: &str, now: Timestamp) -> Result<()> {
        let sql = "UPDATE outbox SET state = 'new', not_before = ?2
            WHERE state = 'held' AND held_for = ?1 AND not_before <= ?2";
        self.conn.prepare_cached(sql)?.execute(params![cause, Time(now)])?;
        Ok(())
    }

    /// Sends all that are held for this cause, as if for the first time. Their number.
    pub fn release(&self, cause: &str, now: Timestamp) -> Result<usize> {
        let sql =
            "UPDATE outbox SET state = 'new', attempts = 0, not_before = ?2 WHERE state = 'held' AND held_for = ?1";
        Ok(self.conn.prepare_cached(sql)?.execute(params![cause, Time(now)])?)
    }

    /// Some of the letters that were written before then, and are held.
    pub fn held_since(&self, before: Timestamp) -> Result<Vec<OutboxRow>> {
        let mut query =
            self.conn.prepare_cached("SELECT * FROM outbox WHERE state = 'held' AND written < ?1 LIMIT 16")?;
        Ok(query.query_map([Time(before)], OutboxRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The keeper is to be told of this letter with the next report.
    pub fn mark_untold(&self, id: MailId) -> Result<()> {
        self.conn.prepare_cached("UPDATE outbox SET untold = 1 WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Returns the replies that the keeper has not been told of, most letters first.
    pub fn untold(&self) -> Result<Vec<Undelivered>> {
        let sql = "SELECT recipient, coalesce(last_reply, '') AS reply, count(*) AS n FROM outbox WHERE untold = 1
            GROUP BY recipient, reply ORDER BY n DESC, min(id)";
        let mut query = self.conn.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| {
            Ok(Undelivered { recipient: row.get("recipient")?, reply: row.get("reply")?, n: row.get("n")? })
        };
        Ok(query.query_map([], read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The keeper has been told of all.
    pub fn mark_told(&self, now: Timestamp) -> Result<()> {
        self.conn.prepare_cached("UPDATE outbox SET untold = 0 WHERE untold = 1")?.execute([])?;
        self.set_meta("undelivered", &super::time_text(now))
    }

    /// Returns the time at which the keeper was last told of letters that were given up.
    pub fn told_of_undelivered(&self) -> Result<Option<Timestamp>> {
        let mut query = self.conn.prepare_cached("SELECT value FROM meta WHERE key = 'undelivered'")?;
        Ok(query.query_row([], |row| row.get::<_, Time>(0)).optional()?.map(|time| time.0))
    }
}
