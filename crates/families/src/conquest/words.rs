//! Conquest's keywords in e-mails.
use crate::{Does, Word};

pub(super) static WORDS: &[Word] = &[
    Word { words: &["standing", "standing orders", "standing order"], help: "", does: Does::Order(ENDS) },
    Word {
        words: &["odds"],
        help: "ODDS -- how an attack would go, as things are now.\n\nUsage: ODDS state FROM state [WITH units]\n   or: ODDS units AGAINST units\n\nODDS NBR FROM GEL shows how many of 100 battles the column would win, and how much of it usually survives. By the time of the battle others may have built up the garrison, or left it. ODDS 4I 3C AGAINST 6I is about any units.\n",
        does: Does::AnswerOn(is_attack),
    },
    Word {
        words: &["advise", "advice"],
        help: "ADVISE -- what the governor would do in your place.\n\nUsage: ADVISE\n\nThe reply has orders that you can send as they are (HELP GOVERNOR). ADVISE files nothing.\n",
        does: Does::Answer,
    },
    Word {
        words: &["verify"],
        help: "VERIFY -- each piece of luck of a turn.\n\nUsage: VERIFY [turn]\n\nMails the ledger of a turn (by default, of the last one): the name of each luck, its tenths, each score and each loss, and what the key of the turn is made of. HELP FAIR LUCK says how to check it without trusting the judge.\n",
        does: Does::Means("why ledger"),
    },
    Word { words: &["wait"], help: "", does: Does::Means("set wait") },
];

/// The words that end the lines below STANDING ORDERS.
const ENDS: &[&str] = &["end", "endstanding", "endstandingorders", "endorders"];

/// Returns whether this looks like `NBR FROM GEL WITH 4I` or `4I AGAINST 6I`, rather than the rest of a sentence
/// containing "odds".
fn is_attack(rest: &str) -> bool {
    let words: Vec<String> = rest.split_whitespace().map(str::to_lowercase).collect();
    let is_prose = words.first().is_some_and(|word| ["are", "is", "of", "on", "that", "to"].contains(&word.as_str()))
        || rest.ends_with(['.', '!', '?']);
    !is_prose && (words.is_empty() || words.iter().any(|word| ["from", "against"].contains(&word.as_str())))
}
