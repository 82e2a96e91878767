//! A full turn on every board that ships, some phases into the game: all orders of all powers in; position, results and
//! reasons out. See benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub)]
#[path = "../tests/it/dice.rs"]
mod dice;
mod play;

use chancery::rules::diplomacy::order::Order;
use chancery::rules::diplomacy::state::PhaseKind;
use chancery::rules::diplomacy::state::State;
use chancery::rules::diplomacy::{Diplomacy, variant};
use chancery::rules::{Luck, Power, Rules};
use dice::Dice;
use play::random_orders;
use std::hint::black_box;
use std::time::{Duration, Instant};

const SETS: usize = 20;
const ROUNDS: usize = 31;

/// Positions in movement, with orders for every unit.
struct Board {
    key: &'static str,
    rules: Diplomacy,
    turns: Vec<(State, Vec<(Power, Order)>)>,
    times: Vec<Duration>,
}

fn main() {
    let mut boards: Vec<Board> = variant::keys().map(Board::new).collect();
    for _ in 0..ROUNDS {
        boards.iter_mut().for_each(Board::run);
    }
    let standard = boards.iter_mut().find(|board| board.key == "standard").unwrap().nanoseconds_a_unit();
    println!("board                      provinces powers units  us/turn  ns/unit  against standard");
    for board in &mut boards {
        let each = board.nanoseconds_a_unit();
        let n_units = board.n_units() as f64 / SETS as f64;
        println!(
            "{:26} {:9} {:6} {n_units:5.0} {:8.1} {each:8.0} {:17.2}",
            board.key,
            board.rules.board().provinces.len(),
            board.rules.powers().len(),
            each * n_units / 1000.0,
            each / standard
        );
    }
}

impl Board {
    fn new(key: &'static str) -> Self {
        let rules = Diplomacy::variant(key).unwrap();
        let mut dice = Dice::new(1901);
        let mut state = rules.begin(&rules.played(), &Luck::default());
        let mut turns = Vec::new();
        let mut n_phases = 0;
        while turns.len() < SETS {
            let orders = random_orders(&rules, &state, &mut dice);
            if state.phase.kind == PhaseKind::Movement && 10 <= n_phases {
                turns.push((state.clone(), orders.clone()));
            }
            state = rules.adjudicate(&state, &orders, &Luck::default()).0;
            n_phases += 1;
            if !state.winners.is_empty() {
                state = rules.begin(&rules.played(), &Luck::default());
            }
        }
        Self { key, rules, turns, times: Vec::new() }
    }

    fn run(&mut self) {
        let copies: Vec<_> = self.turns.clone();
        let start = Instant::now();
        for (state, orders) in &copies {
            black_box(self.rules.adjudicate(black_box(state), black_box(orders), &Luck::default()));
        }
        self.times.push(start.elapsed());
    }

    fn n_units(&self) -> usize {
        self.turns.iter().map(|(state, _)| state.units.len()).sum()
    }

    fn nanoseconds_a_unit(&mut self) -> f64 {
        self.times.sort();
        self.times[self.times.len() / 2].as_nanos() as f64 / self.n_units() as f64
    }
}
