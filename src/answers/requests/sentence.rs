//! A sentence as words with their kinds: little words, days, numbers, powers, and words that make it about other people.
use crate::rules::{Power, PowerName};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The most words of a sentence that can be a wish.
const MAX_WORDS: usize = 14;
/// The most bytes of a text for other people.
const MAX_TEXT: usize = 2000;

/// A sentence, word by word.
pub(super) struct Sentence<'t> {
    pub(super) text: &'t str,
    pub(super) words: Vec<SaidWord>,
}

/// A word of a sentence.
pub(super) struct SaidWord {
    /// In lower case, without the marks around it.
    pub(super) plain: String,
    /// The same without the ending of a plural.
    pub(super) stem: String,
    pub(super) kind: WordKind,
    /// The end of the word in the text.
    pub(super) end: usize,
}

/// The part that a word plays in a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum WordKind {
    /// A word that changes nothing: `please`, `the`, `I`.
    Little,
    /// A word of another person, of the past, or of a condition.
    Guard,
    /// `not`, `never`, and words that undo: `cancel`, `against`.
    Negation,
    /// A day, or a part of a date.
    Date,
    /// A number.
    Number(u32),
    /// A unit of time, in hours.
    Unit(u32),
    /// The name of a power.
    Power(Power),
    /// Any other word.
    Other,
}

impl<'t> Sentence<'t> {
    /// Reads a sentence. `None` if it has no words, or so many that only a text for others could have them.
    pub(super) fn read(text: &'t str, powers: &[PowerName], own: &[Power]) -> Option<Self> {
        let is_short = text.split_whitespace().nth(MAX_WORDS).is_none();
        if MAX_TEXT < text.len() || !(is_short || super::pattern::opens_text(text, powers)) {
            return None;
        }
        let mut words = Vec::new();
        for typed in text.split_whitespace().take(4 * MAX_WORDS) {
            let end = typed.as_ptr() as usize - text.as_ptr() as usize + typed.len();
            let rest = typed.trim_start_matches(|c: char| "@\"'“‘(*_".contains(c));
            if typed.starts_with('@') {
                words.push(SaidWord::new("@", WordKind::Other, end));
            }
            let marks = |c: char| !c.is_alphanumeric() && c != '/';
            let bare = rest.trim_end_matches(marks).to_lowercase().replace('’', "'");
            for part in opened(&bare).into_iter().filter(|part| !part.is_empty()) {
                // The writer's own power is no other person.
                let kind = match WordKind::of(part, powers) {
                    WordKind::Power(power) if own.contains(&power) => WordKind::Little,
                    kind => kind,
                };
                words.push(SaidWord::new(part, kind, end));
            }
        }
        let mut sentence = Self { text, words };
        sentence.settle_persons();
        sentence.settle_months();
        Some(sentence).filter(|sentence| !sentence.words.is_empty())
    }

    /// "Could you" asks the judge, and "can we" for the game. Elsewhere `you` and `we` are other people.
    fn settle_persons(&mut self) {
        let is_one_of =
            |word: Option<&SaidWord>, all: &[&str]| word.is_some_and(|word| all.contains(&word.plain.as_str()));
        for i in 0..self.words.len() {
            let Some(word) = self.words.get(i).filter(|word| ["you", "we"].contains(&word.plain.as_str())) else {
                continue;
            };
            let before = i.checked_sub(1).and_then(|at| self.words.get(at));
            let is_judge = is_one_of(before, MODALS)
                || is_one_of(self.words.get(i + 1), MODALS)
                || word.plain == "you" && is_one_of(before, &["to", "from", "for"]);
            let kind = if is_judge { WordKind::Little } else { WordKind::Guard };
            let (plain, end) = (word.plain.clone(), word.end);
            if let Some(word) = self.words.get_mut(i) {
                *word = SaidWord::new(&plain, kind, end);
            }
        }
    }

    /// "May" and "march" are months only next to a number.
    fn settle_months(&mut self) {
        for i in 0..self.words.len() {
            let is_number = |at: Option<usize>| {
                at.and_then(|at| self.words.get(at))
                    .is_some_and(|word| word.plain.starts_with(|c: char| c.is_ascii_digit()))
            };
            let is_beside = is_number(i.checked_sub(1)) || is_number(Some(i + 1));
            if let Some(word) = self.words.get_mut(i).filter(|word| ["may", "march"].contains(&word.plain.as_str())) {
                word.kind = match (is_beside, word.plain.as_str()) {
                    (true, _) => WordKind::Date,
                    (false, "may") => WordKind::Little,
                    (false, _) => WordKind::Other,
                };
            }
        }
    }

