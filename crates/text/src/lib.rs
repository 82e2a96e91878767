//! E-mails as documents: sentences in blocks, written as plain text, as HTML, for screen readers and as a part of a page.
//!
//! - [`sentence`] has `say!` and the types of its arguments; [`words`] says them to a reader
//! - [`doc`] has the blocks and their operations; [`secret`] the text that only its reader may see
//! - `paper` reads the project's own text files into blocks, `legacy` the texts that earlier versions stored
//! - [`dates`] prints times
//! - [`quote`] distinguishes people's words from the judge's
//! - [`list`], [`counted`], [`wrap`] write texts for the command line and the log
//! - [`nearest`], [`similar`], [`slips`] compare words that people misspell
pub mod dates;
pub mod doc;
mod grid;
pub mod html;
mod json;
mod legacy;
mod paper;
pub mod quote;
pub mod secret;
pub mod sentence;
pub mod words;
mod write;

use unicode_width::UnicodeWidthChar as _;

/// The line width of a reader's e-mails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Width(u16);

impl Width {
    /// The default, 72 columns.
    pub const USUAL: Self = Self(72);
    /// No wrapping: each paragraph is one line.
    pub const OFF: Self = Self(0);
    /// The allowed widths.
    pub const RANGE: std::ops::RangeInclusive<u16> = 20..=200;

    /// Creates a width of this many columns; 0 for [`OFF`](Self::OFF).
    pub fn of(columns: u16) -> Self {
        Self(columns)
    }

    /// The number of columns; 0 for [`OFF`](Self::OFF).
    pub fn columns(self) -> u16 {
        self.0
    }

    /// The maximum columns of a line.
    fn most(self) -> usize {
        if self == Self::OFF { usize::MAX } else { usize::from(self.0) }
    }

    /// The maximum columns of a table, which is never a single line.
    pub fn for_tables(self) -> usize {
        if self == Self::OFF { Self::USUAL.most() } else { self.most() }
    }
}

impl Default for Width {
    fn default() -> Self {
        Self::USUAL
    }
}

/// The columns that every mail program shows on one line.
const MAX_WIDTH: usize = 78;

/// The words before the address of one of the judge's pages.
const ON_THE_WEB: &str = "On the web: ";
/// The indentation of continuation lines that do not fit beside a label.
const HANGING: usize = 4;

/// A blank at which no line breaks: `A BUD`.
pub const FIRM: char = '\u{a0}';

/// Wraps text to 72 columns; see [`lay_out`].
pub fn wrap(text: &str) -> String {
    lay_out(text, Width::USUAL)
}

/// Lays out the judge's own text: breaks lines that are too long.
///
/// A remark (`# ...`) continues with a `#` on each line. A quoted line (`> ...`) continues with its mark. Orders in a form are never
/// broken. Lines that start with a space, or that have columns (two spaces in a row), stay unchanged at the default width, unless a mail
/// program would break them. At narrower widths, columns are dropped.
pub fn lay_out(text: &str, width: Width) -> String {
    let mut in_form = false;
    let mut lay_out = |line: &str| {
        in_form = line == "BEGIN ORDERS" || in_form && line != "END ORDERS";
        lay_out_line(line, in_form, width)
    };
    text.split('\n').map(&mut lay_out).collect::<Vec<_>>().join("\n").replace(FIRM, " ")
}

fn lay_out_line(line: &str, in_form: bool, width: Width) -> String {
    let (most, columns) = (width.most(), columns(line));
    if columns <= most {
        return line.to_owned();
    }
    if line.starts_with('>') {
        return fold(line, most);
    }
    if line.starts_with("# ") {
        return wrap_line(line, most, 2).replace("\n  ", "\n# ");
    }
    let indent = line.chars().take_while(|c| *c == ' ').count();
    let in_columns = line.trim_start().contains("  ");
    match (indent, in_columns) {
        _ if in_form => line.to_owned(),
        (0, false) => wrap_line(line, most, marker(line)),
        _ if Width::USUAL <= width && columns <= MAX_WIDTH => line.to_owned(),
        (_, true) => wrap_line(&squeezed(line), most, indent + HANGING),
        (_, false) => wrap_line(line, most, indent),
    }
}

fn lay_out_row(label: &str, text: &str, width: Width) -> String {
    let (most, column) = (width.most(), columns(label));
    let line = format!("{label}{text}");
    let has_room = has_room_beside(column, width);
    match label.trim() {
        _ if has_room && columns(&line) <= most => line,
        "" if column == 0 => wrap_line(text, most, text.len() - text.trim_start().len() + HANGING),
        _ if has_room => wrap_line(&format!("{label}{}", squeezed(text)), most, column),
        "" => wrap_line(&format!("  {}", squeezed(text)), most, 2),
        _ => wrap_line(&squeezed(&format!("{} {text}", label.trim_end())), most, HANGING),
    }
}

