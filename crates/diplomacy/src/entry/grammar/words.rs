//! Splits a line of an e-mail into the words and signs of orders.
use chancery_rules::alphabet::{fold_into, is_apostrophe, is_back_arrow, is_dash, is_ignored, is_lost_arrow, narrow};
use std::ops::Range;

/// The kind of a piece of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Letters and digits.
    Word,
    /// Any kind of dash, or of arrow to the right.
    Dash,
    /// An arrow to the left, or to both sides.
    Back,
    /// `/`
    Stroke,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `,`
    Comma,
    /// A semicolon.
    Semicolon,
    /// `:`
    Colon,
}

/// A piece of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    /// Its range in the line.
    raw: (u32, u32),
    /// The range of its folded letters. Empty unless it is a word.
    folded: (u32, u32),
}

/// A line, split into tokens. The folded letters of all words are stored contiguously, so that a name of several words
/// is one slice.
#[derive(Debug)]
pub(super) struct Words<'a> {
    line: &'a str,
    folded: String,
    pub(super) tokens: Vec<Token>,
    /// Whether it has a `___`: perhaps a blank in an order form that was not filled in.
    pub(super) blank: bool,
    /// It asks something.
    pub(super) asks: bool,
    /// The text after a `//`.
    pub(super) remark: Option<&'a str>,
}

impl<'a> Words<'a> {
    /// Splits a line. Leaves out quote marks at its beginning, remarks `(*...*)`, and everything after a `#` or `//`.
    pub(super) fn cut(line: &'a str) -> Self {
        let mut words = Words {
            line,
            folded: String::with_capacity(line.len()),
            tokens: Vec::with_capacity(8 + line.len() / 8),
            blank: false,
            asks: false,
            remark: None,
        };
        let head = line.len() - line.trim_start_matches(|c: char| c == '>' || c == '|' || c.is_whitespace()).len();
        let mut at = head;
        while let Some(c) = line[at..].chars().next() {
            let rest = &line[at..];
            at += match narrow(c) {
                _ if is_dash(c) || words.is_lost_arrow(at, c) => words.dash(at),
                '<' if rest[c.len_utf8()..].starts_with(is_dash) => {
                    let len = rest.len() - rest[c.len_utf8()..].trim_start_matches(is_dash).len();
                    words.push(Kind::Back, at, len)
                }
                _ if is_back_arrow(c) => words.push(Kind::Back, at, c.len_utf8()),
                '(' if rest.starts_with("(*") => rest.find("*)").map_or(rest.len(), |end| end + 2),
                '#' => break,
                '/' if rest.starts_with("//") => {
                    words.remark = Some(rest.trim_start_matches('/'));
                    break;
                }
                '_' => {
                    let len = rest.len() - rest.trim_start_matches(['_', '＿']).len();
                    words.blank |= rest[..len].chars().count() > 1;
                    len
                }
                '/' | '\\' => words.push(Kind::Stroke, at, c.len_utf8()),
                '(' | '[' => words.push(Kind::Open, at, c.len_utf8()),
                ')' | ']' => words.push(Kind::Close, at, c.len_utf8()),
                ',' => words.push(Kind::Comma, at, c.len_utf8()),
                ';' => words.push(Kind::Semicolon, at, c.len_utf8()),
                ':' => words.push(Kind::Colon, at, c.len_utf8()),
                narrow if narrow.is_alphanumeric() => words.word(at),
                sign => {
                    words.asks |= sign == '?';
                    c.len_utf8()
                }
            };
        }
        words
    }

    /// Takes the word that begins at `at`, and returns its length.
    fn word(&mut self, at: usize) -> usize {
        let rest = &self.line[at..];
        let mut len = 0;
        let mut chars = rest.char_indices().peekable();
        while let Some((start, c)) = chars.next() {
            let next = chars.peek().map(|&(_, next)| next);
            let inside = is_ignored(c) || (is_apostrophe(c) && next.is_some_and(char::is_alphanumeric));
            if !(c.is_alphanumeric() || inside) || is_dash(c) || (start > 0 && self.is_lost_arrow(at + start, c)) {
                break;
            }
            len = start + c.len_utf8();
        }
        let start = self.folded.len();
        fold_into(&rest[..len], &mut self.folded);
        if self.folded.len() > start {
            self.push(Kind::Word, at, len);
            if let Some(token) = self.tokens.last_mut() {
                token.folded = (start as u32, self.folded.len() as u32);
            }
        }
        len
    }

