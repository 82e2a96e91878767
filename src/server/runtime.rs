//! Runs the judge: incoming e-mails, the clock, outgoing e-mails.
//!
//! One thread, the `Clerk`, owns the [`Store`] and does all the judge's work. Around it, tasks wait on the network and the disk: one for
//! each mailbox, and the sender with its lines. They report to the clerk over one channel, and it confirms when their report is durable:
//!
//! ```text
//! a source ── Arrived ──> clerk: stores and commits ──> confirms; only then the source acknowledges the e-mails
//! the web front ── Posted ──> clerk: the same, and later the outcome
//! a mail server (LMTP) ── Arrived ──> the same; only then the server's delivery is accepted
//! a source ── Drained ──> clerk: everything up to then has arrived, so the game clocks may advance to then
//! a source ── Way ──────> clerk: it works, or why it does not
//! the clerk ── e-mails that need pictures ──> picture_worker ── Drawn ──> clerk: stores and commits; only then sends the e-mails
//! the clerk ── powers that bots play ──> bot_worker ── Thought ──> clerk: stores and carries out the orders like an e-mail
//! the clerk ── answers that wait for the copy ──> copier ── Copied ──> clerk: only then confirms them, and sends e-mails
//! the sender ── Wanted ──> clerk ── e-mails ──> a line;   a line ── Delivered ──> clerk: records and commits ──> its next e-mail
//! ```
//!
//! When the judge is told to stop, the tasks end, the channel closes, and the clerk finishes its current work.
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::judge::config::{Config, Outbound};
use crate::mail::certificate::Validity;
use crate::mail::compose::Letterhead;
use crate::mail::dkim::Signer;
use crate::mail::imap::ImapSource;
use crate::mail::lmtp::{LmtpSettings, Terms};
use crate::mail::maildir::MaildirSink;
use crate::mail::sender_check::SenderCheck;
use crate::mail::sendmail::SendmailSink;
use crate::mail::sink::{Delivery, Sink};
use crate::mail::smtp::SmtpSink;
use crate::mail::source::{Arrival, NotTaken, Source};
use crate::server::backup;
use crate::server::bot_worker;
use crate::server::certificates::TlsServer;
use crate::server::clerk::{Clerk, CommitHook};
use crate::server::clerk_handle::{ClerkHandle, StoreAck};
use crate::server::collector::Collector;
use crate::server::condition::HealthCondition;
use crate::server::copier::{Copier, CopyEvent};
use crate::server::copy_gate::CopyGate;
use crate::server::doors;
use crate::server::erasures;
use crate::server::litestream::Litestream;
use crate::server::lmtp::{Lmtp, LmtpFront};
use crate::server::mailbox::OwnMaildir;
use crate::server::metrics::Metrics;
use crate::server::picture_worker::{self, PictureSetup, RenderedLetter};
use crate::server::sender::{Manner, Noting, send};
use crate::server::space::Space;
use crate::server::transports::{TransportId, TransportOutcome};
use crate::server::watchman::{watch_health, watch_servers};
use crate::server::web_writes::{self, WebWrite};
use crate::server::work::Outgoing;
use crate::store::{CopyNote, Direction, MailId, Post, Store};
use anyhow::{Context as _, Result, bail};
use jiff::Timestamp;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// The interval at which the clerk looks for work that no task reports: deadlines, and e-mails from `chancery deliver`.
pub(super) const LOOK: Duration = Duration::from_secs(1);
/// The maximum pause after failures.
const MAX_PAUSE: Duration = Duration::from_secs(60);
/// The number of programs that send e-mails simultaneously.
const PROGRAMS: usize = 2;
/// The time the sender has to finish an e-mail when the judge stops.
const FAREWELL: Duration = Duration::from_secs(20);

/// The result of storing e-mails: the keys of those postponed, or the reason why none is stored.
pub(super) type Intake = Result<Vec<String>, NotTaken>;

