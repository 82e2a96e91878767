//! The order table: a row for each unit, with all that it can be ordered to do.
use super::desk::{Hand, Row};
use crate::families::sheet::Slot;
use crate::web::words::play as words;
use maud::{Markup, html};

/// From so many choices on, the last group of a row (convoys) is a list of its own.
const MANY: usize = 100;

/// The rows of a power. `first`: the number of its first row; `is_named`: the page has several powers.
pub(super) fn table(hand: &Hand, first: usize, is_named: bool) -> Markup {
    html! {
        @if is_named {
            tbody { tr { th.hand colspan="3" scope="colgroup" { (hand.name) } } }
        }
        tbody {
            @for (n, row) in (first..).zip(&hand.rows) { (line(row, n)) }
        }
    }
}

fn line(row: &Row, n: usize) -> Markup {
    let name = name(&row.slot);
    let id = format!("order-{n}");
    let notes = format!("notes-{n}");
    let is_draft = row.chosen != row.filed;
    let has_notes = is_draft || !row.remarks.is_empty();
    html! {
        tr data-at=[row.slot.at.as_deref()] data-row=(n) class=[is_draft.then_some("is-draft")] {
            td.number { (n) }
            th scope="row" { label for=(id) { (name) } }
            td {
                input type="hidden" name={ "was-" (id) } value=(row.filed);
                @if row.is_loose { input type="hidden" name={ "loose-" (n) } value="1"; }
                (choice(row, n, has_notes.then_some(notes.as_str())))
                @if has_notes {
                    div.notes id=(notes) {
                        @if is_draft { p { (words::not_filed_yet(&row.filed)) } }
                        @for remark in &row.remarks { p.remark { (remark) } }
                    }
                }
            }
        }
    }
}

/// The lists of a row: all choices by what they are; where there are very many, convoys in a list of their own.
fn choice(row: &Row, n: usize, notes: Option<&str>) -> Markup {
    let groups = groups(&row.slot);
    let (many, rest) = match groups.split_last() {
        Some((last, rest)) if MANY <= row.slot.choices.len() && 1 < groups.len() => (Some(last), rest),
        _ => (None, groups.as_slice()),
    };
    let is_known = row.slot.choices.contains(&row.chosen);
    html! {
        select id={ "order-" (n) } name={ "order-" (n) } aria-describedby=[notes] {
            option value="" selected[row.chosen.is_empty()] { (words::no_order(!row.filed.is_empty())) }
            // What came by letter may be more than a list can offer.
            @if !row.chosen.is_empty() && !is_known { option value=(row.chosen) selected { (row.chosen) } }
            @for group in rest {
                optgroup label=(group.name) {
                    @for choice in &group.choices {
                        option value=(choice.line) selected[choice.line == row.chosen] { (choice.label) }
                    }
                }
            }
            @if let Some(chosen) = many.and_then(|group| group.choices.iter().find(|choice| choice.line == row.chosen)) {
                option value=(chosen.line) selected { (chosen.label) }
            }
        }
        @if let Some(group) = many {
            details.more {
                summary { (group.name) ": " (group.choices.len()) " more" }
                label for={ "convoy-" (n) } { "Instead" }
                select id={ "convoy-" (n) } name={ "convoy-" (n) } {
                    option value="" selected { "as above" }
                    @for choice in &group.choices { option value=(choice.line) { (choice.label) } }
                }
            }
        }
    }
}

/// What a row is called.
fn name(slot: &Slot) -> String {
    match ("", &slot.at) {
        ("", Some(at)) => at.clone(),
        ("", None) => words::row_without_place(slot.task).to_owned(),
        (name, _) => name.to_owned(),
    }
}

/// Choices of one kind.
struct Group {
    name: String,
    choices: Vec<Choice>,
}

/// A choice.
struct Choice {
    line: String,
    label: String,
}

fn groups(slot: &Slot) -> Vec<Group> {
    let choices = slot.choices.iter().map(|line| Choice { line: line.clone(), label: line.clone() }).collect();
    vec![Group { name: "Orders".to_owned(), choices }]
}
