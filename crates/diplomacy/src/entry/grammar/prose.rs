//! Distinguishes a misspelt order from a sentence that only begins like one.
use super::words::Kind;
use super::{Parser, Rejected, Unknown, Verb, is_break, is_polite, is_small, unit_kind, verb};
use std::ops::Range;

/// The numbers of words in a piece, by kind.
#[derive(Default)]
struct Census {
    /// Names of places, including misspelt ones.
    n_places: usize,
    /// Words that do not occur in orders.
    n_others: usize,
    /// The length of the longest such word.
    longest: usize,
    /// Whether the last word is one of these.
    ends_so: bool,
    /// Whether it has a dash or an arrow, and whether one that cannot be a hyphen.
    dash: bool,
    clear_dash: bool,
}

impl Parser<'_> {
    /// A line counts as a misspelt order only if it looks like an order. The judge does not reply to a sentence with remarks on places.
    pub(super) fn judged(&self, start: usize, rejected: Rejected) -> Rejected {
        let census = self.census(start);
        if !rejected.is_prose() && self.looks_like_order(start, &census) {
            return rejected;
        }
        let speaks_of_places = census.dash || (census.n_places > 0 && census.n_others <= 1);
        if speaks_of_places { rejected.as_prose() } else { Rejected::prose() }
    }

    /// Returns the position of the unit, after the power's name: `Austria:`, `the Austrian`.
    fn unit_at(&self, start: usize) -> usize {
        let mut at = start;
        if self.words.kind(at + 1) == Some(Kind::Colon) && self.names.power_or_letter(self.words.word_at(at)).is_some()
        {
            at += 2;
        }
        while is_small(self.words.word_at(at)) {
            at += 1;
        }
        let is_power =
            self.names.power(self.words.owner_at(at)).is_some() && unit_kind(self.words.word_at(at)).is_none();
        at += usize::from(is_power && unit_kind(self.words.word_at(at + 1)).is_some());
        at
    }

    /// Returns whether it begins with a unit's kind, perhaps after the power's name.
    pub(super) fn is_typed(&self, start: usize) -> bool {
        unit_kind(self.words.word_at(self.unit_at(start))).is_some()
    }

    fn looks_like_order(&self, start: usize, census: &Census) -> bool {
        let first = self.unit_at(start);
        match self.words.word_at(first) {
            "waive" | "waives" | "waived" | "pass" | "bid" | "bids" | "home" => return census.n_others == 0,
            word if is_command(word) => {
                let typed = self.is_typed(first + 1) && census.n_others < census.n_places;
                return census.n_places > 0 && (census.n_others == 0 || typed);
            }
            _ => {}
        }
        let Census { n_places, n_others, longest, ends_so, dash, clear_dash } = *census;
        if self.words.asks && !clear_dash {
            return false;
        }
        if !self.is_typed(start) {
            return n_others < n_places && self.is_said_of_place(start);
        }
        // `The army in ...` is more often a report.
        if self.words.word_at(0) == "the" && n_others > 0 {
            return false;
        }
        match (n_places, n_others) {
            (0, 0) => false,
            (_, 0) => true,
            (0, _) => n_others <= 2 && longest <= 4 && (dash || n_others == 1) && self.acts(start),
            _ if clear_dash => true,
            (1, 1) => (ends_so || dash) && longest <= 4,
            _ => n_others < n_places,
        }
    }

    /// Returns whether the first unknown word is followed by something that occurs only in orders: a verb, or a dash.
    fn acts(&self, start: usize) -> bool {
        let end = self.order_end(start);
        (start..end).any(|at| {
            let word = self.words.word_at(at);
            self.words.kind(at) == Some(Kind::Dash) || (verb(word).is_some() && word.len() == 1)
        })
    }

    /// Without the kind of a unit: places on both sides of a dash, or one before a verb.
    fn is_said_of_place(&self, start: usize) -> bool {
        let known = |at| self.end_of_place(at).is_some();
        let end = self.order_end(start);
        let dash = (start..end).find(|&at| self.words.kind(at) == Some(Kind::Dash) || self.words.word_at(at) == "to");
        match dash {
            Some(dash) => known(start) && known(dash + 1),
            None => self.end_of_place(start).is_some_and(|end| verb(self.words.word_at(end)).is_some()),
        }
    }

    /// Returns the end of the name of a place that begins here, even misspelt, if there is one.
    fn end_of_place(&self, at: usize) -> Option<usize> {
        match self.place_at(at) {
            Ok((_, end)) => Some(end),
            Err(Unknown::Several(run, _)) => Some(run.end),
            Err(Unknown::Coast(..) | Unknown::NoCoast(..)) => Some(at + 1),
            Err(Unknown::Word(run)) => {
                let is_similar = || !self.names.similar(self.words.joined(run.clone())).is_empty();
                (self.stands_for_place(at) && is_similar()).then_some(run.end)
            }
        }
    }

    /// Many short words look like short names. A short word counts as a name only next to a unit's kind, a dash, or a one-letter verb.
    fn stands_for_place(&self, at: usize) -> bool {
        let is_sign = |at: usize| {
            let word = self.words.word_at(at);
            self.words.kind(at) == Some(Kind::Dash) || (word.len() == 1 && verb(word).is_some())
        };
        let before = at.checked_sub(1);
        let after_kind = |at: usize| {
            let word = self.words.word_at(at);
            unit_kind(word).is_some() || is_command(word)
        };
        self.words.word_at(at).len() > 3 || is_sign(at + 1) || before.is_some_and(|at| is_sign(at) || after_kind(at))
    }

    /// Returns whether nothing on this line is part of an order: no dash, no name of a place, and no word that gives an order without
    /// naming a place. However such a line is read, it comes out as prose, and most lines of a long e-mail are such.
    pub(in crate::entry) fn is_prose_at_sight(&self) -> bool {
        let words = &self.words;
        if words.kind(0) != Some(Kind::Word) || words.blank || words.asks || words.remark.is_some() {
            return false;
        }
        let (mut start, mut n_near) = (0, 0);
        for at in 0..words.tokens.len() {
            match words.kind(at) {
                Some(Kind::Word) => {
                    let (word, owner) = (words.word_at(at), words.owner_at(at));
                    let names_place = self.exactly_at(at).is_some()
                        || (word.len() > 2 && self.names.begins_name(word))
                        || (owner != word && self.names.exactly(owner).is_some());
                    if names_place || acts_alone(word) {
                        return false;
                    }
                    n_near += usize::from(self.stands_for_place(at) && !self.names.similar(word).is_empty());
                }
                Some(Kind::Comma | Kind::Semicolon | Kind::Colon | Kind::Open | Kind::Close | Kind::Stroke) => {}
                Some(Kind::Dash | Kind::Back) | None => return false,
            }
            let ends = at + 1 == words.tokens.len() || words.kind(at).is_some_and(is_break) || self.ends_sentence(at);
            if ends && n_near > 0 && self.n_others(start..at + 1) < n_near.max(2) {
                return false;
            }
            if ends {
                (start, n_near) = (at + 1, 0);
            }
        }
        true
    }

    /// The number of words in this piece that neither occur in orders nor look like places, at least.
    fn n_others(&self, piece: Range<usize>) -> usize {
        let (mut at, mut n_others) = (piece.start, 0);
        while at < piece.end {
            if let Some(len) = self.used_at(at) {
                at += len;
                continue;
            }
            let word = self.words.word_at(at);
            let is_known = || self.is_neutral(at) || self.stands_for_place(at) && !self.names.similar(word).is_empty();
            n_others += usize::from(!is_known());
            at += 1;
        }
        n_others
    }

    /// Returns whether a token neither names a place nor speaks against an order.
    fn is_neutral(&self, at: usize) -> bool {
        let word = self.words.word_at(at);
        self.words.kind(at) != Some(Kind::Word)
            || unit_kind(word).is_some()
            || verb(word).is_some()
            || is_small(word)
            || is_polite(word)
            || word.starts_with(|c: char| c.is_ascii_digit())
            || self.names.power_or_letter(word).is_some()
    }

    fn census(&self, start: usize) -> Census {
        let mut census = Census::default();
        let (mut at, end) = (self.unit_at(start), self.order_end(start));
        let mut acts = is_command(self.words.word_at(at));
        at += usize::from(acts);
        // A long e-mail in one line is clearly prose long before its end.
        while at < end && census.n_others < census.n_places + 8 {
            census.dash |= self.words.kind(at) == Some(Kind::Dash);
            census.clear_dash |= self.words.is_clear_dash(at);
            let word = self.words.word_at(at);
            // An order has only one verb that is longer than an abbreviation.
            let is_verb = verb(word).is_some();
            let again = is_verb && word.len() > 3 && std::mem::replace(&mut acts, true);
            if self.is_neutral(at) && !again {
                at += 1;
            } else if let Some(after) = self.end_of_place(at).filter(|_| !again) {
                census.n_places += 1;
                census.ends_so = false;
                at = after.max(at + 1);
            } else {
                census.n_others += 1;
                census.longest = census.longest.max(word.chars().count() + usize::from(again));
                census.ends_so = true;
                at += 1;
            }
        }
        census
    }
}