/// The tasks' events for the clerk.
pub(super) enum Event {
    /// E-mails have arrived. Answered once they are durably stored, or with the reason why they are not.
    Arrived(Vec<Arrival>, oneshot::Sender<Intake>),
    /// A browser has posted lines. Answered once they are durably stored, and again when they have been processed.
    Posted(Box<Post>, StoreAck),
    /// A write from the web front.
    WebWrite(Box<WebWrite>, oneshot::Sender<Result<web_writes::WriteOutcome>>),
    /// All e-mails in this mailbox up to this time have been passed on.
    Drained(usize, Timestamp),
    /// All e-mails in this mailbox up to this time have been passed on, and later ones wait.
    ReadTo(usize, Timestamp),
    /// The outcomes of sent e-mails. Answered once they are durably recorded.
    Delivered(Vec<(Outgoing, Delivery)>, oneshot::Sender<()>),
    /// These e-mails have not been tried, and must wait for this long (possibly zero).
    PutBack(Vec<MailId>, Duration),
    /// The sender has room for more e-mails.
    Wanted,
    /// The outcome of using a transport. Not needed where e-mails' outcomes are reported.
    Way(TransportId, TransportOutcome),
    /// An e-mail's pictures are rendered, or have failed, so that it can be sent.
    Drawn(RenderedLetter),
    /// The result of a bot's task.
    Thought(bot_worker::BotResult),
    /// News of the copy elsewhere.
    Copy(CopyEvent),
    /// A backup was made here, or failed for this reason.
    BackedUp(Result<PathBuf, String>),
    /// The judge's conditions.
    Assessed(Vec<HealthCondition>),
    /// The certificates of the servers that could be reached.
    Certificates(Vec<(TlsServer, Option<Validity>)>),
    /// A proxy's compression of private pages, if any.
    PackedPages(Option<String>),
    /// An optional service is up, or down for this reason.
    Door(&'static str, Option<String>),
}

/// A judge, and the tasks that receive and send e-mails.
pub struct Runtime {
    clerk: Clerk,
    stop: watch::Receiver<bool>,
    events: Sender<Event>,
    letters: Option<mpsc::Receiver<Vec<Outgoing>>>,
    tasks: JoinSet<()>,
    /// The task that copies, which ends after all others: they wait for it.
    copier: JoinSet<()>,
    /// Checks the senders of incoming e-mails, if the mail server does not.
    senders: Option<Arc<SenderCheck>>,
}

impl Runtime {
    /// Creates a runtime without mailboxes. It runs until `stop` becomes true.
    pub fn new(judge: Judge, store: Store, clock: Clock, stop: watch::Receiver<bool>) -> Self {
        let (events, heard) = channel();
        let (outgoing, letters) = mpsc::channel(1);
        let clerk = Clerk::new(judge, store, clock, stop.clone(), heard, outgoing);
        Self {
            clerk,
            stop,
            events,
            letters: Some(letters),
            tasks: JoinSet::new(),
            copier: JoinSet::new(),
            senders: None,
        }
    }

