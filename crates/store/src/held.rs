//! Lines that are held until their sender has confirmed their address.
use super::{HeldId, Store, Time};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use rusqlite::{OptionalExtension as _, Row, params};

/// The time for which lines are held.
pub(super) const HELD_FOR: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The time for which invitations that were sent are remembered.
const INVITATIONS_COUNT_FOR: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The time for which the meaning of a plain yes to a question is known.
const QUESTIONS_ARE_KEPT: SignedDuration = SignedDuration::from_hours(60 * 24);

/// The time for which it is remembered that someone was offered a seat.
const ASKED_AGAIN: SignedDuration = SignedDuration::from_hours(60 * 24);

/// Lines that wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The address that must confirm them.
    pub address: String,
    /// The lines.
    pub lines: String,
    /// The other person who asked for them, if they are not from a letter of that address's own.
    pub asked_by: String,
    /// The lines that are carried out if the holder of the address says no; `None`: this is no offer, but a request
    /// to confirm.
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
    /// Keeps lines of somebody's own letter until they are confirmed. Of those that wait for the address, at most `most`
    /// are kept: the oldest make room. Returns their number.
    pub fn hold(&self, address: &str, lines: &str, most: u32, now: Timestamp) -> Result<HeldId> {
        let sql = "DELETE FROM held WHERE id IN
            (SELECT id FROM held WHERE address = ?1 AND asked_by = '' AND otherwise IS NULL ORDER BY id DESC LIMIT -1 OFFSET ?2)";
        self.conn.prepare_cached(sql)?.execute(params![address, most.saturating_sub(1)])?;
        self.hold_for(address, lines, "", now)
    }

    /// Keeps lines that the holder of an address must confirm because somebody else asked. Returns their number.
    pub fn hold_for(&self, address: &str, lines: &str, asked_by: &str, now: Timestamp) -> Result<HeldId> {
        let sql = "INSERT INTO held (address, lines, asked_by, until) VALUES (?1, ?2, ?3, ?4)";
        self.conn.prepare_cached(sql)?.execute(params![address, lines, asked_by, Time(now + HELD_FOR)])?;
        Ok(HeldId(self.conn.last_insert_rowid()))
    }

    /// Keeps lines that somebody is offered: `lines` are carried out if they say yes, `otherwise` if they say no. Returns
    /// their number.
    pub fn hold_offer(&self, address: &str, lines: &str, otherwise: &str, until: Timestamp) -> Result<HeldId> {
        let sql = "INSERT INTO held (address, lines, otherwise, until) VALUES (?1, ?2, ?3, ?4)";
        self.conn.prepare_cached(sql)?.execute(params![address, lines, otherwise, Time(until)])?;
        Ok(HeldId(self.conn.last_insert_rowid()))
    }

    /// Deletes what has expired: unconfirmed lines, invitations, old questions, notes of how-tos sent a day ago, offers of seats
    /// from two months ago, sessions that have ended, codes and wrong passwords from an hour ago.
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

    /// Lines that wait. `None` if they are gone, already taken or too old.
    pub fn held(&self, id: HeldId, now: Timestamp) -> Result<Option<Held>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM held WHERE id = ?1 AND ?2 <= until")?;
        Ok(query.query_row(params![id, Time(now)], Held::read).optional()?)
    }

    /// The lines that wait for the holder of this address, the latest first; but not offers, to which a no can be said, too.
    pub fn held_for_address(&self, address: &str, now: Timestamp) -> Result<Vec<(HeldId, Held)>> {
        let sql =
            "SELECT * FROM held WHERE address = ?1 AND otherwise IS NULL AND ?2 <= until ORDER BY id DESC LIMIT 10";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map(params![address, Time(now)], |row| Ok((row.get("id")?, Held::read(row)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Takes lines out again.
    pub fn take_held(&self, id: HeldId, now: Timestamp) -> Result<Option<Held>> {
        let held = self.held(id, now)?;
        self.conn.prepare_cached("DELETE FROM held WHERE id = ?1")?.execute([id])?;
        Ok(held)
    }

    /// The number of letters of their own that wait for the holder of this address.
    pub fn n_held(&self, address: &str, now: Timestamp) -> Result<u32> {
        let sql =
            "SELECT count(*) FROM held WHERE address = ?1 AND asked_by = '' AND otherwise IS NULL AND ?2 <= until";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![address, Time(now)], |row| row.get(0))?)
    }

    /// The number of requests of others that wait for the holder of this address, or that somebody has made: the larger one.
    pub fn n_asked(&self, address: &str, asked_by: &str, now: Timestamp) -> Result<u32> {
        let sql = "SELECT max(count(*) FILTER (WHERE address = ?1), count(*) FILTER (WHERE asked_by = ?2)) FROM held
            WHERE asked_by <> '' AND ?3 <= until";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![address, asked_by, Time(now)], |row| row.get(0))?)
    }
}
