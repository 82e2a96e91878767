//! Changes to a board by mail: the lines between MORPH and END MORPH.
//!
//! The lines look like those of a derived board under `variants/`, below the name of the file they belong to: `variant:`,
//! `provinces:`, `borders:`, `start:`. A game with such lines is played on its own board. Other players get the lines by
//! e-mail, so they may contain only plain words.
use super::chain::{Chain, Folder};
use crate::families::Variant;
use crate::rules::Flaw;
use crate::say;
use crate::text::defuse_forms;
use crate::text::sentence::{Note, Open, Say, and, line, term};
use std::sync::Arc;

/// The maximum number of lines in a MORPH.
const MAX_LINES: usize = 500;
/// The maximum length of a line, in bytes.
const MAX_LINE: usize = 300;
/// The maximum number of mistakes to report at once.
const MAX_FLAWS: usize = 8;

/// A board changed by mail: as text, and ready to play.
pub type MorphedBoard = (Chain, Arc<dyn Variant>);

/// Reads the lines, and checks the board that they make from another one. Returns `None` if they are all blank.
///
/// # Errors
/// Notes that describe the mistakes, with line numbers. There is at least one.
pub fn read(lines: &[String], base: &Chain) -> Result<Option<MorphedBoard>, Vec<Note>> {
    let Some(folder) = folder(lines, base).map_err(|why| vec![why])? else { return Ok(None) };
    // The board needs a name that differs from all its bases.
    let mut key = "morph".to_owned();
    while base.names().any(|name| name == key) {
        key.push('-');
    }
    let chain = Chain::derived_from(&key, folder, base);
    let board = chain.read().map_err(|flaws| sentences(&flaws))?;
    board.check_names().map_err(|why| vec![why])?;
    Ok(Some((chain, board)))
}

/// The files that the lines make. Each line keeps its number, so that mistakes can refer to it.
fn folder(lines: &[String], base: &Chain) -> Result<Option<Folder>, Note> {
    let parts = base.family().morph_parts();
    if parts.is_empty() {
        return Err(Note::of(say!("The boards of {} cannot be changed by mail.", term(base.family().title()))));
    }
    if MAX_LINES < lines.len() {
        return Err(Note::of(say!("A MORPH has at most {} lines; this one has {}.", MAX_LINES, lines.len())));
    }
    let mut files: Vec<Vec<String>> = vec![Vec::new(); parts.len()];
    let mut part = None;
    let mut is_empty = true;
    let mut last_margin = None;
    // Every derived board names its base.
    let mut based = Some(format!("base = \"{}\"", base.key()));
    for (number, row) in (1..).zip(lines) {
        let row = plain(row);
        if MAX_LINE < row.len() {
            return Err(wrong(number, "it is too long; break it in two."));
        }
        if row.chars().any(|c| c.is_control() && c != '\t') || defuse_forms(&row) != row {
            return Err(wrong(number, "it has characters or words that are not allowed in a letter."));
        }
        let text = row.split('#').next().unwrap_or_default().trim();
        let begins = parts.iter().position(|(word, _)| is_head(text, word));
        if let Some(begins) = begins {
            part = Some(begins);
            last_margin = None;
            if begins == 0
                && let Some(based) = based.take()
            {
                put(&mut files[0], number, &based, false);
            }
            continue;
        }
        if text.is_empty() {
            continue;
        }
        let Some(part) = part else {
            let heads = and(parts.iter().map(|(word, _)| line(format!("{word}:"))));
            return Err(wrong(number, say!("name the part that your lines belong to first: {}.", heads)));
        };
        if part == 0 {
            check_sheet_line(&row).map_err(|why| wrong(number, why))?;
        }
        is_empty = false;
        // An indented line continues the line above.
        let margin = row.len() - row.trim_start().len();
        let goes_on = part != 0 && last_margin.is_some_and(|last| last + 4 <= margin);
        if !goes_on {
            last_margin = Some(margin);
        }
        put(&mut files[part], number, row.trim_start(), goes_on);
    }
    if let Some(based) = based {
        files[0].insert(0, based);
    }
    let folder = parts.iter().zip(files).filter(|(_, lines)| !lines.is_empty());
    let folder = folder.map(|((_, file), lines)| ((*file).to_owned(), lines.join("\n") + "\n")).collect();
    Ok((!is_empty).then_some(folder))
}

