//! Invariants of the Diplomacy engine on random positions and orders, and an oracle that agrees with it.
//!
//! `CHANCERY_SOAK=20 cargo test -p chancery-diplomacy` plays twenty times as much.
mod carriers;
mod options;
mod oracle;
mod special;
mod ways_home;

use crate::chance::{chance, pick};
use crate::dice::Dice;
use chancery_diplomacy::board::{Board, Location, LocationData, Passage, PassageStrength, Province, ProvinceData};
use chancery_diplomacy::event::Event;
use chancery_diplomacy::order::{Action, Order, Route};
use chancery_diplomacy::phases::adjudicate::adjudicate;
use chancery_diplomacy::phases::movement;
use chancery_diplomacy::phases::movement::{Outcome, Piece, Reason, Resolver, Tables};
use chancery_diplomacy::policy::{Edition, POLICIES, Policies};
use chancery_diplomacy::state::PhaseKind;
use chancery_diplomacy::state::{Affairs, Phase, State, Unit, UnitKind};
use chancery_diplomacy::{Diplomacy, variant};
use chancery_rules::{Luck, Power, Rules};
use oracle::Fate;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The number of repetitions for a test that usually makes `count`.
fn times(count: usize) -> usize {
    count * std::env::var("CHANCERY_SOAK").ok().and_then(|factor| factor.parse().ok()).unwrap_or(1)
}

fn standard() -> Board {
    variant::load("standard").unwrap()
}

/// Up to `n_units` units in random provinces.
fn random_units(board: &Board, dice: &mut Dice, n_units: usize, n_powers: u64) -> Vec<Unit> {
    let mut taken = BTreeSet::new();
    let mut units = Vec::new();
    for _ in 0..n_units {
        let at = Location(dice.roll(board.locations.len() as u64) as u16);
        let kind = if chance(dice, 50) { UnitKind::Army } else { UnitKind::Fleet };
        if board.can_stand(kind, at) && taken.insert(board.province_of(at)) {
            units.push(Unit { power: Power(dice.roll(n_powers) as u16), kind, at });
        }
    }
    units.sort_unstable_by_key(|unit| unit.at);
    units
}

/// The places where armies land: all places of armies that a fleet can reach.
fn coasts(board: &Board) -> Vec<Location> {
    let touches_water = |at: &Location| {
        board.fleet_places(board.province_of(*at)).iter().any(|&at| !board.steps(UnitKind::Fleet, at).is_empty())
    };
    let places = (0..board.provinces.len() as u16).map(Location);
    places.filter(|&at| board.can_stand(UnitKind::Army, at)).filter(touches_water).collect()
}

#[test]
fn random_convoys_aim_at_coasts() {
    let board = standard();
    let coasts: Vec<String> = coasts(&board).into_iter().map(|at| board.place_name(at)).collect();
    let has = |name: &str| coasts.iter().any(|coast| coast.eq_ignore_ascii_case(name));
    assert_eq!(coasts.len(), 42, "{coasts:?}");
    assert!(has("NAP") && has("STP") && !has("MUN") && !has("ION"), "{coasts:?}");
}

/// Highly interdependent orders: moves first, then supports and convoys, mostly for them.
fn random_actions(board: &Board, dice: &mut Dice, units: &[Unit]) -> Vec<Action> {
    let coasts = coasts(board);
    let mut actions = vec![Action::Hold; units.len()];
    for (action, unit) in actions.iter_mut().zip(units) {
        let near = board.steps(unit.kind, unit.at);
        let far = unit.kind == UnitKind::Army && chance(dice, 30);
        let to = if far { pick(dice, &coasts) } else { pick(dice, near) };
        if let (Some(&to), true) = (to, chance(dice, 55)) {
            let route = if chance(dice, 12) { Route::Via } else { Route::Any };
            *action = Action::Move { to, route };
        }
    }
    for index in 0..units.len() {
        if actions[index] != Action::Hold || chance(dice, 5) {
            continue;
        }
        let unit = units[index];
        let reach: Vec<Province> = board.steps(unit.kind, unit.at).iter().map(|&at| board.province_of(at)).collect();
        let mut useful = Vec::new();
        for (other, action) in units.iter().zip(&actions) {
            match action {
                Action::Move { to, .. } => {
                    if reach.contains(&board.province_of(*to)) {
                        useful.push(Action::SupportMove { kind: None, from: other.at, to: *to });
                    }
                    if unit.kind == UnitKind::Fleet && other.kind == UnitKind::Army {
                        useful.push(Action::Convoy { kind: other.kind, from: other.at, to: *to });
                    }
                }
                _ if reach.contains(&board.province_of(other.at)) => {
                    useful.push(Action::SupportHold { kind: None, unit: other.at });
                }
                _ => {}
            }
        }
        if let Some(action) = pick(dice, &useful) {
            actions[index] = action.clone();
        }
    }
    actions
}

