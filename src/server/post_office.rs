//! Runs the judge: letters in, the clock, letters out.
//!
//! One thread, the `Clerk`, owns the [`Store`] and does all the judge's work. Around it are tasks that wait on the
//! network and the disk: one for each mailbox that is read, and one that sends. They report to the clerk over one
//! channel, and are told when it is durable:
//!
//! ```text
//! a source ── Arrived ──> clerk: stores and commits ──> answers; only then are the letters acknowledged
//! a source ── Drained ──> clerk: everything up to then has arrived, so the games' clocks may move on to then
//! the sender <── letters ── clerk;   the sender ── Delivered ──> clerk: notes and commits ──> the next ones
//! ```
//!
//! When the judge is told to stop, the tasks end, the channel closes, and the clerk finishes its current work.
use crate::failpoint;
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::judge::config::{Config, Outbound};
use crate::mail::imap::ImapSource;
use crate::mail::maildir::{MaildirSink, MaildirSource};
use crate::mail::sink::{Delivery, Sink};
use crate::mail::smtp::SmtpSink;
use crate::mail::source::{Arrival, Source};
use crate::server::hearing::Hearing;
use crate::server::work::Outgoing;
use crate::store::Store;
use crate::text::wrap;
use anyhow::{Context as _, Result, anyhow, bail};
use jiff::{SignedDuration, Timestamp};
use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// The maximum letters handled, or games adjudicated, in one transaction. More would save few commits, and make the
/// waits longer.
const BATCH: u32 = 64;
/// The maximum letters given to the sender at a time.
const OUTGOING: u32 = 64;
/// How often the clerk looks for work that no task reports: deadlines, and letters from `chancery deliver`.
const LOOK: Duration = Duration::from_secs(1);
/// How often the judge records that it is up.
const HEARTBEAT: SignedDuration = SignedDuration::from_mins(1);
/// How often old letters are deleted from the mailboxes.
const TIDY: SignedDuration = SignedDuration::from_hours(24);
/// The maximum pause after failures.
const MAX_PAUSE: Duration = Duration::from_secs(60);
/// The time the sender has to finish a letter when the judge stops.
const FAREWELL: Duration = Duration::from_secs(20);
/// A connection is closed after it has been idle for this long.
const IDLE: Duration = Duration::from_secs(10);

/// What the tasks tell the clerk.
enum Event {
    /// Letters have arrived. Answered once they are safely stored; if that fails, the answer is dropped.
    Arrived(Vec<Arrival>, oneshot::Sender<()>),
    /// All letters that had arrived in this mailbox by then have been handed over.
    Drained(usize, Timestamp),
    /// All letters that had arrived in this mailbox by then have been handed over, and others wait.
    ReadTo(usize, Timestamp),
    /// The outcome of letters to be sent. Answered once it is safely noted.
    Delivered(Vec<(Outgoing, Delivery)>, oneshot::Sender<()>),
    /// The sender has finished all its letters.
    AllSent,
}

/// Keeps other judges away from a data folder while it lives. The system releases it when the process ends, for any
/// reason.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Locks the data folder, which is created if it does not exist.
    ///
    /// # Errors
    /// If another judge has locked it, or it is not writable.
    pub fn take(data: &Path) -> Result<Self> {
        fs::create_dir_all(data).with_context(|| format!("cannot create the data folder {}", data.display()))?;
        let path = data.join("lock");
        let file = File::options().create(true).truncate(false).write(true).open(&path);
        let file = file.with_context(|| format!("cannot write to the data folder {}", data.display()))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => bail!(
                "another judge is using {}; only one can (give a second judge its own data folder)",
                data.display()
            ),
            Err(TryLockError::Error(error)) => {
                Err(error).with_context(|| format!("cannot lock the data folder {}", data.display()))
            }
        }
    }

    /// Is a judge using this data folder?
    pub fn is_taken(data: &Path) -> bool {
        let file = File::open(data.join("lock"));
        file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }
}

/// When the outcome of sending is noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noting {
    /// After each letter: sending one again would put a second copy into a mailbox.
    EachLetter,
    /// After a few letters: sending one again changes nothing.
    AFew,
}

/// A judge, and the tasks that bring letters in and out.
pub struct PostOffice {
    clerk: Clerk,
    stop: watch::Receiver<bool>,
    events: Sender<Event>,
    letters: Option<mpsc::Receiver<Vec<Outgoing>>>,
    tasks: JoinSet<()>,
}

