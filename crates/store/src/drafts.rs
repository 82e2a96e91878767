//! Orders that players keep as a draft: they count for nothing, and only their writer sees them.
use super::{SeatId, Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

/// The draft of one seat for one power.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftRow {
    /// The seat whose holder has the draft.
    pub seat: SeatId,
    /// The power's name.
    pub power: String,
    /// The label of the phase that it is for.
    pub phase: String,
    /// Orders in canonical form, one per line.
    pub lines: String,
    /// The time at which it was last changed.
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
    /// The drafts of a seat, of whatever phase.
    pub fn drafts(&self, seat: SeatId) -> Result<Vec<DraftRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM drafts WHERE seat = ?1 ORDER BY power")?;
        Ok(query.query_map([seat], DraftRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Keeps a draft, in place of the one that was there.
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
