//! Addresses that bounce e-mails.
use super::{GameId, MailId, Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// The failure recorded for an e-mail that was never tried, in place of the mail server's reply.
pub(super) const NOT_SENT: &str = "not sent: letters to this address come back";

/// The bounces of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bounced {
    /// The time of the first report.
    pub since: Timestamp,
    /// The number of e-mails that bounced for good.
    pub n_letters: u32,
    /// The number of days with a report of a permanent failure.
    pub hard_days: u32,
    /// The number of days with reports of temporary failures only.
    pub soft_days: u32,
    /// The latest reason, in the mail server's words, which may include the address.
    pub why: String,
}

/// A probe: an e-mail that tests whether its address works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Probe {
    /// The address; no other probe tests it.
    pub address: String,
    /// The e-mail.
    pub mail: MailId,
    /// The time when it was written.
    pub since: Timestamp,
}

impl Probe {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self { address: row.get(0)?, mail: row.get(1)?, since: row.get::<_, Time>(2)?.0 })
    }
}

impl Bounced {
    fn read(row: &Row<'_>) -> rusqlite::Result<Option<Self>> {
        let Some(Time(since)) = row.get(0)? else { return Ok(None) };
        let (n_letters, hard_days, soft_days) = (row.get(1)?, row.get(2)?, row.get(3)?);
        Ok(Some(Self { since, n_letters, hard_days, soft_days, why: row.get(4)? }))
    }
}

impl Store {
    /// Records that an e-mail to an address failed for good or, if not `hard`, may yet arrive.
    pub fn note_bounce(&self, address: &str, hard: bool, why: &str, now: Timestamp) -> Result<()> {
        let sql = "INSERT INTO bounces (address, day, since, hard, soft, why) VALUES (?1, substr(?2, 1, 10), ?2, ?3, NOT ?3, ?4)
            ON CONFLICT DO UPDATE SET hard = hard + excluded.hard, soft = soft + excluded.soft, why = excluded.why";
        self.conn.prepare_cached(sql)?.execute(params![address, Time(now), hard, why])?;
        Ok(())
    }

    /// Returns the bounces of an address since this time.
    pub fn bounced(&self, address: &str, since: Timestamp) -> Result<Option<Bounced>> {
        let sql = "SELECT min(since), sum(hard), count(*) FILTER (WHERE hard <> 0), count(*) FILTER (WHERE hard = 0),
            (SELECT why FROM bounces WHERE address = ?1 ORDER BY hard <> 0 DESC, day DESC LIMIT 1)
            FROM bounces WHERE address = ?1 AND substr(?2, 1, 10) <= day";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![address, Time(since)], Bounced::read)?)
    }

