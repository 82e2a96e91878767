//! Absences: periods in which a player cannot submit orders. No deadline falls within one.
use super::{GameId, SeatId, Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::params;
use std::ops::Range;

/// A seat holder's absence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbsenceRow {
    /// The seat whose holder is away.
    pub seat: SeatId,
    /// The start and end of the absence.
    pub away: Range<Timestamp>,
}

impl Store {
    /// The current and future absences of a game's seat holders, earliest first.
    pub fn absences(&self, game: GameId, now: Timestamp) -> Result<Vec<AbsenceRow>> {
        let sql =
            "SELECT absences.seat, absences.since, absences.until FROM absences JOIN seats ON seats.id = absences.seat
            WHERE seats.game = ?1 AND seats.until IS NULL AND ?2 < absences.until ORDER BY absences.since, absences.id";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map(params![game, Time(now)], |row| {
            Ok(AbsenceRow { seat: row.get(0)?, away: row.get::<_, Time>(1)?.0..row.get::<_, Time>(2)?.0 })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Adds an absence.
    pub fn add_absence(&self, absence: &AbsenceRow) -> Result<()> {
        let sql = "INSERT INTO absences (seat, since, until) VALUES (?1, ?2, ?3)";
        let (since, until) = (Time(absence.away.start), Time(absence.away.end));
        self.conn.prepare_cached(sql)?.execute(params![absence.seat, since, until])?;
        Ok(())
    }

    /// Deletes an absence.
    pub fn drop_absence(&self, absence: &AbsenceRow) -> Result<()> {
        let sql = "DELETE FROM absences WHERE seat = ?1 AND since = ?2 AND until = ?3";
        let (since, until) = (Time(absence.away.start), Time(absence.away.end));
        self.conn.prepare_cached(sql)?.execute(params![absence.seat, since, until])?;
        Ok(())
    }
}