/// A mistake in a line of the letter.
fn wrong<'a>(number: usize, why: impl Say<'a, Open>) -> Note {
    Note::of(say!("Line {number} of your MORPH: {why}", number, why = why.arg()))
}

/// Returns whether this line begins a part: `Start:`, `start.txt:`, `[start]`.
fn is_head(text: &str, word: &str) -> bool {
    let name = text.strip_suffix(':').map(str::trim_end).unwrap_or_default();
    let name = name.strip_suffix(".txt").or_else(|| name.strip_suffix(".toml")).unwrap_or(name);
    name.eq_ignore_ascii_case(word)
}

/// The line with plain quotation marks and dashes instead of those of word processors.
fn plain(line: &str) -> String {
    let plain = |c: char| match c {
        '\u{201c}' | '\u{201d}' | '\u{201e}' => '"',
        '\u{2013}' | '\u{2014}' | '\u{2212}' => '-',
        '\u{a0}' => ' ',
        c => c,
    };
    line.chars().map(plain).collect::<String>().trim_end().to_owned()
}

/// Puts a line of the letter at the same line number in its file.
fn put(file: &mut Vec<String>, number: usize, line: &str, goes_on: bool) {
    if let (true, Some(last)) = (goes_on, file.last_mut()) {
        last.push(' ');
        last.push_str(line);
        return;
    }
    file.resize(number - 1, String::new());
    file.push(line.to_owned());
}

/// Refuses settings that `variant.toml` may not contain here. Without backslashes and multi-line texts, the parsed text equals
/// the typed text.
fn check_sheet_line(row: &str) -> Result<(), Note> {
    let key = row.trim_start().split(['=', ' ']).next().unwrap_or_default().trim_matches(['"', '\'']);
    match key {
        "base" => Err(Note::of(say!("the game's own variant is the base; {} changes it.", line("SET VARIANT")))),
        "title" | "source" => Err(Note::of(say!(
            "the title stays that of the variant; say more about the game with {}.",
            line("SET COMMENT")
        ))),
        _ if row.contains('\\') => Err(Note::of("backslashes are not allowed here.")),
        _ if row.contains("\"\"\"") || row.contains("'''") => {
            Err(Note::of("write a text in one line, between \" and \"."))
        }
        _ => Ok(()),
    }
}

/// The mistakes as sentences, each with its line number.
fn sentences(flaws: &[Flaw]) -> Vec<Note> {
    let mut in_order: Vec<&Flaw> = flaws.iter().collect();
    in_order.sort_by_key(|flaw| flaw.line);
    let mut notes: Vec<Note> = in_order
        .iter()
        .take(MAX_FLAWS)
        .map(|flaw| {
            let why: String = flaw.why.chars().take(200).collect();
            match flaw.line {
                n if 0 < n && !flaw.file.contains('/') => wrong(n, say!("{}.", term(why))),
                _ => Note::of(say!("The board is not consistent ({}): {}.", term(&flaw.file), term(why))),
            }
        })
        .collect();
    if MAX_FLAWS < flaws.len() {
        notes.push(Note::of(say!("And {} more mistakes.", flaws.len() - MAX_FLAWS)));
    }
    notes.dedup();
    notes
}

/// The changes to a board, as lines that can be sent back.
pub fn lines(chain: &Chain) -> Vec<Note> {
    let mut shown = vec![Note::of("MORPH")];
    for (word, file) in chain.family().morph_parts() {
        let lines = chain.file(file).unwrap_or_default().lines().filter(|line| !line.trim().is_empty());
        let lines: Vec<&str> = lines.filter(|line| *word != "variant" || !line.starts_with("base = ")).collect();
        if lines.is_empty() {
            continue;
        }
        shown.push(Note::of(say!("{}:", *word)));
        // A text between quotation marks must stay on one line.
        let typed = |row: &str| Note::of(if *word == "variant" { line(row.to_owned()) } else { term(row.to_owned()) });
        shown.extend(lines.into_iter().map(typed));
    }
    shown.push(Note::of("END MORPH"));
    shown
}
