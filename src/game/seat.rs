//! A seat in a game: its stored row, with the power looked up.
use super::power_named;
use crate::rules::{Power, PowerName};
use crate::store::SeatRow;
use crate::text::sentence::{Arg, NameKind, known};
use anyhow::{Context as _, Result};
use std::ops::{Deref, DerefMut};

/// A seat. It dereferences to its row, except for the power, which the row stores by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    row: SeatRow,
    /// The first power of its hand. `None` before the start.
    pub power: Option<Power>,
}

impl Seat {
    /// Reads a seat from its row.
    pub(super) fn read(row: SeatRow, powers: &[PowerName]) -> Result<Self> {
        let power = row.power.as_deref().map(|name| power_named(powers, name)).transpose();
        let power = power.with_context(|| format!("seat {} cannot be read", row.id))?;
        Ok(Self { row, power })
    }

    /// Its holder's name. The stored sentence has their number instead.
    pub fn holder<'a, S>(&'a self) -> Arg<'a, S> {
        known(NameKind::Person, self.row.user.number(), &self.row.user_name)
    }

    /// Takes away its power, when the game returns to before its start.
    pub fn take_power(&mut self) {
        (self.row.power, self.power) = (None, None);
    }

    /// Deals it a power.
    pub(super) fn give(&mut self, power: Power, powers: &[PowerName]) {
        self.row.power = powers.get(power.index()).map(|name| name.name.clone());
        self.power = Some(power);
    }
}

impl Deref for Seat {
    type Target = SeatRow;

    fn deref(&self) -> &SeatRow {
        &self.row
    }
}

impl DerefMut for Seat {
    fn deref_mut(&mut self) -> &mut SeatRow {
        &mut self.row
    }
}
