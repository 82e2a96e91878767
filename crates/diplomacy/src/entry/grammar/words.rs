//! Splits a line of an e-mail into the words and signs of orders.
use super::phrases::Phrases;
use chancery_rules::alphabet::{fold_into, is_apostrophe, is_back_arrow, is_dash, is_ignored, is_lost_arrow, narrow};
use std::ops::Range;
use std::sync::LazyLock;

/// Idioms, and the word of the grammar that each means. (`supportedby` and `convoyedby` are words only here.)
#[rustfmt::skip]
static IDIOMS: LazyLock<Phrases<&str>> = LazyLock::new(|| Phrases::of(&[
    ("stays put", "holds"), ("stay put", "holds"), ("stays where it is", "holds"), ("stay where it is", "holds"),
    ("stays where they are", "holds"), ("stay where they are", "holds"), ("where it is", "holds"), ("in place", "holds"),
    ("stays in place", "holds"), ("stay in place", "holds"), ("stays home", "holds"), ("stays at home", "holds"),
    ("stay home", "holds"), ("stay at home", "holds"), ("stands still", "holds"), ("stand still", "holds"),
    ("sits still", "holds"), ("sit still", "holds"), ("sits tight", "holds"), ("keeps still", "holds"), ("does nothing", "holds"),
    ("do nothing", "holds"), ("hold position", "holds"), ("holds position", "holds"), ("holds its position", "holds"),
    ("holds its ground", "holds"), ("no move", "holds"), ("waits", "holds"), ("to hold", "holds"),
    ("gives support to", "supports"), ("give support to", "supports"), ("gives its support to", "supports"),
    ("lends support to", "supports"), ("lends its support to", "supports"), ("lend support to", "supports"),
    ("supports the move of", "supports"), ("support the move of", "supports"), ("supports the attack of", "supports"),
    ("supports the convoyed", "supports"), ("backs", "supports"), ("assists", "supports"), ("assist", "supports"),
    ("aids", "supports"), ("in its move to", "to"), ("into its move to", "to"),
    ("supported by", "supportedby"), ("with support from", "supportedby"), ("with the support of", "supportedby"),
    ("with support of", "supportedby"), ("backed up by", "supportedby"), ("backed by", "supportedby"),
    ("helped by", "supportedby"), ("convoyed by", "convoyedby"), ("is convoyed by", "convoyedby"),
    ("by convoy to", "voyage"), ("by sea to", "voyage"), ("convoyed to", "voyage"), ("is convoyed to", "voyage"),
    ("via convoy to", "voyage"), ("back to", "to"), ("down to", "to"), ("up to", "to"), ("over to", "to"),
    ("out to", "to"), ("down on", "to"), ("out into", "to"), ("will go to", "to"), ("will move to", "to"), ("south to", "to"),
    ("north to", "to"), ("get rid of", "remove"), ("gets rid of", "remove"), ("take off", "remove"), ("scuttle", "remove"),
    ("is disbanded", "disbands"), ("is removed", "disbands"), ("are disbanded", "disbands"),
]));

/// The length of a smiley or of a line break in HTML.
fn aside(text: &str) -> Option<usize> {
    let end = |len: usize| text.get(len..).filter(|rest| !rest.starts_with(char::is_alphanumeric)).map(|_| len);
    let known = [":-)", ";-)", ":-(", ":)", ";)", ":(", ":D", ":-D", ":P", ":-P", "<br>", "<br/>", "<br />"];
    known.iter().find(|aside| text.starts_with(**aside)).and_then(|aside| end(aside.len()))
}

/// The kind of a piece of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::entry) enum Kind {
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
pub(in crate::entry) struct Token {
    pub(in crate::entry) kind: Kind,
    /// Its range in the line.
    raw: (u32, u32),
    /// The range of its folded letters. Empty unless it is a word.
    folded: (u32, u32),
    /// The full stop, `!` or `?` after it.
    pub(in crate::entry) stop: Option<char>,
}

/// A line, split into tokens. The folded letters of all words are stored contiguously, so that a name of several words
/// is one slice.
#[derive(Debug)]
pub(in crate::entry) struct Words<'a> {
    line: &'a str,
    folded: String,
    pub(in crate::entry) tokens: Vec<Token>,
    /// Whether it has a `___`: perhaps a blank in an order form that was not filled in.
    pub(in crate::entry) blank: bool,
    /// It asks something.
    pub(in crate::entry) asks: bool,
    /// The text after a `//`.
    pub(in crate::entry) remark: Option<&'a str>,
}

