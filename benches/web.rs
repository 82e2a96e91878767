//! Pages and posts: speed, size and the delay they cause to e-mail. The load comes from a separate process on the same machine (`load`).
//! See benches/README.md. A word after `--` runs only the rows whose names contain it.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub, dead_code)]
mod fixture;
mod load;
mod processor;

use chancery::commands::COMMANDS;
use chancery::judge::clock::Clock;
use chancery::judge::web::WebSettings;
use chancery::mail::maildir::MaildirSource;
use chancery::mail::sink::{Delivery, Mail, Sink};
use chancery::server::check::Whence;
use chancery::server::{runtime::Runtime, sender::Manner};
use chancery::store::{OrdersRow, Session, Store};
use chancery::web::front::show_pages;
use chancery::web::listen::ConnectionLimits;
use chancery::web::rates::Allowances;
use chancery::web::run::Bounds;
use fixture::{House, ORDERS, median};
use flate2::Compression;
use flate2::write::GzEncoder;
use jiff::{SignedDuration, Timestamp};
use load::{Client, Tally, Task, What};
use processor::process_time;
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::thread::{JoinHandle, sleep};
use std::time::{Duration, Instant};
use tokio::sync::watch;

const GAMES: usize = 50;
const SECONDS: u64 = 5;
const STREAMS: usize = 2000;
const LETTERS: usize = 4000;
const STORM: usize = 500;

fn main() {
    if load::run_if_asked() {
        return;
    }
    let only: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let wanted = |name: &str| only.is_empty() || only.iter().any(|word| name.contains(word.as_str()));
    if ["pages", "forms", "posts", "sizes"].into_iter().any(wanted) {
        let site = Site::open(House::new(), GAMES, |_, _| {});
        if wanted("pages") {
            site.pages();
        }
        if wanted("forms") {
            site.forms();
        }
        if wanted("posts") {
            site.posts();
        }
        if wanted("sizes") {
            site.sizes();
        }
        site.close();
    }
    if wanted("streams") {
        streams();
    }
    if wanted("letters") {
        beside("letters", LETTERS, letters);
    }
    if wanted("storm") {
        beside("games of a storm", STORM, storm);
    }
}

/// A transport that takes an e-mail and holds it until the judge stops, so that only the judge is measured.
struct Nowhere(watch::Receiver<bool>);

impl Sink for Nowhere {
    fn name(&self) -> String {
        "nowhere".to_owned()
    }

    async fn send(&mut self, _: &Mail) -> Delivery {
        let _ = self.0.wait_for(|stop| *stop).await;
        Delivery::Later("the judge has stopped".to_owned())
    }

    async fn rest(&mut self) {}
}

/// A running judge with its pages.
struct Site {
    address: String,
    clients: Vec<Client>,
    stop: watch::Sender<bool>,
    running: JoinHandle<()>,
    folder: tempfile::TempDir,
    config: chancery::judge::config::Config,
}

impl Site {
    /// Running games: each player but France has a session; `prepare` sets up the rest.
    fn open(mut house: House, n_games: usize, prepare: impl FnOnce(&House, &mut Runtime)) -> Self {
        house.begin_games(n_games, Timestamp::now());
        let clients = (0..GAMES.min(n_games) * 6).map(|i| client(&house, i, n_games)).collect();
        house.config.limits.person_posts_per_hour = u32::MAX;
        house.judge.limits = house.config.limits.clone();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let settings = WebSettings { start_code: None, ..WebSettings::embedded(port, String::new()) };
        let limits = ConnectionLimits { connections: 8000, connections_each: 8000, ..ConnectionLimits::default() };
        let much = 1 << 30;
        let allowances = Allowances { pages: much, pages_at_once: much, posts: much, posts_at_once: much };
        let (stop, stopped) = watch::channel(false);
        let held = stopped.clone();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let store = Store::open(&house.config.database()).unwrap();
        let judge =
            std::mem::replace(&mut house.judge, chancery::judge::Judge::new(COMMANDS, &house.config, &store).unwrap());
        let office = runtime.block_on(async {
            let mut office = Runtime::new(judge, store, Clock::system(), stopped);
            prepare(&house, &mut office);
            let bounds = Bounds { limits, allowances };
            show_pages(&mut office, &house.config, &Whence::default(), settings, bounds).unwrap();
            office.send(vec![Nowhere(held)], Manner::folders());
            office
        });
        let running = std::thread::spawn(move || runtime.block_on(office.run()).unwrap());
        let House { folder, config, .. } = house;
        Self { address: format!("127.0.0.1:{port}"), clients, stop, running, folder, config }
    }

