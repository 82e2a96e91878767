//! Random play with wings, airlifts, portage and convoys along the coast.
use super::oracle::{self, Fate};
use super::{chance, pick, pieces, random_state, standard, text, times};
use crate::dice::Dice;
use crate::play_every_board::play;
use chancery_diplomacy::Diplomacy;
use chancery_diplomacy::board::{Board, Location, Province, Terrain};
use chancery_diplomacy::order::{Action, Order, Route};
use chancery_diplomacy::phases::movement::{Reason, Tables};
use chancery_diplomacy::policy::Policies;
use chancery_diplomacy::state::{State, Unit, UnitKind};
use chancery_rules::{Eyes, Power, Rules};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The standard board with water in some of its lands, and some of the policies that define which units carry which.
fn setting(dice: &mut Dice) -> (Board, Policies) {
    let mut board = standard();
    for province in board.provinces.iter_mut().filter(|province| province.terrain == Terrain::Coast) {
        province.dual = chance(dice, 40);
    }
    let policies = Policies {
        wings: true,
        airlifts: chance(dice, 50),
        portage: chance(dice, 50),
        coastal_convoys: chance(dice, 40),
        duality: chance(dice, 50),
        ..Policies::default()
    };
    (board, policies)
}

/// Units and their orders, one place each.
struct Scene<'a> {
    board: &'a Board,
    policies: &'a Policies,
    orders: BTreeMap<Province, (Unit, Action)>,
}

impl Scene<'_> {
    /// Puts a unit of this kind somewhere in a province, if it is allowed there and there is room.
    fn put(&mut self, dice: &mut Dice, kind: UnitKind, at: Province, action: Action) -> bool {
        let places = match kind {
            UnitKind::Fleet => self.board.fleet_places(at),
            UnitKind::Army | UnitKind::Wing => vec![self.board.main(at)],
        };
        let Some(&place) = pick(dice, &places) else { return false };
        let free = !self.orders.contains_key(&at) && self.board.can_stand(kind, place);
        if free {
            let unit = Unit { power: Power(dice.roll(4) as u16), kind, at: place };
            self.orders.insert(at, (unit, action));
        }
        free
    }

    fn beside(&self, dice: &mut Dice, at: Province) -> Province {
        let near = self.board.steps(UnitKind::Wing, self.board.main(at));
        self.board.province_of(*pick(dice, near).unwrap())
    }

    /// A unit whose route crosses one to three others, most of which carry it. Other units may block any of them.
    fn caravan(&mut self, dice: &mut Dice) {
        let kind = if self.policies.portage && chance(dice, 60) { UnitKind::Fleet } else { UnitKind::Army };
        let carrier = match kind {
            UnitKind::Fleet => UnitKind::Army,
            _ if self.policies.airlifts && chance(dice, 50) => UnitKind::Wing,
            _ => UnitKind::Fleet,
        };
        let room = |at: Province| {
            let mut places = self.board.fleet_places(at).into_iter().chain([self.board.main(at)]);
            places.any(|place| self.board.can_stand(carrier, place))
        };
        let mut start = Province(dice.roll(self.board.provinces.len() as u64) as u16);
        while self.board.province(start).terrain != Terrain::Coast {
            start = self.beside(dice, start);
        }
        let (mut way, n_carriers) = (vec![start], 1 + dice.roll(3) as usize);
        for _ in 0..30 {
            let next = self.beside(dice, way[way.len() - 1]);
            let ends = way.len() > n_carriers && self.board.province(next).terrain == Terrain::Coast;
            if way.contains(&next) || (way.len() <= n_carriers && !room(next)) {
                continue;
            }
            way.push(next);
            if ends {
                break;
            }
        }
        let [from, carriers @ .., goal] = way.as_slice() else { return };
        let berths: Vec<_> = match kind {
            UnitKind::Fleet => self.board.fleet_places(*goal),
            _ => vec![self.board.main(*goal)],
        };
        let to = *pick(dice, &berths).unwrap();
        let route = if chance(dice, 30) { Route::Via } else { Route::Any };
        if !self.put(dice, kind, *from, Action::Move { to, route }) {
            return;
        }
        let from = self.board.main(*from);
        for &at in carriers {
            let carrier = if self.policies.airlifts && chance(dice, 30) { any_kind(dice) } else { carrier };
            let action = if chance(dice, 85) { Action::Convoy { kind, from, to } } else { Action::Hold };
            self.put(dice, carrier, at, action);
            if chance(dice, 40) {
                let (attacker, helper) = (self.beside(dice, at), self.beside(dice, at));
                let attack = Action::Move { to: self.board.main(at), route: Route::Any };
                let (any, other) = (any_kind(dice), any_kind(dice));
                self.put(dice, any, attacker, attack);
                let support =
                    Action::SupportMove { kind: None, from: self.board.main(attacker), to: self.board.main(at) };
                // A unit at the caravan's goal that helps one side or the other makes paradoxes.
                if chance(dice, 50) {
                    let helps_carrier = Action::SupportHold { kind: None, unit: self.board.main(at) };
                    let action = if chance(dice, 50) { helps_carrier } else { support.clone() };
                    self.put(dice, UnitKind::Wing, *goal, action);
                }
                self.put(dice, other, helper, support);
            }
        }
    }

    /// Units with random orders.
    fn crowd(&mut self, dice: &mut Dice, n_units: u64) {
        for _ in 0..n_units {
            let at = Province(dice.roll(self.board.provinces.len() as u64) as u16);
            let kind = any_kind(dice);
            let to = self.beside(dice, at);
            let there = self.orders.get(&to).map(|(unit, action)| (unit.at, action.clone()));
            let action = match (there, dice.roll(4)) {
                (Some((from, Action::Move { to, .. })), 1..) => Action::SupportMove { kind: None, from, to },
                (Some((unit, _)), 2..) => Action::SupportHold { kind: None, unit },
                (_, 0) => Action::Hold,
                _ => Action::Move { to: self.board.main(to), route: Route::Any },
            };
            self.put(dice, kind, at, action);
        }
    }
}

