//! E-mail threads: the first e-mail of each that a seat's holder received.
use super::{SeatId, Store};
use anyhow::Result;
use rusqlite::{OptionalExtension as _, params};

impl Store {
    /// The Message-ID of the first e-mail of a seat's thread.
    pub fn thread(&self, seat: SeatId, topic: &str) -> Result<Option<String>> {
        let sql = "SELECT message_id FROM threads WHERE seat = ?1 AND topic = ?2";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![seat, topic], |row| row.get(0)).optional()?)
    }

    /// Records the first e-mail of a seat's thread.
    pub fn begin_thread(&self, seat: SeatId, topic: &str, message_id: &str) -> Result<()> {
        let sql = "INSERT INTO threads (seat, topic, message_id)
            SELECT seat, ?2, ?3 FROM holders WHERE seat = ?1 ON CONFLICT DO NOTHING";
        self.conn.prepare_cached(sql)?.execute(params![seat, topic, message_id])?;
        Ok(())
    }
}