    /// Opens the configured mailboxes. Call it in a tokio runtime. The caller provides the web front.
    ///
    /// # Errors
    /// If one of them cannot be used.
    pub fn open(&mut self, config: &Config) -> Result<()> {
        if config.checks_senders() {
            match SenderCheck::new(config.received_by.clone()) {
                Ok(check) => self.senders = Some(Arc::new(check)),
                // A machine without name servers must not prevent the start unless the keeper requested the check.
                Err(error) if config.check_senders.is_none() => {
                    tracing::warn!("the judge does not check senders: {error:#}")
                }
                Err(error) => return Err(error),
            }
        }
        if let Some((litestream, settings)) = Litestream::of(config).zip(config.copy.as_ref()) {
            let (note, (asked, waiting)) = (self.clerk.store.copy_note()?, watch::channel(0));
            let (counts, events) = (self.clerk.judge.counts.clone(), self.events.clone());
            self.clerk.gate = Some(CopyGate::new(asked, settings, note.clone(), counts.clone()));
            let (wait, patience) = (settings.wait, settings.patience());
            self.copier.spawn(Copier { litestream, wait, patience, note, asked: waiting, events, counts }.run());
        } else if self.clerk.store.copy_note()?.is_some_and(|note| note.term != 0) {
            // From now on SQLite moves the log, and the old copy cannot be continued.
            self.clerk.store.note_copy(&CopyNote::default())?;
        }
        for maildir in &config.inbound.maildir {
            let about = || format!("cannot use the Maildir {}", maildir.path.display());
            self.read(OwnMaildir::open(&maildir.path, &config.data).with_context(about)?, LOOK);
        }
        self.clerk.space = Some(Space::of(config));
        self.clerk.erasures = Some(config.backups().join(erasures::LIST));
        config.inbound.lmtp.iter().try_for_each(|lmtp| self.listen(lmtp))?;
        let every = Duration::from_secs(u64::from(config.clock.tick_seconds));
        for imap in &config.inbound.imap {
            self.read(ImapSource::new(imap.clone())?, every);
        }
        self.clerk.store.forget_doors()?;
        if let Some(address) = config.metrics.listen {
            let (counts, clock, config) = (self.clerk.judge.counts.clone(), self.clerk.clock.clone(), config.clone());
            let mut stop = self.stop.clone();
            let open = move || Metrics::open(address, &config, counts.clone(), clock.clone());
            self.open_door("metrics", open, |metrics| async move {
                tokio::select! {
                    () = metrics.run() => {}
                    () = told(&mut stop) => {}
                }
            })?;
        }
        self.draw(
            picture_worker::setup(config.database(), self.clerk.judge.catalogue.clone()),
            picture_worker::PATIENCE,
        );
        let thoughts =
            bot_worker::setup(config.database(), self.clerk.judge.catalogue.clone(), config.games.computer_work);
        self.think(thoughts, bot_worker::PATIENCE);
        let backups = backup::keep_up(config.clone(), self.clerk.clock.clone(), self.events.clone());
        self.alongside(backups);
        self.alongside(watch_health(config.clone(), self.clerk.clock.clone(), self.events.clone()));
        self.alongside(watch_servers(config.clone(), self.clerk.clock.clone(), self.events.clone()));
        let signer = Signer::new(&config.dkim, &config.address)?.map(Arc::new);
        let head = Letterhead { signer, ..self.clerk.judge.letterhead() };
        match &config.outbound {
            Outbound::Maildir(maildir) => self.send(vec![MaildirSink::new(&maildir.path, head)], Manner::folders()),
            Outbound::Sendmail(sendmail) => {
                let programs = (0..PROGRAMS).map(|_| SendmailSink::new(sendmail.clone(), head.clone())).collect();
                self.send(programs, Manner::program());
            }
            Outbound::Smtp(smtp) => {
                let lines = (0..smtp.connections).map(|_| SmtpSink::new(smtp.clone(), head.clone()));
                let per_domain = smtp.connections_per_domain;
                let manner = Manner { noting: Noting::EachLetter, per_domain, pause: smtp.pause };
                self.send(lines.collect::<Result<Vec<_>>>()?, manner);
            }
        }
        Ok(())
    }

    /// Receives e-mails from mail servers at this socket.
    ///
    /// # Errors
    /// If it cannot be opened.
    fn listen(&mut self, settings: &LmtpSettings) -> Result<()> {
        let terms = Terms {
            name: self.clerk.judge.domain().to_owned(),
            judge: self.clerk.judge.address.clone(),
            max_bytes: u64::from(settings.max_mib) << 20,
            timeout: settings.timeout,
        };
        let front = LmtpFront {
            clock: self.clerk.clock.clone(),
            door: self.clerk.watermark.add_door(),
            space: self.clerk.space.clone(),
            events: self.events.clone(),
            senders: self.senders.clone(),
        };
        let way = self.clerk.ways.add(Direction::In, format!("LMTP at {}", settings.listen));
        let lmtp = Lmtp::open(settings, way, terms, front, self.stop.clone())?;
        self.tasks.spawn(lmtp.run());
        Ok(())
    }

    /// Reads a mailbox. When it is empty, polls it again after `every`.
    pub fn read(&mut self, source: impl Source + 'static, every: Duration) {
        let (clock, keep) = (self.clerk.clock.clone(), self.clerk.judge.keep);
        let way = self.clerk.ways.add(Direction::In, source.name());
        let (n, events, senders) = (self.clerk.watermark.add(), self.events.clone(), self.senders.clone());
        let collector = Collector { n, way, clock, keep, every, events, senders };
        self.alongside(collector.run(source));
    }

    /// Renders pictures with this setup before their e-mails are sent, each within this time limit.
    pub fn draw(&mut self, setup: PictureSetup, patience: Duration) {
        let (asked, jobs) = mpsc::unbounded_channel();
        self.clerk.picture_worker = Some(asked);
        self.alongside(picture_worker::run(setup, patience, jobs, self.events.clone()));
    }

    /// Runs bots with this setup. A bot that exceeds the time limit submits no orders.
    pub fn think(&mut self, setup: bot_worker::BotSetup, patience: Duration) {
        let (asked, tasks) = mpsc::unbounded_channel();
        self.clerk.bot_worker = Some(asked);
        self.alongside(bot_worker::run(setup, patience, tasks, self.events.clone()));
    }

