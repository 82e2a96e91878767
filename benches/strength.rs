//! The playing strength of the bots: each against players of other kinds, in every seat, with fixed seeds, on one core. See
//! benches/README.md.
//!
//! `cargo bench --bench strength -- WORD …` plays only the rows whose name contains one of these words. `STRENGTH_GAMES` overrides the
//! number of games in a row.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub, dead_code)]
#[path = "strength/conquest.rs"]
mod conquest;
#[path = "strength/diplomacy.rs"]
mod diplomacy;
mod processor;
#[path = "strength/stratego.rs"]
mod stratego;

use processor::processor_time;
use std::time::{Duration, Instant};

/// One row: a measured player, in each seat in turn, against others.
pub struct Row {
    /// `diplomacy: a player v 6 who hold, 10 years`
    pub name: &'static str,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// The number of games, over all seats.
    pub games: u64,
    /// The required mean score.
    pub bar: Option<f64>,
    /// Plays a game with the measured player in this seat. The same seed gives the same game.
    pub play: Box<dyn Fn(usize, u64) -> Played>,
}

/// The result of a game for the measured player.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// 1 for a victory, 0 for a loss; in two-player games, ½ for a draw.
    pub score: f64,
    /// True if no other player is as far ahead.
    pub leads: bool,
    /// The progress of the measured player, as the rules count it: centres, states.
    pub progress: f64,
    /// The number of times a bot was asked for orders.
    pub n_thoughts: u32,
    /// The bots' total processor time.
    pub thought: Duration,
    /// The longest wall-clock time of a single call.
    pub longest: Duration,
}

impl Played {
    /// Runs a bot, and records its time.
    pub fn think<T>(&mut self, work: impl FnOnce() -> T) -> T {
        let (start, clock) = (processor_time(), Instant::now());
        let done = work();
        self.thought += processor_time().saturating_sub(start);
        self.longest = self.longest.max(clock.elapsed());
        self.n_thoughts += 1;
        done
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let games = std::env::var("STRENGTH_GAMES").ok().and_then(|text| text.parse().ok());
    let rows = [diplomacy::rows(), stratego::rows(), conquest::rows()].into_iter().flatten();
    for mut row in rows.filter(|row| words.is_empty() || words.iter().any(|word| row.name.contains(word))) {
        row.games = games.unwrap_or(row.games);
        measure(&row);
    }
}

/// Plays all games of a row, and prints the results, in total and by seat.
fn measure(row: &Row) {
    let mut all: Vec<Vec<Played>> = row.seats.iter().map(|_| Vec::new()).collect();
    for seed in 0..row.games {
        let seat = seed as usize % row.seats.len();
        all[seat].push((row.play)(seat, seed));
    }
    let every: Vec<&Played> = all.iter().flatten().collect();
    let bar = row.bar.map_or(String::new(), |bar| format!(" (wanted: {bar:.2})"));
    println!("{}\n  score{bar}: {}", row.name, line(&every));
    let n_thoughts: u32 = every.iter().map(|played| played.n_thoughts).sum();
    if n_thoughts > 0 {
        let mean = every.iter().map(|played| played.thought).sum::<Duration>() / n_thoughts;
        let longest = every.iter().map(|played| played.longest).max().unwrap_or_default();
        println!("  thought each time: {} of processor; the longest, by the clock, {}", ms(mean), ms(longest));
    }
    for (seat, played) in row.seats.iter().zip(&all) {
        println!("  {seat:12} {}", line(&played.iter().collect::<Vec<_>>()));
    }
}

fn line(played: &[&Played]) -> String {
    let n = played.len().max(1) as f64;
    let mean = |of: fn(&Played) -> f64| played.iter().map(|played| of(played)).sum::<f64>() / n;
    let out = played.iter().filter(|played| played.progress == 0.0).count();
    let (score, leads, progress) =
        (mean(|played| played.score), mean(|played| f64::from(u8::from(played.leads))), mean(|played| played.progress));
    format!("{score:.3} in {n} games, leads {leads:.3}, mean progress {progress:.1}, out {out}")
}

fn ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}
