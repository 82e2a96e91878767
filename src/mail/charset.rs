//! Bytes to characters, and characters to those that belong into a line of text.
use encoding_rs::{Encoding, REPLACEMENT, UTF_8, WINDOWS_1252};

/// Text in the charset that its header names; with a sentence when that cannot be quite right.
///
/// Without a charset, or with one that we do not know: UTF-8 if it is that, else windows-1252, which is what old
/// mailers mean when they say nothing. `us-ascii` with high bytes in it says nothing either.
pub fn decode(bytes: &[u8], label: Option<&str>) -> (String, Option<String>) {
    let label = label.map(str::trim).filter(|label| !label.is_empty() && !label.eq_ignore_ascii_case("us-ascii"));
    let Some(label) = label else { return (guess(bytes), None) };
    match Encoding::for_label(label.as_bytes()) {
        Some(encoding) if encoding == UTF_8 => match std::str::from_utf8(bytes) {
            Ok(text) => (text.to_owned(), None),
            // A cut in the middle of a character is no reason to take the whole for another charset.
            Err(error) if error.error_len().is_none() => (String::from_utf8_lossy(bytes).into_owned(), None),
            Err(_) => (guess(bytes), Some("The letter says it is in UTF-8, but it is not.".to_owned())),
        },
        Some(encoding) if encoding != REPLACEMENT => {
            let (text, _, broken) = encoding.decode(bytes);
            let defect = broken.then(|| format!("Some characters of the letter are not in its charset, {label}."));
            (text.into_owned(), defect.map(|defect| one_line(&defect)))
        }
        _ => {
            let label: String = one_line(label).chars().take(40).collect();
            (guess(bytes), Some(format!("The letter says it is in charset {label}, which we do not know.")))
        }
    }
}

fn guess(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => WINDOWS_1252.decode(bytes).0.into_owned(),
    }
}

/// Keeps what a person can have typed and another can read: every kind of line end becomes `\n`, every kind of blank a
/// space; what has no width, turns the direction of writing, or controls a terminal goes. Dashes stay as they are.
///
/// An odd line end (a lone CR, U+2028) in a quoted line becomes a space: what comes after it is quoted, too.
pub fn clean(text: &str) -> String {
    let only_cr = !text.contains('\n');
    let mut out = String::with_capacity(text.len());
    // Is the line quoted? Not known before its first character.
    let mut quoted: Option<bool> = None;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let ends = match c {
            '\n' => true,
            '\r' if chars.peek() == Some(&'\n') => continue,
            '\r' if only_cr => true,
            '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => quoted != Some(true),
            _ => false,
        };
        if ends {
            out.push('\n');
            quoted = None;
        } else if c.is_whitespace() {
            out.push(' ');
        } else if !c.is_control() && !invisible(c) {
            quoted = quoted.or(Some(is_quote_mark(c)));
            out.push(c);
        }
    }
    out
}

/// Does this character, at the start of a line, say that the line is quoted?
pub fn is_quote_mark(c: char) -> bool {
    matches!(c, '>' | '|' | '»' | '＞')
}

/// [`clean`], with line ends and runs of blanks turned into one space.
pub fn one_line(text: &str) -> String {
    clean(text).split_whitespace().collect::<Vec<_>>().join(" ")
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
