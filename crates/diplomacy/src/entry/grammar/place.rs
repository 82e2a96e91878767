//! Reads the names of places. If one is not clear, asks which place the player meant.
use super::prose::is_command;
use super::words::Kind;
use super::{Parser, unit_kind, verb};
use crate::board::{Board, Location, Province, Terrain, coast_name};
use crate::entry::names::Names;
use chancery_text::say;
use chancery_text::sentence::{self, Arg, Note, Sentence, and, or, term, theirs};

/// The maximum length of an echoed word that is not a place.
const MAX_ECHO: usize = 60;

/// Reads a place alone: `BUD`, `St Petersburg (south coast)`.
///
/// # Errors
/// A sentence, perhaps with a suggestion.
pub fn place(board: &Board, names: &Names, text: &str) -> Result<Location, Note> {
    if let Some(place) = names.short(text) {
        return Ok(place);
    }
    let parser = Parser::new(board, names, None, text);
    match parser.place_at(0) {
        Ok((place, end)) if end == parser.words.tokens.len() => Ok(place),
        Ok(_) => Err(Note::of(say!("There is no place {} on this board.", theirs(text)))),
        Err(unknown) => Err(Note::of(parser.explain(unknown))),
    }
}

impl Parser<'_> {
    /// Reads a place at a token: the place, and the token after it.
    pub(in crate::entry) fn place_at(&self, start: usize) -> Result<(Location, usize), Unknown> {
        let mut at = start;
        let mut coast = None;
        let bracket = usize::from(self.words.kind(at) == Some(Kind::Open));
        if let Some((name, sure)) = coast_word(self.words.word_at(at + bracket))
            && (sure || bracket == 1 || self.words.word_at(at + 1) == "coast")
        {
            at += bracket + 1;
            at += usize::from(self.words.word_at(at) == "coast");
            at += usize::from(self.words.kind(at) == Some(Kind::Close));
            at += usize::from(self.words.word_at(at) == "of");
            coast = Some(name);
        }
        // `West Coast` may be a province.
        if coast.is_some() && self.exactly_at(start).is_some_and(|(_, end)| at <= end) {
            (at, coast) = (start, None);
        }
        let (place, mut end) = self.province_at(at)?;
        let province = self.board.province_of(place);
        let Self { board, words, .. } = self;
        // `the Western Mediterranean Sea`
        end += usize::from(
            board.province(province).terrain == Terrain::Sea && matches!(words.word_at(end), "sea" | "ocean"),
        );
        let coasts = &board.province(province).coasts;
        let after = || self.coast_after_dash(province, end).or_else(|| self.side_after(province, end));
        if coast.is_none()
            && let Some((name, after)) = self.coast_after(end).or_else(after)
        {
            (coast, end) = (Some(name), after);
        }
        let Some(coast) = coast else {
            let other = self.words.word_at(end + 1);
            let is_coast = self.words.kind(end) == Some(Kind::Stroke) && (1..4).contains(&other.len());
            let begins_order = verb(other).is_some() || unit_kind(other).is_some() || is_command(other);
            if is_coast && !begins_order && self.province_at(end + 1).is_err() {
                return Err(Unknown::NoCoast(province, end + 1));
            }
            return Ok((place, end));
        };
        let named = |&&at: &&Location| self.board.location(at).coast.as_deref() == Some(coast);
        coasts.iter().find(named).map(|&at| (at, end)).ok_or(Unknown::Coast(province, coast))
    }

    /// `-SC` directly after a province that has this coast.
    fn coast_after_dash(&self, province: Province, at: usize) -> Option<(&'static str, usize)> {
        let (name, sure) = coast_word(self.words.word_at(at + 1))?;
        let dash = self.words.kind(at) == Some(Kind::Dash) && !self.words.is_clear_dash(at);
        let coasts = &self.board.province(province).coasts;
        let has = coasts.iter().any(|&at| self.board.location(at).coast.as_deref() == Some(name));
        (sure && dash && has && self.exactly_at(at + 1).is_none()).then_some((name, at + 2))
    }

    /// `Spain south`, at the end of an order.
    fn side_after(&self, province: Province, at: usize) -> Option<(&'static str, usize)> {
        let word = self.words.word_at(at);
        let (name, _) = coast_word(word).filter(|_| word.len() > 3)?;
        let coasts = &self.board.province(province).coasts;
        let has = coasts.iter().any(|&at| self.board.location(at).coast.as_deref() == Some(name));
        let ends =
            self.words.kind(at + 1).is_none_or(|kind| matches!(kind, Kind::Comma | Kind::Semicolon | Kind::Dash));
        (has && ends).then_some((name, at + 1))
    }

    /// `/nc`, `(nc)`, `nc`, `(north coast)`, `north coast`: the coast, and the token after it.
    pub(super) fn coast_after(&self, at: usize) -> Option<(&'static str, usize)> {
        let bracket = self.words.kind(at) == Some(Kind::Open);
        let marked = bracket || matches!(self.words.kind(at), Some(Kind::Stroke | Kind::Colon | Kind::Comma));
        let word = at + usize::from(marked);
        let (name, sure) = coast_word(self.words.word_at(word))?;
        let coast = self.words.word_at(word + 1) == "coast";
        let after_break = matches!(self.words.kind(at), Some(Kind::Colon | Kind::Comma));
        // `SPA, SC` at the end of an order. But `SPA, SC S F MED - RED` is two orders.
        let ends = || matches!(self.words.kind(word + 1), None | Some(Kind::Comma | Kind::Semicolon | Kind::Dash));
        if !(sure || marked || coast) || (after_break && !(sure && ends())) {
            return None;
        }
        let mut end = word + 1 + usize::from(coast);
        if bracket {
            end += usize::from(self.words.kind(end) == Some(Kind::Close));
        }
        Some((name, end))
    }

    /// The longest run of words that names a province, by any of its spellings.
    pub(in crate::entry) fn exactly_at(&self, start: usize) -> Option<(Location, usize)> {
        let mut found = None;
        let mut end = start;
        loop {
            match self.words.kind(end) {
                // `RED S` is the Red Sea that supports, even where REDS is a spelling of it.
                Some(Kind::Word) if found.is_some() && self.words.word_at(end).len() == 1 => break,
                Some(Kind::Word) => end += 1,
                // `Mid-Atlantic`
                Some(Kind::Dash) if end > start && self.words.kind(end + 1) == Some(Kind::Word) => end += 2,
                _ => break,
            }
            let Some(spelling) = self.names.exactly(self.words.joined(start..end)) else { break };
            found = spelling.place.map(|place| (place, end)).or(found);
            if !spelling.longer {
                break;
            }
        }
        found
    }

    /// A province by one of its spellings, or by an unambiguous beginning of its name.
    fn province_at(&self, start: usize) -> Result<(Location, usize), Unknown> {
        self.exactly_at(start).map_or_else(|| self.beginning_at(start), Ok)
    }

    fn beginning_at(&self, start: usize) -> Result<(Location, usize), Unknown> {
        let mut end = start;
        while self.words.kind(end) == Some(Kind::Word) && end < start + 4 {
            let word = self.words.word_at(end);
            if end > start && (verb(word).is_some() || unit_kind(word).is_some()) {
                break;
            }
            end += 1;
        }
        let last = end.max(start + 1).min(self.words.tokens.len());
        let begins_name = end > start && self.names.begins_name(self.words.joined(start..start + 1));
        while begins_name && end > start {
            let letters = self.words.joined(start..end);
            let found = if letters.len() < 3 { Vec::new() } else { self.names.beginning(letters) };
            match found.as_slice() {
                [] => end -= 1,
                [province] => return Ok((self.board.main(*province), end)),
                _ => return Err(Unknown::Several(start..end, found)),
            }
        }
        // The words up to the next verb, if together they resemble a name. Otherwise, the first word alone.
        let whole = self.words.joined(start..last);
        let like_a_name = !self.names.similar(whole).is_empty();
        Err(Unknown::Word(start..if like_a_name { last } else { start + 1 }))
    }

    pub(super) fn explain(&self, unknown: Unknown) -> Sentence<'_> {
        let name = |at: Province| sentence::place(&self.board.province(at).name);
        let coasts_of = |at: Province| {
            let coasts = &self.board.province(at).coasts;
            (!coasts.is_empty()).then(|| and(coasts.iter().map(|&at| sentence::place(self.board.place_name(at)))))
        };
        match unknown {
            Unknown::Coast(at, coast) => {
                let side = coast_name(coast).unwrap_or(coast);
                match coasts_of(at) {
                    None => say!("{} has no {side} coast; please leave it out.", name(at), side),
                    Some(coasts) => say!("{} has no {side} coast; it has {coasts}.", name(at), side, coasts),
                }
            }
            Unknown::NoCoast(province, at) => {
                let word = echo(self.words.raw(at..at + 1));
                match coasts_of(province) {
                    None => {
                        say!("{word} is no coast, and {} has no named ones; please leave it out.", word, name(province))
                    }
                    Some(coasts) => say!("{word} is no coast of {}; it has {coasts}.", word, name(province), coasts),
                }
            }
            Unknown::Several(run, provinces) => {
                say!("{} could be {}.", echo(self.words.raw(run)), or(provinces.into_iter().map(name)))
            }
            Unknown::Word(run) => {
                let similar = self.names.similar(self.words.joined(run.clone()));
                let raw = self.words.raw(run.clone());
                match similar.len() {
                    0 if raw.is_empty() => say!("A place is missing here."),
                    _ if let Some(hint) = self.foreign(run) => hint,
                    1..=3 => say!("{}: did you mean {}?", echo(raw), or(similar.into_iter().map(name))),
                    _ => say!("There is no province {} on this board.", echo(raw)),
                }
            }
        }
    }
}

