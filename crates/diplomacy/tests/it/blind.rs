//! Blind games: each power's view, and proof that nothing else reaches its e-mails.
//!
//! `reading` works out, independently and slowly, what a power may know of a phase. The tests change everything else,
//! play both worlds, and compare everything the power could read: results, status, centres, orders on file, forms,
//! options, forecasts, causes, histories, and the verdicts on orders. The judge's `tests/it/blind.rs` does the same by
//! e-mail on a smaller scale. `blind.story` is a game as its players read it.
mod reading;

use crate::chance::{chance, pick};
use crate::dice::Dice;
use crate::engine::{legal_orders, random_state};
use crate::orders_and_results::all_said;
use crate::tried;
use crate::written;
use chancery_diplomacy::board::{Board, Location};
use chancery_diplomacy::order::Order;
use chancery_diplomacy::policy::{POLICIES, Policies};
use chancery_diplomacy::state::{State, Unit, UnitKind};
use chancery_diplomacy::{Diplomacy, variant};
use chancery_families::report::{Heading, Report as _};
use chancery_families::sheet::PreviousTurns;
use chancery_rules::{Eyes, Luck, Power, Rules as _};
use reading::Reading;
use std::sync::Arc;

/// The policies that define what a power sees.
const SIGHT: [&str; 4] = ["units-see", "centres-see", "centres-seen", "hidden-units"];

/// The classic rule, the DPjudge's, or any other mixture.
fn blind_policies(dice: &mut Dice) -> Policies {
    let mut policies = Policies { blind: true, ..Policies::default() };
    if chance(dice, 60) {
        for name in SIGHT {
            let policy = POLICIES.iter().find(|policy| policy.name == name).unwrap();
            policies.set(name, pick(dice, policy.choices).unwrap().word).unwrap();
        }
    }
    policies
}

fn powers(board: &Board) -> impl Iterator<Item = Power> + use<> {
    (0..board.powers.len()).map(|index| Power(index as u16))
}

#[test]
fn a_view_matches_the_policy() {
    let mut dice = Dice::new(11);
    let mut n_hidden = 0;
    for key in ["standard", "chaos", "colonial", "loeb9"] {
        let board = Arc::new(variant::load(key).unwrap());
        for _ in 0..40 {
            let policies = blind_policies(&mut dice);
            let rules = Diplomacy::new(Arc::clone(&board), policies);
            let state = random_state(&board, &mut dice);
            for power in powers(&board) {
                let view = rules.view(&state, Eyes::Power(power));
                let reading = Reading::new(&board, &policies, &state, power);
                let seen: Vec<Unit> = state.units.iter().copied().filter(|unit| reading.sees(unit)).collect();
                assert_eq!(view.seen.units, seen, "{key}, {policies}");
                n_hidden += state.units.len() - seen.len();
                for at in board.centres() {
                    let index = usize::from(at.0);
                    let known = reading.knows_owner(at);
                    assert_eq!(view.seen.owners[index], state.owners[index].filter(|_| known), "{key}, {policies}");
                    assert_eq!(view.fog.as_ref().unwrap().hides_owner(at), !known, "{key}, {policies}");
                }
            }
            let all = rules.view(&state, Eyes::Master);
            assert_eq!((all.seen, all.fog), (state.clone(), None));
            assert!(rules.view(&state, Eyes::Observer).seen.units.is_empty());
        }
    }
    assert!(10_000 < n_hidden, "only {n_hidden} units were out of sight");
}

#[test]
fn a_game_without_fog_or_with_a_winner_shows_everything() {
    let rules = Diplomacy::variant("standard").unwrap();
    let mut state = rules.begin(&rules.played(), &Luck::default());
    let open = rules.view(&state, Eyes::Power(Power(0)));
    assert_eq!((open.seen, open.fog), (state.clone(), None));
    let rules = rules.with(Policies { blind: true, ..Policies::default() });
    assert_eq!(rules.view(&state, Eyes::Power(Power(1))).seen.units.len(), 3);
    state.winners = vec![Power(2)];
    assert_eq!(rules.view(&state, Eyes::Power(Power(0))).seen.units.len(), 22);
}

/// A position with the orders for it.
#[derive(Clone)]
struct World {
    state: State,
    orders: Vec<(Power, Order)>,
}

