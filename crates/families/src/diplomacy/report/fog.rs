//! The contents of the letters of a blind game besides the results: what came into sight and left it, and what is
//! seen now.
use super::standing::{centres_of, row_of};
use super::words::with_article;
use super::{Diplomacy, View, as_result, units_of};
use chancery_diplomacy::accounts::{self, n_centres};
use chancery_diplomacy::board::{Board, Province};
use chancery_diplomacy::event::Event;
use chancery_diplomacy::order::{Action, Order};
use chancery_diplomacy::sight::Fog;
use chancery_diplomacy::state::{State, Unit, UnitKind};
use chancery_rules::Power;
use chancery_text::{FIRM, hanging, list};

/// Returns what a reader is told before a position.
pub(super) fn preface(fog: &Fog) -> String {
    match fog.own.as_slice() {
        [] => "This is a blind game: only its players see where units are.\n".to_owned(),
        _ => "This is a blind game: these are your own units, and those that you see.\n\n".to_owned(),
    }
}

/// Foreign units that came into sight or left it, and centres that were lost, as far as no order tells it.
pub(super) fn sightings(rules: &Diplomacy, before: &View, after: &View, events: &[Event]) -> String {
    let (Some(old), Some(new)) = (&before.fog, &after.fog) else { return String::new() };
    if old.own.is_empty() {
        return String::from("This is a blind game: only its players see what happens.\n");
    }
    let board = rules.board();
    let (was, is) = (foreign(&before.seen, old), foreign(&after.seen, new));
    let mut lines = Vec::new();
    for unit in is.iter().filter(|unit| !was.contains(unit) && !is_explained(board, events, unit)) {
        let at = board.province_of(unit.at);
        let (name, whom) = (board.full_name(unit.at), with_article(&of_power(board, unit)));
        lines.push(match old.hides(unit.kind, at) {
            false => format!("{} came to {name} from out of sight.", capital(&whom)),
            true => format!("You now see {whom} in {name}."),
        });
    }
    for unit in was.iter().filter(|unit| !is.contains(unit) && !is_told(events, unit)) {
        let at = board.province_of(unit.at);
        let (name, whom) = (board.full_name(unit.at), of_power(board, unit));
        lines.push(match new.hides(unit.kind, at) {
            false => format!("The {whom} in {name} went out of sight."),
            true => format!("You no longer see the {whom} in {name}."),
        });
    }
    let mine = |state: &State, at: Province| accounts::owner(state, at).is_some_and(|owner| old.own.contains(&owner));
    let lost = board.centres().into_iter().filter(|&at| mine(&before.seen, at) && new.hides_owner(at));
    let lost: Vec<&str> = lost.map(|at| board.province(at).name.as_str()).collect();
    if !lost.is_empty() {
        let verb = if lost.len() == 1 { "is" } else { "are" };
        lines.push(format!("{} {verb} no longer yours.", list(&lost)));
    }
    if lines.is_empty() {
        return String::new();
    }
    format!("\nAt the edge of your sight:\n\n{}", lines.iter().map(|line| hanging(line)).collect::<String>())
}

/// `French army`
fn of_power(board: &Board, unit: &Unit) -> String {
    format!("{} {}", board.power_name(unit.power).adjective, unit.kind.word())
}

fn capital(words: &str) -> String {
    let (first, rest) = words.split_at(words.chars().next().map_or(0, char::len_utf8));
    first.to_uppercase() + rest
}

/// The units of others that are seen, in their order.
fn foreign(state: &State, fog: &Fog) -> Vec<Unit> {
    let dislodged = state.dislodged.iter().map(|dislodged| &dislodged.unit);
    let mut units: Vec<Unit> =
        state.units.iter().chain(dislodged).filter(|unit| !fog.own.contains(&unit.power)).copied().collect();
    units.sort_by_key(|unit| (unit.power, unit.kind, unit.at));
    units
}

/// Returns whether it is told what a unit did.
fn is_told(events: &[Event], unit: &Unit) -> bool {
    let lost = events.iter().any(|event| matches!(event, Event::Destroyed { unit: lost } if lost == unit));
    lost || events.iter().filter_map(as_result).any(|result| result.unit.as_ref() == Some(unit))
}

/// Returns whether it is told how a unit came to be where it is.
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

/// The units in sight, and what is known of centres, one row for each power.
pub(super) fn positions(rules: &Diplomacy, before: &State, now: &State, fog: &Fog) -> String {
    let board = rules.board();
    if fog.own.is_empty() && !fog.knows_owners {
        return String::new();
    }
    let mut text =
        String::from(if fog.own.is_empty() { "\nWhat is known to all:\n\n" } else { "\nWhat you see now:\n\n" });
    for power in accounts::powers(board).filter(|power| !fog.out.contains(power)) {
        let mut parts = Vec::new();
        if fog.knows_owners || fog.own.contains(&power) {
            let [centres, old] = [now, before].map(|state| n_centres(board, rules.policies(), state, power));
            let change = if centres == old { String::new() } else { format!(" ({:+})", centres as i64 - old as i64) };
            parts.push(match centres {
                0 => format!("no centre{change}"),
                1 => format!("1 centre{change}"),
                n => format!("{n} centres{change}"),
            });
        } else {
            let known: Vec<&str> =
                centres_of(board, now, Some(power)).map(|at| board.province(at).abbreviation.as_str()).collect();
            if !known.is_empty() {
                parts.push(format!("owns {}", known.join(", ")));
            }
        }
        let units =
            units_of(board, now, power).join(",").replace(' ', FIRM.encode_utf8(&mut [0; 4])).replace(',', ", ");
        if !units.is_empty() {
            parts.push(units);
        } else if fog.own.contains(&power) {
            parts.push("no unit".to_owned());
        }
        let dislodged = now.dislodged.iter().filter(|dislodged| dislodged.unit.power == power);
        let dislodged: Vec<_> = dislodged.map(|dislodged| board.unit_name(&dislodged.unit)).collect();
        if !dislodged.is_empty() {
            parts.push(format!("dislodged: {}", dislodged.join(", ")));
        }
        if !parts.is_empty() {
            text += &row_of(board, &board.power_name(power).name, &parts.join("; "));
        }
    }
    if !fog.out.is_empty() {
        let gone: Vec<&str> = fog.out.iter().map(|&power| board.power_name(power).name.as_str()).collect();
        text += &hanging(&format!("Out of the game: {}.", gone.join(", ")));
    }
    text
}

/// The powers of which numbers of centres and units are known: one's own; with public centres, all.
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
