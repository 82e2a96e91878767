//! The three writers of a document: text, HTML for mail, and a part of a page; and one mode of text for screen readers.
use crate::doc::{Audience, Block, BlockKind, Doc};
use crate::grid::{self, GridRow};
use crate::html::{self, Style, escape};
use crate::quote::quoted;
use crate::words::{Layout, Mark};
use crate::{
    FIRM, HANGING, ON_THE_WEB, Width, columns, fold, has_room_beside, lay_out, lay_out_row, plain, squeezed, wrap_into,
};

impl Doc {
    /// The document as plain text, laid out for its reader.
    pub fn text(&self, to: Audience) -> String {
        self.laid_out(self.reader().layout, to)
    }

    /// The document with one line per paragraph, without secrets, for files and programs.
    pub fn unwrapped(&self) -> String {
        self.laid_out(Layout::Columns(Width::OFF), Audience::Copy)
    }

    /// The document as plain text with this layout.
    pub fn laid_out(&self, layout: Layout, to: Audience) -> String {
        let mut out = String::with_capacity(self.words.text.len() + self.words.text.len() / 4 + 128);
        let blocks: Vec<&Block> = self.shown(to).collect();
        let (mut scratch, mut joined) = (String::new(), String::new());
        let mut table = Table::default();
        let mut last: Option<BlockKind> = None;
        // Screen readers skip these.
        let is_silent = |kind| layout == Layout::Spoken && matches!(kind, BlockKind::Facts | BlockKind::Drawing);
        for (i, block) in blocks.iter().enumerate().filter(|(_, block)| !is_silent(block.kind)) {
            if last.is_some_and(|last| has_gap(last, block.kind)) && (block.kind.is_cell() || !block.flag) {
                out.push('\n');
            }
            if begins_table(last, block.kind) {
                table = self.table(blocks.get(i..).unwrap_or_default(), to);
            }
            let words = self.plain(block, to, &mut scratch);
            match layout {
                Layout::Columns(width) if block.kind.is_grid() => {
                    if begins_table(last, block.kind) {
                        out += &self.grid_lines(blocks.get(i..).unwrap_or_default(), to, width);
                    }
                }
                Layout::Columns(width) => write_block(&mut out, block, words, width, &mut table, &mut joined),
                Layout::Spoken => speak_block(&mut out, block, words),
            }
            if block.kind != BlockKind::Picture {
                last = Some(block.kind);
            }
        }
        out
    }

    /// The widths of the labels or columns of the table that begins here.
    fn table(&self, blocks: &[&Block], to: Audience) -> Table {
        let mut table = Table::default();
        let mut scratch = String::new();
        let (mut i, mut last) = (0, None);
        for (n, block) in blocks.iter().enumerate() {
            if 0 < n && block.kind.is_cell() && begins_table(last, block.kind) {
                break;
            }
            last = Some(block.kind);
            let words = self.plain(block, to, &mut scratch);
            match block.kind {
                BlockKind::Label => table.label = table.label.max(columns(words) + 2),
                BlockKind::Value => {}
                BlockKind::Head | BlockKind::Cell => {
                    if table.columns.len() <= i {
                        table.columns.push((0, true));
                    }
                    let is_number = block.kind == BlockKind::Head
                        || words.chars().all(|c| c.is_ascii_digit() || "+-.()%/? ".contains(c));
                    if let Some(column) = table.columns.get_mut(i) {
                        *column = (column.0.max(columns(words)), column.1 && is_number);
                    }
                    i = if block.flag { 0 } else { i + 1 };
                }
                _ => break,
            }
        }
        let taken = |columns: &[(usize, bool)]| {
            let taken = columns.iter().filter(|(columns, _)| 0 < *columns).map(|(columns, _)| columns + 2);
            taken.sum()
        };
        table.width = taken(&table.columns);
        table.before_last = taken(table.columns.split_last().map_or(&[], |(_, before)| before));
        table
    }

