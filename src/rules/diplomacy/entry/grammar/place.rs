//! Reads the names of places; when one is not clear, asks which place was meant.
use super::words::{Kind, Words};
use super::{Parser, join, unit_kind, verb};
use crate::rules::diplomacy::board::{Board, Location, Province, coast_name};
use crate::rules::diplomacy::entry::names::Names;

/// The longest echo of a word that is not a place.
const MAX_ECHO: usize = 60;

/// Reads a place alone: `BUD`, `St Petersburg (south coast)`.
///
/// # Errors
/// A sentence, perhaps with the place that was meant.
pub fn place(board: &Board, names: &Names, text: &str) -> Result<Location, String> {
    if let Some(place) = names.short(text) {
        return Ok(place);
    }
    let words = Words::cut(text);
    let parser = Parser { board, names, words, at: 0, building: false };
    match parser.place_at(0) {
        Ok((place, end)) if end == parser.words.tokens.len() => Ok(place),
        Ok(_) => Err(format!("There is no place \"{text}\" on this board.")),
        Err(unknown) => Err(parser.explain(unknown)),
    }
}

impl Parser<'_> {
    /// Reads a place at a token: the place, and the token after it.
    pub(super) fn place_at(&self, start: usize) -> Result<(Location, usize), Unknown> {
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
        let (place, mut end) = self.province_at(at)?;
        if coast.is_none()
            && let Some((name, after)) = self.coast_after(end)
        {
            (coast, end) = (Some(name), after);
        }
        let Some(coast) = coast else { return Ok((place, end)) };
        let province = self.board.province_of(place);
        let coasts = &self.board.province(province).coasts;
        let named = |&&at: &&Location| self.board.location(at).coast.as_deref() == Some(coast);
        coasts.iter().find(named).map(|&at| (at, end)).ok_or(Unknown::Coast(province, coast))
    }

    /// `/nc`, `(nc)`, `nc`, `(north coast)`, `north coast`: the coast, and the token after it.
    pub(super) fn coast_after(&self, at: usize) -> Option<(&'static str, usize)> {
        let bracket = self.words.kind(at) == Some(Kind::Open);
        let marked = bracket || self.words.kind(at) == Some(Kind::Stroke);
        let word = at + usize::from(marked);
        let (name, sure) = coast_word(self.words.word_at(word))?;
        let coast = self.words.word_at(word + 1) == "coast";
        if !(sure || marked || coast) {
            return None;
        }
        let mut end = word + 1 + usize::from(coast);
        if bracket {
            end += usize::from(self.words.kind(end) == Some(Kind::Close));
        }
        Some((name, end))
    }

    /// The longest run of words that names a province; failing that, the longest that begins the name of one.
    fn province_at(&self, start: usize) -> Result<(Location, usize), Unknown> {
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
        found.map_or_else(|| self.beginning_at(start), Ok)
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
        while end > start {
            let letters = self.words.joined(start..end);
            let found = if letters.len() < 3 { Vec::new() } else { self.names.beginning(letters) };
            match found.as_slice() {
                [] => end -= 1,
                [province] => return Ok((self.board.main(*province), end)),
                _ => return Err(Unknown::Several(start..end, found)),
            }
        }
        // The words up to the next verb, if together they resemble a name; otherwise the first alone.
        let whole = self.words.joined(start..last);
        let like_a_name = !self.names.similar(whole).is_empty();
        Err(Unknown::Word(start..if like_a_name { last } else { start + 1 }))
    }

    pub(super) fn explain(&self, unknown: Unknown) -> String {
        match unknown {
            Unknown::Coast(province, coast) => {
                let data = self.board.province(province);
                let side = coast_name(coast).unwrap_or(coast);
                let coasts: Vec<_> = data.coasts.iter().map(|&at| self.board.place_name(at)).collect();
                match coasts.as_slice() {
                    [] => format!("{} has no {side} coast; please leave it out.", data.name),
                    _ => format!("{} has no {side} coast; it has {}.", data.name, join(&coasts, "and")),
                }
            }
            Unknown::Several(run, provinces) => {
                let full: Vec<_> = provinces.iter().map(|&at| self.board.province(at).name.clone()).collect();
                let word = echo(self.words.raw(run));
                format!("{word} could be {}.", join(&full, "or"))
            }
            Unknown::Word(run) => {
                let folded = self.words.joined(run.clone());
                let similar = self.names.similar(folded);
                let full: Vec<_> = similar.iter().map(|&at| self.board.province(at).name.clone()).collect();
                let word = echo(self.words.raw(run));
                match full.len() {
                    0 if word.is_empty() => "A place is missing here.".to_owned(),
                    1..=4 => format!("{word}: did you mean {}?", join(&full, "or")),
                    _ => format!("There is no province {word} on this board."),
                }
            }
        }
    }
}

/// The words as written, in capitals, and cut if they are longer than any name.
fn echo(word: &str) -> String {
    match word.char_indices().nth(MAX_ECHO) {
        Some((end, _)) => format!("{}...", word[..end].to_uppercase()),
        None => word.to_uppercase(),
    }
}

/// Why no place could be read.
pub(super) enum Unknown {
    /// No province has this spelling.
    Word(std::ops::Range<usize>),
    /// Several provinces do.
    Several(std::ops::Range<usize>, Vec<Province>),
    /// The province does not have this coast.
    Coast(Province, &'static str),
}

/// The coast that a word names by itself, or together with `coast`.
fn coast_word(word: &str) -> Option<(&'static str, bool)> {
    Some(match word {
        "nc" => ("NC", true),
        "sc" => ("SC", true),
        "ec" => ("EC", true),
        "wc" => ("WC", true),
        "n" | "north" | "northern" => ("NC", false),
        "s" | "south" | "southern" => ("SC", false),
        "e" | "east" | "eastern" => ("EC", false),
        "w" | "west" | "western" => ("WC", false),
        _ => return None,
    })
}
