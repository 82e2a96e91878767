//! The orders on file for the phase, and those in the record: kept by the names of powers, worked with by powers.
use super::Game;
use crate::rules::Power;
use crate::store::{OrdersRow, Store};
use anyhow::{Context as _, Result};
use jiff::Timestamp;

/// What is on file for one power.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnFile {
    /// Whose.
    pub power: Power,
    /// Its orders, canonical.
    pub orders: Vec<String>,
    /// As they were written.
    pub typed: String,
}

impl OnFile {
    /// Nothing.
    pub fn none(power: Power) -> Self {
        Self { power, orders: Vec::new(), typed: String::new() }
    }
}

impl Game {
    /// What is on file for the phase.
    ///
    /// # Errors
    /// If the database fails.
    pub fn on_file(&self, store: &Store) -> Result<Vec<OnFile>> {
        let read = |row: OrdersRow| {
            let orders = row.orders.lines().map(str::to_owned).collect();
            Ok(OnFile { power: self.power_named(&row.power)?, orders, typed: row.typed })
        };
        store.orders(self.row.id, self.row.turn)?.into_iter().map(read).collect()
    }

    /// What is on file for one power.
    ///
    /// # Errors
    /// If the database fails.
    pub fn on_file_of(&self, store: &Store, power: Power) -> Result<OnFile> {
        let found = self.on_file(store)?.into_iter().find(|filed| filed.power == power);
        Ok(found.unwrap_or_else(|| OnFile::none(power)))
    }

    /// All orders on file for the phase, each with its power.
    ///
    /// # Errors
    /// If the database fails.
    pub fn all_orders(&self, store: &Store) -> Result<Vec<(Power, String)>> {
        let filed = self.on_file(store)?.into_iter();
        Ok(filed.flat_map(|filed| filed.orders.into_iter().map(move |order| (filed.power, order))).collect())
    }

    /// Files the orders of a power, in place of what it had.
    ///
    /// # Errors
    /// If the database fails.
    pub fn file(&self, store: &Store, filed: &OnFile, now: Timestamp) -> Result<()> {
        let row = OrdersRow {
            power: self.power_name(filed.power).to_owned(),
            orders: filed.orders.join("\n"),
            typed: filed.typed.clone(),
            filed: now,
        };
        store.file_orders(self.row.id, self.row.turn, &row)
    }

    /// Orders as the record of a phase has them.
    ///
    /// # Errors
    /// Never in practice: all of it is text.
    pub fn write_orders(&self, orders: &[(Power, String)]) -> Result<String> {
        let named = orders.iter().map(|(power, order)| (self.power_name(*power), order.as_str()));
        Ok(serde_json::to_string(&named.collect::<Vec<_>>())?)
    }

    /// Reads back what [`write_orders`](Self::write_orders) wrote.
    ///
    /// # Errors
    /// If it did not.
    pub fn read_orders(&self, recorded: &str) -> Result<Vec<(Power, String)>> {
        let named: Vec<(String, String)> = serde_json::from_str(recorded).context("the orders cannot be read")?;
        named.into_iter().map(|(name, order)| Ok((self.power_named(&name)?, order))).collect()
    }
}
