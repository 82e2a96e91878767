//! Sentences that take an order back: `cancel A VIE - GAL`, `never mind Vienna`. The judge only asks whether to drop the order.
use super::field::places_of;
use crate::board::{Board, Province};
use crate::entry::grammar::phrases::Phrases;
use crate::entry::grammar::words::Kind;
use crate::entry::grammar::{ClauseReading, Parsed, Parser};
use crate::order::Order;
use chancery_rules::{Accepted, Power, Rejected};
use chancery_text::say;
use chancery_text::sentence::{and, line, place};
use std::ops::Range;
use std::sync::LazyLock;

/// The words that take an order back.
#[rustfmt::skip]
static WITHDRAWALS: LazyLock<Phrases<()>> = LazyLock::new(|| {
    let phrases = [
        "delete", "cancel", "drop", "scratch", "scrap", "strike", "forget", "forget about", "ignore", "disregard", "withdraw", "revoke",
        "undo", "take back", "never mind", "never mind about", "nevermind", "remove my order for", "remove the order for", "remove order for",
    ];
    Phrases::of(&phrases.map(|phrase| (phrase, ())))
});

/// An order that a sentence takes back.
pub(super) type Withdrawn = Accepted<Order>;

/// Reads a sentence that takes orders back, and does nothing else. `None` if it is no such sentence, and a refusal if the orders are
/// not on file.
pub(super) fn read(
    parser: &Parser<'_>,
    tokens: Range<usize>,
    stands: impl FnOnce() -> Vec<(Power, Order)>,
    judge: impl Fn(Parsed) -> Option<Accepted<Order>>,
) -> Option<Result<Vec<Withdrawn>, Rejected>> {
    let start = after_phrase(parser, tokens.clone())?;
    let start = (start..tokens.end).find(|at| !is_small(parser, *at))?;
    let text = parser.words.raw(start..tokens.end);
    let written = Parser::new(parser.board, parser.names, parser.phase, text).pieces();
    let is_order = |says: &ClauseReading| matches!(says, ClauseReading::Order(_));
    if !written.is_empty() && written.iter().all(|piece| is_order(&piece.says)) {
        let orders = written.into_iter().filter_map(|piece| match piece.says {
            ClauseReading::Order(parsed) => Some(parsed),
            _ => None,
        });
        let stands = stands();
        let found: Option<Vec<Withdrawn>> = orders
            .map(|parsed| judge(parsed).filter(|order| stands.contains(&(order.power, order.order.clone()))))
            .collect();
        return Some(found.ok_or_else(|| {
            Rejected::because(say!(
                "This order is not on file, so nothing has changed. {} shows your orders.",
                line("STATUS")
            ))
        }));
    }
    let places = places(parser, start..tokens.end)?;
    Some(of_places(parser.board, &places, &stands()))
}

/// The end of a clause that takes an order back, and the orders, if another clause follows: `forget Galicia, Vienna holds`.
pub(super) fn before_order(
    parser: &Parser<'_>,
    tokens: Range<usize>,
    stands: impl FnOnce() -> Vec<(Power, Order)>,
) -> Option<(usize, Vec<Withdrawn>)> {
    let start = after_phrase(parser, tokens.clone())?;
    let end = (start..tokens.end).find(|at| parser.words.kind(*at) == Some(Kind::Comma))?;
    let places = places(parser, start..end)?;
    Some((end + 1, of_places(parser.board, &places, &stands()).ok()?))
}

/// The token after the words that take an order back.
fn after_phrase(parser: &Parser<'_>, tokens: Range<usize>) -> Option<usize> {
    let mut at = tokens.start;
    while at < tokens.end {
        if let Some(((), len)) = WITHDRAWALS.at(&parser.words, at, |()| true) {
            return Some(at + len).filter(|end| *end < tokens.end);
        }
        at += match parser.used_at(at) {
            Some(len) => len,
            None if parser.words.kind(at) == Some(Kind::Comma) => 1,
            None => return None,
        };
    }
    None
}

/// The places that these tokens name, if they have no other words.
fn places(parser: &Parser<'_>, tokens: Range<usize>) -> Option<Vec<Province>> {
    let mut places = Vec::new();
    let mut at = tokens.start;
    while at < tokens.end {
        let (word, owner) = (parser.words.word_at(at), parser.words.owner_at(at));
        if let Some((found, end)) = parser.exactly_at(at).filter(|_| 1 < word.len()) {
            places.push(parser.board.province_of(found));
            at = end.max(at + 1);
        } else if let Some(found) =
            parser.names.exactly(owner).and_then(|spelling| spelling.place).filter(|_| owner != word)
        {
            places.push(parser.board.province_of(found));
            at += 1;
        } else if let Some(len) = parser.used_at(at) {
            at += len;
        } else if is_small(parser, at) || word == "and" || parser.words.kind(at) == Some(Kind::Comma) {
            at += 1;
        } else {
            return None;
        }
    }
    Some(places).filter(|places| !places.is_empty())
}

/// The orders of the units in these places, or else the only ones that name them.
fn of_places(board: &Board, places: &[Province], stands: &[(Power, Order)]) -> Result<Vec<Withdrawn>, Rejected> {
    let mut found: Vec<Withdrawn> = Vec::new();
    let mut missing = Vec::new();
    for at in places {
        let own: Vec<_> = stands.iter().filter(|(_, order)| places_of(board, order).first() == Some(at)).collect();
        let named = || stands.iter().filter(|(_, order)| places_of(board, order).contains(at)).collect();
        let own: Vec<&(Power, Order)> = if own.is_empty() { named() } else { own };
        match own.as_slice() {
            [(power, order)] => {
                let order = Accepted { power: *power, order: order.clone(), warning: None };
                found.extend((!found.contains(&order)).then_some(order));
            }
            _ => missing.push(place(board.place_name(board.main(*at)))),
        }
    }
    if missing.is_empty() {
        return Ok(found);
    }
    Err(Rejected::because(say!(
        "I find no order for {places} on file, so nothing has changed. {status} shows your orders.",
        places = and(missing),
        status = line("STATUS")
    )))
}

/// Returns whether a word between those that take an order back and the order means nothing.
fn is_small(parser: &Parser<'_>, at: usize) -> bool {
    match parser.words.word_at(at) {
        // "Withdraw to Budapest" is a retreat.
        "to" | "from" => at.checked_sub(1).is_some_and(|before| parser.words.word_at(before) == "move"),
        word => matches!(
            word,
            "the"
                | "my"
                | "order"
                | "orders"
                | "move"
                | "support"
                | "build"
                | "plan"
                | "thing"
                | "for"
                | "of"
                | "in"
                | "a"
                | "f"
                | "army"
                | "fleet"
                | "unit"
        ),
    }
}