fn any_kind(dice: &mut Dice) -> UnitKind {
    *pick(dice, &UnitKind::ALL).unwrap()
}

/// An independent adjudicator gives the same results for all carriers.
#[test]
fn the_oracle_agrees_on_carriers() {
    let mut dice = Dice::new(1999);
    let (mut n_carried, mut n_disrupted, mut n_paradoxes) = (BTreeMap::<UnitKind, usize>::new(), 0, 0);
    for _ in 0..times(60) {
        let (board, policies) = setting(&mut dice);
        let mut resolver = Tables::new(&board, &policies).resolver();
        for round in 0..100 {
            let mut scene = Scene { board: &board, policies: &policies, orders: BTreeMap::new() };
            for _ in 0..1 + dice.roll(4) {
                scene.caravan(&mut dice);
            }
            let n_others = dice.roll(12);
            scene.crowd(&mut dice, n_others);
            let (units, actions): (Vec<Unit>, Vec<Action>) = scene.orders.into_values().unzip();
            let ours = resolver.resolve(&policies, &pieces(&units, &actions)).to_vec();
            let (fates, successes) = oracle::adjudicate(&board, &policies, &units, &actions);
            for (index, (fate, outcome)) in fates.iter().zip(&ours).enumerate() {
                let mine = if outcome.dislodged_by.is_some() { Fate::Dislodged } else { Fate::At(outcome.at) };
                let who = board.unit_name(&units[index]);
                let orders = || format!("{policies}\n{}", text(&board, &units, &actions));
                assert_eq!(mine, *fate, "round {round}, {who}: {outcome:?}\n{}", orders());
                assert!(outcome.failure.is_some() || successes[index], "round {round}, {who} failed\n{}", orders());
                *n_carried.entry(units[index].kind).or_default() += usize::from(outcome.by_sea);
                n_disrupted += usize::from(matches!(outcome.failure, Some(Reason::Disrupted { .. })));
                n_paradoxes += usize::from(outcome.failure == Some(Reason::Paradox));
            }
        }
    }
    let n_carried = |kind| n_carried.get(&kind).copied().unwrap_or_default();
    let n = [n_carried(UnitKind::Army), n_carried(UnitKind::Fleet), n_disrupted, n_paradoxes];
    assert!(n.iter().all(|&n| n > 20), "armies, fleets, disruptions, paradoxes: {n:?}");
    assert_eq!(n_carried(UnitKind::Wing), 0, "nobody carries a wing");
}

