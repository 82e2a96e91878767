//! Leads from one phase to the next.
use super::adjustment;
use super::movement::{self, Tables};
use super::retreat;
use crate::accounts;
use crate::accounts::{command, commander, decides, home, is_immobile, is_played, n_centres, owner, powers, set_homes};
use crate::board::{Board, Province};
use crate::calendar::Round;
use crate::event::{Event, Failure, OrderResult};
use crate::order::{Action, Order};
use crate::policy::Policies;
use crate::state::PhaseKind;
use crate::state::{State, UnitKind};
use crate::victory;
use chancery_rules::Power;
use std::borrow::Cow;

/// Ends the phase: carries out the orders, and advances to the next phase in which some power has a decision.
///
/// The order of the list matters only within the orders of one power, where two of them contradict each other. If a
/// power is missing from the list, its units hold, disband, or are removed by civil disorder.
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
            let (orders, refused) = movable(board, policies, state, orders);
            let moved = movement::adjudicate(board, tables, policies, state, &orders);
            events = moved.events;
            events.extend(refused);
            (next.units, next.dislodged, next.contested) = (moved.units, moved.dislodged, moved.contested);
            next.dislodged.retain(|dislodged| {
                let lost = dislodged.retreats.is_empty();
                if lost {
                    events.push(Event::Destroyed { unit: dislodged.unit });
                }
                !lost
            });
            // A power without a commander does not retreat.
            if next.dislodged.iter().all(|dislodged| commander(board, state, dislodged.unit.power).is_none()) {
                events.extend(next.dislodged.iter().map(|lost| Event::Destroyed { unit: lost.unit }));
                end_turn(board, policies, &mut next, &mut events);
            } else {
                next.phase.kind = PhaseKind::Retreat;
            }
        }
        PhaseKind::Retreat => {
            let retreated = retreat::adjudicate(board, policies, state, orders);
            events = retreated.events;
            next.units = retreated.units;
            end_turn(board, policies, &mut next, &mut events);
        }
        PhaseKind::Adjustment => {
            events = adjust(board, policies, &mut next, orders);
            next.phase = Round::new(board, policies).next(state.phase);
        }
    }
    (next, events)
}

/// The orders that remain when the units of dummies cannot move (policy `immobile-dummies`), and the results of the
/// others.
fn movable<'o>(
    board: &Board,
    policies: &Policies,
    state: &State,
    orders: &'o [(Power, Order)],
) -> (Cow<'o, [(Power, Order)]>, Vec<Event>) {
    // The owner of the unit counts, not the power that orders it by proxy (policy `proxy`).
    let moves = |(power, order): &&(Power, Order)| {
        let Order::Unit { at, action: Action::Move { .. }, .. } = order else { return false };
        let own = |at| state.units_in(board, at).find(|unit| unit.power == *power).or(state.unit_in(board, at));
        board.province_at(*at).and_then(own).is_some_and(|unit| is_immobile(board, policies, state, unit.power))
    };
    if !policies.immobile_dummies || !orders.iter().any(|order| moves(&order)) {
        return (Cow::Borrowed(orders), Vec::new());
    }
    let mut still: Vec<_> = orders.iter().filter(moves).collect();
    still.sort_by_key(|(power, _)| *power);
    let refused = still.into_iter().map(|(power, order)| {
        let failure = Some(Failure::Void("The units of this power cannot be moved".to_owned()));
        let (power, order) = (*power, order.clone());
        Event::Result(OrderResult { power, unit: None, order, implied: false, failure, dislodged: false })
    });
    let refused = refused.collect();
    (orders.iter().filter(|order| !moves(order)).cloned().collect::<Vec<_>>().into(), refused)
}

/// Carries out adjustments.
fn adjust(board: &Board, policies: &Policies, state: &mut State, orders: &[(Power, Order)]) -> Vec<Event> {
    let adjusted = adjustment::adjudicate(board, policies, state, orders);
    (state.units, state.owners, state.affairs) = (adjusted.units, adjusted.owners, adjusted.affairs);
    adjusted.events
}

/// Ends a turn, after which all units are in place.
fn end_turn(board: &Board, policies: &Policies, state: &mut State, events: &mut Vec<Event>) {
    state.dislodged.clear();
    state.contested.clear();
    let round = Round::new(board, policies);
    let mut winners: Vec<_> = victory::by_capture(board, policies, state).into_iter().collect();
    if !round.counts(state.phase) {
        forget_what_was_left(board, policies, state);
        state.phase = round.next(state.phase);
    } else {
        count_centres(board, policies, state, events);
        transfer_homes(board, policies, state, events);
        earn(board, policies, state);
        if winners.is_empty() {
            winners = victory::by_centres(board, policies, state);
        }
        let turn = state.phase;
        state.phase = round.adjustments(turn);
        if !powers(board).any(|power| decides(board, policies, state, power)) {
            // No power has a choice, but a power without centres still loses all of its units.
            let adjusted = adjust(board, policies, state, &[]);
            events.extend(adjusted.into_iter().filter(|event| !matches!(event, Event::Unused { .. })));
            state.phase = round.next(turn);
        }
    }
    if !winners.is_empty() {
        state.winners = winners;
        events.push(Event::Victory { powers: state.winners.clone() });
    }
}

