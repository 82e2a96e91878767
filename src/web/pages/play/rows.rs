//! The order table: a row for each unit, with all its possible orders.
use super::order_page::{PowerOrders, Row};
use crate::families::sheet::{ChoiceGroup, OrderChoice, OrderRow, Verb};
use crate::web::fields::hidden;
use crate::web::forms::FormWriter;
use crate::web::words::play as words;
use maud::{Markup, html};

/// The rows of a power. `first` is the number of its first row, `is_named` says that the page has several powers, `at` is the
/// clicked place, and `class` is the power's class.
pub(super) fn list(
    form: &FormWriter,
    hand: &PowerOrders,
    first: usize,
    is_named: bool,
    at: Option<&str>,
    class: &str,
) -> Markup {
    html! {
        @if is_named && !hand.rows.is_empty() { h3.hand { (hand.name) } }
        @if !hand.rows.is_empty() {
            ol.rows start=(first) data-side=(class) aria-label={ "Orders of " (hand.name) } {
                @for (n, row) in (first..).zip(&hand.rows) { (line(form, row, n, at, is_named.then_some(hand.name.as_str()))) }
            }
        }
    }
}

fn line(form: &FormWriter, row: &Row, n: usize, at: Option<&str>, whose: Option<&str>) -> Markup {
    let (id, notes) = (format!("order-{n}"), format!("notes-{n}"));
    let is_lit = at.is_some() && row.slot.at.as_deref().map(land) == at.map(land);
    let has_notes = row.refused.is_some() || !row.remarks.is_empty();
    let classes = [
        (row.refused.is_none() && !row.filed.is_empty()).then_some("sent"),
        is_lit.then_some("lit"),
        row.refused.as_ref().map(|_| "refused"),
    ];
    let classes = classes.into_iter().flatten().collect::<Vec<_>>().join(" ");
    html! {
        li data-at=[row.slot.at.as_deref()] data-row=(n) data-task=(row.slot.task.word()) data-planned[row.slot.is_planned] class=[Some(classes).filter(|classes| !classes.is_empty())] {
            label for=(id) { span.dot aria-hidden="true" {} (name(&row.slot)) }
            (hidden(&format!("was-{id}"), &row.filed))
            @if row.is_loose {
                (hidden(&format!("loose-{n}"), if row.is_unnamed { "unnamed" } else { "named" }))
                @if let Some(whose) = whose.filter(|_| row.is_nameless()) { (hidden(&format!("whose-{n}"), whose)) }
            }
            (choice(form, row, n, &notes, is_lit))
            div.notes id=(notes) hidden[!has_notes] {
                @if let Some(why) = &row.refused { p.refused { (words::refused(why)) } }
                @else { @for remark in &row.remarks { p.remark { (remark) } } }
            }
        }
    }
}

/// The drop-down lists of a row: all choices by kind. If there are very many, rarely used kinds are in a separate list.
fn choice(form: &FormWriter, row: &Row, n: usize, notes: &str, is_lit: bool) -> Markup {
    let (id, instead) = (format!("order-{n}"), format!("convoy-{n}"));
    let now = form.value(&id, &row.chosen);
    let is_known = row.slot.choices.iter().any(|choice| choice == now);
    let far: Vec<&ChoiceGroup> = row.slot.groups.iter().filter(|group| group.is_far).collect();
    let n_far: usize = far.iter().map(|group| group.choices.len()).sum();
    let chosen = far.iter().flat_map(|group| group.choices.iter().map(|choice| (group.verb, choice)));
    let chosen = chosen.clone().find(|(_, choice)| choice.line == now);
    html! {
        select id=(id) name=(id) aria-describedby=(notes) aria-invalid=[row.refused.as_ref().map(|_| "true")] autofocus[is_lit] {
            @if !row.is_unnamed {
                option value="" selected[now.is_empty()] { (words::no_order(!row.filed.is_empty())) }
            }
            // Orders by e-mail may go beyond the choices of the list.
            @if !now.is_empty() && !is_known { option value=(now) selected { (now) } }
            @if let Some((verb, choice)) = chosen { (option(verb, choice, true)) }
            @for group in row.slot.groups.iter().filter(|group| !group.is_far) {
                optgroup label=(group.name) {
                    @for choice in &group.choices { (option(group.verb, choice, choice.line == now)) }
                }
            }
        }
        @if !far.is_empty() {
            (form.fold("more", &words::more(n_far), || {
                let other = form.value(&instead, "");
                html! {
                    label for=(instead) { "Instead" }
                    " " select id=(instead) name=(instead) {
                        option value="" selected[other.is_empty()] { "as above" }
                        @for group in &far {
                            optgroup label=(group.name) {
                                @for choice in &group.choices { (option(group.verb, choice, choice.line == other)) }
                            }
                        }
                    }
                }
            }))
        }
    }
}

/// An option with the exact line that it sends, and its data for the board.
fn option(verb: Verb, choice: &OrderChoice, is_selected: bool) -> Markup {
    html! {
        option value=(choice.line) data-verb=(verb.word()) data-of=[choice.of.as_deref()] data-to=[choice.to.as_deref()]
            selected[is_selected] { (choice.label) }
    }
}

/// A place without its coast: `STP` for `STP/SC`, as in links on the board.
fn land(place: &str) -> &str {
    place.split('/').next().unwrap_or(place)
}

/// Returns the name of a row.
fn name(slot: &OrderRow) -> &str {
    match (slot.name.as_str(), &slot.at) {
        ("", Some(at)) => at,
        ("", None) => words::row_without_place(slot.task),
        (name, _) => name,
    }
}