    /// Records a report that may be forged. It counts as a temporary failure, and only if no other report has counted since then. Returns
    /// whether it counted.
    pub fn note_doubtful_bounce(&self, address: &str, why: &str, since: Timestamp, now: Timestamp) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM bounces WHERE address = ?1 AND substr(?2, 1, 10) < day)";
        let has_counted: bool =
            self.conn.prepare_cached(sql)?.query_row(params![address, Time(since)], |row| row.get(0))?;
        if !has_counted {
            self.note_bounce(address, false, why, now)?;
        }
        Ok(!has_counted)
    }

    /// Deletes an address's temporary failures: its owner has been heard from since.
    pub fn forget_soft_bounces(&self, address: &str) -> Result<()> {
        for sql in
            ["DELETE FROM bounces WHERE address = ?1 AND hard = 0", "UPDATE bounces SET soft = 0 WHERE address = ?1"]
        {
            self.conn.prepare_cached(sql)?.execute([address])?;
        }
        Ok(())
    }

    /// Records a probe.
    pub fn note_probe(&self, probe: &Probe) -> Result<()> {
        let sql = "INSERT INTO probes (address, mail, since) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
        self.conn.prepare_cached(sql)?.execute(params![probe.address, probe.mail, Time(probe.since)])?;
        Ok(())
    }

    /// The probe of an address, if one is under way.
    pub fn probe(&self, address: &str) -> Result<Option<Probe>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM probes WHERE address = ?1")?;
        Ok(query.query_row([address], Probe::read).optional()?)
    }

    /// All probes.
    pub fn probes(&self) -> Result<Vec<Probe>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM probes ORDER BY since, address")?;
        Ok(query.query_map([], Probe::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Stops all e-mails to an address, except replies to e-mails from it. Those waiting to be sent become undeliverable.
    pub fn suspend(&self, address: &str, now: Timestamp) -> Result<()> {
        let sql = "INSERT INTO suspended (address, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        self.conn.prepare_cached(sql)?.execute(params![address, Time(now)])?;
        self.conn.prepare_cached("DELETE FROM probes WHERE address = ?1")?.execute([address])?;
        // Each state has an index with the few e-mails that wait.
        for sql in [
            "UPDATE outbox SET state = 'refused', last_reply = ?2
                WHERE state = 'new' AND recipient = ?1 COLLATE NOCASE AND NOT is_reply",
            "UPDATE outbox SET state = 'refused', last_reply = ?2
                WHERE state = 'held' AND recipient = ?1 COLLATE NOCASE AND NOT is_reply",
        ] {
            self.conn.prepare_cached(sql)?.execute([address, NOT_SENT])?;
        }
        Ok(())
    }

    /// The time since which an address has been suspended.
    pub fn suspended(&self, address: &str) -> Result<Option<Timestamp>> {
        let mut query = self.conn.prepare_cached("SELECT since FROM suspended WHERE address = ?1")?;
        Ok(query.query_row([address], |row| row.get::<_, Time>(0)).optional()?.map(|time| time.0))
    }

    /// Resumes e-mails to an address, and deletes its bounces.
    pub fn heal(&self, address: &str) -> Result<()> {
        for sql in [
            "DELETE FROM bounces WHERE address = ?1",
            "DELETE FROM probes WHERE address = ?1",
            "DELETE FROM suspended WHERE address = ?1",
        ] {
            self.conn.prepare_cached(sql)?.execute([address])?;
        }
        Ok(())
    }

    /// Returns the e-mails, other than replies, that did not reach an address since then: the time of writing and the subject, oldest
    /// first.
    pub fn missed(&self, address: &str, since: Timestamp) -> Result<Vec<(Timestamp, String)>> {
        let sql = "SELECT written, subject FROM outbox
            WHERE state = 'refused' AND recipient = ?1 COLLATE NOCASE AND ?2 <= written AND NOT is_reply ORDER BY id";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map(params![address, Time(since)], |row| Ok((row.get::<_, Time>(0)?.0, row.get(1)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// The unfinished games in which a seat's e-mails may go to this address.
    pub fn games_reached_at(&self, address: &str) -> Result<Vec<GameId>> {
        let sql = "SELECT DISTINCT seats.game FROM seats JOIN games ON games.id = seats.game
            WHERE seats.until IS NULL AND games.life IN ('forming', 'running', 'paused') AND seats.id IN (
                SELECT id FROM seats WHERE user = (SELECT user FROM addresses WHERE address = ?1)
                UNION ALL SELECT seat FROM holders WHERE address IS NOT NULL AND instr(lower(address), lower(?1)))
            ORDER BY seats.game";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([address], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Deletes reports from before this time, except those of addresses that are suspended or being probed.
    pub fn forget_bounces(&self, before: Timestamp) -> Result<()> {
        let sql = "DELETE FROM bounces WHERE day < substr(?1, 1, 10) AND address NOT IN (SELECT address FROM suspended)
            AND address NOT IN (SELECT address FROM probes)";
        self.conn.prepare_cached(sql)?.execute([Time(before)])?;
        Ok(())
    }
}
