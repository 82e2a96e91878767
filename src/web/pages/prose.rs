//! Documents as parts of pages.
use crate::text::doc::{Audience, Doc};
use crate::text::words::Reader;
use maud::{Markup, PreEscaped};
use serde_json::Value;

/// A document as part of a page. The document's renderer escapes all text.
pub(in crate::web) fn part(doc: &Doc) -> Markup {
    PreEscaped(doc.page(Audience::Reader))
}

/// A document in JSON as part of a page.
pub(in crate::web) fn document(said: &Value) -> Markup {
    part(&Doc::of_json(Reader::nobody(), said))
}

/// A plain text with headings and paragraphs as part of a page.
pub(in crate::web) fn paper(text: &str) -> Markup {
    let mut doc = Doc::new(Reader::nobody());
    doc.paper(text);
    part(&doc)
}
