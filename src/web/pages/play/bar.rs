//! The standing of the orders, and the buttons: they never scroll away.
use super::order_page::{OrderPage, Stand};
use crate::game::dates::friendly;
use crate::web::forms::{FormContext, sends};
use crate::web::words::play as words;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use maud::{Markup, html};

/// Shows how the orders stand, and when the turn runs, as the answer to a letter says it.
pub(super) fn standing(page: &OrderPage) -> Markup {
    html! {
        div.standing {
            @for line in &page.told { p { (line) } }
        }
    }
}

/// The bar below the order table.
pub(super) fn buttons(page: &OrderPage, about: &FormContext) -> Markup {
    let can = page.can;
    let is_named = 1 < page.hands.len();
    let rows = page.hands.iter().flat_map(|hand| hand.rows.iter().map(|row| (hand.name.as_str(), row)));
    let rows: Vec<(String, &str)> = (1..)
        .zip(rows)
        .flat_map(|(n, (name, row))| {
            let whose = (is_named && row.is_nameless()).then(|| (format!("whose-{n}"), name));
            [Some((format!("order-{n}"), row.chosen.as_str())), whose].into_iter().flatten()
        })
        .collect();
    let do_it = [("do", if can.wait { "final" } else { "file" })];
    let filled: Vec<(&str, &str)> = rows.iter().map(|(name, line)| (name.as_str(), *line)).chain(do_it).collect();
    html! {
        @if can.ends_turn { p.hint { (words::ends_turn()) } }
        div.bar {
            p.state role="status" {
                span class={ "badge " (mood(page.stand)) } { (label(page.stand)) }
                @if let Some(at) = page.draft {
                    " " span.badge.warn { (words::drafted()) } " " span.soft { time datetime=(at) { (briefly(at, &page.zone)) } }
                }
                @if let Some((at, way)) = page.filed {
                    " " span.soft { time datetime=(at) { (briefly(at, &page.zone)) } @if let Some(way) = way { ", " (words::by(way)) } }
                }
                @if let Some(deadline) = page.deadline {
                    " " span.deadline { "Deadline " time datetime=(deadline) data-until { (friendly(deadline, &page.zone)) } }
                }
            }
            p.buttons {
                button.quiet name="do" value="draft" { "Keep as draft" }
                @if can.check { button.quiet name="do" value="check" { "Check" } }
                @if can.wait {
                    button name="do" value="wait" { "File, wait for the deadline" }
                    button name="do" value="final" { "File, final" }
                } @else {
                    button.quiet[can.run && !can.ends_turn] name="do" value="file" { "File" }
                }
                @if can.run { button.quiet[can.ends_turn] name="do" value="run" { "File, and run the turn" } }
            }
            details.about {
                summary { "What the buttons do" }
                p { (words::buttons_hint()) }
                @if page.has_rows() { p { (words::as_letter()) } (sends("orders", about, &filled)) }
            }
        }
    }
}

/// `Sun 22 Nov, 20:28`, in the reader's zone.
fn briefly(at: Timestamp, zone: &TimeZone) -> String {
    at.to_zoned(zone.clone()).strftime("%a %-d %b, %H:%M").to_string()
}

fn label(stand: Stand) -> &'static str {
    match stand {
        Stand::NotDue => words::not_due(),
        Stand::Nothing => words::nothing_filed(),
        Stand::Partly => words::filed_partly(),
        Stand::Filed => words::filed_waiting(),
        Stand::Final => words::filed_final(),
        Stand::Ready => words::filed(),
    }
}

fn mood(stand: Stand) -> &'static str {
    match stand {
        Stand::NotDue => "soft",
        Stand::Nothing | Stand::Partly => "warn",
        Stand::Filed | Stand::Final | Stand::Ready => "good",
    }
}
