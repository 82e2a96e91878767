//! The results of a phase for its players, by power with their own first. The reason for each order is collapsed.
use super::super::board;
use super::forecast::OrderForecast;
use super::frame;
use super::order_page::OrderPage;
use crate::command::game_cx::GameCx;
use crate::families::sheet::{OrderOutcome, PhaseEntry, PlayerView};
use crate::rules::Power;
use crate::store::Life;
use crate::text::sentence::Note;
use crate::web::fields::{Field, FieldState};
use maud::{Markup, html};

/// A checkbox that shows only failed orders. It sends nothing.
const FAILED: Field = Field::check("failed", "");

/// The panel of a game's page, with the phases since the reader's last orders.
pub(super) fn panel(page: &OrderPage, forecast: Option<&OrderForecast>) -> Markup {
    let sheet = page.sheets.first();
    let text = html! {
        @if let Some(forecast) = forecast { (forecast.section(page)) }
        @for of_phase in page.results.chunk_by(|a, b| a.phase == b.phase) {
            @for (n, results) in of_phase.iter().enumerate() {
                @let title = html! {
                    @if n == 0 {
                        h2 { a href={ "/my/games/" (page.game) "/" (results.phase) (page.query()) } { "Results of " (results.name) } }
                    }
                };
                @if let Some(sheet) = sheet { (self::of_phase(&title, sheet, results, &page.own)) } @else { (title) }
            }
        }
        @if page.results.is_empty() && page.life != Life::Forming { p.soft { "The first turn has not run yet." } }
    };
    frame::panel("results", "Results", &text)
}

/// The sides that the viewer plays, as indices into the sides of a sheet.
pub(super) fn own_sides(cx: &GameCx) -> Vec<usize> {
    cx.hand().map(|powers| powers.iter().map(|power| power.index()).collect()).unwrap_or_default()
}

/// The results of one phase.
pub(super) struct PhaseResults {
    /// `S1901M`
    pub(super) phase: String,
    /// `Spring 1901`
    pub(super) name: String,
    /// A few sentences on its effects on the reader. Empty on the page of the phase itself.
    pub(super) headline: Vec<Note>,
    /// The results, as far as its reader may know them.
    pub(super) entries: Vec<PhaseEntry>,
    /// The bots' reasons for their orders in it, by the names of their powers.
    pub(super) reasons: Vec<(String, Vec<String>)>,
    /// The power whose view it is, if the reader's powers see different things.
    pub(super) whose: Option<Power>,
}

/// Shows the results of one phase under a title. `sheet` is any sheet of the game, and `own` are the sides that
/// its reader plays.
pub(super) fn of_phase(
    title: &Markup,
    sheet: &PlayerView,
    PhaseResults { entries, reasons, whose, .. }: &PhaseResults,
    own: &[usize],
) -> Markup {
    let viewer = whose.map(|power| power.index());
    let own = viewer.as_ref().map_or(own, std::slice::from_ref);
    let of = |side: Option<usize>| entries.iter().filter(move |entry| entry.side == side).collect::<Vec<_>>();
    let (mut first, others): (Vec<usize>, Vec<usize>) = (0..sheet.sides.len()).partition(|side| own.contains(side));
    first.extend(others);
    let has_failed = |entry: &PhaseEntry| entry.came == OrderOutcome::Failure;
    html! {
        @if let Some(side) = viewer.and_then(|side| sheet.sides.get(side)) { p.viewer { "As " bdi { (side.name) } " sees it" } }
        div.results {
            div.titled {
                (title)
                @if entries.iter().any(has_failed) && !entries.iter().all(has_failed) {
                    (FAILED.ticked(&FieldState::default(), "yes", &html! { "Failed" }))
                }
            }
            @for (index, side) in first.into_iter().filter_map(|index| Some((index, sheet.sides.get(index)?))) {
                @let of_side = of(Some(index));
                @if !of_side.is_empty() {
                    section .own[own.contains(&index)] {
                        h3 { (board::chip(sheet, index)) " " bdi { (side.name) } }
                        ul { @for entry in of_side { (self::entry(entry)) } }
                        @for (_, why) in reasons.iter().filter(|(power, _)| *power == side.name) {
                            details.why-computer { summary { "Reasons for these orders" } ul.why { @for reason in why { li { (reason) } } } }
                        }
                    }
                }
            }
            @let of_all = of(None);
            @if !of_all.is_empty() {
                section { h3 { "Also" } ul { @for entry in of_all { (self::entry(entry)) } } }
            }
        }
    }
}

fn entry(entry: &PhaseEntry) -> Markup {
    let said = html! {
        (in_small_words(&board::in_print(&entry.text)))
        @if !entry.note.is_empty() { " " strong.came { (entry.note) } }
    };
    html! {
        li class=[(entry.came == OrderOutcome::Failure).then_some("failed")] data-place=[(!entry.at.is_empty()).then_some(&entry.at)] {
            @if entry.why.is_empty() { (said) } @else {
                details {
                    summary { (said) }
                    ul.why { @for (depth, line) in &entry.why { li class={ "depth-" (depth.min(&5)) } { (board::in_print(line)) } } }
                }
            }
        }
    }
}

/// Verbs of orders are in lower case on a page.
fn in_small_words(text: &str) -> Markup {
    html! {
        @for (n, word) in text.split(' ').enumerate() {
            @if n > 0 { " " }
            @match board::small_verb(word) {
                Some(verb) => { span.verb { (verb) } },
                None => { (word) },
            }
        }
    }
}