fn pieces<'a>(units: &[Unit], actions: &'a [Action]) -> Vec<Piece<'a>> {
    units.iter().zip(actions).map(|(&unit, action)| Piece { unit, action }).collect()
}

fn text(board: &Board, units: &[Unit], actions: &[Action]) -> String {
    let line = |(unit, action): (&Unit, &Action)| {
        let order = Order::Unit { kind: Some(unit.kind), at: unit.at, action: action.clone() };
        format!("{}: {}\n", board.power_name(unit.power).name, order.text(board))
    };
    units.iter().zip(actions).map(line).collect()
}

fn resolve(resolver: &mut Resolver, units: &[Unit], actions: &[Action]) -> Vec<Outcome> {
    resolver.resolve(&Policies::default(), &pieces(units, actions)).to_vec()
}

/// Another adjudicator, written differently from the same equations, gives the same results.
#[test]
fn the_oracle_agrees() {
    let board = standard();
    let mut resolver = Tables::new(&board, &Policies::default()).resolver();
    let mut dice = Dice::new(1901);
    for round in 0..times(2500) {
        let n_units = 4 + dice.roll(50) as usize;
        let n_powers = 2 + dice.roll(6);
        let units = random_units(&board, &mut dice, n_units, n_powers);
        let actions = random_actions(&board, &mut dice, &units);
        let ours = resolve(&mut resolver, &units, &actions);
        let (fates, _) = oracle::adjudicate(&board, &Policies::default(), &units, &actions);
        for (index, (fate, outcome)) in fates.iter().zip(&ours).enumerate() {
            let mine = if outcome.dislodged_by.is_some() { Fate::Dislodged } else { Fate::At(outcome.at) };
            let who = board.unit_name(&units[index]);
            assert_eq!(mine, *fate, "round {round}, {who}: {outcome:?}\n{}", text(&board, &units, &actions));
        }
    }
}

/// Every third border, anywhere on the board, weakens units that pass, or allows no support over it.
#[test]
fn the_oracle_agrees_on_difficult_borders() {
    let mut dice = Dice::new(1900);
    for round in 0..times(60) {
        let mut board = standard();
        for from in 0..board.locations.len() {
            let data = &board.locations[from];
            for to in data.army.iter().chain(&data.fleet).copied().collect::<Vec<_>>() {
                let (from, to) = (board.locations[from].province, board.province_of(to));
                let strength = [PassageStrength::Full, PassageStrength::Half, PassageStrength::Nothing];
                if chance(&mut dice, 30) {
                    let strength = strength[dice.roll(3) as usize];
                    let no_support = chance(&mut dice, 40);
                    board.passages.push(Passage { from, to, strength, no_support, ..Passage::default() });
                }
            }
        }
        let policies = Policies::default();
        let tables = Tables::new(&board, &policies);
        for _ in 0..25 {
            let n_units = 20 + dice.roll(40) as usize;
            let units = random_units(&board, &mut dice, n_units, 5);
            let actions = random_actions(&board, &mut dice, &units);
            let order = |(unit, action): (&Unit, &Action)| {
                (unit.power, Order::Unit { kind: Some(unit.kind), at: unit.at, action: action.clone() })
            };
            let orders: Vec<_> = units.iter().zip(&actions).map(order).collect();
            let mut state = random_state(&board, &mut dice);
            state.phase = Phase::read("S1901M").unwrap();
            state.units.clone_from(&units);
            let moved = movement::adjudicate(&board, &tables, &policies, &state, &orders);
            let (fates, _) = oracle::adjudicate(&board, &policies, &units, &actions);
            let stand = |(unit, fate): (&Unit, &Fate)| match fate {
                Fate::At(at) => Some(Unit { at: *at, ..*unit }),
                Fate::Dislodged => None,
            };
            let mut left: Vec<_> = units.iter().zip(&fates).filter_map(stand).collect();
            left.sort_unstable_by_key(Unit::rank);
            assert_eq!(moved.units, left, "round {round}: {}", text(&board, &units, &actions));
        }
    }
}

