//! E-mail outages, short or long, in one direction or both: no one loses anything.
mod jumps;
mod long;
mod ways;

use crate::program::{House, wait_for};
use chancery::commands::COMMANDS;
use chancery::judge::Judge;
use chancery::judge::clock::Clock;
use chancery::judge::identity::Passwords;
use chancery::mail::sink::{Delivery, Mail, Sink};
use chancery::mail::source::{Arrival, Source};
use chancery::server::runtime::Runtime;
use chancery::server::sender::{Manner, Noting};
use chancery::store::Store;
use jiff::Timestamp;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;

pub(crate) const START: &str = "2026-11-21T12:00:00Z";

pub(crate) fn start() -> Timestamp {
    START.parse().unwrap()
}

/// The fate of outgoing e-mails.
#[derive(Clone, Debug, Default)]
pub(crate) enum Wire {
    #[default]
    Works,
    /// The server does not answer.
    Cut,
    /// The server defers e-mail for these domains; empty: for all.
    PutsOff(Vec<&'static str>),
    /// The server rejects all recipients.
    Refuses,
}

/// The world around a judge: a mailbox and a mail server, each of which can fail.
#[derive(Clone, Default)]
pub(crate) struct Line {
    mailbox_fails: Arc<AtomicBool>,
    n_asked: Arc<AtomicU32>,
    letters: Arc<Mutex<Vec<Arrival>>>,
    wire: Arc<Mutex<Wire>>,
    n_tried: Arc<AtomicU32>,
    sent: Arc<Mutex<Vec<Mail>>>,
}

impl Line {
    pub(crate) fn cut_in(&self, cut: bool) {
        self.mailbox_fails.store(cut, Ordering::Relaxed);
    }

    pub(crate) fn set_wire(&self, wire: Wire) {
        *self.wire.lock().unwrap() = wire;
    }

    pub(crate) fn is_cut(&self) -> bool {
        matches!(*self.wire.lock().unwrap(), Wire::Cut)
    }

    /// The e-mails sent since the last call.
    pub(crate) fn take_sent(&self) -> Vec<Mail> {
        std::mem::take(&mut *self.sent.lock().unwrap())
    }

    /// Puts an e-mail into the mailbox.
    pub(crate) fn write(&self, from: &str, lines: &str) {
        let mut letters = self.letters.lock().unwrap();
        let n = self.n_asked.load(Ordering::Relaxed) * 1000 + u32::try_from(letters.len()).unwrap();
        let raw = crate::program::letter(from, "judge@games.test", &format!("<{n}@line>"), lines).into_bytes();
        letters.push(Arrival { key: format!("line:{n}"), size: raw.len() as u64, raw, ..Arrival::default() });
    }

    /// Waits until the judge has looked into its mailbox again, and told the clerk.
    pub(crate) fn wait_for_looks(&self) {
        let n = self.n_asked.load(Ordering::Relaxed);
        wait_for(|| (n + 3 <= self.n_asked.load(Ordering::Relaxed)).then_some(()));
    }

    /// The number of send attempts by the judge.
    pub(crate) fn n_tried(&self) -> u32 {
        self.n_tried.load(Ordering::Relaxed)
    }

    /// Waits until the judge has tried to send an e-mail again, after this.
    pub(crate) fn wait_for_try_after(&self, what: impl FnOnce()) {
        let n = self.n_tried.load(Ordering::Relaxed);
        what();
        wait_for(|| (n < self.n_tried.load(Ordering::Relaxed)).then_some(()));
    }
}

impl Source for Line {
    fn name(&self) -> String {
        "mailbox".to_owned()
    }

    async fn fetch(&mut self) -> anyhow::Result<Vec<Arrival>> {
        self.n_asked.fetch_add(1, Ordering::Relaxed);
        anyhow::ensure!(!self.mailbox_fails.load(Ordering::Relaxed), "no answer to judge@games.test");
        Ok(self.letters.lock().unwrap().clone())
    }

    fn pause(&self, _: u32) -> Duration {
        Duration::from_millis(5)
    }

    async fn acknowledge(&mut self, keys: &[String]) -> anyhow::Result<()> {
        self.letters.lock().unwrap().retain(|letter| !keys.contains(&letter.key));
        Ok(())
    }
}

/// The sending end of a [`Line`].
struct Out(Line);

impl Sink for Out {
    fn name(&self) -> String {
        "server".to_owned()
    }

    async fn send(&mut self, mail: &Mail) -> Delivery {
        self.0.n_tried.fetch_add(1, Ordering::Relaxed);
        match &*self.0.wire.lock().unwrap() {
            Wire::Cut => Delivery::Untried("nobody is there".to_owned()),
            Wire::Refuses => Delivery::Refused(format!("550 5.1.1 <{}>: no such user", mail.to)),
            Wire::PutsOff(domains) if domains.is_empty() || domains.iter().any(|domain| mail.to.ends_with(domain)) => {
                Delivery::Later(format!("451 4.7.1 <{}>: try again later", mail.to))
            }
            Wire::Works | Wire::PutsOff(_) => {
                self.0.sent.lock().unwrap().push(mail.clone());
                Delivery::Sent("250 ok".to_owned())
            }
        }
    }

    async fn rest(&mut self) {}
}

/// A running judge, with a clock that moves only when it is set.
pub(crate) struct Office {
    stop: watch::Sender<bool>,
    runtime: tokio::runtime::Runtime,
    running: tokio::task::JoinHandle<anyhow::Result<()>>,
}

impl Office {
    pub(crate) fn open(house: &House, clock: &Clock, line: &Line) -> Self {
        let (stop, stopped) = watch::channel(false);
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let store = Store::open(&house.config().database()).unwrap();
        let mut judge = Judge::new(COMMANDS, &house.config(), &store).unwrap();
        judge.passwords = Passwords::weak().unwrap();
        let mut office = Runtime::new(judge, store, clock.clone(), stopped);
        let running = {
            let _guard = runtime.enter();
            office.read(line.clone(), Duration::from_millis(5));
            let manner = Manner { noting: Noting::EachLetter, per_domain: 5, pause: Duration::from_millis(5) };
            office.send(vec![Out(line.clone()), Out(line.clone())], manner);
            runtime.spawn(office.run())
        };
        Self { stop, runtime, running }
    }

    /// Stops the judge.
    pub(crate) fn close(self) {
        self.stop.send(true).unwrap();
        self.runtime.block_on(self.running).unwrap().unwrap();
    }
}
