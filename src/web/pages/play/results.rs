//! The panel of results: what the phases before this one have brought.
use super::frame;
use super::order_page::OrderPage;
use crate::web::pages::board;
use crate::web::words::play as words;
use maud::{Markup, html};

/// The panel.
pub(super) fn panel(page: &OrderPage) -> Markup {
    let sheet = page.sheets.first();
    let text = html! {
        @if let Some(sheet) = sheet {
            @for (label, entries) in &page.results {
                h2 { (words::results_of(label)) }
                (board::results(sheet, entries))
                @if !page.is_secluded {
                    p { a href={ "/games/" (page.game) "/" (label) } { (words::phase_for_all(label)) } }
                }
            }
        }
        @if page.results.is_empty() { p.soft { "The first turn has not run yet." } }
    };
    frame::panel("results", "Results", &text)
}
