//! Lines held until their sender confirms their address.
use super::{HeldId, Store, Time};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use rusqlite::{OptionalExtension as _, Row, params};

/// The time for which lines are held.
pub(super) const HELD_FOR: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The time for which sent invitations count towards the limits.
const INVITATIONS_COUNT_FOR: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The time for which a bare YES to a question is understood.
const QUESTIONS_ARE_KEPT: SignedDuration = SignedDuration::from_hours(60 * 24);

/// The time for which a seat offer to a person is remembered.
const ASKED_AGAIN: SignedDuration = SignedDuration::from_hours(60 * 24);

/// Held lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The address that must confirm them.
    pub address: String,
    /// The lines.
    pub lines: String,
    /// The person who asked for them, unless the address's owner sent them.
    pub asked_by: String,
    /// The lines that run if the address's owner says NO; `None` if the judge asks for confirmation rather than making an offer.
    pub otherwise: Option<String>,
}

impl Held {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            address: row.get("address")?,
            lines: row.get("lines")?,
            asked_by: row.get("asked_by")?,
            otherwise: row.get("otherwise")?,
        })
    }
}

impl Store {
    /// Holds the lines of a person's e-mail until they confirm. Keeps at most `most` for the address by deleting the oldest. Returns the
    /// number of the held lines.
    pub fn hold(&self, address: &str, lines: &str, most: u32, now: Timestamp) -> Result<HeldId> {
        let sql = "DELETE FROM held WHERE id IN
            (SELECT id FROM held WHERE address = ?1 AND asked_by = '' AND otherwise IS NULL ORDER BY id DESC LIMIT -1 OFFSET ?2)";
        self.conn.prepare_cached(sql)?.execute(params![address, most.saturating_sub(1)])?;
        self.hold_for(address, lines, "", now)
    }

    /// Holds lines that another person asked for until the address's owner confirms. Returns their number.
    pub fn hold_for(&self, address: &str, lines: &str, asked_by: &str, now: Timestamp) -> Result<HeldId> {
        let sql = "INSERT INTO held (address, lines, asked_by, until) VALUES (?1, ?2, ?3, ?4)";
        self.conn.prepare_cached(sql)?.execute(params![address, lines, asked_by, Time(now + HELD_FOR)])?;
        Ok(HeldId(self.conn.last_insert_rowid()))
    }

    /// Holds an offer: `lines` run if the address's owner says YES, `otherwise` if they say NO. Returns the number of the held lines.
    pub fn hold_offer(&self, address: &str, lines: &str, otherwise: &str, until: Timestamp) -> Result<HeldId> {
        let sql = "INSERT INTO held (address, lines, otherwise, until) VALUES (?1, ?2, ?3, ?4)";
        self.conn.prepare_cached(sql)?.execute(params![address, lines, otherwise, Time(until)])?;
        Ok(HeldId(self.conn.last_insert_rowid()))
    }

    /// Deletes what has expired: unconfirmed lines, invitations, old questions, records of how-tos sent a day ago, seat offers from two
    /// months ago, ended sessions, and codes and wrong passwords from an hour ago.
    pub fn forget_past(&self, now: Timestamp) -> Result<()> {
        let before = |table: &str, column: &str, time: Timestamp| -> Result<()> {
            let sql = format!("DELETE FROM {table} WHERE {column} < ?1");
            self.conn.prepare_cached(&sql)?.execute([Time(time)])?;
            Ok(())
        };
        before("held", "until", now)?;
        before("invitations", "until", now)?;
        before("invitations_sent", "sent", now - INVITATIONS_COUNT_FOR)?;
        before("questions", "asked", now - QUESTIONS_ARE_KEPT)?;
        before("strangers", "told", now - SignedDuration::from_hours(24))?;
        before("offers", "until", now - ASKED_AGAIN)?;
        before("sessions", "until", now)?;
        before("codes", "asked", now - SignedDuration::from_hours(1))?;
        before("wrong_passwords", "at", now - SignedDuration::from_hours(1))
    }

    /// Held lines; `None` if they are gone, already taken or too old.
    pub fn held(&self, id: HeldId, now: Timestamp) -> Result<Option<Held>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM held WHERE id = ?1 AND ?2 <= until")?;
        Ok(query.query_row(params![id, Time(now)], Held::read).optional()?)
    }

    /// The lines held for this address's owner, latest first, without offers, which can also be declined.
    pub fn held_for_address(&self, address: &str, now: Timestamp) -> Result<Vec<(HeldId, Held)>> {
        let sql =
            "SELECT * FROM held WHERE address = ?1 AND otherwise IS NULL AND ?2 <= until ORDER BY id DESC LIMIT 10";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map(params![address, Time(now)], |row| Ok((row.get("id")?, Held::read(row)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Removes and returns held lines.
    pub fn take_held(&self, id: HeldId, now: Timestamp) -> Result<Option<Held>> {
        let held = self.held(id, now)?;
        self.conn.prepare_cached("DELETE FROM held WHERE id = ?1")?.execute([id])?;
        Ok(held)
    }

    /// The number of e-mails from this address that wait for confirmation.
    pub fn n_held(&self, address: &str, now: Timestamp) -> Result<u32> {
        let sql =
            "SELECT count(*) FROM held WHERE address = ?1 AND asked_by = '' AND otherwise IS NULL AND ?2 <= until";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![address, Time(now)], |row| row.get(0))?)
    }

    /// The number of other people's requests that wait for this address's owner, or that one person has made: the larger one.
    pub fn n_asked(&self, address: &str, asked_by: &str, now: Timestamp) -> Result<u32> {
        let sql = "SELECT max(count(*) FILTER (WHERE address = ?1), count(*) FILTER (WHERE asked_by = ?2)) FROM held
            WHERE asked_by <> '' AND ?3 <= until";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![address, asked_by, Time(now)], |row| row.get(0))?)
    }
}
