//! Places to fill: a grid of lists, as their owner sees the board.
use super::desk::Kept;
use crate::families::sheet::{Counter, Placing};
use crate::web::words::play as words;
use maud::{Markup, html};

/// The grid of a set-up, with what is on file, or in the draft.
pub(super) fn grid(placing: &Placing, draft: Option<&Kept>) -> Markup {
    let filed: Vec<Vec<String>> = placing
        .rows
        .iter()
        .map(|row| row.iter().map(|place| place.holds.clone().unwrap_or_else(|| placing.empty.clone())).collect())
        .collect();
    let was: Vec<String> = filed.iter().map(|row| row.join(" ")).collect();
    let drafted = draft.and_then(|draft| drafted(placing, draft));
    let shown = drafted.as_ref().unwrap_or(&filed);
    html! {
        p { (words::placing_hint(&army(&placing.counters))) }
        input type="hidden" name="opens" value=(placing.opens);
        input type="hidden" name="closes" value=(placing.closes);
        input type="hidden" name="was-put" value=(was.join("/"));
        div.scroll tabindex="0" role="region" aria-label="Set-up" {
            table.placing {
                caption.unseen { "Your set-up: one list for each square" }
                tbody {
                    @for (r, (row, pieces)) in placing.rows.iter().zip(shown).enumerate() {
                        tr {
                            @for (c, (place, piece)) in row.iter().zip(pieces).enumerate() {
                                td { label {
                                    span { (place.at) }
                                    select name={ "put-" (r) "-" (c) } aria-label=(place.at) {
                                        option value=(placing.empty) selected[*piece == placing.empty] { "–" }
                                        @for counter in &placing.counters {
                                            option value=(counter.code) selected[counter.code == *piece] {
                                                (counter.code) " " (counter.name)
                                            }
                                        }
                                    }
                                } }
                            }
                        }
                    }
                }
            }
        }
        @if !placing.ready.is_empty() {
            p.ready {
                label for="ready" { "Or take one that is ready: " }
                select id="ready" name="ready" {
                    @for line in &placing.ready { option value=(line) { (line) } }
                }
                " " button name="do" value="ready" { "Set up like that" }
            }
        }
    }
}

/// The pieces of a draft, if it has as many as there are places.
fn drafted(placing: &Placing, draft: &Kept) -> Option<Vec<Vec<String>>> {
    let opens = draft.lines.iter().position(|line| *line == placing.opens)?;
    let rows = draft.lines.iter().skip(opens + 1).take(placing.rows.len());
    let rows: Vec<Vec<String>> = rows.map(|line| line.split_whitespace().map(str::to_owned).collect()).collect();
    let fits = rows.len() == placing.rows.len() && rows.iter().zip(&placing.rows).all(|(a, b)| a.len() == b.len());
    fits.then_some(rows)
}

/// `1 marshal (1), 8 scouts (9)`
fn army(counters: &[Counter]) -> String {
    let told: Vec<String> =
        counters.iter().map(|counter| format!("{} × {} {}", counter.n, counter.code, counter.name)).collect();
    told.join(", ")
}
