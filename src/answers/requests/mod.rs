//! Requests in everyday words. `table` has a row for each, and each family its own. HELP knows the same rows, and
//! finds the nearest of them for words that it cannot place.
//!
//! - `table` is the table, and `word_classes` the classes of words in its patterns
//! - `sentence` reads a sentence, and `pattern` finds the wishes in it
//! - `slots` fills their lines
mod pattern;
mod sentence;
mod slots;
mod table;
mod word_classes;

use crate::families::{self, Families, Family, Request};
use crate::rules::{Power, PowerName};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use pattern::PATTERNS;
use sentence::Sentence;
use std::collections::HashMap;
use std::sync::LazyLock;
pub use table::general_rows;

/// The most sentences of a line to read.
const MAX_SENTENCES: usize = 8;
/// The most wishes of a line, since a longer choice is hard to read.
const MAX_WISHES: usize = 3;

/// A person who asks, and their game.
pub struct Asker<'a> {
    /// The game's family.
    pub family: Option<&'static dyn Family>,
    /// The game's powers.
    pub powers: &'a [PowerName],
    /// The powers that the person plays.
    pub own: &'a [Power],
    /// The game's name. Empty without one.
    pub game: &'a str,
    /// The time.
    pub now: Timestamp,
    /// The person's time zone.
    pub zone: TimeZone,
    /// Returns whether a unit that the person can see is at a place of this name.
    pub is_unit: &'a dyn Fn(&str) -> bool,
}

/// A wish that a line asks for.
#[derive(Debug)]
pub struct RequestedLine {
    /// The row.
    pub wish: &'static Request,
    /// The line that does it.
    pub line: String,
    /// Whether the line has everything it needs. If not, it is an example.
    pub is_complete: bool,
}

impl Asker<'_> {
    /// The wishes in a line: in the whole of it, or else in its sentences, or else in their clauses. Several are a choice.
    pub fn wishes_in(&self, line: &str) -> Vec<RequestedLine> {
        let whole = self.wishes_of(line);
        if !whole.is_empty() {
            return whole;
        }
        let mut found: Vec<RequestedLine> = Vec::new();
        for sentence in sentences(line).take(MAX_SENTENCES) {
            for wished in self.wishes_of(sentence) {
                if !found.iter().any(|other| other.line == wished.line) {
                    found.push(wished);
                }
            }
        }
        found.truncate(MAX_WISHES);
        found
    }

    fn wishes_of(&self, text: &str) -> Vec<RequestedLine> {
        let Some(mut sentence) = Sentence::read(text, self.powers, self.own) else { return Vec::new() };
        sentence.belittle(self.game);
        let family = self.family.map(|family| family.key());
        let mut found = PATTERNS.of(&sentence.words, &sentence, family);
        if found.is_empty() {
            // Reasons come first, and the wish last.
            let mut clauses = sentence.clauses().into_iter().rev().map(|clause| PATTERNS.of(clause, &sentence, family));
            found = clauses.find(|found| !found.is_empty()).unwrap_or_default();
        }
        let mut filled: Vec<RequestedLine> = Vec::new();
        for wish in found {
            let Some(line) = slots::fill(&wish.line(), &sentence, self) else { continue };
            if filled.len() < MAX_WISHES && !filled.iter().any(|other| other.line == line.line) {
                filled.push(RequestedLine { wish, line: line.line, is_complete: line.is_complete });
            }
        }
        filled
    }
}

/// The sentences of a line.
fn sentences(line: &str) -> impl Iterator<Item = &str> {
    let is_end = |c: char| ['.', '!', '?', ';'].contains(&c);
    let mut rest = line;
    let all = std::iter::from_fn(move || {
        rest = rest.trim_start();
        let end = rest.char_indices().find(|(at, c)| is_end(*c) && rest[at + c.len_utf8()..].starts_with(' '));
        let (sentence, after) = rest.split_at(end.map_or(rest.len(), |(at, c)| at + c.len_utf8()));
        rest = after;
        (!sentence.is_empty()).then_some(sentence)
    });
    all.filter(move |sentence| sentence.len() < line.trim().len())
}