    /// Makes the game's name a little word.
    pub(super) fn belittle(&mut self, name: &str) {
        for word in self.words.iter_mut().filter(|word| word.plain.eq_ignore_ascii_case(name)) {
            word.kind = WordKind::Little;
        }
    }

    /// Returns whether it is a question or a request, rather than a statement.
    pub(super) fn asks(&self) -> bool {
        self.text.trim_end().ends_with('?')
            || self.words.first().is_some_and(|word| OPENERS.contains(&word.plain.as_str()))
    }

    /// Its clauses, if it has several and is about no other person: "kids are ill, I need more time".
    pub(super) fn clauses(&self) -> Vec<&[SaidWord]> {
        let is_mine = |word: &SaidWord| match word.kind {
            WordKind::Guard => super::word_classes::PAST.contains(&word.plain.as_str()),
            kind => !matches!(kind, WordKind::Power(_)),
        };
        let ends = |word: &SaidWord| {
            self.text.get(..word.end).is_some_and(|head| head.ends_with([',', ':', '!', '?', '.', '…', ')']))
        };
        let mut clauses: Vec<&[SaidWord]> = Vec::new();
        let mut rest = self.words.as_slice();
        while !rest.is_empty() {
            let begins = |word: &SaidWord| LINKS.contains(&word.plain.as_str());
            let is_cut = |pair: &[SaidWord]| matches!(pair, [word, next] if ends(word) || begins(next));
            let at = rest.windows(2).position(is_cut).map_or(rest.len(), |at| at + 1);
            let (clause, after) = rest.split_at(at);
            clauses.push(clause);
            rest = after;
        }
        if clauses.len() < 2 || !self.words.iter().all(is_mine) { Vec::new() } else { clauses }
    }

    /// The powers that it names.
    pub(super) fn powers(&self) -> Vec<Power> {
        self.words
            .iter()
            .filter_map(|word| if let WordKind::Power(power) = word.kind { Some(power) } else { None })
            .collect()
    }
}

impl SaidWord {
    fn new(plain: &str, kind: WordKind, end: usize) -> Self {
        Self { plain: plain.to_owned(), stem: stem(plain).to_owned(), kind, end }
    }

    /// Returns whether it is a number and a unit of time in one word: `24h`.
    pub(super) fn is_length(&self) -> bool {
        if !self.plain.starts_with(|c: char| c.is_ascii_digit()) {
            return false;
        }
        let digits = self.plain.trim_end_matches(|c: char| c.is_ascii_lowercase());
        digits.bytes().all(|byte| byte.is_ascii_digit())
            && ["h", "hr", "hrs", "d", "w"].contains(&self.plain.get(digits.len()..).unwrap_or_default())
    }
}

impl WordKind {
    fn of(plain: &str, powers: &[PowerName]) -> Self {
        if plain.starts_with(|c: char| c.is_ascii_digit()) {
            let is_date = || if is_ordinal(plain) { Self::Date } else { Self::Other };
            return number(plain).map_or_else(is_date, Self::Number);
        }
        let (spelt, stem) = (KINDS.get(plain), KINDS.get(stem(plain)));
        if let (Some(kind @ Self::Number(_)), _) | (_, Some(kind @ Self::Unit(_))) = (spelt, stem) {
            return *kind;
        }
        if let Some(place) = powers.iter().position(|power| power.name.eq_ignore_ascii_case(plain)) {
            return Self::Power(Power(u16::try_from(place).unwrap_or_default()));
        }
        match (spelt, stem) {
            (Some(kind), _) => *kind,
            (None, Some(Self::Little)) => Self::Little,
            (None, _) => Self::Other,
        }
    }
}

