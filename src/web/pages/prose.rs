//! Texts of letters as parts of pages: the same blocks that letters in HTML are made of.
use crate::text::blocks::{TextBlock, blocks, words};
use crate::text::doc::{Audience, Doc};
use crate::text::words::Reader;
use maud::{Markup, PreEscaped, html};
use serde_json::Value;

/// A text of ours as part of a page. What is set in columns stays so.
pub(in crate::web) fn prose(text: &str) -> Markup {
    html! {
        @for block in blocks(text) {
            (shown(&block))
        }
    }
}

fn shown(block: &TextBlock) -> Markup {
    match block {
        TextBlock::Head(lines) | TextBlock::Lines(lines) => html! { p.lines dir="auto" { (joined(lines)) } },
        TextBlock::Title(line) | TextBlock::Heading(line) => html! { h3 dir="auto" { (words(line)) } },
        TextBlock::Rows(rows) if rows.iter().all(|(label, _)| label.trim().is_empty()) => {
            html! { @for (_, text) in rows { p.lines dir="auto" { (words(text)) } } }
        }
        TextBlock::Rows(rows) => html! {
            dl.rows {
                @for (label, text) in rows {
                    div { dt dir="auto" { (words(label).trim()) } dd dir="auto" { (words(text)) } }
                }
            }
        },
        TextBlock::Columns(lines) | TextBlock::Form(lines) => html! { pre tabindex="0" dir="auto" { (joined(lines)) } },
        TextBlock::Echo(line) => html! { p.echo dir="auto" { (words(line)) } },
        TextBlock::Alarm(line) => html! { p.alarm dir="auto" { (words(line)) } },
        TextBlock::Link(url) => html! { p { a href=(url) { (url) } } },
        TextBlock::Quote(lines) => html! { blockquote.lines dir="auto" { (joined(lines)) } },
    }
}

fn joined(lines: &[&str]) -> String {
    lines.iter().map(|line| words(line)).collect::<Vec<_>>().join("\n")
}

/// A document of ours as part of a page. Its writer escapes all words.
pub(in crate::web) fn part(doc: &Doc) -> Markup {
    PreEscaped(doc.page(Audience::Reader))
}

/// The same of a document as JSON.
pub(in crate::web) fn document(said: &Value) -> Markup {
    part(&Doc::of_json(Reader::nobody(), said))
}

/// A paper as part of a page.
pub(in crate::web) fn paper(text: &str) -> Markup {
    let mut doc = Doc::new(Reader::nobody());
    doc.paper(text);
    part(&doc)
}
