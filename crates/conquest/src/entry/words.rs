//! Splits a line into words, and knows the spellings of states.
use super::super::map::{Land, Map};
use super::super::units::{Kind, Units};
use chancery_text::say;
use chancery_text::sentence::{Note, place, term, theirs};

/// The unread words of a line.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a> {
    words: Vec<&'a str>,
    next: usize,
}

impl<'a> Words<'a> {
    /// The words of a line.
    pub(crate) fn of(line: &'a str) -> Self {
        let is_gap = |c: char| c.is_whitespace() || c == ',';
        let chunks = line.split(is_gap).flat_map(|chunk| chunk.split_inclusive('<'));
        let words = chunks.flat_map(|chunk| match chunk.strip_suffix('<') {
            Some(before) => [before, "<"],
            None => [chunk, ""],
        });
        Self { words: words.map(|word| word.trim_end_matches('.')).filter(|word| !word.is_empty()).collect(), next: 0 }
    }

    /// The next word, without taking it.
    pub(crate) fn peek(&self) -> Option<&'a str> {
        self.words.get(self.next).copied()
    }

    /// Returns whether all words have been read.
    pub(crate) fn is_empty(&self) -> bool {
        self.peek().is_none()
    }

    /// Reads a word.
    pub(crate) fn take(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.next += 1;
        Some(word)
    }

    /// Takes this word, in any case, if it is next.
    pub(crate) fn takes(&mut self, word: &str) -> bool {
        let is_next = self.peek().is_some_and(|next| next.eq_ignore_ascii_case(word));
        self.next += usize::from(is_next);
        is_next
    }

    /// Takes one of these words, if one is next.
    pub(crate) fn takes_any(&mut self, words: &[&str]) -> bool {
        words.iter().any(|word| self.takes(word))
    }

    /// Returns the remaining words, as text.
    pub(crate) fn rest(&self) -> String {
        self.words.get(self.next..).unwrap_or_default().join(" ")
    }

    /// Takes a number of units of one kind, if one is next: `4I`, `4 infantry`.
    pub(crate) fn takes_units(&mut self) -> Result<Option<(u32, Kind)>, Note> {
        let Some(word) = self.peek().filter(|word| word.starts_with(|c: char| c.is_ascii_digit())) else {
            return Ok(None);
        };
        let digits = word.trim_end_matches(|c: char| !c.is_ascii_digit());
        let digits = &digits[..digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len())];
        let kind = &word[digits.len()..];
        let n = digits.parse::<u32>().ok().filter(|n| *n <= MAX_UNITS);
        let n = n.ok_or_else(|| Note::of(say!("{} units are more than anybody has.", term(digits))))?;
        self.next += 1;
        let kind = if kind.is_empty() { self.take().unwrap_or_default() } else { kind };
        let kind = Kind::of(kind).ok_or_else(|| {
            Note::of(say!(
                "Write units with the letter of their kind, I, C or A, such as 4I 3C: {} has none.",
                theirs(word)
            ))
        })?;
        Ok(Some((n, kind)))
    }

    /// Takes all units that are next: `4I 3C 3A`.
    pub(crate) fn units(&mut self) -> Result<Units, Note> {
        let mut units = Units::NONE;
        while let Some((n, kind)) = self.takes_units()? {
            units += Units::of(kind, n);
        }
        Ok(units)
    }

    /// Reads a state: its abbreviation, its name, or an unambiguous beginning of its name.
    ///
    /// # Errors
    /// A sentence that says that this state does not exist.
    pub(crate) fn land(&mut self, map: &Map) -> Result<Land, Note> {
        // The longest name comes first, so that "North Holland" is not "North".
        for n in (1..=4.min(self.words.len() - self.next)).rev() {
            let text = fold(&self.words[self.next..self.next + n].join(" "));
            if let Some(land) = named(map, &text) {
                self.next += n;
                return Ok(land);
            }
        }
        let Some(word) = self.peek() else { return Err(Note::of("The name of a state is missing.")) };
        let folded = fold(word);
        let begins = |land: &Land| 3 <= folded.len() && fold(&map.land(*land).name).starts_with(&folded);
        if let [only] = map.all().filter(begins).collect::<Vec<_>>().as_slice() {
            self.next += 1;
            return Ok(*only);
        }
        let near = |land: &Land| {
            let data = map.land(*land);
            let of = |name: &str| strsim::jaro_winkler(&fold(name), &folded);
            (of(&data.key).max(of(&data.name)) * 1000.0) as u32
        };
        let nearest = map.all().max_by_key(near).filter(|land| 800 < near(land));
        let hint = match nearest {
            Some(land) => say!("Do you mean {} ({})?", place(map.key_of(land)), place(&map.land(land).name)),
            None => say!("MAP lists them all."),
        };
        Err(Note::of(say!("There is no state {}. {hint}", theirs(word), hint)))
    }
}

/// The maximum number of units of a kind that an order can name.
const MAX_UNITS: u32 = 1_000_000;

/// The state with this abbreviation or name.
fn named(map: &Map, folded: &str) -> Option<Land> {
    let is = |land: &Land| fold(&map.land(*land).key) == folded || fold(&map.land(*land).name) == folded;
    map.all().find(is)
}

/// A name without the features that people spell differently.
pub(super) fn fold(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