    /// The lines of the grid that begins here.
    fn grid_lines(&self, blocks: &[&Block], to: Audience, width: Width) -> String {
        let texts: Vec<(BlockKind, String, bool)> = blocks
            .iter()
            .take_while(|block| block.kind.is_grid())
            .map(|block| (block.kind, self.plain(block, to, &mut String::new()).replace(FIRM, " "), block.flag))
            .collect();
        let rows: Vec<GridRow> = texts
            .split_inclusive(|(_, _, is_last)| *is_last)
            .map(|row| GridRow {
                is_head: row.first().is_some_and(|(kind, _, _)| *kind == BlockKind::GridHead),
                cells: row.iter().map(|(_, words, _)| words.as_str()).collect(),
            })
            .collect();
        // Another grid begins with its own labels.
        let n = 1 + rows.iter().skip(1).take_while(|row| !row.is_head).count();
        grid::lines(rows.get(..n).unwrap_or_default(), width.for_tables())
    }

    /// The document as HTML for mail programs. `title` is the e-mail's subject.
    pub fn html(&self, title: &str, to: Audience) -> String {
        let mut body = String::with_capacity(2 * self.words.text.len() + 2048);
        self.markup(&mut body, to, &html::MAIL);
        html::framed(title, &self.preview_for(to), &body)
    }

    /// The document as a part of a page.
    pub fn page(&self, to: Audience) -> String {
        let mut out = String::with_capacity(2 * self.words.text.len());
        self.markup(&mut out, to, &html::PAGE);
        out
    }

    /// The preview that mail programs show beside the subject: the point, or else the first text. It never contains a secret.
    pub fn preview(&self) -> String {
        self.preview_for(Audience::Copy)
    }

    fn preview_for(&self, to: Audience) -> String {
        let to = if to == Audience::Reader { Audience::Copy } else { to };
        let mut scratch = String::new();
        if let Some(point) = self.blocks.iter().find(|block| block.kind == BlockKind::Point) {
            return self.plain(point, to, &mut scratch).replace(FIRM, " ");
        }
        // A quotation needs the words that say whose it is.
        let mut first = self.shown(to).skip_while(|block| block.kind == BlockKind::Facts);
        if let (Some(head), Some(quote)) = (first.next(), first.find(|block| !block.flag))
            && quote.kind == BlockKind::Quote
        {
            let head = self.plain(head, to, &mut scratch).replace(FIRM, " ");
            let words = squeezed(&self.plain(quote, to, &mut scratch).replace(['\n', FIRM], " "));
            return format!("{head} \"{words}\"").chars().take(html::FIRST_WORDS).collect();
        }
        let said = |block: &Block| self.plain(block, to, &mut String::new()).replace(FIRM, " ");
        let find = |kind: BlockKind| self.blocks.iter().find(|block| block.kind == kind).map(said);
        let title = find(BlockKind::Title)
            .map(|title| title.rsplit_once(" (").map_or(title.clone(), |(what, _)| what.trim_end().to_owned()));
        let mut facts = self.blocks.iter().filter(|block| block.kind == BlockKind::Facts).map(said);
        let deadline = facts.find_map(|fact| Some(format!("Deadline{}.", fact.strip_prefix(":: Deadline")?)));
        let parts: Vec<String> = [find(BlockKind::Gist), title, deadline].into_iter().flatten().collect();
        if !parts.is_empty() {
            return parts.join(" ");
        }
        let is_ours = |block: &&Block| matches!(block.kind, BlockKind::Para | BlockKind::Classic);
        let first = self.shown(to).find(is_ours).map(said).unwrap_or_default();
        first.chars().take(html::FIRST_WORDS).collect()
    }

