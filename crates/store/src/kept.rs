//! Lines that players submit in advance: orders for future phases, and standing orders.
use super::{GameId, SeatId, Store};
use anyhow::Result;
use rusqlite::{Row, params};

/// A seat holder's lines for one phase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptRow {
    /// The seat.
    pub seat: SeatId,
    /// The label of the phase; empty for standing orders.
    pub phase: String,
    /// Orders and blocks, in a form that can be e-mailed back.
    pub lines: String,
    /// True if the phase waits for its deadline.
    pub waits: bool,
    /// The turn in which they were used or discarded.
    pub used: Option<u32>,
    /// The number of consecutive turns in which standing orders were used.
    pub n_used: u32,
}

impl KeptRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            seat: row.get("seat")?,
            phase: row.get("phase")?,
            lines: row.get("lines")?,
            waits: row.get("waits")?,
            used: row.get("used")?,
            n_used: row.get("n_used")?,
        })
    }
}

impl Store {
    /// Returns a seat's unused lines.
    pub fn kept(&self, seat: SeatId) -> Result<Vec<KeptRow>> {
        let sql = "SELECT * FROM kept_orders WHERE seat = ?1 AND (used IS NULL OR phase = '') ORDER BY phase";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([seat], KeptRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the unused lines of a game's current seats.
    pub fn kept_in(&self, game: GameId) -> Result<Vec<KeptRow>> {
        let sql = "SELECT kept_orders.* FROM kept_orders JOIN seats ON seats.id = kept_orders.seat
            WHERE seats.game = ?1 AND seats.until IS NULL AND (used IS NULL OR phase = '') ORDER BY seat, phase";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([game], KeptRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Stores the lines for one phase, replacing any earlier ones.
    pub fn keep(&self, row: &KeptRow) -> Result<()> {
        let sql = "INSERT INTO kept_orders (seat, phase, lines, waits, used, n_used) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT DO UPDATE SET lines = ?3, waits = ?4, used = ?5, n_used = ?6";
        let values = params![row.seat, row.phase, row.lines, row.waits, row.used, row.n_used];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }

    /// Deletes the lines for one phase.
    pub fn drop_kept(&self, seat: SeatId, phase: &str) -> Result<()> {
        let sql = "DELETE FROM kept_orders WHERE seat = ?1 AND phase = ?2";
        self.conn.prepare_cached(sql)?.execute(params![seat, phase])?;
        Ok(())
    }

    /// Deletes all of a seat's lines. Returns whether any of them were unused.
    pub fn drop_all_kept(&self, seat: SeatId) -> Result<bool> {
        let had = !self.kept(seat)?.is_empty();
        self.conn.prepare_cached("DELETE FROM kept_orders WHERE seat = ?1")?.execute([seat])?;
        Ok(had)
    }

    /// Restores the lines that were used or expired after a turn, because the later turns are undone.
    pub fn keep_again(&self, game: GameId, turn: u32) -> Result<()> {
        let sql = "UPDATE kept_orders SET used = NULL, n_used = 0 WHERE ?2 < used
            AND seat IN (SELECT id FROM seats WHERE game = ?1)";
        self.conn.prepare_cached(sql)?.execute(params![game, turn])?;
        Ok(())
    }

    /// The last turn for which a person, rather than the judge, wrote a power's orders.
    pub fn last_written(&self, game: GameId, power: &str) -> Result<Option<u32>> {
        let sql = "SELECT max(turn) FROM orders WHERE game = ?1 AND power = ?2 AND typed <> ''";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![game, power], |row| row.get(0))?)
    }
}
