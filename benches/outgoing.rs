//! E-mails per second, going out: from an outbox in a real file, over SMTP, to a sink on loopback. Each is recorded and committed before
//! the next on the same connection. The baseline sends e-mails one by one to the same sink, each over a new connection. See
//! benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub, dead_code)]
mod fixture;

use chancery::judge::clock::Clock;
use chancery::judge::config::{Config, Outbound};
use chancery::mail::peer::Security;
use chancery::mail::sink::{Delivery, Mail, Sink};
use chancery::mail::smtp::{SmtpSettings, SmtpSink};
use chancery::server::runtime::Runtime;
use chancery::store::{Draft, Paid};
use fixture::House;
use jiff::Timestamp;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

const LETTERS: usize = 4000;
const ONE_BY_ONE: usize = 1000;
const RUNS: usize = 5;
/// The recipients and the domains.
const PEOPLE: usize = 700;
const DOMAINS: usize = 40;

fn main() {
    let sink = Arc::new(AtomicUsize::new(0));
    let port = serve(sink.clone());
    let mut one_by_one = Vec::new();
    let mut source = Vec::new();
    let mut ours: [Vec<f64>; 2] = Default::default();
    for _ in 0..RUNS {
        one_by_one.push(each_alone(port));
        source.extend(smtp_source(port, 1));
        for (rates, connections) in ours.iter_mut().zip([1, 4]) {
            rates.push(rate(LETTERS, run(port, connections, &sink)));
        }
    }
    let base = middle(&one_by_one);
    show("one by one, a connection for each letter", &one_by_one, base);
    if !source.is_empty() {
        show("smtp-source of Postfix, one connection for each letter", &source, base);
    }
    show("outbox, 1 connection", &ours[0], base);
    show("outbox, 4 connections", &ours[1], base);
}

fn show(what: &str, rates: &[f64], base: f64) {
    let each: Vec<String> = rates.iter().map(|rate| format!("{rate:.0}")).collect();
    println!(
        "{what}: {:.0} letters/s, {:.2} times (median of {})",
        middle(rates),
        middle(rates) / base,
        each.join(", ")
    );
}

fn rate(n: usize, took: Duration) -> f64 {
    n as f64 / took.as_secs_f64()
}

fn middle(rates: &[f64]) -> f64 {
    let mut rates = rates.to_vec();
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// The text of an e-mail, as long as a results report.
fn text(n: usize) -> String {
    format!("Letter {n}.\n{}", "England: Fleet London -> North Sea.\n".repeat(60))
}

fn recipient(n: usize) -> String {
    let person = n % PEOPLE;
    format!("p{person}@d{}.test", person % DOMAINS)
}

/// Runs the judge with a full outbox until the sink has all e-mails.
fn run(port: u16, connections: usize, sink: &AtomicUsize) -> Duration {
    let House { folder: _folder, config, judge, store } = House::new();
    store
        .transaction(|| {
            for n in 0..LETTERS {
                let (recipient, subject) = (recipient(n), format!("letter {n}"));
                store.post(
                    &Draft { recipient, subject, body: text(n), ..Draft::default() },
                    Paid::by_the_game(),
                    Timestamp::now(),
                )?;
            }
            Ok(())
        })
        .unwrap();
    let mut smtp = SmtpSettings::new("127.0.0.1", port, Security::Plain);
    smtp.connections = connections;
    let config = Config { outbound: Outbound::Smtp(smtp), inbound: Default::default(), ..config };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let before = sink.load(Ordering::SeqCst);
    let (tell, stop) = watch::channel(false);
    let began = Instant::now();
    let running = {
        let _guard = runtime.enter();
        let mut office = Runtime::new(judge, store, Clock::system(), stop);
        office.open(&config).unwrap();
        runtime.spawn(office.run())
    };
    while sink.load(Ordering::SeqCst) - before < LETTERS {
        assert!(!running.is_finished(), "the judge has ended");
        std::thread::sleep(Duration::from_millis(5));
    }
    let took = began.elapsed();
    let _ = tell.send(true);
    runtime.block_on(running).unwrap().unwrap();
    assert_eq!(sink.load(Ordering::SeqCst) - before, LETTERS, "letters were sent twice");
    took
}

/// Sends the same e-mails without an outbox: connects, sends and quits for each one.
fn each_alone(port: u16) -> f64 {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let head = chancery::judge::letterhead("judge@localhost");
    let began = Instant::now();
    runtime.block_on(async {
        let settings = SmtpSettings::new("127.0.0.1", port, Security::Plain);
        let mut sink = SmtpSink::new(settings, head).unwrap();
        for n in 0..ONE_BY_ONE {
            let mail = Mail {
                to: recipient(n),
                envelope_from: "judge@localhost".to_owned(),
                subject: format!("letter {n}"),
                message_id: format!("<{n}@localhost>"),
                body: text(n),
                ..Mail::default()
            };
            assert!(matches!(sink.send(&mail).await, Delivery::Sent(_)));
            sink.rest().await;
        }
    });
    rate(ONE_BY_ONE, began.elapsed())
}

/// Postfix's own load generator, if it is installed.
fn smtp_source(port: u16, sessions: usize) -> Option<f64> {
    let (n, sessions) = (ONE_BY_ONE.to_string(), sessions.to_string());
    let began = Instant::now();
    let length = text(1).len().to_string();
    let args = ["-s", &sessions, "-m", &n, "-l", &length, "-f", "judge@localhost", "-t", "p1@d1.test"];
    let status = Command::new("smtp-source").args(args).arg(format!("127.0.0.1:{port}")).status().ok()?;
    status.success().then(|| rate(ONE_BY_ONE, began.elapsed()))
}

/// A server that accepts and counts everything, in its own threads.
fn serve(n_letters: Arc<AtomicUsize>) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let n_letters = n_letters.clone();
            std::thread::spawn(move || talk(stream, &n_letters));
        }
    });
    port
}

fn talk(stream: TcpStream, n_letters: &AtomicUsize) -> Option<()> {
    stream.set_nodelay(true).ok()?;
    let mut words = stream.try_clone().ok()?;
    let mut reader = BufReader::new(stream);
    let mut line = Vec::new();
    let mut answer = b"220 sink.test ESMTP\r\n".to_vec();
    loop {
        // Replies to pipelined commands are sent together, as real servers do.
        if reader.buffer().is_empty() && !answer.is_empty() {
            words.write_all(&answer).ok()?;
            answer.clear();
        }
        line.clear();
        if reader.read_until(b'\n', &mut line).ok()? == 0 {
            return None;
        }
        match line.get(..4).unwrap_or_default() {
            b"EHLO" => answer.extend(b"250-sink.test\r\n250 PIPELINING\r\n"),
            b"DATA" => {
                answer.extend(b"354 go\r\n");
                words.write_all(&answer).ok()?;
                answer.clear();
                loop {
                    line.clear();
                    if reader.read_until(b'\n', &mut line).ok()? == 0 {
                        return None;
                    }
                    if line == b".\r\n" {
                        break;
                    }
                }
                n_letters.fetch_add(1, Ordering::SeqCst);
                answer.extend(b"250 2.0.0 taken\r\n");
            }
            b"QUIT" => {
                words.write_all(b"221 bye\r\n").ok()?;
                return None;
            }
            _ => answer.extend(b"250 ok\r\n"),
        }
    }
}
