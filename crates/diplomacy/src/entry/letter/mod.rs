//! Reads the text of an e-mail as a whole: its headings, sentences, corrections and sweeps.
//!
//! An order is certain only if the grammar has read every word of its sentence. Otherwise a sentence is read by its
//! places alone, and the result is only likely. No order is made of a question, a condition, a negation or a
//! sentence about other people.
mod clause;
mod clauses;
mod cut;
mod doubts;
pub(super) mod field;
mod fitting;
mod mentions;
mod place_names;
mod places;
mod senses;
mod withdrawals;

use super::grammar::words::Kind;
use super::grammar::{self, ClauseReading, Parsed, Parser, ReadClause, Sweep, Swept};
use super::review;
use crate::accounts;
use crate::board::Province;
use crate::game::Diplomacy;
use crate::order::{Action, Order};
use crate::sight::View;
use crate::state::{PhaseKind, Unit};
use chancery_rules::doubt::Doubt;
use chancery_rules::reading::{ReadText, Reading};
use chancery_rules::{Accepted, Eyes, Power, Rejected, Rules};
use chancery_text::say;
use chancery_text::sentence::{line, theirs};
use cut::Heading;
use field::{Field, Stem};
use places::Context;
use senses::{SENSES, Sense};
use std::cell::OnceCell;
use std::ops::Range;

/// The maximum number of lines that are read by their places, and of proposals.
const MAX_LINES: usize = 400;
const MAX_PROPOSALS: usize = 20;

/// Reads a text line by line, and its sweeps at its end.
pub fn read(rules: &Diplomacy, view: &View, on_file: &[(Power, Order)], text: &[&str]) -> Vec<ReadText<Order>> {
    let own = match view.eyes {
        Eyes::Power(power) => {
            let mut own = rules.commands(&view.seen, power);
            if !own.contains(&power) {
                own.insert(0, power);
            }
            own
        }
        _ => Vec::new(),
    };
    let mut letter = Letter {
        rules,
        view,
        on_file,
        own,
        said: Vec::with_capacity(text.len()),
        foreign: false,
        sweeps: Vec::new(),
        legal: OnceCell::new(),
        mentioned: Vec::new(),
        context: Context::default(),
        n_proposals: 0,
    };
    let mut lines = text.iter().enumerate().peekable();
    while let Some((number, typed)) = lines.next() {
        if let Some(order) = grammar::plain(rules.names(), typed) {
            letter.plain(number, typed, order);
            continue;
        }
        let mut joined = (*typed).to_owned();
        if let Some((_, next)) = lines.peek()
            && letter.goes_on(typed, next)
        {
            joined = format!("{typed} {next}");
            lines.next();
        }
        letter.line(number, &joined);
    }
    letter.sweep();
    letter.said
}

/// Returns whether a line may end with a dash, or with a word after which an order continues. Nearly all lines end otherwise.
fn may_go_on(typed: &str) -> bool {
    let typed = typed.trim_end();
    let last = typed.rsplit(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    match last {
        "" => !typed.ends_with(['.', ',', ';', ':', '!', '?', ')']),
        word => ["to", "supports", "s"].iter().any(|open| open.eq_ignore_ascii_case(word)),
    }
}

/// An e-mail being read.
struct Letter<'a> {
    rules: &'a Diplomacy,
    view: &'a View,
    on_file: &'a [(Power, Order)],
    /// The powers that the writer orders for.
    own: Vec<Power>,
    said: Vec<ReadText<Order>>,
    /// The heading above is for another time, or for another power.
    foreign: bool,
    sweeps: Vec<PendingSweep>,
    /// The places in sentences that were not read.
    mentioned: Vec<Province>,
    /// The units and places that the sentences of this line have named so far.
    context: Context,
    legal: OnceCell<Vec<(Power, Order)>>,
    n_proposals: usize,
}

/// A sweep, whose effect depends on the rest of the e-mail.
struct PendingSweep {
    /// The position of its outcome.
    index: usize,
    line: usize,
    text: String,
    sweep: Sweep,
}

