//! Building blocks of e-mails about a turn.
use crate::text::doc::{Doc, Speech};
use crate::text::sentence::Note;

/// Adds a sentence: the first of a document, or one right below the last.
pub(super) fn add_below<'a>(doc: &mut Doc, said: impl Speech<'a>) {
    let is_first = doc.is_empty();
    doc.para(said);
    if !is_first {
        doc.close_up();
    }
}

/// Adds these sentences as one paragraph.
pub(in crate::referee) fn add_paragraph(doc: &mut Doc, sentences: &[Note]) {
    if let Some((first, rest)) = sentences.split_first() {
        doc.para(first);
        rest.iter().for_each(|sentence| doc.also(sentence));
    }
}

/// Adds rows, such as orders, right below the words that announce them.
pub(super) fn add_rows<'a, R: Speech<'a>>(doc: &mut Doc, rows: impl IntoIterator<Item = R>) {
    for (i, row) in rows.into_iter().enumerate() {
        doc.classic_row("", 2, row);
        if i == 0 {
            doc.close_up();
        }
    }
}
