//! The writers whose press a player ignores.
use super::{SeatId, Store};
use anyhow::Result;
use rusqlite::params;

impl Store {
    /// Returns whether a seat's holder ignores this writer's press under this name.
    pub fn ignores(&self, seat: SeatId, writer: SeatId, name: &str) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM ignored WHERE seat = ?1 AND writer = ?2 AND name = ?3)";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![seat, writer, name], |row| row.get(0))?)
    }

    /// The names that a seat's holder ignores and that are still in the game.
    pub fn ignored(&self, seat: SeatId) -> Result<Vec<String>> {
        let sql = "SELECT DISTINCT ignored.name FROM ignored JOIN seats ON seats.id = ignored.writer
            WHERE ignored.seat = ?1 AND seats.until IS NULL ORDER BY ignored.name";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([seat], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Makes a seat's holder ignore a writer's press under this name.
    pub fn ignore(&self, seat: SeatId, writer: SeatId, name: &str) -> Result<()> {
        let sql = "INSERT INTO ignored (seat, writer, name) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
        self.conn.prepare_cached(sql)?.execute(params![seat, writer, name])?;
        Ok(())
    }

    /// Makes a seat's holder stop ignoring a name.
    pub fn stop_ignoring(&self, seat: SeatId, name: &str) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM ignored WHERE seat = ?1 AND name = ?2")?.execute(params![seat, name])?;
        Ok(())
    }
}
