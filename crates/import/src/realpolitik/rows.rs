//! The lines of a text file, with any line endings, without comments but with blank lines.
use crate::{At, Refused, Source};

/// The maximum size of a file of regions, in bytes.
pub const MAX_REGIONS: usize = 8 * 1024 * 1024;
/// The maximum size of a game, in bytes.
pub const MAX_GAME: usize = 4 * 1024 * 1024;

/// The characters that Windows-1252 has in place of Latin-1's control characters.
const WINDOWS: [char; 32] = [
    '\u{20ac}', '\u{81}', '\u{201a}', '\u{192}', '\u{201e}', '\u{2026}', '\u{2020}', '\u{2021}', '\u{2c6}', '\u{2030}',
    '\u{160}', '\u{2039}', '\u{152}', '\u{8d}', '\u{17d}', '\u{8f}', '\u{90}', '\u{2018}', '\u{2019}', '\u{201c}',
    '\u{201d}', '\u{2022}', '\u{2013}', '\u{2014}', '\u{2dc}', '\u{2122}', '\u{161}', '\u{203a}', '\u{153}', '\u{9d}',
    '\u{17e}', '\u{178}',
];

/// Decodes one of Realpolitik's files: UTF-8, or else Windows-1252. Normalises line endings.
///
/// # Errors
/// If it has more than `most` bytes, or is not text.
pub fn decode(name: &str, bytes: &[u8], most: usize) -> Result<String, Refused> {
    let at = At::whole(name);
    if most < bytes.len() {
        return at.refuse(format!("it has {} bytes; such a file has at most {most}", bytes.len()));
    }
    if bytes.iter().any(|&byte| byte < b' ' && !matches!(byte, b'\n' | b'\r' | b'\t' | 0x0c | 0x1a)) {
        let is_game = ["dpy", "dpw"].iter().any(|kind| name.to_ascii_lowercase().ends_with(kind));
        let old = if is_game { "; games of MacDip, before Realpolitik, are not read" } else { "" };
        return at.refuse(format!("it is not text{old}"));
    }
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => bytes.iter().map(|&byte| letter(byte)).collect(),
    };
    let text = text.trim_end_matches('\u{1a}');
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

fn letter(byte: u8) -> char {
    WINDOWS.get(usize::from(byte.wrapping_sub(0x80))).copied().unwrap_or(char::from(byte))
}

/// The lines of a file, one after the other.
#[derive(Clone, Debug)]
pub(super) struct Rows<'a> {
    file: &'a str,
    lines: Vec<At<'a>>,
    next: usize,
    n_lines: usize,
}

impl<'a> Rows<'a> {
    pub(super) fn new(source: Source<'a>) -> Self {
        let all = crate::lines(source);
        let lines = all.filter(|at| !at.text.starts_with('#')).map(|at| At { text: at.text.trim(), ..at }).collect();
        Self { file: source.name, lines, next: 0, n_lines: source.text.lines().count() }
    }

    /// The next line, which must exist.
    ///
    /// # Errors
    /// If the file ends here.
    pub(super) fn next(&mut self, what: &str) -> Result<At<'a>, Refused> {
        let Some(at) = self.lines.get(self.next).copied() else {
            let end = At { file: self.file, line: self.n_lines + 1, text: "" };
            return end.refuse(format!("the file ends where {what} should be"));
        };
        self.next += 1;
        Ok(at)
    }

    /// The next line, as an integer.
    ///
    /// # Errors
    /// If it is something else.
    pub(super) fn number(&mut self, what: &str) -> Result<(At<'a>, i32), Refused> {
        let at = self.next(what)?;
        match at.text.parse::<i32>().ok().filter(|n| (-32768..=32767).contains(n)) {
            Some(n) => Ok((at, n)),
            None => at.refuse(format!("{what} should be here, a number, not {:?}", at.text)),
        }
    }

    /// The next line, without taking it.
    pub(super) fn peek(&self) -> Option<At<'a>> {
        self.lines.get(self.next).copied()
    }
}
