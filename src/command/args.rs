//! The text that may follow a keyword, so that everyday sentences do not trigger commands.
//!
//! Most keywords are everyday words. "Pause for a second" must not stop a game, so each command's [`Spec`](super::Spec)
//! declares what it takes: one of the functions here, or a function in its own file.
use super::Lexicon;

/// The degree to which the text after a keyword fits the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// The line is a call.
    Call,
    /// It is neither a call nor a sentence, so the reply shows how to write the command.
    Wrong,
    /// It is a sentence that begins with the same word.
    Sentence,
}

/// Decides whether a line that begins with a keyword is a call.
pub type ArgSpec = fn(&KeywordLine) -> Match;

/// A line that begins with a keyword.
#[derive(Clone, Copy)]
pub struct KeywordLine<'a> {
    /// The keyword, one of those in [`Command::words`](super::Command::words).
    pub keyword: &'a str,
    /// The text after it, trimmed.
    pub rest: &'a str,
    /// The other beginnings of lines, and the judge's games.
    pub lexicon: Lexicon<'a>,
}

impl<'a> KeywordLine<'a> {
    /// The words after the keyword.
    pub fn words(&self) -> Vec<&'a str> {
        self.rest.split_whitespace().collect()
    }

    /// Returns the match for text that the command does not take.
    pub fn stray(&self) -> Match {
        if is_sentence(self.rest) { Match::Sentence } else { Match::Wrong }
    }

    /// Returns a call if this holds.
    pub fn call_if(&self, fits: bool) -> Match {
        if fits { Match::Call } else { self.stray() }
    }
}

/// Takes no text.
pub fn nothing(said: &KeywordLine) -> Match {
    said.call_if(said.rest.is_empty())
}

/// Takes names and numbers: at least `MIN` words, and at most `MAX`, that are not a sentence.
pub fn words<const MIN: usize, const MAX: usize>(said: &KeywordLine) -> Match {
    let n_words = said.rest.split_whitespace().count();
    said.call_if((MIN..=MAX).contains(&n_words) && !is_sentence(said.rest))
}

/// Takes the name of a game, or no text.
pub fn game(said: &KeywordLine) -> Match {
    if said.lexicon.games.is_game(said.rest) { Match::Call } else { words::<0, 1>(said) }
}

/// Takes a unit, or its place (`A BUD`, `Gulf of Lyons`), or no text.
pub fn unit(said: &KeywordLine) -> Match {
    // A single letter is the type of the unit. Names may contain "of".
    let rest =
        said.rest.split_once(' ').filter(|(first, _)| first.chars().count() == 1).map_or(said.rest, |(_, at)| at);
    let name = without_of(rest);
    said.call_if(name.split(' ').count() <= 5 && !is_sentence(&name))
}

/// Takes addresses.
pub fn address(said: &KeywordLine) -> Match {
    said.call_if(!said.rest.is_empty() && said.words().iter().all(|word| word.contains('@')))
}

/// Takes a date, which contains a number or a day.
pub fn date(said: &KeywordLine) -> Match {
    said.call_if(is_date(said.rest))
}

/// Returns whether this resembles a date: it contains a number or a day.
pub fn is_date(text: &str) -> bool {
    let is_day = |word: &&str| {
        let word = bare(word);
        DAYS.iter().any(|day| word == *day || word.len() == 3 && day.starts_with(&word))
    };
    text.contains(|c: char| c.is_ascii_digit()) || text.split_whitespace().any(|word| is_day(&word))
}

/// Days that are named without a number.
#[rustfmt::skip]
const DAYS: &[&str] = &[
    "today", "tonight", "tomorrow", "noon", "midnight", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
];

/// Returns whether this is (the rest of) a sentence, and not a list of names: it contains a function word, or has a
/// sentence's punctuation.
pub fn is_sentence(text: &str) -> bool {
    let text = text.trim();
    // `?demo` is a game.
    let is_marked = !text.starts_with('?') && text.starts_with(MARKS);
    if is_marked || text.ends_with(ENDS) && !is_sign(text) {
        return true;
    }
    let words: Vec<String> = text.split_whitespace().map(bare).collect();
    let is_little = |i: usize, word: &str| match word {
        // `A` and `I` are also abbreviations of powers.
        "a" | "i" => words.get(i + 1).is_some_and(|next| 1 < next.chars().count()),
        word => LITTLE.contains(&word) || word.contains(['\'', '’']),
    };
    words.iter().enumerate().any(|(i, word)| is_little(i, word))
}

/// A text without "of", since "Fall of 1901" names a phase.
pub fn without_of(text: &str) -> String {
    text.split_whitespace().filter(|word| !word.eq_ignore_ascii_case("of")).collect::<Vec<_>>().join(" ")
}

/// Takes names, perhaps joined by "and": at most `MAX` words that are not a sentence.
pub fn names<const MAX: usize>(said: &KeywordLine) -> Match {
    let names: Vec<&str> = said.words().into_iter().filter(|word| !word.eq_ignore_ascii_case("and")).collect();
    said.call_if(names.len() <= MAX && !is_sentence(&names.join(" ")))
}

/// Marks that follow the first word of a sentence, but never a keyword.
const MARKS: &[char] = &[',', '.', '!', ':', ';', '?', '…', '\'', '’', ')', '–', '—'];

/// Marks that end a sentence.
const ENDS: &[char] = &['.', '!', '?', '…', ','];

/// Returns whether the last word is a separate sign (`*`, `?`), and so does not end a sentence.
fn is_sign(text: &str) -> bool {
    text.split_whitespace().next_back().is_some_and(|word| !word.contains(char::is_alphanumeric))
}

/// A word in lower case, without the marks around it.
fn bare(word: &str) -> String {
    word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase()
}

/// Function words of English sentences, which are never names of games, powers or files.
#[rustfmt::skip]
const LITTLE: &[&str] = &[
    "about", "above", "across", "after", "again", "against", "ago", "alone", "along", "already", "also", "although",
    "always", "am", "among", "an", "and", "another", "anybody", "anyone", "anything", "are", "around", "as", "at", "away", "back",
    "be", "because", "been", "before", "behind", "being", "below", "between", "but", "by", "can", "can't", "cannot",
    "could", "did", "do", "does", "doing", "don't", "done", "during", "each", "either", "else", "enough", "even", "ever",
    "everybody", "everyone", "everything", "for", "from", "had", "has", "have", "having", "he", "hence", "her", "here",
    "him", "himself", "his", "how", "however", "if", "immediately", "in", "instead", "into", "is", "it", "its", "itself",
    "just", "know", "let", "like", "maybe", "me", "mine", "more", "most", "much", "must", "my", "myself", "never", "nor", "not",
    "nothing", "now", "of", "off", "on", "once", "only", "onto", "or", "other", "others", "otherwise", "our", "ours",
    "ourselves", "out", "over", "perhaps", "please", "quickly", "quietly", "rather", "really", "shall", "she", "should",
    "since", "so", "some", "somebody", "someone", "something", "soon", "still", "such", "than", "thank", "thanks", "that",
    "the", "their", "theirs", "them", "then", "there", "therefore", "these", "they", "thing", "things", "this", "those",
    "though", "through", "till", "to", "today", "together", "tomorrow", "tonight", "too", "toward", "towards", "under",
    "unless", "until", "up", "upon", "us", "very", "was", "we", "were", "what", "whatever", "when", "where", "whether",
    "which", "while", "who", "whose", "why", "will", "with", "within", "without", "would", "yesterday", "yet", "you",
    "your", "yours", "yourself",
];