    fn close(self) {
        self.stop.send(true).unwrap();
        self.running.join().unwrap();
    }

    fn run(&self, what: What, clients: &[Client]) -> Tally {
        Task { address: self.address.clone(), what, clients: clients.to_vec(), seconds: SECONDS }.run()
    }

    fn pages(&self) {
        let public: Vec<String> = (0..GAMES).map(|g| format!("/games/game{g}")).collect();
        let strangers = vec![Client::default(); 64];
        let row = |name: &str, wanted: &str, tally: &Tally| {
            println!(
                "{name}: {:.0}/s, p50 {:.1} ms, p99 {:.1} ms, {} bytes, {} bad (wanted: {wanted})",
                tally.rate(),
                tally.p50,
                tally.p99,
                tally.bytes,
                tally.bad
            );
        };
        let get = |paths: &[String], headers: &str| What::Pages { paths: paths.to_vec(), headers: headers.to_owned() };
        self.run(get(&public, ""), &strangers[..1]);
        row("pages, cached", "10,000/s, p99 20 ms", &self.run(get(&public, ""), &strangers));
        row("pages, cached, packed", "", &self.run(get(&public, "Accept-Encoding: gzip\r\n"), &strangers));
        let tag = self.ask(&public[0], "").0;
        let tag =
            tag.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a public page has an ETag").to_owned();
        let known = format!("If-None-Match: {tag}\r\n");
        row("pages, not modified", "20,000/s", &self.run(get(&public[..1], &known), &strangers));
        row("pages, drawn afresh", "1,000/s", &self.run(get(&[], ""), &self.clients[..8]));
        row("pages, drawn afresh, one reader", "", &self.run(get(&[], ""), &self.clients[..1]));
    }

    /// The judge's processor time for form-heavy pages and the play page, one request at a time, so that two versions can be compared in
    /// alternation.
    fn forms(&self) {
        let game = "/my/games/game0";
        let of_game = |rest: &str| format!("{game}{rest}");
        for path in
            ["/my/new".to_owned(), "/my/profile".to_owned(), of_game("/settings"), of_game("/press"), of_game("")]
        {
            let what = What::Pages { paths: vec![path.clone()], headers: String::new() };
            let before = process_time().unwrap_or_default();
            let tally = self.run(what, &self.clients[..1]);
            let used = process_time().unwrap_or_default() - before;
            let each = used.as_secs_f64() * 1000.0 / tally.n.max(1) as f64;
            println!("forms, {path}: {each:.3} ms of processor time, {} bytes, {} bad", tally.bytes, tally.bad);
        }
    }

    fn posts(&self) {
        for (posters, readers) in [(1, 0), (8, 0), (8, 8), (64, 0)] {
            let reading = (readers != 0).then(|| {
                let what = What::Pages { paths: Vec::new(), headers: String::new() };
                let clients = self.clients[posters..posters + readers].to_vec();
                Task { address: self.address.clone(), what, clients, seconds: SECONDS + 60 }.start()
            });
            let tally = self.run(What::Posts, &self.clients[..posters]);
            reading.into_iter().for_each(load::Running::end);
            println!(
                "posts, orders to reply shown, {posters} posters, {readers} greedy readers: {:.0}/s, p50 {:.1} ms, p95 {:.1} ms, \
                 p99 {:.1} ms, {} bad (wanted with 8 and 8: p99 100 ms)",
                tally.rate(),
                tally.p50,
                tally.p95,
                tally.p99,
                tally.bad
            );
        }
    }

