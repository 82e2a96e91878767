//! Phrases of several words, found by their first one.
use super::words::Words;
use std::collections::HashMap;

/// A closed list of phrases, each with its meaning.
pub(in crate::entry) struct Phrases<T: 'static>(HashMap<&'static str, Vec<(&'static str, T)>>);

impl<T: Copy> Phrases<T> {
    pub(in crate::entry) fn of(rows: &[(&'static str, T)]) -> Self {
        let mut by_first: HashMap<&'static str, Vec<(&'static str, T)>> = HashMap::new();
        for &(phrase, means) in rows {
            let first = phrase.split_once(' ').map_or(phrase, |(first, _)| first);
            by_first.entry(first).or_default().push((phrase, means));
        }
        Self(by_first)
    }

    /// The longest phrase here that fits: its meaning, and its number of tokens.
    pub(in crate::entry) fn at(&self, words: &Words<'_>, at: usize, fits: impl Fn(T) -> bool) -> Option<(T, usize)> {
        let known = self.0.get(words.word_at(at))?.iter().filter(|(_, means)| fits(*means));
        known.filter_map(|&(phrase, means)| Some((means, words.phrase_at(at, phrase)?))).max_by_key(|(_, len)| *len)
    }

    /// All phrases.
    pub(in crate::entry) fn all(&self) -> impl Iterator<Item = &'static str> {
        self.0.values().flatten().map(|(phrase, _)| *phrase)
    }
}
