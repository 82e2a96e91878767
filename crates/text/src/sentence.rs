//! Sentences as values: the words, inline in the code, and the typed arguments.
//!
//! `say!("Send {} to wait.", line("SET WAIT"))` is checked at compile time: each placeholder has an argument, and each argument a
//! placeholder. Placeholders are written as in `format!`: `{}` is the next argument, `{name}` a named one; a variable or a field names
//! itself (`&game.row.phase` is `{phase}`), other arguments are named explicitly (`n = list.len()`). `{n order|orders}` is `1 order` or `2
//! orders`; `{powers? is|are}` only chooses.
use crate::secret::Secret;
use crate::words::{OfSecret, Reader, Words};
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp};
use std::borrow::Cow;

/// Makes a sentence. See [the module](self).
#[macro_export]
macro_rules! say {
    ($words:literal $(,)?) => { $crate::say!(@ $words (0) [] []) };
    ($words:literal, $($args:tt)+) => { $crate::say!(@ $words (0) [] [] $($args)+) };
    (@ $words:literal ($($i:tt)*) [$($names:tt)*] [$($done:tt)*] $name:ident = $value:expr $(, $($rest:tt)*)?) => {
        $crate::say!(@ $words ($($i)* + 1) [$($names)* stringify!($name),] [$($done)* ($($i)*; $value)] $($($rest)*)?)
    };
    (@ $words:literal ($($i:tt)*) [$($names:tt)*] [$($done:tt)*] $name:ident $(, $($rest:tt)*)?) => {
        $crate::say!(@ $words ($($i)* + 1) [$($names)* stringify!($name),] [$($done)* ($($i)*; $name)] $($($rest)*)?)
    };
    (@ $words:literal ($($i:tt)*) [$($names:tt)*] [$($done:tt)*] &$name:ident $(, $($rest:tt)*)?) => {
        $crate::say!(@ $words ($($i)* + 1) [$($names)* stringify!($name),] [$($done)* ($($i)*; &$name)] $($($rest)*)?)
    };
    (@ $words:literal ($($i:tt)*) [$($names:tt)*] [$($done:tt)*] $value:expr $(, $($rest:tt)*)?) => {
        $crate::say!(@ $words ($($i)* + 1) [$($names)* $crate::sentence::name_of(stringify!($value)),] [$($done)* ($($i)*; $value)] $($($rest)*)?)
    };
    (@ $words:literal $n:tt $names:tt [$(($i:expr; $value:expr))*]) => {{
        const SAY: (&[&str], u32) = $crate::sentence::check($words, &$names);
        $crate::sentence::Sentence {
            words: ::std::borrow::Cow::Borrowed($words),
            names: SAY.0,
            args: ::std::boxed::Box::new([$($crate::sentence::Slot::<{ SAY.1 & 1 << ($i) != 0 }>::fill($value)),*]),
        }
    }};
}

/// A sentence made by `say!`. `S` is [`Open`], or `&Secret` if it may contain one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence<'a, S = Open> {
    #[doc(hidden)]
    pub words: Cow<'static, str>,
    #[doc(hidden)]
    pub names: &'static [&'static str],
    #[doc(hidden)]
    pub args: Box<[Arg<'a, S>]>,
}

/// The type for sentences without a secret. It has no values, so nothing that is [`Open`] can contain one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {}

