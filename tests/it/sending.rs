//! Several connections to one mail server: which one waits for which.
use crate::program::{House, wait_for};
use chancery::commands::COMMANDS;
use chancery::judge::Judge;
use chancery::judge::clock::Clock;
use chancery::mail::sink::{Delivery, Mail, Sink};
use chancery::server::runtime::Runtime;
use chancery::server::sender::{Manner, Noting};
use chancery::store::{Draft, Paid, Store};
use jiff::Timestamp;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;

/// The server as the connections see it.
#[derive(Default)]
struct Seen {
    /// The offered and accepted e-mails, in order: `recipient subject`.
    offered: Vec<String>,
    taken: Vec<String>,
    /// The number of e-mails in transit to each domain, and its maximum so far.
    now: BTreeMap<String, usize>,
    most: BTreeMap<String, usize>,
    /// The recipients whose e-mails hang until they are removed from here.
    stuck: Vec<String>,
    /// Domains that refuse e-mail for now.
    closed: Vec<String>,
    /// True if the server refuses all connections.
    is_down: bool,
}

type Shared = Arc<Mutex<Seen>>;

struct Line(Shared);

impl Sink for Line {
    fn name(&self) -> String {
        "a line".to_owned()
    }

    async fn send(&mut self, mail: &Mail) -> Delivery {
        let domain = mail.to.split('@').nth(1).unwrap().to_owned();
        let what = format!("{} {}", mail.to, mail.subject);
        {
            let mut seen = self.0.lock().unwrap();
            seen.offered.push(what.clone());
            if seen.is_down {
                return Delivery::Untried("nobody is there".to_owned());
            }
            if seen.closed.contains(&domain) {
                return Delivery::LaterThere("450 greylisted".to_owned());
            }
            let n = seen.now.entry(domain.clone()).or_default();
            *n += 1;
            let n = *n;
            let most = seen.most.entry(domain.clone()).or_default();
            *most = n.max(*most);
        }
        loop {
            tokio::time::sleep(Duration::from_millis(1)).await;
            if !self.0.lock().unwrap().stuck.contains(&mail.to) {
                break;
            }
        }
        let mut seen = self.0.lock().unwrap();
        seen.taken.push(what);
        *seen.now.get_mut(&domain).unwrap() -= 1;
        Delivery::Sent("250 ok".to_owned())
    }

    async fn rest(&mut self) {}
}

/// A judge with e-mails to send over four connections, at most two for each domain.
struct Office {
    house: House,
    seen: Shared,
    runtime: tokio::runtime::Runtime,
}

impl Office {
    /// An office with these e-mails in the outbox: `(recipient, subject)`.
    fn new(letters: &[(String, String)]) -> Self {
        let house = House::new();
        let store = Store::open(&house.config().database()).unwrap();
        store
            .transaction(|| {
                for (recipient, subject) in letters {
                    let (recipient, subject) = (recipient.clone(), subject.clone());
                    store.post(
                        &Draft { recipient, subject, ..Draft::default() },
                        Paid::by_the_game(),
                        Timestamp::now(),
                    )?;
                }
                Ok(())
            })
            .unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        Self { house, seen: Shared::default(), runtime }
    }

    /// Runs the judge while `wait` acts.
    fn run(&self, pause: Duration, wait: impl FnOnce()) {
        let (stop, stopped) = watch::channel(false);
        let store = Store::open(&self.house.config().database()).unwrap();
        let judge = Judge::new(COMMANDS, &self.house.config(), &store).unwrap();
        let mut office = Runtime::new(judge, store, Clock::system(), stopped);
        let running = {
            let _guard = self.runtime.enter();
            let lines = (0..4).map(|_| Line(self.seen.clone())).collect();
            office.send(lines, Manner { noting: Noting::EachLetter, per_domain: 2, pause });
            self.runtime.spawn(office.run())
        };
        wait();
        stop.send(true).unwrap();
        self.runtime.block_on(running).unwrap().unwrap();
    }

    fn wait_until(&self, what: impl Fn(&Seen) -> bool) {
        wait_for(|| what(&self.seen.lock().unwrap()).then_some(()));
    }

    fn n_new(&self) -> u64 {
        self.house.store().outbox_counts().unwrap().new
    }
}

fn letters(people: &[&str], n: usize) -> Vec<(String, String)> {
    (0..n).flat_map(|n| people.iter().map(move |to| ((*to).to_owned(), format!("{n:03}")))).collect()
}

