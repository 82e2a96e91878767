//! The reply so far: as data, and as the document built from it.
use crate::store::{LineOutcome, LineResult};
use crate::text::Width;
use crate::text::doc::{Audience, Doc, Place, Speech};
use crate::text::words::{Layout, Reader};
use serde_json::Value;

/// The most characters of a line to echo.
const MAX_SHOWN: usize = 200;

/// The ruling on a line, or on one of several orders in it.
#[derive(Debug)]
pub(super) struct Ruling {
    pub(super) came: LineOutcome,
    /// The description of the result, or of the reason for a refusal.
    pub(super) why: Doc,
    /// The lines that the writer probably meant.
    pub(super) near: Vec<String>,
}

impl Ruling {
    pub(super) fn new(came: LineOutcome, why: Doc) -> Self {
        Self { came, why, near: Vec::new() }
    }
}

/// The outcome of a line as data, for its reader and for readers of copies.
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
    /// Whether the last line has no text below it.
    is_bare: bool,
    /// The refusal below the last line.
    refusal: Option<LastRefusal>,
}

/// A refusal at the end of the reply: if the next line is refused for the same reason, the reason moves below that line.
struct LastRefusal {
    from: Place,
    to: Place,
    why: Doc,
}

impl ReplyDraft {
    pub(super) fn new(reader: Reader) -> Self {
        Self { said: Vec::new(), doc: Doc::new(reader), last_was_order: false, is_bare: false, refusal: None }
    }

    /// Sets the reader of the reply from here on.
    pub(super) fn read_by(&mut self, reader: Reader) {
        self.doc.read_by(reader);
    }

    /// Returns whether the reply is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.doc.is_empty()
    }

    /// Returns the length of the text, in bytes.
    pub(super) fn len(&self) -> usize {
        self.doc.len()
    }

    /// The current end of the reply.
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

    /// Takes out the reply so far, as a document and as data.
    pub(super) fn take(&mut self) -> (Doc, Vec<SaidLine>) {
        let empty = self.blank();
        (self.last_was_order, self.is_bare, self.refusal) = (false, false, None);
        (std::mem::replace(&mut self.doc, empty), std::mem::take(&mut self.said))
    }

    /// Adds a remark that is about no particular line.
    pub(super) fn remark<'a>(&mut self, came: LineOutcome, said: impl Speech<'a>) {
        let mut doc = self.blank();
        doc.para(said);
        self.add_remark(came, &doc);
    }

    /// Adds such a remark with several blocks.
    pub(super) fn add_remark(&mut self, came: LineOutcome, said: &Doc) {
        self.show(said);
        self.said.push(SaidLine::new(String::new(), came, said, Vec::new()));
    }

    /// Adds blocks that only e-mails need, since pages show the writer's situation themselves.
    pub(super) fn show(&mut self, said: &Doc) {
        if said.is_empty() {
            return;
        }
        self.part_from_bare();
        self.doc.append(said);
        self.last_was_order = false;
    }

    /// Adds an empty line below an echoed line without text.
    fn part_from_bare(&mut self) {
        if std::mem::take(&mut self.is_bare) {
            self.doc.gap();
        }
    }

    /// Records a line that was not read because of an error above it. It appears only in the data.
    pub(super) fn pass_over(&mut self, line: &str) {
        self.said.push(SaidLine::new(beginning(line), LineOutcome::Refused, &self.blank(), Vec::new()));
    }

    /// Adds lines that belong to the previous remark.
    pub(super) fn add_lines(&mut self, lines: &Doc) {
        self.doc.append(lines);
        self.is_bare = true;
        if let Some(last) = self.said.last_mut() {
            let plain = |to| lines.laid_out(Layout::Columns(Width::OFF), to);
            last.own.why += &format!("\n\n{}", plain(Audience::Reader).trim_end());
            last.copy.why += &format!("\n\n{}", plain(Audience::Copy).trim_end());
        }
    }

    /// Adds an echoed line and its outcome, with this many bytes of text at most. Orders follow each other without blank lines, and lines
    /// with the same refusal share it. Returns the place of the echo.
    pub(super) fn line(
        &mut self,
        line: &str,
        shown: Option<String>,
        rulings: Vec<Ruling>,
        order: bool,
        most: usize,
    ) -> Place {
        let is_refused_alike = self.take_back_refusal(&rulings);
        let follows = is_refused_alike || order && self.last_was_order;
        if !follows {
            self.part_from_bare();
        }
        let place = self.doc.here();
        self.doc.echo(&shown.unwrap_or_else(|| beginning(line)));
        if follows {
            self.doc.close_up();
        }
        self.last_was_order = order;
        self.is_bare = rulings.iter().all(|ruling| ruling.why.is_empty());
        let is_single = rulings.len() == 1;
        for (i, mut ruling) in rulings.into_iter().enumerate() {
            let from = self.doc.here();
            let why = Some(&ruling.why).filter(|_| is_single && ruling.came == LineOutcome::Refused).cloned();
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
            self.refusal = why.map(|why| LastRefusal { from, to: self.doc.here(), why });
            self.said.push(SaidLine::new(line.to_owned(), ruling.came, &ruling.why, ruling.near));
        }
        place
    }

    /// Takes out the refusal at the end of the reply, if the next line gets the same one. Returns whether it did.
    fn take_back_refusal(&mut self, next: &[Ruling]) -> bool {
        let Some(last) = self.refusal.take() else { return false };
        let [Ruling { came: LineOutcome::Refused, why, .. }] = next else { return false };
        let is_same = !why.is_empty() && *why == last.why && self.doc.here() == last.to;
        if is_same {
            self.doc.back_to(last.from);
        }
        is_same
    }
}

/// The beginning of a line, if it is long.
fn beginning(line: &str) -> String {
    let shown: String = line.chars().take(MAX_SHOWN).collect();
    if shown.len() < line.len() { shown + "..." } else { shown }
}