impl PostOffice {
    /// A post office without mailboxes. It runs until `stop` becomes true.
    pub fn new(judge: Judge, store: Store, clock: Clock, stop: watch::Receiver<bool>) -> Self {
        let (events, heard) = channel();
        let (outgoing, letters) = mpsc::channel(1);
        let now = clock.now();
        let clerk = Clerk {
            judge,
            store,
            clock,
            stop: stop.clone(),
            heard,
            outgoing,
            hearing: Hearing::new(now),
            deaf: false,
            delivered: Vec::new(),
            sending: false,
            beat: now,
        };
        Self { clerk, stop, events, letters: Some(letters), tasks: JoinSet::new() }
    }

    /// Opens the mailboxes that a configuration names. It must be called in a tokio runtime.
    ///
    /// # Errors
    /// If one of them cannot be used.
    pub fn open(&mut self, config: &Config) -> Result<()> {
        for maildir in &config.inbound.maildir {
            let about = || format!("cannot use the Maildir {}", maildir.path.display());
            self.read(MaildirSource::open(&maildir.path).with_context(about)?, LOOK);
        }
        let every = Duration::from_secs(u64::from(config.clock.tick_seconds));
        for imap in &config.inbound.imap {
            self.read(ImapSource::new(imap.clone())?, every);
        }
        let head = self.clerk.judge.letterhead();
        match &config.outbound {
            Outbound::Maildir(maildir) => self.send(MaildirSink::new(&maildir.path, head), Noting::AFew),
            Outbound::Smtp(smtp) => self.send(SmtpSink::new(smtp.clone(), head)?, Noting::EachLetter),
        }
        Ok(())
    }

    /// Reads a mailbox. When it is empty, looks again after `every`.
    pub fn read(&mut self, source: impl Source + 'static, every: Duration) {
        let (clock, keep) = (self.clerk.clock.clone(), self.clerk.judge.keep);
        let collector = Collector { n: self.clerk.hearing.add(), clock, keep, every, events: self.events.clone() };
        let mut stop = self.stop.clone();
        self.tasks.spawn(async move {
            tokio::select! {
                () = collector.run(source) => {}
                () = told(&mut stop) => {}
            }
        });
    }

    /// Sends the judge's letters this way. Only the first call counts.
    pub fn send(&mut self, sink: impl Sink + 'static, noting: Noting) {
        if let Some(letters) = self.letters.take() {
            self.tasks.spawn(send(sink, noting, letters, self.events.clone(), self.stop.clone()));
        }
    }

    /// Runs the judge until it is told to stop, and then finishes the current work.
    ///
    /// # Errors
    /// If the judge fails.
    pub async fn run(self) -> Result<()> {
        let Self { clerk, mut stop, events, letters, mut tasks } = self;
        // The channel closes when the last of the tasks ends.
        drop((events, letters));
        let (over, mut is_over) = oneshot::channel();
        std::thread::Builder::new().name("clerk".to_owned()).spawn(move || {
            // The receiver is gone only if the program has already ended.
            let _ = over.send(clerk.run());
        })?;
        let outcome = tokio::select! {
            outcome = &mut is_over => outcome,
            () = first_panic(&mut tasks) => bail!("a task that moves letters failed"),
            () = told(&mut stop) => {
                if timeout(FAREWELL, async { while tasks.join_next().await.is_some() {} }).await.is_err() {
                    tracing::warn!("sending a letter takes too long; its outcome is not noted");
                }
                tasks.shutdown().await;
                is_over.await
            }
        };
        outcome.unwrap_or_else(|_| bail!("the judge failed while it was working"))
    }
}

/// Returns when the judge is told to stop (or when nothing is left that could tell it).
async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Returns when a task has panicked.
async fn first_panic(tasks: &mut JoinSet<()>) {
    while let Some(ended) = tasks.join_next().await {
        if ended.is_err() {
            return;
        }
    }
    std::future::pending().await
}

/// Collects the letters of one mailbox.
struct Collector {
    /// The number of the mailbox.
    n: usize,
    clock: Clock,
    /// How long letters stay in it once they are stored; none: for ever.
    keep: Option<SignedDuration>,
    every: Duration,
    events: Sender<Event>,
}

