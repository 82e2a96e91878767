//! Compares an incoming e-mail with the judge's own e-mails. Text that the judge wrote was quoted, in any mail program and language, with any
//! quote marks and line breaks. Other text was typed, or is a program's.
//!
//! Only words count: letters and digits, in lower case. So arrows, dashes, stars, links, entities and line breaks can change without harm.
//! A *run* is a piece of the e-mail that also occurs in one from the judge. Runs are found from three words on and made as long as they go. The
//! longest come first, and each own word is used once: orders typed again above the receipt that shows them are typed.
//!
//! - A run is the judge's if it is long and has long words, since orders alone are no proof. In lines without quote marks it also needs a
//!   program's line above, or a beginning of an e-mail, because people copy lines to send them.
//! - A short run is the judge's if it is between others of the same e-mail, near them and in the same order, or if it continues one. It is
//!   never above the program's line.
//!
//! If little came back without marks, it may be another one, whose text is gone, with the same sentences.
//! Then only marked lines count.
//!
//! The work is limited in words, runs and candidates, so that no text makes it long.
use std::collections::{BinaryHeap, HashMap};
use std::hash::{BuildHasher as _, BuildHasherDefault, Hasher, RandomState};
use unicode_normalization::UnicodeNormalization as _;

/// The maximum words of an incoming e-mail that are compared.
const MAX_WORDS: usize = 20_000;
/// The maximum words that it is compared with.
const MAX_OWN_WORDS: usize = 60_000;
/// The maximum runs that are weighed.
const MAX_RUNS: usize = 20_000;
/// The maximum runs that are followed at the same time.
const MAX_ACTIVE: usize = 24;
/// The maximum places where a run is looked for.
const MAX_PLACES: usize = 16;
/// The words of the shortest run.
const SHORTEST: usize = 3;
/// The words of a run that is the judge's.
const LONG_RUN: usize = 8;
/// The long words that it needs.
const LONG_WORDS: usize = 5;
/// The letters of the shortest long word.
const LONG_WORD: usize = 4;
/// The most own words between two runs that are near each other.
const NEAR: usize = 14;

/// A line of an incoming e-mail, without its quote marks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    /// It has quote marks.
    pub(super) marked: bool,
}

/// The origin of a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Origin {
    /// Its writer, a program, or someone else.
    #[default]
    Other,
    /// The judge.
    Judge,
    /// The judge, but the line was changed. It was this.
    Edited(String),
}

/// The result of a comparison. Lines without quote marks are the judge's only if most of one of its e-mails came back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Comparison {
    /// The origin of each line. Empty without own text.
    pub(super) origins: Vec<Origin>,
    /// The judge's e-mails explain most text that looks quoted.
    pub(super) explains: bool,
}

/// A piece of the incoming e-mail that also occurs in the judge's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Run {
    n_words: usize,
    /// Its place in the judge's e-mails, counted down, so that the first is the greatest.
    place: std::cmp::Reverse<usize>,
    /// Its first word.
    at: usize,
}

impl Run {
    fn new(at: usize, place: usize, n_words: usize) -> Self {
        Self { n_words, place: std::cmp::Reverse(place), at }
    }

    fn end(self) -> usize {
        self.at + self.n_words
    }

    fn place_end(self) -> usize {
        self.place.0 + self.n_words
    }
}

/// The words of some lines.
#[derive(Default)]
struct Words {
    hashes: Vec<u64>,
    /// The number of long words up to and including each.
    n_long: Vec<usize>,
    /// The line of each word.
    lines: Vec<usize>,
}

impl Words {
    /// Adds the words of a line, up to `most` in all.
    fn add(&mut self, line: usize, text: &str, hasher: &RandomState, most: usize) {
        each_word(text, |word| {
            if self.hashes.len() < most {
                self.hashes.push(hasher.hash_one(word));
                let is_long = is_long(word);
                self.n_long.push(self.n_long.last().copied().unwrap_or(0) + usize::from(is_long));
                self.lines.push(line);
            }
        });
    }

