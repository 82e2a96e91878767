//! Says sentences to a reader, as words with marks from the types of their arguments.
use crate::dates::{write_day, write_span, write_time, zone_name};
use crate::secret::Secret;
use crate::sentence::{Arg, Hole, Joint, NameKind, Open, Say, Sentence, Way, hole, slice};
use crate::{FIRM, Width, quote};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::fmt::Write as _;

/// The reader of a text. Nothing else affects how it is written.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The zone of their times.
    pub zone: TimeZone,
    zone_name: String,
    /// The layout of their e-mails.
    pub layout: Layout,
    /// Whether they want results without what they can do without.
    pub is_brief: bool,
}

impl Reader {
    /// Creates a reader in this zone with this layout.
    pub fn new(zone: TimeZone, layout: Layout) -> Self {
        Self { zone_name: zone_name(&zone), zone, layout, is_brief: false }
    }

    /// The same reader, who wants results short if that is so.
    pub fn brief(self, is_brief: bool) -> Self {
        Self { is_brief, ..self }
    }

    /// Creates a generic reader: UTC, and 72 columns. The journal is written for this reader.
    pub fn nobody() -> Self {
        Self::new(TimeZone::UTC, Layout::Columns(Width::USUAL))
    }
}

/// The layout of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// In lines of this width.
    Columns(Width),
    /// For screen readers: each block is one line, without columns.
    Spoken,
}

/// The type of a range of words, from the type of its argument.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark {
    /// A number.
    Number,
    /// A time.
    Time(Timestamp),
    /// A day.
    Day,
    /// A duration.
    Span,
    /// A name.
    Name(NameKind),
    /// The name of a person or a game with this number in the record.
    Known(NameKind, i64),
    /// A line to type.
    Line,
    /// The address of one of the judge's pages.
    Link,
    /// A person's words.
    Theirs,
    /// A secret.
    Secret,
    /// Bad news in a classic line.
    Bad,
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Span {
    pub from: usize,
    pub to: usize,
    pub mark: Mark,
}

/// A secret that a sentence may contain.
pub trait OfSecret {
    /// The secret.
    fn secret(&self) -> &Secret;
}
impl OfSecret for Open {
    fn secret(&self) -> &Secret {
        match *self {}
    }
}
impl OfSecret for &Secret {
    fn secret(&self) -> &Secret {
        self
    }
}

/// Words with marks, made only within a [`Doc`](crate::doc::Doc).
#[derive(Clone)]
pub struct Words {
    pub(crate) text: String,
    pub(crate) spans: Vec<Span>,
}

impl Words {
    pub(crate) fn say<S: OfSecret>(&mut self, arg: &Arg<S>, reader: &Reader) {
        let from = self.text.len();
        let mark = match arg {
            Arg::Words(words) => {
                self.text.push_str(words);
                return;
            }
            Arg::Term(text) => {
                self.text.extend(text.split(is_harmful));
                return;
            }
            Arg::Sentence(said) => return self.fill(said, reader),
            Arg::Note(note) => return self.fill(&note.0, reader),
            Arg::List(joint, items) => {
                let (between, last) = match joint {
                    Joint::And => (", ", " and "),
                    Joint::Or => (", ", " or "),
                    Joint::Comma => (", ", ", "),
                    Joint::Semicolon => ("; ", "; "),
                    Joint::Sentences => (" ", " "),
                };
                for (i, item) in items.iter().enumerate() {
                    if 0 < i {
                        self.text.push_str(if i + 1 == items.len() { last } else { between })
                    }
                    self.say(item, reader);
                }
                return;
            }
            Arg::Number(n) => {
                match u8::try_from(*n) {
                    Ok(n) if n < 10 => self.text.push(char::from(b'0' + n)),
                    // Writing to a string does not fail.
                    _ => _ = write!(self.text, "{n}"),
                }
                Mark::Number
            }
            Arg::Time(time) => {
                write_time(&mut self.text, *time, &reader.zone, &reader.zone_name);
                Mark::Time(*time)
            }
            Arg::Day(day) => {
                write_day(&mut self.text, *day);
                Mark::Day
            }
            Arg::Span(span) => {
                write_span(&mut self.text, *span);
                Mark::Span
            }
            Arg::Name(kind, name) => {
                self.name(*kind, name);
                Mark::Name(*kind)
            }
            Arg::Known(kind, number, name) => {
                self.name(*kind, name);
                Mark::Known(*kind, *number)
            }
            Arg::Line(line) => {
                self.firm(line);
                Mark::Line
            }
            Arg::Link(url) => {
                self.firm(url);
                Mark::Link
            }
            Arg::Bad(words) => {
                self.text.push_str(words);
                Mark::Bad
            }
            Arg::Theirs(words) => {
                self.text.push('"');
                harmless(&mut self.text, words);
                self.text.push('"');
                Mark::Theirs
            }
            Arg::Secret(secret) => {
                self.firm(secret.secret().told());
                Mark::Secret
            }
        };
        self.spans.push(Span { from, to: self.text.len(), mark });
    }