/// The rows of all games, and those of these families.
pub fn rows(families: &[&'static dyn Family]) -> impl Iterator<Item = &'static Request> {
    let own: Vec<&'static Request> = families.iter().flat_map(|family| family.wishes()).collect();
    own.into_iter().chain(general_rows())
}

/// The row that HELP knows by these words, in the games of these families.
pub fn named(families: Families, words: &str) -> Option<&'static Request> {
    let rows = VOCABULARY.by_name.get(words)?.iter().filter_map(|place| VOCABULARY.rows.get(*place));
    let is_theirs = |own: Option<&str>| own.is_none_or(|own| families.iter().any(|family| family.key() == own));
    rows.filter(|(own, _)| is_theirs(*own)).map(|(_, wish)| *wish).next()
}

/// The most topics that HELP offers for words that it cannot place.
const MAX_TOPICS: usize = 3;
/// The most words of an e-mail to look up.
const MAX_LOOKED_UP: usize = 200;
/// The least weight of a topic. A word in one row weighs 60, a word in two rows 30, and so on.
const MIN_WEIGHT: usize = 15;

/// The rows by the words in them.
static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(Vocabulary::new);

/// The rows that contain each word.
struct Vocabulary {
    rows: Vec<(Option<&'static str>, &'static Request)>,
    by_word: HashMap<&'static str, Vec<usize>>,
    /// The rows by the words that HELP knows them by.
    by_name: HashMap<&'static str, Vec<usize>>,
}

impl Vocabulary {
    fn new() -> Self {
        let own = families::ALL.iter().flat_map(|family| family.wishes().iter().map(|wish| (Some(family.key()), wish)));
        let rows: Vec<_> = own.chain(general_rows().map(|wish| (None, wish))).collect();
        let mut by_word: HashMap<&'static str, Vec<usize>> = HashMap::new();
        let mut by_name: HashMap<&'static str, Vec<usize>> = HashMap::new();
        for (place, (_, wish)) in rows.iter().enumerate() {
            wish.words.iter().for_each(|words| by_name.entry(words).or_default().push(place));
            let own = wish.words.iter().flat_map(|words| words.split(' ')).map(sentence::stem);
            let mut words: Vec<&'static str> = pattern::words_of(wish).collect();
            words.sort_unstable();
            words.dedup();
            // A word that HELP knows the row by counts once more.
            for word in words.into_iter().chain(own).filter(|word| !sentence::is_little(word)) {
                by_word.entry(word).or_default().push(place);
            }
        }
        Self { rows, by_word, by_name }
    }
}

/// The HELP topics that share the most words with some lines, the nearest first. A word that few rows have counts for more.
pub fn nearest_topics<'l>(family: Option<&'static dyn Family>, lines: impl Iterator<Item = &'l str>) -> Vec<String> {
    let vocabulary = &*VOCABULARY;
    let mut seen: Vec<&str> = Vec::new();
    let mut weights: Vec<usize> = vec![0; vocabulary.rows.len()];
    let typed =
        lines.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '-')).filter(|word| !word.is_empty());
    for word in typed.take(MAX_LOOKED_UP) {
        let lower = word.to_lowercase();
        let Some((word, places)) = vocabulary.by_word.get_key_value(sentence::stem(&lower)) else { continue };
        if seen.contains(word) {
            continue;
        }
        seen.push(word);
        for place in places {
            if let Some(weight) = weights.get_mut(*place) {
                *weight += 60 / places.len();
            }
        }
    }
    let is_heard = |own: Option<&str>| own.is_none() || own == family.map(|family| family.key());
    let mut near: Vec<(usize, &Request)> = weights
        .into_iter()
        .zip(&vocabulary.rows)
        .filter(|(weight, (own, _))| MIN_WEIGHT <= *weight && is_heard(*own))
        .map(|(weight, (_, wish))| (weight, *wish))
        .collect();
    near.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    let mut topics: Vec<String> = Vec::new();
    for topic in near.into_iter().map(|(_, wish)| wish.topic()).filter(|topic| !topic.is_empty()) {
        if topics.len() < MAX_TOPICS && !topics.contains(&topic) {
            topics.push(topic);
        }
    }
    topics
}