    /// Ends a text: no run goes beyond this.
    fn end(&mut self, hasher: &RandomState) {
        self.hashes.push(hasher.hash_one("\n"));
        self.n_long.push(self.n_long.last().copied().unwrap_or(0));
        self.lines.push(usize::MAX);
    }

    /// The number of long words among the first `end`.
    fn n_long_before(&self, end: usize) -> usize {
        end.checked_sub(1).and_then(|last| self.n_long.get(last)).copied().unwrap_or(0)
    }

    fn line_of(&self, word: usize) -> usize {
        self.lines.get(word).copied().unwrap_or(usize::MAX)
    }

    /// The key of the shortest run that begins here. Different runs seldom share one.
    fn key(&self, at: usize) -> Option<u64> {
        let hashes = self.hashes.get(at..at + SHORTEST)?;
        Some(hashes.iter().fold(0, |key: u64, hash| key.rotate_left(21) ^ hash))
    }
}

/// The key of a run as its own hash: it is made of hashes that are different in each comparison.
#[derive(Default)]
struct KeyHash(u64);

impl Hasher for KeyHash {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |key, byte| key.rotate_left(8) ^ u64::from(*byte));
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Returns whether a text has enough words to contain such a run.
pub(super) fn may_quote(text: &str) -> bool {
    let (mut n_words, mut n_long) = (0, 0);
    text.lines().any(|line| {
        each_word(line, |word| {
            n_words += 1;
            n_long += usize::from(is_long(word));
        });
        LONG_RUN <= n_words && LONG_WORDS <= n_long
    })
}

fn is_long(word: &str) -> bool {
    LONG_WORD <= word.len() && (word.is_ascii() || word.chars().nth(LONG_WORD - 1).is_some())
}

/// Calls `each` with each word of a text, in lower case. Links and entities are no words, nor are the characters that Outlook makes of arrows.
fn each_word(text: &str, mut each: impl FnMut(&str)) {
    let mut word = String::with_capacity(32);
    let mut each = |word: &mut String| {
        if !word.is_empty() && !matches!(word.as_str(), "à" | "è") {
            each(word);
        }
        word.clear();
    };
    let mut rest = text;
    loop {
        if word.is_empty()
            && let Some(length) = wordless(rest)
        {
            rest = rest.get(length..).unwrap_or_default();
            continue;
        }
        let n_letters = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
        let (letters, after) = rest.split_at_checked(n_letters).unwrap_or((rest, ""));
        let start = word.len();
        word.push_str(letters);
        word.get_mut(start..).into_iter().for_each(str::make_ascii_lowercase);
        let mut chars = after.chars();
        let Some(c) = chars.next() else { break };
        rest = chars.as_str();
        if c.is_ascii() {
            each(&mut word);
            let entity = if c == '&' { entity(rest) } else { 0 };
            rest = rest.get(entity..).unwrap_or_default();
            continue;
        }
        for c in std::iter::once(c).nfkc().flat_map(char::to_lowercase) {
            if c.is_alphanumeric() { word.push(c) } else { each(&mut word) }
        }
    }
    each(&mut word);
}

/// The length of the link that begins here.
fn wordless(rest: &str) -> Option<usize> {
    if !matches!(rest.as_bytes().first(), Some(b'h' | b'H' | b'w' | b'W' | b'm' | b'M')) {
        return None;
    }
    let begins = |with: &str| rest.get(..with.len()).is_some_and(|start| start.eq_ignore_ascii_case(with));
    ["https://", "http://", "www.", "mailto:"]
        .iter()
        .any(|link| begins(link))
        .then(|| rest.find(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | ')' | ']')).unwrap_or(rest.len()))
}

/// The length of the rest of an entity, behind `&`.
fn entity(rest: &str) -> usize {
    let name = rest.bytes().take(8).take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'#').count();
    if 0 < name && rest.as_bytes().get(name) == Some(&b';') { name + 1 } else { 0 }
}

