//! The text around the orders of a line: list marks, several orders on one line, remarks, polite words.
use super::lead_ins::Lead;
use super::sweep::Sweep;
use super::words::Kind;
use super::{Parsed, Parser, Rejected, Verb, is_break, is_polite, is_small, refused, unit_kind, verb};
use crate::board::Board;
use crate::entry::names::Names;
use crate::entry::review;
use crate::order::{Action, Order, Route};
use chancery_text::say;
use chancery_text::sentence::{term, theirs};
use std::ops::Range;

/// Returns whether a line begins with a unit, as orders do, even misspelt ones. Such a line is probably an order, not prose.
pub fn begins_order(board: &Board, names: &Names, line: &str) -> bool {
    let mut parser = Parser::new(board, names, None, line);
    parser.begin();
    parser.owner();
    matches!(parser.word(), "a" | "f" | "army" | "fleet")
}

impl Parser<'_> {
    /// Reads the whole line.
    pub(super) fn orders(mut self) -> Vec<Result<Parsed, Rejected>> {
        if self.tells_of_no_order() {
            return Vec::new();
        }
        let plain = |piece: ReadClause| match piece.says {
            ClauseReading::Order(parsed) => (piece.words, Ok(parsed)),
            ClauseReading::Old(_) | ClauseReading::Sweep(_) => (piece.words, Err(Rejected::prose())),
            ClauseReading::Refused(rejected) => (piece.words, Err(rejected)),
        };
        let mut orders: Vec<ParsedPiece> = self.pieces().into_iter().map(plain).collect();
        let has_orders = orders.iter().any(|(_, found)| found.is_ok());
        // Prose with commas is one line that is not an order, not several.
        if orders.first().is_some_and(|(_, found)| is_prose(found)) && !has_orders {
            orders.truncate(1);
        }
        if !has_orders {
            return orders.into_iter().map(|(_, found)| found).collect();
        }
        let mut orders = self.beside_prose(orders);
        orders.extend(self.lost_in_remark());
        orders
    }

    /// Cuts the line into pieces, and reads each.
    pub(in crate::entry) fn pieces(&mut self) -> Vec<ReadClause> {
        let mut pieces: Vec<ReadClause> = Vec::with_capacity(1);
        self.begin();
        let mut power = None;
        let mut by_not = false;
        // The start of the orders since the last separator.
        let mut first = 0;
        while self.at < self.words.tokens.len() {
            if self.kind().is_some_and(is_break) {
                self.at += 1;
                first = pieces.len();
                continue;
            }
            if self.at.checked_sub(1).is_some_and(|at| self.ends_sentence(at)) {
                first = pieces.len();
                self.plural = None;
            }
            let start = self.at;
            self.kind_words();
            while self.at > 0 && self.take_word(is_and) {}
            let lead = self.lead();
            let follows_old = pieces.last().is_some_and(|piece| matches!(piece.says, ClauseReading::Old(_)));
            if follows_old && !self.takes_new(by_not) && !is_after_new(self.board, &pieces) {
                // `not A VIE - GAL, A VIE H`
                pieces
                    .iter_mut()
                    .last()
                    .into_iter()
                    .for_each(|piece| piece.says = ClauseReading::Refused(Rejected::prose()));
            }
            by_not = lead == Some(Lead::Old) && self.words.word_at(self.at - 1) == "not";
            if self.kind().is_none_or(is_break) {
                if start < self.at
                    && lead.is_some()
                    && self.kind().is_none()
                    && (pieces.is_empty() || lead == Some(Lead::Corrects))
                {
                    pieces.push(ReadClause::of(start..self.at, ClauseReading::Refused(Rejected::prose())));
                }
                continue;
            }
            let led = self.at;
            let corrects = follows_old || lead == Some(Lead::Corrects);
            if lead != Some(Lead::Old)
                && let Some(sweep) = self.sweep()
            {
                pieces.push(ReadClause { corrects, ..ReadClause::of(led..self.at, ClauseReading::Sweep(sweep)) });
                continue;
            }
            if lead == Some(Lead::Old)
                && let Some(parsed) = self.old_goal()
            {
                pieces.push(ReadClause::of(start..self.at, ClauseReading::Old(parsed)));
                continue;
            }
            power = self.owner().or(power);
            self.is_old = lead == Some(Lead::Old);
            let order = self.order();
            self.is_old = false;
            let more = std::mem::take(&mut self.more);
            match order {
                Ok((order, whose, bare)) => {
                    let was_wrong = self.was_wrong();
                    let is_old = lead == Some(Lead::Old) || was_wrong;
                    let end = match (is_old, was_wrong && lead == Some(Lead::Old)) {
                        (false, _) => self.end(),
                        (true, false) => Ok(()),
                        (true, true) => Err(Rejected::prose()),
                    };
                    match end {
                        Ok(()) => {
                            // After a sentence, an order must be unmistakable.
                            let is_prose = |says: &ClauseReading| matches!(says, ClauseReading::Refused(rejected) if rejected.is_prose());
                            let after_prose =
                                pieces.first().is_some_and(|piece| is_prose(&piece.says)) && !self.is_typed(led);
                            let words = led..self.at;
                            self.last = Some(order.clone());
                            let parsed = Parsed { power, whose, order, bare };
                            let says = match (after_prose, is_old) {
                                (true, _) => ClauseReading::Refused(Rejected::prose()),
                                (false, true) => ClauseReading::Old(parsed),
                                (false, false) => ClauseReading::Order(parsed),
                            };
                            pieces.push(ReadClause { corrects, ..ReadClause::of(words.clone(), says) });
                            let more = more.into_iter().map(|order| Parsed { power, ..Parsed::of(order) });
                            pieces
                                .extend(more.map(|parsed| ReadClause::of(words.clone(), ClauseReading::Order(parsed))));
                        }
                        Err(rejected) => {
                            // The text after them belongs to all of them, with unknown effect.
                            pieces.truncate(first);
                            let says = ClauseReading::Refused(self.judged(led, rejected));
                            pieces.push(ReadClause::of(led..self.order_end(led), says));
                            self.skip();
                        }
                    }
                }
                Err(rejected) => {
                    let unfilled = self.words.blank && self.kind().is_none_or(is_break);
                    if !unfilled {
                        let says = ClauseReading::Refused(self.judged(led, rejected));
                        pieces.push(ReadClause::of(led..self.order_end(led), says));
                    }
                    self.skip();
                }
            }
        }
        pieces
    }

    /// `not GAL`, `instead of Galicia`: a goal that the last unit shall no longer have.
    fn old_goal(&mut self) -> Option<Parsed> {
        let Some(Order::Unit { kind, at, action: Action::Move { .. } }) = self.last else { return None };
        let start = self.at;
        self.take_word(|word| word == "to");
        self.small();
        let found = self.exactly_at(self.at).filter(|_| self.place_at(self.at).is_ok());
        let ends = found.filter(|&(_, end)| self.words.kind(end).is_none_or(is_break) || self.ends_sentence(end - 1));
        let Some((to, end)) = ends else {
            self.at = start;
            return None;
        };
        self.at = end;
        Some(Parsed::of(Order::Unit { kind, at, action: Action::Move { to, route: Route::Any } }))
    }

    /// The orders of a line without the prose around them. Prose that may change an order causes a refusal of all of them, since it may
    /// belong to any.
    fn beside_prose(&self, pieces: Vec<ParsedPiece>) -> Vec<Result<Parsed, Rejected>> {
        let unit = |(_, found): &ParsedPiece| match found {
            Ok(Parsed { order: Order::Unit { at, .. } | Order::Build { at, .. }, .. }) => Some(*at),
            _ => None,
        };
        for (i, (words, _)) in pieces.iter().enumerate().filter(|(_, (_, found))| is_prose(found)) {
            if !words.clone().any(|at| is_doubt(self.words.word_at(at))) {
                continue;
            }
            // `A VEN - TRI, no wait, A VEN H`
            let (before, after) = (pieces[..i].iter().rev().find_map(unit), pieces[i..].iter().find_map(unit));
            let corrects = after.is_some() && before.is_none_or(|before| Some(before) == after);
            if !(corrects && words.clone().all(|at| is_correction(self.words.word_at(at)))) {
                return vec![refused(say!(
                    "I can't tell what {} does to this order. Please send the order without it.",
                    theirs(self.words.raw(words.clone()))
                ))];
            }
        }
        pieces.into_iter().filter_map(|(words, found)| self.of_prose(words, found)).collect()
    }

    /// Returns the result for a piece of prose in a line with orders. Prose has no effect, unless it mentions units: `others hold`.
    fn of_prose(&self, words: Range<usize>, found: Result<Parsed, Rejected>) -> Option<Result<Parsed, Rejected>> {
        let prose = match found {
            Err(prose) if prose.is_prose() => prose,
            found => return Some(found),
        };
        if !prose.says_nothing() {
            return Some(refused(prose.into_why()));
        }
        let speaks_of_units = words.clone().any(|at| {
            let word = self.words.word_at(at);
            2 < word.len() && (verb(word).is_some() || self.exactly_at(at).is_some())
        });
        speaks_of_units.then(|| {
            refused(say!(
                "I don't understand {}. Please name each unit, and write each order on its own line.",
                theirs(self.words.raw(words))
            ))
        })
    }

    /// Skips the text before the first order: polite words, a list mark (`1.`, `(1)`, `a)`, `-`), or a bracket around the line.
    fn begin(&mut self) {
        loop {
            let start = self.at;
            self.take(Kind::Dash);
            self.kind_words();
            // `[ ] A VIE - GAL`
            if self.kind() == Some(Kind::Open) && self.words.kind(self.at + 1) == Some(Kind::Close) {
                self.at += 2;
            }
            self.at += self.mark_at(self.at);
            let is_label = matches!(self.word(), "order" | "orders" | "move" | "moves" | "movement" | "retreats");
            if is_label && self.words.kind(self.at + 1) == Some(Kind::Colon) {
                self.at += 2;
            }
            let coast = self.kind() == Some(Kind::Open) && self.place_at(self.at).is_ok();
            if !self.wrapped && !coast && self.bracketed_kind().is_none() && self.take(Kind::Open) {
                self.wrapped = true;
            }
            if self.at == start {
                return;
            }
        }
    }

    /// Returns the number of tokens in the list mark here: `1`, `1)`, `(1)`, `a)`, `(ii)`, and `b.` before a unit.
    fn mark_at(&self, start: usize) -> usize {
        let open = usize::from(self.words.kind(start) == Some(Kind::Open));
        let at = start + open;
        let word = self.words.word_at(at);
        if word.is_empty() || self.words.raw(at..at + 1).contains("(*") {
            return 0;
        }
        let is_number = word.chars().all(char::is_numeric) && word.chars().count() <= 3;
        let is_roman = word.len() <= 4 && word.bytes().all(|c| b"ivx".contains(&c));
        let is_letter = word.len() == 1 && word.bytes().all(|c| c.is_ascii_alphabetic());
        if !(is_number || is_roman || is_letter) || self.exactly_at(at).is_some_and(|(_, end)| end > at + 1) {
            return 0;
        }
        let closed = self.words.kind(at + 1) == Some(Kind::Close);
        if open == 1 && start == self.at && self.bracketed_kind().is_some() {
            return 0;
        }
        match (open, closed) {
            (_, true) => open + 2,
            (1, false) => 0,
            // `B. A PAR` may well be a build.
            _ if is_letter || (is_roman && !is_number) => {
                let before_unit = unit_kind(self.words.word_at(at + 1)).is_some()
                    && self.words.is_followed_by(at, '.')
                    && self.place_at(at + 2).is_ok_and(|(_, end)| {
                        self.words.kind(end) == Some(Kind::Dash) || verb(self.words.word_at(end)).is_some()
                    });
                usize::from(before_unit)
            }
            _ if self.words.kind(at + 1) == Some(Kind::Colon) => 2,
            _ => 1,
        }
    }

    /// Takes the end of an order: a comma, the end of the line, or the beginning of the next order. A remark in brackets may come before
    /// it.
    fn end(&mut self) -> Result<(), Rejected> {
        loop {
            self.kind_words();
            if self.kind() == Some(Kind::Open) {
                self.remark()?;
                continue;
            }
            if (self.wrapped && self.take(Kind::Close)) || self.tail() {
                continue;
            }
            break;
        }
        if self.kind().is_none_or(is_break) || self.at.checked_sub(1).is_some_and(|at| self.ends_sentence(at)) {
            return Ok(());
        }
        if let Some(next) = self.next_order() {
            self.at = next;
            return Ok(());
        }
        let rest = self.words.raw(self.at..self.order_end(self.at));
        refused(say!("I don't understand {} after this order. Please send the order alone on its line.", theirs(rest)))
    }

    /// Returns whether the order ends here, regardless of the text that follows.
    pub(super) fn ends_here(&self) -> bool {
        match self.kind() {
            None => true,
            Some(Kind::Close) => self.wrapped,
            Some(Kind::Open) => self.words.word_at(self.at + 1) != "via",
            Some(kind) if is_break(kind) => true,
            Some(_) if self.at.checked_sub(1).is_some_and(|at| self.ends_sentence(at)) => true,
            Some(_) => is_polite(self.word()) || self.next_order().is_some(),
        }
    }

    /// Returns the start of the next order, if it follows immediately, or after `and`, a slash or a number.
    fn next_order(&self) -> Option<usize> {
        let mut at = self.at;
        let separated = self.words.kind(at) == Some(Kind::Stroke) || is_and(self.words.word_at(at));
        at += usize::from(self.words.kind(at) == Some(Kind::Stroke));
        while is_and(self.words.word_at(at)) {
            at += 1;
        }
        let mark = self.mark_at(at);
        at += mark;
        let separated = separated || mark > 1;
        let replaces = match self.words.word_at(at) {
            "not" => true,
            "instead" => self.words.word_at(at + 1) == "of",
            "rather" => self.words.word_at(at + 1) == "than",
            _ => false,
        };
        let is_listed = separated && (self.plural.is_some() || self.building) && self.exactly_at(at).is_some();
        let begins =
            replaces || is_listed || (separated && self.sweep_at(at).is_some()) || self.begins_order_at(at, separated);
        begins.then_some(at)
    }

    /// Returns whether an order begins here: a unit with its kind, perhaps after a verb. If it is `separated` from the text before it, a
    /// place with an action also counts.
    pub(in crate::entry) fn begins_order_at(&self, at: usize, separated: bool) -> bool {
        let word = self.words.word_at(at);
        let is_unit = |at: usize| {
            let mut place = at + 1;
            while is_small(self.words.word_at(place)) && !self.is_named(place) {
                place += 1;
            }
            unit_kind(self.words.word_at(at)).is_some() && self.place_at(place).is_ok()
        };
        match word {
            "waive" | "waives" | "supportedby" | "convoyedby" => return true,
            "b" | "build" | "builds" | "r" | "remove" | "removes" | "d" | "disband" | "disbands" if is_unit(at + 1) => {
                return true;
            }
            _ => {}
        }
        let does = |end: usize| self.words.kind(end) == Some(Kind::Dash) || verb(self.words.word_at(end)).is_some();
        // `Bud-Ser Vie-Gal`: glued dashes are no road.
        let glued = |end: usize| {
            self.words.kind(end) == Some(Kind::Dash)
                && !self.words.is_clear_dash(end)
                && self.exactly_at(end + 1).is_some()
        };
        let begins = |(_, end)| if separated { does(end) } else { self.exactly_at(at).is_some() && glued(end) };
        is_unit(at) || self.place_at(at).is_ok_and(begins)
    }

    /// Skips a remark in brackets, unless it may be part of the order.
    fn remark(&mut self) -> Result<(), Rejected> {
        let start = self.at;
        let close = (start..self.words.tokens.len()).find(|&at| self.words.kind(at) == Some(Kind::Close));
        let end = close.map_or(self.words.tokens.len(), |close| close + 1);
        let text = self.words.raw(start..end);
        let mut inside = start + 1..end;
        if self.begins_order_at(start + 1, true) {
            return refused(say!(
                "{} may be an order or a remark. Please write it on a line of its own, or leave it out.",
                term(text)
            ));
        }
        if inside.any(|at| is_doubt(self.words.word_at(at))) {
            return refused(say!(
                "I can't tell what {} does to this order. Please send the order without it.",
                term(text)
            ));
        }
        self.at = end;
        Ok(())
    }

    /// Refuses an order hidden behind `//`. Other text there is ignored.
    pub(in crate::entry) fn lost_in_remark(&self) -> Option<Result<Parsed, Rejected>> {
        let remark = self.words.remark?;
        let mut parser = Parser::new(self.board, self.names, self.phase, remark);
        parser.words.remark = None;
        let read = parser.orders();
        read.iter().any(Result::is_ok).then(|| {
            refused(say!(
                "The words after \"//\" are a remark. If {} is an order, please write it on a line of its own.",
                theirs(remark.trim())
            ))
        })
    }

    /// Skips the rest of an order that was not understood.
    fn skip(&mut self) {
        self.at = self.order_end(self.at);
    }

    /// Returns the end of the piece of the line that begins here.
    pub(super) fn order_end(&self, start: usize) -> usize {
        let n_tokens = self.words.tokens.len();
        let is_end =
            |&at: &usize| self.words.kind(at).is_some_and(is_break) || (at > start && self.ends_sentence(at - 1));
        (start..n_tokens).find(is_end).unwrap_or(n_tokens)
    }

    /// Returns whether a sentence ends after this token: at `!` and `?`, and at a full stop that is neither in a name
    /// nor after an abbreviation or a number.
    pub(in crate::entry) fn ends_sentence(&self, at: usize) -> bool {
        match self.words.tokens.get(at).and_then(|token| token.stop) {
            None => false,
            Some('.') => {
                let word = self.words.word_at(at);
                let is_word = self.words.kind(at) == Some(Kind::Word);
                let is_short = is_word && (word.len() < 3 || word.bytes().all(|c| c.is_ascii_digit()));
                let in_name = |start: usize| self.exactly_at(start).is_some_and(|(_, end)| at + 1 < end);
                !is_short && self.words.kind(at + 1) != Some(Kind::Dash) && !(at.saturating_sub(2)..=at).any(in_name)
            }
            Some(_) => true,
        }
    }

    /// `No Order Processed`, `Defaults, removing ...`, `1 unused build pending`: results without an order.
    pub(in crate::entry) fn tells_of_no_order(&self) -> bool {
        let words = &self.words;
        (0..words.tokens.len()).any(|at| match words.word_at(at) {
            "no" => words.word_at(at + 1) == "order",
            "unused" => words.word_at(at + 1).starts_with("build"),
            "defaults" => words.kind(at + 1) == Some(Kind::Comma),
            _ => false,
        })
    }

    /// Returns whether this is the support or convoy of a unit that itself helps another.
    pub(super) fn helps(&self) -> bool {
        matches!(verb(self.word()), Some(Verb::Convoy | Verb::Support))
    }
}

