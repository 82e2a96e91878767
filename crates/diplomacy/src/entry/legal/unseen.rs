//! Judges orders that name what is out of sight (policy `blind`): as if it might be there, or not.
//!
//! A support or convoy of a unit that nobody sees is accepted if there could be such a unit; a ride by sea, if there could
//! be the fleets. So an order is judged twice: by what is seen, and if it does not pass, by a position that could be: with
//! the unit that it names, and with fleets in all waters out of sight.
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

/// Judges one order by what its sender sees.
///
/// # Errors
/// Why it is refused.
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
            say!("You do not see what is in {name}: it counts if there is such a unit.", name)
        }
        _ => say!("You do not see all that it needs on its way: it counts if that is there."),
    };
    Ok(Accepted { warning: accepted.warning.or_else(|| Some(Note::of(warning))), ..accepted })
}

/// Returns the powers that a unit out of sight could belong to.
fn others<'a>(board: &'a Board, fog: &'a Fog) -> impl Iterator<Item = Power> + 'a {
    let all = (0..board.powers.len()).map(|index| Power(index as u16));
    all.filter(|power| !fog.own.contains(power) && !fog.out.contains(power))
}

/// The kind and place of a unit that is named, if one could be there unseen; `None` if not.
///
/// # Errors
/// If it could be one or another, and its order depends on which.
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
                "You do not see what is in {}. Please write which kind of unit you mean: {}.",
                place(&board.province(board.province_of(at)).name),
                or(names)
            ))
        }
    }
}

/// A fleet in each water that is out of sight.
fn unseen_fleets(board: &Board, fog: &Fog, state: &State, power: Power) -> Vec<Unit> {
    let seas = (0..board.provinces.len()).map(|index| Province(index as u16));
    let dark = seas.filter(|&at| {
        board.province(at).terrain == Terrain::Sea
            && fog.hides(UnitKind::Fleet, at)
            && state.unit_in(board, at).is_none()
    });
    dark.map(|at| Unit { power, kind: UnitKind::Fleet, at: board.main(at) }).collect()
}

/// Tells someone that they have no unit where they order one: not whether anyone else has one.
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
