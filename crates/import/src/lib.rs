//! Boards of other Diplomacy judges: reads their files, and writes folders that `chancery-diplomacy` loads.
//!
//! - [`njudge`] reads the classic judge's map and seed, [`dpjudge`] the DPjudge's map language
//! - [`realpolitik`] reads the variants of Realpolitik and RealWorld, and reads and writes their games
//! - [`Chart`] is the result of all of them: a board as named facts
//! - [`write`](mod@write) makes a folder from a chart: a whole one, or only the differences from another board
//! - [`powers`] names the powers, which the classic judge's files identify only by letter
//!
//! All functions convert text to text: the caller reads and writes the files. Nothing is lost silently. A fact that our
//! format cannot express, or a likely mistake, becomes a [`Note`] with its line.
mod borders;
pub mod chart;
pub mod dpjudge;
pub mod njudge;
pub mod powers;
pub mod realpolitik;
mod spellings;
pub mod write;

pub use chart::Chart;
use std::collections::BTreeMap;
use std::fmt;

/// The maximum size of a file, in bytes. The largest known board has a tenth of it.
pub const MAX_BYTES: usize = 512 * 1024;
/// The maximum number of provinces, of powers, and of borders of one province.
const MAX_ITEMS: usize = 2000;

/// A file with its name.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Its name in the report: `map.colonial`.
    pub name: &'a str,
    /// Its contents.
    pub text: &'a str,
}

/// The files of a variant folder, by name.
pub type Folder = BTreeMap<&'static str, String>;

/// A fact in a file that the folder leaves out or states differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// `map.colonial`
    pub file: String,
    /// Counted from 1. 0 if it concerns the whole file.
    pub line: usize,
    /// The line as written in the file.
    pub text: String,
    /// A sentence that says how it was handled.
    pub why: String,
}

impl fmt::Display for Note {
    /// `map.colonial:250: sig-xc mal javs`, and the sentence below it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if self.line != 0 {
            write!(f, ":{}", self.line)?;
        }
        if !self.text.is_empty() {
            write!(f, ": {}\n   ", self.text)?;
        }
        write!(f, " {}", self.why)
    }
}

/// The points that the keeper should check in the folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The facts that were left out or changed, in the order of the files.
    pub notes: Vec<Note>,
    /// Assumptions about facts that no file states.
    pub assumed: Vec<String>,
}

impl Report {
    fn note(&mut self, at: At<'_>, why: impl Into<String>) {
        self.notes.push(Note {
            file: at.file.to_owned(),
            line: at.line,
            text: at.text.trim().to_owned(),
            why: why.into(),
        });
    }

    fn assume(&mut self, what: impl Into<String>) {
        self.assumed.push(what.into());
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.notes.iter().try_for_each(|note| writeln!(f, "{note}"))?;
        self.assumed.iter().try_for_each(|what| writeln!(f, "assumed: {what}"))
    }
}

/// A line and its position.
#[derive(Clone, Copy, Debug)]
struct At<'a> {
    file: &'a str,
    line: usize,
    text: &'a str,
}

impl<'a> At<'a> {
    fn whole(file: &'a str) -> Self {
        Self { file, line: 0, text: "" }
    }

    fn refuse<T>(self, why: impl Into<String>) -> Result<T, Refused> {
        Err(Refused { file: self.file.to_owned(), line: self.line, why: why.into() })
    }
}

/// The reason why the import rejects a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// `seed.colonial`
    pub file: String,
    /// Counted from 1. 0 if it concerns the whole file.
    pub line: usize,
    /// A sentence without the full stop.
    pub why: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.why),
            line => write!(f, "{}:{line}: {}", self.file, self.why),
        }
    }
}

impl std::error::Error for Refused {}

/// Decodes a file. These files are older than UTF-8, so other text is decoded as Latin-1.
///
/// # Errors
/// If it is too long, or not text.
pub fn decode(name: &str, bytes: &[u8]) -> Result<String, Refused> {
    let at = At::whole(name);
    if MAX_BYTES < bytes.len() {
        return at.refuse(format!("it has {} bytes; no board has more than {MAX_BYTES}", bytes.len()));
    }
    if bytes.iter().any(|&byte| byte < b' ' && !matches!(byte, b'\n' | b'\r' | b'\t' | 0x0c | 0x1a)) {
        return at.refuse("it is not a text file; name the file that describes the board");
    }
    Ok(match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    })
}

/// The lines of a file, with their numbers.
fn lines(source: Source<'_>) -> impl Iterator<Item = At<'_>> {
    (1..).zip(source.text.lines()).map(move |(line, text)| At { file: source.name, line, text })
}

/// A name that is safe in our files: on one line, without characters that have a meaning there.
fn plain_name(text: &str) -> String {
    let text: String =
        text.chars().map(|c| if c.is_control() || matches!(c, '|' | '#' | ',') { ' ' } else { c }).collect();
    let mut name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // At the start of a name, these characters have another meaning.
    while name.starts_with(['-', '[']) {
        name.remove(0);
    }
    name.chars().take(60).collect()
}
