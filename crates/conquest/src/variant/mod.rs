//! Reads a map from its folder under `variants/conquest/`, and checks it.
//!
//! `variant.toml` has the title, the players and the map that it is based on. `map.txt` has the continents and the states, a line each. No
//! folder can make the reader panic: each mistake in it is a [`Flaw`].
mod check;
mod draft;
mod manifest;

use super::map::Map;
use chancery_rules::Flaw;
pub use check::check;

include!(concat!(env!("OUT_DIR"), "/variants.rs"));

/// The files that the folder of a map can have.
pub const FILES: &[&str] = &["hints.txt", "info.txt", "map.txt", "picture.txt", "sites.txt", "variant.toml"];

/// The files of all maps that come with the program: folder, file, text. Sorted.
pub fn shipped() -> &'static [(&'static str, &'static str, &'static str)] {
    VARIANTS
}

/// One file of a map that comes with the program: `file("lowlands", "info.txt")`.
pub fn file(key: &str, name: &str) -> Option<&'static str> {
    VARIANTS.iter().find(|row| row.0 == key && row.1 == name).map(|row| row.2)
}

/// Loads a map that comes with the program. Do it once and share the map.
///
/// # Errors
/// A flaw of the folder, or that it does not exist.
pub fn load(key: &str) -> Result<Map, Flaw> {
    let flaw = |flaws: Vec<Flaw>| flaws.into_iter().next();
    read(key, &file).map_err(|flaws| flaw(flaws).unwrap_or_else(|| Flaw::new("map.txt", 0, "it cannot be read")))
}

/// Reads a map from the texts of its files and of those of the maps that it is based on: `text("lowlands", "map.txt")`.
///
/// # Errors
/// All flaws: at least one.
pub fn read<'a>(key: &str, text: &dyn Fn(&str, &str) -> Option<&'a str>) -> Result<Map, Vec<Flaw>> {
    let manifest = manifest::read(key, text)?;
    draft::map(key, manifest)
}