/// The same world to this power, with other units, owners and orders outside its view, or `None` if it sees everything.
fn otherwise(rules: &Diplomacy, world: &World, power: Power, dice: &mut Dice) -> Option<World> {
    let (board, policies) = (rules.board(), rules.policies());
    let reading = Reading::new(board, policies, &world.state, power);
    let mut other = world.clone();
    let others: Vec<Power> = powers(board).filter(|&other| other != power).collect();
    let dark = |state: &State, dice: &mut Dice| {
        let at = Location(dice.roll(board.locations.len() as u64) as u16);
        let kind = if chance(dice, 50) { UnitKind::Army } else { UnitKind::Fleet };
        let free = !state.units.iter().any(|unit| board.province_of(unit.at) == board.province_of(at));
        let unit = Unit { power: *pick(dice, &others).unwrap(), kind, at };
        (free && board.can_stand(kind, at) && !reading.sees(&unit)).then_some(unit)
    };
    let hidden: Vec<Unit> = world.state.units.iter().copied().filter(|unit| !reading.sees(unit)).collect();
    for unit in &hidden {
        match dice.roll(8) {
            0 => other.state.units.retain(|other| other != unit),
            1 => {
                other.state.units.retain(|other| other != unit);
                other.state.units.extend(dark(&other.state, dice));
            }
            2 => {
                let power = *pick(dice, &others).unwrap();
                other.state.units.iter_mut().filter(|other| *other == unit).for_each(|unit| unit.power = power);
            }
            _ => {}
        }
    }
    if chance(dice, 50) {
        other.state.units.extend(dark(&other.state, dice));
    }
    for at in board.centres().into_iter().filter(|&at| !reading.knows_owner(at)) {
        if chance(dice, 20) {
            let owner = pick(dice, &others).copied().filter(|_| chance(dice, 80));
            other.state.owners[usize::from(at.0)] = owner;
        }
    }
    other.state.sort();
    // All powers get new orders, except for this power and the units that it sees.
    let new = legal_orders(board, dice, &other.state);
    let speaks_of = |order: &Order, state: &State| match order {
        Order::Unit { at, .. } => {
            let dislodged = state.dislodged.iter().map(|dislodged| dislodged.unit);
            let units = state.units.iter().copied().chain(dislodged);
            units.into_iter().find(|unit| unit.at == *at && reading.sees(unit))
        }
        _ => None,
    };
    other.orders.retain(|(by, order)| *by == power || speaks_of(order, &world.state).is_some());
    if chance(dice, 80) {
        let unseen = |(by, order): &(Power, Order)| *by != power && speaks_of(order, &other.state).is_none();
        other.orders.extend(new.into_iter().filter(unseen));
    }
    (other.state != world.state || other.orders != world.orders).then_some(other)
}

/// The form for programs.
fn json(data: impl serde::Serialize) -> String {
    serde_json::to_string(&data).unwrap()
}