    fn markup(&self, out: &mut String, to: Audience, style: &Style) {
        let shown: Vec<&Block> = self.shown(to).collect();
        let place = picture_place(&shown);
        let kind = |i: usize| shown.get(i).map(|block| self.look(block));
        let (mut open, mut in_row) = (("", ""), false);
        for (i, block) in shown.iter().enumerate() {
            let tags = (style.of)(self.look(block), kind(i + 1));
            if open != tags.group || place == i {
                out.push_str(open.1);
                if place == i {
                    out.push_str(html::PICTURES);
                    out.push('\n');
                }
                out.push_str(tags.group.0);
                open = tags.group;
            }
            if block.kind.is_grid() {
                let last = i.checked_sub(1).and_then(kind);
                if begins_table(last, block.kind) {
                    let lines = self.grid_lines(shown.get(i..).unwrap_or_default(), to, Width::USUAL);
                    out.push_str(if last.is_some_and(BlockKind::is_grid) { "\n" } else { "" });
                    html::escape_into(out, &lines);
                }
                continue;
            }
            if block.kind.is_cell() && !in_row {
                out.push_str("<tr>");
            }
            out.push_str(tags.before);
            out.extend(std::iter::repeat_n("&nbsp;&nbsp;", block.depth.into()));
            match self.labelled(block) {
                Some((label, rest)) => {
                    let is_row = block.kind == BlockKind::ClassicRow;
                    let (before, after) = if is_row { ("", style.after_label) } else { BOLD };
                    out.push_str(before);
                    self.write_pieces(&label, to, style, out);
                    out.truncate(out.trim_end().len());
                    out.push_str(after);
                    self.write_pieces(&rest, to, style, out);
                }
                None => self.write_pieces(block, to, style, out),
            }
            out.push_str(tags.after);
            in_row = block.kind.is_cell() && !block.flag;
            if block.kind.is_cell() && block.flag {
                out.push_str("</tr>\n");
            }
        }
        out.push_str(open.1);
        if place == shown.len() {
            out.push_str(html::PICTURES);
            out.push('\n');
        }
    }

    /// Returns how a block is displayed: a row without a label is a line.
    fn look(&self, block: &Block) -> BlockKind {
        match block.kind {
            BlockKind::ClassicRow if self.labelled(block).is_none() => BlockKind::Classic,
            kind => kind,
        }
    }

    fn write_pieces(&self, block: &Block, to: Audience, style: &Style, out: &mut String) {
        self.each_piece(block, to, |words, mark| {
            if block.kind == BlockKind::Link {
                // The button text says where it leads; its link contains the address.
                html::escape_into(out, words);
                return;
            }
            let (open, close) = match mark {
                Some(Mark::Line | Mark::Secret) if block.kind != BlockKind::Line => style.code,
                Some(Mark::Bad) => (style.bad, "</b>"),
                // Right-to-left words must not reverse the judge's own.
                Some(Mark::Theirs) => ("<bdi>", "</bdi>"),
                _ => ("", ""),
            };
            match mark {
                Some(Mark::Time(time)) if style.is_page => {
                    *out += &format!("<time datetime=\"{time}\">{}</time>", escape(words));
                }
                Some(Mark::Link) if style.is_page => {
                    let url = escape(&words.replace(FIRM, " "));
                    *out += &format!("<a href=\"{url}\">{url}</a>");
                }
                _ => {
                    out.push_str(open);
                    html::escape_into(out, words);
                    out.push_str(close);
                }
            }
        });
    }
}

/// The indentation of one level.
const STEP: &str = "  ";
/// The elements around the label of a classic line.
const BOLD: (&str, &str) = ("<b>", "</b> ");

/// The block before which the pictures appear: where the document says, or else below its title, below its head, or at its end.
fn picture_place(blocks: &[&Block]) -> usize {
    let find = |kind: BlockKind| blocks.iter().position(|block| block.kind == kind);
    let n_facts = |at: usize| blocks.iter().skip(at).take_while(|block| block.kind == BlockKind::Facts).count();
    let below_facts = || find(BlockKind::Facts).map(|at| at + n_facts(at));
    let place = find(BlockKind::Picture).or_else(|| find(BlockKind::Title).map(|at| at + 1)).or_else(below_facts);
    place.unwrap_or(blocks.len())
}

/// The column widths of a table.
#[derive(Default)]
struct Table {
    /// The width of the labels and the gap after them.
    label: usize,
    /// The width of each column, and whether it contains numbers.
    columns: Vec<(usize, bool)>,
    /// The width of all columns with the gaps between them; an empty column takes none.
    width: usize,
    /// The same without the last column.
    before_last: usize,
    /// The index of the next cell.
    cell: usize,
}

/// Returns whether a table begins here.
fn begins_table(last: Option<BlockKind>, next: BlockKind) -> bool {
    match next {
        BlockKind::Label => last != Some(BlockKind::Value),
        BlockKind::Head => last != Some(BlockKind::Head),
        BlockKind::Cell => !matches!(last, Some(BlockKind::Head | BlockKind::Cell)),
        BlockKind::GridHead => last != Some(BlockKind::GridHead),
        BlockKind::GridCell => !last.is_some_and(BlockKind::is_grid),
        _ => false,
    }
}

