//! Places to fill: a grid of lists, as their owner sees the board.
use super::order_page::pieces;
use crate::families::sheet::{PieceCount, SetupGrid};
use crate::web::fields::hidden;
use crate::web::forms::FormWriter;
use crate::web::words::play as words;
use maud::{Markup, html};

/// The grid of a set-up, with what is on file, in the draft, or tried.
pub(super) fn grid(form: &FormWriter, placing: &SetupGrid, placed: Option<&Vec<Vec<String>>>) -> Markup {
    let filed = pieces(placing);
    let was: Vec<String> = filed.iter().map(|row| row.join(" ")).collect();
    let shown = placed.unwrap_or(&filed);
    html! {
        p { (words::placing_hint(&army(&placing.counters))) }
        (hidden("was-put", &was.join("/")))
        div.scroll tabindex="0" role="region" aria-label="Set-up" {
            table.placing {
                caption.visually-hidden { "Your set-up: one list for each square" }
                tbody {
                    @for (r, (row, pieces)) in placing.rows.iter().zip(shown).enumerate() {
                        tr {
                            @for (c, (place, piece)) in row.iter().zip(pieces).enumerate() {
                                td { label {
                                    span { (place.at) }
                                    @let name = format!("put-{r}-{c}");
                                    @let piece = form.value(&name, piece);
                                    select name=(name) aria-label=(place.at) {
                                        option value=(placing.empty) selected[piece == placing.empty] { "–" }
                                        @for clerk in &placing.counters {
                                            option value=(clerk.code) selected[clerk.code == piece] {
                                                (clerk.code) " " (clerk.name)
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

/// `1 × marshal (1), 8 × scout (9)`
fn army(counters: &[PieceCount]) -> String {
    let told: Vec<String> =
        counters.iter().map(|clerk| format!("{} × {} ({})", clerk.n, clerk.name, clerk.code)).collect();
    told.join(", ")
}
