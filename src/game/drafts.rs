//! Drafts: orders that count for nothing, until their writer files them.
use super::Game;
use crate::rules::Power;
use crate::store::{DraftRow, SeatId, Store};
use anyhow::Result;
use jiff::Timestamp;

/// The draft of the holder of a seat for the phase that is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderDraft {
    /// The orders in canonical form, each with its power.
    pub orders: Vec<(Power, String)>,
    /// The time at which it was last changed.
    pub saved: Timestamp,
}

impl Game {
    /// The draft of a seat for the phase that is on. With the phase, a draft is gone.
    pub fn draft(&self, store: &Store, seat: SeatId) -> Result<Option<OrderDraft>> {
        let mut rows = store.drafts(seat)?;
        rows.retain(|row| row.phase == self.row.phase && self.running());
        let Some(saved) = rows.iter().map(|row| row.saved).max() else { return Ok(None) };
        let mut orders = Vec::new();
        for row in &rows {
            let power = self.power_named(&row.power)?;
            orders.extend(row.lines.lines().map(|line| (power, line.to_owned())));
        }
        orders.sort_by_key(|(power, _)| power.index());
        Ok(Some(OrderDraft { orders, saved }))
    }

    /// Keeps what a seat has drafted for one power, in place of what was.
    pub fn keep_draft(
        &self,
        store: &Store,
        seat: SeatId,
        power: Power,
        orders: &[String],
        now: Timestamp,
    ) -> Result<()> {
        store.keep_draft(&DraftRow {
            seat,
            power: self.power_name(power).to_owned(),
            phase: self.row.phase.clone(),
            lines: orders.join("\n"),
            saved: now,
        })
    }
}
