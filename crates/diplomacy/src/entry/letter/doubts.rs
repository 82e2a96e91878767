//! Decides whether a sentence may be an order at all.
use crate::entry::grammar::Parser;
use crate::entry::grammar::phrases::Phrases;
use crate::entry::grammar::words::Kind;
use chancery_rules::doubt::{self, Doubt};
use chancery_rules::{Power, Rejected};
use chancery_text::say;
use chancery_text::sentence::line;
use std::ops::Range;
use std::sync::LazyLock;

/// The sentence for the writer. `None` if the sentence is not the judge's business.
pub(super) fn why(doubt: Doubt) -> Option<Rejected> {
    doubt.why(say!("I read no conditions in orders. {} says how an order can wait for one.", line("HELP IF")))
}

/// Returns whether a sentence that was not read seems to take back the order before it: "nah, hold it there instead".
pub(super) fn takes_back(text: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let is_one = |word: &str| {
        matches!(
            word.to_lowercase().as_str(),
            "nah" | "nope" | "scratch" | "scrap" | "strike" | "oops" | "whoops" | "wrong" | "rather"
        )
    };
    let ends_so = words.clone().next_back().is_some_and(|word| word.eq_ignore_ascii_case("instead"));
    ends_so || words.by_ref().take(3).any(is_one)
}

/// Phrases that are harmless although a word of these lists is in them. With them, a sentence is never certain.
#[rustfmt::skip]
static HARMLESS: LazyLock<Phrases<()>> = LazyLock::new(|| {
    let phrases = [
    "had better", "id like", "i would like", "could you please", "could you", "can you please", "can you", "please could you",
    "would like", "no change to", "should have been", "like to", "i think", "i want", "for me", "is to", "is supposed to",
    "ive had", "had second thoughts about", "sorry to be a nuisance", "dont move", "do not move", "doesnt move", "does not move",
    "is not moving", "isnt moving",
    ];
    Phrases::of(&phrases.map(|phrase| (phrase, ())))
});

/// Looks for a word that keeps these tokens from being an order of this power. Words that were read as sweeps raise no doubt.
pub(super) fn doubt(parser: &Parser<'_>, own: &[Power], tokens: Range<usize>, read: &[Range<usize>]) -> Option<Doubt> {
    let words = &parser.words;
    if tokens.clone().any(|at| words.tokens.get(at).is_some_and(|token| token.stop == Some('?'))) {
        return Some(Doubt::Question);
    }
    let (mut found, mut at, mut is_first) = (None, tokens.start, true);
    while at < tokens.end {
        if let Some(sweep) = read.iter().find(|sweep| sweep.contains(&at)) {
            (at, is_first) = (sweep.end, false);
            continue;
        }
        if let Some(len) = harmless_at(parser, at) {
            (at, is_first) = (at + len, false);
            continue;
        }
        let word = words.word_at(at);
        if word.is_empty() {
            at += 1;
            continue;
        }
        if let Some((_, end)) = parser.exactly_at(at).filter(|_| word.len() > 2) {
            (at, is_first) = (end.max(at + 1), false);
            continue;
        }
        let here = doubt_at(parser, own, at, is_first);
        found = found.or(here);
        (at, is_first) = (at + 1, false);
    }
    found
}

/// Returns whether a sentence asks something, other than a favour: `could you move Vienna to Galicia, please?`
pub(super) fn is_question(parser: &Parser<'_>, tokens: Range<usize>) -> bool {
    let words = &parser.words;
    let asks = tokens.clone().any(|at| words.tokens.get(at).is_some_and(|token| token.stop == Some('?')));
    let mut at = tokens.start;
    while at < tokens.end && (words.word_at(at).is_empty() || parser.used_at(at).is_some()) {
        at += parser.used_at(at).unwrap_or(1);
    }
    let first = words.word_at(at);
    let tells = [
        "what i want",
        "what i would like",
        "what id like",
        "would like",
        "do not",
        "will do",
        "do put",
        "do send",
        "do move",
        "do have",
        "do let",
        "do keep",
        "do take",
        "would it be possible to have",
    ];
    let begins = doubt::begins_question(first) && tells.iter().all(|phrase| words.phrase_at(at, phrase).is_none());
    let is_polite = || {
        if words.phrase_at(at, "would it be possible to have").is_some() {
            return true;
        }
        let asks_for = |at| {
            matches!(words.word_at(at), "please" | "pls" | "plz" | "kindly" | "kind")
                || words.phrase_at(at, "would you mind").is_some()
        };
        matches!(first, "can" | "could" | "would" | "will")
            && (matches!(words.word_at(at + 1), "you" | "u") || tokens.clone().any(asks_for))
    };
    (asks || begins) && !is_polite()
}