/// Returns whether an empty line separates two blocks.
fn has_gap(last: BlockKind, next: BlockKind) -> bool {
    use BlockKind::*;
    !matches!(
        (last, next),
        (Label, _)
            | (_, Value)
            | (Echo, _)
            | (Gap, _)
            | (_, Gap)
            | (Value, Label)
            | (Heading, Label | Head | Cell)
            | (Head, Head)
            | (Head | Cell, Cell)
            | (Heading | GridHead, GridHead)
            | (GridHead | GridCell, GridCell)
            | (Item, Item)
            | (Classic | ClassicRow, Classic | ClassicRow)
            | (Facts, Facts)
            | (Line, Line)
            | (Alarm, Alarm)
    )
}

/// Writes a block in lines of this width.
fn write_block(out: &mut String, block: &Block, words: &str, width: Width, table: &mut Table, joined: &mut String) {
    let most = width.most();
    let mut wrapped = |out: &mut String, before: &str, words: &str, indent: usize| {
        joined.clear();
        joined.push_str(before);
        joined.push_str(words);
        wrap_into(out, joined, most, indent);
        out.push('\n');
    };
    match block.kind {
        BlockKind::Label => {
            plain(out, words);
            out.push(':');
            let room = if table.has_room(width) { table.label.saturating_sub(columns(words) + 1) } else { 1 };
            blanks(out, room);
        }
        BlockKind::Value => {
            let start = out.rfind('\n').map_or(0, |at| at + 1);
            let label = out.split_off(start);
            let indent = if table.has_room(width) { table.label } else { HANGING };
            wrapped(out, &label, words, indent);
        }
        BlockKind::Head | BlockKind::Cell => {
            let start = out.rfind('\n').map_or(0, |at| at + 1);
            let (column, is_number) = table.columns.get(table.cell).copied().unwrap_or_default();
            table.cell = if block.flag { 0 } else { table.cell + 1 };
            if table.is_wide(width) {
                join_cell(out, block, words);
                if block.flag {
                    let row = out.split_off(start);
                    wrapped(out, "", row.trim_end(), HANGING);
                }
            } else if block.flag {
                let row = out.split_off(start);
                let indent = columns(&row);
                let before = if words.is_empty() { row.trim_end() } else { &row };
                let room = if is_number { column.saturating_sub(columns(words)) } else { 0 };
                wrapped(out, before, &(" ".repeat(room) + words), indent);
            } else if 0 < column {
                let room = column.saturating_sub(columns(words));
                blanks(out, if is_number { room } else { 0 });
                plain(out, words);
                blanks(out, if is_number { 2 } else { room + 2 });
            }
        }
        BlockKind::Item => wrapped(out, "- ", words, 2),
        BlockKind::Alarm => wrapped(out, "*** ", words, 0),
        BlockKind::Echo => put(out, fold(&format!("> {}", words.replace('\n', "\n> ")), most)),
        BlockKind::Quote => put(out, quoted(words, width)),
        BlockKind::Excerpt => {
            for line in fold(&words.replace(FIRM, " "), most.saturating_sub(BAR.len())).lines() {
                put(out, format!("{BAR}{line}").trim_end());
            }
        }
        BlockKind::Line => {
            blanks(out, 2);
            plain(out, words);
            out.push('\n');
        }
        BlockKind::Link => put(out, format!("{ON_THE_WEB}{words}")),
        BlockKind::Classic => {
            let indent = STEP.repeat(block.depth.into());
            wrapped(out, &indent, words, indent.len() + HANGING);
        }
        BlockKind::ClassicRow => {
            let (label, text) = words.split_at(words.floor_char_boundary(block.label));
            if has_room_beside(columns(label), width) && columns(words) <= most {
                put(out, words);
            } else {
                put(out, lay_out_row(label, text, width));
            }
        }
        BlockKind::Form => put(out, lay_out(&form(words), width)),
        BlockKind::Drawing => put(out, words),
        BlockKind::Gap if block.flag => {}
        BlockKind::Gap => out.push('\n'),
        BlockKind::Picture | BlockKind::Gist | BlockKind::GridHead | BlockKind::GridCell => {}
        BlockKind::Facts => wrapped(out, "", words, 0),
        BlockKind::Point | BlockKind::Para | BlockKind::Title | BlockKind::Heading
            if words.is_ascii() && words.len() <= most =>
        {
            out.push_str(words);
            out.push('\n');
        }
        BlockKind::Point | BlockKind::Para | BlockKind::Title | BlockKind::Heading => wrapped(out, "", words, 0),
    }
}