/// Convoys over convoys: every sea has a fleet, every coast an army with a distant destination.
#[test]
fn the_oracle_agrees_on_a_crowded_sea() {
    let board = standard();
    let mut resolver = Tables::new(&board, &Policies::default()).resolver();
    let mut dice = Dice::new(1971);
    for round in 0..times(400) {
        let mut units = Vec::new();
        for at in (0..board.provinces.len() as u16).map(Location) {
            let kind = if board.can_stand(UnitKind::Army, at) { UnitKind::Army } else { UnitKind::Fleet };
            if chance(&mut dice, if kind == UnitKind::Army { 40 } else { 60 }) {
                units.push(Unit { power: Power(dice.roll(3) as u16), kind, at });
            }
        }
        let actions = random_actions(&board, &mut dice, &units);
        let ours = resolve(&mut resolver, &units, &actions);
        let (fates, successes) = oracle::adjudicate(&board, &Policies::default(), &units, &actions);
        for (index, (fate, outcome)) in fates.iter().zip(&ours).enumerate() {
            let mine = if outcome.dislodged_by.is_some() { Fate::Dislodged } else { Fate::At(outcome.at) };
            let who = board.unit_name(&units[index]);
            assert_eq!(mine, *fate, "round {round}, {who}: {outcome:?}\n{}", text(&board, &units, &actions));
            assert!(outcome.failure.is_some() || successes[index], "round {round}, {who} failed");
        }
    }
}

/// Convoys that attack supports for and against their own fleets, several of them tangled.
#[test]
fn the_oracle_agrees_on_paradoxes() {
    let board = standard();
    let mut resolver = Tables::new(&board, &Policies::default()).resolver();
    let mut dice = Dice::new(2000);
    let seas: Vec<Location> = (0..board.provinces.len() as u16)
        .map(Location)
        .filter(|&at| !board.can_stand(UnitKind::Army, at) && board.can_stand(UnitKind::Fleet, at))
        .collect();
    let mut n_paradoxes = 0;
    for round in 0..times(3000) {
        let mut orders: Vec<(Unit, Action)> = Vec::new();
        let mut put = |dice: &mut Dice, kind: UnitKind, at: Location, action: Action| {
            let free = orders.iter().all(|(other, _)| board.province_of(other.at) != board.province_of(at));
            if free && board.can_stand(kind, at) {
                orders.push((Unit { power: Power(dice.roll(5) as u16), kind, at }, action));
            }
        };
        for _ in 0..1 + dice.roll(4) {
            let &sea = pick(&mut dice, &seas).unwrap();
            let shores = board.steps(UnitKind::Fleet, sea);
            let mut shore = || *pick(&mut dice, shores).unwrap();
            let (start, goal, beside, other) = (shore(), shore(), shore(), shore());
            let (from, to) = (board.main(board.province_of(start)), board.main(board.province_of(goal)));
            if board.can_stand(UnitKind::Army, from) && board.can_stand(UnitKind::Army, to) {
                put(&mut dice, UnitKind::Army, from, Action::Move { to, route: Route::Via });
                put(&mut dice, UnitKind::Fleet, sea, Action::Convoy { kind: UnitKind::Army, from, to });
                let support = match dice.roll(3) {
                    0 => Action::SupportHold { kind: None, unit: sea },
                    _ => Action::SupportMove { kind: None, from: beside, to: sea },
                };
                put(&mut dice, UnitKind::Fleet, goal, support);
                put(&mut dice, UnitKind::Fleet, beside, Action::Move { to: sea, route: Route::Any });
                if chance(&mut dice, 30) {
                    put(&mut dice, UnitKind::Fleet, other, Action::SupportMove { kind: None, from: beside, to: sea });
                }
            }
        }
        orders.sort_by_key(|(unit, _)| unit.at);
        let (units, actions): (Vec<_>, Vec<_>) = orders.into_iter().unzip();
        let ours = resolve(&mut resolver, &units, &actions);
        n_paradoxes += usize::from(ours.iter().any(|outcome| outcome.failure == Some(Reason::Paradox)));
        let (fates, _) = oracle::adjudicate(&board, &Policies::default(), &units, &actions);
        for (index, (fate, outcome)) in fates.iter().zip(&ours).enumerate() {
            let mine = if outcome.dislodged_by.is_some() { Fate::Dislodged } else { Fate::At(outcome.at) };
            let who = board.unit_name(&units[index]);
            assert_eq!(mine, *fate, "round {round}, {who}: {outcome:?}\n{}", text(&board, &units, &actions));
        }
    }
    assert!(n_paradoxes > 20, "only {n_paradoxes} paradoxes");
}