    /// Opens an optional service and runs it. If its port is in use, tries again repeatedly.
    ///
    /// # Errors
    /// If it cannot be opened for any other reason.
    pub fn open_door<D: Send + 'static, F: Future<Output = ()> + Send + 'static>(
        &mut self,
        name: &'static str,
        mut open: impl FnMut() -> Result<D> + Send + 'static,
        run: impl FnOnce(D) -> F + Send + 'static,
    ) -> Result<()> {
        match open() {
            Ok(door) => drop(self.tasks.spawn(run(door))),
            Err(error) if doors::is_taken(&error) => {
                let why = doors::sentence(&error);
                tracing::error!("{why}");
                self.clerk.store.note_door(name, Some(&why))?;
                let opened = doors::opened(name, open, self.events.clone(), self.stop.clone());
                self.tasks.spawn(async move {
                    if let Some(door) = opened.await {
                        run(door).await;
                    }
                });
            }
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Runs a task that ends on its own when the judge is told to stop.
    pub fn spawn(&mut self, task: impl Future<Output = ()> + Send + 'static) {
        self.tasks.spawn(task);
    }

    /// The judge's clock.
    pub fn clock(&self) -> Clock {
        self.clerk.clock.clone()
    }

    /// Becomes true when the judge is told to stop.
    pub fn stop(&self) -> watch::Receiver<bool> {
        self.stop.clone()
    }

    /// A judge for the pages: the same, with its counts and its load.
    ///
    /// # Errors
    /// If a configured file cannot be read.
    pub fn judge_of_pages(&self, config: &Config) -> Result<Judge> {
        let Judge { commands, counts, rush, .. } = &self.clerk.judge;
        Ok(Judge { counts: counts.clone(), rush: rush.clone(), ..Judge::new(commands, config, &self.clerk.store)? })
    }

    /// Returns the web front's handle to the clerk.
    pub fn clerk_handle(&self) -> ClerkHandle {
        ClerkHandle::new(self.events.clone())
    }

    /// Sends this listener each commit's changes, before replying to anyone who waits. It must be quick.
    ///
    /// # Errors
    /// If the database cannot track changes.
    pub fn tell(&mut self, listener: CommitHook) -> Result<()> {
        self.clerk.store.watch()?;
        self.clerk.listener = Some(listener);
        Ok(())
    }

    /// Runs a task until the judge is told to stop.
    fn alongside(&mut self, task: impl Future<Output = ()> + Send + 'static) {
        let mut stop = self.stop.clone();
        self.tasks.spawn(async move {
            tokio::select! {
                () = task => {}
                () = told(&mut stop) => {}
            }
        });
    }

    /// Sends the judge's e-mails over these lines, each with one e-mail at a time. Only the first call counts.
    pub fn send(&mut self, lines: Vec<impl Sink + 'static>, manner: Manner) {
        if let Some(letters) = self.letters.take() {
            if let Some(line) = lines.first() {
                self.clerk.ways.add(Direction::Out, line.name());
            }
            self.tasks.spawn(send(lines, manner, letters, self.events.clone(), self.stop.clone()));
        }
    }

    /// Runs the judge until it is told to stop, and then finishes the current work.
    ///
    /// # Errors
    /// If the judge fails.
    pub async fn run(self) -> Result<()> {
        let Self { clerk, mut stop, events, letters, mut tasks, mut copier, senders: _ } = self;
        // The channel closes when the last of the tasks ends.
        drop((events, letters));
        let (over, mut is_over) = oneshot::channel();
        std::thread::Builder::new().name("clerk".to_owned()).spawn(move || {
            // The receiver is gone only if the program has already ended.
            let _ = over.send(clerk.run());
        })?;
        let outcome = tokio::select! {
            outcome = &mut is_over => outcome,
            () = first_panic(&mut tasks) => bail!("an e-mail task failed"),
            () = first_panic(&mut copier) => bail!("the task that copies failed"),
            () = told(&mut stop) => {
                if timeout(FAREWELL, async { while tasks.join_next().await.is_some() {} }).await.is_err() {
                    tracing::warn!("sending an e-mail takes too long; its result is unknown");
                }
                tasks.shutdown().await;
                copier.shutdown().await;
                is_over.await
            }
        };
        outcome.unwrap_or_else(|_| bail!("the judge failed while working"))
    }
}

/// Returns when the judge is told to stop, or when nothing is left that could tell it.
pub(super) async fn told(stop: &mut watch::Receiver<bool>) {
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

/// Returns the wait after this many earlier failures: one second, doubled each time.
pub(super) fn pause(n_failures: u32) -> Duration {
    Duration::from_secs(1 << n_failures.min(10)).min(MAX_PAUSE)
}
