//! Marks for reliability: one for each phase for which a player owed orders, and for each seat taken or left.
use super::{GameId, Store, UserId, words};
use anyhow::Result;
use rusqlite::params;

words! {
    /// A mark for or against a player.
    Mark {
        /// All orders were in at the deadline.
        OnTime = "on time",
        /// Orders came after the deadline.
        Late = "late",
        /// No orders came before grace ended.
        Missed = "missed",
        /// Held a seat when a game began.
        Started = "started",
        /// Took over a seat.
        TookOver = "took over",
        /// Left a seat in an unfinished game, or was replaced for missing orders.
        Left = "left",
        /// The keeper's correction of the dedication.
        Adjusted = "adjusted",
    }
}

impl Store {
    /// Adds a mark. Only the worst counts for a phase; a mark of any other kind counts once per turn.
    pub fn mark(&self, game: GameId, turn: u32, user: UserId, mark: Mark, hidden: bool) -> Result<()> {
        let sql = "INSERT INTO reliability (user, game, turn, mark, hidden) VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT DO UPDATE SET mark = excluded.mark WHERE excluded.mark = 'missed'";
        self.conn.prepare_cached(sql)?.execute(params![user, game, turn, mark, hidden])?;
        Ok(())
    }

    /// Returns the number of a person's marks of each kind: all of them, or only the public ones.
    pub fn marks_of(&self, user: UserId, hidden_too: bool) -> Result<Vec<(Mark, i64)>> {
        let sql = "SELECT mark, sum(n) FROM reliability WHERE user = ?1 AND (?2 OR NOT hidden) GROUP BY mark";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map(params![user, hidden_too], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Reveals the marks of a game.
    pub fn show_marks(&self, game: GameId) -> Result<()> {
        self.conn.prepare_cached("UPDATE reliability SET hidden = 0 WHERE game = ?1")?.execute([game])?;
        Ok(())
    }

    /// Deletes the marks for this phase of a game and later ones.
    pub fn drop_marks_from(&self, game: GameId, turn: u32) -> Result<()> {
        let sql = "DELETE FROM reliability WHERE game = ?1 AND ?2 <= turn AND mark IN ('on time', 'late', 'missed')";
        self.conn.prepare_cached(sql)?.execute(params![game, turn])?;
        Ok(())
    }

    /// Deletes all marks of a game.
    pub fn drop_marks(&self, game: GameId) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM reliability WHERE game = ?1")?.execute([game])?;
        Ok(())
    }

    /// Adjusts a person's dedication on the keeper's behalf.
    pub fn adjust_dedication(&self, user: UserId, by: i64) -> Result<()> {
        let sql = "INSERT INTO reliability (user, mark, n) VALUES (?1, ?2, ?3)";
        self.conn.prepare_cached(sql)?.execute(params![user, Mark::Adjusted, by])?;
        Ok(())
    }
}
