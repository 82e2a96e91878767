//! Reads every board that ships with the program and prepares it for play. Measures the time, and the memory used while all boards are
//! loaded. See benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]
use chancery::rules::diplomacy::{Diplomacy, variant};
use std::time::{Duration, Instant};

const RUNS: usize = 15;

fn main() {
    let before = resident();
    let kept = load();
    let added = before.zip(resident()).map(|(before, after)| after.saturating_sub(before));
    let mut times: Vec<Duration> = (0..RUNS).map(|_| timed()).collect();
    times.sort();
    let memory = added.map_or("unknown".to_owned(), |bytes| format!("{:.1} MB", bytes as f64 / 1e6));
    println!(
        "boards: {} in {:.1} ms (median of {RUNS}; best {:.1}), resident memory added {memory}",
        kept.len(),
        milliseconds(times[RUNS / 2]),
        milliseconds(times[0]),
    );
}

fn load() -> Vec<Diplomacy> {
    variant::keys().map(|key| Diplomacy::variant(key).unwrap_or_else(|flaw| panic!("{key}: {flaw}"))).collect()
}

fn timed() -> Duration {
    let start = Instant::now();
    std::hint::black_box(load());
    start.elapsed()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The resident memory of this process in bytes, if the system reports it.
fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
