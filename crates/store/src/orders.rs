//! Submitted orders.
use super::{GameId, LetterId, Store, Time, in_seconds};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};
use std::cell::{RefCell, RefMut};

/// The number of e-mails per phase that can be undone.
const MAX_EARLIER: u32 = 20;

/// A power's orders for one phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrdersRow {
    /// The power's name.
    pub power: String,
    /// The orders in canonical form, one per line.
    pub orders: String,
    /// The orders as the player wrote them.
    pub typed: String,
    /// The time of their last change.
    pub filed: Timestamp,
}

/// The orders for one phase as last read or written in the current transaction, because an e-mail reads them repeatedly. Every change of
/// the tables clears or updates them, and so does the end of a transaction or savepoint.
#[derive(Debug, Default)]
pub(super) struct LastRead(RefCell<Option<OnFile>>);

#[derive(Debug)]
struct OnFile {
    game: GameId,
    turn: u32,
    rows: Vec<OrdersRow>,
    /// The powers whose earlier orders are already stored, each with the e-mail that replaced them.
    kept: Vec<(LetterId, String)>,
}

impl LastRead {
    /// Clears the cache.
    pub(super) fn forget(&self) {
        self.0.take();
    }

    /// Returns the cached orders, if they are of this phase.
    fn of(&self, game: GameId, turn: u32) -> RefMut<'_, Option<OnFile>> {
        let mut last = self.0.borrow_mut();
        last.take_if(|last| (last.game, last.turn) != (game, turn));
        last
    }

    /// Updates the cache with a power's new orders.
    fn replace(&self, game: GameId, turn: u32, row: &OrdersRow) {
        let mut last = self.of(game, turn);
        let Some(OnFile { rows, .. }) = last.as_mut() else { return };
        let row = OrdersRow { filed: in_seconds(row.filed), ..row.clone() };
        match rows.binary_search_by(|old| old.power.cmp(&row.power)) {
            Ok(i) => rows[i] = row,
            Err(i) => rows.insert(i, row),
        }
    }
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
    /// The orders for a phase, by power name.
    pub fn orders(&self, game: GameId, turn: u32) -> Result<Vec<OrdersRow>> {
        self.with_orders(game, turn, <[_]>::to_vec)
    }

    /// A power's orders for a phase, if it has submitted any.
    pub fn orders_of(&self, game: GameId, turn: u32, power: &str) -> Result<Option<OrdersRow>> {
        self.with_orders(game, turn, |rows| rows.iter().find(|row| row.power == power).cloned())
    }

    fn with_orders<T>(&self, game: GameId, turn: u32, take: impl FnOnce(&[OrdersRow]) -> T) -> Result<T> {
        let mut last = self.on_file.of(game, turn);
        let in_transaction = !self.is_idle();
        if let Some(last) = last.as_ref().filter(|_| in_transaction) {
            return Ok(take(&last.rows));
        }
        let sql = "SELECT power, orders, typed, filed FROM orders WHERE game = ?1 AND turn = ?2 ORDER BY power";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows: Vec<_> = query.query_map(params![game, turn], OrdersRow::read)?.collect::<rusqlite::Result<_>>()?;
        let taken = take(&rows);
        // Outside a transaction, other writers may change them at any moment.
        *last = in_transaction.then_some(OnFile { game, turn, rows, kept: Vec::new() });
        Ok(taken)
    }

    /// Stores a power's orders, replacing any earlier ones.
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
        self.on_file.replace(game, turn, row);
        Ok(())
    }

    /// Stores a power's orders from before an e-mail's first change to them, for undoing it. Later changes by the same e-mail store
    /// nothing.
    pub fn keep_earlier_orders(&self, game: GameId, turn: u32, letter: LetterId, row: &OrdersRow) -> Result<()> {
        let sql = "INSERT OR IGNORE INTO earlier_orders (game, turn, letter, power, orders, typed, filed)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let mut last = self.on_file.of(game, turn);
        let kept = last.as_mut().map(|last| &mut last.kept);
        let (power, filed) = (&row.power, Time(row.filed));
        if kept.as_ref().is_some_and(|kept| kept.iter().any(|(by, of)| (*by, of) == (letter, power))) {
            return Ok(());
        }
        let mut keep = self.conn.prepare_cached(sql)?;
        if keep.execute(params![game, turn, letter, power, row.orders, row.typed, filed])? != 0 {
            let sql = "DELETE FROM earlier_orders WHERE game = ?1 AND turn = ?2 AND power = ?3 AND letter < (
                SELECT min(letter) FROM (SELECT letter FROM earlier_orders
                WHERE game = ?1 AND turn = ?2 AND power = ?3 ORDER BY letter DESC LIMIT ?4))";
            self.conn.prepare_cached(sql)?.execute(params![game, turn, power, MAX_EARLIER])?;
        }
        kept.into_iter().for_each(|kept| kept.push((letter, power.clone())));
        Ok(())
    }

    /// The latest e-mail that changed this power's orders and can be undone.
    pub fn last_change(&self, game: GameId, turn: u32, power: &str) -> Result<Option<LetterId>> {
        let sql = "SELECT max(letter) FROM earlier_orders WHERE game = ?1 AND turn = ?2 AND power = ?3";
        let letter = self.conn.prepare_cached(sql)?.query_row(params![game, turn, power], |row| row.get(0));
        Ok(letter.optional()?.flatten())
    }

    /// A power's orders from before each e-mail that can be undone, the latest first.
    pub fn earlier_orders(&self, game: GameId, turn: u32, power: &str) -> Result<Vec<(LetterId, OrdersRow)>> {
        let sql = "SELECT * FROM earlier_orders WHERE game = ?1 AND turn = ?2 AND power = ?3 ORDER BY letter DESC";
        let mut query = self.conn.prepare_cached(sql)?;
        let read = |row: &Row<'_>| Ok((row.get("letter")?, OrdersRow::read(row)?));
        Ok(query.query_map(params![game, turn, power], read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Forgets a power's orders from before this e-mail, and from before later ones.
    pub fn forget_earlier_orders(&self, game: GameId, turn: u32, power: &str, since: LetterId) -> Result<()> {
        self.on_file.forget();
        let sql = "DELETE FROM earlier_orders WHERE game = ?1 AND turn = ?2 AND power = ?3 AND ?4 <= letter";
        self.conn.prepare_cached(sql)?.execute(params![game, turn, power, since])?;
        Ok(())
    }

    /// Deletes a power's orders and its undo history.
    pub fn drop_orders_of(&self, game: GameId, power: &str) -> Result<()> {
        self.on_file.forget();
        for table in ["earlier_orders", "orders"] {
            let sql = format!("DELETE FROM {table} WHERE game = ?1 AND power = ?2");
            self.conn.prepare_cached(&sql)?.execute(params![game, power])?;
        }
        Ok(())
    }

    /// Deletes the orders for this phase and later ones, with their undo history.
    pub fn drop_orders_from(&self, game: GameId, turn: u32) -> Result<()> {
        self.on_file.forget();
        self.conn.prepare_cached("DELETE FROM earlier_orders WHERE game = ?1")?.execute([game])?;
        self.conn.prepare_cached("DELETE FROM orders WHERE game = ?1 AND ?2 <= turn")?.execute(params![game, turn])?;
        Ok(())
    }
}
