//! Plain text for letters: 72 columns.

/// The widest line that we write.
pub const WIDTH: usize = 72;

/// Breaks lines that are longer than [`WIDTH`] at their spaces. Lines that begin with a space, or are set in columns (two
/// spaces in a row), are kept as they are, and so is the rest of the layout.
pub fn wrap(text: &str) -> String {
    let mut wrapped = String::with_capacity(text.len() + 16);
    for (i, line) in text.split('\n').enumerate() {
        if 0 < i {
            wrapped.push('\n');
        }
        if line.chars().count() <= WIDTH || line.starts_with(' ') || line.contains("  ") {
            wrapped += line;
            continue;
        }
        let mut column = 0;
        for word in line.split(' ') {
            let width = word.chars().count();
            if 0 < column && WIDTH < column + 1 + width {
                wrapped.push('\n');
                column = 0;
            } else if 0 < column {
                wrapped.push(' ');
                column += 1;
            }
            wrapped += word;
            column += width;
        }
    }
    wrapped
}

/// Text in a column of its own, four spaces in.
pub fn indent(text: &str) -> String {
    let mut lines = String::new();
    let mut column = WIDTH;
    for word in text.split_whitespace() {
        let width = word.chars().count();
        if WIDTH < column + 1 + width {
            lines += if lines.is_empty() { "    " } else { "\n    " };
            column = 4;
        } else {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += width;
    }
    lines
}

/// `a`, `a and b`, `a, b and c`.
pub fn list<S: AsRef<str>>(words: &[S]) -> String {
    match words {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// Somebody's text, so that it can not be taken for our order form: else a reader who quotes it in an answer would order
/// what its writer likes.
pub fn tame(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(word) = rest.split_whitespace().next() {
        let (before, after) = rest.split_at(rest.find(word).unwrap_or(0) + word.len());
        safe += before;
        rest = after;
        // However the blanks between them are broken and joined on the way.
        let next = rest.split_whitespace().next().unwrap_or_default();
        if word.to_uppercase().ends_with("BEGIN") && next.to_uppercase().starts_with("ORDERS") {
            safe.push('-');
            rest = rest.trim_start();
        }
    }
    safe + rest
}

/// How many letters and digits some words have.
pub fn letters(words: &str) -> usize {
    words.chars().filter(|c| c.is_alphanumeric()).count()
}

/// What follows a name in `text`, if it begins with it: as [`after_words`], and also with hyphens and the like between
/// its words.
pub fn after_name<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let is_joint = |c: char| c.is_whitespace() || matches!(c, '-' | '=' | ':' | '/' | '_');
    let mut rest = text.trim_start();
    for wanted in name.chars().filter(|c| c.is_alphanumeric()) {
        let mut chars = rest.trim_start_matches(is_joint).chars();
        if !chars.next()?.eq_ignore_ascii_case(&wanted) {
            return None;
        }
        rest = chars.as_str();
    }
    let goes_on = rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '='));
    (!goes_on).then(|| rest.trim())
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads as many bytes as are wanted from hexadecimal digits.
pub fn unhex<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let (pairs, []) = digits.as_bytes().as_chunks::<2>() else { return None };
    let byte = |pair: &[u8; 2]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    pairs.iter().map(byte).collect::<Option<Vec<u8>>>()?.try_into().ok()
}

/// How like two words are, from 0 to 1. What is far too long is like nothing: to find out would take long, too.
pub fn likeness(typed: &str, word: &str) -> f64 {
    if MOST_LIKE < typed.len() { 0.0 } else { strsim::normalized_damerau_levenshtein(typed, word) }
}

/// The longest text, in bytes, that can be like a word of ours.
const MOST_LIKE: usize = 64;

/// What follows `words` in `text`, if it begins with them: whatever the case, and with or without spaces between them.
/// The words end where letters and digits end. Trimmed.
pub fn after_words<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    let mut rest = text.trim_start();
    for wanted in words.chars().filter(|c| !c.is_whitespace()) {
        let mut chars = rest.trim_start().chars();
        let c = chars.next()?;
        if !c.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
        rest = chars.as_str();
    }
    let last_is_word = words.chars().next_back().is_some_and(char::is_alphanumeric);
    let goes_on = rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    if last_is_word && goes_on { None } else { Some(rest.trim()) }
}
