//! Threads: the first letter of each that the holder of a seat got.
use super::{SeatId, Store};
use anyhow::Result;
use rusqlite::{OptionalExtension as _, params};

impl Store {
    /// The Message-ID of the first letter of a thread that went to a seat.
    pub fn thread(&self, seat: SeatId, topic: &str) -> Result<Option<String>> {
        let sql = "SELECT message_id FROM threads WHERE seat = ?1 AND topic = ?2";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![seat, topic], |row| row.get(0)).optional()?)
    }

    /// Notes the first letter of a thread that goes to a seat.
    pub fn begin_thread(&self, seat: SeatId, topic: &str, message_id: &str) -> Result<()> {
        let sql = "INSERT INTO threads (seat, topic, message_id) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
        self.conn.prepare_cached(sql)?.execute(params![seat, topic, message_id])?;
        Ok(())
    }
}