/// Several copies of a board side by side, as one unusually wide board.
struct Side<'a> {
    board: &'a Board,
    n_copies: u16,
}

impl Side<'_> {
    /// The place in a copy: on any board, provinces come first, then coasts.
    fn place(&self, copy: u16, at: Location) -> Location {
        let (n_provinces, n_locations) = (self.board.provinces.len() as u16, self.board.locations.len() as u16);
        Location(match at.0.checked_sub(n_provinces) {
            None => copy * n_provinces + at.0,
            Some(coast) => self.n_copies * n_provinces + copy * (n_locations - n_provinces) + coast,
        })
    }

    fn province(&self, copy: u16, at: Province) -> Province {
        Province(self.place(copy, Location(at.0)).0)
    }

    fn wide(&self) -> Board {
        let mut wide = Board { provinces: Vec::new(), ..self.board.clone() };
        let n_provinces = self.board.provinces.len();
        let (mut mains, mut coasts) = (Vec::new(), Vec::new());
        for copy in 0..self.n_copies {
            let places = |from: &[Location]| from.iter().map(|&at| self.place(copy, at)).collect();
            for data in &self.board.provinces {
                wide.provinces.push(ProvinceData { coasts: places(&data.coasts), ..data.clone() });
            }
            for (index, data) in self.board.locations.iter().enumerate() {
                let province = self.province(copy, data.province);
                let coast = data.coast.clone();
                let (army, fleet, wing) = (places(&data.army), places(&data.fleet), places(&data.wing));
                let data = LocationData { province, coast, army, fleet, wing };
                if index < n_provinces { mains.push(data) } else { coasts.push(data) }
            }
        }
        mains.append(&mut coasts);
        wide.locations = mains;
        wide
    }

    fn action(&self, copy: u16, action: &Action) -> Action {
        let place = |at: Location| self.place(copy, at);
        match action.clone() {
            Action::Move { to, route } => Action::Move { to: place(to), route },
            Action::SupportHold { kind, unit } => Action::SupportHold { kind, unit: place(unit) },
            Action::SupportMove { kind, from, to } => Action::SupportMove { kind, from: place(from), to: place(to) },
            Action::Convoy { kind, from, to } => Action::Convoy { kind, from: place(from), to: place(to) },
            other => other,
        }
    }

    fn outcome(&self, copy: u16, outcome: &Outcome) -> Outcome {
        let province = |at: Province| self.province(copy, at);
        let reason = |reason| match reason {
            Reason::Bounce { strength, by, against } => Reason::Bounce { strength, by: province(by), against },
            Reason::Cut { by } => Reason::Cut { by: province(by) },
            Reason::Dislodged { by } => Reason::Dislodged { by: province(by) },
            Reason::Disrupted { at } => Reason::Disrupted { at: province(at) },
            Reason::NoConvoy | Reason::Paradox | Reason::Void(_) => reason,
        };
        Outcome {
            at: self.place(copy, outcome.at),
            goal: outcome.goal.map(|at| self.place(copy, at)),
            failure: outcome.failure.map(reason),
            dislodged_by: outcome.dislodged_by.map(province),
            by_sea: outcome.by_sea,
        }
    }
}