impl Letter<'_> {
    fn judge(&self, parsed: Parsed) -> Result<Accepted<Order>, Rejected> {
        self.rules.judge(self.view, parsed)
    }

    fn say(&mut self, line: usize, text: &str, reading: Reading<Order>) {
        self.said.push(ReadText { line, text: text.trim().to_owned(), reading });
    }

    fn refuse(&mut self, line: usize, text: &str, why: Rejected) {
        self.say(line, text, Reading::Unread(why));
    }

    /// A line in the judge's own spelling.
    fn plain(&mut self, number: usize, typed: &str, order: Order) {
        if self.foreign {
            return self.refuse(number, typed, kept_back());
        }
        let reading = match self.judge(Parsed::of(order)) {
            Ok(accepted) => Reading::Certain(accepted),
            Err(why) => Reading::Unread(why),
        };
        self.say(number, typed, reading);
    }

    /// Returns whether an order begun on this line continues in the next one.
    fn goes_on(&self, typed: &str, next: &str) -> bool {
        if !may_go_on(typed) {
            return false;
        }
        let board = self.rules.board();
        let words = Parser::new(board, self.rules.names(), None, typed).words;
        let last = words.tokens.len().wrapping_sub(1);
        let open = match words.kind(last) {
            Some(Kind::Dash) => words.kind(0) == Some(Kind::Word),
            Some(Kind::Word) => matches!(words.word_at(last), "to" | "supports" | "s") && words.tokens.len() > 1,
            _ => false,
        };
        open && Parser::new(board, self.rules.names(), None, next).place_at(0).is_ok()
    }

    fn line(&mut self, number: usize, typed: &str) {
        let board = self.rules.board();
        let now = self.view.seen.phase;
        let mut parser = Parser::new(board, self.rules.names(), Some(now.kind), typed);
        if parser.tells_of_no_order() {
            return;
        }
        let heading = cut::heading(&mut parser, board, now, &self.own);
        let has_heading = heading.is_some();
        match heading {
            Some(Heading::Plain) => self.foreign = false,
            Some(Heading::Foreign(why)) => {
                self.foreign = true;
                return self.refuse(number, typed, why);
            }
            None => {}
        }
        if doubts::addresses_another(&parser, &self.own) {
            return self.refuse(number, typed, Rejected::prose());
        }
        let start = parser.at;
        if !has_heading && parser.is_prose_at_sight() && !speaks_of_units(&parser, 0..parser.words.tokens.len()) {
            return self.prose(number, &parser);
        }
        let pieces = parser.pieces();
        if pieces.is_empty() {
            let is_prose = !has_heading && start < parser.words.tokens.len() && !parser.words.blank;
            if is_prose && parser.words.kind(0) == Some(Kind::Word) {
                self.refuse(number, typed, Rejected::prose());
            }
            return;
        }
        let n_before = self.said.len();
        self.context = Context::default();
        for (tokens, sentence) in cut::sentences(&parser, &pieces, start) {
            self.sentence(number, &parser, &pieces, tokens, sentence);
        }
        self.drop_contradictions(n_before);
        // Prose with orders has no effect.
        let of_line = &self.said[n_before..];
        if of_line.iter().any(|said| !is_silent(&said.reading)) {
            let mut at = 0;
            self.said.retain(|said| {
                at += 1;
                at <= n_before || !is_silent(&said.reading)
            });
            // The positions of sweeps move along.
            for pending in &mut self.sweeps {
                pending.index = pending.index.min(self.said.len());
            }
        } else if of_line.len() > 1 {
            self.said.truncate(n_before + 1);
        }
        if let Some(remark) = parser.lost_in_remark().and_then(Result::err) {
            self.refuse(number, typed, remark);
        }
    }

    /// A line without any part of an order. Its first sentence stands for all.
    fn prose(&mut self, number: usize, parser: &Parser<'_>) {
        let sentences = cut::sentences(parser, &[], 0);
        let raw = |tokens: &Range<usize>| parser.words.raw(tokens.clone());
        if !self.foreign && sentences.iter().any(|(tokens, _)| doubts::takes_back(raw(tokens))) {
            self.doubt_last();
        }
        if let Some((first, _)) = sentences.first() {
            self.refuse(number, raw(first), Rejected::prose());
        }
    }

    fn sentence(
        &mut self,
        number: usize,
        parser: &Parser<'_>,
        pieces: &[ReadClause],
        tokens: Range<usize>,
        sentence: Range<usize>,
    ) {
        let text = parser.words.raw(tokens.clone()).to_owned();
        let all = pieces;
        let Some(pieces) = pieces.get(sentence) else { return };
        let asks = tokens.clone().any(|at| parser.words.tokens.get(at).is_some_and(|token| token.stop == Some('?')));
        let is_read = !pieces.is_empty()
            && pieces.iter().all(|piece| !matches!(piece.says, ClauseReading::Refused(_)))
            && !asks
            && self.is_paired(all, pieces)
            && self.corrects_own(all, pieces);
        if self.foreign {
            let is_order =
                pieces.iter().any(|piece| !matches!(&piece.says, ClauseReading::Refused(why) if why.is_prose()));
            return self.refuse(number, &text, if is_order { kept_back() } else { Rejected::prose() });
        }
        if is_read && self.repeats_hold(pieces) {
            return self.refuse(number, &text, Rejected::prose());
        }
        let judge = |parsed| self.judge(parsed).ok();
        let is_legal = |piece: &ReadClause| match &piece.says {
            ClauseReading::Order(parsed) => judge(parsed.clone()).is_some(),
            _ => true,
        };
        // `R F LON` asks for a removal, so it is never read as a build.
        let is_winter = self.view.seen.phase.kind == PhaseKind::Adjustment;
        if is_read && (is_winter || pieces.iter().all(is_legal)) {
            return self.certain(number, parser, all, pieces);
        }
        let has_room = self.n_proposals < MAX_PROPOSALS && number < MAX_LINES;
        if !asks
            && has_room
            && !is_read
            && let Some(found) = withdrawals::read(parser, tokens.clone(), || self.standing(), judge)
        {
            self.n_proposals += 1;
            return self.say(number, &text, found.map_or_else(Reading::Unread, Reading::Withdrawn));
        }
        let is_topic = asks && doubts::is_topic(parser, tokens.clone());
        let is_about_orders = !self.context.is_empty()
            || is_topic
            || speaks_of_units(parser, tokens.clone())
            || names_place(parser, tokens.clone())
            || pieces.iter().any(|piece| !matches!(&piece.says, ClauseReading::Refused(why) if why.is_prose()));
        if !is_about_orders {
            return self.unread(number, parser, pieces, tokens, None);
        }
        // `Forget Galicia, Vienna holds`
        let withdrawn = withdrawals::before_order(parser, tokens.clone(), || self.standing());
        let start = withdrawn.as_ref().map_or(tokens.start, |(end, _)| *end);
        let is_for_us = !doubts::calls_another(parser, &self.own);
        let ends_so = parser.words.tokens.get(tokens.end.wrapping_sub(1)).is_some_and(|token| token.stop == Some('?'));
        if is_topic && ends_so && is_for_us {
            // It only says what the next sentence is about.
            self.by_places(parser, pieces, tokens.clone());
        } else if has_room
            && is_for_us
            && (is_topic || !doubts::is_question(parser, tokens.clone()))
            && !text.contains(['"', '“', '”', '„', '«', '»'])
        {
            let mut sets = self.by_places(parser, pieces, start..tokens.end);
            if let Some((_, old)) = withdrawn {
                sets.retain(|set| self.replaces_all(set, &old));
            }
            sets.retain_mut(|set| self.add_swept(pieces, set) && !set.is_empty());
            if let [only] = sets.as_mut_slice() {
                only.retain(|order| !self.is_certain_here(number, order));
                if only.is_empty() {
                    return self.refuse(number, &text, Rejected::prose());
                }
            }
            if let Some(first) = sets.first() {
                let board = self.rules.board();
                let subjects: Vec<_> = first.iter().map(|order| review::subject(board, &order.order)).collect();
                subjects.into_iter().for_each(|subject| self.forget_on_line(number, subject));
                self.n_proposals += 1;
                return self.say(number, &text, Reading::Likely(sets));
            }
        }
        // The goals come first in `Syria = Smyrna, Constantinople = Ankara`.
        if is_read && !text.contains('=') {
            return self.certain(number, parser, all, pieces);
        }
        let read = pieces.iter().filter(|piece| piece.is_sweep()).map(|piece| piece.words.clone());
        let doubt = doubts::doubt(parser, &self.own, start..tokens.end, &read.collect::<Vec<_>>());
        self.unread(number, parser, pieces, tokens, doubt);
    }

    /// Returns whether a sentence only says `hold` after an order to hold.
    fn repeats_hold(&self, pieces: &[ReadClause]) -> bool {
        let is_bare = |piece: &ReadClause| matches!(&piece.says, ClauseReading::Sweep(sweep) if sweep.bare);
        let holds = matches!(self.context.last, Some((_, Order::Unit { action: Action::Hold, .. })));
        holds && pieces.iter().all(is_bare)
    }

    /// Makes the last order above only likely, since what followed seems to take it back.
    fn doubt_last(&mut self) {
        let last = self.said.iter_mut().rev().find(|said| matches!(said.reading, Reading::Certain(_)));
        if let Some(ReadText { reading, .. }) = last
            && let Reading::Certain(order) = reading
        {
            *reading = Reading::Likely(vec![vec![order.clone()]]);
            self.n_proposals += 1;
        }
    }

    /// Returns whether each old order has a new one for the same unit next to it.
    fn is_paired(&self, all: &[ReadClause], pieces: &[ReadClause]) -> bool {
        let board = self.rules.board();
        let about = |piece: &ReadClause, parsed: &Parsed| (review::subject(board, &parsed.order), piece.words.start);
        pieces.iter().all(|piece| match &piece.says {
            ClauseReading::Old(old) => all.iter().any(|other| match &other.says {
                ClauseReading::Order(new) => about(other, new).0 == about(piece, old).0,
                _ => false,
            }),
            _ => true,
        })
    }

    /// Returns whether each correction below an order of its line is for a unit that has an order there.
    fn corrects_own(&self, all: &[ReadClause], pieces: &[ReadClause]) -> bool {
        let board = self.rules.board();
        let order = |piece: &ReadClause| match &piece.says {
            ClauseReading::Order(parsed) => Some(review::subject(board, &parsed.order)),
            _ => None,
        };
        pieces.iter().filter(|piece| piece.corrects).all(|piece| {
            let mut before =
                all.iter().filter(|other| other.words.start < piece.words.start).filter_map(order).peekable();
            before.peek().is_none() || order(piece).is_none_or(|subject| before.any(|other| other == subject))
        })
    }

    /// A sentence whose words were all read.
    fn certain(&mut self, number: usize, parser: &Parser<'_>, all: &[ReadClause], pieces: &[ReadClause]) {
        let board = self.rules.board();
        for piece in pieces {
            let text = parser.words.raw(piece.words.clone()).to_owned();
            match &piece.says {
                ClauseReading::Order(parsed) => {
                    let subject = review::subject(board, &parsed.order);
                    let old = all.iter().find_map(|other| match &other.says {
                        ClauseReading::Old(old) if review::subject(board, &old.order) == subject => Some(old),
                        _ => None,
                    });
                    let reading = match (self.judge(parsed.clone()), old) {
                        (Err(why), _) => Reading::Unread(why),
                        // Old and new in one sentence may also be a discussion, if the old one is not on file.
                        (Ok(new), Some(old)) if !self.is_on_file(old) => Reading::Likely(vec![vec![new]]),
                        (Ok(new), _) => Reading::Certain(new),
                    };
                    if let Reading::Certain(order) = &reading {
                        self.context.add(board, &(order.power, order.order.clone()));
                    }
                    if piece.corrects {
                        self.forget_on_line(number, subject);
                    }
                    self.say(number, &text, reading);
                }
                // `A VIE H, just hold`
                ClauseReading::Sweep(_) if self.repeats_hold(std::slice::from_ref(piece)) => {}
                ClauseReading::Sweep(sweep) => {
                    let index = self.said.len();
                    self.sweeps.push(PendingSweep { index, line: number, text, sweep: *sweep });
                }
                ClauseReading::Old(_) | ClauseReading::Refused(_) => {}
            }
        }
    }

    /// Returns whether this is exactly the order that a unit has: on file, or from a line above.
    fn is_on_file(&self, old: &Parsed) -> bool {
        let Ok(old) = self.judge(old.clone()) else { return false };
        self.standing().iter().any(|(_, order)| *order == old.order)
    }

    /// The orders on file, as this e-mail has changed them so far.
    fn standing(&self) -> Vec<(Power, Order)> {
        let board = self.rules.board();
        let above = self.said.iter().filter_map(|said| match &said.reading {
            Reading::Certain(order) => Some((order.power, order.order.clone())),
            _ => None,
        });
        let mut stands = self.on_file.to_vec();
        for (power, order) in above {
            let subject = review::subject(board, &order);
            stands.retain(|(_, old)| review::subject(board, old) != subject);
            stands.push((power, order));
        }
        stands
    }

    /// Returns whether each of these old orders has a new one for the same unit.
    fn replaces_all(&self, new: &[Accepted<Order>], old: &[Accepted<Order>]) -> bool {
        let subject = |order: &Accepted<Order>| review::subject(self.rules.board(), &order.order);
        old.iter().all(|old| new.iter().any(|new| subject(new) == subject(old)))
    }

    /// Returns whether this line gives exactly this order already.
    fn is_certain_here(&self, number: usize, order: &Accepted<Order>) -> bool {
        let is_it =
            |said: &ReadText<Order>| matches!(&said.reading, Reading::Certain(known) if known.order == order.order);
        self.said.iter().any(|said| said.line == number && is_it(said))
    }

    /// Drops an order of this line that a correction on it replaces.
    fn forget_on_line(&mut self, number: usize, subject: (u8, Option<Province>)) {
        let board = self.rules.board();
        self.said.retain(|said| match &said.reading {
            Reading::Certain(order) => said.line != number || review::subject(board, &order.order) != subject,
            Reading::Likely(sets) => match sets.as_slice() {
                [set] if said.line == number => {
                    !set.iter().all(|order| review::subject(board, &order.order) == subject)
                }
                _ => true,
            },
            _ => true,
        });
    }

    /// Refuses two orders of one line for one unit.
    fn drop_contradictions(&mut self, start: usize) {
        let board = self.rules.board();
        let about = |said: &ReadText<Order>| match &said.reading {
            Reading::Certain(Accepted {
                order: order @ (Order::Unit { at, .. } | Order::Build { at, .. }), ..
            }) if !board.province(board.province_of(*at)).high_sea => {
                Some((review::subject(board, order), order.clone()))
            }
            _ => None,
        };
        let subjects: Vec<_> = self.said[start..].iter().map(about).collect();
        for i in 0..subjects.len() {
            let Some((subject, order)) = &subjects[i] else { continue };
            let other = subjects.iter().enumerate().find_map(|(j, other)| {
                let (other_subject, other) = other.as_ref()?;
                (i != j && other_subject == subject && other != order).then_some((j, other))
            });
            // The first of them says it for all.
            if let Some((j, other)) = other {
                let [one, two] = [order, other].map(|order| line(order.text(board)));
                let why = say!(
                    "{} and {two} are for one unit, so I have filed neither. Please send the one that you mean.",
                    one,
                    two
                );
                let why = if i < j { Rejected::because(why) } else { Rejected::prose() };
                self.said[start + i].reading = Reading::Unread(why);
            }
        }
    }

    fn by_places(
        &mut self,
        parser: &Parser<'_>,
        pieces: &[ReadClause],
        tokens: Range<usize>,
    ) -> Vec<Vec<Accepted<Order>>> {
        let Eyes::Power(_) = self.view.eyes else { return Vec::new() };
        let legal = self.legal.get_or_init(|| self.rules.legal_orders(self.view, &self.own, |_| true));
        let strict = |piece: &ReadClause| match &piece.says {
            ClauseReading::Order(parsed) => {
                let judged = self.rules.judge(self.view, parsed.clone());
                judged.ok().map(|found| (found.power, found.order))
            }
            _ => None,
        };
        let field = Field::new(self.rules.board(), legal);
        let sets = places::read(parser, &self.own, pieces, tokens, &field, &mut self.context, &strict);
        let accept =
            |(power, order): (Power, Order)| self.judge(Parsed { power: Some(power), ..Parsed::of(order) }).ok();
        sets.into_iter().map(|set| set.into_iter().filter_map(accept).collect::<Vec<_>>()).collect()
    }

    /// A sentence that no order can be made of.
    fn unread(
        &mut self,
        number: usize,
        parser: &Parser<'_>,
        pieces: &[ReadClause],
        tokens: Range<usize>,
        doubt: Option<Doubt>,
    ) {
        if doubts::takes_back(parser.words.raw(tokens.clone())) {
            self.doubt_last();
        }
        let places = tokens.clone().filter_map(|at| parser.exactly_at(at));
        self.mentioned.extend(places.map(|(at, _)| parser.board.province_of(at)));
        let text = parser.words.raw(tokens).to_owned();
        let refused = |piece: &ReadClause| match &piece.says {
            ClauseReading::Refused(why) if !why.is_prose() => Some(why.clone()),
            _ => None,
        };
        let order = pieces.iter().any(|piece| match &piece.says {
            ClauseReading::Order(_) | ClauseReading::Old(_) => true,
            ClauseReading::Sweep(sweep) => !sweep.idiom,
            ClauseReading::Refused(_) => false,
        });
        // Prose with commas is one sentence, even if its parts look like orders.
        let is_prose = !order
            && pieces.first().is_some_and(|piece| matches!(&piece.says, ClauseReading::Refused(why) if why.is_prose()));
        let pieces = if is_prose { &pieces[..1] } else { pieces };
        if let Some(why) = pieces.iter().find_map(refused) {
            let condition = doubt.filter(|doubt| *doubt == Doubt::Condition).and_then(doubts::why);
            return self.refuse(number, &text, condition.unwrap_or(why));
        }
        let why = doubt.and_then(doubts::why).unwrap_or_else(|| {
            Rejected::because(say!(
                "I don't understand all of {}, so I have filed none of it. Please send the order alone.",
                theirs(text.clone())
            ))
        });
        let why = order.then_some(why);
        let remark = || {
            let said = pieces.iter().find_map(|piece| match &piece.says {
                ClauseReading::Refused(why) if !why.says_nothing() => Some(why.clone()),
                _ => None,
            });
            said.unwrap_or_else(Rejected::prose)
        };
        self.refuse(number, &text, why.unwrap_or_else(remark));
    }

    /// Lets the units hold that sweeps are about.
    fn sweep(&mut self) {
        let sweeps = std::mem::take(&mut self.sweeps);
        if sweeps.is_empty() {
            return;
        }
        let named = self.named();
        for PendingSweep { index, line, text, sweep } in sweeps.into_iter().rev() {
            let outcomes = match sweep.does {
                Swept::Hold => self.holding(sweep, &named),
                Swept::Waive => vec![self.waiving(sweep)],
            };
            let outcomes = outcomes.into_iter().map(|reading| ReadText { line, text: text.clone(), reading });
            let index = index.min(self.said.len());
            self.said.splice(index..index, outcomes);
        }
        self.drop_asked_again();
    }

    /// The provinces of the units that this e-mail has named so far.
    fn named(&self) -> Vec<Province> {
        let board = self.rules.board();
        let mut named = self.mentioned.clone();
        let unit = |order: &Order| match order {
            Order::Unit { at, .. } => Some(board.province_of(*at)),
            _ => None,
        };
        for said in &self.said {
            match &said.reading {
                Reading::Certain(order) => named.extend(unit(&order.order)),
                Reading::Likely(sets) => named.extend(sets.iter().flatten().filter_map(|order| unit(&order.order))),
                Reading::Withdrawn(orders) => named.extend(orders.iter().filter_map(|order| unit(&order.order))),
                Reading::Unread(_) => {}
            }
        }
        named
    }

    /// Drops the orders of proposals that are certain already: `No movement this season, everyone holds`.
    fn drop_asked_again(&mut self) {
        let certain: Vec<Order> = self
            .said
            .iter()
            .filter_map(
                |said| if let Reading::Certain(order) = &said.reading { Some(order.order.clone()) } else { None },
            )
            .collect();
        self.said.retain_mut(|said| match &mut said.reading {
            Reading::Likely(sets) => match sets.as_mut_slice() {
                [only] => {
                    only.retain(|order| !certain.contains(&order.order));
                    !only.is_empty()
                }
                _ => true,
            },
            _ => true,
        });
    }

    /// Adds the orders of the sweeps in a sentence to a set that its places mean. Returns whether they come out.
    fn add_swept(&self, pieces: &[ReadClause], set: &mut Vec<Accepted<Order>>) -> bool {
        let board = self.rules.board();
        for piece in pieces {
            let ClauseReading::Sweep(sweep) = piece.says else { continue };
            let holds = |order: &&Accepted<Order>| matches!(order.order, Order::Unit { action: Action::Hold, .. });
            let n_holds = set.iter().filter(holds).count();
            // `neither army moves, both hold`
            if (sweep.bare && !set.is_empty()) || (sweep.kind.is_none() && sweep.count == Some(n_holds)) {
                continue;
            }
            let mut named = self.named();
            named.extend(set.iter().filter_map(|order| review::subject(board, &order.order).1));
            let readings = match sweep.does {
                Swept::Hold => self.holding(Sweep { rest: true, ..sweep }, &named),
                Swept::Waive => vec![self.waiving(sweep)],
            };
            for reading in readings {
                match reading {
                    Reading::Certain(order) => set.push(order),
                    Reading::Likely(sets) => set.extend(sets.into_iter().flatten()),
                    Reading::Withdrawn(_) | Reading::Unread(_) => return false,
                }
            }
        }
        true
    }

    /// The orders to hold that a sweep means.
    fn holding(&self, sweep: Sweep, named: &[Province]) -> Vec<Reading<Order>> {
        let board = self.rules.board();
        let (Eyes::Power(_), PhaseKind::Movement) = (self.view.eyes, self.view.seen.phase.kind) else {
            return vec![Reading::Unread(Rejected::because("Units can hold only while units move."))];
        };
        let is_meant = |unit: &&Unit| {
            self.own.contains(&unit.power)
                && sweep.kind.is_none_or(|kind| kind == unit.kind)
                && !(sweep.rest && named.contains(&board.province_of(unit.at)))
        };
        let units: Vec<&Unit> = self.view.seen.units.iter().filter(is_meant).collect();
        if sweep.count.is_some_and(|count| count != units.len()) {
            let n_units = units.len();
            let why = say!("I can't tell which units shall hold: you may mean any of {n_units unit|units}.", n_units);
            return vec![Reading::Unread(Rejected::because(why))];
        }
        let mut certain = Vec::new();
        let mut likely = Vec::new();
        for unit in units {
            let hold = Order::Unit { kind: Some(unit.kind), at: unit.at, action: Action::Hold };
            let is_ordered = |order: &Order| match order {
                Order::Unit { at, .. } => board.province_of(*at) == board.province_of(unit.at) && *order != hold,
                _ => false,
            };
            let has_other =
                named.contains(&board.province_of(unit.at)) || self.on_file.iter().any(|(_, order)| is_ordered(order));
            let Ok(accepted) = self.judge(Parsed { power: Some(unit.power), ..Parsed::of(hold.clone()) }) else {
                continue;
            };
            if sweep.idiom || has_other { likely.push(accepted) } else { certain.push(accepted) }
        }
        let mut readings: Vec<_> = certain.into_iter().map(Reading::Certain).collect();
        if !likely.is_empty() {
            readings.push(Reading::Likely(vec![likely]));
        }
        readings
    }

    /// The order to waive that a sweep means: all builds that this e-mail does not order, or that have no order on file either.
    fn waiving(&self, sweep: Sweep) -> Reading<Order> {
        let Eyes::Power(power) = self.view.eyes else { return Reading::Unread(Rejected::prose()) };
        let owed = accounts::balance(self.rules.board(), self.rules.policies(), &self.view.seen, power);
        let is_build = |(_, order): &&(Power, Order)| matches!(order, Order::Build { .. });
        let stands = self.standing();
        let is_older = |order: &&(Power, Order)| !sweep.rest && self.on_file.contains(order);
        let n_older = stands.iter().filter(is_build).filter(is_older).count();
        let n_ordered = stands.iter().filter(is_build).count() - n_older;
        let n_left = usize::try_from(owed).unwrap_or_default().saturating_sub(n_ordered);
        if 0 < owed && n_left == 0 {
            return Reading::Unread(Rejected::because("Your orders use all your builds, so I have waived none."));
        }
        if let Some(count) = sweep.count.filter(|count| 0 < owed && *count != n_left) {
            return Reading::Unread(Rejected::because(say!(
                "You have {n_left build|builds} to waive, not {count}, so I have waived none.",
                n_left,
                count
            )));
        }
        let waive = Order::Waive(u32::try_from(n_left.max(1)).unwrap_or(u32::MAX));
        match self.judge(Parsed { power: Some(power), ..Parsed::of(waive) }) {
            Err(why) => Reading::Unread(why),
            Ok(waive) if sweep.idiom || 0 < n_older => Reading::Likely(vec![vec![waive]]),
            Ok(waive) => Reading::Certain(waive),
        }
    }
}

