//! The bar with the state of the orders and the main button. It is always visible.
use super::extras::PageExtras;
use super::order_page::{OrderPage, Stand};
use crate::families::sheet::{OrderKind, PieceKind};
use crate::store::Way;
use crate::web::forms::orders::UNDO;
use crate::web::forms::{FormContext, FormToken, FormValues};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use maud::{Markup, html};

/// The bar. `next` is the URL of the next game that needs the player, if any.
pub(super) fn bar(
    page: &OrderPage,
    extras: &PageExtras,
    form_token: &FormToken,
    about: &FormContext,
    next: Option<&str>,
) -> Markup {
    let can = page.can;
    let is_ready = page.stand == Stand::Final && can.wait;
    let (state, hint) = standing(page, extras);
    let (filed, save) = (page.filed.is_some(), if page.holds_turn() { "wait" } else { "file" });
    html! {
        footer.bar #bar data-phase=(page.phase) data-unit=(unit(page)) data-live {
            p.state role="status" {
                b #state { (state) }
                " " span #hint { (hint) }
                " " (extras.unused())
                @if let Some((at, way)) = page.filed.filter(|_| can.order) {
                    " " span #saved {
                        @if way == Some(Way::Mail) { "Changed by e-mail, " } @else { "Saved, " }
                        time datetime=(at) { (briefly(at, &page.zone)) } "."
                    }
                }
            }
            @if can.order && page.stand != Stand::NotDue {
                p.buttons {
                    button.save.keep[page.has_grid() && !can.run].quiet[page.has_grid()] form="order-form" name="do" value=(save) { @if page.has_grid() { "Save set-up" } @else { "Save orders" } }
                    @if can.run {
                        button.main.taps[is_of(page, PieceKind::Ranked) && !page.has_grid()] #main form="order-form" name="do" value="run" { @if page.has_grid() { "Start the game" } @else { "Play the turn" } }
                    } @else if is_ready {
                        button.main.done #main form="order-form" name="do" value="wait" aria-pressed="true" { "✓ Ready" }
                    } @else if can.wait {
                        button.main #main form="order-form" name="do" value="final" aria-pressed="false" { "I’m ready" }
                    }
                    @if can.check { button.quiet #second form="order-form" name="do" value="check" { "Check" } }
                    @if filed { button.quiet #undo form="undo-form" { "Undo" } }
                }
                (UNDO.draw(&FormValues::new(form_token, about).id("undo-form").buttons(&[])))
            } @else if let Some(next) = next {
                p.buttons { a.button.main href=(next) { "Next game that needs you" } }
            }
        }
    }
}

/// Returns the state of the orders, and what to do next.
fn standing<'p>(page: &'p OrderPage, extras: &PageExtras) -> (String, &'p str) {
    let (n_given, n_all) = page.n_orders();
    let is_sandbox = page.can.run && !page.can.ends_turn && 1 < page.hands.len();
    match page.stand {
        _ if !page.can.order => match page.told.first() {
            Some(told) => (told.clone(), ""),
            None => (String::new(), ""),
        },
        _ if is_sandbox => ("Every power is yours.".to_owned(), ""),
        Stand::NotDue if has_plan(page) => ("Your move is planned for the next turn.".to_owned(), ""),
        Stand::NotDue => ("You have nothing to order now.".to_owned(), ""),
        Stand::Final if page.can.wait && page.has_grid() => {
            ("Your army is set up.".to_owned(), "The game starts when all players are ready.")
        }
        Stand::Final if page.can.wait => ("Ready.".to_owned(), page.runs.as_str()),
        Stand::Nothing if page.has_grid() => ("Set up your army.".to_owned(), ""),
        Stand::Nothing if is_of(page, PieceKind::Ranked) => ("Your move.".to_owned(), "Choose a piece."),
        Stand::Nothing => (format!("No {} yet.", units(page)), extras.idle().unwrap_or_else(|| hint(page))),
        _ if page.has_grid() => ("Your army is set up.".to_owned(), ""),
        _ if n_all == 0 => ("Your orders are complete.".to_owned(), ""),
        _ => (format!("{n_given} of {n_all} {}.", unit(page)), ""),
    }
}

/// The word for the orders in a count: `orders`, `builds`, or `build` for one.
fn unit(page: &OrderPage) -> &'static str {
    let units = units(page);
    if page.n_orders().1 == 1 { units.trim_end_matches('s') } else { units }
}

fn units(page: &OrderPage) -> &'static str {
    match page.task() {
        // There, production is only one kind of order.
        _ if is_of(page, PieceKind::Force) => "orders",
        OrderKind::Build => "builds",
        OrderKind::Remove => "removals",
        OrderKind::Retreat => "retreats",
        OrderKind::Move | OrderKind::Option => "orders",
    }
}

/// Returns a hint on the first order.
fn hint(page: &OrderPage) -> &'static str {
    let mut tasks = page.hands.iter().flat_map(|hand| &hand.rows).map(|row| row.slot.task);
    match tasks.next() {
        Some(OrderKind::Build) => "Choose where to build.",
        Some(OrderKind::Remove) => "Choose which unit to remove.",
        Some(_) => "Choose a unit.",
        None => "",
    }
}

/// Returns whether a piece of this kind has orders.
fn is_of(page: &OrderPage, kind: PieceKind) -> bool {
    page.hands.iter().flat_map(|hand| &hand.rows).any(|row| row.slot.kind == Some(kind))
}

/// Returns whether an order for a later turn is on file.
fn has_plan(page: &OrderPage) -> bool {
    page.hands.iter().flat_map(|hand| &hand.rows).any(|row| row.slot.is_planned && !row.filed.is_empty())
}

/// `20:28`, in the reader's zone.
fn briefly(at: Timestamp, zone: &TimeZone) -> String {
    at.to_zoned(zone.clone()).strftime("%H:%M").to_string()
}
