//! Cuts a sentence into clauses: the places, units and words of each, and whether it may be an order at all.
use super::clause::{Clause, Name, TOO_MANY, Whom};
use super::doubts::{doubt_at, harmless_at, is_foreign, is_only_mentioned};
use super::field::{Field, Stem};
use super::senses::{GLAD, SENSES, Sense, denies, is_past};
use crate::board::Location;
use crate::entry::grammar::words::Kind;
use crate::entry::grammar::{Parser, stem};
use crate::state::UnitKind;
use chancery_rules::Power;
use chancery_rules::alphabet::is_apostrophe;
use chancery_rules::doubt::Doubt;
use std::ops::Range;

/// Reads clauses from a sentence.
pub(super) struct Cutter<'a> {
    pub(super) parser: &'a Parser<'a>,
    pub(super) own: &'a [Power],
    pub(super) field: &'a Field<'a>,
    /// Reads what a reason says as a clause.
    pub(super) takes_reasons: bool,
}

/// A clause that is being read.
struct ClauseDraft {
    clause: Clause,
    /// The kind of unit, and the word that leads to a place, before the next place.
    kind: Option<UnitKind>,
    role: Option<Sense>,
    /// The token after the last place.
    name_end: usize,
    /// The number of places before the verb.
    n_before_verb: usize,
    /// No word of the sentence has counted yet.
    is_first: bool,
}

/// The token that comes next.
enum Step {
    Next(usize),
    /// The clause ends, and the next one begins there.
    Ends(usize),
}

