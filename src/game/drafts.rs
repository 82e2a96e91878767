//! Drafts: orders that do not count until their writer submits them.
use super::Game;
use crate::rules::Power;
use crate::store::{DraftRow, SeatId, Store};
use anyhow::Result;
use jiff::Timestamp;

/// A seat's draft for the current phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderDraft {
    /// The orders in canonical form, each with its power.
    pub orders: Vec<(Power, String)>,
    /// The time of the last change.
    pub saved: Timestamp,
}

impl Game {
    /// The draft of a seat for the current phase. A draft ends with its phase.
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

    /// Saves a seat's draft for one power, replacing the previous one.
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