    /// Takes dashes and arrows, even with spaces between them, as one.
    fn dash(&mut self, at: usize) -> usize {
        let rest = &self.line[at..];
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let len = rest.len() - rest[first..].trim_start_matches(|c| is_dash(c) || is_ignored(c)).len();
        match self.tokens.last_mut().filter(|token| token.kind == Kind::Dash) {
            Some(last) => last.raw.1 = (at + len) as u32,
            None => {
                self.push(Kind::Dash, at, len);
            }
        }
        len
    }

    /// Returns whether this letter is the remains of a garbled arrow. Such a letter is alone between two words, `A BUD
    /// à SER`, or in lower case between two capitals, `BUDàSER`.
    fn is_lost_arrow(&self, at: usize, c: char) -> bool {
        if !is_lost_arrow(c) {
            return false;
        }
        let (before, after) = (&self.line[..at], &self.line[at + c.len_utf8()..]);
        let (last, next) = (before.chars().next_back(), after.chars().next());
        let between = |is: fn(char) -> bool| last.is_some_and(is) && next.is_some_and(is);
        let follows_place = self.tokens.last().is_some_and(|token| match token.kind {
            Kind::Word => token.folded.1 - token.folded.0 > 1,
            kind => kind == Kind::Close,
        });
        between(char::is_uppercase)
            || (between(char::is_whitespace)
                && follows_place
                && after.trim_start().starts_with(|c: char| c.is_alphanumeric() || c == '('))
    }

    fn push(&mut self, kind: Kind, at: usize, len: usize) -> usize {
        let letters = self.folded.len() as u32;
        self.tokens.push(Token { kind, raw: (at as u32, (at + len) as u32), folded: (letters, letters) });
        len
    }

    /// The kind of a token, if there is one.
    pub(super) fn kind(&self, at: usize) -> Option<Kind> {
        self.tokens.get(at).map(|token| token.kind)
    }

    /// The folded letters of a word. Empty for other tokens.
    pub(super) fn word_at(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| &self.folded[token.folded.0 as usize..token.folded.1 as usize])
    }

    /// The folded letters of a word, without the s of a possessive: `Austria's`.
    pub(super) fn owner_at(&self, at: usize) -> &str {
        let word = self.word_at(at);
        let mut end = self.raw(at..at + 1).chars().rev();
        let possessive = matches!(end.next(), Some('s' | 'S')) && end.next().is_some_and(is_apostrophe);
        if possessive { &word[..word.len() - 1] } else { word }
    }

    /// The folded letters of a run of tokens.
    pub(super) fn joined(&self, run: Range<usize>) -> &str {
        match self.tokens.get(run).map(|run| (run.first(), run.last())) {
            Some((Some(first), Some(last))) => &self.folded[first.folded.0 as usize..last.folded.1 as usize],
            _ => "",
        }
    }

    /// The original text of a run of tokens.
    pub(super) fn raw(&self, run: Range<usize>) -> &'a str {
        match self.tokens.get(run).map(|run| (run.first(), run.last())) {
            Some((Some(first), Some(last))) => &self.line[first.raw.0 as usize..last.raw.1 as usize],
            _ => "",
        }
    }

    /// Returns whether this token is a dash that cannot be a hyphen within a word: with spaces around it, or an arrow.
    pub(super) fn is_clear_dash(&self, at: usize) -> bool {
        let Some(token) = self.tokens.get(at).filter(|token| token.kind == Kind::Dash) else { return false };
        let (start, end) = (token.raw.0 as usize, token.raw.1 as usize);
        self.line[start..end].chars().any(|c| !matches!(c, '-' | '‐' | '‑'))
            || end - start > 1
            || self.line[..start].ends_with(char::is_whitespace)
    }

    /// Returns whether this sign follows the token immediately.
    pub(super) fn is_followed_by(&self, at: usize, sign: char) -> bool {
        self.tokens.get(at).is_some_and(|token| self.line[token.raw.1 as usize..].starts_with(sign))
    }
}
