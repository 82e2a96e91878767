//! The parts of a blind game's e-mails apart from the results: units that came into view or left it, and those visible
//! now.
use super::standing::{centres_of, n_centres_now, owned, tell_row};
use super::words::{full_name, in_sentence, province, short_unit, takes_an};
use super::{Diplomacy, View, as_result, tell_lines, units_in_order};
use chancery_diplomacy::accounts;
use chancery_diplomacy::board::{Board, Province};
use chancery_diplomacy::event::Event;
use chancery_diplomacy::order::{Action, Order};
use chancery_diplomacy::sight::Fog;
use chancery_diplomacy::state::{State, Unit, UnitKind};
use chancery_rules::Power;
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, and, commas, semicolons, term};

/// Writes the introduction that a reader gets before a position.
pub(super) fn preface(doc: &mut Doc, fog: &Fog) {
    doc.para(match fog.own.as_slice() {
        [] => "This is a blind game: only its players see where units are.",
        _ => "This is a blind game: these are your own units, and those that you see.",
    });
}

/// Lists the foreign units that came into view or left it and the centres that were lost, unless an order's result
/// already shows it.
pub(super) fn sightings(doc: &mut Doc, rules: &Diplomacy, before: &View, after: &View, events: &[Event]) {
    let (Some(old), Some(new)) = (&before.fog, &after.fog) else { return };
    if old.own.is_empty() {
        doc.para("This is a blind game: only its players see what happens.");
        return;
    }
    let board = rules.board();
    let (was, is) = (foreign(&before.seen, old), foreign(&after.seen, new));
    let mut told = Vec::new();
    for unit in is.iter().filter(|unit| !was.contains(unit) && !is_explained(board, events, unit)) {
        let name = place_of(board, unit);
        let (adjective, kind) = whose(board, unit);
        let an = takes_an(&board.power_name(unit.power).adjective);
        told.push(Note::of(match old.hides(unit.kind, board.province_of(unit.at)) {
            false => {
                let article = if an { "An" } else { "A" };
                say!("{} {} {} came to {} from out of sight.", article, adjective, kind, name)
            }
            true => {
                let article = if an { "an" } else { "a" };
                say!("You now see {} {} {} in {}.", article, adjective, kind, name)
            }
        }));
    }
    for unit in was.iter().filter(|unit| !is.contains(unit) && !is_told(events, unit)) {
        let name = place_of(board, unit);
        let (adjective, kind) = whose(board, unit);
        told.push(Note::of(match new.hides(unit.kind, board.province_of(unit.at)) {
            false => say!("The {} {} in {} went out of sight.", adjective, kind, name),
            true => say!("You no longer see the {} {} in {}.", adjective, kind, name),
        }));
    }
    let mine = |state: &State, at: Province| accounts::owner(state, at).is_some_and(|owner| old.own.contains(&owner));
    let lost = board.centres().into_iter().filter(|&at| mine(&before.seen, at) && new.hides_owner(at));
    let lost: Vec<Arg> = lost.map(|at| province(board, at)).collect();
    if !lost.is_empty() {
        let n = lost.len();
        told.push(Note::of(say!("{} {n? is|are} no longer yours.", and(lost), n)));
    }
    if !told.is_empty() {
        doc.heading("At the edge of your sight:");
        tell_lines(doc, told);
    }
}

/// `the English Channel`, `Spain (south coast)`
fn place_of<'a>(board: &'a Board, unit: &Unit) -> Arg<'a> {
    match board.coast_of(unit.at) {
        Some(_) => full_name(board, unit.at),
        None => in_sentence(board, board.province_of(unit.at)),
    }
}

/// `French`, `army`
fn whose<'a>(board: &'a Board, unit: &Unit) -> (Arg<'a>, &'static str) {
    (term(&board.power_name(unit.power).adjective), unit.kind.word())
}

