//! Nor does a string formatted from our words and theirs.
use chancery_text::doc::Doc;

fn greet(doc: &mut Doc, name: &str) {
    doc.para(format!("Hello {name}."));
}

fn main() {}