/// Returns whether these words may let units hold without naming their places: `both armies just sit there`.
fn speaks_of_units(parser: &Parser<'_>, mut tokens: Range<usize>) -> bool {
    let word = |at: usize| parser.words.word_at(at);
    // "I have nothing to add" and "nothing has arrived" are no orders to hold.
    let is_nothing = |at: usize| word(at) == "nothing" && !matches!(word(at + 1), "to" | "has" | "had" | "came");
    let is_unit = |at: usize| {
        matches!(
            word(at),
            "army" | "armies" | "fleet" | "fleets" | "unit" | "units" | "boat" | "ship" | "ships" | "navy" | "squadron"
        )
    };
    let is_whom = |at: usize| {
        is_unit(at)
            || matches!(
                word(at),
                "all" | "both" | "everything" | "everybody" | "everyone" | "rest" | "neither" | "nobody"
            )
            || is_nothing(at)
    };
    let sense = |at: usize| SENSES.at(&parser.words, at, |_| true).map(|(sense, _)| sense);
    let rests = |at: usize| {
        grammar::stem(word(at)) == Some(Stem::Hold)
            || sense(at) == Some(Sense::Asks(Stem::Hold))
            || matches!(word(at), "h" | "move" | "moves" | "stationary" | "sleeps" | "sleep" | "anywhere")
    };
    tokens.clone().any(is_whom)
        && (tokens.clone().any(rests)
            || (tokens.clone().any(is_unit)
                && tokens.clone().any(|at| matches!(sense(at), Some(Sense::Moves | Sense::From))))
            || names_place(parser, tokens.clone())
            || tokens.any(is_nothing))
}

/// Returns whether one of these words names a place. Most prose names none.
fn names_place(parser: &Parser<'_>, mut tokens: Range<usize>) -> bool {
    tokens.any(|at| {
        let (word, owner) = (parser.words.word_at(at), parser.words.owner_at(at));
        word.len() > 2 && (parser.exactly_at(at).is_some() || (owner != word && parser.names.exactly(owner).is_some()))
    })
}

/// The outcome of a line below a heading that is not for now.
fn kept_back() -> Rejected {
    Rejected::because("The heading above is not for these orders, so I have not filed this one.")
}

fn is_silent(reading: &Reading<Order>) -> bool {
    matches!(reading, Reading::Unread(why) if why.is_prose())
}
