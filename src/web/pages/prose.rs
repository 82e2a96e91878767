//! Documents as parts of pages.
use crate::text::doc::{Audience, Doc};
use crate::text::words::Reader;
use maud::{Markup, PreEscaped};
use serde_json::Value;

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
