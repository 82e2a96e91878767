//! Railways, transformations, disbanding and proxies in random play.
use super::{chance, check_step, garbage, pick, pieces, random_actions, random_policies, random_state, random_units};
use super::{reshuffle, standard, text, times};
use crate::dice::Dice;
use chancery_diplomacy::board::{Board, Province, Railway};
use chancery_diplomacy::event::{Event, OrderResult};
use chancery_diplomacy::order::{Action, Order, Route};
use chancery_diplomacy::phases::adjudicate::adjudicate;
use chancery_diplomacy::phases::movement::Tables;
use chancery_diplomacy::policy::{Policies, Transform, TransformWhere};
use chancery_diplomacy::special_moves::rail;
use chancery_diplomacy::state::PhaseKind;
use chancery_diplomacy::state::{State, Unit, UnitKind};
use chancery_rules::Power;

/// The standard board with crossing railways, some open to all powers and some to a few.
fn with_railways() -> Board {
    let mut board = standard();
    let lines = [
        ("NE", "MOS WAR SIL MUN BUR PAR BRE", 0..7),
        ("OE", "CON BUL SER BUD VIE TYR MUN RUH BEL", 0..7),
        ("SX", "NAP ROM VEN TRI VIE BOH SIL BER KIE DEN", 1..5),
        ("EW", "SPA MAR PIE VEN TRI BUD RUM SEV ARM", 3..7),
    ];
    for (abbreviation, line, powers) in lines {
        let at = |name: &str| board.provinces.iter().position(|data| data.abbreviation == name).unwrap();
        let line = line.split(' ').map(|name| Province(at(name) as u16)).collect();
        let powers = powers.map(Power).collect();
        let name = format!("{abbreviation} Express");
        board.railways.push(Railway { abbreviation: abbreviation.to_owned(), name, powers, line });
    }
    board
}

/// Adds special orders: rides and their supports, transformations, proxies and the orders given by them.
fn further(board: &Board, dice: &mut Dice, units: &[Unit]) -> Vec<(Power, Order)> {
    let to = |unit: &Unit, action| Order::Unit { kind: Some(unit.kind), at: unit.at, action };
    let on_rails = Policies { railways: true, ..Policies::default() };
    let actions = random_actions(board, dice, units);
    let mut orders = Vec::new();
    for (unit, action) in units.iter().zip(actions) {
        let other = Power(dice.roll(board.powers.len() as u64) as u16);
        let kinds = [UnitKind::Army, UnitKind::Fleet, UnitKind::Wing];
        let province = board.province_of(unit.at);
        let action = match dice.roll(30) {
            0..4 => {
                let (line, goal) =
                    *pick(dice, &rail::rides(board, &on_rails, unit)).unwrap_or(&(other.index(), province));
                Action::Move { to: board.main(goal), route: Route::Rail(line) }
            }
            4 => Action::Disband,
            5 => {
                let at = *pick(dice, &board.fleet_places(province)).unwrap();
                Action::Transform { kind: *pick(dice, &kinds).unwrap(), at }
            }
            6 => {
                orders.push((other, to(unit, action)));
                Action::Proxy { to: other }
            }
            _ => action,
        };
        if let Action::Move { to: goal, .. } = action {
            let near = |friend: &&Unit| {
                friend.at != unit.at
                    && board.steps(friend.kind, friend.at).iter().any(|at| board.province_of(*at).0 == goal.0)
            };
            let friends: Vec<_> = units.iter().filter(near).collect();
            if let Some(friend) = pick(dice, &friends).filter(|_| chance(dice, 50)) {
                let support = Action::SupportMove { kind: None, from: unit.at, to: goal };
                orders.push((friend.power, to(friend, support)));
            }
        }
        orders.push((unit.power, to(unit, action)));
    }
    orders
}

fn results(events: &[Event]) -> impl Iterator<Item = &OrderResult> {
    events.iter().filter_map(|event| match event {
        Event::Result(result) => Some(result),
        _ => None,
    })
}

