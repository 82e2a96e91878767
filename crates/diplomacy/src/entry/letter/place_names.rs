//! The names of places in a clause, also misspelt, cut short, or as adjectives.
use super::clauses::Cutter;
use super::doubts::harmless_at;
use super::field::Stem;
use super::senses::{SENSES, Sense, is_common};
use crate::board::{Location, Province, Terrain};
use crate::entry::grammar::stem;
use crate::entry::grammar::words::Kind;
use chancery_rules::alphabet::fold;

impl Cutter<'_> {
    /// A place behind small words.
    pub(super) fn named_after(&self, mut at: usize) -> Option<(Location, usize)> {
        while matches!(
            self.parser.words.word_at(at),
            "in" | "at" | "from" | "of" | "the" | "to" | "a" | "f" | "army" | "fleet" | "my"
        ) && self.parser.exactly_at(at).is_none()
        {
            at += 1;
        }
        self.named_at(at)
    }

    /// A place here, exactly or by a good guess.
    pub(super) fn named_at(&self, at: usize) -> Option<(Location, usize)> {
        let parser = self.parser;
        let word = parser.words.word_at(at);
        if matches!(word, "a" | "f" | "") || is_never_a_place(word) {
            return None;
        }
        if is_common(word) && self.is_prose(at) {
            return None;
        }
        if is_direction(word) && parser.exactly_at(at).is_none_or(|(_, end)| end == at + 1) {
            return self.two_words(at);
        }
        if let Some((_, exact)) = parser.exactly_at(at) {
            // The place may have a coast.
            return Some(parser.place_at(at).ok().filter(|(_, end)| *end >= exact).unwrap_or(parser.exactly_at(at)?));
        }
        // `the south coast of Spain`, `Trieste's`
        if let Ok((place, end)) = parser.place_at(at)
            && (parser.words.word_at(at + 1) == "coast" || parser.words.word_at(at + 1) == "of")
        {
            return Some((place, end));
        }
        let owner = parser.words.owner_at(at);
        if owner != word
            && let Some(place) = parser.names.exactly(owner).and_then(|spelling| spelling.place)
        {
            return Some((place, at + 1));
        }
        self.guessed_at(at, word)
    }

    /// A place that is misspelt or cut short.
    fn guessed_at(&self, at: usize, word: &str) -> Option<(Location, usize)> {
        let parser = self.parser;
        if word.len() < 4 {
            return self.cut_short(at, word);
        }
        let is_word = crate::entry::grammar::is_word_of_orders(word)
            || stem(word).is_some()
            || SENSES.at(&parser.words, at, |_| true).is_some();
        if is_word || parser.names.power(word).is_some() || harmless_at(parser, at).is_some() {
            return None;
        }
        let stands = self.stands_for_place(at);
        if let Some(found) = self.adjective(at, word) {
            return Some(found);
        }
        if !stands {
            return None;
        }
        let only = |found: Vec<Province>| if let [only] = found.as_slice() { Some(*only) } else { None };
        let begun = || only(parser.names.beginning(word)).filter(|_| stands);
        // A short word is like too many names: `easy`, `Neva`.
        let similar = || only(parser.names.similar(word)).filter(|_| word.len() > 4 || self.is_beside_sign(at));
        if let Some(province) = begun().or_else(similar) {
            // The rest of the name: `Nrth Sea`.
            let sea = parser.board.province(province).terrain == Terrain::Sea;
            let next = parser.words.word_at(at + 1);
            let end = at + 1 + usize::from(sea && matches!(next, "sea" | "see" | "ocean" | "channel"));
            return Some((parser.board.main(province), end));
        }
        self.two_words(at)
    }

    /// A name of two words that is misspelt: `North see`.
    fn two_words(&self, at: usize) -> Option<(Location, usize)> {
        let parser = self.parser;
        if parser.words.kind(at + 1) != Some(Kind::Word) || !self.stands_for_place(at) {
            return None;
        }
        match parser.names.similar(parser.words.joined(at..at + 2)).as_slice() {
            [only] => Some((parser.board.main(*only), at + 2)),
            _ => None,
        }
    }

    /// The only own unit's place that begins so, before a dash: `v-gal`.
    fn cut_short(&self, at: usize, word: &str) -> Option<(Location, usize)> {
        let sign = |at: usize| matches!(self.parser.words.kind(at), Some(Kind::Dash | Kind::Stroke));
        let board = self.parser.board;
        let begins = |place: Province| fold(&board.province(place).name).starts_with(word);
        let acts = word.len() == 1
            && matches!(
                SENSES.at(&self.parser.words, at + 1, |_| true),
                Some((Sense::To | Sense::Asks(Stem::Hold), _))
            )
            || (word.len() == 1 && stem(self.parser.words.word_at(at + 1)) == Some(Stem::Hold));
        let begins_clause = at.checked_sub(1).is_none_or(|before| {
            self.parser.words.kind(before) != Some(Kind::Word)
                || matches!(self.parser.words.word_at(before), "a" | "f" | "army" | "fleet")
                || self.parser.ends_sentence(before)
        });
        let found: Vec<Province> = if (sign(at + 1) || acts) && begins_clause {
            self.field.units().filter(|at| begins(*at)).collect()
        } else if at.checked_sub(1).is_some_and(sign) {
            let from =
                at.checked_sub(2).and_then(|before| self.named_at(before)).map(|(from, _)| board.province_of(from))?;
            self.field.goals(from).into_iter().filter(|at| begins(*at)).collect()
        } else {
            return None;
        };
        if let [only] = found.as_slice() { Some((board.main(*only), at + 1)) } else { None }
    }

    /// The own unit's place in an adjective before its kind: `the Roman army`.
    fn adjective(&self, at: usize, word: &str) -> Option<(Location, usize)> {
        let words = &self.parser.words;
        let is_kind = matches!(SENSES.at(words, at + 1, |_| true), Some((Sense::Unit(_) | Sense::Men, _)));
        let before = at.checked_sub(1).map_or("", |before| words.word_at(before));
        // `the Romans`
        let is_people = matches!(before, "the" | "my" | "our") && word.ends_with('s') && word.len() > 4;
        if !(is_kind || is_people) || !word.ends_with(['n', 'e', 'r', 's', 't', 'h']) {
            return None;
        }
        let board = self.parser.board;
        let singular = word.strip_suffix('s').unwrap_or(word);
        if let Some((_, home)) = PEOPLES.iter().find(|(people, _)| [word, singular].contains(people)) {
            let home = self.parser.names.exactly(home).and_then(|spelling| spelling.place)?;
            return self.field.has_unit(board.province_of(home)).then_some((home, at + 1));
        }
        let alike = |place: Province| {
            let name = fold(&board.province(place).name);
            let same = name.chars().zip(word.chars()).take_while(|(a, b)| a == b).count();
            3 <= same && name.len() <= same + 3
        };
        let found: Vec<Province> = self.field.units().filter(|at| alike(*at)).collect();
        if let [only] = found.as_slice() { Some((board.main(*only), at + 1)) } else { None }
    }

    /// Returns whether a short word is part of prose: `it's war with Italy`, `have a nap`.
    fn is_prose(&self, at: usize) -> bool {
        let words = &self.parser.words;
        let raw = words.raw(at..at + 1);
        let before = at.checked_sub(1).map_or("", |before| words.word_at(before));
        // `ion with nap`
        let is_by_unit = || {
            words.word_at(at + 1) == "with"
                && self
                    .parser
                    .exactly_at(at + 2)
                    .is_some_and(|(place, _)| self.field.has_unit(self.parser.board.province_of(place)))
        };
        raw.chars().all(char::is_lowercase)
            && !is_by_unit()
            && (matches!(before, "a" | "an" | "its" | "it" | "the" | "of" | "no" | "some" | "natural" | "at" | "our")
                || matches!(words.word_at(at + 1), "with" | "on" | "against" | "of" | "is")
                || words.word_at(at) == "nor")
    }

    /// Returns whether a dash or a stroke is next to this word.
    fn is_beside_sign(&self, at: usize) -> bool {
        let sign = |at: usize| matches!(self.parser.words.kind(at), Some(Kind::Dash | Kind::Stroke));
        sign(at + 1) || at.checked_sub(1).is_some_and(sign)
    }

    /// Returns whether only a place is possible here: after a unit's kind or a sign, or before a sign.
    fn stands_for_place(&self, at: usize) -> bool {
        let words = &self.parser.words;
        let before = at.checked_sub(1);
        let word = before.map_or("", |at| words.word_at(at));
        let leads = |at: usize| {
            matches!(
                SENSES.at(words, at, |_| true),
                Some((Sense::Moves | Sense::To | Sense::From | Sense::By | Sense::For, 1))
            )
        };
        before.is_none()
            || self.is_beside_sign(at)
            || before.is_some_and(leads)
            || matches!(word, "a" | "f" | "army" | "fleet" | "in" | "the" | "at" | "and" | "of")
            || before.is_some_and(|at| words.kind(at) != Some(Kind::Word) || self.parser.ends_sentence(at))
    }
}

/// The people whose name is unlike that of their town.
const PEOPLES: &[(&str, &str)] = &[
    ("hungarian", "budapest"),
    ("magyar", "budapest"),
    ("bavarian", "munich"),
    ("breton", "brest"),
    ("provencal", "marseilles"),
    ("massilian", "marseilles"),
    ("scottish", "edinburgh"),
    ("scot", "edinburgh"),
    ("scouse", "liverpool"),
    ("crimean", "sevastopol"),
    ("muscovite", "moscow"),
    ("moscovite", "moscow"),
    ("polish", "warsaw"),
    ("pole", "warsaw"),
    ("neapolitan", "naples"),
    ("prussian", "berlin"),
    ("tyrolean", "tyrolia"),
    ("catalan", "spain"),
    ("danish", "denmark"),
    ("dutch", "holland"),
];

/// Returns whether a word is a side more often than a sea.
fn is_direction(word: &str) -> bool {
    matches!(word, "west" | "east" | "north" | "south" | "western" | "eastern" | "northern" | "southern")
}

fn is_never_a_place(word: &str) -> bool {
    matches!(
        word,
        "rest" | "this" | "that" | "same" | "both" | "with" | "there" | "here" | "them" | "then" | "they" | "when"
    )
}
