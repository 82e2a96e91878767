//! A seat of a game: what is kept of it, with its power looked up.
use super::power_named;
use crate::rules::{Power, PowerName};
use crate::store::SeatRow;
use crate::text::sentence::{Arg, NameKind, known};
use anyhow::{Context as _, Result};
use std::ops::{Deref, DerefMut};

/// A seat. It reads like its row, but for the power, which has a name only there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    row: SeatRow,
    /// The first power of its hand, from the start on.
    pub power: Option<Power>,
}

impl Seat {
    /// A seat as it is kept.
    pub(super) fn read(row: SeatRow, powers: &[PowerName]) -> Result<Self> {
        let power = row.power.as_deref().map(|name| power_named(powers, name)).transpose();
        let power = power.with_context(|| format!("seat {} cannot be read", row.id))?;
        Ok(Self { row, power })
    }

    /// Its holder, by their name: what is kept of the sentence has their number.
    pub fn holder<'a, S>(&'a self) -> Arg<'a, S> {
        known(NameKind::Person, self.row.user.number(), &self.row.user_name)
    }

    /// Takes its power from it: the game goes back to before its start.
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