/// The kinds of the words in the lists below, of units of time as stems. A word of several lists has the kind of the last one here.
static KINDS: LazyLock<HashMap<&str, WordKind>> = LazyLock::new(|| {
    let lists = [
        (LITTLE, WordKind::Little),
        (DATES, WordKind::Date),
        (GUARDS, WordKind::Guard),
        (REVERSALS, WordKind::Negation),
        (NEGATIONS, WordKind::Negation),
    ];
    let listed = lists.into_iter().flat_map(|(words, kind)| words.iter().map(move |word| (*word, kind)));
    let units = UNITS.iter().map(|(word, hours)| (*word, WordKind::Unit(*hours)));
    let numbers = NUMBERS.iter().map(|(word, number)| (*word, WordKind::Number(*number)));
    listed.chain(units).chain(numbers).collect()
});

/// A word without the ending of a plural: `orders` as `order`.
pub(super) fn stem(word: &str) -> &str {
    if word == "armies" {
        return "army";
    }
    let is_plural = 3 < word.len() && word.ends_with('s') && !["ss", "us", "is"].iter().any(|end| word.ends_with(end));
    if is_plural { &word[..word.len() - 1] } else { word }
}

/// Returns whether a clause is a question, or says please.
pub(super) fn begs(clause: &[SaidWord]) -> bool {
    let is_plea = |word: &SaidWord| ["please", "pls", "plz"].contains(&word.plain.as_str());
    clause.first().is_some_and(|word| OPENERS.contains(&word.plain.as_str())) || clause.iter().any(is_plea)
}

/// Returns whether a word changes nothing, as a stem.
pub(super) fn is_little(stem: &str) -> bool {
    let is_time = || {
        DATES.contains(&stem)
            || is_ordinal(stem)
            || UNITS.iter().any(|(unit, _)| *unit == stem)
            || number(stem).is_some()
    };
    LITTLE.contains(&stem)
        || NEGATIONS.contains(&stem)
        || GUARDS.contains(&stem)
        || QUESTION_WORDS.contains(&stem)
        || is_time()
}

/// The words of a contraction: `i'm` as `i am`.
fn opened(word: &str) -> Vec<&str> {
    if let Some((_, parts)) = OPENED.iter().find(|(whole, _)| *whole == word) {
        return parts.to_vec();
    }
    let Some((head, tail)) = word.split_once('\'') else { return vec![word] };
    match tail {
        "m" => vec![head, "am"],
        "re" => vec![head, "are"],
        "ll" => vec![head, "will"],
        "d" => vec![head, "would"],
        "ve" => vec![head, "have"],
        "t" => vec![head.strip_suffix('n').unwrap_or(head), "not"],
        "s" if QUESTION_WORDS.contains(&head) => vec![head, "is"],
        _ => vec![head],
    }
}

/// The number that a word is: `2`, `two`, `another`.
fn number(word: &str) -> Option<u32> {
    let spelt = NUMBERS.iter().find(|(name, _)| *name == word).map(|(_, number)| *number);
    spelt.or_else(|| word.parse().ok().filter(|number| *number < 10_000))
}

/// Returns whether a word is a day of a month: `3rd`.
fn is_ordinal(word: &str) -> bool {
    let digits = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    !digits.is_empty()
        && digits.len() <= 2
        && word.get(digits.len()..).is_some_and(|end| ["st", "nd", "rd", "th"].contains(&end))
        && number(digits).is_some()
}

#[rustfmt::skip]
const DATES: &[&str] = &[
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "tues", "wed", "thu", "thurs", "fri", "sat",
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december", "jan", "feb",
    "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "today", "tonight", "tomorrow", "weekend", "christmas",
];

/// The units of time, in hours.
const UNITS: &[(&str, u32)] = &[("hour", 1), ("hr", 1), ("day", 24), ("night", 24), ("week", 168), ("fortnight", 336)];

#[rustfmt::skip]
const NUMBERS: &[(&str, u32)] = &[
    ("one", 1), ("another", 1), ("two", 2), ("couple", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7), ("eight", 8),
    ("nine", 9), ("ten", 10), ("twelve", 12), ("fourteen", 14),
];

const QUESTION_WORDS: &[&str] = &["who", "what", "where", "when", "how", "why", "that", "it", "here", "there"];

