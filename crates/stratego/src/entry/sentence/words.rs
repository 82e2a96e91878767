//! The words and signs of a sentence, and the closed lists of their meanings.
use crate::board::{Direction, Square};
use crate::entry::moves::is_mark;
use crate::game::Stratego;
use crate::rank::Rank;
use crate::side::Side;
use chancery_rules::alphabet::{fold, is_apostrophe, is_ignored, narrow};
use chancery_rules::doubt::{Doubt, begins_question};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The meaning of a word or a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sense {
    /// A polite word.
    Polite,
    /// No meaning: articles, and words around a move.
    Idle,
    /// Corrects an earlier move.
    Corrects,
    /// Corrects an earlier move, or takes it back.
    Revokes,
    /// Leads to an old move, behind the new one: `not`, `instead of`.
    Old,
    /// The verb of a move.
    Verb,
    /// Leads to the square of a piece: `on`.
    At,
    /// Leads to the square that a piece leaves.
    From,
    /// Leads to the square that a piece goes to.
    To,
    /// The `x` between two squares.
    Cross,
    /// The verb of a strike.
    Strike,
    /// A direction, as the writer sees the board, with their own pieces at the bottom.
    Way(Direction),
    /// Leaves a doubt: `should`.
    Modal,
    /// Begins a polite request: `could you`.
    Request,
}

impl Sense {
    /// Returns whether it speaks of a move.
    pub(super) fn acts(self) -> bool {
        !matches!(self, Self::Polite | Self::Idle | Self::Corrects | Self::Revokes | Self::Old | Self::At)
    }

    /// Returns whether it says nothing about the squares of a move.
    pub(super) fn is_empty(self) -> bool {
        matches!(
            self,
            Self::Polite | Self::Idle | Self::Corrects | Self::Revokes | Self::Verb | Self::Modal | Self::Request
        )
    }
}

/// A word, a phrase or a sign of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Square(Square),
    Rank(Rank),
    Number(u8),
    /// A dash, an arrow or a colon.
    Dash,
    /// The sign of a strike, glued to both squares: `A4xA5`.
    Hit,
    /// Any other sign.
    Break,
    Said(Sense),
    Doubt(Doubt),
    Unknown,
}

#[rustfmt::skip]
static PHRASES: LazyLock<HashMap<&'static str, Sense>> = LazyLock::new(|| {
    const ROWS: &[(Sense, &[&str])] = &[
        (Sense::Polite, &[
            "please", "pls", "plz", "kindly", "thanks", "thank you", "many thanks", "thanks a lot", "thx", "tnx", "ty", "ta", "cheers",
            "ok", "okay", "alright", "all right", "well", "hi", "hello", "hey", "judge", "dear judge", "greetings", "regards",
            "best regards", "now", "right now", "for me",
        ]),
        (Sense::Idle, &[
            "the", "my", "a", "i", "ill", "im", "i will", "i am", "move is", "turn", "order", "orders", "my order is",
            "my move is", "my move will be", "my next move", "my next move is", "here is", "heres", "this is", "this turn",
            "for this turn", "this time",
            "instead", "after all", "piece", "square", "squares", "field", "fields", "space", "spaces",
        ]),
        (Sense::Corrects, &[
            "correction", "corrected", "sorry", "sorry about that", "actually", "no sorry", "sorry no", "make that", "make it", "new move",
            "new order", "i meant", "i mean", "rather", "should be", "should read", "should have been", "that should be",
            "that should read", "that should have been", "it should be", "typo", "pardon", "update", "revised", "amended",
        ]),
        (Sense::Revokes, &[
            "oops", "whoops", "nope", "nah", "my mistake", "my bad", "no wait", "wait", "wait no", "oh no", "scratch that", "scrap that",
            "no scratch that", "no scrap that", "no forget that", "forget that", "strike that", "change of plan", "change of plans",
            "on second thought", "on second thoughts",
            "just kidding", "just joking", "i changed my mind", "changed my mind", "ive changed my mind", "i have changed my mind",
        ]),
        (Sense::Old, &["not", "and not", "instead of", "rather than"]),
        (Sense::Verb, &[
            "move", "moves", "moving", "go", "goes", "going", "advance", "advances", "run", "runs", "step", "steps", "march", "marches",
            "walk", "walks", "send", "push", "bring", "play",
        ]),
        (Sense::At, &["on", "at", "in", "standing on"]),
        (Sense::From, &["from"]),
        (Sense::To, &["to", "onto", "into", "up to", "down to", "over to", "across to", "forward to", "back to", "ahead to"]),
        (Sense::Cross, &["x"]),
        (Sense::Strike, &[
            "take", "takes", "attack", "attacks", "strike", "strikes", "capture", "captures", "hit", "hits", "kill", "kills",
        ]),
        (Sense::Way(Direction::Up), &[
            "up", "upward", "upwards", "forward", "forwards", "ahead", "onward", "onwards", "straight up", "straight ahead",
            "straight forward", "north",
        ]),
        (Sense::Way(Direction::Down), &["down", "downward", "downwards", "back", "backward", "backwards", "south"]),
        (Sense::Way(Direction::Left), &["left", "leftward", "leftwards", "to the left", "to its left", "to my left", "west"]),
        (Sense::Way(Direction::Right), &["right", "rightward", "rightwards", "to the right", "to its right", "to my right", "east"]),
        (Sense::Modal, &[
            "should", "could", "must", "would", "can", "will", "shall", "may", "might", "would like to", "i would like to", "id like to",
            "would like", "want", "want to", "wants to", "lets", "let me", "gonna", "going to", "have to", "has to",
            "i think", "i guess", "i suppose",
            "better", "had better", "with", "toward", "towards",
        ]),
        (Sense::Request, &["can you", "could you", "would you", "will you", "can you please", "could you please", "would you please"]),
    ];
    ROWS.iter().flat_map(|(sense, phrases)| phrases.iter().map(|phrase| (*phrase, *sense))).collect()
});

