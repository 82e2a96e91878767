//! Reads the text of an e-mail as a whole: lines in the judge's spelling, headings, and sentences.
//!
//! - `lexicon` splits a line into words and phrases of known meaning; `clause` finds the orders that they can mean
//!
//! A sentence is certain only if every word of it was read, and it names every part of its orders. A question, a condition, a
//! negation or a sentence about other people is no order.
mod clause;
mod lexicon;

use super::super::map::Map;
use super::super::order::Order;
use super::super::state::View;
use super::{BLOCK, Words, grammar, legal, orders, pieces, write};
use chancery_rules::doubt::Doubt;
use chancery_rules::reading::{ReadText, Reading};
use chancery_rules::{Accepted, Eyes, Power, Rejected};
use chancery_text::say;
use chancery_text::sentence::{Note, line};
use clause::{Clause, Meanings};
use lexicon::{Names, Sense, Token, Verb, tokens};
use std::ops::Range;

/// The maximum number of pieces that are read as sentences.
const MAX_PIECES: usize = 400;

/// The maximum number of questions about an e-mail, and of orders to choose from in one.
const MAX_PROPOSALS: usize = 20;
const MAX_CHOICES: usize = 3;

/// The maximum number of unread words in a sentence with a likely order, and of the parts that a sentence is cut into.
const MAX_LEFT: usize = 6;
const MAX_PARTS: usize = 16;

/// Reads a text line by line.
pub fn read(map: &Map, view: &View, text: &[&str]) -> Vec<ReadText<Order>> {
    let mut letter = Letter {
        map,
        view,
        names: Names::of(map),
        foreign: None,
        said: Vec::new(),
        by_sentence: Vec::new(),
        spoilt: None,
        n_pieces: 0,
        n_proposals: 0,
    };
    for (number, typed) in text.iter().enumerate() {
        match view.eyes {
            Eyes::Power(power) if !is_block(typed) => {
                letter.line(power, number, typed);
            }
            _ => letter.plain(number, typed),
        }
    }
    letter.said
}

fn is_block(typed: &str) -> bool {
    typed.trim().get(..BLOCK.len()).is_some_and(|head| head.eq_ignore_ascii_case(BLOCK))
}

/// An e-mail being read.
struct Letter<'a> {
    map: &'a Map,
    view: &'a View,
    names: Names,
    /// The reason why nothing below the last heading is filed.
    foreign: Option<Note>,
    said: Vec<ReadText<Order>>,
    /// The readings of this line's sentences, which are not in the judge's spelling.
    by_sentence: Vec<Range<usize>>,
    /// A doubt of this line about the sentences before it.
    spoilt: Option<Doubt>,
    n_pieces: usize,
    n_proposals: usize,
}

/// The outcome of a sentence.
enum Outcome {
    Certain(Vec<Order>),
    Likely(Vec<Vec<Accepted<Order>>>),
    /// It may have been meant as an order, and is none for this reason.
    Refused(Rejected),
    Prose,
}