/// Compares the lines of an e-mail with some from the judge. `introduced` says whether a mail program's line introduces what begins at a
/// line.
pub(super) fn compare(lines: &[Line<'_>], ours: &[&str], introduced: impl Fn(usize) -> bool) -> Comparison {
    let hasher = RandomState::new();
    let mut words = Words::default();
    for (at, line) in lines.iter().enumerate() {
        words.add(at, line.text, &hasher, MAX_WORDS);
    }
    let letters = Letters::new(ours, &hasher);
    let found = runs(&words, &letters.words);
    let runs = Weighing { lines, words: &words, letters: &letters, introduced: &introduced }.own(disjoint(
        found,
        words.hashes.len(),
        letters.words.hashes.len(),
    ));
    if runs.is_empty() {
        return Comparison::default();
    }
    let mut origins = origins(lines, &words, &letters, &runs);
    if !is_whole(&letters, &runs) {
        keep_marked(lines, &mut origins);
    }
    let explains = explains(lines, &origins);
    Comparison { origins, explains }
}

/// The judge's e-mails, one below the other.
struct Letters<'a> {
    words: Words,
    lines: Vec<&'a str>,
    /// The place of the first word of each.
    starts: Vec<usize>,
}

impl<'a> Letters<'a> {
    fn new(texts: &[&'a str], hasher: &RandomState) -> Self {
        let mut letters = Letters { words: Words::default(), lines: Vec::new(), starts: Vec::new() };
        for text in texts {
            letters.starts.push(letters.words.hashes.len());
            for line in text.lines() {
                letters.words.add(letters.lines.len(), line, hasher, MAX_OWN_WORDS);
                letters.lines.push(line.trim_start_matches(['>', '|', ' ']).trim_end());
            }
            letters.words.end(hasher);
        }
        letters
    }

    /// The e-mail at a place.
    fn letter_at(&self, place: usize) -> usize {
        self.starts.partition_point(|start| *start <= place)
    }

    /// The number of words before this place in its e-mail.
    fn n_above(&self, place: usize) -> usize {
        let start = self.letter_at(place).checked_sub(1).and_then(|letter| self.starts.get(letter));
        place - start.copied().unwrap_or(0)
    }
}

/// All runs, at most [`MAX_RUNS`].
fn runs(words: &Words, own: &Words) -> Vec<Run> {
    // The first place of each key, and the next place with the same one.
    let mut first: HashMap<u64, usize, BuildHasherDefault<KeyHash>> = HashMap::default();
    first.reserve(words.hashes.len());
    let mut next = vec![usize::MAX; words.hashes.len()];
    for at in (0..words.hashes.len()).rev() {
        if let Some(key) = words.key(at) {
            let after = first.insert(key, at);
            if let (Some(next), Some(after)) = (next.get_mut(at), after) {
                *next = after;
            }
        }
    }
    let mut runs = Vec::new();
    let mut active: Vec<Run> = Vec::new();
    for place in 0..own.hashes.len() {
        let word = own.hashes.get(place);
        active.retain_mut(|run| {
            let continues = words.hashes.get(run.end()) == word;
            if continues {
                run.n_words += 1;
            } else if SHORTEST <= run.n_words {
                runs.push(*run);
            }
            continues
        });
        if MAX_RUNS <= runs.len() {
            break;
        }
        let mut at = own.key(place).and_then(|key| first.get(&key)).copied();
        for _ in 0..MAX_PLACES {
            let Some(here) = at.filter(|_| active.len() < MAX_ACTIVE) else { break };
            if !active.iter().any(|run| run.end() == here + 1) {
                active.push(Run::new(here, place, 1));
            }
            at = next.get(here).copied().filter(|next| *next != usize::MAX);
        }
    }
    runs.extend(active.into_iter().filter(|run| SHORTEST <= run.n_words));
    runs
}

/// The longest runs without common words, in the order of the e-mail.
fn disjoint(mut runs: Vec<Run>, n_words: usize, n_own: usize) -> Vec<Run> {
    let (mut taken, mut used) = (vec![false; n_words], vec![false; n_own]);
    runs.sort_unstable();
    let mut rests = BinaryHeap::new();
    let mut chosen = Vec::new();
    while let Some(run) = if runs.last() < rests.peek() { rests.pop() } else { runs.pop() } {
        let is_free = |i: &usize| taken.get(run.at + i) == Some(&false) && used.get(run.place.0 + i) == Some(&false);
        let Some(start) = (0..run.n_words).find(is_free) else { continue };
        let end = (start..run.n_words).find(|i| !is_free(i)).unwrap_or(run.n_words);
        if end - start == run.n_words {
            taken.get_mut(run.at..run.end()).unwrap_or_default().fill(true);
            used.get_mut(run.place.0..run.place_end()).unwrap_or_default().fill(true);
            chosen.push(run);
            continue;
        }
        // Its rest waits for its turn.
        for (start, end) in [(start, end), (end, run.n_words)] {
            if SHORTEST <= end - start {
                rests.push(Run::new(run.at + start, run.place.0 + start, end - start));
            }
        }
    }
    chosen.sort_unstable_by_key(|run| run.at);
    chosen
}

/// The decision which runs are the judge's.
struct Weighing<'a, F> {
    lines: &'a [Line<'a>],
    words: &'a Words,
    letters: &'a Letters<'a>,
    introduced: &'a F,
}