/// Everything that a power can read of a phase before and after it ends.
fn letters(rules: &Diplomacy, world: &World, power: Power, dice: &mut Dice) -> Vec<(String, String)> {
    let heading = Heading { game: "fog", n_phase: 7 };
    let eyes = Eyes::Power(power);
    let (after, told) = rules.adjudicate(&world.state, &world.orders, &Luck::default());
    let events = rules.told(&world.state, &after, &told, eyes);
    let (old, new) = (rules.view(&world.state, eyes), rules.view(&after, eyes));
    let own: Vec<Order> = world.orders.iter().filter(|(by, _)| *by == power).map(|(_, order)| order.clone()).collect();
    let review = rules.review(&old, power, &own);
    let mut letters = vec![
        ("results".to_owned(), written(|doc| rules.results(heading, &old, &new, &events, &[power], doc))),
        ("status".to_owned(), written(|doc| rules.status(heading, &old, doc))),
        ("centres".to_owned(), written(|doc| rules.centres(&old, doc))),
        ("status after".to_owned(), written(|doc| rules.status(heading, &new, doc))),
        ("centres after".to_owned(), written(|doc| rules.centres(&new, doc))),
        ("on file".to_owned(), written(|doc| rules.on_file(heading, &old, power, &own, &review, doc))),
        ("form".to_owned(), rules.order_form(&old, power, &own, true)),
        ("form after".to_owned(), rules.order_form(&new, power, &[], true)),
        ("why".to_owned(), format!("{:?}", tried(|doc| rules.why(heading, &old, &events, "", doc)))),
        ("history".to_owned(), written(|doc| rules.history(&[old.clone(), new.clone()], &[], 80, doc))),
        ("aim".to_owned(), format!("{:?}", rules.aim(&new))),
    ];
    let other = Power(dice.roll(rules.board().powers.len() as u64) as u16);
    letters.push(("reasons".to_owned(), all_said(rules.reasons(&old, &events, other)).join("\n")));
    let mut past = PreviousTurns::default();
    letters.push(("sheet".to_owned(), json(rules.sheet(&old, &past))));
    rules.remember(&old, &mut past);
    letters.push(("sheet of the results".to_owned(), json(rules.sheet_of_results(&old, &new, &events, &past))));
    let observer = Eyes::Observer;
    let seen = (rules.view(&world.state, observer), rules.view(&after, observer));
    if rules.policies().centres_seen != chancery_diplomacy::policy::CentresSeen::All {
        let events = rules.told(&world.state, &after, &told, observer);
        letters
            .push(("observer".to_owned(), written(|doc| rules.results(heading, &seen.0, &seen.1, &events, &[], doc))));
        let sheet = rules.sheet_of_results(&seen.0, &seen.1, &events, &PreviousTurns::default());
        letters.push(("observer's sheet".to_owned(), json(sheet)));
        letters.push((
            "observer's status".to_owned(),
            written(|doc| rules.status(heading, &seen.0, doc)) + &written(|doc| rules.centres(&seen.0, doc)),
        ));
    }
    // Orders that name anything, anywhere.
    let board = rules.board();
    let place = |dice: &mut Dice| board.place_name(Location(dice.roll(board.locations.len() as u64) as u16));
    for _ in 0..2 {
        let mine = pick(dice, &old.seen.units).map_or_else(|| place(dice), |unit| board.place_name(unit.at));
        let (a, b) = (place(dice), place(dice));
        let kind = ["A", "F", ""][dice.roll(3) as usize];
        for line in [
            format!("{mine} - {a}"),
            format!("{mine} - {a} via convoy"),
            format!("{kind} {a} - {b}"),
            format!("{mine} S {kind} {a}"),
            format!("{mine} S {kind} {a} - {b}"),
            format!("{mine} C {a} - {b}"),
            format!("{mine} - {a} - {b}"),
            format!("build {kind} {a}"),
            format!("remove {a}"),
        ] {
            letters.push((line.clone(), format!("{:?}", rules.orders(&old, &line))));
            if chance(dice, 20) {
                letters.push((format!("assume {line}"), format!("{:?}", rules.assumed(&old, &line))));
            }
        }
        letters.push((format!("why {a}"), format!("{:?}", tried(|doc| rules.why(heading, &old, &events, &a, doc)))));
    }
    if chance(dice, 3) {
        letters.push(("options".to_owned(), format!("{:?}", tried(|doc| rules.options_list(heading, &old, "", doc)))));
        letters.push(("slots".to_owned(), json(rules.slots(&old, power, &own))));
        let orders: Vec<(Power, Order)> = own.iter().map(|order| (power, order.clone())).collect();
        let forecast = rules.forecast(&old, &orders);
        let text = forecast.map(|(then, events)| written(|doc| rules.prospect(heading, &old, &then, &events, doc)));
        letters.push(("forecast".to_owned(), format!("{text:?}")));
    }
    letters
}

/// Two hundred games of random play: in each phase, a power reads the same whatever happens out of its sight.
#[test]
fn no_email_reveals_a_unit_out_of_sight() {
    let board = Arc::new(variant::load("standard").unwrap());
    let (mut n_games, mut n_pairs, mut n_told) = (0, 0, 0);
    for seed in 0..200 {
        let mut dice = Dice::new(9_000 + seed);
        let rules = Diplomacy::new(Arc::clone(&board), blind_policies(&mut dice));
        let mut state = rules.begin(&rules.played(), &Luck::default());
        let mut pairs = 0;
        for _ in 0..9 {
            let orders = legal_orders(&board, &mut dice, &state);
            let world = World { state: state.clone(), orders };
            let power = Power(dice.roll(7) as u16);
            for _ in 0..3 {
                if 3 < pairs {
                    break;
                }
                let Some(other) = otherwise(&rules, &world, power, &mut dice) else { continue };
                let worlds = [&world, &other];
                let [known, known_otherwise] =
                    worlds.map(|world| reading::knows(&rules, &world.state, &world.orders, power));
                if known != known_otherwise {
                    continue;
                }
                pairs += 1;
                let [one, two] = worlds.map(|world| letters(&rules, world, power, &mut dice.clone()));
                dice.roll(2);
                n_told += one.len();
                for ((what, one), (_, two)) in one.iter().zip(&two) {
                    assert_eq!(
                        one,
                        two,
                        "{what} tells {} more than it may know\n{}\n{known:#?}",
                        board.power_name(power).name,
                        rules.policies()
                    );
                }
            }
            state = rules.adjudicate(&world.state, &world.orders, &Luck::default()).0;
            if !state.winners.is_empty() {
                break;
            }
        }
        n_games += usize::from(0 < pairs);
        n_pairs += pairs;
    }
    assert_eq!(n_games, 200, "each game has a phase in which the world could be otherwise");
    assert!(700 < n_pairs && 20_000 < n_told, "{n_pairs} pairs of worlds, {n_told} texts");
}
