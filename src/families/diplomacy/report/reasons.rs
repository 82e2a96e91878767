//! The reasons for everything that failed, in sentences.
use super::{full_unit, order_words};
use crate::families::report::push_wrapped;
use crate::rules::diplomacy::board::{Board, Province};
use crate::rules::diplomacy::event::{Event, Failure, OrderResult, Rival};
use crate::rules::diplomacy::order::{Action, Order};
use crate::rules::diplomacy::state::PhaseKind;
use crate::rules::diplomacy::state::Unit;

/// Appends the reasons why orders failed and units were dislodged, if any were.
pub(super) fn push(text: &mut String, board: &Board, events: &[Event]) {
    let results: Vec<_> = events.iter().filter_map(result).collect();
    let mut sentences: Vec<_> = results
        .iter()
        .filter_map(|result| Some((result.power, failure(board, &results, result, result.failure.as_ref()?)?)))
        .collect();
    for event in events {
        if let Event::Dislodged { unit, by } = event {
            let (unit, by) = (unit.unit, doing(board, &results, by));
            let words = format!("{} was dislodged by {by}.", full_unit(board, unit.kind, unit.at));
            sentences.push((unit.power, words));
        }
        if let Event::Stopped { unit, at } = event {
            let words =
                format!("{} got as far as {} by rail.", full_unit(board, unit.kind, unit.at), board.full_name(*at));
            sentences.push((unit.power, words));
        }
    }
    if sentences.is_empty() {
        return;
    }
    sentences.sort();
    text.push_str("\nWhy:\n\n");
    sentences.iter().for_each(|(_, sentence)| push_wrapped(text, sentence, 4));
}

fn result(event: &Event) -> Option<&OrderResult> {
    match event {
        Event::Result(result) => Some(result),
        _ => None,
    }
}

/// A unit and what it was doing: `Army Burgundy -> Belgium`. A unit that stayed is only named.
fn doing(board: &Board, results: &[&OrderResult], unit: &Unit) -> String {
    let result = results.iter().find(|result| result.unit.as_ref() == Some(unit));
    match result.map(|result| &result.order) {
        Some(order @ Order::Unit { action: Action::Move { .. }, .. }) => {
            order_words(board, PhaseKind::Movement, order, Some(unit))
        }
        _ => full_unit(board, unit.kind, unit.at),
    }
}

/// A sentence about one failure; `None` if the line of the result says it all.
pub(super) fn failure(
    board: &Board,
    results: &[&OrderResult],
    result: &OrderResult,
    failure: &Failure,
) -> Option<String> {
    let order = order_words(board, PhaseKind::Movement, &result.order, result.unit.as_ref());
    let doing = |unit: &Unit| doing(board, results, unit);
    Some(match failure {
        Failure::Bounce { strength, by } => {
            let rival = |rival: &Rival| format!("{} of {}", rival.strength, doing(&rival.unit));
            let rivals: Vec<_> = by.iter().map(rival).collect();
            match rivals.as_slice() {
                [] => format!("{order} bounced: its strength was {strength}."),
                _ => format!("{order} bounced: strength {strength} against {}.", rivals.join(" and ")),
            }
        }
        Failure::Cut { by } => {
            let power = &board.power_name(by.power).name;
            format!("{order} was cut by {} ({power}).", doing(by))
        }
        // A unit that only held was just dislodged, which is reported separately.
        Failure::Dislodged { .. } if is_hold(&result.order) => return None,
        Failure::Dislodged { by } => format!("{order} failed: the unit was dislodged by {}.", doing(by)),
        Failure::Disrupted { at } => {
            let carrier = carrier(board, results, *at);
            format!("{order} failed: the convoying {carrier} in {} was dislodged.", board.province(*at).name)
        }
        Failure::Paradox => format!("{order} failed: the convoy would have disrupted itself."),
        Failure::NoConvoy { at: Some(at) } => {
            let carrier = carrier(board, results, *at);
            format!("{order} failed: the {carrier} in {} did not convoy it.", board.province(*at).name)
        }
        Failure::NoConvoy { at: None } => format!("{order} failed: no chain of convoy orders led there."),
        Failure::Void(why) => format!("{order} was void: {}.", lower_first(why.trim_end_matches('.'))),
        Failure::NoRetreat { met: Some(at) } => {
            format!(
                "{order} failed: the unit from {} retreated there too, and both were destroyed.",
                board.full_name(*at)
            )
        }
        Failure::NoRetreat { met: None } => {
            format!("{order} failed: that way was not open, and the unit was destroyed.")
        }
        Failure::Outbid => format!("{order} failed: another bid was as high, or higher."),
        Failure::Overbid => format!("{order} failed: the player did not have enough credits."),
        Failure::Excess => format!("{order} had no effect: it is more than was due."),
    })
}

/// The word for a unit that carries others.
fn carrier(board: &Board, results: &[&OrderResult], at: Province) -> &'static str {
    let unit = results.iter().filter_map(|result| result.unit).find(|unit| board.province_of(unit.at) == at);
    unit.map_or("unit", |unit| unit.kind.word())
}

fn is_hold(order: &Order) -> bool {
    matches!(order, Order::Unit { action: Action::Hold, .. })
}

/// A sentence that continues after a colon.
fn lower_first(sentence: &str) -> String {
    let mut chars = sentence.chars();
    let starts_with_article =
        ["The ", "There ", "A ", "An ", "It ", "No "].iter().any(|word| sentence.starts_with(word));
    match chars.next() {
        Some(first) if starts_with_article => first.to_lowercase().chain(chars).collect(),
        _ => sentence.to_owned(),
    }
}
