//! An e-mail, a reply or a part of a page: blocks of sentences. The method that adds a block determines its kind; nothing is guessed from
//! text.
use crate::secret::Secret;
use crate::sentence::Say;
use crate::words::{Mark, Reader, Span, Words, is_harmful};
use crate::{Width, dates, defuse_forms};
use jiff::Timestamp;

/// The kinds of blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BlockKind {
    Point,
    Para,
    Title,
    Heading,
    Item,
    Label,
    Value,
    Head,
    Cell,
    GridHead,
    GridCell,
    Facts,
    Echo,
    Alarm,
    Classic,
    ClassicRow,
    Form,
    Drawing,
    Line,
    Quote,
    Excerpt,
    Link,
    Picture,
    Gap,
    Gist,
}

impl BlockKind {
    /// Returns whether it is a cell of a row.
    pub(crate) fn is_cell(self) -> bool {
        matches!(self, Self::Head | Self::Cell) || self.is_grid()
    }

    /// Returns whether it is a cell of a grid's row.
    pub(crate) fn is_grid(self) -> bool {
        matches!(self, Self::GridHead | Self::GridCell)
    }
}

/// A block: a range of the words, and its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    pub(crate) kind: BlockKind,
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) spans: (usize, usize),
    /// For cells: the row ends here. For other blocks: no empty line precedes it.
    pub(crate) flag: bool,
    /// For classic lines and rows: the bytes of the label, with the blanks after it.
    pub(crate) label: usize,
    /// For classic lines: the number of levels by which it is indented.
    pub(crate) depth: u8,
}

/// A document: blocks over one text, for one reader. It does not implement `Display`: [`text`](Doc::text), [`html`](Doc::html) and
/// [`page`](Doc::page) write it, each for an [`Audience`].
#[derive(Clone)]
pub struct Doc {
    reader: Reader,
    pub(crate) words: Words,
    pub(crate) blocks: Vec<Block>,
}

/// A position in a document, to which it can be rolled back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    text: usize,
    spans: usize,
    blocks: usize,
    /// The last block, because text may be added to it.
    last: Option<Block>,
}

/// The audience for which a document is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// The reader, who sees their secrets.
    Reader,
    /// A person who may read everything except secrets: a recipient of a copy, the keeper, the database.
    Copy,
    /// An unknown person, who may see neither secrets nor people's words.
    Notice,
}

/// Anything that can be said in a document, and may contain a secret.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an argument in a document",
    note = "our words are literals or `say!`; somebody's are `theirs(..)`; a line to type is `line(..)`"
)]
pub trait Speech<'a>: Say<'a, &'a Secret> {}
impl<'a, T: Say<'a, &'a Secret>> Speech<'a> for T {}

/// Writes a cell, given whether it is the last of its row and the function that says it.
type CellWriter<'c> = dyn FnMut(&mut Doc, bool, &dyn Fn(&mut Words, &Reader)) + 'c;

/// The cells of a row: a tuple of two to eight things that can be said, or a list of them.
pub trait Row<'a> {
    #[doc(hidden)]
    fn put(self, cell: &mut CellWriter, doc: &mut Doc);
}

macro_rules! rows {
    ($($($cell:ident)* + $last:ident),* $(,)?) => { $(
        #[allow(non_snake_case)]
        impl<'a, $($cell: Speech<'a>,)* $last: Speech<'a>> Row<'a> for ($($cell,)* $last) {
            fn put(self, cell: &mut CellWriter, doc: &mut Doc) {
                let ($($cell,)* $last) = self;
                $(let said = $cell.arg(); cell(doc, false, &|words, reader| words.say(&said, reader));)*
                let said = $last.arg();
                cell(doc, true, &|words, reader| words.say(&said, reader));
            }
        }
    )* };
}
/// Any number of cells.
impl<'a, T: Speech<'a>> Row<'a> for Vec<T> {
    fn put(self, cell: &mut CellWriter, doc: &mut Doc) {
        let n = self.len();
        for (i, said) in self.into_iter().enumerate() {
            let said = said.arg();
            cell(doc, i + 1 == n, &|words, reader| words.say(&said, reader));
        }
    }
}
rows!(A + B, A B + C, A B C + D, A B C D + E, A B C D E + F, A B C D E F + G, A B C D E F G + H);

