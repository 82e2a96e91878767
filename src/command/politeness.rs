//! The polite words at the end of a command, which are no part of it: `SET WAIT please :)`.

/// The most words to take off.
const MAX_WORDS: usize = 8;

/// A text without the polite words, smileys and full stops at its end. With `is_question`, a question mark goes as well.
pub fn without_courtesy(text: &str, is_question: bool) -> &str {
    let mut rest = text.trim();
    for _ in 0..MAX_WORDS {
        let bare = without_marks(rest, is_question);
        let is_thank_you =
            bare.get(bare.len().saturating_sub(9)..).is_some_and(|end| end.eq_ignore_ascii_case("thank you"));
        let start = if is_thank_you { Some(bare.len() - 9) } else { None };
        let start =
            start.or_else(|| bare.rfind(|c: char| c.is_whitespace() || c == ',').map(|at| at + 1)).unwrap_or_default();
        let word = bare.get(start..).unwrap_or_default();
        let is_polite = is_thank_you
            || !word.is_empty() && (COURTESIES.iter().any(|own| word.eq_ignore_ascii_case(own)) || is_smiley(word));
        if !is_polite {
            return bare;
        }
        rest = bare.get(..start).unwrap_or_default().trim_end_matches([',', ' ', '\t']);
    }
    rest
}

/// A text without the marks at its end. `LIST ?` keeps its sign, and so do numbers.
fn without_marks(text: &str, is_question: bool) -> &str {
    let is_mark = |c: char| ['!', '.', ','].contains(&c) || is_question && c == '?' || is_emoji(c);
    let bare = text.trim_end_matches(|c: char| is_mark(c) || c.is_whitespace());
    // A mark on its own may be an argument.
    if bare.is_empty() && !text.starts_with(is_mark) { text } else { bare }
}

/// Returns whether a word is a smiley, such as `:-)`, `;)` or `^^`.
fn is_smiley(word: &str) -> bool {
    let has_eyes = word.starts_with([':', ';', '=', '8']) && word.chars().count() < 5;
    let mouth = word.trim_start_matches([':', ';', '=', '8', '-', 'o', '\'']);
    has_eyes && !mouth.is_empty() && mouth.chars().all(|c| ")(DPp|/]>".contains(c))
        || ["^^", "<3", "(:"].contains(&word)
}

/// Returns whether a character is a picture: 🙂, ❤.
fn is_emoji(c: char) -> bool {
    matches!(c, '\u{1f000}'..='\u{1faff}' | '\u{2600}'..='\u{27bf}' | '\u{fe0f}' | '\u{200d}' | '\u{2b50}')
}

/// The polite words.
const COURTESIES: &[&str] =
    &["please", "pls", "plz", "plse", "kindly", "thanks", "thankyou", "thx", "tnx", "ty", "tia", "ta", "cheers"];
