//! The time for a Conquest turn: 42 states and 7 players, mid-game. See benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]
use chancery::rules::conquest::Conquest;
use chancery::rules::{Eyes, Luck, Manner, Power, Rules, Thinking};
use std::time::{Duration, Instant};

/// The number of turns to play, each of them many times.
const TURNS: u32 = 20;
const TIMES: u32 = 50;

fn main() {
    let rules = Conquest::variant("world42").unwrap();
    let luck = Luck::new([42; Luck::BYTES]).for_game("bench");
    let mut state = rules.begin(&rules.played(), &luck);
    let (mut turns, mut thoughts): (Vec<Duration>, Vec<Duration>) = (Vec::new(), Vec::new());
    while state.turn <= TURNS && rules.outcome(&state).is_none() {
        let mut orders = Vec::new();
        for power in state.alive() {
            let view = rules.view(&state, Eyes::Power(power));
            let thinking = Thinking { manner: Manner::Player, luck: &luck, work: 0 };
            let start = Instant::now();
            let advice = rules.advise(&view, power, &thinking).unwrap();
            thoughts.push(start.elapsed());
            orders.extend(advice.orders.into_iter().map(|order| (power, order)));
        }
        let of_turn = luck.of_turn(state.turn, 0);
        let start = Instant::now();
        for _ in 1..TIMES {
            std::hint::black_box(rules.adjudicate(&state, &orders, &of_turn));
        }
        let (after, told) = rules.adjudicate(&state, &orders, &of_turn);
        turns.push(start.elapsed() / TIMES);
        let start = Instant::now();
        let governed = rules.adjudicate(&state, &[], &of_turn);
        turns.push(start.elapsed());
        std::hint::black_box((governed, told, Power(0)));
        state = after;
    }
    for (what, times) in [("a turn of 42 states and 7 players", &mut turns), ("the computer's orders", &mut thoughts)] {
        times.sort_unstable();
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{what}: median {:.2} ms, longest {:.2} ms of {}", ms(median), ms(longest), times.len());
    }
}
