//! The orders that players store for later turns: stored as lines, used as plans.
use super::plan::Plan;
use super::{Game, Seat};
use crate::rules::{Planned, Stage};
use crate::say;
use crate::store::{KeptRow, SeatId, Store};
use crate::text::doc::Doc;
use crate::text::sentence::{phase, term};
use crate::text::words::said;
use anyhow::{Context as _, Result, anyhow};

/// The orders that a seat stores for one phase.
#[derive(Clone, Debug)]
pub struct KeptOrders {
    /// The stored row, which holds more than the plan.
    pub row: KeptRow,
    /// The orders.
    pub plan: Plan,
}

impl KeptOrders {
    /// Lists them under a title: `Kept for F1901M:`.
    pub fn show(&self, doc: &mut Doc) {
        match self.row.phase.as_str() {
            "" => doc.para("Standing orders:"),
            label => doc.para(say!("Kept for {}:", phase(label))),
        }
        let lines = self.plan.text();
        let wait = if self.row.waits { "SET WAIT\n" } else { "" };
        for (i, text) in lines.lines().chain(wait.lines()).enumerate() {
            let order = text.trim_start();
            doc.classic_row("", 2 + text.len() - order.len(), term(order));
            if i == 0 {
                doc.close_up();
            }
        }
    }
}

impl Game {
    /// The stage of the phase with this label, which must be current or still to come. For an empty label, the main stage.
    pub fn stage_of(&self, label: &str) -> Result<&'static Stage> {
        let first = || self.board.variant.family().stages().first().context("a family without stages");
        let table = self.table()?;
        let mut phases = std::iter::once(table.phase()).chain(table.ahead());
        phases.find(|phase| phase.label == label).map_or_else(first, |phase| Ok(phase.stage))
    }

    /// The label of the next phase of this stage after the phase with the label `after`.
    pub fn next_of(&self, stage: &str, after: &str) -> Option<String> {
        let ahead = self.table.as_ref()?.ahead();
        let at = ahead.iter().position(|phase| phase.label == after).map_or(0, |at| at + 1);
        ahead.into_iter().skip(at).find(|phase| phase.stage.key == stage).map(|phase| phase.label)
    }

    /// Returns the orders that a seat stores for one phase.
    pub fn kept_for(&self, store: &Store, seat: SeatId, phase: &str) -> Result<KeptOrders> {
        let row = store.kept(seat)?.into_iter().find(|row| row.phase == phase);
        self.read_kept(row.unwrap_or(KeptRow { seat, phase: phase.to_owned(), ..KeptRow::default() }))
    }

    /// Returns all orders that a seat stores, in the order of their phases, standing orders last.
    pub fn kept(&self, store: &Store, seat: &Seat) -> Result<Vec<KeptOrders>> {
        let labels: Vec<String> = self.table()?.ahead().into_iter().map(|phase| phase.label).collect();
        let mut rows = store.kept(seat.id)?;
        rows.sort_by_key(|row| {
            let at = labels.iter().position(|label| *label == row.phase);
            (row.phase.is_empty(), at)
        });
        rows.into_iter().map(|row| self.read_kept(row)).collect()
    }

    /// Reads the lines of stored orders. A line that is no longer a valid order stays as it is; its turn will report why.
    ///
    /// # Errors
    /// If its blocks cannot be read.
    pub fn read_kept(&self, row: KeptRow) -> Result<KeptOrders> {
        let (table, stage) = (self.table()?, self.stage_of(&row.phase)?);
        let order = |line: &str| {
            let found = table.planned(stage, line);
            if found.iter().any(Result::is_err) { vec![Ok(Planned::of(line))] } else { found }
        };
        let plan = Plan::read(row.lines.lines(), &order)
            .map_err(|why| anyhow!("the orders for later cannot be read: {}", said(why)))?;
        Ok(KeptOrders { row, plan })
    }

    /// Stores the orders, or deletes them if they are empty.
    pub fn keep(&self, store: &Store, kept: &KeptOrders) -> Result<()> {
        if kept.plan.is_empty() && !kept.row.waits {
            return store.drop_kept(kept.row.seat, &kept.row.phase);
        }
        store.keep(&KeptRow { lines: kept.plan.text(), used: None, n_used: 0, ..kept.row.clone() })
    }
}