/// Gives every occupied centre to the unit's power, unless the unit is a wing.
fn count_centres(board: &Board, policies: &Policies, state: &mut State, events: &mut Vec<Event>) {
    state.owners.resize(board.provinces.len(), None);
    let before = state.owners.clone();
    for unit in state.units.iter().filter(|unit| unit.kind != UnitKind::Wing) {
        let Some(province) = board.province_at(unit.at) else { continue };
        if board.province(province).centre {
            state.owners[usize::from(province.0)] = Some(unit.power);
        }
    }
    if policies.vassals {
        swear_in(board, state, events);
    }
    let changes = before.iter().zip(&state.owners).enumerate().filter(|(_, (before, after))| before != after);
    let changes = changes.map(|(index, (before, after))| (Province(index as u16), *before, *after)).collect();
    events.push(Event::Ownership { changes });
}

/// Finds the vassals and their masters (policy `vassals`), as `DPjudge` does. If a power has no player, and one power
/// occupies all of its home centres with its own units or those of its vassals, it becomes that power's vassal. It
/// remains so until another power does the same. The vassal's homes then return to it, as do the master's own homes to
/// the master if its vassals hold them.
///
/// One rule of `DPjudge` is left out: units of vassals are not destroyed when they are in another power's vassal.
fn swear_in(board: &Board, state: &mut State, events: &mut Vec<Event>) {
    let mut masters: Vec<_> = powers(board).map(|power| commander(board, state, power)).collect();
    let dummies: Vec<_> = powers(board).filter(|&power| !is_played(board, state, power)).collect();
    let held_by = |state: &State, masters: &[Option<Power>], at: Province| match owner(state, at) {
        Some(owner) if dummies.contains(&owner) => masters[owner.index()].or(Some(owner)),
        owner => owner,
    };
    // A new vassal may hold the last home of another, so this repeats, at most once for each dummy.
    for _ in 0..dummies.len() {
        let before = masters.clone();
        for &dummy in &dummies {
            let mut holders = accounts::homes(board, state, dummy).map(|at| held_by(state, &masters, at));
            let Some(Some(first)) = holders.next() else { continue };
            let loyal = owner_of_all(board, state, dummy) == Some(dummy);
            if !loyal && first != dummy && holders.all(|holder| holder == Some(first)) {
                masters[dummy.index()] = Some(first).filter(|first| !dummies.contains(first));
            }
        }
        if masters == before {
            break;
        }
    }
    for at in board.centres() {
        let Some(of) = home(board, state, at) else { continue };
        let holder = owner(state, at);
        let vassal_holds =
            holder.is_some_and(|holder| dummies.contains(&holder) && masters[holder.index()] == Some(of));
        if dummies.contains(&of) || vassal_holds {
            state.owners[usize::from(at.0)] = Some(of);
        }
    }
    command(board, state, masters, events);
}

/// The power that owns every home of a power, if there is one.
fn owner_of_all(board: &Board, state: &State, power: Power) -> Option<Power> {
    let mut owners = accounts::homes(board, state, power).map(|at| owner(state, at));
    let first = owners.next()??;
    owners.all(|owner| owner == Some(first)).then_some(first)
}

/// Forgets the centres that powers left. To hold a centre, a power needs a unit there at the end of every turn (policy
/// `home-transfer`).
fn forget_what_was_left(board: &Board, policies: &Policies, state: &mut State) {
    if policies.home_transfer {
        let occupants = occupants(board, state);
        for (held, occupant) in state.affairs.held.iter_mut().zip(occupants) {
            *held = held.filter(|held| occupant == Some(*held));
        }
    }
}

/// Makes every centre that a power has held from one count to the next a home of that power (policy `home-transfer`; as
/// in njudge).
fn transfer_homes(board: &Board, policies: &Policies, state: &mut State, events: &mut Vec<Event>) {
    if !policies.home_transfer {
        return;
    }
    forget_what_was_left(board, policies, state);
    let mut changes = Vec::new();
    for at in board.centres() {
        let holder = state.affairs.held.get(usize::from(at.0)).copied().flatten();
        if holder.is_some() && holder == owner(state, at) && holder != home(board, state, at) {
            changes.push((at, home(board, state, at), holder));
        }
    }
    set_homes(board, state, &changes);
    state.affairs.held = occupants(board, state);
    if !changes.is_empty() {
        events.push(Event::Homes { changes });
    }
}

/// The occupying power of each province. Wings do not occupy.
fn occupants(board: &Board, state: &State) -> Vec<Option<Power>> {
    let mut occupants = vec![None; board.provinces.len()];
    for unit in state.units.iter().filter(|unit| unit.kind != UnitKind::Wing) {
        occupants[usize::from(board.province_of(unit.at).0)] = Some(unit.power);
    }
    occupants
}

/// Gives each player a credit for each centre of their own power (policy `intimate`).
fn earn(board: &Board, policies: &Policies, state: &mut State) {
    if policies.intimate {
        state.affairs.credits.resize(board.powers.len(), 0);
        let played: Vec<_> = powers(board).filter(|&power| is_played(board, state, power)).collect();
        for power in played {
            let income = u32::try_from(n_centres(board, policies, state, power)).unwrap_or(u32::MAX);
            let credits = &mut state.affairs.credits[power.index()];
            *credits = credits.saturating_add(income);
        }
    }
}
