//! The closed lists of words that keep a sentence from being an order.
use crate::Rejected;
use chancery_text::say;
use chancery_text::sentence::{Say, line};

/// The reason why a sentence is no order, regardless of its other words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// It asks something.
    Question,
    /// It depends on something.
    Condition,
    /// It denies something.
    Negation,
    /// It takes an order back.
    Withdrawal,
    /// It is about other people, or about the past.
    Other,
}

impl Doubt {
    /// The doubt that this word raises. It is in lower case, without apostrophes.
    pub fn of(word: &str, is_first: bool) -> Option<Self> {
        if is_first && begins_question(word) {
            return Some(Self::Question);
        }
        let lists = [
            (CONDITIONS, Self::Condition),
            (OTHERS, Self::Other),
            (NEGATIONS, Self::Negation),
            (WITHDRAWALS, Self::Withdrawal),
        ];
        lists.into_iter().find(|(words, _)| words.contains(&word)).map(|(_, doubt)| doubt)
    }

    /// The sentence for the writer. A condition's is the game's own. `None` if the sentence is not the judge's business.
    pub fn why<'a>(self, of_condition: impl Say<'a>) -> Option<Rejected> {
        Some(match self {
            Self::Question => Rejected::because(say!(
                "I read this as a question, so I have filed no order. To give one, send the order alone."
            )),
            Self::Condition => Rejected::because(of_condition),
            Self::Negation => Rejected::because(say!(
                "I can't tell from a \"not\" which order you want instead. Please send that order alone."
            )),
            Self::Withdrawal => {
                Rejected::because(say!("To take an order back, please send {} and the order.", line("DROP")))
            }
            Self::Other => return None,
        })
    }
}

/// Returns whether a sentence that begins with this word asks something.
pub fn begins_question(word: &str) -> bool {
    ASKING.contains(&word)
}

/// The words that begin a question.
#[rustfmt::skip]
const ASKING: &[&str] = &[
    "what", "why", "who", "how", "where", "which", "is", "are", "am", "should", "would", "could", "can", "do", "does", "did",
    "will", "shall", "may",
];

#[rustfmt::skip]
const CONDITIONS: &[&str] = &[
    "if", "unless", "when", "or", "maybe", "perhaps", "otherwise", "once", "until", "provided", "assuming", "except",
    "whether", "else", "unsure", "possibly", "depending",
    // The places of other languages are known, so their conditions must be.
    "falls", "wenn", "sofern", "sonst", "oder", "vielleicht", "ausser", "si", "sauf", "sinon", "ou", "salvo", "sino", "quizas", "se",
    "oppure", "forse", "als", "tenzij", "indien", "anders", "misschien", "jesli", "gdy", "lub", "albo", "om", "eller", "kanske",
];

#[rustfmt::skip]
const NEGATIONS: &[&str] = &[
    "not", "never", "no", "dont", "cannot", "cant", "wont", "isnt", "doesnt", "nor", "neither", "without", "didnt", "shouldnt",
    "wouldnt", "stop", "avoid", "none",
    "nicht", "kein", "keine", "niemals", "pas", "jamais", "ne", "nunca", "jamas", "niet", "geen", "nooit", "nie", "nigdy", "inte", "ej",
    "aldrig", "nao",
];

const WITHDRAWALS: &[&str] =
    &["delete", "cancel", "scratch", "drop", "undo", "withdraw", "forget", "ignore", "scrap", "disregard", "revoke"];

#[rustfmt::skip]
const OTHERS: &[&str] = &[
    "you", "dear", "he", "she", "they", "we", "us", "him", "her", "his", "their", "your", "yours", "yourself", "said", "says", "told", "tell",
    "wrote", "writes", "heard", "hear", "thinks", "thinking", "was", "were", "went", "bounced", "moved", "thought", "had",
    "been", "wife", "son", "promised", "hope", "hopes", "expect", "legal", "looks", "fear", "fears", "love", "like", "both",
    "wir", "sie", "ihr", "nous", "vous", "elle", "ils", "ellos", "wij", "jullie",
];
