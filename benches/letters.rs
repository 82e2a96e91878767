//! Letters per second, end to end: from the judge's Maildir, stored and committed, handled and committed, with the reply in
//! the outbox. Each letter answers one of the judge's with a power's orders, so it is signed on by the token in its address.
//! See benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub)]
mod fixture;

use chancery::judge::clock::Clock;
use chancery::mail::maildir::MaildirSource;
use chancery::mail::sink::{Delivery, Mail, Sink};
use chancery::server::{post_office::PostOffice, sender::Manner};
use fixture::{House, ORDERS, median};
use jiff::Timestamp;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::sleep;

const LETTERS: usize = 6000;
const RUNS: usize = 5;

/// Takes a letter and never returns, so that only the judge is measured.
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

fn main() {
    for n_games in [1, 1000] {
        let times: Vec<Duration> = (0..RUNS).map(|_| run(n_games)).collect();
        let each: Vec<String> =
            times.iter().map(|time| format!("{:.0}", LETTERS as f64 / time.as_secs_f64())).collect();
        let rate = LETTERS as f64 / median(times).as_secs_f64();
        println!("letters, {n_games} games: {rate:.0} letters/s (median of {})", each.join(", "));
    }
}

fn run(n_games: usize) -> Duration {
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
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async move {
        let (tell, stop) = watch::channel(false);
        // Answered from a small index, so that the query does not distort the measurement.
        let eyes = rusqlite::Connection::open(config.database()).unwrap();
        let n_replies = || -> usize {
            let sql = "SELECT count(*) FROM outbox INDEXED BY outbox_new WHERE state = 'new'";
            eyes.query_row(sql, [], |row| row.get(0)).unwrap()
        };
        let mut office = PostOffice::new(judge, store, Clock::system(), stop);
        let began = Instant::now();
        office.read(MaildirSource::open(inbox).unwrap(), Duration::from_secs(1));
        office.send(vec![Nowhere], Manner::folders());
        let running = tokio::spawn(office.run());
        while n_replies() < LETTERS {
            assert!(!running.is_finished(), "the judge has ended");
            sleep(Duration::from_millis(10)).await;
        }
        let took = began.elapsed();
        let _ = tell.send(true);
        running.abort();
        took
    })
}
