//! Cuts a sentence into clauses: the places, units and words of each, and whether it may be an order at all.
use super::doubts::{Doubt, doubt_at, harmless_at, is_only_mentioned};
use super::places::{Field, Stem};
use super::words::{SENSES, Sense, denies, is_common, is_past};
use crate::board::{Location, Province, Terrain};
use crate::entry::grammar::words::Kind;
use crate::entry::grammar::{Parser, stem};
use crate::state::UnitKind;
use chancery_rules::Power;
use chancery_rules::alphabet::is_apostrophe;
use std::ops::Range;

/// A place that a clause names.
#[derive(Debug)]
pub(super) struct Name {
    pub(super) at: Location,
    /// The unit's kind, if its word is next to the place.
    pub(super) kind: Option<UnitKind>,
    /// The word that leads to it.
    pub(super) role: Option<Sense>,
}

/// Units that a clause means without their places: `both armies`, `the other one`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Whom {
    pub(super) kind: Option<UnitKind>,
    /// All of them, and their number, if the writer counts them.
    pub(super) each: bool,
    pub(super) count: Option<usize>,
    /// Only those without an order: all of them, or the one that is left.
    pub(super) rest: bool,
    pub(super) other: bool,
}

/// A part of a sentence.
#[derive(Debug, Default)]
pub(super) struct Clause {
    pub(super) names: Vec<Name>,
    pub(super) whom: Option<Whom>,
    pub(super) stem: Option<Stem>,
    /// The action of the order before: `so does Vienna`.
    pub(super) same: bool,
    /// A verb of motion, or a word that leads to a goal.
    pub(super) moves: bool,
    /// `it`, `there`, `behind it`: the unit or the place of the clause before.
    pub(super) it: bool,
    pub(super) it_leads: bool,
    pub(super) which: bool,
    pub(super) there: bool,
    pub(super) its_place: bool,
    /// It replaces the order before.
    pub(super) corrects: bool,
    /// It gives a reason, or is in brackets.
    pub(super) reason: bool,
    pub(super) bracketed: bool,
    /// `and`, or a comma, precedes it.
    pub(super) joined: bool,
    /// `the soldiers`.
    pub(super) has_men: bool,
    /// It is a unit that helps what follows: `with Moscow's support`.
    pub(super) is_helper: bool,
    /// `but` precedes it.
    pub(super) is_but: bool,
    /// `in` precedes a place other than its first.
    pub(super) is_inside: bool,
    /// `and` precedes it.
    pub(super) is_added: bool,
    /// `too`, `as well`.
    pub(super) too: bool,
    /// A bracket follows.
    pub(super) is_explained: bool,
    /// It speaks of another time.
    pub(super) later: bool,
    pub(super) undecided: bool,
    /// Words that keep it from being an order of now, and a sentence from having one at all.
    pub(super) doubt: bool,
    pub(super) unsure: bool,
    pub(super) muses: bool,
    /// Somebody says, or said, what follows.
    pub(super) says: bool,
    pub(super) said: bool,
    /// A denied verb.
    pub(super) denied: bool,
    /// `is`, `looks`, without a verb of motion.
    pub(super) states: bool,
    /// A holding verb.
    pub(super) holds: bool,
    /// The number of words that were not read.
    pub(super) n_unknown: usize,
    /// The number of them after the last place, or after a holding verb.
    pub(super) n_trailing: usize,
}

impl Clause {
    /// Returns whether it names nothing that an order could be about.
    pub(super) fn is_idle(&self) -> bool {
        self.names.is_empty() && self.whom.is_none()
    }

    fn is_empty(&self) -> bool {
        self.is_idle() && self.stem.is_none() && !self.moves && !self.it && self.n_unknown == 0 && !self.later
    }
}

/// Reads clauses from a sentence.
pub(super) struct Cutter<'a> {
    pub(super) parser: &'a Parser<'a>,
    pub(super) own: &'a [Power],
    pub(super) field: &'a Field<'a>,
}

