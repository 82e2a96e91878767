//! How the orders stand, and the buttons: they never scroll away.
use super::desk::{Desk, Stand};
use crate::game::dates::friendly;
use crate::web::words::play as words;
use maud::{Markup, html};

/// How the orders stand, and when the turn runs, as the answer to a letter says it.
pub(super) fn standing(desk: &Desk) -> Markup {
    html! {
        div.standing {
            @for line in &desk.told { p { (line) } }
        }
    }
}

/// The bar below the order table.
pub(super) fn buttons(desk: &Desk) -> Markup {
    let can = desk.can;
    html! {
        div.bar {
            p.state role="status" {
                span class={ "badge " (mood(desk.stand)) } { (label(desk)) }
                @if let Some((at, way)) = desk.filed {
                    " " span.soft { time datetime=(at) { (friendly(at, &desk.zone)) } ", " (words::by(way)) }
                }
                @if let Some(deadline) = desk.deadline {
                    " " span.deadline { "Deadline " time datetime=(deadline) data-countdown { (friendly(deadline, &desk.zone)) } }
                }
            }
            p.buttons {
                button.quiet name="do" value="draft" { "Keep as draft" }
                @if can.check { button.quiet name="do" value="check" { "Check" } }
                @if can.wait {
                    button name="do" value="wait" { "File, wait for the deadline" }
                    button name="do" value="final" { "File, final" }
                } @else {
                    button name="do" value="file" { "File" }
                }
                @if can.run { button name="do" value="run" { "File, and run the turn" } }
            }
            details.sends { summary { "What the buttons do" } p { (words::buttons_hint()) } }
        }
    }
}

fn label(desk: &Desk) -> &'static str {
    match desk.stand {
        _ if desk.draft.is_some() => "Draft",
        Stand::NotDue => words::not_due(),
        Stand::Nothing => words::nothing_filed(),
        Stand::Partly => words::filed_partly(),
        Stand::Filed => words::filed_waiting(),
        Stand::Final => words::filed_final(),
    }
}

fn mood(stand: Stand) -> &'static str {
    match stand {
        Stand::NotDue => "soft",
        Stand::Nothing | Stand::Partly => "warn",
        Stand::Filed | Stand::Final => "good",
    }
}
