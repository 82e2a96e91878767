//! Every option combined with every other, on boards that were not made for it.
use super::{Location, check_step, garbage, pick, random_state, reshuffle, times};
use crate::dice::Dice;
use crate::play_every_board::{by_power_backwards, check_letters, random_orders};
use chancery_diplomacy::event::{Event, Failure, OrderResult};
use chancery_diplomacy::order::{Action, Order, Route};
use chancery_diplomacy::policy::{POLICIES, Policies};
use chancery_diplomacy::state::{State, Unit, UnitKind};
use chancery_diplomacy::void::Void;
use chancery_diplomacy::{Diplomacy, variant};
use chancery_rules::{Eyes, Luck, Power, Rules};

/// A random choice of every option that variants add to the rules.
fn random_options(dice: &mut Dice) -> Policies {
    let mut policies = Policies::default();
    for policy in POLICIES.iter().filter(|policy| policy.datc.is_empty()) {
        let choice = pick(dice, policy.choices).unwrap();
        policies.set(policy.name, choice.word).unwrap();
    }
    // Units out of sight may exist, so entry accepts more than adjudication does: see blind.rs.
    policies.blind = false;
    policies
}

/// The rules of a random board with random options, and a description in case a property fails.
fn random_rules(dice: &mut Dice) -> (Diplomacy, String) {
    let keys: Vec<&str> = variant::keys().collect();
    let key = pick(dice, &keys).unwrap();
    let policies = random_options(dice);
    let options: Vec<_> = policies.departures().map(|(name, word)| format!("{name}: {word}")).collect();
    (Diplomacy::variant(key).unwrap().with(policies), format!("{key}, {}", options.join(", ")))
}

/// Checks the invariants between two positions, for the same orders in two lists.
fn step(
    rules: &Diplomacy,
    state: &State,
    orders: &[(Power, Order)],
    again: &[(Power, Order)],
    what: &str,
) -> (State, Vec<Event>) {
    let (next, told) = rules.adjudicate(state, orders, &Luck::default());
    let (other, told_again) = rules.adjudicate(state, again, &Luck::default());
    assert_eq!(next, other, "the order of the list matters in {}: {what}", state.phase);
    let events: Vec<Event> = told.into_iter().map(|told| told.event).collect();
    let events_again: Vec<Event> = told_again.into_iter().map(|told| told.event).collect();
    assert_eq!(events, events_again, "the order of the list matters in {}: {what}", state.phase);
    check_step(rules.board(), state, &next, &events);
    assert_eq!(rules.load(&rules.save(&next)).as_ref(), Ok(&next), "save and load agree: {what}");
    (next, events)
}

/// Checks that an order accepted at entry is void only because of other players' orders, or because of a proxy.
fn check_voids(rules: &Diplomacy, events: &[Event], what: &str) {
    let others = [
        Void::Unmatched,
        Void::WrongCoast,
        Void::LineTaken,
        Void::NoPermit,
        Void::KeeperGone,
        Void::NoProxy,
        Void::NoProxyOrder,
    ];
    for event in events {
        let Event::Result(OrderResult { order, failure: Some(Failure::Void(why)), .. }) = event else { continue };
        let order = rules.write_order(order);
        assert!(others.iter().any(|void| void.to_string() == *why), "{order} was taken. {why}: {what}");
    }
}

#[test]
fn legal_play_continues_with_any_options() {
    let mut dice = Dice::new(1974);
    for _ in 0..times(10) {
        let (rules, what) = random_rules(&mut dice);
        let mut state = rules.begin(&rules.played(), &Luck::default());
        for _ in 0..6 {
            if !state.winners.is_empty() {
                break;
            }
            let due = rules.due(&state);
            let orders: Vec<_> =
                due.into_iter().flat_map(|power| random_orders(&rules, &state, power, &mut dice)).collect();
            let (next, events) = step(&rules, &state, &orders, &by_power_backwards(&orders), &what);
            check_letters(&rules, &state, &next, &events);
            check_voids(&rules, &events, &what);
            state = next;
        }
    }
}

/// Orders that no player could write, for everything that only some games have.
fn strange_orders(rules: &Diplomacy, dice: &mut Dice, units: &[Unit]) -> Vec<(Power, Order)> {
    let board = rules.board();
    let n_powers = board.powers.len() as u64 + 2;
    let mut orders = garbage(board, dice, units);
    for _ in 0..dice.roll(80) {
        let near = pick(dice, units).copied();
        let n_places = board.locations.len() as u64 + 5;
        let mut place = || Location(dice.roll(n_places) as u16);
        let (from, to) = (place(), place());
        let at = near.map_or(from, |unit| unit.at);
        let kind = *pick(dice, &UnitKind::ALL).unwrap();
        let other = Power(dice.roll(n_powers) as u16);
        let action = match dice.roll(9) {
            0 => Action::Transform { kind, at },
            1 => Action::Transform { kind, at: to },
            2 => Action::Proxy { to: other },
            3 => Action::Maintain,
            4 => Action::Convoy { kind, from, to },
            5 => Action::SupportHold { kind: Some(kind), unit: to },
            6 => Action::Disband,
            _ => Action::Move { to, route: Route::Rail(dice.roll(3) as usize) },
        };
        let order = match dice.roll(8) {
            0 => Order::Bid { power: other, credits: u32::MAX - dice.roll(3) as u32 },
            1 => Order::Bid { power: other, credits: dice.roll(20) as u32 },
            2 => Order::Home { at: to, chosen: other.0.is_multiple_of(2) },
            3 => Order::Permit { gateway: dice.roll(3) as usize, from: at, to },
            4 => Order::Build { kind, at: to },
            _ => Order::Unit { kind: Some(kind).filter(|_| other.0.is_multiple_of(2)), at, action },
        };
        let power =
            near.map(|unit| unit.power).filter(|_| dice.roll(3) > 0).unwrap_or(Power(dice.roll(n_powers) as u16));
        orders.push((power, order));
    }
    // Any power opens any canal.
    for (gateway, data) in board.gateways.iter().enumerate() {
        for (&from, &to) in data.waters.iter().zip(data.waters.iter().rev()) {
            let (from, to) = (board.main(from), board.main(to));
            let power = Power(dice.roll(n_powers) as u16);
            orders.push((power, Order::Permit { gateway, from, to }));
        }
    }
    orders
}