/// Checks that no ride has passed a foreign unit, and none has ended beyond the unit that stopped it.
fn check_rides(board: &Board, after: &State, events: &[Event], orders: &[(Power, Order)]) -> usize {
    let mut n_rides = 0;
    for result in results(events) {
        let (Some(unit), Order::Unit { action: Action::Move { to, route: Route::Rail(line) }, .. }) =
            (result.unit, &result.order)
        else {
            continue;
        };
        let stopped = events.iter().find_map(|event| match event {
            Event::Stopped { unit: other, at } if *other == unit => Some(*at),
            _ => None,
        });
        assert!(stopped.is_none() || result.failure.is_some(), "a ride that got through has not stopped\n{orders:?}");
        let Some(end) = stopped.or((result.failure.is_none()).then_some(*to)) else { continue };
        let line = &board.railways[*line].line;
        let index = |at| line.iter().position(|&other| other == board.province_of(at)).unwrap();
        let (from, to) = (index(unit.at), index(end));
        let passed = &line[from.min(to)..=from.max(to)];
        for &at in passed.iter().filter(|&&at| at != board.province_of(unit.at)) {
            let stranger = after.unit_in(board, at).filter(|other| other.power != unit.power);
            assert_eq!(stranger, None, "{} passed a foreign unit\n{orders:?}", board.unit_name(&unit));
        }
        assert_eq!(after.unit_in(board, board.province_of(end)).map(|unit| unit.power), Some(unit.power), "{orders:?}");
        n_rides += 1;
    }
    n_rides
}

#[test]
fn the_rules_hold_for_any_special_orders() {
    let board = with_railways();
    let mut dice = Dice::new(1870);
    let mut n_rides = 0;
    for round in 0..times(600) {
        let mut policies = if round % 2 == 0 { Policies::default() } else { random_policies(&mut dice) };
        (policies.railways, policies.proxy, policies.disband) = (true, true, true);
        (policies.transform, policies.transform_where) = (Transform::Both, TransformWhere::Anywhere);
        let tables = Tables::new(&board, &policies);
        let mut state = random_state(&board, &mut dice);
        for _ in 0..3 {
            let units = state.units.clone();
            let mut orders = further(&board, &mut dice, &units);
            if chance(&mut dice, 30) {
                orders.extend(garbage(&board, &mut dice, &units));
            }
            let (next, events) = adjudicate(&board, &tables, &policies, &state, &orders);
            check_step(&board, &state, &next, &events);
            if state.phase.kind == PhaseKind::Movement {
                let with_unit = results(&events).filter(|result| result.unit.is_some()).count();
                assert_eq!(with_unit, state.units.len(), "every unit has exactly one result\n{orders:?}");
                if next.phase.kind != PhaseKind::Adjustment && next.phase.season == state.phase.season {
                    n_rides += check_rides(&board, &next, &events, &orders);
                }
            }
            let again = reshuffle(&mut dice, &orders);
            assert_eq!(adjudicate(&board, &tables, &policies, &state, &again), (next.clone(), events), "{orders:?}");
            state = next;
        }
    }
    assert!(n_rides > times(100), "only {n_rides} rides");
}

/// By rail to a neighbour, an army has the same result as by land.
#[test]
fn a_ride_to_a_neighbour_is_a_walk() {
    let mut board = standard();
    for from in (0..board.provinces.len() as u16).map(Province) {
        for to in board.location(board.main(from)).army.clone() {
            let line = vec![from, board.province_of(to)];
            let powers = (0..7).map(Power).collect();
            board.railways.push(Railway { abbreviation: String::new(), name: String::new(), powers, line });
        }
    }
    let policies = Policies { railways: true, ..Policies::default() };
    let mut resolver = Tables::new(&board, &policies).resolver();
    let mut dice = Dice::new(1835);
    for round in 0..times(1000) {
        let n_units = 10 + dice.roll(50) as usize;
        let units = random_units(&board, &mut dice, n_units, 5);
        let mut walks = random_actions(&board, &mut dice, &units);
        for (unit, action) in units.iter().zip(&mut walks) {
            let far = match action {
                Action::Move { to, route } => {
                    *route = Route::Any;
                    !board.steps(unit.kind, unit.at).contains(to)
                }
                Action::Convoy { .. } => true,
                _ => false,
            };
            if far {
                *action = Action::Hold;
            }
        }
        let mut rides = walks.clone();
        for (unit, action) in units.iter().zip(&mut rides).filter(|(unit, _)| unit.kind == UnitKind::Army) {
            if let Action::Move { to, route } = action {
                let ends = [board.province_of(unit.at), board.province_of(*to)];
                let line = board.railways.iter().position(|railway| railway.line == ends).unwrap();
                *route = Route::Rail(line);
            }
        }
        let walked = resolver.resolve(&policies, &pieces(&units, &walks)).to_vec();
        let ridden = resolver.resolve(&policies, &pieces(&units, &rides)).to_vec();
        assert_eq!(walked, ridden, "round {round}\n{}", text(&board, &units, &rides));
    }
}