/// Returns whether text fits beside a label. Text beside a label wider than two fifths of the line would be hard to read.
fn has_room_beside(label: usize, width: Width) -> bool {
    width != Width::OFF && label * 5 <= width.most() * 2
}

/// The text with one blank for each run of blanks, except at its beginning.
fn squeezed(text: &str) -> String {
    let start = text.len() - text.trim_start().len();
    text[..start].to_owned() + &text[start..].split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Wraps one line at its spaces. The lines after the first are indented by `indent` columns. A word that is too long gets a line of its
/// own.
fn wrap_line(line: &str, most: usize, indent: usize) -> String {
    let mut wrapped = String::with_capacity(line.len() + 16);
    wrap_into(&mut wrapped, line, most, indent);
    wrapped
}

/// Writes the wrapped lines, with plain blanks.
fn wrap_into(out: &mut String, line: &str, most: usize, indent: usize) {
    let (mut column, mut rest) = (0, line);
    loop {
        let room = most.saturating_sub(column).max(16);
        let Some(beyond) = beyond(rest, room) else { break };
        // The last space that leaves a line that fits, or else the first one after it.
        let start = rest.len() - rest.trim_start().len();
        let is_space = |byte: &u8| *byte == b' ';
        let fits = rest.as_bytes().get(..=beyond).and_then(|bytes| bytes.iter().rposition(is_space));
        let cut = fits.filter(|cut| start < *cut);
        let Some(cut) = cut.or_else(|| rest[start..].find(' ').map(|cut| start + cut)) else { break };
        plain(out, rest[..cut].trim_end());
        rest = rest[cut..].trim_start();
        if rest.is_empty() {
            return;
        }
        out.push('\n');
        out.extend(std::iter::repeat_n(' ', indent));
        column = indent;
    }
    plain(out, rest.trim_end());
}

/// Replaces firm blanks with plain ones.
fn plain(out: &mut String, words: &str) {
    for (i, piece) in words.split(FIRM).enumerate() {
        if 0 < i {
            out.push(' ');
        }
        out.push_str(piece);
    }
}

/// The index of the first character that does not fit in this many columns.
fn beyond(text: &str, room: usize) -> Option<usize> {
    // No character takes more columns than bytes.
    if text.len() <= room {
        return None;
    }
    if text.as_bytes().get(..=room).is_some_and(<[u8]>::is_ascii) {
        return Some(room);
    }
    let mut column = 0;
    text.char_indices()
        .find(|(_, c)| {
            column += columns_of(*c);
            room < column
        })
        .map(|(at, _)| at)
}

/// Breaks lines that are longer than `width` columns. The pieces begin with the line's own spaces and quote marks. A text without spaces is
/// broken anywhere, unless it may be a web address.
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

/// Returns the index at which to break a line so that it fits: at the last space, else inside a word that is not an address, else at the
/// next space.
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

/// The number of columns that a text takes.
pub fn columns(text: &str) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    text.chars().map(columns_of).sum()
}

/// East Asian characters take two columns, and combining characters none.
fn columns_of(c: char) -> usize {
    c.width().unwrap_or(1)
}

/// The columns of the mark before a list item, `- ` or `1. `; 0 if there is none.
fn marker(line: &str) -> usize {
    let digits = line.chars().take_while(char::is_ascii_digit).count();
    match digits {
        0 if line.starts_with("- ") => 2,
        1.. if line[digits..].starts_with(". ") => digits + 2,
        _ => 0,
    }
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

/// A number with its noun: `1 letter`, `3 letters`.
pub fn counted(n: impl std::fmt::Display, noun: &str) -> String {
    let n = n.to_string();
    let ending = if n == "1" { "" } else { "s" };
    format!("{n} {noun}{ending}")
}

/// Changes a player's text so that it cannot pass for the judge's order form. Otherwise a reader who quotes it in a reply would send the
/// orders that its author wrote.
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

/// Returns whether a mail program would turn this word into a link. `map.standard` is a file name, not an address.
pub fn is_link(word: &str) -> bool {
    let lower = word.to_lowercase();
    let is_file = ["map.", "info.", "house."].iter().any(|kind| {
        lower.strip_prefix(kind).is_some_and(|name| name.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '-'))
    });
    let letters_around_a_dot = lower.split('.').zip(lower.split('.').skip(1)).any(|(before, after)| {
        before.ends_with(char::is_alphanumeric) && after.chars().take(2).filter(|c| c.is_alphabetic()).count() == 2
    });
    lower.contains("://") || lower.contains("www.") || letters_around_a_dot && !lower.contains('@') && !is_file
}

/// The number of letters and digits in a text.
pub fn letters(words: &str) -> usize {
    words.chars().filter(|c| c.is_alphanumeric()).count()
}

/// Returns the text after a name at the start of `text`. Like [`after_words`], but also allows hyphens and the like between the words.
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

