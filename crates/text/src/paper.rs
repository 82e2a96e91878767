//! Papers: the project's own texts on a subject, written by hand in files: HELP, guides, boards, terms. They are read into blocks.
//!
//! A paper has lines of any width, with empty lines between its parts:
//!
//! - unindented lines are a paragraph; a single one in capitals is a heading, and so is one directly above a table
//! - `- ` begins a list item, `1. ` a numbered paragraph; both include the indented lines below
//! - other indented lines are lines to type, or a table if their words are in columns (two or more blanks in a row). Words further to the
//!   right continue the row above; in the first line they are the columns' labels
//! - `Usage:` begins a command's usage, line by line; `> ` and `< ` are lines of an example
use crate::doc::{BlockKind, Doc};
use crate::say;
use crate::sentence::{Arg, line, term};
use crate::squeezed;

impl Doc {
    /// Adds a paper.
    pub fn paper(&mut self, paper: &str) {
        let lines: Vec<&str> = paper.lines().map(str::trim_end).collect();
        let (mut margin, mut is_first) = (0, true);
        for part in lines.split(|line| line.is_empty()) {
            let mut rest = part;
            while let Some(first) = rest.first() {
                let kind = PaperLine::of(first, margin);
                let n = 1 + rest.iter().skip(1).take_while(|line| kind.continues(first, line, margin)).count();
                let (own, later) = rest.split_at(n);
                rest = later;
                margin = match kind {
                    PaperLine::Item(width) => indent(first) + width,
                    PaperLine::Example => margin,
                    _ => indent(first),
                };
                self.part(kind, own, is_first, later.first().is_some_and(|next| margin < indent(next)));
                is_first = false;
            }
        }
    }

    fn part(&mut self, kind: PaperLine, lines: &[&str], is_first: bool, heads: bool) {
        let words = squeezed(&lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" "));
        match kind {
            PaperLine::Item(_) if words.starts_with("- ") => self.item(term(&words[2..])),
            PaperLine::Item(_) => self.para(term(words)),
            PaperLine::Paragraph if lines.len() == 1 && !words.contains(char::is_lowercase) && is_first => {
                self.title(term(words));
            }
            PaperLine::Paragraph if lines.len() == 1 && (heads || !words.contains(char::is_lowercase)) => {
                self.heading(term(words));
            }
            PaperLine::Paragraph => self.para(term(words)),
            PaperLine::Usage => {
                self.part_from_classic();
                self.usage(lines);
            }
            PaperLine::Sample => {
                self.part_from_classic();
                for sample in lines {
                    match sample.split_once(' ') {
                        Some((">", typed)) => self.classic(say!("> {}", line(typed))),
                        _ => self.classic(term(*sample)),
                    }
                }
            }
            PaperLine::Example => self.example(lines),
        }
    }

    /// Adds an empty line before another part of such lines.
    fn part_from_classic(&mut self) {
        if self.blocks.last().is_some_and(|last| matches!(last.kind, BlockKind::Classic | BlockKind::ClassicRow)) {
            self.gap();
        }
    }

    /// Adds a command's usage. Lines indented further continue the line above.
    fn usage(&mut self, lines: &[&str]) {
        let mut rows: Vec<(&str, String)> = Vec::new();
        for line in lines {
            match (line.split_at_checked(USAGE.len()), rows.last_mut()) {
                (Some((label, words)), _) if label == USAGE || label == OR => rows.push((label, words.to_owned())),
                (_, Some((_, words))) if USAGE.len() < indent(line) => *words += &format!(" {}", line.trim()),
                _ => rows.push(("", line.trim().to_owned())),
            }
        }
        rows.into_iter().for_each(|(label, words)| self.classic_row(term(label), USAGE.len(), term(words)));
    }

    /// Adds indented lines: a table, or lines to type.
    fn example(&mut self, lines: &[&str]) {
        let base = lines.iter().map(|line| indent(line)).min().unwrap_or(0);
        if !lines.iter().any(|line| line.trim().contains("  ")) {
            lines.iter().for_each(|typed| self.line(line(&typed[base..])));
            return;
        }
        let mut rows: Vec<Vec<String>> = Vec::new();
        for line in lines {
            let cells = line.trim().split("  ").map(str::trim).filter(|cell| !cell.is_empty()).map(str::to_owned);
            match rows.last_mut() {
                Some(row) if base < indent(line) && row.len() == 1 => row.extend(cells),
                Some(row) if base < indent(line) => {
                    if let Some(last) = row.last_mut() {
                        *last = format!("{last} {}", line.trim());
                    }
                }
                None if base < indent(line) => rows.push(std::iter::once(String::new()).chain(cells).collect()),
                _ => rows.push(cells.collect()),
            }
        }
        let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        for row in &mut rows {
            row.resize(n_columns, String::new());
            let cells: Vec<Arg<_>> = row.iter().map(term).collect();
            if row.first().is_some_and(String::is_empty) { self.head(cells) } else { self.cells(cells) }
        }
    }
}

/// The beginnings of usages.
const USAGE: &str = "Usage: ";
const OR: &str = "   or: ";

/// The kinds of lines of a paper.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PaperLine {
    Paragraph,
    /// A list item or a numbered paragraph, with the columns of its mark.
    Item(usize),
    /// A command's usage.
    Usage,
    /// A line of an example e-mail or its reply.
    Sample,
    /// A line to type, or a row of a table.
    Example,
}

impl PaperLine {
    /// The kind of a line in a paper whose paragraphs are indented by `margin` blanks.
    fn of(line: &str, margin: usize) -> Self {
        let (indent, words) = (indent(line), line.trim());
        let digits = words.bytes().take_while(u8::is_ascii_digit).count();
        match indent {
            0..=2 if words.starts_with("- ") => Self::Item(2),
            0 if 0 < digits && words[digits..].starts_with(". ") => Self::Item(digits + 2),
            _ if line.starts_with(USAGE) || line.starts_with(OR) => Self::Usage,
            0 if words.starts_with(['>', '<']) => Self::Sample,
            0 => Self::Paragraph,
            indent if indent == margin => Self::Paragraph,
            _ => Self::Example,
        }
    }

    /// Returns whether the next line belongs to the same part as the first one.
    fn continues(self, first: &str, next: &str, margin: usize) -> bool {
        let other = Self::of(next, margin);
        match self {
            Self::Paragraph => other == Self::Paragraph && indent(next) == indent(first),
            Self::Example => other == Self::Example,
            Self::Item(_) => matches!(other, Self::Paragraph | Self::Example) && indent(first) < indent(next),
            Self::Usage => matches!(other, Self::Usage | Self::Example),
            Self::Sample => other == Self::Sample,
        }
    }
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start_matches(' ').len()
}