impl Doc {
    /// Creates an empty document for this reader.
    pub fn new(reader: Reader) -> Self {
        let words = Words { text: String::with_capacity(2048), spans: Vec::with_capacity(64) };
        Self { reader, words, blocks: Vec::with_capacity(64) }
    }

    /// Creates a document for this reader, and lets `tell` fill it.
    pub fn with(reader: Reader, tell: impl FnOnce(&mut Self)) -> Self {
        let mut doc = Self::new(reader);
        tell(&mut doc);
        doc
    }

    /// The reader.
    pub fn reader(&self) -> &Reader {
        &self.reader
    }

    /// Changes the reader for the rest of the document.
    pub fn read_by(&mut self, reader: Reader) {
        self.reader = reader;
    }

    /// Adds the point for the reader, in one sentence: the first block of an e-mail, and its preview.
    pub fn point<'a>(&mut self, said: impl Speech<'a>) {
        self.add(BlockKind::Point, said);
    }

    /// Adds the preview that mail programs show beside the subject, for an e-mail without a point. It appears nowhere else.
    pub fn gist<'a>(&mut self, said: impl Speech<'a>) {
        self.add(BlockKind::Gist, said);
    }

    /// Adds a paragraph.
    pub fn para<'a>(&mut self, said: impl Speech<'a>) {
        self.add(BlockKind::Para, said);
    }

    /// Adds the title of a report.
    pub fn title<'a>(&mut self, said: impl Speech<'a>) {
        self.add(BlockKind::Title, said);
    }

    /// Adds a heading.
    pub fn heading<'a>(&mut self, said: impl Speech<'a>) {
        self.add(BlockKind::Heading, said);
    }

    /// Adds an item of a list: `- `.
    pub fn item<'a>(&mut self, said: impl Speech<'a>) {
        self.add(BlockKind::Item, said);
    }

    /// Adds a notice of a failure: `*** `.
    pub fn alarm<'a>(&mut self, said: impl Speech<'a>) {
        self.add(BlockKind::Alarm, said);
    }

    /// Adds a line to type, on a line of its own.
    pub fn line<'a>(&mut self, said: impl Speech<'a>) {
        self.add(BlockKind::Line, said);
    }

    /// Adds a label and its value. Values share a column.
    pub fn row<'a>(&mut self, label: impl Speech<'a>, value: impl Speech<'a>) {
        self.add(BlockKind::Label, label);
        self.add(BlockKind::Value, value);
    }

    /// Adds the labels of a table's columns.
    pub fn head<'a>(&mut self, labels: impl Row<'a>) {
        self.cells_of(BlockKind::Head, labels);
    }

    /// Adds a row of a table: `doc.cells((power, n, &centres))`.
    pub fn cells<'a>(&mut self, cells: impl Row<'a>) {
        self.cells_of(BlockKind::Cell, cells);
    }

    /// Adds the labels of a grid's columns, which are only a letter or two wide: the labels alternate between two lines.
    pub fn grid_head<'a>(&mut self, labels: impl Row<'a>) {
        self.cells_of(BlockKind::GridHead, labels);
    }

    /// Adds a row of a grid.
    pub fn grid_row<'a>(&mut self, cells: impl Row<'a>) {
        self.cells_of(BlockKind::GridCell, cells);
    }

    /// Appends a sentence to the last paragraph.
    pub fn also<'a>(&mut self, said: impl Speech<'a>) {
        self.words.text.push(' ');
        said.put(&mut self.words, &self.reader);
        self.end_last();
    }

    /// Replaces the block there with a gap if the same block appears above: the title of several lists of one kind.
    pub fn drop_if_repeated(&mut self, place: Place) {
        let words = |block: &Block| self.words.text.get(block.from..block.to);
        let Some(first) = self.blocks.get(place.blocks) else { return };
        let is_same = |block: &Block| block.kind == first.kind && words(block) == words(first);
        if self.blocks.iter().take(place.blocks).any(is_same)
            && let Some(first) = self.blocks.get_mut(place.blocks)
        {
            (first.kind, first.to, first.spans.1) = (BlockKind::Gap, first.from, first.spans.0);
        }
    }

    /// Removes the empty line before the last block, or the last row.
    pub fn close_up(&mut self) {
        let n = if self.blocks.last().is_some_and(|last| last.kind == BlockKind::Value) { 2 } else { 1 };
        if let Some(last) = self.blocks.iter_mut().rev().nth(n - 1) {
            last.flag = true;
        }
    }

    /// Removes the empty line before the first block.
    pub fn close_up_first(&mut self) {
        if let Some(first) = self.blocks.first_mut() {
            first.flag = true;
        }
    }

    /// Adds a person's words. No line of them can pass for the judge's.
    pub fn quote(&mut self, words: &str) {
        self.raw(BlockKind::Quote, &defuse_forms(words));
    }

    /// Adds a person's words that a reply shows: the same, with a bar before each line.
    pub fn excerpt(&mut self, words: &str) {
        self.raw(BlockKind::Excerpt, &defuse_forms(words));
    }

    /// Adds a line of the reader's e-mail as it was read.
    pub fn echo(&mut self, line: &str) {
        self.raw(BlockKind::Echo, line);
    }

    /// Adds a line of facts about an e-mail: `:: Judge: …`.
    pub fn facts(&mut self, line: &str) {
        self.raw(BlockKind::Facts, line);
    }

    /// Adds a line in the classic judges' format, which programs read.
    pub fn classic<'a>(&mut self, said: impl Speech<'a>) {
        self.add(BlockKind::Classic, said);
    }

    /// Adds a classic line with a name: `Austria: Army Vienna -> Tyrolia.`
    pub fn classic_of<'a>(&mut self, name: impl Speech<'a>, said: impl Speech<'a>) {
        self.add(BlockKind::Classic, name);
        self.words.text.push_str(": ");
        self.end_label(said);
    }

    /// Adds a classic line with a label in this many columns, or as many as the label and a blank take: `Austria:  Army Vienna -> Tyrolia.`
    pub fn classic_row<'a>(&mut self, label: impl Speech<'a>, columns: usize, said: impl Speech<'a>) {
        self.add(BlockKind::ClassicRow, label);
        let Some(from) = self.blocks.last().map(|block| block.from) else { return };
        let label = self.words.text.get(from..).unwrap_or_default();
        let least = if columns == 0 || label.ends_with(' ') { 0 } else { 1 };
        let room = columns.saturating_sub(crate::columns(label)).max(least);
        self.words.text.extend(std::iter::repeat_n(' ', room));
        self.end_label(said);
    }

    /// Ends the label in the last block, and adds the rest.
    fn end_label<'a>(&mut self, said: impl Speech<'a>) {
        let end = self.words.text.len();
        said.put(&mut self.words, &self.reader);
        self.end_last();
        if let Some(last) = self.blocks.last_mut() {
            last.label = end - last.from;
        }
    }

    /// Adds the lines of an order form, without its first and last.
    pub fn form(&mut self, lines: &str) {
        self.raw(BlockKind::Form, lines);
    }

    /// Adds a board drawn in characters, line by line. Screen readers skip it: text beside it says the same.
    pub fn drawing(&mut self, lines: &str) {
        self.raw(BlockKind::Drawing, lines.trim_end_matches('\n'));
    }

    /// Adds a link to one of the judge's pages: a line of its own, and a button in HTML.
    pub fn link(&mut self, url: &str) {
        self.raw(BlockKind::Link, url);
    }

    /// Marks the place of the pictures.
    pub fn picture(&mut self) {
        self.raw(BlockKind::Picture, "");
    }

    /// Adds an empty line among classic ones.
    pub fn gap(&mut self) {
        self.raw(BlockKind::Gap, "");
    }

    /// Indents the last line by this many levels, as causes are indented below their effects.
    pub fn below(&mut self, depth: usize) {
        if let Some(last) = self.blocks.last_mut() {
            last.depth = u8::try_from(depth).unwrap_or(u8::MAX);
        }
    }

    /// Appends another document.
    pub fn append(&mut self, other: &Self) {
        let (text, spans) = self.end();
        self.words.text.push_str(&other.words.text);
        self.words.spans.extend(other.words.spans.iter().map(|span| Span {
            from: span.from + text,
            to: span.to + text,
            mark: span.mark,
        }));
        self.blocks.extend(other.blocks.iter().map(|block| Block {
            from: block.from + text,
            to: block.to + text,
            spans: (block.spans.0 + spans, block.spans.1 + spans),
            ..*block
        }));
    }

    /// Inserts another document below the facts at the head.
    pub fn put_below_facts(&mut self, other: &Self) {
        let n_facts = self.blocks.iter().take_while(|block| block.kind == BlockKind::Facts).count();
        let rest = self.blocks.split_off(n_facts);
        self.append(other);
        self.blocks.extend(rest);
    }

    /// Appends another document, which says that something was not done.
    pub fn append_as_alarm(&mut self, other: &Self) {
        let first = self.blocks.len();
        self.append(other);
        if let Some(block) = self.blocks.get_mut(first).filter(|block| block.kind == BlockKind::Para) {
            block.kind = BlockKind::Alarm;
        }
    }

    /// Returns the current end.
    pub fn here(&self) -> Place {
        let (text, spans) = self.end();
        Place { text, spans, blocks: self.blocks.len(), last: self.blocks.last().copied() }
    }

    /// Rolls back to an earlier end.
    pub fn back_to(&mut self, place: Place) {
        self.words.text.truncate(place.text);
        self.words.spans.truncate(place.spans);
        self.blocks.truncate(place.blocks);
        // A sentence may have been added to the last block.
        if let (Some(last), Some(was)) = (self.blocks.get_mut(place.blocks.wrapping_sub(1)), place.last) {
            *last = was;
        }
    }

    /// The blocks after this position, as a document.
    #[must_use]
    pub fn since(&self, place: Place) -> Self {
        let mut part = Self::new(self.reader.clone());
        let all = self.words.text.get(place.text..).unwrap_or_default();
        part.words.text.push_str(all);
        part.words.spans.extend(self.words.spans.iter().skip(place.spans).map(|span| Span {
            from: span.from.saturating_sub(place.text),
            to: span.to.saturating_sub(place.text),
            mark: span.mark,
        }));
        part.blocks.extend(self.blocks.iter().skip(place.blocks).map(|block| Block {
            from: block.from.saturating_sub(place.text),
            to: block.to.saturating_sub(place.text),
            spans: (block.spans.0.saturating_sub(place.spans), block.spans.1.saturating_sub(place.spans)),
            ..*block
        }));
        part
    }

    /// Its sections: the words of each title or heading, and the blocks that follow it.
    pub fn sections(&self) -> Vec<(String, Self)> {
        let mut sections: Vec<(String, Self)> = Vec::new();
        for block in &self.blocks {
            match (block.kind, sections.last_mut()) {
                (BlockKind::Title | BlockKind::Heading, _) => {
                    let heading = self.words.text.get(block.from..block.to).unwrap_or_default().to_owned();
                    sections.push((heading, Self { blocks: Vec::new(), ..self.clone() }));
                }
                (_, Some((_, section))) => section.blocks.push(*block),
                (_, None) => {}
            }
        }
        sections
    }

    /// Truncates the words to this many bytes. Returns whether there were more.
    pub fn cut(&mut self, most: usize) -> bool {
        if self.words.text.len() <= most {
            return false;
        }
        // Part of a secret could not be recognised as one.
        let whole = self.words.spans.iter().find(|span| span.from < most && most < span.to).map(|span| span.from);
        let most = self.words.text.floor_char_boundary(whole.unwrap_or(most));
        self.blocks.retain(|block| block.from < most);
        for block in &mut self.blocks {
            block.to = block.to.min(most);
        }
        self.words.text.truncate(most);
        let n_spans = self.words.spans.iter().take_while(|span| span.to <= most).count();
        self.words.spans.truncate(n_spans);
        for block in &mut self.blocks {
            block.spans = (block.spans.0.min(n_spans), block.spans.1.min(n_spans));
        }
        // A row ends with its last cell.
        match self.blocks.last_mut() {
            Some(last) if last.kind.is_cell() => last.flag = true,
            Some(last) if last.kind == BlockKind::Label => self.raw(BlockKind::Value, ""),
            _ => {}
        }
        true
    }

    /// The same for another person, with stars in place of each secret.
    #[must_use]
    pub fn as_copy(&self) -> Self {
        let mut copy = Self::new(self.reader.clone());
        for block in &self.blocks {
            let (from, first) = copy.end();
            let mut label = block.label;
            self.each_piece(block, Audience::Copy, |words, mark| {
                let start = copy.words.text.len();
                copy.words.text.push_str(words);
                if let Some(mark) = mark.filter(|mark| *mark != Mark::Secret) {
                    copy.words.spans.push(Span { from: start, to: copy.words.text.len(), mark });
                }
            });
            let (to, end) = copy.end();
            label = label.min(to - from);
            copy.blocks.push(Block { from, to, spans: (first, end), label, ..*block });
        }
        copy
    }

    /// Returns whether it contains these words.
    pub fn has(&self, words: &str) -> bool {
        self.words.text.contains(words)
    }

    /// Replaces these words everywhere.
    pub fn replace(&mut self, words: &str, instead: &str) {
        let found: Vec<usize> = self.words.text.match_indices(words).map(|(at, _)| at).collect();
        if found.is_empty() || words.is_empty() {
            return;
        }
        let moved = |at: usize| {
            let before = found.iter().take_while(|found| **found + words.len() <= at).count();
            let inside = found.get(before).filter(|found| **found < at).map(|found| found + instead.len());
            (inside.unwrap_or(at) + before * instead.len()).saturating_sub(before * words.len())
        };
        for span in &mut self.words.spans {
            (span.from, span.to) = (moved(span.from), moved(span.to));
        }
        for block in &mut self.blocks {
            let label = moved(block.from + block.label);
            (block.from, block.to) = (moved(block.from), moved(block.to));
            block.label = label.saturating_sub(block.from);
        }
        self.words.text = self.words.text.replace(words, instead);
    }

    /// Adds a link to one of the judge's pages at the end, but above an order form and the words before it.
    pub fn link_above_form(&mut self, url: &str) {
        self.link(url);
        let Some(form) = self.blocks.iter().rposition(|block| block.kind == BlockKind::Form) else { return };
        let heads = |block: &Block| matches!(block.kind, BlockKind::Para | BlockKind::Heading);
        let is_headed = form.checked_sub(1).and_then(|above| self.blocks.get(above)).is_some_and(heads);
        if let Some(link) = self.blocks.pop() {
            self.blocks.insert(form - usize::from(is_headed), link);
        }
    }

    /// Returns whether it contains this time.
    pub fn tells(&self, time: Timestamp) -> bool {
        self.words.spans.iter().any(|span| span.mark == Mark::Time(time))
            || self.words.text.contains(&dates::friendly(time, &self.reader.zone))
    }

    /// Returns whether it already links to this page.
    pub fn leads_to(&self, url: &str) -> bool {
        let words = |block: &Block| self.words.text.get(block.from..block.to).unwrap_or_default();
        self.blocks.iter().any(|block| words(block).lines().any(|line| line.trim().ends_with(url)))
    }

    /// Returns whether it has no blocks.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// The size of its words in bytes.
    pub fn len(&self) -> usize {
        self.words.text.len()
    }

    fn end(&self) -> (usize, usize) {
        (self.words.text.len(), self.words.spans.len())
    }

    fn add<'a>(&mut self, kind: BlockKind, said: impl Speech<'a>) {
        let (from, first) = self.end();
        said.put(&mut self.words, &self.reader);
        self.push(kind, from, first, false);
    }

    fn cells_of<'a>(&mut self, kind: BlockKind, cells: impl Row<'a>) {
        let mut cell = |doc: &mut Self, is_last: bool, say: &dyn Fn(&mut Words, &Reader)| {
            let (from, first) = doc.end();
            say(&mut doc.words, &doc.reader);
            doc.push(kind, from, first, is_last);
        };
        cells.put(&mut cell, self);
    }

    fn raw(&mut self, kind: BlockKind, text: &str) {
        let (from, span) = self.end();
        let may = |c: char| matches!(c, '\n' | '\t') || !is_harmful(c);
        if text.chars().all(may) {
            self.words.text.push_str(text);
        } else {
            self.words.text.extend(text.chars().filter(|c| may(*c)));
        }
        self.push(kind, from, span, false);
    }

    fn push(&mut self, kind: BlockKind, from: usize, span: usize, flag: bool) {
        let (to, end) = self.end();
        self.blocks.push(Block { kind, from, to, spans: (span, end), flag, label: 0, depth: 0 });
    }

    /// Extends the last block to here.
    fn end_last(&mut self) {
        let (to, end) = self.end();
        if let Some(last) = self.blocks.last_mut() {
            (last.to, last.spans.1) = (to, end);
        }
    }

    fn spans(&self, block: &Block) -> &[Span] {
        self.words.spans.get(block.spans.0..block.spans.1).unwrap_or_default()
    }

    /// The label and the rest of a classic line or row, if it has a label.
    pub(crate) fn labelled(&self, block: &Block) -> Option<(Block, Block)> {
        let cut = block.from + block.label;
        self.words.text.get(block.from..cut).filter(|label| !label.trim().is_empty())?;
        let n_spans = block.spans.0 + self.spans(block).iter().take_while(|span| span.to <= cut).count();
        let label = Block { to: cut, spans: (block.spans.0, n_spans), ..*block };
        Some((label, Block { from: cut, spans: (n_spans, block.spans.1), ..*block }))
    }

    /// Passes on the pieces of a block, as this audience sees them; others' secrets become stars.
    pub(crate) fn each_piece<'a>(&'a self, block: &Block, to: Audience, mut take: impl FnMut(&'a str, Option<Mark>)) {
        let text = |from: usize, to: usize| self.words.text.get(from..to).unwrap_or_default();
        let mut at = block.from;
        for span in self.spans(block) {
            if at < span.from {
                take(text(at, span.from), None);
            }
            let words = shown(text(span.from, span.to), span.mark, to);
            if !words.is_empty() {
                take(words, Some(span.mark));
            }
            at = span.to;
        }
        if at < block.to {
            take(text(at, block.to), None);
        }
    }

    /// The words of a block, as this audience sees them.
    pub(crate) fn plain<'a>(&'a self, block: &Block, to: Audience, scratch: &'a mut String) -> &'a str {
        let hides = |span: &Span| to != Audience::Reader && matches!(span.mark, Mark::Secret | Mark::Theirs);
        if !self.spans(block).iter().any(hides) {
            return self.words.text.get(block.from..block.to).unwrap_or_default();
        }
        scratch.clear();
        self.each_piece(block, to, |words, _| scratch.push_str(words));
        scratch
    }

    /// The blocks that this audience sees.
    pub(crate) fn shown(&self, to: Audience) -> impl Iterator<Item = &Block> {
        self.known(to).filter(|block| block.kind != BlockKind::Gist)
    }

    /// The same, with the preview that appears only beside the subject.
    pub(crate) fn known(&self, to: Audience) -> impl Iterator<Item = &Block> {
        let is_theirs = |kind| matches!(kind, BlockKind::Echo | BlockKind::Quote | BlockKind::Excerpt);
        self.blocks.iter().filter(move |block| to != Audience::Notice || !is_theirs(block.kind))
    }
}

fn shown(words: &str, mark: Mark, to: Audience) -> &str {
    match mark {
        Mark::Secret if to != Audience::Reader => "********",
        Mark::Theirs if to == Audience::Notice => "\"...\"",
        _ => words,
    }
}

/// An empty document for no particular reader.
impl Default for Doc {
    fn default() -> Self {
        Self::new(Reader::nobody())
    }
}

/// Documents are equal if they say the same, whoever their readers are.
impl PartialEq for Doc {
    fn eq(&self, other: &Self) -> bool {
        (&self.words.text, &self.words.spans, &self.blocks) == (&other.words.text, &other.words.spans, &other.blocks)
    }
}

/// Shows only what anyone may read.
impl std::fmt::Debug for Doc {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.laid_out(crate::words::Layout::Columns(Width::USUAL), Audience::Copy))
    }
}