    /// The size of pages, plain and compressed, and of everything sent on a first visit. Private pages are not compressed.
    fn sizes(&self) {
        let cookie = format!("Cookie: chancery={}\r\n", self.clients[0].cookie.clone().unwrap());
        let mut visit = 0;
        let phase = "/games/game0/S1901M";
        for path in ["/", "/games", "/games/game0", phase, "/my", "/my/games/game0", "/my/new", "/help"] {
            let (head, body) = self.ask(path, if path.starts_with("/my") { &cookie } else { "" });
            let status = head.lines().next().unwrap_or_default().to_owned();
            println!("sizes, {path}: {} bytes, {} packed (wanted: 30,000) {status}", body.len(), packed(&body));
            if path == "/my/games/game0" {
                let page = String::from_utf8_lossy(&body).into_owned();
                visit = body.len() + linked(&page).iter().map(|path| packed(&self.ask(path, "").1)).sum::<usize>();
            }
        }
        println!(
            "sizes, a first visit to /my/games/game0 with all that belongs to it: {visit} as sent (wanted: 170,000)"
        );
    }

    fn ask(&self, path: &str, headers: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}\r\n", self.address).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|window| window == b"\r\n\r\n").unwrap() + 4;
        (String::from_utf8_lossy(&answer[..end]).into_owned(), answer[end..].to_vec())
    }
}

/// A session of any player but France, who never sends orders, so that no phase ends.
fn client(house: &House, i: usize, n_games: usize) -> Client {
    let game = format!("game{}", i % n_games);
    let (power, lines) = ORDERS.iter().filter(|(power, _)| *power != "France").nth(i / n_games % 6).unwrap();
    let players = house.players(&game);
    let (_, address, _) = players.iter().find(|(name, ..)| name == power).unwrap();
    let (number, now) = (format!("{i:064x}"), Timestamp::now());
    let session = Session {
        id: Default::default(),
        address: address.clone(),
        guest: None,
        began: now,
        fresh: now,
        seen: now,
        until: now + SignedDuration::from_hours(24),
        is_local: false,
        browser: String::new(),
    };
    house.store.add_session(&chancery::web::digest(&number), &session).unwrap();
    Client { cookie: Some(number), lines: format!("SIGN ON {game}\n{lines}"), back: format!("/my/games/{game}") }
}

/// Event streams: their cost, and the time until all listeners have an event.
fn streams() {
    let site = Site::open(House::new(), 1, |_, _| {});
    site.ask("/games/game0", "");
    let before = resident();
    let what = What::Streams { path: "/games/game0/events".to_owned(), n: STREAMS };
    let poster =
        Client { lines: "SIGN ON game0\nBROADCAST\nHello, everybody.\nENDPRESS".to_owned(), ..site.clients[0].clone() };
    let mut task = Task { address: site.address.clone(), what, clients: vec![poster], seconds: 0 }.start();
    task.wait();
    let grown = resident().saturating_sub(before) as f64 / 1e6;
    task.go_on();
    let tally = task.tally();
    println!(
        "streams, {STREAMS}: {grown:.0} MB (wanted: 60); from a post to its answer {:.0} ms, to the news for half of all {:.0} ms, for \
         all {:.0} ms, {} bad (wanted: 250)",
        tally.seconds * 1000.0,
        tally.p50,
        tally.max,
        tally.bad
    );
    site.close();
}

/// The speed of e-mail with no page readers and with eight greedy ones, in alternation.
fn beside(what: &str, n: usize, work: fn(bool) -> Duration) {
    let (mut alone, mut read) = (Vec::new(), Vec::new());
    for _ in 0..3 {
        alone.push(work(false));
        read.push(work(true));
    }
    let rate = |times: Vec<Duration>| n as f64 / median(times).as_secs_f64();
    println!("{what} a second: {:.0} with nobody reading, {:.0} with eight greedy readers", rate(alone), rate(read));
}

/// Starts readers that repeatedly request uncached pages.
fn readers(site: &Site) -> load::Running {
    let what = What::Pages { paths: Vec::new(), headers: String::new() };
    let clients = site.clients[..8].to_vec();
    Task { address: site.address.clone(), what, clients, seconds: 600 }.start()
}

