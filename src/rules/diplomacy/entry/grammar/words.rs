//! Cuts a line of mail into the words and signs that order lines are made of.
use crate::rules::diplomacy::entry::names::fold_into;
use std::ops::Range;

/// The kind of a piece of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Letters and digits.
    Word,
    /// Any kind of dash or arrow.
    Dash,
    /// `/`
    Stroke,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `,`
    Comma,
    /// `;`
    Semicolon,
    /// `:`
    Colon,
}

/// A piece of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    /// Where it stands in the line.
    raw: (u32, u32),
    /// Where its folded letters stand; empty unless it is a word.
    folded: (u32, u32),
}

/// A line, cut up. The folded letters of all words are stored side by side, so that a name of several words is one
/// slice.
#[derive(Debug)]
pub(super) struct Words<'a> {
    line: &'a str,
    folded: String,
    pub(super) tokens: Vec<Token>,
    /// It has a `___`: perhaps a blank in an order form that was not filled in.
    pub(super) blank: bool,
}

impl<'a> Words<'a> {
    /// Cuts up a line. Quote marks at its beginning, remarks `(*...*)` and everything after a `#` are left out.
    pub(super) fn cut(line: &'a str) -> Self {
        let mut words = Words {
            line,
            folded: String::with_capacity(line.len()),
            tokens: Vec::with_capacity(8 + line.len() / 8),
            blank: false,
        };
        let head = line.len() - line.trim_start_matches(|c: char| c == '>' || c == '|' || c.is_whitespace()).len();
        let mut at = head;
        while let Some(c) = line[at..].chars().next() {
            let rest = &line[at..];
            let len = match c {
                _ if c.is_alphanumeric() => words.word(at),
                '(' if rest.starts_with("(*") => rest.find("*)").map_or(rest.len(), |end| end + 2),
                '#' => break,
                '-' | '>' | '=' | '‐'..='―' | '−' | '→' | '⇒' | '➔' | '➜' | '⟶' => {
                    let len = rest.len() - rest.trim_start_matches(is_dash).len();
                    words.push(Kind::Dash, at, len);
                    len
                }
                '_' => {
                    let len = rest.len() - rest.trim_start_matches('_').len();
                    if len > 1 {
                        words.blank = true;
                    }
                    len
                }
                '/' | '\\' => words.push(Kind::Stroke, at, 1),
                '(' | '[' => words.push(Kind::Open, at, 1),
                ')' | ']' => words.push(Kind::Close, at, 1),
                ',' => words.push(Kind::Comma, at, 1),
                ';' => words.push(Kind::Semicolon, at, 1),
                ':' => words.push(Kind::Colon, at, 1),
                _ => c.len_utf8(),
            };
            at += len;
        }
        words
    }

    /// Takes the word that begins at `at`, and returns its length. A possessive `'s` is skipped.
    fn word(&mut self, at: usize) -> usize {
        let rest = &self.line[at..];
        let len = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        let start = self.folded.len();
        fold_into(&rest[..len], &mut self.folded);
        if self.folded.len() == start {
            return len;
        }
        self.push(Kind::Word, at, len);
        if let Some(token) = self.tokens.last_mut() {
            token.folded = (start as u32, self.folded.len() as u32);
        }
        let mut after = rest[len..].chars();
        let possessive = matches!(after.next(), Some('\'' | '’' | '`' | '´'))
            && matches!(after.next(), Some('s' | 'S'))
            && !after.next().is_some_and(char::is_alphanumeric);
        if possessive { rest.len() - after_possessive(&rest[len..]).len() } else { len }
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

    /// The folded letters of a word; empty for anything else.
    pub(super) fn word_at(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| &self.folded[token.folded.0 as usize..token.folded.1 as usize])
    }

    /// The folded letters of a run of tokens.
    pub(super) fn joined(&self, run: Range<usize>) -> &str {
        match self.tokens.get(run).map(|run| (run.first(), run.last())) {
            Some((Some(first), Some(last))) => &self.folded[first.folded.0 as usize..last.folded.1 as usize],
            _ => "",
        }
    }

    /// A run of tokens as it was written.
    pub(super) fn raw(&self, run: Range<usize>) -> &'a str {
        match self.tokens.get(run).map(|run| (run.first(), run.last())) {
            Some((Some(first), Some(last))) => &self.line[first.raw.0 as usize..last.raw.1 as usize],
            _ => "",
        }
    }
}

fn is_dash(c: char) -> bool {
    matches!(c, '-' | '>' | '=' | '‐'..='―' | '−' | '→' | '⇒' | '➔' | '➜' | '⟶')
}

/// The text after an apostrophe and an `s`.
fn after_possessive(text: &str) -> &str {
    let mut chars = text.chars();
    chars.next();
    chars.next();
    chars.as_str()
}