/// The candidate that was probably meant, if one is similar to the typed word.
pub fn nearest<T: AsRef<str>>(typed: &str, candidates: impl IntoIterator<Item = T>) -> Option<T> {
    similar(typed, candidates).into_iter().next()
}

/// The distinct candidates similar to the typed word, best first: those that differ by a slip, or begin with it.
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

/// The number of typing slips between two words, if it is small enough that the word was probably meant: one, or two in a long word. Short
/// words are too similar to guess. Of several words, each must match.
pub fn slips(typed: &str, words: &str) -> Option<usize> {
    if MAX_COMPARED < typed.len() || !LetterSet::of(typed).may_be(LetterSet::of(words)) {
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

/// The letters of a text without spaces: which it has, and how many. Nearly all texts differ so much in them that they need no closer
/// comparison.
#[derive(Clone, Copy, Debug, Default)]
pub struct LetterSet {
    /// A bit for each character, by its number modulo 64.
    letters: u64,
    n_letters: usize,
    is_spaced: bool,
}

impl LetterSet {
    /// The set of a text, in any case.
    pub fn of(text: &str) -> Self {
        Self::default().and(text)
    }

    /// This set, and that of the text that follows.
    #[must_use]
    pub fn and(mut self, text: &str) -> Self {
        for c in text.chars() {
            if c.is_ascii() {
                self.is_spaced |= c.is_ascii_whitespace();
                if !c.is_ascii_whitespace() {
                    self.add(c.to_ascii_lowercase());
                }
            } else if c.is_whitespace() {
                self.is_spaced = true;
            } else {
                c.to_lowercase().for_each(|c| self.add(c));
            }
        }
        self
    }

    fn add(&mut self, letter: char) {
        self.letters |= 1 << (u32::from(letter) % 64);
        self.n_letters += 1;
    }

    /// Of several words, each may have its own slips.
    fn most_slips(self) -> usize {
        if self.is_spaced { MAX_SLIPS } else { most_slips(self.n_letters) }
    }

    /// Returns whether [`slips`] may find few enough slips between the two texts. A slip changes two characters at most.
    pub fn may_be(self, other: Self) -> bool {
        let most = self.most_slips().max(other.most_slips());
        self.n_letters.abs_diff(other.n_letters) <= most
            && (self.letters ^ other.letters).count_ones() as usize <= 2 * most
    }
}

fn slips_of_word(typed: &str, word: &str) -> Option<usize> {
    let most = most_slips(typed.chars().count().max(word.chars().count()));
    Some(strsim::damerau_levenshtein(typed, word)).filter(|n| *n <= most)
}

fn most_slips(n_letters: usize) -> usize {
    match n_letters {
        0..=3 => 0,
        4..=7 => 1,
        _ => MAX_SLIPS,
    }
}

/// The maximum number of slips in a word that was probably meant.
const MAX_SLIPS: usize = 2;

/// The similarity of two words, from 0 to 1. A text that is far too long counts as 0, since comparing it takes long.
pub fn likeness(typed: &str, word: &str) -> f64 {
    if MAX_COMPARED < typed.len() { 0.0 } else { strsim::normalized_damerau_levenshtein(typed, word) }
}

/// The maximum length, in bytes, of a text that is compared with known words.
const MAX_COMPARED: usize = 64;

/// Returns the text after `words` at the start of `text`, trimmed, ignoring case and spaces between the words. The last word must be whole.
pub fn after_words<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    let mut rest = text.trim_start();
    // Each line is compared with all keywords, and nearly all of them begin with another letter.
    if let (Some(first), Some(wanted)) = (rest.bytes().next(), words.bytes().next())
        && first.is_ascii()
        && wanted.is_ascii_graphic()
        && !first.eq_ignore_ascii_case(&wanted)
    {
        return None;
    }
    for wanted in words.chars().filter(|c| !c.is_whitespace()) {
        let mut chars = rest.trim_start().chars();
        if !is_same_letter(chars.next()?, wanted) {
            return None;
        }
        rest = chars.as_str();
    }
    let last_is_word = words.chars().next_back().is_some_and(char::is_alphanumeric);
    let goes_on = rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    if last_is_word && goes_on { None } else { Some(rest.trim()) }
}

/// Returns whether the characters are equal, ignoring case.
fn is_same_letter(a: char, b: char) -> bool {
    // Nearly all characters are ASCII, whose case is cheap to ignore.
    if a.is_ascii() && b.is_ascii() { a.eq_ignore_ascii_case(&b) } else { a.to_lowercase().eq(b.to_lowercase()) }
}

/// A person's words without e-mail addresses, for logs.
pub fn without_addresses(words: &str) -> String {
    let is_edge = |c: char| c.is_whitespace() || "<>()[]{}\"',;:".contains(c);
    let mut clean = String::with_capacity(words.len());
    for piece in words.split_inclusive(is_edge) {
        let word = piece.trim_end_matches(is_edge);
        clean += if word.contains('@') { "(address)" } else { word };
        clean += &piece[word.len()..];
    }
    clean
}