impl Cutter<'_> {
    /// Reads one clause. Returns it, and the token after it.
    pub(super) fn clause(&self, tokens: Range<usize>, is_first: bool) -> (Clause, usize) {
        let clause = Clause::default();
        let mut draft =
            ClauseDraft { clause, kind: None, role: None, name_end: usize::MAX, n_before_verb: 0, is_first };
        let mut at = tokens.start;
        while at < tokens.end {
            let step = if self.parser.words.kind(at) != Some(Kind::Word) {
                self.take_sign(&mut draft, at, tokens.end)
            } else if tokens.start < at && !draft.clause.is_empty() && self.ends_after(at - 1) {
                Step::Ends(at)
            } else {
                let sense = self.sense_at(at);
                let taken = self.take_letter(&mut draft, at).or_else(|| self.take_name(&mut draft, at, sense));
                taken.unwrap_or_else(|| match sense {
                    Some((sense, len)) => self.take_sense(&mut draft, sense, at..at + len, tokens.end),
                    None => self.take_other(&mut draft, at),
                })
            };
            match step {
                Step::Next(next) => at = next,
                Step::Ends(end) => return (draft.clause, end),
            }
        }
        (draft.clause, at)
    }

    fn take_sign(&self, draft: &mut ClauseDraft, at: usize, end: usize) -> Step {
        let kind = self.parser.words.kind(at);
        let ClauseDraft { clause, role, .. } = draft;
        match self.sign(clause, at, end) {
            Sign::Leads(sense) => (*role, clause.moves) = (Some(sense), true),
            Sign::Skipped => {}
            Sign::Ends if clause.is_empty() => {
                clause.is_bracketed |= kind == Some(Kind::Open);
                clause.joined |= kind == Some(Kind::Comma);
            }
            Sign::Ends => {
                clause.is_announcing = kind == Some(Kind::Colon);
                clause.is_explained = kind == Some(Kind::Open);
                return Step::Ends(at + usize::from(kind != Some(Kind::Open)));
            }
        }
        Step::Next(at + 1)
    }

    /// Takes `a`, `f` or `2` before a place: `A Vienna`, `Viena a Galitzia`, `brest 2 picardy`.
    fn take_letter(&self, draft: &mut ClauseDraft, at: usize) -> Option<Step> {
        let words = &self.parser.words;
        let word = words.word_at(at);
        if !matches!(word, "a" | "f" | "2") || self.named_after(at + 1).is_none() {
            return None;
        }
        let is_half = draft.clause.names.len() == 1;
        match word {
            "2" if is_half => (draft.role, draft.clause.moves) = (Some(Sense::To), true),
            "2" => return None,
            _ if self.named_at(at + 1).is_none() => return None,
            "a" if is_half && words.raw(at..at + 1) == "a" => draft.role = Some(Sense::To),
            "a" => draft.kind = Some(UnitKind::Army),
            _ => draft.kind = Some(UnitKind::Fleet),
        }
        Some(Step::Next(at + 1))
    }

    fn take_name(&self, draft: &mut ClauseDraft, at: usize, sense: Option<(Sense, usize)>) -> Option<Step> {
        let (place, end) = self.named_at(at).filter(|(_, end)| sense.is_none_or(|(_, len)| at + len <= *end))?;
        if self.begins_another(&draft.clause, at, end) {
            return Some(Step::Ends(at));
        }
        let (kind, role) = (draft.kind.take(), draft.role.take());
        let names = &mut draft.clause.names;
        match names.last_mut().filter(|name| name.at == place) {
            Some(name) => (name.kind, name.role) = (kind.or(name.kind), role.or(name.role)),
            None => names.push(Name { at: place, kind, role }),
        }
        draft.clause.is_unit_elsewhere |= draft.clause.whom.is_some();
        draft.clause.n_trailing = 0;
        draft.is_first = false;
        draft.name_end = end.max(at + 1);
        Some(Step::Next(draft.name_end))
    }

    /// Takes a word or a phrase of the table.
    fn take_sense(&self, draft: &mut ClauseDraft, sense: Sense, phrase: Range<usize>, end: usize) -> Step {
        let at = phrase.start;
        let word = self.parser.words.word_at(at);
        if self.breaks(&draft.clause, sense, phrase.clone(), end) {
            return Step::Ends(at);
        }
        let ClauseDraft { clause, role, .. } = draft;
        match sense {
            Sense::Joint => {
                clause.joined = true;
                clause.is_added |= word == "and";
                clause.is_but |= word == "but";
            }
            Sense::Corrects => clause.corrects = true,
            // `In case Italy attacks`
            Sense::Reason if draft.is_first && word == "in" => clause.unsure = true,
            Sense::Unlike if draft.is_first && word == "not" => clause.unsure = true,
            // `asked not to attack`
            Sense::Unlike if word == "not" && (!clause.is_empty() || self.named_after(phrase.end).is_none()) => {
                (clause.is_denied, clause.is_not) = (true, true);
                *role = Some(Sense::To);
            }
            // `cancel Vienna` is for other eyes.
            Sense::Unlike if phrase.len() == 1 && self.has_unit_after(phrase.end) => clause.doubt = true,
            Sense::Reason if self.takes_reasons => clause.is_reason = true,
            // `Vienna slips into Tyrolia to see what is up there`
            Sense::To if self.takes_reasons && self.is_purpose(clause, draft.is_first, at) => clause.is_reason = true,
            Sense::To if !self.is_purpose(clause, draft.is_first, at) => (*role, clause.moves) = (Some(sense), true),
            Sense::Reason | Sense::Unlike | Sense::To => {
                clause.is_reason = true;
                let after = self.end_of_reason(phrase.end..end);
                let is_condition = |at| doubt_at(self.parser, self.own, at, false) == Some(Doubt::Condition);
                clause.unsure |= (phrase.end..after).any(is_condition);
                return Step::Ends(after);
            }
            // `with Moscow's support Warsaw goes to Ukraine`
            Sense::Asks(Stem::Help) if draft.name_end == at && self.is_helper(clause, phrase.clone(), end) => {
                clause.is_helper = true;
                return Step::Ends(phrase.end);
            }
            Sense::Time if self.speaks_of_own(phrase.end) => clause.joined = true,
            Sense::Time => {
                clause.unsure = true;
                clause.n_unknown += 1;
            }
            Sense::Asks(stem) => {
                // The first one counts: `support the move of`, but `keeps behind it in support`.
                let stays = clause.stem == Some(Stem::Hold) && stem == Stem::Help && clause.whom.is_none();
                clause.stem = clause.stem.filter(|_| !stays).or(Some(stem));
                clause.holds |= stem == Stem::Hold;
                // `stays exactly where it is`
                clause.n_trailing = if stem == Stem::Hold { 0 } else { clause.n_trailing };
                clause.rests |= stem == Stem::Hold && phrase.len() > 1;
                let last = self.parser.words.word_at(phrase.end - 1);
                *role = if word.ends_with("by") || matches!(last, "by" | "from") { Some(Sense::By) } else { *role };
                draft.n_before_verb = clause.names.len();
            }
            Sense::Moves if draft.is_first && word == "falls" => clause.unsure = true,
            Sense::Moves => {
                // `Vienna covers home by moving to Trieste`
                let helps = !word.ends_with("ing") || draft.n_before_verb < clause.names.len();
                clause.stem = clause.stem.filter(|stem| *stem != Stem::Help || helps);
                // `Budapest to Serbia takes six hours`
                let last = self.parser.words.word_at(phrase.end - 1);
                let is_whole = clause.names.len() > 1 && clause.stem.is_none() && last.ends_with('s');
                let is_said_of = is_whole || self.is_at_place(clause);
                clause.n_trailing += usize::from(is_said_of) * TOO_MANY;
                clause.is_denied |= at.checked_sub(1).is_some_and(|before| denies(self.parser.words.word_at(before)));
                clause.moves = true;
                *role = role.filter(|role| *role == Sense::By);
            }
            // `Paris wants Burgundy`, `the Tsar wants an army on the Neva`
            Sense::Says if word == "wants" && self.is_own_alone(clause) => clause.moves = true,
            // `Paris forward to Burgundy`, but `forward this to Italy`
            Sense::Says if word == "forward" && !clause.is_empty() => {}
            Sense::Says if word == "wants" && clause.names.is_empty() && phrase.len() == 1 => clause.doubt = true,
            // `Livonia wants guarding`
            Sense::Says if word == "wants" && self.parser.words.word_at(phrase.end).ends_with("ing") => {
                clause.states = true
            }
            // `ship the army to Norway`
            Sense::Unit(_) if word == "ship" && !self.is_after_article(at) => {
                clause.stem = clause.stem.or(Some(Stem::Carry));
            }
            Sense::Unit(said) => draft.kind = self.unit_word(clause, at, said, draft.name_end == at),
            // `with all due haste`
            Sense::Each(None)
                if word == "all"
                    && phrase.len() == 1
                    && self.is_after(at, &["with", "in", "at", "above", "for", "by"]) =>
            {
                clause.n_unknown += 1;
            }
            Sense::Units(_) | Sense::Each(_) | Sense::Rest | Sense::Other | Sense::Neither => {
                self.take_whom(clause, sense, at);
            }
            Sense::It => {
                clause.it = true;
                clause.it_leads |= clause.names.is_empty();
            }
            // `It leaves Trieste for Albania`
            Sense::ItsPlace if word == "it" && clause.names.is_empty() && clause.n_unknown == 0 => {
                (clause.it, clause.it_leads) = (true, true);
                *role = Some(Sense::From);
            }
            Sense::ItsPlace => (clause.its_place, clause.moves) = (true, true),
            Sense::From => {
                *role = Some(sense);
                // `leave the fleet in Trieste`
                let unit = at + 1 + usize::from(matches!(self.parser.words.word_at(at + 1), "the" | "my" | "our"));
                let is_unit = matches!(self.sense_at(unit), Some((Sense::Unit(_), _)));
                if word == "leave" && is_unit && matches!(self.parser.words.word_at(unit + 1), "in" | "at") {
                    clause.stem = clause.stem.or(Some(Stem::Hold));
                    *role = None;
                    return Step::Next(phrase.end);
                }
                clause.moves |= word.starts_with("leav");
                // `isn't to leave town`
                let is_to = self.is_after(at, &["to"]);
                let before =
                    at.checked_sub(1 + usize::from(is_to)).map_or("", |before| self.parser.words.word_at(before));
                clause.is_denied |= word.starts_with("leav") && denies(before);
            }
            Sense::By | Sense::For => *role = Some(sense),
            Sense::Undecided => (clause.later, clause.undecided) = (true, true),
            Sense::Is => {
                clause.states = true;
                let is_said_of = clause.names.len() > 1 || self.is_at_place(clause);
                clause.n_trailing += usize::from(is_said_of) * TOO_MANY;
            }
            Sense::Small => {
                clause.is_inside |= word == "in" && !clause.names.is_empty();
                // `leave Smyrna be`
                let is_last = self.parser.words.kind(phrase.end) != Some(Kind::Word);
                if word == "be" && is_last && self.is_own_alone(clause) {
                    clause.stem = clause.stem.or(Some(Stem::Hold));
                }
            }
            Sense::Same => clause.same = true,
            Sense::Too => clause.too = true,
            Sense::Which => clause.which = true,
            Sense::There => clause.there = true,
            Sense::Latter => clause.latter = true,
            Sense::Former => clause.former = true,
            Sense::Later => clause.later = true,
            Sense::Unsure => clause.unsure = true,
            // `Smyrna may rest`
            Sense::Muses if word == "may" && self.is_own_alone(clause) => {}
            Sense::Muses => clause.muses = true,
            // `tell my men in Constantinople to march on Bulgaria`
            Sense::Says if word == "tell" && self.speaks_of_own(phrase.end) => {}
            // `England expects London to enter the Channel`
            Sense::Says if at.checked_sub(1).is_some_and(|before| self.names_own_power(before)) => {}
            Sense::Says => {
                clause.says = true;
                clause.is_own_view |= self.is_after(at, &["i"]);
            }
            Sense::Said => clause.said = true,
            Sense::Men => clause.has_men = true,
        }
        draft.is_first &= matches!(sense, Sense::Small | Sense::Joint | Sense::Corrects);
        Step::Next(phrase.end)
    }

    /// Takes a word for units without their places.
    fn take_whom(&self, clause: &mut Clause, sense: Sense, at: usize) {
        let words = &self.parser.words;
        if sense == Sense::Neither && !clause.names.is_empty() {
            let is_last = words.kind(at + 1) != Some(Kind::Word);
            match clause.names.len() == 1 && clause.stem.is_none() && !clause.moves && is_last {
                // `Trieste nothing`
                true if words.word_at(at) == "nothing" => clause.stem = Some(Stem::Hold),
                // `Vienna waits for no one`
                _ => clause.n_trailing += 1,
            }
            return;
        }
        let whom = clause.whom.get_or_insert_default();
        match sense {
            Sense::Units(kind) => (whom.each, whom.kind) = (!whom.rest, kind.or(whom.kind)),
            Sense::Each(count) => (whom.each, whom.count) = (!whom.rest, count.or(whom.count)),
            Sense::Rest => whom.rest = true,
            Sense::Other => whom.other = true,
            _ => (whom.each, clause.is_denied) = (true, true),
        }
    }

    /// Takes a word that is neither a place nor in the table.
    fn take_other(&self, draft: &mut ClauseDraft, at: usize) -> Step {
        let words = &self.parser.words;
        // `I'd like to see Berlin in Kiel`
        let is_infinitive = at.checked_sub(1).is_some_and(|before| words.word_at(before) == "to");
        draft.role = draft.role.filter(|role| *role != Sense::To || !is_infinitive);
        let is_first = std::mem::take(&mut draft.is_first);
        let (clause, word) = (&mut draft.clause, words.word_at(at));
        if let Some(len) = harmless_at(self.parser, at) {
            return Step::Next(at + len);
        }
        if denies(word) {
            clause.is_denied = true;
            clause.unsure |= is_first && word == "not";
            clause.is_not |= matches!(word, "not" | "never" | "dont");
        } else if self.is_passive(at) || (is_past(word) && self.is_done(at)) {
            clause.moves = true;
        } else if is_past(word) {
            // `we're`
            clause.doubt |= word != "were" || !self.parser.words.raw(at..at + 1).contains(is_apostrophe);
        } else if let Some(doubt) = doubt_at(self.parser, self.own, at, is_first) {
            match doubt {
                // `I'd be obliged if Ankara could sail into the Black Sea`
                Doubt::Condition if word == "if" && clause.names.is_empty() && self.is_wish(at) => {
                    return Step::Ends(at + 1);
                }
                Doubt::Condition | Doubt::Question => clause.unsure = true,
                // `My armies, they do nothing`, `Liverpool's lads have their feet up`
                Doubt::Other
                    if matches!(word, "they" | "their" | "them" | "his" | "her")
                        && (clause.whom.is_some() || clause.names.first().is_some_and(|name| self.is_own(name.at))) =>
                {
                    return Step::Next(at + 1);
                }
                // `Italy: A VEN - TRI`
                Doubt::Other
                    if self.parser.words.kind(at + 1) == Some(Kind::Colon)
                        && self.parser.names.power(word).is_some()
                        && clause.is_empty() =>
                {
                    clause.unsure = true
                }
                // `here comes Berlin, dear Prussia`
                Doubt::Other if word == "dear" && !is_first => {}
                Doubt::Other if clause.stem == Some(Stem::Help) || is_only_mentioned(self.parser, at) => {}
                _ => clause.doubt = true,
            }
            clause.n_unknown += 1;
        } else if clause.names.is_empty()
            && clause.whom.is_none()
            && clause.stem.is_none()
            && is_foreign(self.parser, self.own, at)
        {
            // `the French army in Burgundy could attack Munich`
            clause.doubt = true;
        } else if stem(word) == Some(Stem::Help) && words.word_at(at + 1) == "into" {
            // `backs up into Ukraine`
            clause.moves = true;
        } else if let Some(stem) = stem(word) {
            // `Munich is fine where it is`
            let is_phrase = stem == Stem::Hold && words.raw(at..at + 1).contains(' ');
            clause.n_trailing = if is_phrase { 0 } else { clause.n_trailing };
            clause.rests |= is_phrase;
            clause.stem = clause.stem.or(Some(stem));
            clause.holds |= stem == Stem::Hold;
            // `Budapest holds many memories`, but `the fleet in Edinburgh waits for the fog to lift`
            let is_unit = clause.whom.is_some_and(|whom| whom.kind.is_some())
                || clause.names.iter().any(|name| name.kind.is_some());
            let is_verb = !word.ends_with('s') && !clause.names.is_empty();
            clause.rests |= stem == Stem::Hold && (is_unit || is_verb) && word != "still";
        } else if !crate::entry::grammar::is_word_of_orders(word) && self.parser.names.power(word).is_none() {
            clause.n_unknown += 1;
            clause.n_trailing += usize::from(!clause.names.is_empty() || clause.holds);
        }
        Step::Next(at + 1)
    }

    /// Returns whether `if` here only follows a wish: `I'd be glad if`.
    fn is_wish(&self, at: usize) -> bool {
        let words = &self.parser.words;
        let is_glad = |at: usize| GLAD.contains(&words.word_at(at));
        let before = at.saturating_sub(4)..at;
        before.clone().any(|at| words.word_at(at) == "appreciate")
            || (before.clone().any(|at| words.word_at(at) == "be") && (before.start + 1..at).any(is_glad))
    }

    /// Returns whether `to` leads to what a move is for, not to its goal.
    fn is_purpose(&self, clause: &Clause, is_first: bool, at: usize) -> bool {
        let is_whole = clause.names.len() > 1 && clause.stem.is_none();
        let is_verb = |at: usize| {
            let sense = self.sense_at(at).map(|(sense, _)| sense);
            self.parser.words.kind(at) == Some(Kind::Word)
                && sense.is_none_or(|sense| sense == Sense::Asks(Stem::Hold))
                && stem(self.parser.words.word_at(at)).is_none()
        };
        (is_whole || (clause.is_empty() && !is_first))
            && self.parser.words.word_at(at) == "to"
            && self.named_after(at + 1).is_none()
            && is_verb(at + 1)
    }

    /// Returns whether a form of `have` precedes this word: `has moved off to Bothnia`.
    fn is_done(&self, at: usize) -> bool {
        let before = at.checked_sub(1).map_or("", |before| self.parser.words.word_at(before));
        matches!(before, "has" | "have" | "having") && self.parser.words.word_at(at) != "been"
    }

    /// Returns whether the writer's own unit comes next: `once the fleet`.
    fn speaks_of_own(&self, at: usize) -> bool {
        let start = at + usize::from(matches!(self.parser.words.word_at(at), "the" | "my" | "our"));
        self.has_unit_after(at)
            || matches!(self.sense_at(start), Some((Sense::Unit(_) | Sense::Units(_) | Sense::Men, _)))
    }

    /// Returns whether a form of `be` precedes this word: `is needed in Ukraine`.
    fn is_passive(&self, at: usize) -> bool {
        let before = at.checked_sub(1).map_or("", |before| self.parser.words.word_at(before));
        let word = self.parser.words.word_at(at);
        if matches!(before, "be" | "being" | "gets" | "get" | "hereby") && word.ends_with("ed") {
            return true;
        }
        matches!(before, "is" | "are" | "be" | "being" | "gets" | "get")
            && matches!(
                word,
                "needed"
                    | "ordered"
                    | "moved"
                    | "shifted"
                    | "wanted"
                    | "required"
                    | "instructed"
                    | "directed"
                    | "transferred"
                    | "asked"
                    | "used"
            )
    }

    fn sense_at(&self, at: usize) -> Option<(Sense, usize)> {
        let words = &self.parser.words;
        let known = SENSES.at(words, at, |_| true);
        let (word, owner) = (words.word_at(at), words.owner_at(at));
        // `the fleet's off to Albania`
        match owner {
            _ if known.is_some() || owner == word => known,
            "army" => Some((Sense::Unit(UnitKind::Army), 1)),
            "fleet" | "boat" | "ship" | "navy" => Some((Sense::Unit(UnitKind::Fleet), 1)),
            "it" | "that" => Some((Sense::It, 1)),
            _ => None,
        }
    }

    /// Returns whether a sentence ends after this word, also after a short one: `supports it. Fleet to Albania`.
    fn ends_after(&self, at: usize) -> bool {
        let words = &self.parser.words;
        let has_stop = words.tokens.get(at).is_some_and(|token| token.stop.is_some());
        let is_word = || {
            words.word_at(at).len() > 1
                && SENSES.at(words, at, |_| true).is_some()
                && self.parser.exactly_at(at).is_none()
        };
        has_stop && (self.parser.ends_sentence(at) || is_word())
    }

    /// Returns whether a clause is about a unit elsewhere: `the army in Serbia has to go`.
    fn is_at_place(&self, clause: &Clause) -> bool {
        match clause.names.as_slice() {
            [name] => clause.is_unit_elsewhere && name.role.is_none() && !self.is_own(name.at),
            _ => false,
        }
    }

    /// Returns whether a clause has named one own unit and nothing else.
    fn is_own_alone(&self, clause: &Clause) -> bool {
        clause.names.len() == 1 && clause.names.iter().all(|name| self.is_own(name.at)) && clause.n_unknown == 0
    }

    /// The effect of a sign here.
    fn sign(&self, clause: &Clause, at: usize, end: usize) -> Sign {
        let words = &self.parser.words;
        let is_before_place = || at + 1 < end && self.named_after(at + 1).is_some();
        let is_half = clause.names.len() == 1
            && clause.stem.is_none()
            && (clause.whom.is_none() || clause.names.iter().all(|name| self.is_own(name.at)));
        let is_helped = matches!(clause.stem, Some(Stem::Help | Stem::Carry)) && clause.names.len() == 2;
        match words.kind(at) {
            Some(Kind::Dash | Kind::Stroke) if (is_half || is_helped) && is_before_place() => Sign::Leads(Sense::To),
            // `supports Munich, which is bound for Silesia`
            Some(Kind::Comma)
                if is_helped && matches!(words.word_at(at + 1), "which" | "who") && self.names_place(at + 2..end) =>
            {
                Sign::Skipped
            }
            Some(Kind::Back) if is_half && is_before_place() => Sign::Leads(Sense::From),
            Some(Kind::Dash) if !words.is_clear_dash(at) => Sign::Skipped,
            // `Vienna, please, to Galicia`
            Some(Kind::Comma) if is_half && self.leads_to_place(at + 1..end) => Sign::Skipped,
            _ => Sign::Ends,
        }
    }

    /// Returns whether a place is before the next sign.
    fn names_place(&self, tokens: Range<usize>) -> bool {
        let until = |at: &usize| self.parser.words.kind(*at) == Some(Kind::Word);
        tokens.take_while(until).any(|at| self.named_at(at).is_some())
    }

    /// Returns whether the place here belongs to the next clause: `lon nth lvp york`.
    fn begins_another(&self, clause: &Clause, at: usize, end: usize) -> bool {
        let next = self.parser.words.kind(end);
        let leads = next == Some(Kind::Dash) || next == Some(Kind::Stroke) || self.named_after(end).is_some();
        clause.names.len() > 1
            && clause.stem.is_none()
            && leads
            && self.named_at(at).is_some_and(|(place, _)| self.is_own(place))
    }

    /// Returns whether a phrase ends the clause before it.
    fn breaks(&self, clause: &Clause, sense: Sense, phrase: Range<usize>, end: usize) -> bool {
        let is_move = clause.names.len() > 1 && clause.stem.is_none();
        let holds = clause.stem == Some(Stem::Hold) && self.is_own_alone(clause);
        match sense {
            // `Sevastopol digs in with a little help from Moscow`
            Sense::Asks(Stem::Help) if holds => self.named_after(phrase.end).is_some(),
            // `Vienna to Galicia with Budapest supporting`
            Sense::By if self.is_own_alone(clause) && self.has_unit_after(phrase.end) => self.helps_after(phrase.end),
            Sense::By => clause.names.len() > 1 && clause.stem != Some(Stem::Carry) && self.has_unit_after(phrase.end),
            Sense::Joint => {
                let goes_on = clause.names.len() == 1 && clause.stem.is_none() && self.leads_to_place(phrase.end..end);
                !clause.is_empty() && !goes_on
            }
            // `goes not to Tyrolia but to Bohemia`
            Sense::Unlike if self.parser.words.word_at(phrase.start) == "not" => clause.names.len() > 1,
            Sense::Reason | Sense::Unlike | Sense::Corrects => !clause.is_empty(),
            Sense::To => is_move && self.is_purpose(clause, false, phrase.start),
            Sense::ItsPlace => {
                is_move && matches!(self.parser.words.word_at(phrase.start), "to" | "making" | "followed")
            }
            Sense::Time => !clause.is_empty() && self.speaks_of_own(phrase.end),
            // `Vienna Galicia others hold`, `Vienna to Galicia supported by Budapest`
            Sense::Rest | Sense::Other | Sense::Each(_) | Sense::Units(_) | Sense::Asks(Stem::Help | Stem::Carry) => {
                is_move
            }
            _ => false,
        }
    }

    /// Returns whether the next place is that of a unit that helps: `Budapest attacks with Vienna supporting`.
    fn helps_after(&self, at: usize) -> bool {
        let end = self.named_after(at).map_or(at, |(_, end)| end);
        let next = self.sense_at(end).map(|(sense, _)| sense);
        next == Some(Sense::Asks(Stem::Help)) || stem(self.parser.words.word_at(end)) == Some(Stem::Help)
    }

    /// Returns whether a place where the writer has a unit is here.
    fn has_unit_after(&self, at: usize) -> bool {
        self.named_after(at).is_some_and(|(at, _)| self.is_own(at))
    }

    fn is_own(&self, at: Location) -> bool {
        self.field.has_unit(self.parser.board.province_of(at))
    }

    /// Returns whether a clause is only a unit that helps the order behind it.
    fn is_helper(&self, clause: &Clause, phrase: Range<usize>, end: usize) -> bool {
        let words = &self.parser.words;
        let is_possessive = phrase.start.checked_sub(1).is_some_and(|at| words.owner_at(at) != words.word_at(at));
        is_possessive
            && clause.names.iter().all(|name| name.role == Some(Sense::By))
            && self.names_place(phrase.end..end)
    }

    /// The end of a reason: the next sign, or the next unit after `and`.
    fn end_of_reason(&self, tokens: Range<usize>) -> usize {
        let words = &self.parser.words;
        let ends = |at: &usize| match words.kind(*at) {
            Some(Kind::Word) => {
                words.word_at(*at) == "so" || (words.word_at(*at) == "and" && self.has_unit_after(at + 1))
            }
            Some(Kind::Dash) => words.is_clear_dash(*at),
            _ => true,
        };
        tokens.clone().find(ends).unwrap_or(tokens.end)
    }

    fn names_own_power(&self, at: usize) -> bool {
        self.parser.names.power(self.parser.words.word_at(at)).is_some_and(|power| self.own.contains(&power))
    }

    fn is_after_article(&self, at: usize) -> bool {
        self.is_after(at, &["the", "my", "our"])
    }

    fn is_after(&self, at: usize, words: &[&str]) -> bool {
        at.checked_sub(1).is_some_and(|before| words.contains(&self.parser.words.word_at(before)))
    }

    /// Takes a word for a unit. Returns the kind for the place that follows, if one does.
    fn unit_word(&self, clause: &mut Clause, at: usize, said: UnitKind, is_beside: bool) -> Option<UnitKind> {
        let words = &self.parser.words;
        if let Some(whom) = &mut clause.whom {
            // `both my armies`, `the other army`
            whom.kind = whom.kind.or(Some(said));
            return None;
        }
        // `the Trieste fleet`
        if let Some(name) = clause.names.last_mut().filter(|name| name.kind.is_none() && is_beside) {
            name.kind = Some(said);
            return None;
        }
        let is_unit = |(place, _): (Location, usize)| {
            !self.field.is_moving
                || self.field.has_unit(self.parser.board.province_of(place))
                || clause.stem == Some(Stem::Help)
        };
        if !self.ends_after(at)
            && !matches!(words.word_at(at + 1), "to" | "into")
            && self.named_after(at + 1).is_some_and(is_unit)
        {
            return Some(said);
        }
        // `an army in Burgundy` is any army.
        match at.checked_sub(1).map(|before| words.word_at(before)) {
            Some("a" | "an") => clause.n_unknown += 1,
            _ => clause.whom = Some(Whom { kind: Some(said), ..Whom::default() }),
        }
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
}

/// The effect of a sign within a sentence.
enum Sign {
    /// The next place has this role.
    Leads(Sense),
    Skipped,
    /// It ends a clause.
    Ends,
}
