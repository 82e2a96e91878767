//! The cost of comparing a reply with the judge's own e-mails: with the one that it answers, and with twenty.
use chancery::mail::inbound::{JudgeAddress, UnreadLetter};
use chancery::mail::source::Envelope;
use std::fmt::Write as _;
use std::hint::black_box;
use std::time::{Duration, Instant};

const RUNS: usize = 200;
const LINES: usize = 200;

/// Results with their own text: about eight words a line.
fn results(turn: usize) -> String {
    let powers = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
    let places = ["Budapest", "London", "Burgundy", "Munich", "Venice", "Sevastopol", "Smyrna", "Galicia", "Serbia"];
    let mut text =
        format!(":: Judge: CHANCERY  Game: Demo  Variant: Standard\n\nMovement results. (demo.{turn:03})\n\n");
    for i in 0..LINES {
        let (power, from) = (powers[i % 7], places[(i * turn + i / 7) % 9]);
        let to = places[(i / 3 + turn) % 9];
        writeln!(text, "{power}: Army {from} -> {to}, with support {i} of Army {from} there.").unwrap();
    }
    text
}

/// A reply with orders above and below a quote without marks.
fn reply(answered: &str) -> UnreadLetter {
    let raw = format!(
        "From: ann@example.org\nTo: judge@example.org\n\nA BUD - SER\n\nFrom: Chancery <judge@example.org>\n\
         Sent: Saturday, November 21, 2026 10:00 AM\nTo: Ann\n\n{answered}\nA VIE - GAL\n"
    );
    let judge = JudgeAddress { address: "judge@example.org".to_owned(), ..JudgeAddress::default() };
    UnreadLetter::open(raw.as_bytes(), &Envelope::default(), &judge)
}

/// Prints the least time of each comparison.
pub(crate) fn measure() {
    let ours: Vec<String> = (1..=20).map(results).collect();
    let ours: Vec<&str> = ours.iter().map(String::as_str).collect();
    let mut letter = reply(ours[0]);
    for n in [0, 1, 20] {
        let some = &ours[..n];
        let least = (0..RUNS).map(|_| {
            let began = Instant::now();
            black_box(letter.compare(black_box(some)));
            began.elapsed()
        });
        let least = least.min().unwrap_or(Duration::ZERO);
        println!("a reply of {LINES} quoted lines, compared with {n} e-mails: {:.0} us", least.as_secs_f64() * 1e6);
    }
}