/// An argument of a sentence. Values are written when the reader is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a, S = Open> {
    /// The judge's own words, inline in the code.
    Words(&'static str),
    /// A number.
    Number(i64),
    /// A time: `Friday 9 January 2026, 20:00 Europe/London (20:00 UTC)`.
    Time(Timestamp),
    /// A day: `Friday 9 January 2026`.
    Day(Date),
    /// A duration: `4 days and 12 hours`.
    Span(SignedDuration),
    /// The name of a power, a place, a person or a game, or the label of a phase.
    Name(NameKind, Cow<'a, str>),
    /// A person or a game with this number in the record and its current name. The stored form of the sentence has the number.
    Known(NameKind, i64, Cow<'a, str>),
    /// A line to type, which is never broken.
    Line(Cow<'a, str>),
    /// The address of one of the judge's pages, which is never broken.
    Link(Cow<'a, str>),
    /// Bad news in a classic line: `(*bounce*)`.
    Bad(Cow<'a, str>),
    /// A word from the judge's data: the title of a board, the value of a setting.
    Term(Cow<'a, str>),
    /// A person's words, which are quoted.
    Theirs(Cow<'a, str>),
    /// A list.
    List(Joint, Box<[Arg<'a, S>]>),
    /// Another sentence.
    Sentence(Box<Sentence<'a, S>>),
    /// A stored sentence.
    Note(Cow<'a, Note>),
    /// A secret.
    Secret(S),
}

/// The separator of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// `a, b and c`
    And,
    /// `a, b or c`
    Or,
    /// `a, b, c`
    Comma,
    /// `a; b; c`
    Semicolon,
    /// `A. B. C.`
    Sentences,
}

/// The kinds of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameKind {
    /// A power: `Austria`.
    Power,
    /// A place of a board: `Vienna`.
    Place,
    /// A person. The rules for names make them harmless, so they need no quotation marks.
    Person,
    /// A game: `'demo'`.
    Game,
    /// The label of a phase: `S1901M`.
    Phase,
}

macro_rules! makers {
    ($($(#[$doc:meta])* $name:ident => $arg:expr;)*) => { $(
        $(#[$doc])*
        pub fn $name<'a, S>(text: impl Into<Cow<'a, str>>) -> Arg<'a, S> {
            ($arg)(text.into())
        }
    )* };
}
makers! {
    /// The name of a power. [`Say`] is implemented for a board's own names.
    power => |text| Arg::Name(NameKind::Power, text);
    /// The name of a place.
    place => |text| Arg::Name(NameKind::Place, text);
    /// The name of a person.
    person => |text| Arg::Name(NameKind::Person, text);
    /// The name of a game: `'demo'`.
    game => |text| Arg::Name(NameKind::Game, text);
    /// The label of a phase: `S1901M`.
    phase => |text| Arg::Name(NameKind::Phase, text);
    /// A line to type.
    line => Arg::Line;
    /// The address of one of the judge's pages.
    link => Arg::Link;
    /// A person's words.
    theirs => Arg::Theirs;
    /// Bad news in a classic line: `(*bounce*)`.
    bad => Arg::Bad;
    /// A word from the judge's data: the title of a board, the value of a setting.
    term => Arg::Term;
}

/// A person or a game by its number in the record, with its current name.
pub fn known<'a, S>(kind: NameKind, number: i64, name: impl Into<Cow<'a, str>>) -> Arg<'a, S> {
    Arg::Known(kind, number, name.into())
}

/// `a, b or c`; a slice alone is `a, b and c`.
pub fn or<'a, S, T: Say<'a, S>>(items: impl IntoIterator<Item = T>) -> Arg<'a, S> {
    list(Joint::Or, items)
}

/// `a, b and c`, for any iterator.
pub fn and<'a, S, T: Say<'a, S>>(items: impl IntoIterator<Item = T>) -> Arg<'a, S> {
    list(Joint::And, items)
}

/// `a, b, c`, with no word before the last.
pub fn commas<'a, S, T: Say<'a, S>>(items: impl IntoIterator<Item = T>) -> Arg<'a, S> {
    list(Joint::Comma, items)
}

/// Sentences, one after the other.
pub fn sentences<'a, S, T: Say<'a, S>>(items: impl IntoIterator<Item = T>) -> Arg<'a, S> {
    list(Joint::Sentences, items)
}

/// `a; b; c`
pub fn semicolons<'a, S, T: Say<'a, S>>(items: impl IntoIterator<Item = T>) -> Arg<'a, S> {
    list(Joint::Semicolon, items)
}

fn list<'a, S, T: Say<'a, S>>(joint: Joint, items: impl IntoIterator<Item = T>) -> Arg<'a, S> {
    Arg::List(joint, items.into_iter().map(Say::arg).collect())
}

/// Anything that can be said: a sentence, a note, the judge's words, and each type of argument.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an argument here",
    note = "our words are literals or `say!`; somebody's are `theirs(..)`; a line to type is `line(..)`",
    note = "a secret is said only in a `Doc`: never in a Note, a Refusal, the journal or a subject"
)]
pub trait Say<'a, S = Open>: Sized {
    /// Converts it to an argument of a sentence.
    fn arg(self) -> Arg<'a, S>;
    #[doc(hidden)]
    fn put(self, out: &mut Words, reader: &Reader)
    where
        S: OfSecret,
    {
        out.say(&self.arg(), reader);
    }
}

/// A value with a number that can choose between singular and plural.
#[diagnostic::on_unimplemented(message = "`{Self}` has no number by which to choose between two words")]
pub trait Counts {}

