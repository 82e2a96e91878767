//! The reply so far: as data, and as the document that is written from it.
use crate::store::{LineOutcome, LineResult};
use crate::text::Width;
use crate::text::doc::{Audience, Doc, Place, Speech};
use crate::text::words::{Layout, Reader};
use serde_json::Value;

/// The most characters of a line that the text shows again.
const MAX_SHOWN: usize = 200;

/// The ruling on a line, or on one of several orders in it.
#[derive(Debug)]
pub(super) struct Ruling {
    pub(super) came: LineOutcome,
    /// The statement of what was done, or of why it was not.
    pub(super) why: Doc,
    /// The lines that were probably meant.
    pub(super) near: Vec<String>,
}

impl Ruling {
    pub(super) fn new(came: LineOutcome, why: Doc) -> Self {
        Self { came, why, near: Vec::new() }
    }
}

/// The outcome of a line as data, for its reader and for the eyes of others.
#[derive(Clone)]
pub(super) struct SaidLine {
    pub(super) own: LineResult,
    /// The same without secrets.
    pub(super) copy: LineResult,
}

impl SaidLine {
    fn new(line: String, outcome: LineOutcome, why: &Doc, near: Vec<String>) -> Self {
        let plain = |to| {
            let text = why.laid_out(Layout::Columns(Width::OFF), to);
            text.strip_prefix("*** ").unwrap_or(&text).trim_end().to_owned()
        };
        let json = |to| if why.is_empty() { Value::Null } else { why.json(to) };
        let (eyes, others) = (Audience::Reader, Audience::Copy);
        let own = LineResult { line, outcome, why: plain(eyes), near, said: json(eyes) };
        Self { copy: LineResult { why: plain(others), said: json(others), ..own.clone() }, own }
    }
}

/// The reply so far.
pub(super) struct ReplyDraft {
    said: Vec<SaidLine>,
    doc: Doc,
    last_was_order: bool,
    /// Nothing was said below the last line.
    is_bare: bool,
}

impl ReplyDraft {
    pub(super) fn new(reader: Reader) -> Self {
        Self { said: Vec::new(), doc: Doc::new(reader), last_was_order: false, is_bare: false }
    }

    /// From here on it is read by somebody else.
    pub(super) fn read_by(&mut self, reader: Reader) {
        self.doc.read_by(reader);
    }

    /// Nothing has been said.
    pub(super) fn is_empty(&self) -> bool {
        self.doc.is_empty()
    }

    /// Returns the length of the text, in bytes.
    pub(super) fn len(&self) -> usize {
        self.doc.len()
    }

    /// The place that it has reached.
    pub(super) fn here(&self) -> Place {
        self.doc.here()
    }

    /// An empty document for the same reader.
    pub(super) fn blank(&self) -> Doc {
        Doc::new(self.doc.reader().clone())
    }

    /// The text from this place on.
    pub(super) fn since(&self, from: Place) -> Doc {
        self.doc.since(from)
    }

    /// Takes out what has been said, as a document and as data.
    pub(super) fn take(&mut self) -> (Doc, Vec<SaidLine>) {
        let empty = self.blank();
        (self.last_was_order, self.is_bare) = (false, false);
        (std::mem::replace(&mut self.doc, empty), std::mem::take(&mut self.said))
    }

    /// Adds a remark that is about no line.
    pub(super) fn remark<'a>(&mut self, came: LineOutcome, said: impl Speech<'a>) {
        let mut doc = self.blank();
        doc.para(said);
        self.add_remark(came, &doc);
    }

    /// The same, of several blocks.
    pub(super) fn add_remark(&mut self, came: LineOutcome, said: &Doc) {
        self.show(said);
        self.said.push(SaidLine::new(String::new(), came, said, Vec::new()));
    }

    /// Blocks that only letters need: pages show for themselves where the writer stands.
    pub(super) fn show(&mut self, said: &Doc) {
        if said.is_empty() {
            return;
        }
        self.part_from_bare();
        self.doc.append(said);
        self.last_was_order = false;
    }

    /// Adds an empty line below a line of which nothing was said.
    fn part_from_bare(&mut self) {
        if std::mem::take(&mut self.is_bare) {
            self.doc.gap();
        }
    }

    /// A line that was not read, because of what is said of one above it: only the data tells of it.
    pub(super) fn pass_over(&mut self, line: &str) {
        self.said.push(SaidLine::new(beginning(line), LineOutcome::Refused, &self.blank(), Vec::new()));
    }

    /// Lines that belong to the remark before them.
    pub(super) fn add_lines(&mut self, lines: &Doc) {
        self.doc.append(lines);
        self.is_bare = true;
        if let Some(last) = self.said.last_mut() {
            let plain = |to| lines.laid_out(Layout::Columns(Width::OFF), to);
            last.own.why += &format!("\n\n{}", plain(Audience::Reader).trim_end());
            last.copy.why += &format!("\n\n{}", plain(Audience::Copy).trim_end());
        }
    }

    /// A line as it was read, and its outcome, of which the text has room for so many bytes. There is no blank line between orders.
    pub(super) fn line(&mut self, line: &str, shown: Option<String>, rulings: Vec<Ruling>, order: bool, most: usize) {
        let follows_order = order && self.last_was_order;
        if !follows_order {
            self.part_from_bare();
        }
        self.doc.echo(&shown.unwrap_or_else(|| beginning(line)));
        if follows_order {
            self.doc.close_up();
        }
        self.last_was_order = order;
        self.is_bare = rulings.iter().all(|ruling| ruling.why.is_empty());
        for (i, mut ruling) in rulings.into_iter().enumerate() {
            ruling.why.cut(most.saturating_sub(self.doc.len()));
            if 0 < i {
                ruling.why.close_up_first();
            }
            let mut said = self.blank();
            match ruling.came {
                LineOutcome::Refused => said.append_as_alarm(&ruling.why),
                LineOutcome::Done | LineOutcome::Warned | LineOutcome::Told => said.append(&ruling.why),
            }
            self.doc.append(&said);
            self.said.push(SaidLine::new(line.to_owned(), ruling.came, &ruling.why, ruling.near));
        }
    }
}

/// The beginning of a line, if it is long.
fn beginning(line: &str) -> String {
    let shown: String = line.chars().take(MAX_SHOWN).collect();
    if shown.len() < line.len() { shown + "..." } else { shown }
}
