//! Plays every board that ships for ten years, or for ten rounds of a calendar with longer steps. Random legal orders keep all invariants,
//! down to the e-mails.
use crate::dice::Dice;
use crate::engine::check_step;
use crate::written;
use chancery_diplomacy::event::Event;
use chancery_diplomacy::order::Order;
use chancery_diplomacy::state::PhaseKind;
use chancery_diplomacy::state::State;
use chancery_diplomacy::{Diplomacy, View, accounts, variant};
use chancery_families::report::{Heading, Report};
use chancery_rules::{Eyes, Luck, Power, Rules};
use chancery_text::words::said;
use chancery_text::wrap;
use std::collections::BTreeSet;
use std::panic::catch_unwind;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

const YEARS: usize = 10;
const HEADING: Heading = Heading { game: "demo", n_phase: 1 };

#[test]
fn every_board_plays_ten_years() {
    let keys: Vec<&str> = variant::keys().collect();
    let next = AtomicUsize::new(0);
    let broken = Mutex::new(Vec::new());
    let n_threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                while let Some(key) = keys.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let seed = key.bytes().map(u64::from).sum();
                    if catch_unwind(|| play(&Diplomacy::variant(key).unwrap(), seed)).is_err() {
                        broken.lock().unwrap().push(*key);
                    }
                }
            });
        }
    });
    assert_eq!(broken.into_inner().unwrap(), Vec::<&str>::new(), "boards on which something does not hold");
}

/// Plays until ten years have passed or a power has won.
pub(crate) fn play(rules: &Diplomacy, seed: u64) {
    let mut dice = Dice::new(seed);
    let played = rules.played();
    let mut state = rules.begin(&played, &Luck::default());
    let mut n_turns = YEARS * rules.board().calendar.turns.len();
    let mut seen = BTreeSet::new();
    let mut history = vec![rules.view(&state, Eyes::Observer)];
    while state.winners.is_empty() && n_turns > 0 {
        n_turns -= usize::from(state.phase.kind == PhaseKind::Movement);
        assert!(seen.insert(state.phase.to_string()), "{} comes twice", state.phase);
        let orders: Vec<_> =
            rules.due(&state).into_iter().flat_map(|power| random_orders(rules, &state, power, &mut dice)).collect();
        let (next, events) = rules.adjudicate(&state, &orders, &Luck::default());
        let backwards: Vec<_> = by_power_backwards(&orders);
        assert_eq!(rules.adjudicate(&state, &backwards, &Luck::default()).0, next, "the order of the list matters");
        let events: Vec<Event> = events.into_iter().map(|told| told.event).collect();
        check_step(rules.board(), &state, &next, &events);
        check_accounts(rules, &next);
        check_letters(rules, &state, &next, &events);
        assert_eq!(rules.load(&rules.save(&next)).unwrap(), next, "save and load agree");
        state = next;
        history.push(rules.view(&state, Eyes::Observer));
    }
    let players = vec!["somebody".to_owned(); rules.powers().len()];
    assert!(!written(|doc| rules.history(&history, &players, 72, doc)).is_empty());
    if !state.winners.is_empty() {
        assert!(state.winners.iter().all(|winner| played.contains(winner)), "nobody plays {:?}", state.winners);
        assert!(rules.due(&state).is_empty(), "a game that is won goes on");
    }
}

/// Orders for everything under a player's command: some good, some foolish, all legal.
pub(crate) fn random_orders(rules: &Diplomacy, state: &State, power: Power, dice: &mut Dice) -> Vec<(Power, Order)> {
    let view = rules.view(state, Eyes::Power(power));
    let options = rules.options(&view);
    let mut orders: Vec<(Power, Order)> = Vec::new();
    for _ in 0..options.len().min(60) {
        let option = &options[dice.roll(options.len() as u64) as usize];
        for found in rules.orders(&view, option) {
            let found = found.unwrap_or_else(|refused| panic!("{option} in {}: {}", state.phase, said(refused.why())));
            let mut own: Vec<Order> =
                orders.iter().filter(|(whose, _)| *whose == found.power).map(|(_, order)| order.clone()).collect();
            rules.file(state, found.power, &mut own, found.order);
            orders.retain(|(whose, _)| *whose != found.power);
            orders.extend(own.into_iter().map(|order| (found.power, order)));
        }
    }
    let own: Vec<Order> = orders.iter().filter(|(whose, _)| *whose == power).map(|(_, order)| order.clone()).collect();
    let review = rules.review(&view, power, &own);
    let letter = written(|doc| rules.on_file(HEADING, &view, power, &own, &review, doc))
        + &rules.order_form(&view, power, &own, true);
    check_width(&letter);
    for order in &own {
        let text = rules.write_order(order);
        assert_eq!(rules.read_order(&text).as_ref(), Ok(order), "{text} comes back changed");
    }
    orders
}

/// The same orders, power by power in reverse: within one power their order may matter.
pub(crate) fn by_power_backwards(orders: &[(Power, Order)]) -> Vec<(Power, Order)> {
    let powers: BTreeSet<Power> = orders.iter().map(|(power, _)| *power).collect();
    let of = |power: Power| orders.iter().filter(move |(whose, _)| *whose == power).cloned();
    powers.into_iter().rev().flat_map(of).collect()
}

/// After adjustments no power has more units than its centres support, and only centres are owned.
fn check_accounts(rules: &Diplomacy, state: &State) {
    let board = rules.board();
    for (data, owner) in board.provinces.iter().zip(&state.owners) {
        assert!(data.centre || owner.is_none(), "{} is owned, but is not a centre", data.name);
    }
    let fed = state.phase.kind == PhaseKind::Movement && state.phase.season == board.calendar.turns[0].season;
    for power in (0..board.powers.len() as u16).map(Power).filter(|_| fed && state.winners.is_empty()) {
        let owed = accounts::balance(board, rules.policies(), state, power);
        assert!(owed >= 0, "{} has {} units too many in {}", board.power_name(power).name, -owed, state.phase);
    }
}

pub(crate) fn check_letters(rules: &Diplomacy, before: &State, after: &State, events: &[Event]) {
    let (before, after) = (rules.view(before, Eyes::Observer), rules.view(after, Eyes::Observer));
    check_width(&written(|doc| rules.results(HEADING, &before, &after, events, &[], doc)));
    check_width(&written(|doc| rules.status(HEADING, &after, doc)));
}

/// The orders on file, taken from the remarks of a form. Its other lines are blank.
pub(crate) fn on_file_in<'f>(rules: &Diplomacy, view: &View, power: Power, form: &'f str) -> Vec<&'f str> {
    let blank = rules.order_form(view, power, &[], true);
    let (remarks, lines): (Vec<_>, Vec<_>) = form.lines().partition(|line| line.starts_with('#'));
    assert!(lines.iter().all(|line| blank.lines().any(|blank| blank == *line)), "it says nothing:\n{form}");
    remarks.into_iter().filter_map(|line| line.strip_prefix("# on file: ")).collect()
}

fn check_width(letter: &str) {
    for line in wrap(letter).lines() {
        assert!(line.chars().count() <= 72, "a line is too long: {line}");
    }
}
