//! Boards of other judges, read from the files in which they keep them, and written as folders of our own.
//!
//! - [`njudge`] reads the classic judge's map and seed, [`dpjudge`] the DPjudge's map language
//! - [`Chart`] is what both make of it: a board as facts, by name
//! - [`write`](mod@write) makes a folder of a chart: a whole one, or what differs from another board
//! - [`powers`] names the powers that the classic judge's files only have letters for
//!
//! Text in, text out: the files are read and written by `chancery variant import`. Nothing that a file says is passed
//! over in silence: what our format can not say, and what looked like a slip, is a [`Note`] with its line.
mod borders;
pub mod chart;
pub mod dpjudge;
pub mod njudge;
pub mod powers;
mod spellings;
pub mod write;

pub use chart::Chart;
use std::collections::BTreeMap;
use std::fmt;

/// The longest file that is read, in bytes. The largest board that we know has a tenth of it.
pub const MAX_BYTES: usize = 512 * 1024;
/// The most provinces, powers or borders of one province. More is no board, and would only take time.
const MAX_ITEMS: usize = 2000;

/// A file, as it was found.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// How it is called in the report: `map.colonial`.
    pub name: &'a str,
    /// What stands in it.
    pub text: &'a str,
}

/// The files of a variant folder, by name.
pub type Folder = BTreeMap<&'static str, String>;

/// Something that a file says and the folder does not, or says otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// `map.colonial`
    pub file: String,
    /// Counted from 1; 0 when it is about the file as a whole.
    pub line: usize,
    /// The line as it stands there.
    pub text: String,
    /// What became of it, in a sentence.
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

/// What a reader of the folder should look at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// What was not carried over, or not as it stood, in the order of the files.
    pub notes: Vec<Note>,
    /// What no file says, and was assumed.
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

/// A line, and where it stands.
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

/// Why a file can not be read as a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// `seed.colonial`
    pub file: String,
    /// Counted from 1; 0 when it is about the file as a whole.
    pub line: usize,
    /// A sentence without its full stop.
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

/// What a file holds, as text. These files are older than UTF-8: what is not, is taken for Latin-1.
///
/// # Errors
/// If it is too long, or no text at all.
pub fn decode(name: &str, bytes: &[u8]) -> Result<String, Refused> {
    let at = At::whole(name);
    if MAX_BYTES < bytes.len() {
        return at.refuse(format!("it has {} bytes; no board has more than {MAX_BYTES}", bytes.len()));
    }
    if bytes.iter().any(|&byte| byte < b' ' && !matches!(byte, b'\n' | b'\r' | b'\t' | 0x0c | 0x1a)) {
        return at.refuse("it is no text; name the file that describes the board");
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

/// A name as it can stand in our files: on one line, without the signs that mean something there.
fn plain_name(text: &str) -> String {
    let text: String =
        text.chars().map(|c| if c.is_control() || matches!(c, '|' | '#' | ',') { ' ' } else { c }).collect();
    let mut name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // A name that began with one of these would be taken for something else than a name.
    while name.starts_with(['-', '[']) {
        name.remove(0);
    }
    name.chars().take(60).collect()
}
