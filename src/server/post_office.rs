//! Runs the judge: letters in, the clock, letters out.
//!
//! One thread, the `Clerk`, owns the [`Store`] and does all the judge's work. Around it are tasks that wait on the
//! network and the disk: one for each mailbox that is read, and one that sends. They tell the clerk what happened over
//! one channel, and are told when it is durable:
//!
//! ```text
//! a source ── Arrived ──> clerk: stored and committed ──> told, and only then the letters are acknowledged
//! a source ── Drained ──> clerk: whatever came before then is here, so the games' clocks may go on to then
//! the sender <── letters ── clerk;   the sender ── Delivered ──> clerk: noted and committed ──> the next ones
//! ```
//!
//! When the judge is to stop, the tasks end, the channel closes, and the clerk ends after the work at hand.
use crate::failpoint;
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::judge::config::{Config, Outbound};
use crate::mail::imap::ImapSource;
use crate::mail::maildir::{MaildirSink, MaildirSource};
use crate::mail::sink::{Delivery, Sink};
use crate::mail::smtp::SmtpSink;
use crate::mail::source::{Arrival, Source};
use crate::server::work::Outgoing;
use crate::store::Store;
use anyhow::{Context as _, Result, anyhow, bail};
use jiff::{SignedDuration, Timestamp};
use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// Letters worked through, or games adjudicated, in one transaction. More make few commits fewer, and longer waits.
const BATCH: u32 = 64;
/// Letters handed to the sender at a time.
const OUTGOING: u32 = 64;
/// How often the clerk looks for work that nobody told it of: deadlines, and letters from `chancery deliver`.
const LOOK: Duration = Duration::from_secs(1);
/// How often the judge notes that it is up.
const HEARTBEAT: SignedDuration = SignedDuration::from_mins(1);
/// The games' clocks wait so long, at most, for a mailbox that cannot be read.
const PATIENCE: SignedDuration = SignedDuration::from_mins(15);
/// The longest pause after failures.
const MAX_PAUSE: Duration = Duration::from_secs(60);
/// How long the sender is left to finish a letter when the judge is to stop.
const FAREWELL: Duration = Duration::from_secs(20);
/// A connection that no letter has needed for so long is closed.
const IDLE: Duration = Duration::from_secs(10);

/// What the tasks tell the clerk.
enum Event {
    /// Letters have come. Answered once they are stored for good; the answer is dropped if they could not be.
    Arrived(Vec<Arrival>, oneshot::Sender<()>),
    /// All letters that had come to this mailbox by then have been handed over.
    Drained(usize, Timestamp),
    /// What became of letters that were to be sent. Answered once that is noted for good.
    Delivered(Vec<(Outgoing, Delivery)>, oneshot::Sender<()>),
    /// The sender has done with all that it was given.
    AllSent,
}

/// Keeps all other judges off a data folder for as long as it lives, and it is let go of when the process ends,
/// however that comes about.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the data folder, which is made if it isn't there.
    ///
    /// # Errors
    /// If another judge has it, or it cannot be written to.
    pub fn take(data: &Path) -> Result<Self> {
        fs::create_dir_all(data).with_context(|| format!("cannot make the data folder {}", data.display()))?;
        let path = data.join("lock");
        let file = File::options().create(true).truncate(false).write(true).open(&path);
        let file = file.with_context(|| format!("cannot write to the data folder {}", data.display()))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => bail!(
                "another judge is at work on {}; there can be only one (to run a second judge, give it a data folder of its own)",
                data.display()
            ),
            Err(TryLockError::Error(error)) => {
                Err(error).with_context(|| format!("cannot lock the data folder {}", data.display()))
            }
        }
    }

    /// Has a judge this data folder?
    pub fn is_taken(data: &Path) -> bool {
        let file = File::open(data.join("lock"));
        file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }
}