impl Collector {
    async fn run(self, mut source: impl Source) {
        let mut n_failures = 0;
        let mut tidied = None;
        loop {
            match self.round(&mut source).await {
                Ok(Round::More) => n_failures = 0,
                Ok(Round::Empty) => {
                    n_failures = 0;
                    let now = self.clock.now();
                    if tidied.is_none_or(|tidied| TIDY <= now.duration_since(tidied)) {
                        self.tidy(&mut source, now).await;
                        tidied = Some(now);
                    }
                    sleep(self.every).await;
                }
                Ok(Round::Over) => return,
                Err(error) => {
                    let pause = pause(n_failures);
                    n_failures += 1;
                    let (source, seconds) = (source.name(), pause.as_secs());
                    tracing::warn!("{source}: {error:#}; trying again in {seconds} s");
                    sleep(pause).await;
                }
            }
        }
    }

    /// Deletes old letters from the mailbox. They are stored, and done with.
    async fn tidy(&self, source: &mut impl Source, now: Timestamp) {
        let Some(keep) = self.keep else { return };
        if let Err(error) = source.forget(now - keep).await {
            let source = source.name();
            tracing::warn!("{source}: cannot delete old letters: {error:#}");
        }
    }

    async fn round(&self, source: &mut impl Source) -> Result<Round> {
        let asked = self.clock.now();
        let letters = source.fetch().await?;
        if letters.is_empty() {
            let heard = self.events.send(Event::Drained(self.n, asked));
            return Ok(if heard.is_ok() { Round::Empty } else { Round::Over });
        }
        let keys: Vec<String> = letters.iter().map(|letter| letter.key.clone()).collect();
        let first = letters.first().and_then(|letter| letter.received).map(|received| received.min(asked));
        let (answer, stored) = oneshot::channel();
        if self.events.send(Event::Arrived(letters, answer)).is_err() {
            return Ok(Round::Over);
        }
        stored.await.map_err(|_| anyhow!("letters could not be stored, and stay in the mailbox"))?;
        source.acknowledge(&keys).await.context("letters are stored, but cannot be marked as read")?;
        failpoint::at("acknowledged");
        if let Some(first) = first {
            // They come oldest first. If the judge has ended, the next round finds that.
            let _ = self.events.send(Event::ReadTo(self.n, first - SignedDuration::from_secs(1)));
        }
        Ok(Round::More)
    }
}

/// The result of one look into a mailbox.
enum Round {
    /// There were letters, and there may be more.
    More,
    /// There were none.
    Empty,
    /// The judge takes no more letters.
    Over,
}

/// Sends the judge's letters one by one.
async fn send(
    mut sink: impl Sink,
    noting: Noting,
    mut letters: mpsc::Receiver<Vec<Outgoing>>,
    events: Sender<Event>,
    mut stop: watch::Receiver<bool>,
) {
    let at_once = if noting == Noting::EachLetter { 1 } else { 16 };
    loop {
        let batch = tokio::select! {
            batch = letters.recv() => batch,
            () = sleep(IDLE) => {
                sink.rest().await;
                continue;
            }
            () = told(&mut stop) => None,
        };
        let Some(batch) = batch else { break };
        for few in batch.chunks(at_once) {
            if *stop.borrow() {
                break;
            }
            let mut done = Vec::with_capacity(few.len());
            for letter in few {
                done.push((letter.clone(), sink.send(&letter.mail).await));
            }
            let (answer, noted) = oneshot::channel();
            if events.send(Event::Delivered(done, answer)).is_err() || noted.await.is_err() {
                return;
            }
            failpoint::at("noted");
        }
        if events.send(Event::AllSent).is_err() {
            return;
        }
    }
    sink.rest().await;
}

/// How long to wait after this many earlier failures: a second, then twice as long each time.
fn pause(n_failures: u32) -> Duration {
    Duration::from_secs(1 << n_failures.min(10)).min(MAX_PAUSE)
}

/// The outcome of letters, and the channel to confirm that it is noted.
type Deliveries = (Vec<(Outgoing, Delivery)>, oneshot::Sender<()>);

