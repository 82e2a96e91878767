//! A document gives out its words only for a named reader.
use chancery_text::doc::Doc;

fn text(doc: &Doc) -> String {
    doc.to_string()
}

fn formatted(doc: &Doc) -> String {
    format!("Hello. {}", doc)
}

fn moved(doc: Doc) -> String {
    doc
}

fn main() {}