fn letters(is_read: bool) -> Duration {
    let site = Site::open(House::new(), GAMES, |house, office| {
        let inbox = house.config.inbound.maildir[0].path.clone();
        for part in ["new", "cur", "tmp"] {
            std::fs::create_dir_all(inbox.join(part)).unwrap();
        }
        for i in 0..LETTERS {
            let players = house.players(&format!("game{}", i % GAMES));
            let (power, lines) = ORDERS.iter().filter(|(power, _)| *power != "France").nth(i / GAMES % 6).unwrap();
            let (_, from, to) = players.iter().find(|(name, ..)| name == power).unwrap();
            let text = format!(
                "From: A Player <{from}>\r\nTo: CHANCERY <{to}>\r\nSubject: Re: orders\r\nMessage-ID: <{i}@players.test>\r\n\
                 Date: Sat, 21 Nov 2026 09:40:00 +0000\r\n\r\n{}\r\n",
                lines.replace('\n', "\r\n")
            );
            std::fs::write(inbox.join("tmp").join(format!("1700000000.Q{i:06}.bench")), text).unwrap();
        }
        office.read(MaildirSource::open(inbox).unwrap(), Duration::from_millis(10));
    });
    let reading = is_read.then(|| readers(&site));
    // The judge has started, and its readers read.
    sleep(Duration::from_secs(1));
    let inbox = site.config.inbound.maildir[0].path.clone();
    let eyes = rusqlite::Connection::open(site.config.database()).unwrap();
    let sql = "SELECT count(*) FROM outbox INDEXED BY outbox_new WHERE state = 'new'";
    let n_replies = || -> usize { eyes.query_row(sql, [], |row| row.get(0)).unwrap() };
    let began = Instant::now();
    for letter in std::fs::read_dir(inbox.join("tmp")).unwrap().map(Result::unwrap) {
        std::fs::rename(letter.path(), inbox.join("new").join(letter.file_name())).unwrap();
    }
    while n_replies() < LETTERS {
        assert!(!site.running.is_finished(), "the judge has ended");
        sleep(Duration::from_millis(10));
    }
    let took = began.elapsed();
    reading.into_iter().for_each(load::Running::end);
    site.close();
    took
}

fn storm(is_read: bool) -> Duration {
    let now = Timestamp::now();
    let deadline = now + SignedDuration::from_secs(15);
    let site = Site::open(House::new(), STORM, |house, _| {
        let store = &house.store;
        store
            .transaction(|| {
                for mut row in store.games()? {
                    for (power, orders) in ORDERS {
                        let (power, orders, typed) = (power.to_owned(), orders.to_owned(), orders.to_owned());
                        store.file_orders(row.id, row.turn, &OrdersRow { power, orders, typed, filed: now })?;
                    }
                    (row.deadline, row.grace, row.next_at) = (Some(deadline), Some(deadline), Some(deadline));
                    // The second-thoughts delay is over for everyone.
                    row.all_in = Some(now - SignedDuration::from_hours(1));
                    store.change_game(&row)?;
                }
                Ok(())
            })
            .unwrap();
    });
    let reading = is_read.then(|| readers(&site));
    let eyes = rusqlite::Connection::open(site.config.database()).unwrap();
    let n_in = |phase: &str| -> usize {
        let sql = "SELECT count(*) FROM games WHERE phase = ?1";
        eyes.query_row(sql, [phase], |row| row.get(0)).unwrap()
    };
    while n_in("F1901M") == 0 {
        sleep(Duration::from_millis(2));
    }
    let began = Instant::now();
    while n_in("F1901M") < STORM {
        sleep(Duration::from_millis(2));
    }
    let took = began.elapsed();
    reading.into_iter().for_each(load::Running::end);
    site.close();
    took
}

/// The memory of this process that is not swapped out, in bytes.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|kib| kib.parse::<usize>().ok()).unwrap_or(0) * 1024
}

fn packed(bytes: &[u8]) -> usize {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(bytes).unwrap();
    packer.finish().unwrap().len()
}

/// The files that a page loads: its style sheet, its scripts and the shapes of its board.
fn linked(page: &str) -> Vec<String> {
    let marks = ["rel=\"stylesheet\" href=\"", " src=\"", "<use href=\""];
    let mut found = Vec::new();
    for mark in marks {
        for rest in page.split(mark).skip(1) {
            let path = rest.split(['"', '#']).next().unwrap_or_default().to_owned();
            if !found.contains(&path) {
                found.push(path);
            }
        }
    }
    found
}