/// The maximum number of words in a phrase.
const MAX_PHRASE: usize = 4;

/// Words of orders that are no plain moves, of other times, and of the past. A sentence with one of them is left alone.
#[rustfmt::skip]
const RESERVED: &[&str] = &[
    "rescue", "rescues", "plan", "plans", "setup", "then", "next", "later", "tomorrow", "after", "afterwards", "before",
    "played", "wanted", "have", "has",
];

const SHORT_RANKS: &[(&str, Rank)] = &[
    ("s", Rank::Spy),
    ("sgt", Rank::Sergeant),
    ("lt", Rank::Lieutenant),
    ("capt", Rank::Captain),
    ("maj", Rank::Major),
    ("col", Rank::Colonel),
    ("gen", Rank::General),
];

const NUMBERS: [&str; 9] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

const SMILEYS: &[&str] =
    &[":)", ":-)", ";)", ";-)", ":d", ":-d", ":p", ":-p", "xd", "=)", ":(", ":-(", "^^", "<3", "\\o/"];

/// A word or a sign before its meaning is looked up.
#[derive(Debug)]
enum Fragment {
    Word(String),
    Sign(Token),
}

/// The tokens of a sentence by a player of this side.
pub(super) fn tokens(rules: &Stratego, side: Side, text: &str) -> Vec<Token> {
    let pieces = pieces(text);
    let mut tokens = Vec::with_capacity(pieces.len());
    let (mut at, mut is_first) = (0, true);
    while let Some(piece) = pieces.get(at) {
        let (token, n) = match piece {
            Fragment::Sign(token) => (*token, 1),
            Fragment::Word(word) => meaning(rules, side, &pieces[at..], word, is_first),
        };
        is_first &=
            matches!(token, Token::Said(Sense::Polite | Sense::Corrects | Sense::Revokes) | Token::Dash | Token::Break);
        tokens.push(token);
        at += n;
    }
    tokens
}

/// The meaning of the first word here, and the number of pieces that it takes.
fn meaning(rules: &Stratego, side: Side, pieces: &[Fragment], word: &str, is_first: bool) -> (Token, usize) {
    if let Some(square) = rules.board().square(word) {
        return (Token::Square(square), 1);
    }
    if let Some((sense, n)) =
        phrase(pieces).filter(|(sense, _)| *sense == Sense::Request || !is_first || !begins_question(word))
    {
        return (Token::Said(sense), n);
    }
    let is = |name: &str| name.eq_ignore_ascii_case(word);
    let rank = Rank::ALL.into_iter().find(|rank| is(rank.name()));
    let rank = rank.or_else(|| SHORT_RANKS.iter().find(|(short, _)| is(short)).map(|(_, rank)| *rank));
    let number = || {
        let named = NUMBERS.iter().position(|name| is(name)).map(|at| at as u8 + 1);
        named.or_else(|| word.parse().ok())
    };
    let token = match rank {
        Some(rank) => Token::Rank(rank),
        // `Red: A4-A5`
        None if is(side.name()) && is_first && matches!(pieces.get(1), Some(Fragment::Sign(_))) => {
            Token::Said(Sense::Idle)
        }
        None if names_side(word) || RESERVED.contains(&word) => Token::Doubt(Doubt::Other),
        None => match number() {
            Some(number) => Token::Number(number),
            None => Doubt::of(word, is_first).map_or(Token::Unknown, Token::Doubt),
        },
    };
    (token, 1)
}