#[test]
fn emails_to_a_person_go_in_order_and_few_at_a_time_to_a_domain() {
    let people = ["ann@one.test", "ben@one.test", "cat@one.test", "dan@one.test", "eve@two.test", "fay@three.test"];
    let office = Office::new(&letters(&people, 40));
    office.run(Duration::from_secs(60), || office.wait_until(|seen| seen.taken.len() == 240));
    let seen = office.seen.lock().unwrap();
    for person in people {
        let got: Vec<_> = seen.taken.iter().filter(|letter| letter.starts_with(person)).collect();
        assert!(got.len() == 40 && got.is_sorted(), "{person}: {got:?}");
    }
    assert_eq!(seen.most["one.test"], 2);
    assert_eq!(seen.offered.len(), 240, "none was sent twice");
    assert_eq!(office.n_new(), 0);
}

#[test]
fn a_hanging_email_delays_only_its_domain() {
    // The slow domain has so many e-mails that they fill the send queue.
    let mut all = letters(&["ann@slow.test", "ben@slow.test", "cat@slow.test"], 60);
    all.extend(letters(&["dan@quick.test"], 20));
    let office = Office::new(&all);
    office.seen.lock().unwrap().stuck = vec!["ann@slow.test".to_owned(), "ben@slow.test".to_owned()];
    let quick = |seen: &Seen| seen.taken.iter().filter(|letter| letter.starts_with("dan")).count();
    office.run(Duration::from_secs(60), || {
        office.wait_until(|seen| quick(seen) == 20);
        assert!(office.seen.lock().unwrap().taken.iter().all(|letter| letter.starts_with("dan")));
        office.seen.lock().unwrap().stuck.clear();
        office.wait_until(|seen| seen.taken.len() == 200);
    });
}

#[test]
fn a_failing_domain_pauses_while_others_continue() {
    let office = Office::new(&letters(&["ann@shut.test", "ben@shut.test", "dan@open.test"], 50));
    office.seen.lock().unwrap().closed = vec!["shut.test".to_owned()];
    office.run(Duration::from_secs(60), || {
        office.wait_until(|seen| seen.taken.len() == 50);
        wait_for(|| (office.n_new() == 100).then_some(()));
    });
    let asked = office.seen.lock().unwrap().offered.iter().filter(|letter| letter.contains("@shut")).count();
    assert!(asked <= 2, "{asked} letters were offered in vain");
}

#[test]
fn one_connection_probes_a_server_that_is_down() {
    let people = ["ann@one.test", "ben@two.test", "cat@three.test", "dan@four.test"];
    let office = Office::new(&letters(&people, 10));
    office.seen.lock().unwrap().is_down = true;
    office.run(Duration::from_millis(100), || {
        // Each of the four notices the fault. From then on one tries for all.
        office.wait_until(|seen| 7 <= seen.offered.len());
        let began = std::time::Instant::now();
        let before = office.seen.lock().unwrap().offered.len();
        office.wait_until(|seen| before + 5 <= seen.offered.len());
        assert!(Duration::from_millis(350) < began.elapsed(), "five tries in {:?}", began.elapsed());
        office.seen.lock().unwrap().is_down = false;
        office.wait_until(|seen| seen.taken.len() == 40);
    });
    let seen = office.seen.lock().unwrap();
    for person in people {
        let got: Vec<_> = seen.taken.iter().filter(|letter| letter.starts_with(person)).collect();
        assert!(got.is_sorted(), "{person}: {got:?}");
    }
    let sql = "SELECT max(attempts) FROM outbox";
    let database = rusqlite::Connection::open(office.house.config().database()).unwrap();
    assert_eq!(database.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap(), 1, "an outage is no attempt");
}

#[test]
fn a_stopping_judge_finishes_emails_in_transit() {
    let people = ["ann@one.test", "ben@two.test", "cat@three.test", "dan@four.test"];
    let office = Office::new(&letters(&people, 5));
    office.seen.lock().unwrap().stuck = people.map(str::to_owned).to_vec();
    let seen = office.seen.clone();
    office.run(Duration::from_secs(60), || {
        office.wait_until(|seen| seen.now.values().sum::<usize>() == 4);
        // They resume only after the judge has been told to stop.
        std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(100));
            seen.lock().unwrap().stuck.clear();
        });
    });
    assert_eq!(office.seen.lock().unwrap().taken.len(), 4);
    assert_eq!(office.n_new(), 16, "what was sent is noted, and nothing else");
}
