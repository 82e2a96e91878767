//! Decodes bytes to characters, and cleans text for use in a line.
use encoding_rs::{Encoding, REPLACEMENT, UTF_8, WINDOWS_1252};

/// Decodes text in the charset of its header. Also returns a sentence if the charset is wrong.
///
/// If the charset is missing or unknown, the text is UTF-8 if it is valid UTF-8, otherwise windows-1252, which old mailers mean when they
/// specify none. `us-ascii` with high bytes counts as missing.
pub fn decode(bytes: &[u8], label: Option<&str>) -> (String, Option<String>) {
    let label = label.map(str::trim).filter(|label| !label.is_empty() && !label.eq_ignore_ascii_case("us-ascii"));
    let Some(label) = label else { return (guess(bytes), None) };
    match Encoding::for_label(label.as_bytes()) {
        Some(encoding) if encoding == UTF_8 => match std::str::from_utf8(bytes) {
            Ok(text) => (text.to_owned(), None),
            // A text that ends in the middle of a character is still UTF-8.
            Err(error) if error.error_len().is_none() => (String::from_utf8_lossy(bytes).into_owned(), None),
            Err(_) => (guess(bytes), Some("The e-mail says it is in UTF-8, but it is not.".to_owned())),
        },
        Some(encoding) if encoding != REPLACEMENT => {
            let (text, _, broken) = encoding.decode(bytes);
            let defect = broken.then(|| format!("Some characters of the e-mail are not in its charset, {label}."));
            (text.into_owned(), defect.map(|defect| one_line(&defect)))
        }
        _ => {
            let label: String = one_line(label).chars().take(40).collect();
            (guess(bytes), Some(format!("The e-mail says it is in charset {label}, which I do not know.")))
        }
    }
}

fn guess(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => WINDOWS_1252.decode(bytes).0.into_owned(),
    }
}

/// Removes what a person cannot type or another cannot read. Every kind of line end becomes `\n`, every kind of blank a space. Characters
/// that have no width, change the writing direction or control a terminal are removed. Dashes stay.
///
/// An unusual line end (a lone CR, U+2028) in a quoted line becomes a space, so that the text after it stays quoted.
pub fn clean(text: &str) -> String {
    let only_cr = !text.contains('\n');
    let mut out = String::with_capacity(text.len());
    // Whether the line is quoted; unknown before its first character.
    let mut quoted: Option<bool> = None;
    let mut rest = text;
    loop {
        // Nearly all characters stay as they are.
        let n_plain = rest.bytes().take_while(|byte| matches!(byte, b' '..=b'~')).count();
        let (plain, after) = rest.split_at(n_plain);
        quoted = quoted.or_else(|| plain.chars().find(|c| *c != ' ').map(is_quote_mark));
        out.push_str(plain);
        let mut chars = after.chars();
        let Some(c) = chars.next() else { break };
        rest = chars.as_str();
        let next = chars.next();
        let ends = match c {
            '\n' => true,
            '\r' if next == Some('\n') => continue,
            '\r' if only_cr => true,
            '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => quoted != Some(true),
            _ => false,
        };
        if ends {
            out.push('\n');
            quoted = None;
        } else if c.is_whitespace() {
            out.push(' ');
        } else if !c.is_control() && !invisible(c) || joins_emoji(&out, c, next) {
            quoted = quoted.or(Some(is_quote_mark(c)));
            out.push(c);
        }
    }
    out
}

/// Returns whether this character marks a quoted line when it starts the line.
pub fn is_quote_mark(c: char) -> bool {
    matches!(c, '>' | '|' | '»' | '＞')
}

/// Cleans text like [`clean`], with line ends and runs of blanks turned into one space.
pub fn one_line(text: &str) -> String {
    clean(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns whether a zero-width character joins its neighbours into one picture (Unicode TS 51: a family, a flag).
fn joins_emoji(before: &str, c: char, after: Option<char>) -> bool {
    const JOINER: char = '\u{200d}';
    const COLOURED: char = '\u{fe0f}';
    let is_picture =
        |c: char| matches!(c, '\u{2194}' | '\u{2195}' | '\u{2600}'..='\u{27bf}' | '\u{1f000}'..='\u{1faff}');
    let last = before.chars().next_back();
    match c {
        JOINER => last.is_some_and(|last| last == COLOURED || is_picture(last)) && after.is_some_and(is_picture),
        COLOURED => last.is_some_and(is_picture) && after == Some(JOINER),
        _ => false,
    }
}

/// Zero-width characters, direction marks (Unicode TR 9), variation selectors and tags.
fn invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
    ) || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}')
        || matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}')
        || matches!(c, '\u{e0000}'..='\u{e0fff}')
}