macro_rules! values {
    ($($type:ty => $arg:expr),* $(,)?) => { $(
        impl<'a, S> Say<'a, S> for $type { fn arg(self) -> Arg<'a, S> { $arg(self) } }
        impl<'a, S> Say<'a, S> for &$type { fn arg(self) -> Arg<'a, S> { $arg(*self) } }
    )* };
}
values!(&'static str => Arg::Words, Timestamp => Arg::Time, Date => Arg::Day, SignedDuration => Arg::Span);

macro_rules! numbers {
    ($($type:ty)*) => { $(
        impl<'a, S> Say<'a, S> for $type { fn arg(self) -> Arg<'a, S> { Arg::Number(i64::try_from(self).unwrap_or(i64::MAX)) } }
        impl Counts for $type {}
    )* };
}
numbers!(usize u64 u32 u16 u8 i64 i32);

impl<'a, S> Say<'a, S> for Arg<'a, S> {
    fn arg(self) -> Self {
        self
    }
}
impl<'a, S> Say<'a, S> for Sentence<'a, S> {
    fn arg(self) -> Arg<'a, S> {
        Arg::Sentence(Box::new(self))
    }
    fn put(self, out: &mut Words, reader: &Reader)
    where
        S: OfSecret,
    {
        out.fill(&self, reader)
    }
}
impl<'a, S> Say<'a, S> for &'a Note {
    fn arg(self) -> Arg<'a, S> {
        Arg::Note(Cow::Borrowed(self))
    }
}
impl<'a, S> Say<'a, S> for Note {
    fn arg(self) -> Arg<'a, S> {
        Arg::Note(Cow::Owned(self))
    }
}
impl<'a> Say<'a, &'a Secret> for &'a Secret {
    fn arg(self) -> Arg<'a, Self> {
        Arg::Secret(self)
    }
}
impl<'a, S, T: Copy + Say<'a, S>> Say<'a, S> for &[T] {
    fn arg(self) -> Arg<'a, S> {
        list(Joint::And, self.iter().copied())
    }
}
impl<'a, S, T: Copy + Say<'a, S>> Say<'a, S> for &Vec<T> {
    fn arg(self) -> Arg<'a, S> {
        list(Joint::And, self.iter().copied())
    }
}
impl<T> Counts for &[T] {}
impl<T> Counts for &Vec<T> {}

/// A stored sentence: a refusal, a row of the journal, an engine's answer. It is made without a reader and later said to one, and cannot
/// contain a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note(pub(crate) Box<Sentence<'static>>);

impl Note {
    /// Stores a sentence.
    pub fn of<'a>(said: impl Say<'a, Open>) -> Self {
        match said.arg() {
            Arg::Sentence(said) => said.kept(),
            Arg::Note(note) => note.into_owned(),
            Arg::Words(words) => Sentence { words: words.into(), names: &[], args: [].into() }.kept(),
            other => Sentence { words: "{}".into(), names: &[""], args: [other].into() }.kept(),
        }
    }
}

impl Sentence<'_, Open> {
    fn kept(self) -> Note {
        let Self { words, names, args } = self;
        Note(Box::new(Sentence { words, names, args: args.into_iter().map(Arg::kept).collect() }))
    }
}

impl Arg<'_, Open> {
    fn kept(self) -> Arg<'static> {
        let own = |text: Cow<str>| Cow::Owned(text.into_owned());
        match self {
            Self::Words(words) => Arg::Words(words),
            Self::Number(n) => Arg::Number(n),
            Self::Time(time) => Arg::Time(time),
            Self::Day(day) => Arg::Day(day),
            Self::Span(span) => Arg::Span(span),
            Self::Name(kind, name) => Arg::Name(kind, own(name)),
            Self::Known(kind, number, name) => Arg::Known(kind, number, own(name)),
            Self::Term(text) => Arg::Term(own(text)),
            Self::Line(text) => Arg::Line(own(text)),
            Self::Link(text) => Arg::Link(own(text)),
            Self::Bad(text) => Arg::Bad(own(text)),
            Self::Theirs(text) => Arg::Theirs(own(text)),
            Self::List(joint, args) => Arg::List(joint, args.into_iter().map(Arg::kept).collect()),
            Self::Sentence(said) => Arg::Note(Cow::Owned(said.kept())),
            Self::Note(note) => Arg::Note(Cow::Owned(note.into_owned())),
            Self::Secret(open) => match open {},
        }
    }
}

impl<S> Arg<'_, S> {
    /// The number that chooses between singular and plural.
    pub(crate) fn count(&self) -> i64 {
        match self {
            Self::Number(n) => *n,
            Self::List(_, items) => items.len() as i64,
            _ => 2,
        }
    }
}

// The compiler runs the functions below; the first one also runs when a sentence is said.

/// A placeholder in a sentence: `{}`, `{0}`, `{name}`, `{name one|other}`, `{name? one|other}`, as positions in the words.
#[derive(Clone, Copy)]
pub(crate) struct Hole {
    pub(crate) name: (usize, usize),
    pub(crate) way: Way,
    pub(crate) bar: usize,
    pub(crate) end: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    Plain,
    Counted,
    Chosen,
}