/// Returns whether a line with this word may be an order although it names no place: `all hold`, `waive`, `bid 5 France`, `no builds`.
fn acts_alone(word: &str) -> bool {
    let is_abbreviation = word.len() == 1 && (verb(word).is_some() || matches!(word, "f" | "w" | "b"));
    let is_of_winter =
        word.starts_with("waive") || word.starts_with("build") || matches!(word, "pass" | "bid" | "bids");
    let is_of_units =
        (word.len() > 1 && unit_kind(word).is_some()) || matches!(word, "unit" | "units" | "home" | "nohome");
    let is_of_all = matches!(word, "nobody" | "nothing" | "move" | "moves" | "movement" | "sleep" | "sleeps");
    is_abbreviation || is_of_winter || is_of_units || is_of_all || verb(word) == Some(Verb::Hold)
}

/// A word that orders begin with, before the unit.
pub(super) fn is_command(word: &str) -> bool {
    let builds = matches!(word, "b" | "build" | "builds" | "debuild" | "maintain" | "maintains");
    let removes = matches!(word, "r" | "remove" | "removes" | "d" | "disband" | "disbands");
    let moves =
        matches!(word, "move" | "moves" | "send" | "retreat" | "retreats" | "transform" | "transforms" | "trafo");
    let winter = matches!(word, "waive" | "waives" | "waived" | "pass" | "bid" | "bids" | "home");
    builds || removes || moves || winter
}