/// How often what became of letters is noted while they are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noting {
    /// After each: one that is sent again is a second copy in somebody's mailbox.
    EachLetter,
    /// After a few: sending again changes nothing.
    AFew,
}

/// A judge, and the tasks that bring it letters and take its own.
pub struct PostOffice {
    clerk: Clerk,
    stop: watch::Receiver<bool>,
    events: Sender<Event>,
    letters: Option<mpsc::Receiver<Vec<Outgoing>>>,
    tasks: JoinSet<()>,
}

impl PostOffice {
    /// A post office without mailboxes, which works until `stop` comes true.
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
            drained: Vec::new(),
            delivered: Vec::new(),
            sending: false,
            started: now,
            beat: now,
        };
        Self { clerk, stop, events, letters: Some(letters), tasks: JoinSet::new() }
    }

    /// Opens the mailboxes that a configuration names. Wants a runtime of tokio around it.
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

    /// Reads a mailbox, and looks again so often when there was nothing in it.
    pub fn read(&mut self, source: impl Source + 'static, every: Duration) {
        let clock = self.clerk.clock.clone();
        let collector = Collector { n: self.clerk.drained.len(), clock, every, events: self.events.clone() };
        let mut stop = self.stop.clone();
        self.clerk.drained.push(Timestamp::MIN);
        self.tasks.spawn(async move {
            tokio::select! {
                () = collector.run(source) => {}
                () = told(&mut stop) => {}
            }
        });
    }

    /// Sends the judge's letters this way. There is one: the first that is given.
    pub fn send(&mut self, sink: impl Sink + 'static, noting: Noting) {
        if let Some(letters) = self.letters.take() {
            self.tasks.spawn(send(sink, noting, letters, self.events.clone(), self.stop.clone()));
        }
    }

    /// Does the judge's work until it is told to stop, and finishes what is in hand then.
    ///
    /// # Errors
    /// If the judge breaks down.
    pub async fn run(self) -> Result<()> {
        let Self { clerk, mut stop, events, letters, mut tasks } = self;
        // The channel is to close when the last of the tasks ends.
        drop((events, letters));
        let (over, mut is_over) = oneshot::channel();
        std::thread::Builder::new().name("clerk".to_owned()).spawn(move || {
            // Nobody listens only when the program has ended already.
            let _ = over.send(clerk.run());
        })?;
        let outcome = tokio::select! {
            outcome = &mut is_over => outcome,
            () = first_panic(&mut tasks) => bail!("a part of the judge that moves letters broke down"),
            () = told(&mut stop) => {
                if timeout(FAREWELL, async { while tasks.join_next().await.is_some() {} }).await.is_err() {
                    tracing::warn!("a letter that is being sent takes too long; its outcome is not noted");
                }
                tasks.shutdown().await;
                is_over.await
            }
        };
        outcome.unwrap_or_else(|_| bail!("the judge broke down while it worked"))
    }
}

/// Comes back when the judge is to stop (or nobody is left who could tell it to).
async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Comes back when a task has panicked.
async fn first_panic(tasks: &mut JoinSet<()>) {
    while let Some(ended) = tasks.join_next().await {
        if ended.is_err() {
            return;
        }
    }
    std::future::pending().await
}

/// Brings the letters of one mailbox.
struct Collector {
    /// The number of the mailbox.
    n: usize,
    clock: Clock,
    every: Duration,
    events: Sender<Event>,
}

