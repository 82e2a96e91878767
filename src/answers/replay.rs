//! A past phase, adjudicated again from its record: the position before, the orders and the luck.
use crate::families::report::Heading;
use crate::families::ruleset::{Adjudicated, Position};
use crate::game::{Game, chains};
use crate::rules::{Luck, Power};
use crate::store::PhaseRow;
use crate::text::unhex;
use anyhow::{Context as _, Result};

/// A past phase, ready to be adjudicated again from its record.
pub(super) struct Replay<'a> {
    pub(super) before: Box<dyn Position>,
    pub(super) orders: Vec<(Power, String)>,
    pub(super) luck: Luck,
    pub(super) heading: Heading<'a>,
}

impl<'a> Replay<'a> {
    pub(super) fn of(game: &'a Game, row: &PhaseRow) -> Result<Self> {
        let luck = match &row.luck {
            Some(opened) => {
                let opened = unhex(opened).context("the luck of a phase cannot be read")?;
                chains::named(Luck::new(opened), &game.settings, &game.row.name)
            }
            None => game.luck_on_record(row, 0)?,
        };
        let (before, orders) = (game.system.open(&row.before)?, game.read_orders(&row.orders)?);
        Ok(Self { before, orders, luck, heading: Heading { game: &game.row.name, n_phase: row.turn } })
    }

    /// Adjudicates the phase again.
    pub(super) fn adjudicated(&self) -> Result<Adjudicated> {
        self.before.adjudicate(self.heading, &self.orders, &self.luck)
    }
}
