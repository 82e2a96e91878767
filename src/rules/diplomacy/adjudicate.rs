//! From one phase to the next.
use super::adjustment;
use super::board::{Board, Province};
use super::event::Event;
use super::movement::{self, Tables};
use super::order::Order;
use super::policy::Policies;
use super::retreat;
use super::state::{Phase, Season, State, UnitKind};
use crate::rules::{PhaseKind, Power};

/// Ends the phase: carries out the orders, and goes on to the next phase in which somebody has something to decide.
///
/// The result depends on the order of the list only within the orders of one power, where two of them contradict each
/// other. A power that is missing from the list has its units hold, disband, or be removed by civil disorder.
pub fn adjudicate(
    board: &Board,
    tables: &Tables,
    policies: &Policies,
    state: &State,
    orders: &[(Power, Order)],
) -> (State, Vec<Event>) {
    let mut next = state.clone();
    let mut events;
    match state.phase.kind {
        PhaseKind::Movement => {
            let moved = movement::adjudicate(board, tables, policies, state, orders);
            events = moved.events;
            (next.units, next.dislodged, next.contested) = (moved.units, moved.dislodged, moved.contested);
            next.dislodged.retain(|dislodged| {
                let lost = dislodged.retreats.is_empty();
                if lost {
                    events.push(Event::Destroyed { unit: dislodged.unit });
                }
                !lost
            });
            if next.dislodged.is_empty() {
                end_season(board, policies, &mut next, &mut events);
            } else {
                next.phase.kind = PhaseKind::Retreat;
            }
        }
        PhaseKind::Retreat => {
            let retreated = retreat::adjudicate(board, policies, state, orders);
            events = retreated.events;
            next.units = retreated.units;
            end_season(board, policies, &mut next, &mut events);
        }
        PhaseKind::Adjustment => {
            let adjusted = adjustment::adjudicate(board, policies, state, orders);
            events = adjusted.events;
            next.units = adjusted.units;
            start_year(&mut next);
        }
    }
    (next, events)
}

/// All units have come to rest.
fn end_season(board: &Board, policies: &Policies, state: &mut State, events: &mut Vec<Event>) {
    state.dislodged.clear();
    state.contested.clear();
    if state.phase.season == Season::Spring {
        state.phase = Phase { season: Season::Fall, kind: PhaseKind::Movement, ..state.phase };
        return;
    }
    events.push(Event::Ownership { changes: count_centres(board, state) });
    if let Some(winner) = winner(board, state) {
        state.winners = vec![winner];
        events.push(Event::Victory { powers: state.winners.clone() });
    }
    let mut powers = (0..board.powers.len()).map(|index| Power(index as u16));
    if powers.any(|power| adjustment::decides(board, policies, state, power)) {
        state.phase = Phase { season: Season::Winter, kind: PhaseKind::Adjustment, ..state.phase };
        return;
    }
    // Nobody has a choice; but who has lost all centres still loses all units.
    let adjusted = adjustment::adjudicate(board, policies, state, &[]);
    state.units = adjusted.units;
    events.extend(adjusted.events.into_iter().filter(|event| !matches!(event, Event::Unused { .. })));
    start_year(state);
}

fn start_year(state: &mut State) {
    state.phase = Phase { season: Season::Spring, year: state.phase.year.saturating_add(1), kind: PhaseKind::Movement };
}

/// Gives every centre that an army or a fleet occupies to its occupant. Returns what changed.
fn count_centres(board: &Board, state: &mut State) -> Vec<(Province, Option<Power>, Option<Power>)> {
    state.owners.resize(board.provinces.len(), None);
    let mut changes = Vec::new();
    // Wings take nothing.
    for unit in state.units.iter().filter(|unit| unit.kind != UnitKind::Wing) {
        let Some(province) = board.province_at(unit.at) else { continue };
        let index = usize::from(province.0);
        if board.provinces[index].centre && state.owners[index] != Some(unit.power) {
            changes.push((province, state.owners[index], Some(unit.power)));
            state.owners[index] = Some(unit.power);
        }
    }
    changes.sort_unstable_by_key(|change| change.0);
    changes
}

/// The power that has enough centres, and more than any other.
fn winner(board: &Board, state: &State) -> Option<Power> {
    let mut counts: Vec<(usize, Power)> = (0..board.powers.len())
        .map(|index| Power(index as u16))
        .map(|power| (state.owners.iter().filter(|&&owner| owner == Some(power)).count(), power))
        .collect();
    counts.sort_unstable_by_key(|&(n_centres, _)| std::cmp::Reverse(n_centres));
    let enough = usize::try_from(board.victory.centres).unwrap_or(usize::MAX);
    match counts.as_slice() {
        [(first, power), rest @ ..] if *first >= enough && rest.first().is_none_or(|second| second.0 < *first) => {
            Some(*power)
        }
        _ => None,
    }
}