/// Sets are as wide as the board needs: the results on one board are the same on each of up to 26 copies side by side
/// (2106 places, a thousand units).
#[test]
fn wide_and_narrow_boards_are_adjudicated_alike() {
    let board = standard();
    let mut narrow = Tables::new(&board, &Policies::default()).resolver();
    let mut dice = Dice::new(1066);
    for (n_copies, n_rounds) in [(2, 200), (3, 100), (4, 100), (7, 50), (13, 20), (26, 4)] {
        let side = Side { board: &board, n_copies };
        let mut resolver = Tables::new(&side.wide(), &Policies::default()).resolver();
        for round in 0..times(n_rounds) {
            let (mut units, mut actions, mut expected) = (Vec::new(), Vec::new(), Vec::new());
            for copy in 0..n_copies {
                let n_units = 30 + dice.roll(60) as usize;
                let own_units = random_units(&board, &mut dice, n_units, 7);
                let own_actions = random_actions(&board, &mut dice, &own_units);
                let outcomes = resolve(&mut narrow, &own_units, &own_actions);
                units.extend(own_units.iter().map(|unit| Unit { at: side.place(copy, unit.at), ..*unit }));
                actions.extend(own_actions.iter().map(|action| side.action(copy, action)));
                expected.extend(outcomes.iter().map(|outcome| side.outcome(copy, outcome)));
            }
            assert_eq!(resolve(&mut resolver, &units, &actions), expected, "{n_copies} copies, round {round}");
        }
    }
}

/// A position with garbage of every kind among its orders.
fn garbage(board: &Board, dice: &mut Dice, units: &[Unit]) -> Vec<(Power, Order)> {
    let n_powers = board.powers.len() as u64 + 2;
    let beyond = board.locations.len() as u64 + 5;
    let mut orders: Vec<(Power, Order)> = Vec::new();
    for _ in 0..dice.roll(120) {
        let mut place = || match pick(dice, units) {
            Some(unit) if chance(dice, 60) => unit.at,
            _ => Location(dice.roll(beyond) as u16),
        };
        let (at, from, to) = (place(), place(), place());
        let action = match dice.roll(9) {
            0 => Action::Hold,
            1 => Action::Disband,
            2 => Action::SupportHold { kind: None, unit: from },
            3 => Action::SupportMove { kind: Some(UnitKind::Fleet), from, to },
            4 => Action::Convoy { kind: UnitKind::Army, from, to },
            5 => Action::Move { to, route: Route::Via },
            6 => Action::Move { to, route: Route::Through(vec![Province(from.0), Province(at.0)]) },
            7 => Action::Move { to, route: Route::Through(Vec::new()) },
            _ => Action::Move { to, route: Route::Any },
        };
        let order = match dice.roll(20) {
            0 => Order::Build { kind: UnitKind::Fleet, at },
            1 => Order::Waive(dice.roll(1 << 33) as u32),
            2 => Order::Build { kind: UnitKind::Army, at },
            3 => Order::Unit { kind: Some(UnitKind::Fleet), at, action },
            _ => Order::Unit { kind: None, at, action },
        };
        let owner = units.iter().find(|unit| unit.at == at).map(|unit| unit.power);
        let power = owner.filter(|_| chance(dice, 80)).unwrap_or(Power(dice.roll(n_powers) as u16));
        orders.push((power, order));
    }
    let actions = random_actions(board, dice, units);
    for (unit, action) in units.iter().zip(actions) {
        if chance(dice, 50) {
            orders.push((unit.power, Order::Unit { kind: Some(unit.kind), at: unit.at, action }));
        }
    }
    orders
}

fn random_policies(dice: &mut Dice) -> Policies {
    let mut policies = Policies::default();
    for policy in POLICIES {
        if let Some(choice) = pick(dice, policy.choices).filter(|_| chance(dice, 50)) {
            policies.set(policy.name, choice.word).unwrap();
        }
    }
    policies
}

pub(crate) fn random_state(board: &Board, dice: &mut Dice) -> State {
    let n_tries = dice.roll(200) as usize;
    let mut state = State {
        phase: chancery_diplomacy::state::Phase::read(if chance(dice, 50) { "S1901M" } else { "F1901M" }).unwrap(),
        units: random_units(board, dice, n_tries, board.powers.len() as u64),
        dislodged: Vec::new(),
        contested: Vec::new(),
        owners: vec![None; board.provinces.len()],
        winners: Vec::new(),
        affairs: Affairs::default(),
    };
    for province in board.centres() {
        if chance(dice, 70) {
            state.owners[usize::from(province.0)] = Some(Power(dice.roll(board.powers.len() as u64) as u16));
        }
    }
    state
}

