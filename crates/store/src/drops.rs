//! E-mails that the keeper dropped in bulk. The keeper can restore them for a day.
use super::letters::DROPPED;
use super::{LetterRef, Store, Time};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use rusqlite::params;

/// The time for which a drop can be undone.
const KEPT: SignedDuration = SignedDuration::from_hours(24);

impl Store {
    /// Drops waiting e-mails, each given with its sender's or recipient's address. Returns the number of the drop, for undoing it.
    pub fn drop_letters(&self, letters: &[(LetterRef, String)], now: Timestamp) -> Result<i64> {
        let sql = "SELECT coalesce(max(id), 0) + 1 FROM dropped";
        let id: i64 = self.conn.prepare_cached(sql)?.query_row([], |row| row.get(0))?;
        for (letter, address) in letters {
            let kept = match letter {
                LetterRef::In(_) => "SELECT ?1, ?2, ?3, ?4, raw, NULL FROM inbox WHERE id = ?5",
                LetterRef::Out(_) => "SELECT ?1, ?2, ?3, ?4, NULL, state FROM outbox WHERE id = ?5",
                LetterRef::Held(_) => {
                    "SELECT ?1, ?2, ?3, ?4, NULL, json_array(address, lines, asked_by, otherwise, until) FROM held WHERE id = ?5"
                }
            };
            let sql = format!("INSERT INTO dropped (id, letter, address, at, raw, was) {kept}");
            self.conn.prepare_cached(&sql)?.execute(params![
                id,
                letter.to_string(),
                address,
                Time(now),
                letter.number()
            ])?;
            if let LetterRef::Out(mail) = letter {
                self.refund(*mail)?;
            }
            let sql = match letter {
                LetterRef::In(_) => "UPDATE inbox SET state = 'silent', raw = NULL, note = ?2 WHERE id = ?1",
                LetterRef::Out(_) => "UPDATE outbox SET state = 'refused', last_reply = ?2 WHERE id = ?1",
                LetterRef::Held(_) => "DELETE FROM held WHERE id = ?1 AND ?2 <> ''",
            };
            self.conn.prepare_cached(sql)?.execute(params![letter.number(), DROPPED])?;
        }
        Ok(id)
    }

    /// Restores the e-mails of a drop, and returns their number.
    pub fn undrop_letters(&self, id: i64) -> Result<usize> {
        let sql =
            "SELECT outbox.id FROM outbox JOIN dropped ON dropped.letter = 'out' || outbox.id WHERE dropped.id = ?1";
        let mut query = self.conn.prepare_cached(sql)?;
        for mail in query.query_map([id], |row| row.get(0))? {
            self.charge_again(mail?)?;
        }
        for sql in [
            "UPDATE inbox SET state = 'new', note = NULL, raw = dropped.raw FROM dropped
                WHERE dropped.id = ?1 AND dropped.letter = 'in' || inbox.id",
            "UPDATE outbox SET state = dropped.was, last_reply = NULL FROM dropped
                WHERE dropped.id = ?1 AND dropped.letter = 'out' || outbox.id AND outbox.body <> ''",
            "INSERT OR IGNORE INTO held (id, address, lines, asked_by, otherwise, until)
                SELECT substr(letter, 5), was ->> 0, was ->> 1, was ->> 2, was ->> 3, was ->> 4 FROM dropped
                WHERE id = ?1 AND letter LIKE 'held%'",
        ] {
            self.conn.prepare_cached(sql)?.execute([id])?;
        }
        Ok(self.conn.prepare_cached("DELETE FROM dropped WHERE id = ?1")?.execute([id])?)
    }

    /// Deletes drops that are more than a day old.
    pub fn forget_drops(&self, now: Timestamp) -> Result<()> {
        let sql = "UPDATE outbox SET body = '', html = NULL, parts = '', said = '' FROM dropped
            WHERE dropped.at < ?1 AND dropped.letter = 'out' || outbox.id AND outbox.state = 'refused'";
        self.conn.prepare_cached(sql)?.execute([Time(now - KEPT)])?;
        self.conn.prepare_cached("DELETE FROM dropped WHERE at < ?1")?.execute([Time(now - KEPT)])?;
        Ok(())
    }
}
