//! The patterns that make a sentence a wish.
//!
//! A pattern is a few words in their order, or in any order after `~`. The other words of the sentence must be little ones, or up to three
//! others in a long pattern, and one more in a question. A negation, another person, the past, a condition or a power that the row does
//! not take makes it no wish: "don't draw" is not "draw".
use super::sentence::{SaidWord, Sentence, WordKind, stem};
use super::{sentence, table, word_classes};
use crate::families::{self, NextStep, Request};
use crate::rules::PowerName;
use std::collections::HashMap;
use std::sync::LazyLock;

/// All patterns, found by one of their words.
pub(super) static PATTERNS: LazyLock<PatternIndex> = LazyLock::new(PatternIndex::new);

/// The number of a word in patterns.
type WordId = u32;

/// Words of so many sentences that no pattern is found by them, if it has others.
#[rustfmt::skip]
const COMMON: &[&str] = &[
    "i", "my", "me", "not", "no", "who", "what", "how", "is", "are", "can", "to", "it", "you", "we", "have", "do", "want", "in", "on",
    "for", "from", "all", "this", "order", "turn", "game",
];

/// The most parts of a pattern.
const MAX_PARTS: usize = 8;

/// A pattern of a wish.
struct Pattern {
    wish: &'static Request,
    /// The family in whose games it counts. `None`: in all.
    family: Option<&'static str>,
    parts: Vec<PatternPart>,
    /// Whether nothing but little words may be added.
    is_exact: bool,
    /// Whether its parts may come in any order.
    is_loose: bool,
    takes: TakenKinds,
}

/// A part of a pattern: one of these words, or something of one of these kinds.
#[derive(Default)]
struct PatternPart {
    words: Vec<WordId>,
    kinds: Vec<PartKind>,
}

/// A part of a sentence that is known by its form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PartKind {
    /// A part of a date.
    Date,
    /// An e-mail address.
    Address,
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

impl TakenKinds {
    fn of(wish: &Request) -> Self {
        let line = wish.next.line();
        let has = |slot: &str| line.contains(slot);
        let is_dated = || wish.heard.iter().any(|text| text.contains("{date}") || text.contains("{length}"));
        Self {
            dates: has("{dates") || has("{length") || has("{hours") || is_dated(),
            powers: has("{power"),
            names: has("{unit") || has("{zone") || has("{address"),
        }
    }
}

/// A sentence, or a clause of one, that patterns are compared with.
struct Utterance<'a> {
    said: &'a [SaidWord],
    /// The numbers of its words.
    ids: Vec<Option<WordId>>,
    sentence: &'a Sentence<'a>,
    is_clause: bool,
    /// Whether the sentence is a question or a request.
    asks: bool,
    /// Whether this clause of it is one.
    begs: bool,
}

/// All patterns.
pub(super) struct PatternIndex {
    patterns: Vec<Pattern>,
    words: WordNumbers,
    /// The patterns that need a word, by its number.
    by_word: Vec<Vec<usize>>,
    /// The patterns that no word must be in.
    wordless: Vec<usize>,
}

