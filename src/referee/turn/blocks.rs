//! Pieces of letters about a turn.
use crate::text::Width;
use crate::text::doc::{Audience, Doc, Speech};
use crate::text::words::{Layout, Reader};
use anyhow::Result;
use jiff::tz::TimeZone;

/// Adds a sentence: the first of a document, or one right below the last.
pub(super) fn add_below<'a>(doc: &mut Doc, said: impl Speech<'a>) {
    if doc.is_empty() { doc.para(said) } else { doc.more(said) }
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

/// Blocks as a text from before there were documents, for letters that are still put together as one.
pub(super) fn text_of(zone: TimeZone, write: impl FnOnce(&mut Doc) -> Result<()>) -> Result<String> {
    let mut doc = Doc::new(Reader::new(zone, Layout::Columns(Width::of(u16::MAX))));
    write(&mut doc)?;
    Ok(doc.text(Audience::Reader))
}