impl<'a> Words<'a> {
    /// Splits a line. Leaves out quote marks at its beginning, remarks `(*...*)`, and everything after a `#` or `//`.
    pub(in crate::entry) fn cut(line: &'a str) -> Self {
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
                ':' | ';' | '<' if let Some(len) = aside(rest) => len,
                '&' | '|' => words.push(Kind::Comma, at, c.len_utf8()),
                '/' | '\\' => words.push(Kind::Stroke, at, c.len_utf8()),
                '(' | '[' => words.push(Kind::Open, at, c.len_utf8()),
                ')' | ']' => words.push(Kind::Close, at, c.len_utf8()),
                ',' => words.push(Kind::Comma, at, c.len_utf8()),
                ';' => words.push(Kind::Semicolon, at, c.len_utf8()),
                ':' => words.push(Kind::Colon, at, c.len_utf8()),
                narrow if narrow.is_alphanumeric() => words.word(at),
                sign => {
                    words.asks |= sign == '?';
                    if let (Some(last), '.' | '!' | '?') = (words.tokens.last_mut(), sign) {
                        last.stop = last.stop.filter(|stop| *stop != '.').or(Some(sign));
                    }
                    c.len_utf8()
                }
            };
        }
        words.settle();
        words
    }

    /// Puts the grammar's word in place of each idiom: `holds` for `stays where it is`.
    fn settle(&mut self) {
        if (0..self.tokens.len()).all(|at| self.idiom_at(at).is_none()) {
            return;
        }
        let (mut folded, mut tokens, mut at) = (String::with_capacity(self.folded.len()), Vec::new(), 0);
        while let Some(&head) = self.tokens.get(at) {
            let (word, len) = self.idiom_at(at).unwrap_or((self.word_at(at), 1));
            let start = folded.len() as u32;
            folded.push_str(word);
            let tail = self.tokens.get(at + len - 1).copied().unwrap_or(head);
            tokens.push(Token {
                raw: (head.raw.0, tail.raw.1),
                folded: (start, folded.len() as u32),
                stop: tail.stop,
                ..head
            });
            at += len;
        }
        (self.folded, self.tokens) = (folded, tokens);
    }

    fn idiom_at(&self, at: usize) -> Option<(&'static str, usize)> {
        IDIOMS.at(self, at, |_| true)
    }

    /// The number of tokens here, if they are these words, with no sign between them.
    pub(in crate::entry) fn phrase_at(&self, at: usize, phrase: &str) -> Option<usize> {
        let mut end = at;
        for word in phrase.split(' ') {
            if self.word_at(end) != word
                || (end > at && self.tokens.get(end - 1).is_some_and(|token| token.stop.is_some()))
            {
                return None;
            }
            end += 1;
        }
        Some(end - at)
    }

    /// Takes the word that begins at `at`, and returns its length.
    fn word(&mut self, at: usize) -> usize {
        let rest = &self.line[at..];
        let n_plain = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
        // Nearly all words are plain ASCII, and a space or a common sign ends them.
        let len = match rest.as_bytes().get(n_plain) {
            None | Some(b' ' | b'.' | b',' | b':' | b'?' | b'!' | b'-' | b'/' | b')') => n_plain,
            Some(_) => self.word_len(at),
        };
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

    /// The length of the word that begins at `at`, which may have apostrophes, joiners and characters of any alphabet.
    fn word_len(&self, at: usize) -> usize {
        let mut len = 0;
        let mut chars = self.line[at..].char_indices().peekable();
        while let Some((start, c)) = chars.next() {
            let next = chars.peek().map(|&(_, next)| next);
            let inside = is_ignored(c) || (is_apostrophe(c) && next.is_some_and(char::is_alphanumeric));
            if !(c.is_alphanumeric() || inside) || is_dash(c) || (start > 0 && self.is_lost_arrow(at + start, c)) {
                break;
            }
            len = start + c.len_utf8();
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
        self.tokens.push(Token { kind, raw: (at as u32, (at + len) as u32), folded: (letters, letters), stop: None });
        len
    }

    /// The kind of a token, if there is one.
    pub(in crate::entry) fn kind(&self, at: usize) -> Option<Kind> {
        self.tokens.get(at).map(|token| token.kind)
    }

    /// The folded letters of a word. Empty for other tokens.
    pub(in crate::entry) fn word_at(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| &self.folded[token.folded.0 as usize..token.folded.1 as usize])
    }

    /// The folded letters of a word, without the s of a possessive: `Austria's`.
    pub(in crate::entry) fn owner_at(&self, at: usize) -> &str {
        let word = self.word_at(at);
        let mut end = self.raw(at..at + 1).chars().rev();
        let possessive = matches!(end.next(), Some('s' | 'S')) && end.next().is_some_and(is_apostrophe);
        if possessive { &word[..word.len() - 1] } else { word }
    }

    /// The folded letters of a run of tokens.
    pub(in crate::entry) fn joined(&self, run: Range<usize>) -> &str {
        match self.tokens.get(run).map(|run| (run.first(), run.last())) {
            Some((Some(first), Some(last))) => &self.folded[first.folded.0 as usize..last.folded.1 as usize],
            _ => "",
        }
    }

    /// The original text of a run of tokens.
    pub(in crate::entry) fn raw(&self, run: Range<usize>) -> &'a str {
        match self.tokens.get(run).map(|run| (run.first(), run.last())) {
            Some((Some(first), Some(last))) => &self.line[first.raw.0 as usize..last.raw.1 as usize],
            _ => "",
        }
    }

    /// Returns whether this token is a dash that cannot be a hyphen within a word: with spaces around it, or an arrow.
    pub(in crate::entry) fn is_clear_dash(&self, at: usize) -> bool {
        let Some(token) = self.tokens.get(at).filter(|token| token.kind == Kind::Dash) else { return false };
        let (start, end) = (token.raw.0 as usize, token.raw.1 as usize);
        self.line[start..end].chars().any(|c| !matches!(c, '-' | '‐' | '‑'))
            || end - start > 1
            || self.line[..start].ends_with(char::is_whitespace)
    }

    /// Returns whether this sign follows the token immediately.
    pub(in crate::entry) fn is_followed_by(&self, at: usize, sign: char) -> bool {
        self.tokens.get(at).is_some_and(|token| self.line[token.raw.1 as usize..].starts_with(sign))
    }
}
