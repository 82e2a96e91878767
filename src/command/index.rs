//! All commands of a judge, and the index that finds the commands a line may call.
use super::spec::Command;
use crate::text::LetterSet;
use anyhow::{Result, bail};
use std::ops::Deref;

/// All commands of a judge.
#[derive(Debug)]
pub struct Commands {
    all: Vec<Command>,
    /// The keywords, sorted by their letters.
    keywords: Vec<Keyword>,
    /// The positions of those that begin a text for people.
    texts: Vec<usize>,
}

/// A way to type a command.
#[derive(Debug)]
pub(super) struct Keyword {
    /// Its letters, without the blanks between words. A line may have other blanks, or none.
    pub(super) letters: String,
    pub(super) words: String,
    pub(super) n_words: usize,
    pub(super) letter_set: LetterSet,
    /// The position of its command.
    command: usize,
}

/// A keyword that a line begins with.
pub(super) struct LineStart<'a> {
    pub(super) command: &'a Command,
    pub(super) words: &'a str,
    /// The text after it, trimmed. `None` if its last word runs on, as in `SETNOWAIT`.
    pub(super) rest: Option<&'a str>,
}

impl Commands {
    /// An index of these commands.
    ///
    /// # Errors
    /// If two of them have the same keyword, since one would hide the other.
    pub fn new(all: Vec<Command>) -> Result<Self> {
        let of_command = |(place, command): (usize, &Command)| {
            let keyword = move |words: &str| Keyword {
                letters: letters(words),
                words: words.to_owned(),
                n_words: words.split(' ').count(),
                letter_set: LetterSet::of(words),
                command: place,
            };
            command.words.iter().map(keyword).collect::<Vec<_>>()
        };
        let mut keywords: Vec<Keyword> = all.iter().enumerate().flat_map(of_command).collect();
        keywords.sort_by(|one, other| one.letters.cmp(&other.letters));
        let same = keywords.array_windows().find(|[one, other]| one.letters == other.letters);
        if let Some([one, other]) = same {
            let name = |keyword: &Keyword| all.get(keyword.command).map_or("", Command::name);
            bail!("the commands {} and {} are both typed {:?}", name(one), name(other), other.words);
        }
        let is_text = |keyword: &Keyword| {
            all.get(keyword.command).is_some_and(|command| command.spec.block.is_some_and(|block| block.is_text()))
        };
        let texts = keywords.iter().enumerate().filter(|(_, keyword)| is_text(keyword)).map(|(at, _)| at).collect();
        Ok(Self { all, keywords, texts })
    }

    /// Returns whether a command has exactly this keyword.
    pub fn has_keyword(&self, words: &str) -> bool {
        let typed = letters(words);
        let found = self.keywords.binary_search_by(|keyword| keyword.letters.as_str().cmp(&typed));
        found.is_ok_and(|at| self.keywords.get(at).is_some_and(|keyword| keyword.words == words))
    }

    /// Every keyword, with its command.
    pub(super) fn keywords(&self) -> impl Iterator<Item = (&Command, &Keyword)> {
        self.keywords.iter().filter_map(|keyword| Some((self.all.get(keyword.command)?, keyword)))
    }

    /// The most words of a keyword that begins a text for people.
    pub(super) fn most_text_words(&self) -> usize {
        self.text_keywords().map(|(_, keyword)| keyword.n_words).max().unwrap_or_default()
    }

    /// The keywords that begin a text for people, such as PRESS.
    pub(super) fn text_keywords(&self) -> impl Iterator<Item = (&Command, &Keyword)> {
        let texts = self.texts.iter().filter_map(|at| self.keywords.get(*at));
        texts.filter_map(|keyword| Some((self.all.get(keyword.command)?, keyword)))
    }

    /// The keywords that a line begins with, the longest last. Case and blanks do not matter.
    pub(super) fn starts_of<'a>(&'a self, line: &'a str) -> Vec<LineStart<'a>> {
        let mut starts = Vec::new();
        // The keywords that begin with the letters of the line so far.
        let (mut left, mut n_read) = (self.keywords.as_slice(), 0);
        for (at, typed) in line.char_indices().filter(|(_, c)| !c.is_whitespace()) {
            let Some(letter) = small(typed) else { break };
            let next = |keyword: &Keyword| keyword.letters.get(n_read..).and_then(|rest| rest.chars().next());
            let (_, from) = left.split_at(left.partition_point(|keyword| next(keyword) < Some(letter)));
            (left, _) = from.split_at(from.partition_point(|keyword| next(keyword) == Some(letter)));
            n_read += letter.len_utf8();
            match left.first() {
                None => break,
                Some(keyword) if keyword.letters.len() == n_read => {
                    let rest = line.get(at + typed.len_utf8()..).unwrap_or_default();
                    let goes_on =
                        typed.is_alphanumeric() && rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
                    let rest = (!goes_on).then(|| rest.trim());
                    let command = self.all.get(keyword.command);
                    starts.extend(command.map(|command| LineStart { command, words: &keyword.words, rest }));
                }
                Some(_) => {}
            }
        }
        starts
    }
}

impl Deref for Commands {
    type Target = [Command];

    fn deref(&self) -> &[Command] {
        &self.all
    }
}

/// The lower-case letters of words, without the blanks between them.
fn letters(words: &str) -> String {
    words.chars().filter(|c| !c.is_whitespace()).filter_map(small).collect()
}

/// The lower-case letter, if the character has a single one.
fn small(letter: char) -> Option<char> {
    if letter.is_ascii() {
        return Some(letter.to_ascii_lowercase());
    }
    let mut small = letter.to_lowercase();
    small.next().filter(|_| small.next().is_none())
}