/// The placeholder that begins at this `{`; `None` if it is malformed. The compiler runs it slowly for each placeholder, so it takes few
/// steps.
pub(crate) const fn hole(words: &str, at: usize) -> Option<Hole> {
    let bytes = words.as_bytes();
    let mut i = at + 1;
    while i < bytes.len() && !matches!(bytes[i], b'}' | b' ' | b'?' | b'{') {
        i += 1
    }
    let name = (at + 1, i);
    if i == bytes.len() {
        return None;
    }
    let (way, from) = match bytes[i] {
        b'}' => return Some(Hole { name, way: Way::Plain, bar: i, end: i }),
        b' ' => (Way::Counted, i + 1),
        b'?' if i + 1 < bytes.len() && bytes[i + 1] == b' ' => (Way::Chosen, i + 2),
        _ => return None,
    };
    let mut bar = from;
    while bar < bytes.len() && !matches!(bytes[bar], b'|' | b'}' | b'{') {
        bar += 1
    }
    let mut end = bar + 1;
    while end < bytes.len() && !matches!(bytes[end], b'|' | b'}' | b'{') {
        end += 1
    }
    if bytes.len() <= end || bytes[bar] != b'|' || bytes[end] != b'}' {
        return None;
    }
    Some(Hole { name, way, bar, end })
}

/// Returns whether this part of the words equals the name.
const fn same(words: &[u8], (from, to): (usize, usize), name: &[u8]) -> bool {
    if to - from != name.len() {
        return false;
    }
    let mut i = 0;
    while i < name.len() {
        if words[from + i] != name[i] {
            return false;
        }
        i += 1;
    }
    true
}

pub(crate) const fn slice(text: &str, from: usize, to: usize) -> &str {
    text.split_at(to).0.split_at(from).1
}

/// Returns the name of an argument: `n`, `&powers`, `&game.row.phase` are n, powers and phase; other expressions have none.
pub const fn name_of(source: &str) -> &str {
    let bytes = source.as_bytes();
    let (mut from, mut i) = (0, 0);
    while i < bytes.len() {
        match bytes[i] {
            b'&' | b' ' if from == i => from = i + 1,
            b'.' => from = i + 1,
            b'0'..=b'9' if i == from => return "",
            b'_' | b'a'..=b'z' | b'0'..=b'9' => {}
            _ => return "",
        }
        i += 1;
    }
    slice(source, from, bytes.len())
}

/// Returns the argument of a placeholder, by its number or its name; without both, the next one.
const fn meant(words: &[u8], (from, to): (usize, usize), names: &[&str], next: usize) -> Option<usize> {
    if from == to {
        return Some(next);
    }
    if to == from + 1 && words[from].is_ascii_digit() {
        return Some((words[from] - b'0') as usize);
    }
    let mut i = 0;
    while i < names.len() {
        if same(words, (from, to), names[i].as_bytes()) {
            return Some(i);
        }
        i += 1;
    }
    None
}

/// Checks that each placeholder has an argument, and each argument a placeholder. Returns the names, and as bits the arguments that choose
/// between singular and plural.
#[track_caller]
#[expect(clippy::panic, reason = "the compiler runs it: these are its messages")]
pub const fn check(words: &str, names: &'static [&'static str]) -> (&'static [&'static str], u32) {
    let bytes = words.as_bytes();
    let (mut at, mut next, mut used, mut counted) = (brace(bytes, 0), 0, 0u32, 0u32);
    while at < bytes.len() {
        if bytes[at] == b'}' {
            panic!("say!: a closing brace without its opening one")
        }
        let Some(hole) = hole(words, at) else {
            panic!("say!: a place is {{}}, {{name}}, {{n one|other}} or {{n? one|other}}")
        };
        let Some(i) = meant(bytes, hole.name, names, next) else { panic!("say!: a place names none of the arguments") };
        if names.len() <= i {
            panic!("say!: a place has no argument")
        }
        used |= 1 << i;
        if !matches!(hole.way, Way::Plain) {
            counted |= 1 << i
        }
        next = i + 1;
        at = brace(bytes, hole.end + 1);
    }
    if used.count_ones() as usize != names.len() {
        panic!("say!: an argument has no place")
    }
    (names, counted)
}

/// Returns the position of the next brace.
const fn brace(bytes: &[u8], mut at: usize) -> usize {
    while at < bytes.len() && !matches!(bytes[at], b'{' | b'}') {
        at += 1
    }
    at
}

/// A placeholder, and whether its argument chooses between singular and plural.
pub struct Slot<const COUNTED: bool>;
impl Slot<false> {
    /// Fills it with a value.
    pub fn fill<'a, S>(value: impl Say<'a, S>) -> Arg<'a, S> {
        value.arg()
    }
}
impl Slot<true> {
    /// Fills it with a countable value.
    pub fn fill<'a, S>(value: impl Say<'a, S> + Counts) -> Arg<'a, S> {
        value.arg()
    }
}
