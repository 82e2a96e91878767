//! Plain text for letters: 72 columns.

/// The maximum width of a line in our letters.
pub const WIDTH: usize = 72;

/// The columns that every mail program shows in one line.
const MAX_WIDTH: usize = 78;

/// Wraps lines that are longer than [`WIDTH`]. Lines that start with a space, or that are set in columns (two spaces in a
/// row), stay as they are, unless a mail program would break them. A remark (`# ...`) goes on with a `#` on each line.
pub fn wrap(text: &str) -> String {
    let wrapped = |line: &str| {
        let (width, is_set) = (line.chars().count(), line.starts_with(' ') || line.contains("  "));
        match line.strip_prefix("# ") {
            _ if width <= if is_set { MAX_WIDTH } else { WIDTH } => line.to_owned(),
            _ if is_set => wrap_line(line, line.len() - line.trim_start().len() + 4),
            Some(_) => wrap_line(line, 2).replace("\n  ", "\n# "),
            None => wrap_line(line, 0),
        }
    };
    text.split('\n').map(wrapped).collect::<Vec<_>>().join("\n")
}

/// Wraps one line at its spaces. The lines after the first are indented by `indent` columns. A word that is too long keeps
/// its line to itself.
pub fn wrap_line(line: &str, indent: usize) -> String {
    let mut wrapped = String::with_capacity(line.len() + 16);
    let (mut column, mut rest) = (0, line);
    loop {
        let room = WIDTH.saturating_sub(column).max(16);
        if rest.chars().nth(room).is_none() {
            break;
        }
        // The last space that leaves a line that fits, else the first one after that.
        let start = rest.len() - rest.trim_start().len();
        let fits = rest
            .char_indices()
            .take(room + 1)
            .filter(|(_, c)| *c == ' ')
            .last()
            .map(|(at, _)| at)
            .filter(|cut| start < *cut);
        let Some(cut) = fits.or_else(|| rest[start..].find(' ').map(|cut| start + cut)) else { break };
        wrapped += rest[..cut].trim_end();
        rest = rest[cut..].trim_start();
        if rest.is_empty() {
            return wrapped;
        }
        wrapped.push('\n');
        wrapped.extend(std::iter::repeat_n(' ', indent));
        column = indent;
    }
    wrapped + rest.trim_end()
}

/// Breaks lines that are longer than `width` columns. What a line begins with, spaces and quote marks, begins its pieces
/// too. A text without spaces is broken anywhere, unless it may be an address of the web.
pub fn fold(text: &str, width: usize) -> String {
    let mut folded = String::with_capacity(text.len() + text.len() / 16);
    for (i, line) in text.split('\n').enumerate() {
        if i != 0 {
            folded.push('\n');
        }
        let mark: String = line.chars().take_while(|c| matches!(c, '>' | '|' | ' ' | '\t')).take(width / 2).collect();
        let (mut rest, mut first) = (&line[mark.len()..], true);
        loop {
            if !first {
                folded.push('\n');
            }
            first = false;
            folded += &mark;
            let cut = cut(rest, width.saturating_sub(columns(&mark)));
            folded += rest[..cut].trim_end();
            rest = rest[cut..].trim_start();
            if rest.is_empty() {
                break;
            }
        }
    }
    folded
}

/// Where a line is broken so that it fits: at the last space, else inside a word that is no address, else at the next space.
fn cut(line: &str, width: usize) -> usize {
    let mut column = 0;
    let mut space = None;
    for (at, c) in line.char_indices() {
        column += columns_of(c);
        if c == ' ' {
            space = Some(at).filter(|at| !line[..*at].trim().is_empty());
        } else if width < column {
            let fits_in_no_line = line.is_ascii() || line.contains("://");
            let at = if fits_in_no_line { line[at..].find(' ').map_or(line.len(), |after| at + after) } else { at };
            return space.unwrap_or(at);
        }
    }
    line.len()
}

/// The columns that a text takes.
pub fn columns(text: &str) -> usize {
    text.chars().map(columns_of).sum()
}

/// Letters of East Asia take two columns.
fn columns_of(c: char) -> usize {
    if matches!(c, '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}' | '\u{f900}'..='\u{faff}'
        | '\u{fe30}'..='\u{fe6f}' | '\u{ff00}'..='\u{ff60}' | '\u{1f300}'..='\u{1faff}' | '\u{20000}'..='\u{3fffd}')
    {
        2
    } else {
        1
    }
}

