//! The orders on file.
use super::{GameId, LetterId, Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// How many letters of one phase can be undone.
const MAX_EARLIER: u32 = 20;

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

    /// Keeps what was on file for one power before a letter changed it. If the letter has changed it before, nothing.
    pub fn keep_earlier_orders(&self, game: GameId, turn: u32, letter: LetterId, row: &OrdersRow) -> Result<()> {
        let sql = "INSERT OR IGNORE INTO earlier_orders (game, turn, letter, power, orders, typed, filed)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let (power, filed) = (&row.power, Time(row.filed));
        let mut keep = self.conn.prepare_cached(sql)?;
        if keep.execute(params![game, turn, letter, power, row.orders, row.typed, filed])? != 0 {
            let sql = "DELETE FROM earlier_orders WHERE game = ?1 AND turn = ?2 AND power = ?3 AND letter < (
                SELECT min(letter) FROM (SELECT letter FROM earlier_orders
                WHERE game = ?1 AND turn = ?2 AND power = ?3 ORDER BY letter DESC LIMIT ?4))";
            self.conn.prepare_cached(sql)?.execute(params![game, turn, power, MAX_EARLIER])?;
        }
        Ok(())
    }

    /// The latest letter that changed the orders of this power and can be undone.
    pub fn last_change(&self, game: GameId, turn: u32, power: &str) -> Result<Option<LetterId>> {
        let sql = "SELECT max(letter) FROM earlier_orders WHERE game = ?1 AND turn = ?2 AND power = ?3";
        let letter = self.conn.prepare_cached(sql)?.query_row(params![game, turn, power], |row| row.get(0));
        Ok(letter.optional()?.flatten())
    }

    /// Takes out what was on file for one power before a letter.
    pub fn take_earlier_orders(
        &self,
        game: GameId,
        turn: u32,
        letter: LetterId,
        power: &str,
    ) -> Result<Option<OrdersRow>> {
        let sql = "DELETE FROM earlier_orders WHERE game = ?1 AND turn = ?2 AND letter = ?3 AND power = ?4 RETURNING *";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_row(params![game, turn, letter, power], OrdersRow::read).optional()?)
    }

    /// Deletes all orders of one power, and what can be undone of them.
    pub fn drop_orders_of(&self, game: GameId, power: &str) -> Result<()> {
        for table in ["earlier_orders", "orders"] {
            let sql = format!("DELETE FROM {table} WHERE game = ?1 AND power = ?2");
            self.conn.prepare_cached(&sql)?.execute(params![game, power])?;
        }
        Ok(())
    }

    /// Deletes orders for this phase and later ones, and what can be undone.
    pub fn drop_orders_from(&self, game: GameId, turn: u32) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM earlier_orders WHERE game = ?1")?.execute([game])?;
        self.conn.prepare_cached("DELETE FROM orders WHERE game = ?1 AND ?2 <= turn")?.execute(params![game, turn])?;
        Ok(())
    }
}
