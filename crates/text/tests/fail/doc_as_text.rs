//! Words come out of a document for somebody's eyes.
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