impl Cutter<'_> {
    /// Reads one clause. Returns it, and the token after it.
    pub(super) fn clause(&self, tokens: Range<usize>, is_first: bool) -> (Clause, usize) {
        let words = &self.parser.words;
        let mut clause = Clause::default();
        let mut at = tokens.start;
        let (mut kind, mut role, mut n_helped) = (None, None, 0);
        let mut is_first = is_first;
        while at < tokens.end {
            if words.kind(at) != Some(Kind::Word) {
                match self.sign(&clause, at, tokens.end) {
                    Sign::Leads(sense) => {
                        role = Some(sense);
                        clause.moves = true;
                    }
                    Sign::Skipped => {}
                    Sign::Ends if clause.is_empty() => {
                        clause.bracketed |= words.kind(at) == Some(Kind::Open);
                        clause.joined |= words.kind(at) == Some(Kind::Comma);
                    }
                    Sign::Ends => {
                        clause.is_explained = words.kind(at) == Some(Kind::Open);
                        return (clause, at + usize::from(words.kind(at) != Some(Kind::Open)));
                    }
                }
                at += 1;
                continue;
            }
            if tokens.start < at && !clause.is_empty() && self.ends_after(at - 1) {
                return (clause, at);
            }
            if matches!(words.word_at(at), "a" | "f") && self.named_at(at + 1).is_some() {
                // `Viena a Galitzia`
                match words.word_at(at) {
                    "a" if clause.names.len() == 1 && words.raw(at..at + 1) == "a" => role = Some(Sense::To),
                    "a" => kind = Some(UnitKind::Army),
                    _ => kind = Some(UnitKind::Fleet),
                }
                at += 1;
                continue;
            }
            // `brest 2 picardy`
            if words.word_at(at) == "2" && clause.names.len() == 1 && self.named_after(at + 1).is_some() {
                (role, clause.moves) = (Some(Sense::To), true);
                at += 1;
                continue;
            }
            let sense = self.sense_at(at);
            if let Some((place, end)) = self.named_at(at).filter(|(_, end)| sense.is_none_or(|(_, len)| at + len <= *end)) {
                if self.begins_another(&clause, at, end) {
                    return (clause, at);
                }
                match clause.names.last_mut().filter(|name| name.at == place) {
                    Some(name) => (name.kind, name.role) = (kind.or(name.kind), role.or(name.role)),
                    None => clause.names.push(Name { at: place, kind, role }),
                }
                clause.n_trailing = 0;
                (kind, role, is_first) = (None, None, false);
                at = end.max(at + 1);
                continue;
            }
            let word = words.word_at(at);
            if let Some((sense, len)) = sense {
                match sense {
                    Sense::Joint | Sense::Reason | Sense::By | Sense::Corrects if self.breaks(&clause, sense, at + len, tokens.end) => {
                        return (clause, at);
                    }
                    Sense::Joint => {
                        clause.joined = true;
                        clause.is_added |= word == "and";
                        clause.is_but |= word == "but";
                    }
                    Sense::Too => clause.too = true,
                    // `Paris wants Burgundy`
                    Sense::Says if word == "wants" && self.is_own_alone(&clause) => clause.moves = true,
                    Sense::Corrects => clause.corrects = true,
                    // `In case Italy attacks`
                    Sense::Reason if is_first && words.word_at(at) == "in" => clause.unsure = true,
                    Sense::Reason => {
                        clause.reason = true;
                        return (clause, self.end_of_reason(at + len..tokens.end));
                    }
                    // `Vienna Galicia others hold`
                    Sense::Rest | Sense::Other | Sense::Each(_) | Sense::Units(_) if clause.names.len() > 1 && clause.stem.is_none() => {
                        return (clause, at);
                    }
                    // `Vienna to Galicia supported by Budapest`
                    Sense::Asks(Stem::Help | Stem::Carry) if clause.names.len() > 1 && clause.stem.is_none() => return (clause, at),
                    Sense::Asks(Stem::Help) if clause.names.len() == 1 && clause.names.iter().all(|name| name.role == Some(Sense::By)) && self.names_place(at + len..tokens.end) => {
                        clause.is_helper = true;
                        return (clause, at + len);
                    }
                    Sense::Asks(stem) => {
                        // The first one counts: `support the move of`.
                        clause.stem = clause.stem.or(Some(stem));
                        n_helped = clause.names.len();
                        role = if word.ends_with("by") { Some(Sense::By) } else { role };
                        clause.holds |= stem == Stem::Hold;
                    }
                    Sense::Moves if is_first && word == "falls" => clause.unsure = true,
                    Sense::Moves => {
                        // `Vienna covers home by moving to Trieste`
                        clause.stem = clause.stem.filter(|stem| *stem != Stem::Help || word.len() < 4 || n_helped < clause.names.len());
                        // `Budapest to Serbia takes six hours`
                        clause.n_trailing += usize::from(clause.names.len() > 1 && clause.stem.is_none() && word.ends_with('s')) * 4;
                        clause.denied |= at.checked_sub(1).is_some_and(|before| denies(words.word_at(before)));
                        clause.moves = true;
                        role = role.filter(|role| *role == Sense::By);
                    }
                    Sense::Same => clause.same = true,
                    // `ship the army to Norway`
                    Sense::Unit(_) if word == "ship" && !self.is_after_article(at) => clause.stem = clause.stem.or(Some(Stem::Carry)),
                    Sense::Unit(said) => {
                        kind = self.unit_word(&mut clause, at, said);
                    }
                    Sense::Units(kind) => {
                        let whom = clause.whom.get_or_insert_default();
                        (whom.each, whom.kind) = (!whom.rest, kind.or(whom.kind));
                    }
                    Sense::Each(count) => {
                        let whom = clause.whom.get_or_insert_default();
                        whom.each = !whom.rest;
                        whom.count = count.or(whom.count);
                    }
                    Sense::Rest => clause.whom.get_or_insert_default().rest = true,
                    Sense::Other => clause.whom.get_or_insert_default().other = true,
                    // `Trieste nothing`
                    Sense::Neither if word == "nothing" && clause.names.len() == 1 && clause.stem.is_none() && !clause.moves => {
                        clause.stem = Some(Stem::Hold);
                    }
                    // `Vienna waits for no one`
                    Sense::Neither if !clause.names.is_empty() => clause.n_trailing += 1,
                    Sense::Neither => {
                        clause.whom.get_or_insert_default().each = true;
                        clause.denied = true;
                    }
                    Sense::It => {
                        clause.it = true;
                        clause.it_leads |= clause.names.is_empty();
                    }
                    Sense::Which => clause.which = true,
                    Sense::There => clause.there = true,
                    Sense::ItsPlace => (clause.its_place, clause.moves) = (true, true),
                    Sense::To => (role, clause.moves) = (Some(sense), true),
                    Sense::From => {
                        role = Some(sense);
                        clause.moves |= word.starts_with("leav");
                    }
                    Sense::By | Sense::For => role = Some(sense),
                    Sense::Later => clause.later = true,
                    Sense::Undecided => (clause.later, clause.undecided) = (true, true),
                    Sense::Unsure => clause.unsure = true,
                    Sense::Muses => clause.muses = true,
                    Sense::Says => clause.says = true,
                    Sense::Said => clause.said = true,
                    Sense::Is => {
                        clause.states = true;
                        clause.n_trailing += usize::from(clause.names.len() > 1) * 4;
                    }
                    Sense::Men => clause.has_men = true,
                    Sense::Small => clause.is_inside |= word == "in" && !clause.names.is_empty(),
                }
                at += len;
                is_first &= matches!(sense, Sense::Small | Sense::Joint | Sense::Corrects);
                continue;
            }
            at += self.other_word(&mut clause, at, word, is_first);
            is_first = false;
        }
        (clause, at)
    }

    /// Takes a word that is neither a place nor in the table. Returns the number of tokens.
    fn other_word(
        &self,
        clause: &mut Clause,
        at: usize,
        word: &str,
        is_first: bool,
    ) -> usize {
        if let Some(len) = harmless_at(self.parser, at) {
            return len;
        }
        if denies(word) {
            clause.denied = true;
        } else if self.is_passive(at) {
            clause.moves = true;
        } else if is_past(word) {
            // `we're`
            clause.doubt |= word != "were" || !self.parser.words.raw(at..at + 1).contains(is_apostrophe);
        } else if let Some(doubt) = doubt_at(self.parser, self.own, at, is_first) {
            match doubt {
                Doubt::Condition | Doubt::Question => clause.unsure = true,
                // `Italy: A VEN - TRI`
                Doubt::Other if self.parser.words.kind(at + 1) == Some(Kind::Colon) && self.parser.names.power(word).is_some() && clause.is_empty() => clause.unsure = true,
                Doubt::Other if clause.stem == Some(Stem::Help) || is_only_mentioned(self.parser, at) => {}
                _ => clause.doubt = true,
            }
            clause.n_unknown += 1;
        } else if let Some(stem) = stem(word) {
            clause.stem = clause.stem.or(Some(stem));
            clause.holds |= stem == Stem::Hold;
        } else if !crate::entry::grammar::is_word_of_orders(word) {
            clause.n_unknown += 1;
            clause.n_trailing += usize::from(!clause.names.is_empty() || clause.holds);
        }
        1
    }

    /// Returns whether a form of `be` precedes this word: `is needed in Ukraine`.
    fn is_passive(&self, at: usize) -> bool {
        let before = at.checked_sub(1).map_or("", |before| self.parser.words.word_at(before));
        let word = self.parser.words.word_at(at);
        matches!(before, "is" | "are" | "be" | "being" | "gets" | "get")
            && matches!(word, "needed" | "ordered" | "moved" | "shifted" | "wanted" | "required" | "instructed" | "directed" | "transferred" | "asked" | "used")
    }

    fn sense_at(&self, at: usize) -> Option<(Sense, usize)> {
        let words = &self.parser.words;
        SENSES.at(words, at, |_| true).or_else(|| {
            let (word, owner) = (words.word_at(at), words.owner_at(at));
            // `the fleet's off to Albania`
            (owner != word).then(|| match owner {
                "army" => Some((Sense::Unit(UnitKind::Army), 1)),
                "fleet" | "boat" | "ship" | "navy" => Some((Sense::Unit(UnitKind::Fleet), 1)),
                "it" | "that" => Some((Sense::It, 1)),
                _ => None,
            })?
        })
    }

    /// Returns whether a sentence ends after this word, also after a short one: `supports it. Fleet to Albania`.
    fn ends_after(&self, at: usize) -> bool {
        let words = &self.parser.words;
        let has_stop = words.tokens.get(at).is_some_and(|token| token.stop.is_some());
        let is_word = || words.word_at(at).len() > 1 && SENSES.at(words, at, |_| true).is_some() && self.parser.exactly_at(at).is_none();
        has_stop && (self.parser.ends_sentence(at) || is_word())
    }

    /// Returns whether a clause has named one own unit and nothing else.
    fn is_own_alone(&self, clause: &Clause) -> bool {
        let is_own = |name: &Name| self.field.has_unit(self.parser.board.province_of(name.at));
        clause.names.len() == 1 && clause.names.iter().all(is_own) && clause.n_unknown == 0
    }

    /// What a sign does here.
    fn sign(&self, clause: &Clause, at: usize, end: usize) -> Sign {
        let words = &self.parser.words;
        let is_before_place = || at + 1 < end && self.named_after(at + 1).is_some();
        let is_own = |name: &Name| self.field.has_unit(self.parser.board.province_of(name.at));
        let is_half = clause.names.len() == 1
            && clause.stem.is_none()
            && (clause.whom.is_none() || clause.names.iter().all(is_own));
        let is_helped = matches!(clause.stem, Some(Stem::Help | Stem::Carry)) && clause.names.len() == 2;
        match words.kind(at) {
            Some(Kind::Dash | Kind::Stroke) if (is_half || is_helped) && is_before_place() => Sign::Leads(Sense::To),
            // `supports Munich, which is bound for Silesia`
            Some(Kind::Comma) if is_helped && matches!(words.word_at(at + 1), "which" | "who") && self.names_place(at + 2..end) => Sign::Skipped,
            Some(Kind::Back) if is_half && is_before_place() => Sign::Leads(Sense::From),
            Some(Kind::Dash) if !words.is_clear_dash(at) => Sign::Skipped,
            // `Vienna, please, to Galicia`
            Some(Kind::Comma) if is_half && self.leads_to_place(at + 1..end) => Sign::Skipped,
            _ => Sign::Ends,
        }
    }

    /// Returns whether a place stands before the next sign.
    fn names_place(&self, tokens: Range<usize>) -> bool {
        let until = |at: &usize| self.parser.words.kind(*at) == Some(Kind::Word);
        tokens.take_while(until).any(|at| self.named_at(at).is_some())
    }

    /// Returns whether the place here belongs to the next clause: `lon nth lvp york`.
    fn begins_another(&self, clause: &Clause, at: usize, end: usize) -> bool {
        let is_own = |at: Location| self.field.has_unit(self.parser.board.province_of(at));
        let next = self.parser.words.kind(end);
        let leads = next == Some(Kind::Dash) || next == Some(Kind::Stroke) || self.named_after(end).is_some();
        clause.names.len() > 1
            && clause.stem.is_none()
            && leads
            && self.named_at(at).is_some_and(|(place, _)| is_own(place))
    }

    /// Returns whether a word ends the clause before it.
    fn breaks(&self, clause: &Clause, sense: Sense, next: usize, end: usize) -> bool {
        match sense {
            // `Vienna to Galicia with Budapest supporting`
            Sense::By => clause.names.len() > 1 && clause.stem != Some(Stem::Carry) && self.named_after(next).is_some_and(|(at, _)| self.field.has_unit(self.parser.board.province_of(at))),
            Sense::Joint => {
                let goes_on = clause.names.len() == 1 && clause.stem.is_none() && self.leads_to_place(next..end);
                !clause.is_empty() && !goes_on
            }
            _ => !clause.is_empty(),
        }
    }

    /// The end of a reason: the next sign, or the next unit after `and`.
    fn end_of_reason(&self, tokens: Range<usize>) -> usize {
        let words = &self.parser.words;
        let ends = |at: &usize| match words.kind(*at) {
            Some(Kind::Word) => {
                words.word_at(*at) == "so"
                    || (words.word_at(*at) == "and"
                        && self.named_after(at + 1).is_some_and(|(at, _)| self.field.has_unit(self.parser.board.province_of(at))))
            }
            Some(Kind::Dash) => words.is_clear_dash(*at),
            _ => true,
        };
        tokens.clone().find(ends).unwrap_or(tokens.end)
    }

    fn is_after_article(&self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|before| matches!(self.parser.words.word_at(before), "the" | "my" | "our"))
    }

    /// Takes a word for a unit. Returns the kind for the place that follows, if one does.
    fn unit_word(&self, clause: &mut Clause, at: usize, said: UnitKind) -> Option<UnitKind> {
        let words = &self.parser.words;
        if let Some(whom) = &mut clause.whom {
            // `both my armies`, `the other army`
            whom.kind = whom.kind.or(Some(said));
            return None;
        }
        // `the Trieste fleet`
        let is_after_article = self.is_after_article(at);
        if let Some(name) = clause.names.last_mut().filter(|name| name.kind.is_none() && !is_after_article) {
            name.kind = Some(said);
            return None;
        }
        let is_unit = |(place, _): (Location, usize)| !self.field.is_moving || self.field.has_unit(self.parser.board.province_of(place)) || clause.stem == Some(Stem::Help);
        if !matches!(words.word_at(at + 1), "to" | "into") && self.named_after(at + 1).is_some_and(is_unit) {
            return Some(said);
        }
        clause.whom = Some(Whom { kind: Some(said), ..Whom::default() });
        None
    }

    /// Returns whether a word such as `to` comes next, after polite ones.
    fn leads_to_place(&self, tokens: Range<usize>) -> bool {
        let mut at = tokens.start;
        while at < tokens.end {
            match self.sense_at(at) {
                Some((Sense::To | Sense::From, len)) => return self.named_after(at + len).is_some(),
                Some((Sense::Small | Sense::Moves, len)) => at += len,
                _ => match harmless_at(self.parser, at) {
                    Some(len) => at += len,
                    None if self.parser.words.kind(at) == Some(Kind::Comma) => at += 1,
                    None => return false,
                },
            }
        }
        false
    }

    /// A place behind small words.
    fn named_after(&self, mut at: usize) -> Option<(Location, usize)> {
        while matches!(self.parser.words.word_at(at), "in" | "at" | "from" | "of" | "the" | "to" | "a" | "f" | "army" | "fleet" | "my") && self.parser.exactly_at(at).is_none() {
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
        if let Some((_, exact)) = parser.exactly_at(at).filter(|(_, end)| at + 1 < *end || !is_direction(word)) {
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
        let is_word = crate::entry::grammar::is_word_of_orders(word) || stem(word).is_some() || SENSES.at(&parser.words, at, |_| true).is_some();
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
        let similar = || only(parser.names.similar(word));
        if let Some(province) = begun().or_else(similar) {
            // The rest of the name: `Nrth Sea`.
            let sea = parser.board.province(province).terrain == Terrain::Sea;
            let next = parser.words.word_at(at + 1);
            let end = at + 1 + usize::from(sea && matches!(next, "sea" | "see" | "ocean" | "channel"));
            return Some((parser.board.main(province), end));
        }
        // `North see`
        let two = parser.words.joined(at..at + 2);
        let province = only(parser.names.similar(two)).filter(|_| parser.words.kind(at + 1) == Some(Kind::Word) && stands)?;
        Some((parser.board.main(province), at + 2))
    }

    /// The only own unit's place that begins with these letters, before a dash: `v-gal`.
    fn cut_short(&self, at: usize, word: &str) -> Option<(Location, usize)> {
        let sign = |at: usize| matches!(self.parser.words.kind(at), Some(Kind::Dash | Kind::Stroke));
        let board = self.parser.board;
        let begins = |place: Province| chancery_rules::alphabet::fold(&board.province(place).name).starts_with(word);
        let acts = word.len() == 1 && matches!(SENSES.at(&self.parser.words, at + 1, |_| true), Some((Sense::To | Sense::Asks(Stem::Hold), _))) || (word.len() == 1 && stem(self.parser.words.word_at(at + 1)) == Some(Stem::Hold));
        let begins_clause = at.checked_sub(1).is_none_or(|before| {
            self.parser.words.kind(before) != Some(Kind::Word) || matches!(self.parser.words.word_at(before), "a" | "f" | "army" | "fleet") || self.parser.ends_sentence(before)
        });
        let found: Vec<Province> = if (sign(at + 1) || acts) && begins_clause {
            self.field.units().filter(|at| begins(*at)).collect()
        } else if at.checked_sub(1).is_some_and(sign) {
            let from = at.checked_sub(2).and_then(|before| self.named_at(before)).map(|(from, _)| board.province_of(from))?;
            self.field.goals(from).into_iter().filter(|at| begins(*at)).collect()
        } else {
            return None;
        };
        if let [only] = found.as_slice() { Some((board.main(*only), at + 1)) } else { None }
    }

    /// The own unit's place in an adjective before its kind: `the Roman army`.
    fn adjective(&self, at: usize, word: &str) -> Option<(Location, usize)> {
        let is_kind = matches!(SENSES.at(&self.parser.words, at + 1, |_| true), Some((Sense::Unit(_) | Sense::Men, _)));
        if !is_kind || !word.ends_with(['n', 'e', 'r', 's', 't', 'h']) {
            return None;
        }
        let board = self.parser.board;
        let alike = |place: Province| {
            let name = chancery_rules::alphabet::fold(&board.province(place).name);
            let same = name.chars().zip(word.chars()).take_while(|(a, b)| a == b).count();
            3 <= same && name.len() <= same + 3
        };
        let found: Vec<Province> = self.field.units().filter(|at| alike(*at)).collect();
        if let [only] = found.as_slice() { Some((board.main(*only), at + 1)) } else { None }
    }

    /// Returns whether a short word stands in prose: `it's war with Italy`, `have a nap`.
    fn is_prose(&self, at: usize) -> bool {
        let words = &self.parser.words;
        let raw = words.raw(at..at + 1);
        let before = at.checked_sub(1).map_or("", |before| words.word_at(before));
        raw.chars().all(char::is_lowercase)
            && (matches!(before, "a" | "an" | "its" | "it" | "the" | "of" | "no" | "some" | "natural" | "at" | "our")
                || matches!(words.word_at(at + 1), "with" | "on" | "against" | "of" | "is")
                || words.word_at(at) == "nor")
    }

    /// Returns whether only a place is possible here: after a unit's kind or a sign, or before a sign.
    fn stands_for_place(&self, at: usize) -> bool {
        let words = &self.parser.words;
        let sign = |at: usize| matches!(words.kind(at), Some(Kind::Dash | Kind::Stroke));
        let before = at.checked_sub(1);
        let word = before.map_or("", |at| words.word_at(at));
        sign(at + 1)
            || before.is_none_or(sign)
            || matches!(
                word,
                "a" | "f" | "army" | "fleet" | "to" | "into" | "from" | "in" | "move" | "send" | "the" | "at" | "for" | "and" | "of" | "attacks" | "takes"
            )
            || before.is_some_and(|at| words.kind(at) != Some(Kind::Word) || self.parser.ends_sentence(at))
    }
}

/// The effect of a sign within a sentence.
enum Sign {
    /// The next place has this role.
    Leads(Sense),
    Skipped,
    /// It ends a clause.
    Ends,
}

/// Returns whether a word is a side more often than a sea.
fn is_direction(word: &str) -> bool {
    matches!(word, "west" | "east" | "north" | "south")
}

fn is_never_a_place(word: &str) -> bool {
    matches!(
        word,
        "rest" | "this" | "that" | "same" | "both" | "with" | "there" | "here" | "them" | "then" | "they" | "when"
    )
}