/// An order to a unit that names places near it, or any others.
fn random_action(rules: &Diplomacy, dice: &mut Dice, state: &State, unit: &Unit) -> Action {
    let board = rules.board();
    let mut place = || {
        let near = board.steps(unit.kind, unit.at);
        match dice.roll(3) {
            0 => Location(dice.roll(board.locations.len() as u64) as u16),
            1 => pick(dice, &state.units).map_or(unit.at, |other| other.at),
            _ => pick(dice, near).copied().unwrap_or(unit.at),
        }
    };
    let (from, to) = (place(), place());
    let kind = *pick(dice, &UnitKind::ALL).unwrap();
    match dice.roll(9) {
        0 => Action::Transform { kind, at: unit.at },
        1 => Action::Disband,
        2 => Action::SupportHold { kind: None, unit: from },
        3 => Action::SupportMove { kind: None, from, to },
        4 => {
            let carried = state.unit_in(board, board.province_of(from));
            Action::Convoy { kind: carried.map_or(kind, |carried| carried.kind), from, to }
        }
        5 => Action::Move { to, route: Route::Via },
        6 => Action::Move { to, route: Route::Through(vec![board.province_of(from)]) },
        7 if !board.railways.is_empty() => Action::Move { to, route: Route::Rail(0) },
        _ => Action::Move { to, route: Route::Any },
    }
}

#[test]
fn any_options_hold_for_any_orders() {
    let mut dice = Dice::new(1066);
    for _ in 0..times(60) {
        let (rules, what) = random_rules(&mut dice);
        let mut state = rules.begin(&rules.played(), &Luck::default());
        let crowd = random_state(rules.board(), &mut dice);
        (state.units, state.phase) = (crowd.units, crowd.phase);
        for unit in &mut state.units {
            let main = rules.board().main(rules.board().province_of(unit.at));
            if dice.roll(8) == 0 && rules.board().can_stand(UnitKind::Wing, main) {
                (unit.kind, unit.at) = (UnitKind::Wing, main);
            }
        }
        state.sort();
        for _ in 0..4 {
            let lost = state.dislodged.iter().map(|lost| lost.unit);
            let units: Vec<Unit> = state.units.iter().copied().chain(lost).collect();
            let orders = strange_orders(&rules, &mut dice, &units);
            let again = reshuffle(&mut dice, &orders);
            (state, _) = step(&rules, &state, &orders, &again, &what);
            state.winners.clear();
        }
    }
}

/// One order after another, with the order that it helps: entry refuses an order exactly when it is void.
#[test]
fn entry_and_adjudication_agree_by_any_options() {
    let mut dice = Dice::new(1776);
    for _ in 0..times(40) {
        let (rules, what) = random_rules(&mut dice);
        let board = rules.board();
        let mut state = rules.begin(&rules.played(), &Luck::default());
        let crowd = random_state(board, &mut dice);
        (state.units, state.phase, state.owners) = (crowd.units, crowd.phase, crowd.owners);
        for _ in 0..40 {
            let Some(&unit) = pick(&mut dice, &state.units) else { continue };
            let action = random_action(&rules, &mut dice, &state, &unit);
            let mut orders = Vec::new();
            if let Action::SupportMove { from, to, .. } | Action::Convoy { from, to, .. } = action
                && let Some(other) = state.unit_in(board, board.province_of(from)).filter(|other| other.at != unit.at)
            {
                let action = Action::Move { to, route: Route::Any };
                orders.push((other.power, Order::Unit { kind: Some(other.kind), at: other.at, action }));
            }
            let order = Order::Unit { kind: Some(unit.kind), at: unit.at, action };
            let text = rules.write_order(&order);
            let entered = rules.orders(&rules.view(&state, Eyes::Power(unit.power)), &text).pop().unwrap();
            orders.push((unit.power, order));
            let (_, told) = rules.adjudicate(&state, &orders, &Luck::default());
            let void = told.into_iter().find_map(|told| match told.event {
                Event::Result(OrderResult {
                    unit: found,
                    order,
                    implied: false,
                    failure: Some(Failure::Void(why)),
                    ..
                }) if found == Some(unit) || matches!(order, Order::Unit { at, .. } if at == unit.at) => Some(why),
                _ => None,
            });
            let agreed = match (&entered, &void) {
                (Ok(_), None) | (Err(_), Some(_)) => true,
                // The other unit's order can be void because it lacks a coast.
                (Ok(_), Some(why)) => *why == Void::Unmatched.to_string(),
                (Err(_), None) => false,
            };
            assert!(agreed, "{text} in {}: {entered:?}, but {void:?}: {what}", state.phase);
        }
    }
}
