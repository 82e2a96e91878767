//! Places to fill: a grid of drop-down lists from the owner's side of the board, and prepared setups. A script turns the lists
//! into squares, on which players swap pieces.
use super::order_page::pieces;
use crate::families::sheet::{PieceCount, ReadySetup, SetupGrid};
use crate::web::fields::hidden;
use crate::web::forms::FormWriter;
use crate::web::words::play as words;
use maud::{Markup, html};

/// The grid of a setup, with the pieces on file, in the draft, or refused. `own` are the owner's saved setups. `form` is the form
/// of a game, or `None` where nothing is stored.
pub(in crate::web) fn grid(
    form: Option<&FormWriter>,
    placing: &SetupGrid,
    placed: Option<&Vec<Vec<String>>>,
    own: &[ReadySetup],
) -> Markup {
    let filed = pieces(placing);
    let was: Vec<String> = filed.iter().map(|row| row.join(" ")).collect();
    let shown = placed.unwrap_or(&filed);
    html! {
        div.setup #setup data-empty=(placing.empty) data-side=(placing.side) {
            p.hint { (words::placing_hint(&army(&placing.counters))) }
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
                                        @let piece = typed(form, &name, piece);
                                        select id=(name) name=(name) aria-label=(place.at) {
                                            option value=(placing.empty) selected[piece == placing.empty] { "–" }
                                            @for kind in &placing.counters {
                                                option value=(kind.code) data-name=(kind.name) selected[kind.code == piece] {
                                                    (kind.code) " " (kind.name)
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
            @if !placing.ready.is_empty() { (ready(form, placing, own)) }
            @if form.is_some() {
                p.keep {
                    label for="keep-as" { "Save as mine: " }
                    input #keep-as name="keep-as" maxlength="24" size="12" autocomplete="off" placeholder="Fortress" value=(typed(form, "keep-as", ""));
                    " " button.quiet name="do" value="keep" { "Save" }
                }
            }
        }
    }
}

/// The value of a field: the refused text, or the page's value.
fn typed<'v>(form: Option<&'v FormWriter>, name: &str, value: &'v str) -> &'v str {
    form.map_or(value, |form| form.value(name, value))
}

/// Setups to begin with, the player's own first.
fn ready(form: Option<&FormWriter>, placing: &SetupGrid, own: &[ReadySetup]) -> Markup {
    html! {
        fieldset.ready {
            legend { "Set-up" }
            div.choices {
                @for (n, setup) in own.iter().chain(placing.ready.iter().filter(|setup| !setup.rows.is_empty())).enumerate() {
                    (choice(form, setup, n == 0 && form.is_some()))
                }
                @for setup in placing.ready.iter().filter(|setup| setup.rows.is_empty()) { (choice(form, setup, false)) }
            }
            button.quiet name="do" value="ready" { "Use set-up" }
        }
    }
}

fn choice(form: Option<&FormWriter>, setup: &ReadySetup, is_first: bool) -> Markup {
    let rows = setup.rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join("/");
    html! {
        label.plain data-rows=[Some(rows).filter(|rows| !rows.is_empty())] {
            input type="radio" name="ready" value=(setup.line) checked[typed(form, "ready", if is_first { &setup.line } else { "" }) == setup.line];
            span { (setup.name) }
        }
    }
}

/// `1 × marshal (1), 8 × scout (9)`
fn army(counters: &[PieceCount]) -> String {
    let told: Vec<String> = counters.iter().map(|kind| format!("{} × {} ({})", kind.n, kind.name, kind.code)).collect();
    told.join(", ")
}