/// Shuffles orders, but leaves those of one power in their order.
fn reshuffle(dice: &mut Dice, orders: &[(Power, Order)]) -> Vec<(Power, Order)> {
    let mut left: Vec<Vec<&(Power, Order)>> = Vec::new();
    for order in orders.iter().rev() {
        match left.iter_mut().find(|own| own[0].0 == order.0) {
            Some(own) => own.push(order),
            None => left.push(vec![order]),
        }
    }
    let mut shuffled = Vec::new();
    while !left.is_empty() {
        let index = dice.roll(left.len() as u64) as usize;
        shuffled.extend(left[index].pop().cloned());
        left.retain(|own| !own.is_empty());
    }
    shuffled
}

/// The invariants after every phase, for any orders.
pub(crate) fn check_step(board: &Board, before: &State, after: &State, events: &[Event]) {
    let mut provinces = BTreeSet::new();
    for unit in &after.units {
        assert!(board.can_stand(unit.kind, unit.at), "{} cannot stand", board.unit_name(unit));
        let province = board.province_of(unit.at);
        let room = provinces.insert(province) || board.province(province).high_sea;
        assert!(room, "two units in {}", board.place_name(unit.at));
    }
    assert!(after.units.is_sorted_by_key(|unit| unit.at), "units are sorted");
    let destroyed = events.iter().filter(|event| matches!(event, Event::Destroyed { .. })).count();
    let result = |event: &Event| match event {
        Event::Result(result) => Some(result.clone()),
        _ => None,
    };
    let removed = events.iter().filter_map(result).filter(|result| {
        let disbands = matches!(result.order, Order::Unit { action: Action::Disband, .. });
        disbands
            && result.unit.is_some()
            && result.failure.is_none()
            && !before.dislodged.iter().any(|lost| Some(lost.unit) == result.unit)
    });
    let built = events.iter().filter_map(result);
    let built = built.filter(|result| matches!(result.order, Order::Build { .. }) && result.failure.is_none());
    let (n_before, n_after) = (before.units.len() + before.dislodged.len(), after.units.len() + after.dislodged.len());
    assert_eq!(n_before + built.count(), n_after + destroyed + removed.count(), "units vanish or double: {events:#?}");
    if before.phase.kind == PhaseKind::Movement {
        let told: Vec<_> = events.iter().filter_map(result).filter_map(|result| result.unit).collect();
        let moved = |unit: &&Unit| before.units.contains(unit);
        // In a high sea, two units can be equal.
        let (told_once, units) = (told.iter().filter(moved).collect::<BTreeSet<_>>(), before.units.iter().collect());
        assert_eq!(told_once, units, "a result a unit");
        assert!(told.iter().filter(moved).count() >= before.units.len(), "a result a unit");
    }
}

#[test]
fn the_rules_hold_for_any_orders() {
    let boards: Vec<Board> = variant::keys().map(|key| variant::load(key).unwrap()).collect();
    let mut dice = Dice::new(1982);
    for board in &boards {
        let tables = Tables::new(board, &Policies::default());
        // Every board is used, but most of the work is on the standard one.
        let n_rounds = if board.key == "standard" { times(400) } else { times(400) / 20 };
        for _ in 0..n_rounds {
            let policies = random_policies(&mut dice);
            let mut state = random_state(board, &mut dice);
            for _ in 0..4 {
                let units: Vec<Unit> =
                    state.units.iter().copied().chain(state.dislodged.iter().map(|lost| lost.unit)).collect();
                let orders = garbage(board, &mut dice, &units);
                let (next, events) = adjudicate(board, &tables, &policies, &state, &orders);
                check_step(board, &state, &next, &events);
                let again = reshuffle(&mut dice, &orders);
                assert_eq!(adjudicate(board, &tables, &policies, &state, &again), (next.clone(), events));
                state = next;
            }
        }
    }
}

