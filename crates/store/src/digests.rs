//! E-mails that wait for the daily digest, which combines them into one e-mail.
use super::{GameId, SeatId, Store, Time, UserId};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::params;

/// An e-mail that waits for the digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DigestRow {
    /// The seat whose holder gets the digest.
    pub seat: SeatId,
    /// The time when the digest is due.
    pub due: Timestamp,
    /// Its subject.
    pub subject: String,
    /// Its text.
    pub body: String,
}

impl Store {
    /// Adds an e-mail to the next digest.
    pub fn add_to_digest(&self, row: &DigestRow) -> Result<()> {
        let sql = "INSERT INTO digests (seat, due, subject, body) SELECT seat, ?2, ?3, ?4 FROM holders WHERE seat = ?1";
        self.conn.prepare_cached(sql)?.execute(params![row.seat, Time(row.due), row.subject, row.body])?;
        Ok(())
    }

    /// Removes the e-mails about a game with this subject.
    pub fn drop_from_digests(&self, game: GameId, subject: &str) -> Result<()> {
        let sql = "DELETE FROM digests WHERE subject = ?2 AND seat IN (SELECT id FROM seats WHERE game = ?1)";
        self.conn.prepare_cached(sql)?.execute(params![game, subject])?;
        Ok(())
    }

    /// The subjects and texts waiting for a person's digest, oldest first.
    pub fn digest_of(&self, user: UserId) -> Result<Vec<(String, String)>> {
        let sql = "SELECT subject, body FROM digests WHERE seat IN (SELECT id FROM seats WHERE user = ?1) ORDER BY id";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([user], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Some of the people whose digest is due.
    pub fn digests_due(&self, now: Timestamp) -> Result<Vec<UserId>> {
        let sql = "SELECT DISTINCT seats.user FROM digests JOIN seats ON seats.id = digests.seat
            WHERE digests.due <= ?1 LIMIT 16";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([Time(now)], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Removes and returns a person's [waiting e-mails](Self::digest_of).
    pub fn take_digest(&self, user: UserId) -> Result<Vec<(String, String)>> {
        let rows = self.digest_of(user)?;
        let sql = "DELETE FROM digests WHERE seat IN (SELECT id FROM seats WHERE user = ?1)";
        self.conn.prepare_cached(sql)?.execute([user])?;
        Ok(rows)
    }
}
