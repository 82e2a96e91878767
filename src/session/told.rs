//! The reply so far: as data, and as the text that is written from it.
use crate::store::{LineOutcome, LineResult};
use crate::text::{Width, lay_out};

/// The most characters of a line that the text shows again.
const MAX_SHOWN: usize = 200;

/// The ruling on a line, or on one of several orders in it.
#[derive(Debug)]
pub(super) struct Ruling {
    pub(super) came: LineOutcome,
    /// The statement of what was done, or of why it was not.
    pub(super) why: String,
    /// The lines that were probably meant.
    pub(super) near: Vec<String>,
}

impl Ruling {
    pub(super) fn new(came: LineOutcome, why: impl Into<String>) -> Self {
        Self { came, why: why.into(), near: Vec::new() }
    }

    /// As the text says it.
    fn text(&self) -> String {
        match self.came {
            LineOutcome::Refused => format!("*** {}", self.why),
            LineOutcome::Done | LineOutcome::Warned | LineOutcome::Told => self.why.clone(),
        }
    }
}

/// The reply so far.
#[derive(Default)]
pub(super) struct ReplyDraft {
    said: Vec<LineResult>,
    text: String,
    last_was_order: bool,
}

impl ReplyDraft {
    /// Nothing has been said.
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns the length of the text, in bytes.
    pub(super) fn len(&self) -> usize {
        self.text.len()
    }

    /// The text.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The text from this place on.
    pub(super) fn since(&self, from: usize) -> &str {
        self.text.get(from..).unwrap_or_default()
    }

    /// Takes out what has been said, as data.
    pub(super) fn take(&mut self) -> Vec<LineResult> {
        std::mem::take(self).said
    }

    /// Adds a remark that is about no line.
    pub(super) fn remark(&mut self, came: LineOutcome, text: &str) {
        self.show(text);
        let why = plain(text.strip_prefix("*** ").unwrap_or(text));
        self.said.push(LineResult { line: String::new(), outcome: came, why, near: Vec::new() });
    }

    /// A text that only letters need: pages show for themselves where the writer stands.
    pub(super) fn show(&mut self, text: &str) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
        self.text += text;
        self.text.push('\n');
        self.last_was_order = false;
    }

    /// A line that was not read, because of what is said of one above it: only the data tells of it.
    pub(super) fn pass_over(&mut self, line: &str) {
        self.said.push(LineResult {
            line: beginning(line),
            outcome: LineOutcome::Refused,
            why: String::new(),
            near: Vec::new(),
        });
    }

    /// Lines that belong to the remark before them.
    pub(super) fn add_lines(&mut self, lines: &str) {
        self.text += &format!("\n{lines}");
        if let Some(last) = self.said.last_mut() {
            last.why += &format!("\n\n{}", lines.trim_end());
        }
    }

    /// A line as it was read, and its outcome, of which the text has room for so many bytes. There is no blank line between orders.
    pub(super) fn line(&mut self, line: &str, shown: Option<String>, rulings: Vec<Ruling>, order: bool, most: usize) {
        if !(self.text.is_empty() || self.text.ends_with("\n\n") || order && self.last_was_order) {
            self.text.push('\n');
        }
        let shown = shown.unwrap_or_else(|| beginning(line));
        self.text += &format!("> {}\n", shown.replace('\n', "\n> "));
        let room = most.saturating_sub(self.text.len());
        let all = rulings.iter().map(Ruling::text).collect::<Vec<_>>().join("\n");
        self.text += cut(&all, room);
        if !all.is_empty() && !all.ends_with('\n') {
            self.text.push('\n');
        }
        self.last_was_order = order;
        self.said.extend(rulings.into_iter().map(|Ruling { came, why, near }| LineResult {
            line: line.to_owned(),
            outcome: came,
            why: plain(cut(why.trim_end(), room)),
            near,
        }));
    }
}

/// A text without the marks by which letters are laid out.
fn plain(text: &str) -> String {
    lay_out(text, Width::OFF).trim_end().to_owned()
}

/// The beginning of a line, if it is long.
fn beginning(line: &str) -> String {
    let shown: String = line.chars().take(MAX_SHOWN).collect();
    if shown.len() < line.len() { shown + "..." } else { shown }
}

/// As much of a text as there is room for.
fn cut(text: &str, room: usize) -> &str {
    text.get(..text.floor_char_boundary(room)).unwrap_or_default()
}
