//! The outcome of the orders on file if no one else moved, for the board and in words. It sends nothing.
use super::order_page::{self, OrderPage};
use super::results::{self, PhaseResults};
use crate::answers::forecast;
use crate::answers::gallery::Gallery;
use crate::command::game_cx::GameCx;
use crate::families::sheet::{OrderOutcome, PhaseEntry, PlayerView};
use crate::store::{LineOutcome, LineResult};
use crate::text::doc::Doc;
use crate::web::pages::prose;
use anyhow::Result;
use maud::{Markup, html};

/// A forecast, for each pair of the reader's eyes.
pub(super) struct OrderForecast {
    pub(super) sheets: Vec<PlayerView>,
    results: Vec<PhaseResults>,
    /// The forecast as in an e-mail, for games whose results have no entries.
    text: Doc,
}

/// Returns the FORECAST line.
pub(super) fn line(said: &[LineResult]) -> Option<&LineResult> {
    said.iter().find(|said| is_line(said) && said.outcome != LineOutcome::Refused)
}

fn is_line(said: &LineResult) -> bool {
    said.line.starts_with("FORECAST")
}

impl OrderForecast {
    /// Makes a forecast. `None` without orders on file, or in games without forecasts.
    pub(super) fn of(cx: &GameCx, page: &OrderPage) -> Result<Option<Self>> {
        let (game, Ok(seat)) = (&cx.game, cx.seat()) else { return Ok(None) };
        let orders = forecast::supposed(cx, &[]).unwrap_or_default();
        if !page.can.check || orders.is_empty() {
            return Ok(None);
        }
        let (mut sheets, mut all) = (Vec::new(), Vec::new());
        for (eyes, whose) in order_page::eyes(cx, seat) {
            let gallery = Gallery::of(cx.store, game, eyes)?;
            sheets.extend(gallery.forecast(&orders)?);
            let mut entries = gallery.entries_of_forecast(&orders)?;
            let is_own = |side: usize| page.own.contains(&side);
            // Other powers have no orders in a forecast, so their lines are omitted. The effects on their units
            // remain.
            let others: Vec<String> = (0..game.powers().len())
                .filter(|side| !is_own(*side))
                .map(|side| format!("{} has ", game.powers()[side].name))
                .collect();
            let is_told = |entry: &PhaseEntry| match entry.side {
                Some(side) => is_own(side) || !entry.note.is_empty(),
                None => !others.iter().any(|other| entry.text.starts_with(other)),
            };
            entries.retain(is_told);
            let (phase, name) = (page.phase.clone(), page.turn.clone());
            all.push(PhaseResults { phase, name, headline: Vec::new(), entries, reasons: Vec::new(), whose });
        }
        let mut text = Doc::default();
        game.table()?.forecast(game.heading(), cx.eyes(), &orders, &mut text)?;
        Ok(Some(Self { sheets, results: all, text }))
    }

    /// Shows it, above the results of past turns.
    pub(super) fn section(&self, page: &OrderPage) -> Markup {
        let entries = || self.results.iter().filter(|results| !results.entries.is_empty());
        let none = html! {};
        html! {
            section.forecast aria-labelledby="forecast" {
                @let title = html! { h2 #forecast { "If no other power moves" } };
                @match page.sheets.first() {
                    Some(sheet) if entries().next().is_some() => {
                        @for (n, results) in entries().enumerate() {
                            (results::of_phase(if n == 0 { &title } else { &none }, sheet, results, &page.own))
                        }
                    }
                    _ => { (title) (prose::part(&self.text)) }
                }
            }
        }
    }

    /// Returns a short text on the number of failing orders.
    pub(super) fn in_short(&self, own: &[usize]) -> Markup {
        let entries = self.results.iter().flat_map(|results| &results.entries);
        let is_own = |side: Option<usize>| side.is_some_and(|side| own.contains(&side));
        let own: Vec<_> = entries.filter(|entry| is_own(entry.side)).map(|entry| entry.came).collect();
        let n_failed = own.iter().filter(|came| **came == OrderOutcome::Failure).count();
        html! {
            "If no other power moves, "
            @match (own.len(), n_failed) {
                (0, _) => { "this is the outcome of your orders: " },
                (_, 0) => { "all your orders succeed: " },
                (_, 1) => { "1 of your orders fails: " },
                _ => { (n_failed) " of your orders fail: " },
            }
            a href="#results" { "results" } "."
        }
    }
}