impl<F: Fn(usize) -> bool> Weighing<'_, F> {
    fn own(&self, runs: Vec<Run>) -> Vec<Run> {
        let introduced: Vec<bool> =
            runs.iter().map(|run| !self.is_marked(*run) && (self.introduced)(self.words.line_of(run.at))).collect();
        let mut own: Vec<bool> = (runs.iter().zip(&introduced))
            .map(|(run, introduced)| {
                let is_head = || self.letters.n_above(run.place.0) <= SHORTEST;
                self.is_long(*run) && (self.is_marked(*run) || *introduced || is_head())
            })
            .collect();
        let n_letters = self.letters.starts.len() + 1;
        // The last run in each e-mail: going down, then up, then down again with the lower ones known.
        let mut last: Vec<Option<Run>> = vec![None; n_letters];
        for (run, own) in runs.iter().zip(&mut own) {
            let Some(above) = last.get_mut(self.letters.letter_at(run.place.0)) else { continue };
            *own |=
                above.is_some_and(|above| self.is_long(*run) || above.end() == run.at && self.are_near(above, *run));
            if *own {
                *above = Some(*run);
            }
        }
        let mut lowest: Vec<usize> = vec![0; n_letters];
        let mut last: Vec<Option<Run>> = vec![None; n_letters];
        for (i, ((run, own), introduced)) in runs.iter().zip(&mut own).zip(&introduced).enumerate().rev() {
            let letter = self.letters.letter_at(run.place.0);
            let (Some(below), Some(lowest)) = (last.get_mut(letter), lowest.get_mut(letter)) else { continue };
            *own |= below.is_some_and(|below| run.end() == below.at && self.are_near(*run, below));
            if *own {
                *below = (!introduced).then_some(*run);
                *lowest = i.max(*lowest);
            }
        }
        let mut last: Vec<Option<Run>> = vec![None; n_letters];
        for (i, (run, own)) in runs.iter().zip(&mut own).enumerate() {
            let letter = self.letters.letter_at(run.place.0);
            let (Some(above), Some(lowest)) = (last.get_mut(letter), lowest.get(letter)) else { continue };
            *own |= i < *lowest && above.is_some_and(|above| self.are_near(above, *run));
            if *own {
                *above = Some(*run);
            }
        }
        let own: Vec<Run> = runs.into_iter().zip(own).filter(|(_, own)| *own).map(|(run, _)| run).collect();
        if self.is_copied_line(&own) { Vec::new() } else { self.filled(own) }
    }

    fn is_marked(&self, run: Run) -> bool {
        self.lines.get(self.words.line_of(run.at)).is_some_and(|line| line.marked)
    }

    fn is_long(&self, run: Run) -> bool {
        let n_long = self.words.n_long_before(run.end()) - self.words.n_long_before(run.at);
        LONG_RUN <= run.n_words && LONG_WORDS <= n_long
    }

    /// Returns whether a run below another one continues it.
    fn are_near(&self, above: Run, below: Run) -> bool {
        below.place.0.checked_sub(above.place_end()).is_some_and(|between| between <= NEAR)
            && self.is_marked(above) == self.is_marked(below)
    }

    /// Returns whether this is only one line without a mark, copied to be sent.
    fn is_copied_line(&self, own: &[Run]) -> bool {
        let [run] = own else { return false };
        let same = |words: &Words, first: usize, end: usize| words.line_of(first) == words.line_of(end - 1);
        !self.is_marked(*run)
            && same(self.words, run.at, run.end())
            && same(&self.letters.words, run.place.0, run.place_end())
    }

    /// Adds the judge's short lines that typed lines have separated from the runs.
    fn filled(&self, own: Vec<Run>) -> Vec<Run> {
        let mut filled: Vec<Run> = Vec::with_capacity(own.len());
        for run in own {
            if let Some(above) = filled.last().copied().filter(|above| {
                run.place.0.checked_sub(above.place_end()).is_some_and(|between| 0 < between && between <= NEAR)
            }) {
                let mut place = above.place_end();
                let between = self.words.hashes.get(above.end()..run.at).unwrap_or_default();
                let lines = self.words.lines.get(above.end()..run.at).unwrap_or_default();
                let mut at = above.end();
                for line in lines.chunk_by(|a, b| a == b) {
                    let typed = between.get(at - above.end()..at - above.end() + line.len()).unwrap_or_default();
                    let own = self.letters.words.hashes.get(place..run.place.0).unwrap_or_default();
                    if let Some(skipped) = own.windows(line.len()).position(|own| own == typed) {
                        filled.push(Run::new(at, place + skipped, typed.len()));
                        place += skipped + typed.len();
                    }
                    at += line.len();
                }
            }
            filled.push(run);
        }
        filled
    }
}

