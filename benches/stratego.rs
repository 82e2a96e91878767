//! Judging one Stratego move: the judge's work on an e-mail with a move, from the stored position to the next one. For comparison, a
//! Diplomacy e-mail with one order. See benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub)]
#[path = "../tests/it/dice.rs"]
mod dice;

use chancery::rules::diplomacy::Diplomacy;
use chancery::rules::stratego::Stratego;
use chancery::rules::{Eyes, Luck, Power, Rules};
use dice::Dice;
use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: usize = 31;
const GAMES: u64 = 20;

/// Stored positions, each with the side to move and the line that its player sends.
type Letters = Vec<(String, Power, String)>;

/// Positions of random games after this many moves.
fn stratego(rules: &Stratego, n_moves: usize) -> Letters {
    let mut letters = Vec::new();
    for seed in 0..GAMES {
        let mut dice = Dice::new(seed);
        let luck = Luck::new([seed as u8; Luck::BYTES]);
        let mut state = rules.adjudicate(&rules.begin(&rules.played(), &luck), &[], &luck).0;
        for n in 0..=n_moves {
            let Some(&power) = rules.due(&state).first() else { break };
            let view = rules.view(&state, Eyes::Power(power));
            let options = Rules::options(rules, &view);
            let line = &options[dice.roll(options.len() as u64) as usize];
            if n == n_moves {
                letters.push((rules.save(&state).to_string(), power, line.clone()));
                break;
            }
            let order = rules.orders(&view, line).remove(0).unwrap().order;
            state = rules.adjudicate(&state, &[(power, order)], &luck).0;
        }
    }
    letters
}

/// Takes each e-mail from the stored position to the next: reads the move, judges it, carries it out and reports it.
fn carry_out(rules: &Stratego, letters: &Letters) {
    for (saved, power, line) in letters {
        let state = rules.load(&serde_json::from_str(saved).unwrap()).unwrap();
        let view = rules.view(&state, Eyes::Power(*power));
        let order = rules.orders(&view, line).remove(0).unwrap().order;
        black_box(rules.review(&view, *power, std::slice::from_ref(&order)));
        let (next, told) = rules.adjudicate(&state, &[(*power, order)], &Luck::default());
        for eyes in rules.played().into_iter().map(Eyes::Power) {
            black_box((rules.view(&next, eyes), rules.told(&state, &next, &told, eyes)));
        }
        black_box(rules.save(&next).to_string());
    }
}

/// A Diplomacy e-mail with one order, filed for the deadline: reads, judges and files it.
fn file(rules: &Diplomacy, saved: &str) {
    let state = rules.load(&serde_json::from_str(saved).unwrap()).unwrap();
    let view = rules.view(&state, Eyes::Power(Power(0)));
    let order = rules.orders(&view, "A BUD - SER").remove(0).unwrap().order;
    let mut on_file = Vec::new();
    rules.file(&state, Power(0), &mut on_file, order);
    black_box(rules.review(&view, Power(0), &on_file));
    black_box(rules.write_order(&on_file[0]));
}

fn median(mut once: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            once();
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[ROUNDS / 2]
}

fn main() {
    let diplomacy = Diplomacy::variant("standard").unwrap();
    let saved = diplomacy.save(&diplomacy.begin(&diplomacy.played(), &Luck::default())).to_string();
    let each = median(|| (0..GAMES).for_each(|_| file(&diplomacy, &saved))).as_secs_f64() * 1e6 / GAMES as f64;
    println!("diplomacy, an order read and filed            {each:8.1} us");
    for (board, n_moves) in [("barrage", 20), ("classic", 20), ("classic", 200), ("classic", 600)] {
        let rules = Stratego::variant(board).unwrap();
        let letters = stratego(&rules, n_moves);
        let n_letters = letters.len().max(1) as f64;
        let each = median(|| carry_out(&rules, &letters)).as_secs_f64() * 1e6 / n_letters;
        println!("stratego, {board:8} move {n_moves:3} of {n_letters:2} games     {each:8.1} us");
        let states: Vec<_> =
            letters.iter().map(|(saved, ..)| rules.load(&serde_json::from_str(saved).unwrap()).unwrap()).collect();
        let list = || {
            states.iter().for_each(|state| {
                black_box(rules.moves(state.position(), state.position().to_move()));
            })
        };
        let each = median(list).as_secs_f64() * 1e6 / n_letters;
        println!("          all its legal moves                 {each:8.2} us");
    }
}