impl Collector {
    async fn run(self, mut source: impl Source) {
        let mut n_failures = 0;
        loop {
            match self.round(&mut source).await {
                Ok(Round::More) => n_failures = 0,
                Ok(Round::Empty) => {
                    n_failures = 0;
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

    async fn round(&self, source: &mut impl Source) -> Result<Round> {
        let asked = self.clock.now();
        let letters = source.fetch().await?;
        if letters.is_empty() {
            let heard = self.events.send(Event::Drained(self.n, asked));
            return Ok(if heard.is_ok() { Round::Empty } else { Round::Over });
        }
        let keys: Vec<String> = letters.iter().map(|letter| letter.key.clone()).collect();
        let (answer, stored) = oneshot::channel();
        if self.events.send(Event::Arrived(letters, answer)).is_err() {
            return Ok(Round::Over);
        }
        stored.await.map_err(|_| anyhow!("letters could not be stored, and stay in the mailbox"))?;
        source.acknowledge(&keys).await.context("letters are stored, but cannot be marked as read")?;
        failpoint::at("acknowledged");
        Ok(Round::More)
    }
}

/// How a look into a mailbox ended.
enum Round {
    /// There were letters: there may be more.
    More,
    /// There were none.
    Empty,
    /// Nobody wants letters any more.
    Over,
}

/// Sends the judge's letters, one after the other.
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

/// How long to wait after so many failures before: a second, then twice as long each time.
fn pause(n_failures: u32) -> Duration {
    Duration::from_secs(1 << n_failures.min(10)).min(MAX_PAUSE)
}

/// What became of letters, and whom to tell that it is noted.
type Deliveries = (Vec<(Outgoing, Delivery)>, oneshot::Sender<()>);

/// The one who does the judge's work, on a thread of its own.
struct Clerk {
    judge: Judge,
    store: Store,
    clock: Clock,
    stop: watch::Receiver<bool>,
    heard: Receiver<Event>,
    outgoing: mpsc::Sender<Vec<Outgoing>>,
    /// Up to when each mailbox has been read.
    drained: Vec<Timestamp>,
    /// What is still to be noted.
    delivered: Vec<Deliveries>,
    /// The sender has letters in hand.
    sending: bool,
    started: Timestamp,
    /// When it was last noted that the judge is up.
    beat: Timestamp,
}

impl Clerk {
    fn run(mut self) -> Result<()> {
        self.judge.wake(&self.store, self.started)?;
        self.judge.work_off_carefully(&self.store, self.started, BATCH)?;
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
                match self.judge.take_in(&self.store, self.clock.now(), &letters) {
                    // It may have ended meanwhile; then the letters are offered again, and known.
                    Ok(()) => drop(answer.send(())),
                    Err(error) => tracing::error!("cannot store letters: {error:#}"),
                }
            }
            Event::Drained(n, at) => {
                if let Some(drained) = self.drained.get_mut(n) {
                    *drained = at;
                }
            }
            Event::Delivered(done, answer) => self.delivered.push((done, answer)),
            Event::AllSent => self.sending = false,
        }
    }

    /// One batch of everything there is to do. Is there more?
    fn round(&mut self) -> Result<bool> {
        let now = self.clock.now();
        self.note_deliveries(now)?;
        if *self.stop.borrow() {
            return Ok(false);
        }
        self.note_alive(now)?;
        let mut busy = self.judge.work_off(&self.store, now, BATCH)? != 0;
        // Letters come first: what was written before a deadline counts.
        if !busy {
            busy = self.judge.tick(&self.store, self.read_until(now), BATCH)? != 0;
        }
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
            // If the sender has ended there is nobody to tell.
            let _ = answer.send(());
        }
        Ok(())
    }

    fn note_alive(&mut self, now: Timestamp) -> Result<()> {
        let silence = now.duration_since(self.beat);
        if silence < HEARTBEAT {
            return Ok(());
        }
        if HEARTBEAT * 5 < silence {
            // The machine has slept: that is an outage, too.
            self.judge.wake(&self.store, now)?;
        }
        self.judge.heartbeat(&self.store, now)?;
        self.beat = now;
        Ok(())
    }

    /// The time up to which all letters have been read, as far as they can be read.
    fn read_until(&self, now: Timestamp) -> Timestamp {
        let patience = now - PATIENCE;
        let floor = if self.started < patience { patience } else { Timestamp::MIN };
        self.drained.iter().fold(now, |until, drained| until.min((*drained).max(floor)))
    }
}
