//! Drafts of orders: they are not submitted, and only their author sees them.
use super::{SeatId, Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

/// A seat's draft for one power.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftRow {
    /// The seat whose holder has the draft.
    pub seat: SeatId,
    /// The power's name.
    pub power: String,
    /// The label of its phase.
    pub phase: String,
    /// Orders in canonical form, one per line.
    pub lines: String,
    /// The time of the last change.
    pub saved: Timestamp,
}

impl DraftRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            seat: row.get("seat")?,
            power: row.get("power")?,
            phase: row.get("phase")?,
            lines: row.get("lines")?,
            saved: row.get::<_, Time>("saved")?.0,
        })
    }
}

impl Store {
    /// The drafts of a seat, for any phase.
    pub fn drafts(&self, seat: SeatId) -> Result<Vec<DraftRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM drafts WHERE seat = ?1 ORDER BY power")?;
        Ok(query.query_map([seat], DraftRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Stores a draft, replacing any earlier one.
    pub fn keep_draft(&self, row: &DraftRow) -> Result<()> {
        let sql = "INSERT INTO drafts (seat, power, phase, lines, saved) VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT DO UPDATE SET phase = ?3, lines = ?4, saved = ?5";
        let values = params![row.seat, row.power, row.phase, row.lines, Time(row.saved)];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }

    /// Deletes the drafts of a seat.
    pub fn drop_drafts(&self, seat: SeatId) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM drafts WHERE seat = ?1")?.execute([seat])?;
        Ok(())
    }
}