/// A paragraph that is indented by four spaces.
pub fn indent(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() { String::new() } else { wrap_line(&format!("    {}", words.join(" ")), 4) }
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

/// A player's text, changed so that it cannot be taken for our order form. Otherwise a reader who quotes it in an answer
/// would send the orders that its author wrote.
pub fn defuse_forms(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(word) = rest.split_whitespace().next() {
        let (before, after) = rest.split_at(rest.find(word).unwrap_or(0) + word.len());
        safe += before;
        rest = after;
        // Mailers may rewrap the text between the two words.
        let next = rest.split_whitespace().next().unwrap_or_default();
        if word.to_uppercase().ends_with("BEGIN") && next.to_uppercase().starts_with("ORDERS") {
            safe.push('-');
            rest = rest.trim_start();
        }
    }
    safe + rest
}

/// The number of letters and digits in a text.
pub fn letters(words: &str) -> usize {
    words.chars().filter(|c| c.is_alphanumeric()).count()
}

/// What follows a name at the start of `text`. Like [`after_words`], but also allows hyphens and the like between the
/// words.
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

/// Reads exactly `N` bytes from hexadecimal digits.
pub fn unhex<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let (pairs, []) = digits.as_bytes().as_chunks::<2>() else { return None };
    let byte = |pair: &[u8; 2]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    pairs.iter().map(byte).collect::<Option<Vec<u8>>>()?.try_into().ok()
}

/// The candidate that was probably meant, if any is similar to what was typed.
pub fn nearest<T: AsRef<str>>(typed: &str, candidates: impl IntoIterator<Item = T>) -> Option<T> {
    similar(typed, candidates).into_iter().next()
}

/// The candidates that are similar to what was typed, each once, best first: a slip away, or the whole of which it is the
/// start.
pub fn similar<T: AsRef<str>>(typed: &str, candidates: impl IntoIterator<Item = T>) -> Vec<T> {
    let typed = typed.to_lowercase();
    let score = |candidate: &T| {
        let candidate = candidate.as_ref().to_lowercase();
        let shorter = typed.len().min(candidate.len());
        let is_start = 3 <= shorter && (candidate.starts_with(&typed) || typed.starts_with(&candidate));
        slips(&typed, &candidate).or(is_start.then_some(MAX_SLIPS + 1))
    };
    let scored = candidates.into_iter().filter_map(|candidate| Some((score(&candidate)?, candidate)));
    let mut scored: Vec<(usize, T)> = scored.collect();
    scored.sort_by(|a, b| a.0.cmp(&b.0).then_with(|| a.1.as_ref().cmp(b.1.as_ref())));
    scored.dedup_by(|a, b| a.1.as_ref() == b.1.as_ref());
    scored.into_iter().map(|(_, candidate)| candidate).collect()
}

/// By how many slips of the finger a word was missed, if they are so few that it was probably meant: one, or two in a long
/// word. Short words are too much alike to guess. Of several words, each must be.
pub fn slips(typed: &str, words: &str) -> Option<usize> {
    if MAX_COMPARED < typed.len() {
        return None;
    }
    let (typed, words) = (typed.to_lowercase(), words.to_lowercase());
    let split = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let (typed, words) = (split(&typed), split(&words));
    if typed.len() == words.len() {
        let each = typed.iter().zip(&words).map(|(typed, word)| slips_of_word(typed, word));
        return each.sum::<Option<usize>>().filter(|n| *n <= MAX_SLIPS);
    }
    slips_of_word(&typed.concat(), &words.concat())
}

fn slips_of_word(typed: &str, word: &str) -> Option<usize> {
    let most = match typed.chars().count().max(word.chars().count()) {
        0..=3 => 0,
        4..=7 => 1,
        _ => MAX_SLIPS,
    };
    Some(strsim::damerau_levenshtein(typed, word)).filter(|n| *n <= most)
}

/// The most slips in what was probably meant.
const MAX_SLIPS: usize = 2;

/// The similarity of two words, from 0 to 1. A text that is far too long counts as 0, since comparing it takes long.
pub fn likeness(typed: &str, word: &str) -> f64 {
    if MAX_COMPARED < typed.len() { 0.0 } else { strsim::normalized_damerau_levenshtein(typed, word) }
}

/// The maximum length, in bytes, of a text that is compared with our words.
const MAX_COMPARED: usize = 64;

/// What follows `words` at the start of `text`, trimmed. Case does not matter, nor do spaces between the words. The last
/// word must be whole.
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
