//! Dates and times: as people write them, and as the judge prints them.
//!
//! An instant is a [`Timestamp`](jiff::Timestamp); a zone is only for reading and printing. A local time that the
//! clocks skip in spring is read as one hour later, and one that comes twice in autumn is the second of the two: a
//! deadline is never sooner than what its writer may have meant.
mod print;
mod read;
mod zone;

pub use print::{friendly, print, span};
pub use read::{local, read, time_of_day};
pub use zone::{read_zone, zone_name};

/// Text from a stranger, short and harmless enough to repeat in a sentence.
pub(super) fn quoted(text: &str) -> String {
    const LONGEST: usize = 30;
    let mut shown: String = text.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    if text.chars().count() > LONGEST {
        shown.push('…');
    }
    format!("\"{shown}\"")
}

/// The one of `choices` that looks most like `word`, if any does.
pub(super) fn nearest<'a>(word: &str, choices: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let likeness = |choice: &str| strsim::jaro_winkler(&word.to_ascii_lowercase(), &choice.to_ascii_lowercase());
    choices
        .into_iter()
        .map(|choice| (likeness(choice), choice))
        .filter(|(score, _)| *score > 0.8)
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, choice)| choice)
}
