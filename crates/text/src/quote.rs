//! Quotes people's words, so that no line of them can pass for the judge's.
use crate::{ON_THE_WEB, Width, fold};

/// A person's words in lines of this width. `| ` marks a line that could pass for the judge's.
pub(crate) fn quoted(words: &str, width: Width) -> String {
    words.lines().map(|line| quoted_line(line, width)).collect::<Vec<_>>().join("\n")
}

fn quoted_line(line: &str, width: Width) -> String {
    let line: String = line.chars().filter(|c| !c.is_control() || *c == '\t').collect();
    // A broken line could still pass for one.
    let is_like = is_like_ours(&line);
    let marked = |line: &str| match is_like || is_like_ours(line) {
        true => format!("| {line}"),
        false => line.to_owned(),
    };
    fold(&line, width.most()).lines().map(marked).collect::<Vec<_>>().join("\n")
}

/// Returns whether a line of a person's text could pass for the judge's.
pub fn is_like_ours(line: &str) -> bool {
    // Invisible blanks do not change how it begins.
    let line = line.trim_start_matches(|c: char| c.is_whitespace() || c.is_control() || is_invisible(c));
    let heads_press = HEADINGS.iter().any(|heading| line.starts_with(heading)) && line.contains(" '");
    OURS.iter().any(|ours| line.starts_with(ours)) || heads_press || is_title(line)
}

/// The beginnings of lines that head an e-mail or its parts, report a refusal, or comment on press.
#[rustfmt::skip]
const OURS: &[&str] = &[
    "***", "::", "--- ", "BEGIN ORDERS", "END ORDERS", "(Written by ", "(They read: ", "(They are ", "(A copy: ", "(To answer ", "(Postal press", ON_THE_WEB,
];

/// The beginnings of press headings, which contain a game's name.
const HEADINGS: &[&str] = &["Message from ", "Answer from ", "Announcement of "];

/// The first words of the judge's lines that begin with a word.
pub(crate) const FIRST_WORDS: &[&str] = &["Message", "Answer", "Announcement", "On"];

/// Zero-width characters.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Returns whether a line ends with the name of a game and the number of a phase: `(demo.001)`.
fn is_title(line: &str) -> bool {
    let inside = line.trim_end().strip_suffix(')').and_then(|line| line.rsplit_once('('));
    let number = inside.and_then(|(before, inside)| inside.rsplit_once('.').filter(|_| !before.trim().is_empty()));
    let is_digits = |text: &str| 3 <= text.len() && text.bytes().all(|byte| byte.is_ascii_digit());
    number.is_some_and(|(game, n)| is_digits(n) && !game.contains(char::is_whitespace))
}
