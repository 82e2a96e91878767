//! Reads a board from its folder under `variants/diplomacy/`, and checks it. `variants/README.md` describes the format
//! of a folder.
//!
//! - `manifest` is `variant.toml`, and the chain of folders from a board down to its last base
//! - `draft` combines their files, layer on layer; `province`, `borders` and `start` read one file each, and `finish`
//!   completes the board
//! - `check` finds faults that reading alone does not, and `recorded` replays recorded games
//!
//! A folder contains only data. A variant's changes to the rules are policies with names. No folder can make the reader
//! panic: each mistake in it is a [`Flaw`].
mod borders;
mod check;
mod draft;
mod finish;
mod manifest;
mod province;
mod recorded;
mod start;

use super::board::Board;
pub use chancery_rules::Flaw;
pub use check::check;
use draft::Draft;
use manifest::chain;
pub use province::MAX_PROVINCES;
pub use recorded::replay;

include!(concat!(env!("OUT_DIR"), "/variants.rs"));

/// The files of all boards that come with the program: folder, file, text. Sorted.
pub fn shipped() -> &'static [(&'static str, &'static str, &'static str)] {
    VARIANTS
}

/// The folders of all boards that come with the program, by name.
pub fn keys() -> impl Iterator<Item = &'static str> {
    VARIANTS.chunk_by(|a, b| a.0 == b.0).filter_map(|rows| rows.first()).map(|row| row.0)
}

/// All files of a board that comes with the program, each with its name and its text.
pub fn files(key: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    // The rows are sorted, so the rows of a board are together.
    let start = VARIANTS.partition_point(|row| row.0 < key);
    let rows = VARIANTS[start..].iter().take_while(move |row| row.0 == key);
    rows.map(|row| (row.1, row.2))
}

/// One file of a board that comes with the program: `file("standard", "info.txt")`.
pub fn file(key: &str, name: &str) -> Option<&'static str> {
    files(key).find(|row| row.0 == name).map(|row| row.1)
}

/// Loads a board that comes with the program. Do it once and share the board.
///
/// # Errors
/// A flaw of the folder, or that it does not exist.
pub fn load(key: &str) -> Result<Board, Flaw> {
    if files(key).next().is_none() {
        let known: Vec<_> = keys().collect();
        return Err(Flaw::new(
            "variant.toml",
            0,
            format!("there is no variant {key:?}; there is {}", known.join(", ")),
        ));
    }
    parse(key, |name| file(key, name))
}

/// Reads a board from the texts of its own files. Its base comes with the program.
///
/// # Errors
/// The first flaw.
pub fn parse<'a>(key: &str, own: impl Fn(&str) -> Option<&'a str>) -> Result<Board, Flaw> {
    first(read(key, &|board, name| if board == key { own(name) } else { file(board, name) }))
}

/// Reads a board from the texts of its files and of those of the boards that it is based on: `text("standard",
/// "start.txt")`.
///
/// # Errors
/// All flaws: at least one.
pub fn read<'a>(key: &str, text: &dyn Fn(&str, &str) -> Option<&'a str>) -> Result<Board, Vec<Flaw>> {
    let layers = chain(key, text).map_err(|flaw| vec![flaw])?;
    Draft::new(&layers).board(key)
}

fn first(result: Result<Board, Vec<Flaw>>) -> Result<Board, Flaw> {
    result
        .map_err(|flaws| flaws.into_iter().next().unwrap_or_else(|| Flaw::new("variant.toml", 0, "it cannot be read")))
}

/// The lines with content, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let plain = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    (1..).zip(plain).filter(|(_, line)| !line.is_empty())
}
