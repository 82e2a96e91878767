//! A text for a letter as blocks: the form in which it is written for HTML. What a block is, its own lines say: the same text is
//! written as plain text by [`lay_out`](super::lay_out), line by line, in the lines of the classic judges.
use super::{FIRM, ROW};

/// A piece of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block<'a> {
    /// The lines that head it, and name judge, game and deadline.
    Head(Vec<&'a str>),
    /// What it reports: `Movement results for Spring of 1901. (demo.001)`
    Title(&'a str),
    /// The heading of what follows: `Why:`
    Heading(&'a str),
    /// Whole lines that belong together: a paragraph, or the orders of a power.
    Lines(Vec<&'a str>),
    /// Rows with labels.
    Rows(Vec<(&'a str, &'a str)>),
    /// Lines that are set in columns, or examples.
    Columns(Vec<&'a str>),
    /// A line of the reader's own letter, as it was read.
    Echo(&'a str),
    /// Something that was not done, or that is urgent.
    Alarm(&'a str),
    /// The order form, with its first and last line.
    Form(Vec<&'a str>),
}

/// The kinds of lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Head,
    Line,
    Row,
    Column,
}

/// The blocks of a text.
pub fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut group: (Kind, Vec<&str>) = (Kind::Line, Vec::new());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line == "BEGIN ORDERS" {
            close(&mut group, &mut blocks);
            let mut form = vec![line];
            for line in lines.by_ref() {
                form.push(line);
                if line == "END ORDERS" {
                    break;
                }
            }
            blocks.push(Block::Form(form));
            continue;
        }
        let single = single(line);
        if line.trim().is_empty() || single.is_some() {
            close(&mut group, &mut blocks);
            blocks.extend(single);
            continue;
        }
        let kind = kind_of(line);
        if kind != group.0 {
            close(&mut group, &mut blocks);
        }
        group.0 = kind;
        group.1.push(line);
    }
    close(&mut group, &mut blocks);
    blocks
}

/// The block that a line is by itself.
fn single(line: &str) -> Option<Block<'_>> {
    if is_title(line) {
        Some(Block::Title(line))
    } else if line.starts_with("> ") {
        Some(Block::Echo(line))
    } else if line.starts_with("*** ") {
        Some(Block::Alarm(line))
    } else {
        None
    }
}

/// Does a line end with the name of a game and the number of a phase: `(demo.001)`?
fn is_title(line: &str) -> bool {
    let inside = line.trim_end().strip_suffix(')').and_then(|line| line.rsplit_once('('));
    let number = inside.and_then(|(before, inside)| inside.rsplit_once('.').filter(|_| !before.trim().is_empty()));
    let is_digits = |text: &str| 3 <= text.len() && text.bytes().all(|byte| byte.is_ascii_digit());
    !line.contains(ROW) && number.is_some_and(|(game, n)| is_digits(n) && !game.contains(char::is_whitespace))
}

fn kind_of(line: &str) -> Kind {
    if line.starts_with(":: ") {
        Kind::Head
    } else if line.contains(ROW) {
        Kind::Row
    } else if line.starts_with([' ', '\t', '>']) || line.trim_end().contains("  ") {
        Kind::Column
    } else {
        Kind::Line
    }
}

/// The longest heading, in characters.
const MAX_HEADING: usize = 72;

fn close<'a>((kind, lines): &mut (Kind, Vec<&'a str>), blocks: &mut Vec<Block<'a>>) {
    let lines = std::mem::take(lines);
    let is_heading = |line: &str| line.ends_with(':') && line.chars().count() <= MAX_HEADING;
    match (*kind, lines.as_slice()) {
        (_, []) => {}
        (Kind::Head, _) => blocks.push(Block::Head(lines)),
        (Kind::Line, [line]) if is_heading(line) => blocks.push(Block::Heading(line)),
        (Kind::Line, _) => blocks.push(Block::Lines(lines)),
        (Kind::Column, _) => blocks.push(Block::Columns(lines)),
        (Kind::Row, _) => {
            blocks.push(Block::Rows(lines.iter().map(|line| line.split_once(ROW).unwrap_or(("", line))).collect()));
        }
    }
}

/// The words of a line, without the marks that lay it out.
pub fn words(line: &str) -> String {
    line.replace([FIRM, ROW], " ")
}
