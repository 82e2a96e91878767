//! The patterns that make a sentence a wish.
//!
//! A pattern is a few words in their order. The other words of the sentence must be little ones, or up to three others in a long
//! pattern, and one more in a question. A negation, another person, the past, a condition or a power that the row does not take
//! makes it no wish: "don't draw" is not "draw".
use super::sentence::{Sentence, WordKind, stem};
use super::{table, word_classes};
use crate::families::{self, NextStep, Request};
use crate::rules::PowerName;
use std::collections::HashMap;
use std::sync::LazyLock;

/// All patterns, found by one of their words.
pub(super) static PATTERNS: LazyLock<PatternIndex> = LazyLock::new(PatternIndex::new);

/// A pattern of a wish.
struct Pattern {
    wish: &'static Request,
    /// The family in whose games it counts. `None`: in all.
    family: Option<&'static str>,
    parts: Vec<PatternPart>,
    /// Whether nothing but little words may be added.
    is_exact: bool,
    takes: TakenKinds,
}

/// A part of a pattern.
enum PatternPart {
    /// One of these words.
    Words(Vec<String>),
    /// A part of a date.
    Date,
    /// A number, or a unit of time.
    Length,
    /// The name of a power. With `true`, a colon follows.
    Power(bool),
    /// The rest of the line.
    Text,
}

/// The kinds of words that fill the slots of a line, and so may appear anywhere in the sentence.
#[derive(Clone, Copy, Default)]
struct TakenKinds {
    dates: bool,
    powers: bool,
    names: bool,
}

/// All patterns.
pub(super) struct PatternIndex {
    patterns: Vec<Pattern>,
    /// The patterns that need a word.
    by_word: HashMap<String, Vec<usize>>,
    /// The patterns that begin with the name of a power.
    wordless: Vec<usize>,
}

impl PatternIndex {
    fn new() -> Self {
        let general = table::REQUESTS.iter().map(|wish| (None, wish));
        let own = families::ALL.iter().flat_map(|family| family.wishes().iter().map(|wish| (Some(family.key()), wish)));
        let heard = |(family, wish): (Option<&'static str>, &'static Request)| {
            wish.heard.iter().map(move |text| Pattern::new(family, wish, text))
        };
        let patterns: Vec<Pattern> = general.chain(own).flat_map(heard).collect();
        let mut by_word: HashMap<String, Vec<usize>> = HashMap::new();
        let mut wordless = Vec::new();
        for (place, pattern) in patterns.iter().enumerate() {
            if pattern.rarest().is_empty() {
                wordless.push(place);
            }
            for word in pattern.rarest() {
                by_word.entry(word.clone()).or_default().push(place);
            }
        }
        Self { patterns, by_word, wordless }
    }

    /// The wishes whose pattern fits a sentence best: the longest, and of these the ones that leave the fewest words over.
    pub(super) fn of(&self, sentence: &Sentence, family: Option<&str>) -> Vec<&'static Request> {
        let stems = sentence.words.iter().map(|word| word.stem.as_str());
        let mut places: Vec<usize> =
            stems.filter_map(|stem| self.by_word.get(stem)).flatten().chain(&self.wordless).copied().collect();
        places.sort_unstable();
        places.dedup();
        let mut best = (0, usize::MAX);
        let mut found: Vec<&'static Request> = Vec::new();
        for pattern in places.into_iter().filter_map(|place| self.patterns.get(place)) {
            if pattern.family.is_some_and(|own| Some(own) != family) {
                continue;
            }
            let Some(n_over) = pattern.fits(sentence) else { continue };
            let rank = (pattern.parts.len(), n_over);
            if best.0 < rank.0 || best.0 == rank.0 && rank.1 < best.1 {
                best = rank;
                found.clear();
            }
            if rank == best && !found.iter().any(|wish| std::ptr::eq(*wish, pattern.wish)) {
                found.push(pattern.wish);
            }
        }
        found
    }
}

impl Pattern {
    fn new(family: Option<&'static str>, wish: &'static Request, text: &str) -> Self {
        let is_exact = text.starts_with('=');
        let line = wish.next.line();
        let has = |slot: &str| line.contains(&format!("{{{slot}"));
        let takes = TakenKinds {
            dates: has("dates") || has("length") || has("hours"),
            powers: has("power"),
            names: has("unit") || has("zone") || has("address"),
        };
        let parts = text.trim_start_matches('=').split(' ').map(PatternPart::new).collect();
        Self { wish, family, parts, is_exact, takes }
    }