/// Returns whether a question only names what the next sentence is about: `Vienna? Galicia, please.`
pub(super) fn is_topic(parser: &Parser<'_>, tokens: Range<usize>) -> bool {
    const MAX_TOKENS: usize = 6;
    tokens.len() <= MAX_TOKENS && !doubt::begins_question(parser.words.word_at(tokens.start))
}

/// Returns whether a power named here is only spoken of: `war with Italy`, `Russia's letter`.
pub(super) fn is_only_mentioned(parser: &Parser<'_>, at: usize) -> bool {
    let words = &parser.words;
    let before = at.checked_sub(1).map_or("", |before| words.word_at(before));
    let leads = matches!(
        before,
        "with" | "for" | "on" | "from" | "about" | "against" | "of" | "than" | "by" | "the" | "and" | "at"
    );
    words.owner_at(at) != words.word_at(at) || (leads && parser.names.power(words.word_at(at)).is_some())
}

/// The doubt that this word raises.
pub(super) fn doubt_at(parser: &Parser<'_>, own: &[Power], at: usize, is_first: bool) -> Option<Doubt> {
    let word = parser.words.word_at(at);
    match Doubt::of(word, is_first) {
        Some(doubt @ (Doubt::Question | Doubt::Condition)) => Some(doubt),
        _ if names_another_power(parser, own, at) => Some(Doubt::Other),
        None if word == "take" && parser.words.word_at(at + 1) == "back" => Some(Doubt::Withdrawal),
        doubt => doubt,
    }
}

/// The number of tokens here that mean nothing, and raise no doubt.
pub(super) fn harmless_at(parser: &Parser<'_>, at: usize) -> Option<usize> {
    let known = HARMLESS.at(&parser.words, at, |()| true).map(|((), len)| len);
    known.or_else(|| parser.used_at(at))
}

/// Returns whether a line begins by addressing another power: `Dear Russia`.
pub(super) fn addresses_another(parser: &Parser<'_>, own: &[Power]) -> bool {
    let greets = matches!(parser.words.word_at(0), "dear" | "hi" | "hello" | "hey" | "to" | "greetings");
    greets && names_another_power(parser, own, 1)
}

/// Returns whether a line begins with the name of another power that it speaks to: `Germany, please do not ...`.
pub(super) fn calls_another(parser: &Parser<'_>, own: &[Power]) -> bool {
    let greets =
        matches!(parser.words.word_at(0), "dear" | "hi" | "hello" | "hey" | "to" | "greetings" | "ok" | "so" | "well");
    let at = usize::from(greets);
    names_another_power(parser, own, at) && parser.words.kind(at + 1) == Some(Kind::Comma)
}

/// Returns whether the name of a power that is not the writer's is here, and not before its unit.
fn names_another_power(parser: &Parser<'_>, own: &[Power], at: usize) -> bool {
    let before_unit = || {
        let next = parser.words.word_at(at + 1);
        matches!(next, "a" | "f" | "army" | "fleet") || parser.exactly_at(at + 1).is_some()
    };
    is_foreign(parser, own, at) && !before_unit()
}

/// Returns whether the name of a power that is not the writer's is here: `Austria`, `the Austrians`.
pub(super) fn is_foreign(parser: &Parser<'_>, own: &[Power], at: usize) -> bool {
    let word = parser.words.word_at(at);
    if word.len() < 3 {
        return false;
    }
    let singular = word.strip_suffix('s').unwrap_or(word);
    let power = [word, parser.words.owner_at(at), singular].into_iter().find_map(|word| parser.names.power(word));
    power.is_some_and(|power| !own.contains(&power))
}