/// Returns whether a new order for the same unit precedes the last, old one.
fn is_after_new(board: &Board, pieces: &[ReadClause]) -> bool {
    let about = |parsed: &Parsed| review::subject(board, &parsed.order);
    let Some(ReadClause { says: ClauseReading::Old(old), .. }) = pieces.last() else { return false };
    pieces.iter().any(|piece| matches!(&piece.says, ClauseReading::Order(new) if about(new) == about(old)))
}

/// Words between two orders.
fn is_and(word: &str) -> bool {
    matches!(word, "and" | "then" | "also" | "plus")
}

/// A piece of a line.
#[derive(Clone, Debug)]
pub(in crate::entry) struct ReadClause {
    /// Its tokens.
    pub(in crate::entry) words: Range<usize>,
    /// Its meaning.
    pub(in crate::entry) says: ClauseReading,
    /// Words of correction precede it.
    pub(in crate::entry) corrects: bool,
}

/// The meaning of a piece of a line.
#[derive(Clone, Debug)]
pub(in crate::entry) enum ClauseReading {
    Order(Parsed),
    /// An order that another one replaces.
    Old(Parsed),
    Sweep(Sweep),
    /// It was not understood, or is prose.
    Refused(Rejected),
}

impl ReadClause {
    /// Returns whether it is an order for many units.
    pub(in crate::entry) fn is_sweep(&self) -> bool {
        matches!(self.says, ClauseReading::Sweep(_))
    }

    fn of(words: Range<usize>, says: ClauseReading) -> Self {
        Self { words, says, corrects: false }
    }
}

/// The words of a piece of a line, and its reading.
type ParsedPiece = (Range<usize>, Result<Parsed, Rejected>);

fn is_prose(result: &Result<Parsed, Rejected>) -> bool {
    result.as_ref().is_err_and(|rejected| rejected.is_prose())
}

/// A word between an order and its correction: `no wait`.
fn is_correction(word: &str) -> bool {
    matches!(word, "no" | "wait" | "sorry" | "oops" | "actually" | "instead" | "rather" | "scrap" | "that")
}

/// A word that withdraws an order, or makes it conditional.
fn is_doubt(word: &str) -> bool {
    matches!(
        word,
        "not"
            | "no"
            | "dont"
            | "never"
            | "cancel"
            | "cancelled"
            | "canceled"
            | "ignore"
            | "delete"
            | "instead"
            | "rather"
    ) || matches!(
        word,
        "or" | "if"
            | "unless"
            | "when"
            | "once"
            | "until"
            | "else"
            | "otherwise"
            | "provided"
            | "assuming"
            | "except"
            | "maybe"
            | "perhaps"
            | "wait"
            | "unsure"
    )
}
