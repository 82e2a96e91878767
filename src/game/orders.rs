//! The orders on file for the phase, and those in the record: stored by the names of powers, used by powers.
use super::Game;
use crate::rules::Power;
use crate::store::{LetterId, OrdersRow, Store};
use anyhow::{Context as _, Result};
use jiff::Timestamp;

/// The orders on file for one power.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnFile {
    /// The power whose orders they are.
    pub power: Power,
    /// Its orders, in canonical form.
    pub orders: Vec<String>,
    /// The orders as typed.
    pub typed: String,
}

impl OnFile {
    /// No orders.
    pub fn none(power: Power) -> Self {
        Self { power, orders: Vec::new(), typed: String::new() }
    }

    /// Groups the orders in the record of a phase by power.
    pub fn by_power(orders: Vec<(Power, String)>) -> Vec<Self> {
        let mut by_power: Vec<Self> = Vec::new();
        for (power, order) in orders {
            match by_power.last_mut().filter(|filed| filed.power == power) {
                Some(filed) => filed.orders.push(order),
                None => by_power.push(Self { orders: vec![order], ..Self::none(power) }),
            }
        }
        by_power
    }
}

impl Game {
    /// Returns the orders on file for the phase.
    pub fn on_file(&self, store: &Store) -> Result<Vec<OnFile>> {
        store.orders(self.row.id, self.row.turn)?.into_iter().map(|row| self.read_on_file(row)).collect()
    }

    fn read_on_file(&self, row: OrdersRow) -> Result<OnFile> {
        let orders = row.orders.lines().map(str::to_owned).collect();
        Ok(OnFile { power: self.power_named(&row.power)?, orders, typed: row.typed })
    }

    fn write_on_file(&self, filed: &OnFile, now: Timestamp) -> OrdersRow {
        OrdersRow {
            power: self.power_name(filed.power).to_owned(),
            orders: filed.orders.join("\n"),
            typed: filed.typed.clone(),
            filed: now,
        }
    }

    /// Returns the orders on file for one power.
    pub fn on_file_of(&self, store: &Store, power: Power) -> Result<OnFile> {
        let found = store.orders_of(self.row.id, self.row.turn, self.power_name(power))?;
        found.map_or_else(|| Ok(OnFile::none(power)), |row| self.read_on_file(row))
    }

    /// Returns the number of orders that these powers still owe.
    ///
    /// # Errors
    /// If the game has not started, or an order on file cannot be read.
    pub fn n_missing(&self, store: &Store, powers: &[Power]) -> Result<usize> {
        let missing = powers.iter().map(|power| {
            let orders = self.on_file_of(store, *power)?.orders;
            Ok(self.table()?.missing(*power, &orders)?.len())
        });
        missing.sum()
    }

    /// Submits the orders of a power, replacing earlier ones.
    pub fn file(&self, store: &Store, filed: &OnFile, now: Timestamp) -> Result<()> {
        let row = self.write_on_file(filed, now);
        store.file_orders(self.row.id, self.row.turn, &row)
    }

    /// Saves the orders on file for a power, so that the letter that now changes them can be undone.
    pub fn keep_earlier(&self, store: &Store, letter: LetterId, filed: &OnFile, now: Timestamp) -> Result<()> {
        store.keep_earlier_orders(self.row.id, self.row.turn, letter, &self.write_on_file(filed, now))
    }

    /// The orders of these powers from before the latest e-mail that changed them, with its number. `None` without one.
    pub fn earlier(&self, store: &Store, powers: &[Power]) -> Result<Option<(LetterId, Vec<OnFile>)>> {
        let mut changes: Vec<(LetterId, OnFile)> = Vec::new();
        let mut restored: Vec<OnFile> = Vec::with_capacity(powers.len());
        for power in powers {
            for (letter, row) in store.earlier_orders(self.row.id, self.row.turn, self.power_name(*power))? {
                changes.push((letter, self.read_on_file(row)?));
            }
            restored.push(self.on_file_of(store, *power)?);
        }
        changes.sort_by_key(|(letter, _)| std::cmp::Reverse(*letter));
        for of_letter in changes.chunk_by(|(one, _), (other, _)| one == other) {
            let mut has_changed = false;
            for (_, earlier) in of_letter {
                let Some(now) = restored.iter_mut().find(|now| now.power == earlier.power) else { continue };
                // An e-mail may have submitted the orders that were on file already.
                has_changed |= earlier.orders != now.orders;
                *now = earlier.clone();
            }
            if let Some((letter, _)) = of_letter.first().filter(|_| has_changed) {
                return Ok(Some((*letter, restored)));
            }
        }
        Ok(None)
    }

    /// Restores the orders of these powers from before the latest e-mail that changed them. Returns whether there was one.
    pub fn undo(&self, store: &Store, powers: &[Power], now: Timestamp) -> Result<bool> {
        let Some((letter, earlier)) = self.earlier(store, powers)? else { return Ok(false) };
        for earlier in earlier {
            store.forget_earlier_orders(self.row.id, self.row.turn, self.power_name(earlier.power), letter)?;
            if earlier != self.on_file_of(store, earlier.power)? {
                self.file(store, &earlier, now)?;
            }
        }
        Ok(true)
    }

    /// The orders in the form that the record of a phase stores.
    ///
    /// # Errors
    /// Never in practice: all of it is text.
    pub fn write_orders(&self, orders: &[(Power, String)]) -> Result<String> {
        let named = orders.iter().map(|(power, order)| (self.power_name(*power), order.as_str()));
        Ok(serde_json::to_string(&named.collect::<Vec<_>>())?)
    }

    /// Reads the output of [`write_orders`](Self::write_orders).
    ///
    /// # Errors
    /// If the text is anything else.
    pub fn read_orders(&self, recorded: &str) -> Result<Vec<(Power, String)>> {
        let named: Vec<(String, String)> = serde_json::from_str(recorded).context("the orders cannot be read")?;
        named.into_iter().map(|(name, order)| Ok((self.power_named(&name)?, order))).collect()
    }
}
