//! The first sentences of a player's results, for games whose entries say enough: how many orders succeeded, and which one failed.
use chancery_picture::sheet::{OrderOutcome, PhaseEntry};
use chancery_rules::Power;
use chancery_text::say;
use chancery_text::sentence::{Note, term};

/// The headline of a power, from the entries that its player may see.
pub(crate) fn of(entries: &[PhaseEntry], power: Power) -> Vec<Note> {
    let is_own = |entry: &&PhaseEntry| !entry.at.is_empty() && entry.side == Some(power.index());
    let own: Vec<&PhaseEntry> = entries.iter().filter(is_own).collect();
    let has_failed = |entry: &&PhaseEntry| entry.came == OrderOutcome::Failure;
    let failed: Vec<&PhaseEntry> = own.iter().copied().filter(has_failed).collect();
    let mut told = succeeded(own.len(), failed.len());
    match (own.as_slice(), failed.as_slice()) {
        ([entry], _) | (_, [entry]) => told.push(in_short(entry)),
        // Another player's single move is everything that happened.
        ([], _) if entries.len() == 1 => told.extend(entries.first().map(in_short)),
        _ => {}
    }
    told
}

/// `2 of 3 orders succeeded.` Empty for a single order, which the headline can name.
pub(crate) fn succeeded(n_orders: usize, n_failed: usize) -> Vec<Note> {
    match (n_orders, n_failed) {
        (0 | 1, _) => Vec::new(),
        (2, 0) => vec![Note::of("Both orders succeeded.")],
        (2, 2) => vec![Note::of("Both orders failed.")],
        (n, 0) => vec![Note::of(say!("All {} orders succeeded.", n))],
        (n, n_failed) if n == n_failed => vec![Note::of(say!("All {} orders failed.", n))],
        (n, n_failed) => vec![Note::of(say!("{} of {} orders succeeded.", n - n_failed, n))],
    }
}

/// `Army Vienna -> Galicia: bounce.`
fn in_short(entry: &PhaseEntry) -> Note {
    match entry.note.as_str() {
        "" => Note::of(term(&entry.text)),
        note => Note::of(say!("{}: {}.", term(entry.text.trim_end_matches('.')), term(note))),
    }
}