/// The origin of each line.
fn origins(lines: &[Line<'_>], words: &Words, letters: &Letters<'_>, runs: &[Run]) -> Vec<Origin> {
    let mut n_words = vec![0_usize; lines.len()];
    let mut n_own = vec![0_usize; lines.len()];
    let mut first_own = vec![usize::MAX; lines.len()];
    let count = |counts: &mut Vec<usize>, line: usize| counts.get_mut(line).into_iter().for_each(|n| *n += 1);
    words.lines.iter().for_each(|line| count(&mut n_words, *line));
    for run in runs {
        for i in 0..run.n_words {
            let line = words.line_of(run.at + i);
            count(&mut n_own, line);
            if let Some(first) = first_own.get_mut(line).filter(|first| **first == usize::MAX) {
                *first = run.place.0 + i;
            }
        }
    }
    let own_line = |place: usize| {
        letters.lines.get(letters.words.line_of(place)).map(|line| (*line).to_owned()).unwrap_or_default()
    };
    let last = n_own.iter().rposition(|n_own| *n_own != 0);
    let mut origins: Vec<Origin> = Vec::with_capacity(lines.len());
    for (at, (((line, n_words), n_own), place)) in lines.iter().zip(&n_words).zip(&n_own).zip(&first_own).enumerate() {
        // Below a quote that was cut, its reader may continue with the same words.
        let is_changed = || line.marked || *n_words <= 2 * n_own && (last != Some(at) || LONG_RUN <= *n_own);
        origins.push(match *n_own {
            0 => Origin::Other,
            n_own if n_own == *n_words => Origin::Judge,
            _ if is_changed() => Origin::Edited(own_line(*place)),
            _ => Origin::Other,
        });
    }
    join(lines, &n_words, &mut origins);
    origins
}

/// Gives the judge the lines without words between its own, and a link that was broken off. Marked lines among them were inserted.
fn join(lines: &[Line<'_>], n_words: &[usize], origins: &mut [Origin]) {
    let worded: Vec<usize> = (0..lines.len()).filter(|line| n_words.get(*line) != Some(&0)).collect();
    let is_own = |origins: &[Origin], line: usize| !matches!(origins.get(line), Some(Origin::Other) | None);
    for pair in worded.windows(2) {
        if let [above, below] = *pair
            && is_own(origins, above)
            && is_own(origins, below)
        {
            origins.get_mut(above + 1..below).unwrap_or_default().fill(Origin::Judge);
        }
    }
    for line in 1..lines.len() {
        let is_link = lines.get(line).is_some_and(|line| line.text.contains("://")) && n_words.get(line) == Some(&0);
        if is_link && is_own(origins, line - 1) {
            origins.get_mut(line).into_iter().for_each(|origin| *origin = Origin::Judge);
        }
    }
    for three in worded.windows(3) {
        if let [above, line, below] = *three
            && lines.get(line).is_some_and(|line| line.marked)
            && matches!(origins.get(line), Some(Origin::Other))
            && matches!(origins.get(above), Some(Origin::Judge))
            && is_own(origins, below)
        {
            origins.get_mut(line).into_iter().for_each(|origin| *origin = Origin::Edited(String::new()));
        }
    }
}

/// Gives back the lines without marks, except the rest of a broken line with marks.
fn keep_marked(lines: &[Line<'_>], origins: &mut [Origin]) {
    let mut is_below_marked = false;
    for (line, origin) in lines.iter().zip(origins) {
        is_below_marked = line.marked || is_below_marked && *origin != Origin::Other;
        if !is_below_marked {
            *origin = Origin::Other;
        }
    }
}

/// Returns whether the judge's lines are at least four fifths of the text that looks quoted: marked lines, and all lines below the judge's first one.
fn explains(lines: &[Line<'_>], origins: &[Origin]) -> bool {
    let first = origins.iter().position(|origin| *origin != Origin::Other).unwrap_or(lines.len());
    let (mut n_quoted, mut n_own) = (0, 0);
    for (at, (line, origin)) in lines.iter().zip(origins).enumerate() {
        if line.text.is_empty() || !line.marked && at < first {
            continue;
        }
        n_quoted += 1;
        n_own += usize::from(*origin != Origin::Other);
    }
    n_quoted * 4 <= n_own * 5
}

/// Returns whether most of an e-mail came back, with few gaps. Another one, whose text is gone, may have many of the same
/// sentences.
fn is_whole(letters: &Letters<'_>, runs: &[Run]) -> bool {
    let mut n_own = vec![0; letters.starts.len() + 1];
    let mut spans = vec![(usize::MAX, 0); letters.starts.len() + 1];
    for run in runs {
        let letter = letters.letter_at(run.place.0);
        n_own.get_mut(letter).into_iter().for_each(|n| *n += run.n_words);
        if let Some((start, end)) = spans.get_mut(letter) {
            (*start, *end) = (run.place.0.min(*start), run.place_end().max(*end));
        }
    }
    let n_all: usize = n_own.iter().sum();
    let Some((letter, n_own)) = n_own.into_iter().enumerate().max_by_key(|(_, n)| *n) else { return false };
    let start = letter.checked_sub(1).and_then(|at| letters.starts.get(at)).copied().unwrap_or(0);
    let length = letters.starts.get(letter).copied().unwrap_or(letters.words.hashes.len()) - start;
    let span = spans.get(letter).map_or(0, |(start, end)| end.saturating_sub(*start));
    4 * span <= 5 * n_own && length <= 2 * n_own && 4 * n_all <= 5 * n_own
}