/// Seven powers, legal orders, ten thousand phases. Every edition of the rules gets its games.
#[test]
fn games_of_legal_play_never_get_stuck() {
    let board = Arc::new(standard());
    let tables = Tables::new(&board, &Policies::default());
    let mut dice = Dice::new(2023);
    let (mut n_phases, mut n_games) = (0, 0);
    while n_phases < times(10_000) {
        let policies = Policies::edition(Edition::ALL[n_games % Edition::ALL.len()]);
        let rules = Diplomacy::new(Arc::clone(&board), policies);
        let mut state = rules.begin(&rules.played(), &Luck::default());
        n_games += 1;
        for _ in 0..200 {
            let orders = legal_orders(&board, &mut dice, &state);
            let (next, events) = adjudicate(&board, &tables, &policies, &state, &orders);
            check_step(&board, &state, &next, &events);
            assert_eq!(rules.load(&rules.save(&next)).unwrap(), next, "save and load agree");
            n_phases += 1;
            state = next;
            if !state.winners.is_empty() {
                break;
            }
        }
    }
}

pub(crate) fn legal_orders(board: &Board, dice: &mut Dice, state: &State) -> Vec<(Power, Order)> {
    let to_unit = |unit: &Unit, action| (unit.power, Order::Unit { kind: Some(unit.kind), at: unit.at, action });
    match state.phase.kind {
        PhaseKind::Movement => {
            let actions = random_actions(board, dice, &state.units);
            state.units.iter().zip(actions).map(|(unit, action)| to_unit(unit, action)).collect()
        }
        PhaseKind::Retreat => {
            let mut orders = Vec::new();
            for lost in &state.dislodged {
                let action = match pick(dice, &lost.retreats) {
                    Some(&to) if chance(dice, 80) => Action::Move { to, route: Route::Any },
                    _ => Action::Disband,
                };
                orders.push(to_unit(&lost.unit, action));
            }
            orders
        }
        PhaseKind::Adjustment => {
            let mut orders = Vec::new();
            for power in (0..board.powers.len() as u16).map(Power) {
                for province in board.centres() {
                    let places = board.fleet_places(province);
                    let army = chance(dice, 50) || !board.can_stand(UnitKind::Fleet, places[0]);
                    let (kind, at) =
                        if army { (UnitKind::Army, board.main(province)) } else { (UnitKind::Fleet, places[0]) };
                    orders.push((power, Order::Build { kind, at }));
                }
            }
            orders
        }
    }
}

/// Nineteen fleets could all carry fifteen armies: the resolver must not try the routes one by one (in the spirit of
/// DATC 6.E.4: an adjudication always ends, and soon). A resolver that did would never finish this test.
#[test]
fn a_sea_full_of_convoys_takes_no_time() {
    let board = standard();
    let mut resolver = Tables::new(&board, &Policies::default()).resolver();
    let mut units = Vec::new();
    let coasts = coasts(&board);
    for at in (0..board.provinces.len() as u16).map(Location) {
        let army = board.can_stand(UnitKind::Army, at);
        if !army || coasts.contains(&at) {
            let kind = if army { UnitKind::Army } else { UnitKind::Fleet };
            units.push(Unit { power: Power(0), kind, at });
        }
    }
    let armies: Vec<Location> = units.iter().filter(|unit| unit.kind == UnitKind::Army).map(|unit| unit.at).collect();
    let mut n_stay = 0;
    for shift in 1..armies.len() {
        let goal = |index: usize| armies[(index + shift) % armies.len()];
        let mut actions = Vec::new();
        for (index, unit) in units.iter().enumerate() {
            actions.push(match armies.iter().position(|&at| at == unit.at) {
                Some(army) => Action::Move { to: goal(army), route: Route::Via },
                None => {
                    let army = index % armies.len();
                    Action::Convoy { kind: UnitKind::Army, from: armies[army], to: goal(army) }
                }
            });
        }
        for edition in Edition::ALL {
            let outcomes = resolver.resolve(&Policies::edition(edition), &pieces(&units, &actions));
            for ((unit, action), outcome) in units.iter().zip(&actions).zip(outcomes) {
                let stays = matches!(action, Action::Move { .. }) && outcome.at == unit.at;
                assert!(!stays || outcome.failure.is_some(), "{} stays for no reason", board.unit_name(unit));
                n_stay += usize::from(stays);
            }
        }
    }
    assert!(0 < n_stay, "there is room for everybody");
}