    /// The words that find the pattern: those of the part with the fewest.
    fn rarest(&self) -> &[String] {
        let words =
            self.parts.iter().filter_map(|part| if let PatternPart::Words(words) = part { Some(words) } else { None });
        let is_little = |words: &&Vec<String>| {
            words
                .iter()
                .any(|word| ["i", "my", "not", "no", "who", "what", "how", "is", "can", "to"].contains(&word.as_str()))
        };
        words.min_by_key(|words| (is_little(words), words.len())).map_or(&[], Vec::as_slice)
    }

    /// Returns the number of words that are left over, if the pattern fits.
    fn fits(&self, sentence: &Sentence) -> Option<usize> {
        let mut parts = self.parts.iter();
        let mut part = parts.next();
        let mut n_over = 0;
        for (i, word) in sentence.words.iter().enumerate() {
            let is_part = match part {
                Some(PatternPart::Words(words)) => words.iter().any(|own| *own == word.stem || *own == word.plain),
                Some(PatternPart::Date) => word.kind == WordKind::Date,
                Some(PatternPart::Length) => matches!(word.kind, WordKind::Unit(_)),
                Some(PatternPart::Power(colon)) => {
                    let is_marked = || sentence.text.get(..word.end).is_some_and(|head| head.ends_with(':'));
                    matches!(word.kind, WordKind::Power(_)) && (!colon || is_marked())
                }
                // The rest is the writer's text for others. Only courtesy may come before the heading.
                Some(PatternPart::Text) => return (n_over == 0).then_some(0),
                None => false,
            };
            if is_part {
                part = parts.next();
                continue;
            }
            let is_text = matches!(self.parts.last(), Some(PatternPart::Text));
            match word.kind {
                WordKind::Little if is_text && 3 < i => return None,
                WordKind::Little => {}
                WordKind::Guard | WordKind::Negation => return None,
                WordKind::Date | WordKind::Number(_) | WordKind::Unit(_) if self.takes.dates => {}
                WordKind::Power(_) if self.takes.powers => {}
                WordKind::Power(_) => return None,
                _ => n_over += 1,
            }
        }
        let n_may = match (self.is_exact, self.parts.len()) {
            (true, _) | (_, 0 | 1) => 0,
            (_, 2) => 1,
            (_, 3 | 4) => 2,
            _ => 3,
        };
        let n_may = if self.takes.names && !self.is_exact && 1 < self.parts.len() { n_may + 2 } else { n_may };
        // The answer to a question does no harm.
        let is_question = matches!(self.wish.next, NextStep::Show(_)) && sentence.asks();
        let n_may = if is_question && !self.is_exact { n_may + 1 } else { n_may };
        (part.is_none() && n_over <= n_may).then_some(n_over)
    }
}

impl PatternPart {
    fn new(text: &str) -> Self {
        match text {
            "{date}" => Self::Date,
            "{length}" => Self::Length,
            "{power}" => Self::Power(false),
            "{power:}" => Self::Power(true),
            "{text}" => Self::Text,
            words => {
                let of_class = |word: &'static str| vec![stem(word).to_owned()];
                let words = words.split('|').flat_map(|word| {
                    let class = word_classes::CLASSES.iter().find(|(name, _)| *name == word);
                    class.map_or_else(
                        || vec![stem(word).to_owned()],
                        |(_, words)| words.iter().copied().flat_map(of_class).collect(),
                    )
                });
                Self::Words(words.collect())
            }
        }
    }
}

/// Returns whether a line may begin a text for another player: "Tell Italy: …".
pub(super) fn opens_text(line: &str, powers: &[PowerName]) -> bool {
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    line.split_whitespace().take(4).any(|word| {
        let bare = bare(word);
        word_classes::HEADINGS.contains(&bare.as_str())
            || word.ends_with(':') && powers.iter().any(|power| power.name.eq_ignore_ascii_case(&bare))
    })
}

/// The words of a row's patterns, without its classes.
pub(super) fn words_of(wish: &Request) -> impl Iterator<Item = String> {
    let parts = wish.heard.iter().flat_map(|text| text.trim_start_matches('=').split([' ', '|']));
    let is_word = |part: &&str| part.starts_with(|c: char| c.is_lowercase());
    parts.filter(is_word).map(|word| stem(word).to_owned())
}