impl Parser<'_> {
    /// Explains what is wrong with a word in another alphabet.
    pub(super) fn foreign(&self, run: std::ops::Range<usize>) -> Option<Sentence<'_>> {
        let word = self.words.raw(run);
        let (letter, alphabet) = self.names.foreign_letter(word)?;
        let readings = alphabet_twins(letter).filter(|_| word.chars().count() == 1);
        let letter = theirs(letter.to_string());
        Some(match readings {
            Some(readings) => say!(
                "The {letter} in your line is a {alphabet} letter: {readings}? Please write it in Latin letters.",
                letter,
                alphabet,
                readings
            ),
            None => say!(
                "The {letter} in {} is a {alphabet} letter. Please write it in Latin letters.",
                letter,
                term(word),
                alphabet
            ),
        })
    }
}

/// Returns the possible meanings of a letter that looks like one Latin letter and sounds like another.
fn alphabet_twins(letter: char) -> Option<&'static str> {
    match letter {
        'С' | 'с' | 'Ϲ' | 'ϲ' => Some("C to convoy, or S to support"),
        'Р' | 'р' | 'Ρ' | 'ρ' => Some("P or R"),
        _ => None,
    }
}

/// The words as written, in capitals, and truncated if they are longer than any name.
fn echo(word: &str) -> Arg<'static> {
    term(match word.char_indices().nth(MAX_ECHO) {
        Some((end, _)) => format!("{}...", word[..end].to_uppercase()),
        None => word.to_uppercase(),
    })
}

/// The reason why the grammar could not read a place.
pub(in crate::entry) enum Unknown {
    /// The text is not a spelling of any province.
    Word(std::ops::Range<usize>),
    /// The text is a spelling of several provinces.
    Several(std::ops::Range<usize>, Vec<Province>),
    /// The province does not have this coast.
    Coast(Province, &'static str),
    /// The coast after the stroke does not exist.
    NoCoast(Province, usize),
}

/// The coast that a word names, alone or together with `coast`.
fn coast_word(word: &str) -> Option<(&'static str, bool)> {
    Some(match word {
        "nc" | "ncoast" | "northcoast" => ("NC", true),
        "sc" | "scoast" | "southcoast" => ("SC", true),
        "ec" | "ecoast" | "eastcoast" => ("EC", true),
        "wc" | "wcoast" | "westcoast" => ("WC", true),
        "n" | "north" | "northern" => ("NC", false),
        "s" | "south" | "southern" => ("SC", false),
        "e" | "east" | "eastern" => ("EC", false),
        "w" | "west" | "western" => ("WC", false),
        _ => return None,
    })
}