const OPENED: &[(&str, &[&str])] = &[
    ("can't", &["can", "not"]),
    ("cant", &["can", "not"]),
    ("cannot", &["can", "not"]),
    ("won't", &["will", "not"]),
    ("wont", &["will", "not"]),
    ("dont", &["do", "not"]),
    ("didnt", &["did", "not"]),
    ("doesnt", &["does", "not"]),
    ("hasnt", &["has", "not"]),
    ("havent", &["have", "not"]),
    ("isnt", &["is", "not"]),
    ("let's", &["let", "us"]),
    ("lets", &["let", "us"]),
    ("whats", &["what", "is"]),
    ("whos", &["who", "is"]),
    ("im", &["i", "am"]),
    ("ive", &["i", "have"]),
    ("ill", &["i", "will"]),
    ("whens", &["when", "is"]),
    ("wheres", &["where", "is"]),
    ("hows", &["how", "is"]),
    ("wanna", &["want", "to"]),
    ("gonna", &["going", "to"]),
    ("gimme", &["give", "me"]),
    ("lemme", &["let", "me"]),
    ("dunno", &["do", "not", "know"]),
    ("u", &["you"]),
    ("ur", &["your"]),
    // Slips of the pen that are common.
    ("adress", &["address"]),
    ("recieve", &["receive"]),
    ("recieved", &["received"]),
    ("calender", &["calendar"]),
    ("extention", &["extension"]),
    ("pasword", &["password"]),
    ("deadlne", &["deadline"]),
    ("ordrs", &["orders"]),
];

/// The words that begin another clause.
const LINKS: &[&str] = &["and", "so", "because", "but", "since", "as"];

/// The words that make "you" the judge, and "we" the players.
#[rustfmt::skip]
const MODALS: &[&str] = &[
    "can", "could", "would", "will", "do", "did", "have", "are", "may", "might", "shall", "should", "must", "need", "let",
];

const NEGATIONS: &[&str] = &["not", "no", "never", "nor", "nobody", "none", "nothing", "without"];

/// The words of other people, of the past, and of conditions.
#[rustfmt::skip]
const GUARDS: &[&str] = &[
    "he", "she", "they", "him", "her", "hers", "his", "them", "their", "theirs", "you", "we", "said", "says", "told", "thinks", "thought",
    "wrote", "writes", "heard", "was", "were", "went", "had", "been", "bounced", "if", "unless", "whether", "otherwise", "except",
];

/// The words that turn a wish into its opposite.
#[rustfmt::skip]
const REVERSALS: &[&str] = &[
    "cancel", "strike", "revoke", "withdraw", "undo", "delete", "remove", "drop", "stop", "end", "ignore", "forget", "scrap", "retract",
    "against", "back", "refuse", "reject", "decline", "avoid", "instead",
];

/// The words that begin a question or a request.
#[rustfmt::skip]
const OPENERS: &[&str] = &[
    "who", "whom", "whose", "what", "when", "where", "why", "how", "which", "is", "are", "am", "do", "does", "did", "have", "has", "can",
    "could", "may", "would", "will", "please", "send", "show", "tell", "give", "list",
];

/// The words that change nothing.
#[rustfmt::skip]
const LITTLE: &[&str] = &[
    "i", "me", "my", "mine", "myself", "am", "is", "are", "be", "being", "will", "would", "can", "could", "shall", "may", "might",
    "must", "should", "do", "does", "did", "have", "has", "having", "a", "an", "the", "this", "that", "these", "those", "it", "its",
    "to", "for", "of", "in", "on", "at", "from", "by", "with", "as", "and", "but", "then", "so", "just", "now", "currently",
    "please", "pls", "plz", "kindly", "here", "there", "too", "also", "still", "yet", "already", "really", "very", "quite",
    "rather", "some", "any", "all", "our", "us", "your", "let", "ok", "okay", "yes", "well", "hi", "hello", "hey", "dear", "judge",
    "sir", "thank", "thanks", "thx", "ta", "cheer", "sorry", "want", "like", "prefer", "need", "wish", "get", "got", "give",
    "think", "believe", "guess", "hope", "suppose", "afraid", "going", "about", "game", "turn", "phase", "possible", "possibly",
    "perhap", "maybe", "actually", "simply", "only", "quickly", "until", "till", "next", "know", "tell", "wonder", "wondering", "exactly",
    "between", "during", "through", "lol", "oh", "oops", "hm", "hmm", "um", "folk", "guy", "mate", "moment", "right", "far", "bit", "able",
    "anyway", "unfortunately", "asap", "soon", "handy", "helpful", "useful", "appreciated", "grateful", "morning", "evening",
    "afternoon", "noon", "midnight", "easter", "love", "after",
];
