//! A thousand games of seven players with the same deadline. Measures the time until all are adjudicated and the results for players and
//! GMs are in the outbox. See benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub, dead_code)]
mod fixture;

use chancery::server::work::Work;
use chancery::store::OrdersRow;
use fixture::{House, ORDERS, median};
use jiff::{SignedDuration, Timestamp};
use std::time::{Duration, Instant};

const GAMES: usize = 1000;
const RUNS: usize = 5;

fn main() {
    let times: Vec<Duration> = (0..RUNS).map(|_| run()).collect();
    let each: Vec<String> = times.iter().map(|time| format!("{:.2}", time.as_secs_f64())).collect();
    println!("storm, {GAMES} games: {:.2} s (median of {})", median(times.clone()).as_secs_f64(), each.join(", "));
}

fn run() -> Duration {
    let house = House::new();
    let (judge, store) = (&house.judge, &house.store);
    let now: Timestamp = "2026-11-21T09:40:00Z".parse().unwrap();
    house.begin_games(GAMES, now);
    let deadline = now + SignedDuration::from_hours(24 * 30);
    store
        .transaction(|| {
            for mut row in store.games()? {
                for (power, orders) in ORDERS {
                    let orders = orders.to_owned();
                    let typed = orders.clone();
                    store.file_orders(
                        row.id,
                        row.turn,
                        &OrdersRow { power: power.to_owned(), orders, typed, filed: now },
                    )?;
                }
                (row.deadline, row.grace, row.next_at) = (Some(deadline), Some(deadline), Some(deadline));
                store.change_game(&row)?;
            }
            Ok(())
        })
        .unwrap();
    let began = Instant::now();
    while Work::new(judge, store, deadline).tick(64).unwrap() != 0 {}
    let took = began.elapsed();
    assert_eq!(store.outbox_counts().unwrap().new, 8 * GAMES as u64);
    assert!(store.games().unwrap().iter().all(|game| game.phase == "F1901M"));
    took
}