impl Table {
    /// Returns whether text fits beside the labels. Text beside labels wider than two fifths of the line would be hard to read.
    fn has_room(&self, width: Width) -> bool {
        self.label * 5 <= width.for_tables() * 2
    }

    /// Returns whether its columns do not fit side by side. The last one may wrap below its start, if that leaves it two fifths of a line.
    fn is_wide(&self, width: Width) -> bool {
        let most = width.for_tables();
        most < self.width && most * 3 < self.before_last * 5
    }
}

/// Adds a cell to a row on one line, skipping empty cells.
fn join_cell(out: &mut String, block: &Block, words: &str) {
    if !words.is_empty() {
        if !out.is_empty() && !out.ends_with('\n') {
            out.push_str(if out.ends_with(':') { " " } else { ", " });
        }
        out.push_str(words);
    }
    if block.flag {
        out.push_str(if out.ends_with(['.', ':', '?', '!', '\n']) { "\n" } else { ".\n" });
    }
}

/// Writes a block for screen readers: on one line, without columns, arrows and bars.
fn speak_block(out: &mut String, block: &Block, words: &str) {
    let mut said = |before: &str, after: &str| {
        out.push_str(before);
        spoken(out, words);
        out.push_str(after);
    };
    match block.kind {
        BlockKind::Facts | BlockKind::Picture | BlockKind::Gap | BlockKind::Gist | BlockKind::Drawing => {}
        BlockKind::Label => said("", ": "),
        BlockKind::GridHead | BlockKind::GridCell => said("", if block.flag { ".\n" } else { ", " }),
        BlockKind::Head | BlockKind::Cell => {
            let mut plain = String::with_capacity(words.len());
            spoken(&mut plain, words);
            join_cell(out, block, &plain);
        }
        BlockKind::Alarm => said("Refused: ", "\n"),
        BlockKind::Echo => said("You wrote: ", "\n"),
        BlockKind::Quote | BlockKind::Excerpt => {
            // A person's words are read out unchanged.
            out.push_str("Quote:\n");
            put(out, quoted(words, Width::OFF));
            out.push_str("End of the quote.\n");
        }
        BlockKind::Form => put(out, form(words)),
        BlockKind::Link => {
            out.push_str(ON_THE_WEB);
            plain(out, words);
            out.push('\n');
        }
        // The first line of a help: `EXTEND -- move the deadline`.
        BlockKind::Para if let Some((name, about)) = words.split_once(" -- ") => {
            spoken(out, name);
            out.push_str(": ");
            spoken(out, about);
            out.push('\n');
        }
        BlockKind::Point
        | BlockKind::Para
        | BlockKind::Title
        | BlockKind::Heading
        | BlockKind::Item
        | BlockKind::Value
        | BlockKind::Classic
        | BlockKind::ClassicRow
        | BlockKind::Line => said("", "\n"),
    }
}

/// The mark before each line of an excerpt.
const BAR: &str = "  | ";

fn form(lines: &str) -> String {
    format!("BEGIN ORDERS\n{lines}\nEND ORDERS")
}

/// Writes words so that a screen reader reads them well: no arrows, no bars, no runs of blanks. Text to type and quotations are unchanged:
/// firm blanks protect them.
fn spoken(out: &mut String, words: &str) {
    for (i, line) in words.split('\n').enumerate() {
        if 0 < i {
            out.push('\n');
        }
        let is_said = |word: &&str| !word.chars().all(|c| matches!(c, '|' | '-' | '=' | '+' | '_'));
        for (i, word) in line.split([' ', '\t']).filter(is_said).enumerate() {
            if 0 < i {
                out.push(' ');
            }
            match word {
                "->" | "→" => out.push_str("to"),
                word => plain(out, word),
            }
        }
    }
}

fn put(out: &mut String, lines: impl AsRef<str>) {
    plain(out, lines.as_ref());
    out.push('\n');
}

fn blanks(out: &mut String, n: usize) {
    out.extend(std::iter::repeat_n(' ', n));
}
