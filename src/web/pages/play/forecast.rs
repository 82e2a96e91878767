//! What the orders on file would bring if nobody else moved: for the board, and in words. Nothing is sent for it.
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

/// A look ahead, as each pair of eyes sees it that its reader has.
pub(super) struct OrderForecast {
    pub(super) sheets: Vec<PlayerView>,
    results: Vec<PhaseResults>,
    /// The same as a letter tells it, for games whose results have no entries.
    text: Doc,
}

/// Returns the line that has looked ahead.
pub(super) fn line(said: &[LineResult]) -> Option<&LineResult> {
    said.iter().find(|said| is_line(said) && said.outcome != LineOutcome::Refused)
}

fn is_line(said: &LineResult) -> bool {
    said.line.starts_with("FORECAST")
}

impl OrderForecast {
    /// Looks ahead. `None` where nothing is on file, or nobody can.
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
            // What follows for other powers is that they have not ordered; what befalls their units is told.
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
            all.push(PhaseResults { phase, name, entries, reasons: Vec::new(), whose });
        }
        let mut text = Doc::default();
        game.table()?.forecast(game.heading(), cx.eyes(), &orders, &mut text)?;
        Ok(Some(Self { sheets, results: all, text }))
    }

    /// Shows it, above the results of turns that are over.
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

    /// Says in short how many of one's own orders would fail.
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