/// The words in patterns, as stems. The common ones come first.
#[derive(Default)]
struct WordNumbers(HashMap<&'static str, WordId>);

impl WordNumbers {
    fn new() -> Self {
        let mut numbers = Self::default();
        COMMON.iter().for_each(|word| _ = numbers.of(word));
        numbers
    }

    /// The number of a word, which may be new.
    fn of(&mut self, word: &'static str) -> WordId {
        let next = WordId::try_from(self.0.len()).unwrap_or(WordId::MAX);
        *self.0.entry(stem(word)).or_insert(next)
    }

    fn is_common(id: WordId) -> bool {
        usize::try_from(id).is_ok_and(|id| id < COMMON.len())
    }
}

impl PatternIndex {
    fn new() -> Self {
        let mut words = WordNumbers::new();
        let general = table::general_rows().map(|wish| (None, wish));
        let own = families::ALL.iter().flat_map(|family| family.wishes().iter().map(|wish| (Some(family.key()), wish)));
        let mut patterns = Vec::new();
        for (family, wish) in general.chain(own) {
            let takes = TakenKinds::of(wish);
            patterns.extend(wish.heard.iter().map(|text| Pattern::new(family, wish, takes, text, &mut words)));
        }
        let mut by_word = vec![Vec::new(); words.0.len()];
        let mut wordless = Vec::new();
        for (place, pattern) in patterns.iter().enumerate() {
            if pattern.rarest().is_empty() {
                wordless.push(place);
            }
            for word in pattern.rarest() {
                if let Some(places) = usize::try_from(*word).ok().and_then(|at| by_word.get_mut(at)) {
                    places.push(place);
                }
            }
        }
        Self { patterns, words, by_word, wordless }
    }

    /// The wishes whose pattern fits a sentence, or these words of it, best: those that leave the fewest words over, and of these the
    /// longest. A wish in the game's own table replaces the general one with its name.
    pub(super) fn of(&self, said: &[SaidWord], sentence: &Sentence, family: Option<&str>) -> Vec<&'static Request> {
        let is_clause = said.len() < sentence.words.len();
        let asks = sentence.asks();
        let heard = Utterance {
            said,
            ids: said.iter().map(|word| self.words.0.get(word.stem.as_str()).copied()).collect(),
            sentence,
            is_clause,
            asks,
            begs: asks || is_clause && sentence::begs(said),
        };
        let found_by = |id: &WordId| usize::try_from(*id).ok().and_then(|at| self.by_word.get(at));
        let mut places: Vec<usize> =
            heard.ids.iter().flatten().filter_map(found_by).flatten().chain(&self.wordless).copied().collect();
        places.sort_unstable();
        places.dedup();
        let mut best = (usize::MAX, 0);
        let mut found: Vec<&Pattern> = Vec::new();
        for pattern in places.into_iter().filter_map(|place| self.patterns.get(place)) {
            let is_other = pattern.family.is_some_and(|own| Some(own) != family);
            if is_other || is_clause && !pattern.is_heard_in_clauses(heard.begs) {
                continue;
            }
            let Some(n_over) = pattern.fits(&heard) else { continue };
            let rank = (n_over, pattern.parts.len());
            if rank.0 < best.0 || rank.0 == best.0 && best.1 < rank.1 {
                best = rank;
                found.clear();
            }
            if rank == best && !found.iter().any(|other| std::ptr::eq(other.wish, pattern.wish)) {
                found.push(pattern);
            }
        }
        let own: Vec<&str> =
            found.iter().filter(|pattern| pattern.family.is_some()).map(|pattern| pattern.wish.name).collect();
        found.retain(|pattern| pattern.family.is_some() || !own.contains(&pattern.wish.name));
        found.into_iter().map(|pattern| pattern.wish).collect()
    }
}

impl Pattern {
    fn new(
        family: Option<&'static str>,
        wish: &'static Request,
        takes: TakenKinds,
        text: &'static str,
        words: &mut WordNumbers,
    ) -> Self {
        let parts = text.trim_start_matches(['=', '~']).split(' ').map(|part| PatternPart::new(part, words)).collect();
        let (is_exact, is_loose) = (text.starts_with('='), text.starts_with('~'));
        Self { wish, family, parts, is_exact, is_loose, takes }
    }

    /// The words that find the pattern: those of the part with the fewest.
    fn rarest(&self) -> &[WordId] {
        let words = self.parts.iter().filter(|part| part.kinds.is_empty()).map(|part| &part.words);
        let is_common = |words: &&Vec<WordId>| words.iter().any(|word| WordNumbers::is_common(*word));
        words.min_by_key(|words| (is_common(words), words.len())).map_or(&[], Vec::as_slice)
    }

    /// Returns whether a clause of a sentence is enough to be this. "No, wait" is no wish, and a question must be one in its clause.
    const fn is_heard_in_clauses(&self, begs: bool) -> bool {
        !self.is_exact && 1 < self.parts.len() && (begs || !self.shows())
    }

    const fn shows(&self) -> bool {
        matches!(self.wish.next, NextStep::Show(_))
    }

    /// The number of words that may be left over.
    const fn n_may(&self, heard: &Utterance) -> usize {
        if self.is_exact || self.parts.len() < 2 {
            return 0;
        }
        let n_may = match self.parts.len() {
            2 => 1,
            3 | 4 => 2,
            _ => 3,
        };
        let n_may = if self.takes.names { n_may + 2 } else { n_may };
        // The answer to a question does no harm.
        let n_may = if self.shows() && heard.asks { n_may + 1 } else { n_may };
        // A part of a sentence has less to say.
        if heard.is_clause { n_may - 1 } else { n_may }
    }

