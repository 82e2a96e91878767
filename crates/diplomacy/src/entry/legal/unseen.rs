//! Judges orders that refer to units out of sight (policy `blind`), which may exist or not.
//!
//! A support or convoy of an unseen unit is accepted if such a unit could exist, and a convoyed move if the fleets could. So an order is
//! judged twice: first by the visible position, and, if that fails, by a possible position with the named unit, and with fleets in all
//! waters out of sight.
use super::{check, refused};
use crate::board::{Board, Location, Province, Terrain};
use crate::entry::grammar::Parsed;
use crate::order::{Action, Order};
use crate::phases::movement::Tables;
use crate::policy::Policies;
use crate::sight::{Fog, View, places_unseen};
use crate::state::{PhaseKind, State, Unit, UnitKind};
use chancery_rules::{Accepted, Eyes, Power, Rejected};
use chancery_text::say;
use chancery_text::sentence::{Note, Sentence, and, line, or, place};

/// Judges one order by its sender's view.
///
/// # Errors
/// The reason for a refusal.
pub fn check_seen(
    board: &Board,
    tables: &Tables,
    policies: &Policies,
    view: &View,
    parsed: Parsed,
) -> Result<Accepted<Order>, Rejected> {
    let judge = |state: &State, parsed| check(board, tables, policies, state, view.eyes, parsed);
    let Some(fog) = &view.fog else { return judge(&view.seen, parsed) };
    let refusal = match judge(&view.seen, parsed.clone()) {
        Err(refusal) => refusal,
        accepted => return accepted,
    };
    let (Order::Unit { at, action, .. }, PhaseKind::Movement | PhaseKind::Adjustment) =
        (&parsed.order, view.seen.phase.kind)
    else {
        return Err(refusal);
    };
    if view.seen.unit_in(board, board.province_of(*at)).is_none() {
        return refused(no_unit_of_yours(board, fog, view, *at));
    }
    if view.seen.phase.kind != PhaseKind::Movement {
        return Err(refusal);
    }
    let helped = match action {
        Action::SupportHold { kind, unit } => Some((*kind, *unit)),
        Action::SupportMove { kind, from, .. } => Some((*kind, *from)),
        Action::Convoy { kind, from, .. } => Some((Some(*kind), *from)),
        Action::Move { .. } => None,
        _ => return Err(refusal),
    };
    let whose = parsed.whose.or_else(|| others(board, fog).next());
    let mut could_be = view.seen.clone();
    if let (Some((kind, there)), Some(power)) = (helped, whose)
        && view.seen.unit_in(board, board.province_of(there)).is_none()
    {
        let unit = unseen_unit(board, fog, kind, there)?;
        could_be.units.extend(unit.map(|(kind, at)| Unit { power, kind, at }));
    }
    if let Some(power) = others(board, fog).next() {
        could_be.units.extend(unseen_fleets(board, fog, &could_be, power));
    }
    could_be.sort();
    let accepted = judge(&could_be, parsed)?;
    let warning = match helped {
        Some((_, there)) if view.seen.unit_in(board, board.province_of(there)).is_none() => {
            let name = place(&board.province(board.province_of(there)).name);
            say!("You can't see into {name}: it counts if there is such a unit.", name)
        }
        _ => say!("You can't see its whole way: it counts if the fleets are there."),
    };
    Ok(Accepted { warning: accepted.warning.or_else(|| Some(Note::of(warning))), ..accepted })
}

/// Returns the possible owners of a unit out of sight.
fn others<'a>(board: &'a Board, fog: &'a Fog) -> impl Iterator<Item = Power> + 'a {
    let all = (0..board.powers.len()).map(|index| Power(index as u16));
    all.filter(|power| !fog.own.contains(power) && !fog.out.contains(power))
}

/// The kind and place of a named unit that could exist unseen. `None` if it could not.
///
/// # Errors
/// If several units are possible, and the order depends on which.
fn unseen_unit(
    board: &Board,
    fog: &Fog,
    kind: Option<UnitKind>,
    at: Location,
) -> Result<Option<(UnitKind, Location)>, Rejected> {
    let mut could = places_unseen(board, fog, at);
    could.retain(|(other, _)| {
        kind.is_none_or(|kind| kind == *other) && *other != UnitKind::Wing || kind == Some(*other)
    });
    match could.as_slice() {
        [] => Ok(None),
        [one] => Ok(Some(*one)),
        several => {
            let names = several.iter().map(|(kind, at)| line(format!("{} {}", kind.letter(), board.place_name(*at))));
            refused(say!(
                "You can't see into {}. Please name the kind of unit: {}.",
                place(&board.province(board.province_of(at)).name),
                or(names)
            ))
        }
    }
}

/// A fleet in each water out of sight.
fn unseen_fleets(board: &Board, fog: &Fog, state: &State, power: Power) -> Vec<Unit> {
    let seas = (0..board.provinces.len()).map(|index| Province(index as u16));
    let dark = seas.filter(|&at| {
        board.province(at).terrain == Terrain::Sea
            && fog.hides(UnitKind::Fleet, at)
            && state.unit_in(board, at).is_none()
    });
    dark.map(|at| Unit { power, kind: UnitKind::Fleet, at: board.main(at) }).collect()
}

/// Tells players that they have no unit in the ordered place, without revealing whether another power has one.
fn no_unit_of_yours<'a>(board: &'a Board, fog: &Fog, view: &View, at: Location) -> Sentence<'a> {
    let own = view.seen.units.iter().filter(|unit| fog.own.contains(&unit.power));
    let own: Vec<_> = own.map(|unit| line(board.unit_name(unit))).collect();
    let name = place(&board.province(board.province_of(at)).name);
    match own.as_slice() {
        _ if view.eyes == Eyes::Master => say!("You see no unit in {name}.", name),
        [] => say!("You have no unit in {name}, and none at all.", name),
        _ => say!("You have no unit in {name}; you have {}.", name, and(own)),
    }
}
