//! E-mails per second, end to end: from the judge's Maildir, stored and committed, handled and committed, with the reply in the outbox.
//! Each e-mail replies to one of the judge's with a power's orders, so the token in its address signs it on. Also reports the cost of an
//! e-mail: processor time, SQL statements, bytes written. The cost of the words alone comes first (`-- documents` measures only that), and that of comparing quotes
//! (`-- quotes`). See
//! benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub, dead_code)]
mod documents;
mod fixture;
mod processor;
mod quotes;

use chancery::judge::clock::Clock;
use chancery::mail::maildir::MaildirSource;
use chancery::mail::sink::{Delivery, Mail, Sink};
use chancery::server::{runtime::Runtime, sender::Manner};
use fixture::{House, ORDERS, median};
use jiff::Timestamp;
use processor::{bytes_written, process_time};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::sleep;

const LETTERS: usize = 6000;
const RUNS: usize = 5;

/// A transport that takes an e-mail and never returns, so that only the judge is measured.
struct Nowhere;

impl Sink for Nowhere {
    fn name(&self) -> String {
        "nowhere".to_owned()
    }

    async fn send(&mut self, _: &Mail) -> Delivery {
        std::future::pending().await
    }

    async fn rest(&mut self) {}
}

/// The number of SQL statements that the judge has run while they are counted.
static STATEMENTS: AtomicUsize = AtomicUsize::new(0);

/// The total cost of all e-mails of a run.
struct Cost {
    time: Duration,
    processor: Option<Duration>,
    bytes: Option<u64>,
}

fn main() {
    quotes::measure();
    if std::env::args().any(|arg| arg == "quotes") {
        return;
    }
    documents::measure();
    if std::env::args().any(|arg| arg == "documents") {
        return;
    }
    for n_games in [1, 1000] {
        let costs: Vec<Cost> = (0..RUNS).map(|_| run(n_games, false)).collect();
        let rate = |time: Duration| LETTERS as f64 / time.as_secs_f64();
        let each: Vec<String> = costs.iter().map(|cost| format!("{:.0}", rate(cost.time))).collect();
        let median_rate = rate(median(costs.iter().map(|cost| cost.time).collect()));
        println!("letters, {n_games} games: {median_rate:.0} letters/s (median of {})", each.join(", "));
        // Counting costs processor time, so the counted run is not timed.
        run(n_games, true);
        let statements = STATEMENTS.swap(0, Ordering::Relaxed) as f64 / LETTERS as f64;
        let processor: Option<Vec<Duration>> = costs.iter().map(|cost| cost.processor).collect();
        let bytes: Option<Vec<u64>> = costs.iter().map(|cost| cost.bytes).collect();
        if let (Some(processor), Some(bytes)) = (processor, bytes) {
            let micros = median(processor).as_secs_f64() * 1e6 / LETTERS as f64;
            let kilobytes = median(bytes) as f64 / 1e3 / LETTERS as f64;
            println!("  a letter: {micros:.0} us of processor, {statements:.1} statements, {kilobytes:.1} kB written");
        }
    }
}

fn run(n_games: usize, counted: bool) -> Cost {
    let house = House::new();
    house.begin_games(n_games, Timestamp::now());
    let inbox = house.config.inbound.maildir[0].path.clone();
    for part in ["new", "cur", "tmp"] {
        std::fs::create_dir_all(inbox.join(part)).unwrap();
    }
    for i in 0..LETTERS {
        // France never sends orders, so that the phase does not end.
        let players = house.players(&format!("game{}", i % n_games));
        let (power, lines) = ORDERS.iter().filter(|(power, _)| *power != "France").nth(i / n_games % 6).unwrap();
        let (_, from, to) = players.iter().find(|(name, ..)| name == power).unwrap();
        let text = format!(
            "From: A Player <{from}>\r\nTo: CHANCERY <{to}>\r\nSubject: Re: orders\r\nMessage-ID: <{i}@players.test>\r\n\
             Date: Sat, 21 Nov 2026 09:40:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{}\r\n",
            lines.replace('\n', "\r\n")
        );
        std::fs::write(inbox.join("new").join(format!("1700000000.Q{i:06}.bench")), text).unwrap();
    }
    let House { folder: _folder, config, judge, store } = house;
    if counted {
        store.trace(|_| _ = STATEMENTS.fetch_add(1, Ordering::Relaxed));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async move {
        let (tell, stop) = watch::channel(false);
        // A small index answers this, so that the query does not distort the measurement.
        let eyes = rusqlite::Connection::open(config.database()).unwrap();
        let n_replies = || -> usize {
            let sql = "SELECT count(*) FROM outbox INDEXED BY outbox_new WHERE state = 'new'";
            eyes.query_row(sql, [], |row| row.get(0)).unwrap()
        };
        let mut office = Runtime::new(judge, store, Clock::system(), stop);
        let (began, processor_before, bytes_before) = (Instant::now(), process_time(), bytes_written());
        office.read(MaildirSource::open(inbox).unwrap(), Duration::from_secs(1));
        office.send(vec![Nowhere], Manner::folders());
        let running = tokio::spawn(office.run());
        while n_replies() < LETTERS {
            assert!(!running.is_finished(), "the judge has ended");
            sleep(Duration::from_millis(10)).await;
        }
        let cost = Cost {
            time: began.elapsed(),
            processor: process_time().zip(processor_before).map(|(after, before)| after - before),
            bytes: bytes_written().zip(bytes_before).map(|(after, before)| after - before),
        };
        let _ = tell.send(true);
        running.abort();
        cost
    })
}