/// The visible units of other powers, in their order.
fn foreign(state: &State, fog: &Fog) -> Vec<Unit> {
    let dislodged = state.dislodged.iter().map(|dislodged| &dislodged.unit);
    let mut units: Vec<Unit> =
        state.units.iter().chain(dislodged).filter(|unit| !fog.own.contains(&unit.power)).copied().collect();
    units.sort_by_key(|unit| (unit.power, unit.kind, unit.at));
    units
}

/// Returns whether the events report what a unit did.
fn is_told(events: &[Event], unit: &Unit) -> bool {
    let lost = events.iter().any(|event| matches!(event, Event::Destroyed { unit: lost } if lost == unit));
    lost || events.iter().filter_map(as_result).any(|result| result.unit.as_ref() == Some(unit))
}

/// Returns whether the events explain how a unit got to its place.
fn is_explained(board: &Board, events: &[Event], unit: &Unit) -> bool {
    let here = |at| board.province_of(at) == board.province_of(unit.at);
    let comes = |kind: UnitKind, action: &Action| match action {
        Action::Move { to, .. } => kind == unit.kind && here(*to),
        Action::Transform { kind, at } => *kind == unit.kind && here(*at),
        _ => false,
    };
    let stopped = events.iter().any(|event| matches!(event, Event::Stopped { at, .. } if here(*at)));
    stopped
        || events.iter().filter_map(as_result).any(|result| {
            result.power == unit.power
                && result.failure.is_none()
                && match (&result.unit, &result.order) {
                    (Some(from), Order::Unit { action, .. }) => comes(from.kind, action),
                    (None, Order::Build { kind, at }) => *kind == unit.kind && here(*at),
                    _ => false,
                }
        })
}

/// Lists the visible units and the known centres, one row for each power.
pub(super) fn positions(doc: &mut Doc, rules: &Diplomacy, before: &State, now: &State, fog: &Fog, counted: bool) {
    let board = rules.board();
    if fog.own.is_empty() && !fog.knows_owners {
        return;
    }
    doc.heading(if fog.own.is_empty() { "Known to all:" } else { "Your view now:" });
    for power in accounts::powers(board).filter(|power| !fog.out.contains(power)) {
        let mut parts = Vec::new();
        if fog.knows_owners || fog.own.contains(&power) {
            parts.push(n_centres_now(rules, before, now, power));
            parts.extend(owned(rules, now, power).filter(|_| counted));
        } else {
            let mut known =
                centres_of(board, now, Some(power)).map(|at| term(&board.province(at).abbreviation)).peekable();
            if known.peek().is_some() {
                parts.push(say!("owns {}", commas(known)));
            }
        }
        let units = units_in_order(board, now, power);
        if !units.is_empty() {
            parts.push(say!("{}", commas(units.iter().map(|unit| short_unit(board, unit)))));
        } else if fog.own.contains(&power) {
            parts.push(say!("no unit"));
        }
        let dislodged = now.dislodged.iter().filter(|dislodged| dislodged.unit.power == power);
        let mut dislodged = dislodged.map(|dislodged| short_unit(board, &dislodged.unit)).peekable();
        if dislodged.peek().is_some() {
            parts.push(say!("dislodged: {}", commas(dislodged)));
        }
        if !parts.is_empty() {
            tell_row(doc, board, board.power_name(power), semicolons(parts));
        }
    }
    if !fog.out.is_empty() {
        doc.classic(say!("Out of the game: {}.", commas(fog.out.iter().map(|&power| board.power_name(power)))));
    }
}

/// The powers whose numbers of centres and units are known: the reader's own, or all if centres are public.
pub(super) fn counted(board: &Board, fog: Option<&Fog>) -> Vec<(Power, bool)> {
    accounts::powers(board)
        .filter_map(|power| match fog {
            None => Some((power, true)),
            Some(fog) if fog.own.contains(&power) => Some((power, true)),
            Some(fog) if fog.knows_owners => Some((power, false)),
            Some(_) => None,
        })
        .collect()
}
