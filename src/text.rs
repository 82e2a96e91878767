//! Plain text for letters: 72 columns.
use crate::judge::Judge;

/// The widest line that we write.
pub const WIDTH: usize = 72;

/// Breaks lines that are longer than [`WIDTH`] at their spaces. Lines that begin with a space, or are set in columns (two
/// spaces in a row), are kept as they are, and so is the rest of the layout.
pub fn wrap(text: &str) -> String {
    let mut wrapped = String::with_capacity(text.len() + 16);
    for (i, line) in text.split('\n').enumerate() {
        if 0 < i {
            wrapped.push('\n');
        }
        if line.chars().count() <= WIDTH || line.starts_with(' ') || line.contains("  ") {
            wrapped += line;
            continue;
        }
        let mut column = 0;
        for word in line.split(' ') {
            let width = word.chars().count();
            if 0 < column && WIDTH < column + 1 + width {
                wrapped.push('\n');
                column = 0;
            } else if 0 < column {
                wrapped.push(' ');
                column += 1;
            }
            wrapped += word;
            column += width;
        }
    }
    wrapped
}

/// Text in a column of its own, four spaces in.
pub fn indent(text: &str) -> String {
    let mut lines = String::new();
    let mut column = WIDTH;
    for word in text.split_whitespace() {
        let width = word.chars().count();
        if WIDTH < column + 1 + width {
            lines += if lines.is_empty() { "    " } else { "\n    " };
            column = 4;
        } else {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += width;
    }
    lines
}

/// `a`, `a and b`, `a, b and c`.
pub fn list<S: AsRef<str>>(words: &[S]) -> String {
    match words {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// Somebody's text, so that it can not be taken for our order form: else a reader who quotes it in an answer would order
/// what its writer likes.
pub fn tame(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(word) = rest.split_whitespace().next() {
        let (before, after) = rest.split_at(rest.find(word).unwrap_or(0) + word.len());
        safe += before;
        rest = after;
        // However the blanks between them are broken and joined on the way.
        let next = rest.split_whitespace().next().unwrap_or_default();
        if word.to_uppercase().ends_with("BEGIN") && next.to_uppercase().starts_with("ORDERS") {
            safe.push('-');
            rest = rest.trim_start();
        }
    }
    safe + rest
}

/// How like two words are, from 0 to 1. What is far too long is like nothing: to find out would take long, too.
pub fn likeness(typed: &str, word: &str) -> f64 {
    if MOST_LIKE < typed.len() { 0.0 } else { strsim::normalized_damerau_levenshtein(typed, word) }
}

/// The longest text, in bytes, that can be like a word of ours.
const MOST_LIKE: usize = 64;

/// What a stranger is told.
pub fn howto(judge: &Judge) -> String {
    wrap(&format!(
        "This is {}, a judge for Diplomacy by mail: a program. It reads letters line by line and does what the lines say.\n\nTo begin, answer with one of these lines, your own name in place of Ann's:\n\n  REGISTER Ann Other\n  LIST\n  HELP\n\nREGISTER makes you known here, LIST shows the games, HELP the commands. If you did not mean to write to a program, do nothing.\n",
        judge.name
    ))
}
