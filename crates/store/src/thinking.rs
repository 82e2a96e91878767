//! The bots' open tasks.
use super::{GameId, Store};
use anyhow::Result;

/// A task for a bot: a power's orders in a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Task {
    /// The game.
    pub game: GameId,
    /// The turn.
    pub turn: u32,
    /// The power's name.
    pub power: String,
}

impl Store {
    /// Returns the bots' open tasks, from at most `most` games.
    pub fn thinking(&self, most: u32) -> Result<Vec<Task>> {
        let sql = "SELECT id, turn, thinks FROM games WHERE thinks IS NOT NULL ORDER BY id LIMIT ?1";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map([most], |row| Ok((row.get(0)?, row.get(1)?, row.get::<_, String>(2)?)))?;
        let mut tasks = Vec::new();
        for row in rows {
            let (game, turn, powers) = row?;
            tasks.extend(powers.lines().map(|power| Task { game, turn, power: power.to_owned() }));
        }
        Ok(tasks)
    }
}