impl Letter<'_> {
    fn say(&mut self, line: usize, text: &str, reading: Reading<Order>) {
        self.said.push(ReadText { line, text: text.trim().to_owned(), reading });
    }

    /// A line in the judge's own spelling only.
    fn plain(&mut self, number: usize, typed: &str) {
        for found in orders(self.map, self.view, typed) {
            self.say(number, typed, found.map_or_else(Reading::Unread, Reading::Certain));
        }
    }

    fn line(&mut self, power: Power, number: usize, typed: &str) {
        self.by_sentence.clear();
        pieces(typed).for_each(|piece| self.piece(power, number, piece));
        // "FRI attacks FLE. Or perhaps not."
        let Some(mut why) = self.spoilt.take().and_then(explained) else { return };
        for range in &self.by_sentence {
            for said in self.said.get_mut(range.clone()).unwrap_or_default() {
                if !matches!(said.reading, Reading::Unread(_)) {
                    said.reading = Reading::Unread(std::mem::replace(&mut why, Rejected::prose()));
                }
            }
        }
    }

    /// One of the orders or sentences of a line that semicolons separate.
    fn piece(&mut self, power: Power, number: usize, typed: &str) {
        let typed = without_mark(typed);
        let Some(mut words) = tokens(&self.names, typed) else { return self.plain(number, typed) };
        let mut body = typed;
        if let Some(heading) = self.heading(power, &words) {
            self.foreign = heading.foreign;
            body = typed.get(heading.end..).unwrap_or_default().trim();
            words.retain(|token| heading.end <= token.at);
            if words.is_empty() {
                return;
            }
        }
        let bare = without_courtesy(typed, &words).unwrap_or(body);
        let plain = grammar::parse(self.map, body).or_else(|why| grammar::parse(self.map, bare).map_err(|_| why));
        if let Some(why) = self.foreign.clone() {
            let is_order = plain.is_ok() || self.certain(power, &words).is_some();
            let why = if is_order { Rejected::because(why) } else { Rejected::prose() };
            return self.say(number, typed, Reading::Unread(why));
        }
        match plain {
            Ok(order) => {
                let reading = self.judged(order);
                self.say(number, body, reading);
            }
            Err(why) if MAX_PIECES < self.n_pieces => self.say(number, body, Reading::Unread(why)),
            Err(why) => {
                let n_before = self.said.len();
                self.sentences(power, number, body, &words, why);
                self.by_sentence.push(n_before..self.said.len());
            }
        }
    }

    fn judged(&self, order: Order) -> Reading<Order> {
        match legal::check(self.map, self.view, order) {
            Ok(accepted) => Reading::Certain(accepted),
            Err(why) => Reading::Unread(Rejected::because(why)),
        }
    }

    /// Reads the sentences of a piece that is not in the judge's spelling. If none is an order, `why` says so.
    fn sentences(&mut self, power: Power, number: usize, typed: &str, words: &[Token<'_>], why: Rejected) {
        self.n_pieces += 1;
        if let Some(certain) = self.certain(power, words) {
            return self.file(number, typed, certain);
        }
        let n_before = self.said.len();
        for sentence in words.split_inclusive(|token| matches!(token.sense, Sense::Stop | Sense::QuestionMark)) {
            let (text, outcome) = (text_of(typed, sentence), self.outcome(power, sentence));
            self.spoilt = self.spoilt.or(doubt(sentence).filter(|doubt| spoils(*doubt)));
            match outcome {
                Outcome::Certain(orders) => self.file(number, text, orders),
                Outcome::Likely(sets) if self.n_proposals < MAX_PROPOSALS => {
                    self.n_proposals += 1;
                    self.say(number, text, Reading::Likely(sets));
                }
                Outcome::Refused(why) => self.say(number, text, Reading::Unread(why)),
                Outcome::Likely(_) | Outcome::Prose => {}
            }
        }
        if self.said.len() == n_before {
            self.say(number, typed, Reading::Unread(why));
        }
    }

    /// Files the orders of a sentence, unless two of them cannot both be meant.
    fn file(&mut self, number: usize, text: &str, certain: Vec<Order>) {
        if let Some(pair) = contradiction(&certain) {
            let [one, other] = pair.map(|order| line(write(self.map, order)));
            let why = say!("{} and {} contradict each other, so I have filed neither.", one, other);
            let reading = Reading::Unread(Rejected::because(why));
            return self.say(number, text, reading);
        }
        for order in certain {
            let reading = self.judged(order);
            self.say(number, text, reading);
        }
    }

    /// The orders of these words, if every word was read, and they can mean nothing else.
    fn certain(&self, power: Power, words: &[Token<'_>]) -> Option<Vec<Order>> {
        let parts = parts(words)?;
        let mut orders = Vec::new();
        let mut at = 0;
        while at < parts.len() {
            let exact = (at + 1..=parts.len()).rev().find_map(|end| {
                let clause = Clause::of(joined(words, &parts[at..end])?)?;
                let Meanings { orders, is_exact } = clause.meanings(self.map, self.view, power);
                let is_certain = clause.is_plain() && is_exact && orders.len() == 1;
                is_certain.then_some((end, orders))
            });
            let is_courtesy = |clause: Clause| clause.is_empty() && clause.is_plain();
            match exact {
                Some((end, found)) => {
                    orders.extend(found);
                    at = end;
                }
                None if Clause::of(joined(words, &parts[at..=at])?).is_some_and(is_courtesy) => at += 1,
                None => return None,
            }
        }
        (!orders.is_empty()).then_some(orders)
    }

    fn outcome(&self, power: Power, sentence: &[Token<'_>]) -> Outcome {
        if let Some(orders) = self.certain(power, sentence) {
            return Outcome::Certain(orders);
        }
        let Some(parts) = parts(sentence) else { return Outcome::Prose };
        let clauses: Option<Vec<Clause>> = self.clauses(power, sentence, &parts);
        let whole = joined(sentence, &parts).and_then(Clause::of);
        let is_meant = clauses.iter().flatten().chain(&whole).any(Clause::is_like_an_order);
        if !is_meant || sentence.iter().any(|token| token.sense == Sense::States) {
            return Outcome::Prose;
        }
        if sentence.iter().any(|token| token.sense == Sense::Later) {
            let standing = line("STANDING PRODUCE IN ALL AUTO");
            return Outcome::Refused(Rejected::because(say!(
                "I file orders for this turn only. A standing order repeats one in each turn: {standing}.",
                standing
            )));
        }
        if let Some(doubt) = doubt(sentence) {
            return explained(doubt).map_or(Outcome::Prose, Outcome::Refused);
        }
        let clauses = clauses.unwrap_or_default();
        let n_left: usize = clauses.iter().map(|clause| clause.left.len()).sum();
        if MAX_LEFT < n_left {
            return Outcome::Prose;
        }
        let unknown = clauses.iter().chain(&whole).find_map(|clause| clause.unknown_place);
        self.likely(power, &clauses)
            .unwrap_or_else(|| unknown.map_or(Outcome::Prose, |at| self.unknown_place(sentence, at)))
    }

    /// The clauses of a sentence, each as long as it can be. `None` if a part of it cannot be an order.
    fn clauses<'a>(&self, power: Power, words: &[Token<'a>], parts: &[Range<usize>]) -> Option<Vec<Clause<'a>>> {
        let mut clauses = Vec::new();
        let mut at = 0;
        while at < parts.len() {
            let longest = (at + 1..=parts.len()).rev().find_map(|end| {
                let clause = Clause::of(joined(words, &parts[at..end])?)?;
                let has_meaning = !clause.meanings(self.map, self.view, power).orders.is_empty();
                has_meaning.then_some((end, clause))
            });
            let (end, clause) = match longest {
                Some(found) => found,
                None => (at + 1, Clause::of(joined(words, &parts[at..=at])?).filter(Clause::is_empty)?),
            };
            clauses.push(clause);
            at = end;
        }
        Some(clauses)
    }

    /// The legal orders of these clauses: several for one clause are a choice.
    fn likely(&self, power: Power, clauses: &[Clause<'_>]) -> Option<Outcome> {
        let mut sets: Vec<Vec<Accepted<Order>>> = Vec::new();
        let orders = clauses.iter().map(|clause| clause.meanings(self.map, self.view, power).orders);
        let orders: Vec<Vec<Order>> = orders.filter(|orders| !orders.is_empty()).collect();
        for meant in &orders {
            let judged: Vec<_> = meant.iter().map(|order| legal::check(self.map, self.view, order.clone())).collect();
            if let [Err(why)] = judged.as_slice() {
                return Some(Outcome::Refused(Rejected::because(why)));
            }
            let legal: Vec<Accepted<Order>> = judged.into_iter().flatten().collect();
            match (legal.len(), orders.len()) {
                (1, _) if sets.is_empty() => sets.push(legal),
                (1, _) => sets.iter_mut().for_each(|set| set.extend(legal.iter().cloned())),
                (2..=MAX_CHOICES, 1) => sets.extend(legal.into_iter().map(|order| vec![order])),
                _ => return None,
            }
        }
        let is_clear = |set: &Vec<Accepted<Order>>| {
            contradiction(&set.iter().map(|order| order.order.clone()).collect::<Vec<_>>()).is_none()
        };
        (!sets.is_empty() && sets.iter().all(is_clear)).then_some(Outcome::Likely(sets))
    }

    fn unknown_place(&self, sentence: &[Token<'_>], at: usize) -> Outcome {
        let word = sentence.iter().find(|token| token.at == at);
        let why = word.and_then(|word| Words::of(word.text).land(self.map).err());
        why.map_or(Outcome::Prose, |why| Outcome::Refused(Rejected::because(why)))
    }

    /// The heading before a colon: `Orders for Blue:`, `My orders for turn 3:`.
    fn heading(&self, power: Power, words: &[Token<'_>]) -> Option<Heading> {
        let n = words.iter().position(|token| token.sense == Sense::Colon)?;
        let (head, colon) = (words.get(..n)?, words.get(n)?);
        let (mut foreign, mut is_heading) = (None, false);
        for token in head {
            match token.sense {
                Sense::Used | Sense::Courtesy => continue,
                Sense::Heading => {}
                // "Moves:"
                Sense::Verb(Verb::Attack | Verb::Move | Verb::Build | Verb::Produce) if words.len() == n + 1 => {}
                Sense::Power(other) if other == power => {}
                Sense::Power(other) => {
                    let [other, own] = [other, power].map(|power| self.map.powers.get(power.index()));
                    let (other, own) = (other?, own?);
                    foreign =
                        Some(Note::of(say!("This is for {}, and you order for {}: I have not filed it.", other, own)));
                }
                Sense::Turn(turn) if turn == self.view.seen.turn => {}
                Sense::Turn(turn) => {
                    let now = self.view.seen.turn;
                    foreign = Some(Note::of(say!(
                        "This is for turn {}, and it is turn {} now: I have not filed it.",
                        turn,
                        now
                    )));
                }
                _ => return None,
            }
            is_heading = true;
        }
        is_heading.then_some(Heading { foreign, end: colon.at + colon.text.len() })
    }
}

/// A heading above orders.
struct Heading {
    /// The reason why the orders below it are not filed.
    foreign: Option<Note>,
    /// Its end in the line, in bytes.
    end: usize,
}

/// Two of these orders that cannot both be meant.
fn contradiction(orders: &[Order]) -> Option<[&Order; 2]> {
    orders.iter().enumerate().find_map(|(index, order)| {
        let mut later = orders.iter().skip(index + 1);
        later.find(|later| *later != order && later.replaces(order)).map(|later| [order, later])
    })
}

/// A line without the mark of a list at its beginning: `1)`, `b.`
fn without_mark(typed: &str) -> &str {
    let typed = typed.trim();
    let rest = typed.split_once([')', '.']).filter(|(mark, rest)| {
        let is_number = mark.len() <= 2 && mark.bytes().all(|byte| byte.is_ascii_digit());
        let is_letter = mark.len() == 1 && mark.bytes().all(|byte| byte.is_ascii_alphabetic());
        !mark.is_empty() && (is_number || is_letter) && rest.starts_with(' ')
    });
    rest.map_or(typed, |(_, rest)| rest.trim())
}

/// The text of these words without the polite ones at both ends.
fn without_courtesy<'t>(typed: &'t str, words: &[Token<'_>]) -> Option<&'t str> {
    let is_said = |token: &Token| !matches!(token.sense, Sense::Courtesy | Sense::Break | Sense::Stop);
    let (first, last) = (words.iter().position(is_said)?, words.iter().rposition(is_said)?);
    Some(text_of(typed, words.get(first..=last)?))
}

/// The parts of these words that commas, stops and `and` separate. `None` if there are too many.
fn parts(words: &[Token<'_>]) -> Option<Vec<Range<usize>>> {
    let mut parts = Vec::new();
    let mut start = 0;
    for part in words.split_inclusive(|token| matches!(token.sense, Sense::Break | Sense::Stop)) {
        let end = start + part.len();
        if part.iter().any(|token| !matches!(token.sense, Sense::Break | Sense::Stop)) {
            parts.push(start..end);
        }
        start = end;
    }
    (parts.len() <= MAX_PARTS).then_some(parts)
}

/// The words of these parts, with those between them.
fn joined<'w, 'a>(words: &'w [Token<'a>], parts: &[Range<usize>]) -> Option<&'w [Token<'a>]> {
    words.get(parts.first()?.start..parts.last()?.end)
}

/// The text of a sentence in its line.
fn text_of<'t>(typed: &'t str, sentence: &[Token<'_>]) -> &'t str {
    let (Some(first), Some(last)) = (sentence.first(), sentence.last()) else { return typed };
    typed.get(first.at..last.at + last.text.len()).unwrap_or(typed)
}

/// The first doubt that a word of this sentence raises.
fn doubt(sentence: &[Token<'_>]) -> Option<Doubt> {
    let is_said = |token: &&Token| !matches!(token.sense, Sense::Courtesy | Sense::Break);
    let mut said = sentence.iter().filter(is_said).enumerate();
    let by_word = said.find_map(|(index, token)| {
        let is_unread = matches!(token.sense, Sense::Unread | Sense::Heading);
        let word: String = token.text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
        is_unread.then(|| Doubt::of(&word, index == 0)).flatten()
    });
    let has = |sense| sentence.iter().any(|token| token.sense == sense);
    let asks = has(Sense::QuestionMark) && !has(Sense::Asks);
    by_word.or(asks.then_some(Doubt::Question))
}

/// Returns whether a doubt may take back the sentences near it.
fn spoils(doubt: Doubt) -> bool {
    matches!(doubt, Doubt::Condition | Doubt::Negation | Doubt::Withdrawal)
}

fn explained(doubt: Doubt) -> Option<Rejected> {
    let stop = line("STOP IF ODDS < 1.5");
    doubt.why(say!("I read no conditions in orders. Only an attack can have one: {stop}.", stop))
}
