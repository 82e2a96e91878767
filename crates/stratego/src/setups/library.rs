//! Named set-ups, available to all players.
use super::{Home, Ranks};
use crate::army::Army;
use crate::rank::Rank;

/// The names of the set-ups for this side of the board, in the order of lists.
pub(super) fn names(home: Home<'_>) -> Vec<&'static str> {
    all().filter(|(_, rows)| read(home, rows).is_some()).map(|(name, _)| name).collect()
}

/// The set-up of this name, in any case.
pub(super) fn named(home: Home<'_>, name: &str) -> Option<Ranks> {
    all().filter(|(own, _)| own.eq_ignore_ascii_case(name)).find_map(|(_, rows)| read(home, &rows))
}

/// The names and the rows of all set-ups.
fn all() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let entries = include_str!("library.txt").split("\n\n").skip(1);
    entries.filter_map(|entry| {
        let mut lines = entry.lines();
        Some((lines.next()?, lines.collect()))
    })
}

/// Reads these rows as a set-up, if they suit that side of the board.
fn read(home: Home<'_>, rows: &[&str]) -> Option<Ranks> {
    let is_for = rows.len() == home.n_rows() && rows.iter().all(|row| row.len() == home.n_columns());
    let ranks: Ranks = rows.iter().flat_map(|row| row.chars()).map(Rank::of_letter).collect();
    (is_for && Army::of(&ranks) == *home.army).then_some(ranks)
}
