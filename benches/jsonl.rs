//! `chancery adjudicate --jsonl`: a line of JSON in, a line of JSON out. See benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub, dead_code)]
#[path = "../tests/it/dice.rs"]
mod dice;
mod play;
mod processor;

use chancery::cli::adjudicate::{self, Adjudicator};
use chancery::rules::diplomacy::Diplomacy;
use chancery::rules::diplomacy::state::PhaseKind;
use chancery::rules::{Luck, Rules};
use dice::Dice;
use play::random_orders;
use processor::processor_time;
use std::io::BufReader;
use std::time::Duration;

const N_LINES: usize = 1000;
const ROUNDS: usize = 31;

/// Lines of one kind, and their total time over all rounds.
struct Row {
    what: &'static str,
    adjudicator: Adjudicator,
    input: Vec<u8>,
    n_units: usize,
    output: Vec<u8>,
    spent: Duration,
}

fn main() {
    let movement = |kind| kind == PhaseKind::Movement;
    let mut rows = [
        Row::new("movement", "standard", "{}", movement),
        Row::new("movement, with policies", "standard", r#"{"edition":"2023","paradox":"szykman"}"#, movement),
        Row::new("all phases of games", "standard", "{}", |_| true),
        Row::new("movement, known_world_901", "known_world_901", "{}", movement),
    ];
    for _ in 0..ROUNDS {
        rows.iter_mut().for_each(Row::run);
    }
    println!("                            units a line  bytes in  bytes out  us of processor a line");
    for Row { what, input, n_units, output, spent, .. } in &rows {
        let each = |total: usize| total as f64 / N_LINES as f64;
        println!(
            "{what:27} {:13.1} {:9.0} {:10.0} {:23.1}",
            each(*n_units),
            each(input.len()),
            each(output.len()),
            spent.as_secs_f64() * 1e6 / (N_LINES * ROUNDS) as f64
        );
    }
}

impl Row {
    /// Positions from the second year on, with legal random orders for every unit.
    fn new(what: &'static str, variant: &str, policies: &str, wanted: impl Fn(PhaseKind) -> bool) -> Self {
        let rules = Diplomacy::variant(variant).unwrap();
        let mut dice = Dice::new(1901);
        let mut state = rules.begin(&rules.played(), &Luck::default());
        let (mut input, mut n_units, mut n_lines, mut n_phases) = (Vec::new(), 0, 0, 0);
        while n_lines < N_LINES {
            let orders = random_orders(&rules, &state, &mut dice);
            if wanted(state.phase.kind) && 10 <= n_phases {
                let mut line = rules.save(&state);
                let texts = orders.iter().map(|(power, order)| {
                    serde_json::json!([rules.board().power_name(*power).name, rules.write_order(order)])
                });
                line["orders"] = texts.collect();
                line["id"] = n_lines.into();
                line["variant"] = variant.into();
                line["policies"] = serde_json::from_str(policies).unwrap();
                input.extend(line.to_string().bytes().chain([b'\n']));
                n_units += state.units.len();
                n_lines += 1;
            }
            state = rules.adjudicate(&state, &orders, &Luck::default()).0;
            n_phases += 1;
            if !state.winners.is_empty() || 60 < n_phases {
                state = rules.begin(&rules.played(), &Luck::default());
                n_phases = 0;
            }
        }
        Self { what, adjudicator: Adjudicator::default(), input, n_units, output: Vec::new(), spent: Duration::ZERO }
    }

    fn run(&mut self) {
        self.output.clear();
        let start = processor_time();
        let read = BufReader::with_capacity(1 << 16, &*self.input);
        adjudicate::stream(&mut self.adjudicator, read, &mut self.output).unwrap();
        self.spent += processor_time().saturating_sub(start);
        let answers = String::from_utf8_lossy(&self.output);
        assert_eq!(answers.matches("\n").count(), N_LINES);
        assert!(!answers.contains("\"error\""), "{}", answers.lines().find(|line| line.contains("\"error\"")).unwrap());
    }
}
