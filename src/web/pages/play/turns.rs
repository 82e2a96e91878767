//! The turns of a game: the one that is shown, and the way to the others.
use super::order_page::OrderPage;
use maud::{Markup, html};

/// The navigation between turns.
pub(super) fn nav(page: &OrderPage) -> Markup {
    let last = page.results.last().filter(|_| !page.is_secluded).map(|(label, _)| label);
    html! {
        nav.turns #turns aria-label="Turns" data-live {
            @if let Some(label) = last {
                a data-turn="prev" href={ "/games/" (page.game) "/" (label) } aria-label="Previous turn" { "‹" }
            }
            output #turn-name { (page.turn) }
        }
    }
}
