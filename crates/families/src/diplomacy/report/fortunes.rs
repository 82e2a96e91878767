//! The fortunes of a power: a few sentences for its player on what the phase brought, and its task in the next one.
use super::standing::{is_out, n_owned};
use super::words::{OrderWords, full_name, full_unit, one, province};
use super::{as_result, places, reasons};
use crate::headline::succeeded;
use chancery_diplomacy::accounts::{balance, build_sites};
use chancery_diplomacy::board::Board;
use chancery_diplomacy::event::{Event, Failure, OrderResult, Trouble};
use chancery_diplomacy::order::{Action, Order};
use chancery_diplomacy::state::PhaseKind;
use chancery_diplomacy::{Diplomacy, View};
use chancery_rules::Power;
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Sentence, and, term};
use std::collections::BTreeMap;

/// The fortunes of the power whose views these are, in one phase.
pub(super) fn of(rules: &Diplomacy, before: &View, after: &View, events: &[Event], power: Power) -> Vec<Note> {
    let board = rules.board();
    let mut told = of_orders(board, before, events, power);
    told.extend(of_centres(board, events, power));
    if !is_out(before, power) && is_out(after, power) {
        told.push(Note::of("You are out of the game: you have no units and no centres. You can keep watching: I still send you the results."));
    }
    told
}

/// `2 of 3 orders succeeded. Army Bulgaria -> Rumania bounced.`
fn of_orders(board: &Board, before: &View, events: &[Event], power: Power) -> Vec<Note> {
    let phase = before.seen.phase.kind;
    // Retreats have no columns here.
    let words = OrderWords { phase: PhaseKind::Movement, ..OrderWords::new(board, &before.seen) };
    let named = |result: &&OrderResult| -> Sentence {
        match (&result.order, result.unit) {
            (Order::Unit { action: Action::Hold, .. }, Some(unit)) => full_unit(board, unit.kind, unit.at),
            (order, unit) => words.order(order, unit.as_ref()),
        }
    };
    let results: Vec<&OrderResult> =
        events.iter().filter_map(as_result).filter(|result| result.power == power).collect();
    let given = results.iter().filter(|result| !result.implied);
    let has_failed = |result: &&&OrderResult| result.failure.is_some() || result.dislodged;
    let (n_given, n_failed) = (given.clone().count(), given.clone().filter(has_failed).count());
    let mut told = match (n_given, results.len()) {
        (0, 0) => Vec::new(),
        (0, _) if phase == PhaseKind::Movement => vec![Note::of("No orders came from you, so your units held.")],
        _ => succeeded(n_given, n_failed),
    };
    let lost: Vec<_> = results.iter().filter(|result| result.unit.is_some()).filter(has_failed).collect();
    let reasons = reasons::for_headline(&words, events, power);
    // In fog, a reader may not see the reason.
    if reasons.is_empty() && lost.len() <= reasons::MAX_IN_HEADLINE {
        told.extend(lost.into_iter().map(|result| Note::of(say!("{} {}.", named(result), fate(result)))));
    }
    told.extend(reasons);
    if let ([result], 1, 0) = (results.as_slice(), n_given, n_failed) {
        told.extend(match &result.order {
            Order::Build { kind, at } => Some(Note::of(say!("You built {} in {}.", one(*kind), full_name(board, *at)))),
            _ if result.unit.is_some() => Some(Note::of(say!("{} succeeded.", named(result)))),
            _ => None,
        });
    }
    for event in events {
        if let Event::Destroyed { unit } = event
            && unit.power == power
        {
            told.push(Note::of(say!("{} was disbanded.", full_unit(board, unit.kind, unit.at))));
        }
    }
    told
}

/// `bounced`, after the words of an order.
fn fate(result: &OrderResult) -> &'static str {
    let trouble = match &result.failure {
        _ if result.dislodged => Trouble::Dislodged,
        None => return "succeeded",
        Some(Failure::Unseen(unseen)) => unseen.what,
        Some(Failure::Bounce { .. }) => Trouble::Bounce,
        Some(Failure::Cut { .. }) => Trouble::Cut,
        Some(Failure::Dislodged { .. }) => Trouble::Dislodged,
        Some(Failure::Disrupted { .. } | Failure::Paradox) => Trouble::Disrupted,
        Some(Failure::NoConvoy { .. }) => Trouble::NoConvoy,
        Some(Failure::NoRetreat { .. }) => Trouble::NoRetreat,
        Some(Failure::Void(_) | Failure::Excess | Failure::Outbid | Failure::Overbid) => Trouble::Void,
    };
    match trouble {
        Trouble::Bounce => "bounced",
        Trouble::Cut => "was cut",
        Trouble::Dislodged => "was dislodged",
        Trouble::Disrupted => "was disrupted",
        Trouble::NoConvoy => "had no convoy",
        Trouble::NoRetreat => "failed",
        Trouble::Void => "was void",
    }
}

/// `You took Serbia and Greece, and lost Trieste to Italy.`
fn of_centres(board: &Board, events: &[Event], power: Power) -> Option<Note> {
    let changes = events.iter().filter_map(|event| match event {
        Event::Ownership { changes } => Some(changes),
        _ => None,
    });
    let (mut taken, mut lost): (Vec<Arg>, BTreeMap<Option<Power>, Vec<Arg>>) = Default::default();
    for (at, before, after) in changes.flatten() {
        if *after == Some(power) {
            taken.push(province(board, *at));
        } else if *before == Some(power) {
            lost.entry(*after).or_default().push(province(board, *at));
        }
    }
    let lost = lost.into_iter().map(|(to, centres)| -> Sentence {
        match to {
            Some(to) => say!("{} to {}", and(centres), board.power_name(to)),
            None => say!("{}", and(centres)),
        }
    });
    let lost: Vec<Sentence> = lost.collect();
    match (taken.is_empty(), lost.is_empty()) {
        (true, true) => None,
        (false, true) => Some(Note::of(say!("You took {}.", and(taken)))),
        (true, false) => Some(Note::of(say!("You lost {}.", and(lost)))),
        (false, false) => Some(Note::of(say!("You took {} and lost {}.", and(taken), and(lost)))),
    }
}

/// The task of a power: `You have 5 centres and 3 units: build 2 units (BUD, TRI, VIE).`
pub(super) fn task(rules: &Diplomacy, view: &View, power: Power) -> Option<Note> {
    let (board, policies, state) = (rules.board(), rules.policies(), &view.seen);
    match state.phase.kind {
        PhaseKind::Movement => None,
        PhaseKind::Retreat => {
            let own = state.dislodged.iter().map(|dislodged| dislodged.unit).filter(|unit| unit.power == power);
            let mut own = own.map(|unit| full_unit(board, unit.kind, unit.at)).peekable();
            own.peek()?;
            Some(Note::of(say!("{} must retreat or disband.", and(own))))
        }
        PhaseKind::Adjustment => {
            let owed = balance(board, policies, state, power);
            let n_owed = owed.unsigned_abs();
            let sites = || {
                let sites = build_sites(board, policies, state, power).into_iter();
                term(places(board, sites.map(|at| board.main(at))))
            };
            let (n_centres, n_units) = (n_owned(rules, state, power), state.n_units(power));
            let has: Sentence =
                say!("You have {n_centres centre|centres} and {n_units unit|units}", n_centres, n_units);
            match owed {
                0 => None,
                1.. => Some(Note::of(say!("{}: you may build {n_owed unit|units} ({}).", has, n_owed, sites()))),
                _ => Some(Note::of(say!("{}: you must remove {n_owed unit|units}.", has, n_owed))),
            }
        }
    }
}