    /// Returns the number of words that are left over, if the pattern fits.
    fn fits(&self, heard: &Utterance) -> Option<usize> {
        let is_text = self.parts.last().is_some_and(PatternPart::is_text);
        let is_question = self.shows() && heard.asks;
        let n_may = self.n_may(heard);
        let mut is_met = [false; MAX_PARTS];
        let (mut n_met, mut n_over, mut says) = (0, 0, self.is_exact);
        for (i, (word, id)) in heard.said.iter().zip(&heard.ids).enumerate() {
            // The rest is the writer's text for others. Only courtesy may come before the heading.
            if is_text && n_met + 1 == self.parts.len() {
                return (n_over == 0).then_some(0);
            }
            let (first, n_open) = if self.is_loose { (0, MAX_PARTS) } else { (n_met, 1) };
            let mut open = self.parts.iter().zip(&mut is_met).skip(first).take(n_open);
            if let Some((_, met)) = open.find(|(part, met)| !**met && part.is(word, *id, heard.sentence)) {
                *met = true;
                n_met += 1;
                says |= word.kind != WordKind::Little;
                continue;
            }
            match word.kind {
                WordKind::Little if is_text && 3 < i => return None,
                WordKind::Little => {}
                WordKind::Guard if is_question && word_classes::PERSONS.contains(&word.plain.as_str()) => n_over += 1,
                WordKind::Guard | WordKind::Negation => return None,
                WordKind::Date | WordKind::Number(_) | WordKind::Unit(_) if self.takes.dates => {}
                _ if self.takes.dates && word.is_length() => {}
                WordKind::Power(_) if self.takes.powers => {}
                WordKind::Power(_) => return None,
                _ => n_over += 1,
            }
            if n_may < n_over {
                return None;
            }
        }
        // Little words alone say nothing.
        (says && n_met == self.parts.len()).then_some(n_over)
    }
}

impl PatternPart {
    fn new(text: &'static str, numbers: &mut WordNumbers) -> Self {
        let mut part = Self::default();
        for word in text.split('|') {
            match word {
                "{date}" => part.kinds.push(PartKind::Date),
                "{address}" => part.kinds.push(PartKind::Address),
                "{length}" => part.kinds.push(PartKind::Length),
                "{power}" => part.kinds.push(PartKind::Power(false)),
                "{power:}" => part.kinds.push(PartKind::Power(true)),
                "{text}" => part.kinds.push(PartKind::Text),
                word => part.words.extend(words_in(word).into_iter().map(|word| numbers.of(word))),
            }
        }
        part
    }

    fn is_text(&self) -> bool {
        self.kinds.contains(&PartKind::Text)
    }

    /// Returns whether a word is this part.
    fn is(&self, word: &SaidWord, id: Option<WordId>, sentence: &Sentence) -> bool {
        let is_marked = || sentence.text.get(..word.end).is_some_and(|head| head.ends_with(':'));
        let is_of = |kind: &PartKind| match kind {
            PartKind::Date => word.kind == WordKind::Date,
            PartKind::Address => word.plain.contains('@') && word.plain.contains('.'),
            PartKind::Length => matches!(word.kind, WordKind::Unit(_)) || word.is_length(),
            PartKind::Power(colon) => matches!(word.kind, WordKind::Power(_)) && (!colon || is_marked()),
            PartKind::Text => false,
        };
        id.is_some_and(|id| self.words.contains(&id)) || self.kinds.iter().any(is_of)
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

/// The words of a row's patterns, as stems.
pub(super) fn words_of(wish: &'static Request) -> impl Iterator<Item = &'static str> {
    let parts = wish.heard.iter().flat_map(|text| text.trim_start_matches(['=', '~']).split([' ', '|']));
    parts.filter(|part| !part.starts_with('{')).flat_map(|part| words_in(part)).map(stem)
}

/// The words of a class, or else the word itself.
fn words_in(part: &'static str) -> Vec<&'static str> {
    let is_name = part.starts_with(|c: char| c.is_ascii_uppercase());
    let class = word_classes::CLASSES.iter().filter(|_| is_name).find(|(name, _)| *name == part);
    class.map_or_else(|| vec![part], |(_, words)| words.to_vec())
}