/// The verdict on an order at entry and its result are computed in two ways: by walking from carrier to carrier, and by
/// sets. They agree on all kinds of orders.
#[test]
fn an_order_to_carry_or_be_carried_is_accepted_if_it_is_possible() {
    let mut dice = Dice::new(1987);
    let (mut n_taken, mut n_refused) = (0, 0);
    for round in 0..times(20) {
        let (board, policies) = setting(&mut dice);
        let mut scene = Scene { board: &board, policies: &policies, orders: BTreeMap::new() };
        for _ in 0..4 {
            scene.caravan(&mut dice);
        }
        scene.crowd(&mut dice, 6);
        let units = scene.orders.into_values().map(|(unit, _)| unit).collect();
        let mut state = State { units, ..random_state(&board, &mut dice) };
        state.sort();
        let rules = Diplomacy::new(Arc::new(board), policies);
        let (board, view) = (rules.board(), rules.view(&state, Eyes::Master));
        let mut resolver = Tables::new(board, &policies).resolver();
        for unit in &state.units {
            let others = state.units.iter().filter(|other| other.at != unit.at);
            let goals: Vec<_> = (0..board.locations.len() as u16)
                .map(Location)
                .filter(|&at| board.can_stand(unit.kind, at) && board.province_of(at) != board.province_of(unit.at))
                .collect();
            let mut actions: Vec<_> = goals.iter().map(|&to| Action::Move { to, route: Route::Any }).collect();
            actions.extend(goals.iter().map(|&to| Action::Move { to, route: Route::Via }));
            for other in others {
                let &to = pick(&mut dice, &goals).unwrap();
                let (kind, from) = (other.kind, other.at);
                if board.can_stand(kind, to) && board.province_of(from) != board.province_of(to) {
                    actions.push(Action::Convoy { kind, from, to });
                    if board.province_of(unit.at) != board.province_of(to) {
                        actions.push(Action::SupportMove { kind: Some(kind), from, to });
                    }
                }
            }
            for action in actions {
                let legal = resolver.legal(&policies, &state.units, unit, &action);
                let order = Order::Unit { kind: Some(unit.kind), at: unit.at, action };
                let line = order.text(board);
                let answers = rules.orders(&view, &line);
                let taken = answers.iter().all(Result::is_ok);
                assert_eq!(
                    taken,
                    legal.is_ok(),
                    "round {round}, {line}: {answers:?}, but {legal:?}\n{policies}{:?}",
                    state.units
                );
                n_taken += usize::from(taken);
                n_refused += usize::from(!taken);
            }
        }
    }
    assert!(n_taken > 1000 && n_refused > 1000, "{n_taken} taken, {n_refused} refused");
}

/// Whole games: wings are built, carried over and lost.
#[test]
fn games_with_wings_and_carriers_never_get_stuck() {
    let board = Arc::new(standard());
    let all = Policies { wings: true, airlifts: true, portage: true, coastal_convoys: true, ..Policies::default() };
    let strict = Policies { wings: true, portage: true, strict_convoy: true, ..Policies::default() };
    for (seed, policies) in [all, strict].into_iter().enumerate() {
        play(&Diplomacy::new(Arc::clone(&board), policies), seed as u64);
    }
}