    pub(crate) fn fill<S: OfSecret>(&mut self, said: &Sentence<S>, reader: &Reader) {
        let Sentence { words, names, args } = said;
        let (mut at, mut next) = (0, 0);
        while let Some(found) = words[at..].find('{') {
            let open = at + found;
            self.text.push_str(&words[at..open]);
            at = open;
            let Some(Hole { name, way, bar, end }) = hole(words, open) else { break };
            let name = slice(words, name.0, name.1);
            let i = match name.as_bytes() {
                [] => next,
                [b'0'..=b'9', ..] => name.parse().unwrap_or(usize::MAX),
                _ => names.iter().position(|own| *own == name).unwrap_or(usize::MAX),
            };
            (at, next) = (end + 1, i.saturating_add(1));
            // `say!` has checked that it exists; a row of the journal may have been changed by hand.
            let Some(arg) = args.get(i) else { continue };
            if way != Way::Chosen {
                self.say(arg, reader)
            }
            if way == Way::Plain {
                continue;
            }
            if way == Way::Counted {
                self.text.push(' ')
            }
            let from = open + 1 + name.len() + if way == Way::Counted { 1 } else { 2 };
            self.text.push_str(if arg.count() == 1 { &words[from..bar] } else { &words[bar + 1..end] });
        }
        self.text.push_str(&words[at..]);
    }

    fn name(&mut self, kind: NameKind, name: &str) {
        let mark = if kind == NameKind::Game { "'" } else { "" };
        self.text.push_str(mark);
        harmless(&mut self.text, name);
        self.text.push_str(mark);
    }

    fn firm(&mut self, text: &str) {
        if text.bytes().all(|b| b.is_ascii_graphic()) {
            return self.text.push_str(text);
        }
        self.text.extend(text.chars().filter(|c| !is_harmful(*c)).map(|c| if c == ' ' { FIRM } else { c }));
    }
}

/// A sentence for a generic reader: for the log, and where only text fits.
pub fn said<'a>(words: impl Say<'a, Open>) -> String {
    told(words, &Reader::nobody())
}

/// A sentence for this reader.
pub fn told<'a>(said: impl Say<'a, Open>, reader: &Reader) -> String {
    let mut words = Words { text: String::new(), spans: Vec::new() };
    said.put(&mut words, reader);
    words.text.replace(FIRM, " ")
}

/// A piece of a sentence, for storing it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words for a generic reader.
    Words(String),
    /// The person or the game with this number, whose name is filled in on reading.
    Known(NameKind, i64),
}

/// Splits a sentence into pieces, for storing it.
pub fn pieces<'a>(said: impl Say<'a, Open>) -> Vec<Piece> {
    let mut words = Words { text: String::new(), spans: Vec::new() };
    said.put(&mut words, &Reader::nobody());
    let plain = |from: usize, to: usize| Some(words.text[from..to].replace(FIRM, " ")).filter(|text| !text.is_empty());
    let (mut pieces, mut at) = (Vec::new(), 0);
    for span in &words.spans {
        if let Mark::Known(kind, number) = span.mark {
            pieces.extend(plain(at, span.from).map(Piece::Words));
            pieces.push(Piece::Known(kind, number));
            at = span.to;
        }
    }
    pieces.extend(plain(at, words.text.len()).map(Piece::Words));
    pieces
}

/// Returns whether a character controls a screen or its text direction, or is one of the judge's own marks.
pub(crate) fn is_harmful(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Writes a person's words within one of the judge's sentences: on one line, which does not break before words that could pass for the
/// judge's.
pub(crate) fn harmless(out: &mut String, words: &str) {
    // Most are a single word.
    if words.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return out.push_str(words);
    }
    for (i, word) in words
        .split(|c: char| c.is_whitespace() || c == FIRM)
        .map(|word| word.trim_start_matches(is_harmful))
        .filter(|word| !word.is_empty())
        .enumerate()
    {
        let is_word = word.starts_with(|c: char| c.is_alphanumeric())
            && !["BEGIN", "END"].iter().any(|mark| word.eq_ignore_ascii_case(mark))
            && !quote::FIRST_WORDS.contains(&word);
        if 0 < i {
            out.push(if is_word { ' ' } else { FIRM })
        }
        out.extend(word.chars().filter(|c| !is_harmful(*c)).map(|c| if c == '"' { '\'' } else { c }));
    }
}