/// Returns whether a word is the name of a side, as in the judge's own sentences: `Red's scout`.
fn names_side(word: &str) -> bool {
    [word, word.strip_suffix('s').unwrap_or(word)]
        .into_iter()
        .any(|word| Side::ALL.into_iter().any(|side| side.name().eq_ignore_ascii_case(word)))
}

/// The longest phrase here, and the number of pieces that it takes. It may have a comma: `no, wait`.
fn phrase(pieces: &[Fragment]) -> Option<(Sense, usize)> {
    let (mut text, mut found) = (String::new(), None);
    let mut n_words = 0;
    for (at, piece) in pieces.iter().enumerate() {
        match piece {
            Fragment::Word(_) if n_words == MAX_PHRASE => break,
            Fragment::Word(word) => {
                n_words += 1;
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(word);
                found = PHRASES.get(text.as_str()).map(|sense| (*sense, at + 1)).or(found);
            }
            Fragment::Sign(Token::Break) => {}
            Fragment::Sign(_) => break,
        }
    }
    found
}

/// Cuts a sentence into words and signs.
fn pieces(text: &str) -> Vec<Fragment> {
    let mut pieces = Vec::new();
    for (index, chunk) in text.split_whitespace().enumerate() {
        let is_list_mark = || {
            let number = chunk.trim_end_matches(['.', ')']);
            number.len() < chunk.len() && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
        };
        if SMILEYS.contains(&chunk.to_lowercase().as_str()) || (index == 0 && is_list_mark()) {
            continue;
        }
        let chars: Vec<char> = chunk.chars().filter(|&c| !is_apostrophe(c) && !is_ignored(c)).map(narrow).collect();
        let mut word = String::new();
        for (at, &c) in chars.iter().enumerate() {
            if c.is_alphanumeric() {
                word.push(c);
                continue;
            }
            let before = at.checked_sub(1).and_then(|before| chars.get(before)).copied();
            let after = chars.get(at + 1).copied();
            let is_glued = before.is_some_and(char::is_alphanumeric) && after.is_some_and(char::is_alphanumeric);
            // `set-up`
            if c == '-' && is_glued && before.is_some_and(char::is_alphabetic) && after.is_some_and(char::is_alphabetic)
            {
                continue;
            }
            push_word(&mut pieces, std::mem::take(&mut word));
            let sign = match c {
                '*' | '×' | ':' if is_glued => Token::Hit,
                '*' | '×' if chars.len() == 1 && index != 0 => Token::Said(Sense::Cross),
                '*' | '_' => continue,
                '=' if after == Some('>') => Token::Dash,
                c if is_mark(c) => Token::Dash,
                _ => Token::Break,
            };
            if !matches!((sign, pieces.last()), (Token::Dash, Some(Fragment::Sign(Token::Dash)))) {
                pieces.push(Fragment::Sign(sign));
            }
        }
        push_word(&mut pieces, word);
    }
    pieces
}

/// Adds a word, or the three parts of `A4xA5`.
fn push_word(pieces: &mut Vec<Fragment>, word: String) {
    let is_square = |part: &str| {
        let number = part.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        part.len() == number.len() + 1 && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    };
    let strike = word.split_once(['x', 'X']).filter(|(from, to)| is_square(from) && is_square(to));
    match strike {
        Some((from, to)) => pieces.extend([
            Fragment::Word(from.to_lowercase()),
            Fragment::Sign(Token::Hit),
            Fragment::Word(to.to_lowercase()),
        ]),
        None => {
            let word = fold(&word);
            if !word.is_empty() {
                pieces.push(Fragment::Word(word));
            }
        }
    }
}