/// Does the judge's work, on its own thread.
struct Clerk {
    judge: Judge,
    store: Store,
    clock: Clock,
    stop: watch::Receiver<bool>,
    heard: Receiver<Event>,
    outgoing: mpsc::Sender<Vec<Outgoing>>,
    /// Up to when the mailboxes have been read.
    hearing: Hearing,
    /// No mailbox could be read when this was last looked at.
    deaf: bool,
    /// The outcomes that are still to be noted.
    delivered: Vec<Deliveries>,
    /// Is the sender working on letters?
    sending: bool,
    /// When the judge last recorded that it is up.
    beat: Timestamp,
}

impl Clerk {
    fn run(mut self) -> Result<()> {
        self.judge.wake(&self.store, self.beat)?;
        self.judge.work_off_carefully(&self.store, self.beat, BATCH)?;
        let mut n_failures = 0;
        loop {
            let wait = match self.round() {
                Ok(true) => Duration::ZERO,
                Ok(false) => LOOK,
                Err(error) => {
                    tracing::error!("the judge cannot do its work: {error:#}");
                    n_failures += 1;
                    pause(n_failures)
                }
            };
            if wait <= LOOK {
                n_failures = 0;
            }
            match self.heard.recv_timeout(wait) {
                Ok(event) => self.hear(event),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            while let Ok(event) = self.heard.try_recv() {
                self.hear(event);
            }
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Arrived(letters, answer) => {
                self.hearing.arrived(self.clock.now());
                match self.judge.take_in(&self.store, self.clock.now(), &letters) {
                    // The task may have ended meanwhile. Then the letters are offered again, and recognised.
                    Ok(()) => drop(answer.send(())),
                    Err(error) => tracing::error!("cannot store letters: {error:#}"),
                }
            }
            Event::ReadTo(n, at) => self.hearing.read_to(n, at),
            Event::Drained(n, at) => {
                self.hearing.drained(n, at);
            }
            Event::Delivered(done, answer) => self.delivered.push((done, answer)),
            Event::AllSent => self.sending = false,
        }
    }

    /// Does one batch of everything that is due. Is there more?
    fn round(&mut self) -> Result<bool> {
        let now = self.clock.now();
        self.note_deliveries(now)?;
        if *self.stop.borrow() {
            return Ok(false);
        }
        self.note_hearing(now)?;
        if !self.deaf {
            self.note_alive(now)?;
        }
        let until = (!self.deaf).then(|| self.hearing.read_until(now));
        let busy = self.judge.round(&self.store, now, until, BATCH)?;
        if !self.sending {
            let letters = self.judge.outgoing(&self.store, now, OUTGOING)?;
            self.sending = !letters.is_empty() && self.outgoing.try_send(letters).is_ok();
        }
        Ok(busy)
    }

    fn note_deliveries(&mut self, now: Timestamp) -> Result<()> {
        if self.delivered.is_empty() {
            return Ok(());
        }
        let done: Vec<_> = self.delivered.iter().flat_map(|(done, _)| done.iter().cloned()).collect();
        self.judge.note_deliveries(&self.store, now, &done)?;
        for (_, answer) in self.delivered.drain(..) {
            // If the sender has ended, nobody needs the answer.
            let _ = answer.send(());
        }
        Ok(())
    }

    /// Notes whether any mailbox can be read. If none can, the judge counts as down: it does not record that it is up, and
    /// when it hears again, deadlines slide as after any outage.
    fn note_hearing(&mut self, now: Timestamp) -> Result<()> {
        let deaf = self.hearing.is_deaf(now);
        if deaf == std::mem::replace(&mut self.deaf, deaf) {
            return Ok(());
        }
        if !deaf {
            tracing::info!("letters can be read again: the clocks of the games go on");
            return Ok(());
        }
        tracing::error!("no mailbox can be read: the clocks of all games stand still until one can");
        let body = "None of the judge's mailboxes can be read; its log says why. Until one can, no deadline passes, and nobody is late. When letters can be read again, the deadlines are moved on and the players are told.\n";
        self.judge.tell_keeper(&self.store, now, "no mailbox can be read", &wrap(body))
    }

    fn note_alive(&mut self, now: Timestamp) -> Result<()> {
        let silence = now.duration_since(self.beat);
        if silence < HEARTBEAT {
            return Ok(());
        }
        if HEARTBEAT * 5 < silence {
            // The machine was asleep, or no letter could be read: that is an outage, too.
            self.judge.wake(&self.store, now)?;
        }
        self.judge.heartbeat(&self.store, now)?;
        self.beat = now;
        Ok(())
    }
}
