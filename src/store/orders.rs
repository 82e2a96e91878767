//! The orders on file.
use super::{GameId, Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

/// All orders of one power for one phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrdersRow {
    /// The power's name.
    pub power: String,
    /// The orders in canonical form, one per line.
    pub orders: String,
    /// The orders as they were typed.
    pub typed: String,
    /// When they last changed.
    pub filed: Timestamp,
}

impl OrdersRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            power: row.get("power")?,
            orders: row.get("orders")?,
            typed: row.get("typed")?,
            filed: row.get::<_, Time>("filed")?.0,
        })
    }
}

impl Store {
    /// The orders on file for a phase.
    pub fn orders(&self, game: GameId, turn: u32) -> Result<Vec<OrdersRow>> {
        let sql = "SELECT * FROM orders WHERE game = ?1 AND turn = ?2 ORDER BY power";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map(params![game, turn], OrdersRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Files the orders of one power, replacing any earlier ones.
    pub fn file_orders(&self, game: GameId, turn: u32, row: &OrdersRow) -> Result<()> {
        let sql = "INSERT INTO orders (game, turn, power, orders, typed, filed) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT DO UPDATE SET orders = ?4, typed = ?5, filed = ?6";
        self.conn.prepare_cached(sql)?.execute(params![
            game,
            turn,
            row.power,
            row.orders,
            row.typed,
            Time(row.filed)
        ])?;
        Ok(())
    }

    /// Deletes orders for this phase and later ones.
    pub fn drop_orders_from(&self, game: GameId, turn: u32) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM orders WHERE game = ?1 AND ?2 <= turn")?.execute(params![game, turn])?;
        Ok(())
    }
}
