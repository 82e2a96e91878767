//! Keeps the judge's copy elsewhere: runs Litestream, waits until the copy has each commit, and notices when another judge has taken over.
//!
//! ```text
//! the clerk: commits, holds its answer at the gate ── asked: n ──> copier ── /sync ──> Litestream ──> the copy
//!                                                                  copier ── Copied(n) ──> clerk: lets the answer go
//! ```
use crate::failpoint;
use crate::judge::config::Config;
use crate::judge::counts::{Copied, Counts};
use crate::server::litestream::{Litestream, wait_for};
use crate::server::runtime::Event;
use crate::store::{CopyNote, Store};
use anyhow::{Context as _, Result, bail, ensure};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::sync::{oneshot, watch};
use tokio::time::{sleep, timeout};

/// The interval between looks at the copy: for a later term, and for damage.
const LOOK: Duration = Duration::from_secs(60);
/// The same while something is wrong.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// The interval between attempts to reach the copy.
const AGAIN: Duration = Duration::from_millis(250);
/// The interval between requests when nothing waits.
const BEAT: Duration = Duration::from_secs(5);
/// The duration of a request that makes the judge look at the copy again.
const SLOW: Duration = Duration::from_secs(1);
/// The time limit for the first copy of the whole database.
const FIRST: Duration = Duration::from_secs(24 * 3600);
/// The longest pause before Litestream is started again, and the running time that shortens the next pause.
const MAX_PAUSE: Duration = Duration::from_secs(30);

/// News of the copy for the clerk.
#[derive(Debug)]
pub(super) enum CopyEvent {
    /// This database begins a copy with this number. Answered once that is durable.
    Begins(u32, oneshot::Sender<()>),
    /// The copy is not whole yet, or the keeper does not want to wait for it.
    Opened,
    /// The copy has the whole database, with all commits up to this number.
    Copied(u64),
    /// The copy cannot be reached or restored since this moment, for this reason.
    Failed(Instant, String),
    /// Another judge has begun a later term.
    Superseded(u32),
}

/// Another judge has taken over, and this one must stop.
#[derive(Clone, Copy, Debug)]
pub struct SupersededJudge(pub u32);

impl fmt::Display for SupersededJudge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "another judge has taken over (its copy is term-{}), so this one stops, and takes and sends no e-mail. To make \
             this machine the standby: chancery standby. If no one took over, see standby/README.md",
            self.0
        )
    }
}

impl std::error::Error for SupersededJudge {}

/// Keeps one judge's copy.
pub(super) struct Copier {
    pub(super) litestream: Litestream,
    /// Whether anything waits for the copy.
    pub(super) wait: bool,
    pub(super) patience: Duration,
    /// The note in the database at the start.
    pub(super) note: Option<CopyNote>,
    pub(super) asked: watch::Receiver<u64>,
    pub(super) events: Sender<Event>,
    pub(super) counts: Arc<Counts>,
}

/// The judge's knowledge of the copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CopySight {
    /// It has looked: no later term exists, and the copy can be restored.
    Clear,
    /// It must look before it trusts the copy.
    Unclear,
}

impl Copier {
    /// Copies until another judge takes over, or the clerk has ended.
    pub(super) async fn run(self) {
        let (term, is_whole) = loop {
            let began = Instant::now();
            match self.settle_term().await {
                Ok(settled) => break settled,
                Err(error) => self.fail(began, &error),
            }
            sleep(LOOK_AGAIN).await;
        };
        tracing::info!("copying every commit to {}", self.litestream.place(term));
        let sight = watch::Sender::new(CopySight::Unclear);
        // The last transaction known to be in the copy. 0: none, as the copy may not be whole.
        let reached = AtomicU64::new(u64::from(is_whole));
        tokio::select! {
            () = self.keep_running(term) => {}
            () = self.keep_looking(term, &reached, &sight) => {}
            () = self.keep_copied(is_whole, &reached, &sight) => {}
        }
    }

    fn tell(&self, event: CopyEvent) {
        // If the clerk has ended, this task is about to end too.
        let _ = self.events.send(Event::Copy(event));
    }

    /// Reports the failure of an attempt that began at this moment.
    fn fail(&self, began: Instant, error: &anyhow::Error) {
        self.tell(CopyEvent::Failed(began, format!("{error:#}")));
    }

    /// Returns the term that the database continues, or begins a new one, and whether its copy has been whole.
    async fn settle_term(&self) -> Result<(u32, bool)> {
        self.litestream.version().await?;
        if let Some(CopyNote { term: term @ 1.., is_whole, .. }) = self.note {
            return Ok((term, is_whole));
        }
        let newest = self.litestream.newest_term().await?;
        if let (None, Some(newest)) = (&self.note, newest) {
            bail!(
                "{} is the copy of another database. To continue from there: chancery takeover. To begin another copy: \
                 chancery copy --begin",
                self.litestream.place(newest)
            );
        }
        let term = newest.unwrap_or(0) + 1;
        self.litestream.forget()?;
        let (answer, noted) = oneshot::channel();
        self.tell(CopyEvent::Begins(term, answer));
        noted.await.context("the new term could not be recorded")?;
        Ok((term, false))
    }

    /// Runs Litestream, and starts it again whenever it ends.
    async fn keep_running(&self, term: u32) {
        let mut pause = LOOK_AGAIN;
        loop {
            let began = Instant::now();
            let why = match self.run_once(term).await {
                Ok(said) => said,
                Err(error) => format!("{error:#}"),
            };
            if MAX_PAUSE < began.elapsed() {
                pause = LOOK_AGAIN;
            }
            tracing::warn!("Litestream has ended ({why}): the judge starts it again in {} s", pause.as_secs());
            sleep(pause).await;
            pause = (pause * 2).min(MAX_PAUSE);
        }
    }

    /// Runs Litestream until it ends. Returns the last thing that it said.
    async fn run_once(&self, term: u32) -> Result<String> {
        let mut child = self.litestream.replicate(term)?;
        // While this is open, Litestream runs. The system closes it when the judge ends.
        let _open = child.stdin.take();
        let mut last = "it said nothing".to_owned();
        if let Some(said) = child.stderr.take() {
            let mut lines = BufReader::new(said).lines();
            while let Ok(Some(line)) = lines.next_line().await {
                tracing::debug!("Litestream: {line}");
                last = line;
            }
        }
        let ended = child.wait().await?;
        Ok(format!("{ended}: {last}"))
    }

    /// Looks at the copy again and again, and at once when the sight becomes unclear, until there is a later term.
    async fn keep_looking(&self, term: u32, reached: &AtomicU64, sight: &watch::Sender<CopySight>) {
        let mut unclear = sight.subscribe();
        let mut has_failed = false;
        loop {
            let began = Instant::now();
            let looked = timeout(LOOK, self.look(term, reached)).await;
            match looked.context("the copy cannot be read within a minute").flatten() {
                Ok(None) => {
                    has_failed = false;
                    sight.send_replace(CopySight::Clear);
                    let again = if failpoint::is_in_haste() { LOOK_AGAIN } else { LOOK };
                    let _ = timeout(again, unclear.wait_for(|sight| *sight == CopySight::Unclear)).await;
                    continue;
                }
                Ok(Some(later)) => return self.tell(CopyEvent::Superseded(later)),
                // Files are replaced all the time, so one failure may be a coincidence.
                Err(_) if !has_failed && *sight.borrow() == CopySight::Clear => has_failed = true,
                Err(error) => {
                    sight.send_replace(CopySight::Unclear);
                    self.fail(began, &error);
                }
            }
            sleep(LOOK_AGAIN).await;
        }
    }

    /// Returns a later term, if there is one.
    async fn look(&self, term: u32, reached: &AtomicU64) -> Result<Option<u32>> {
        if !self.litestream.files(term + 1).await?.is_empty() {
            return Ok(Some(term + 1));
        }
        let wanted = reached.load(Ordering::Relaxed);
        if wanted != 0 {
            let found = self.litestream.plan(term).await.context("the copy cannot be restored")?;
            ensure!(wanted <= found, "the copy cannot be restored: its last transactions are missing");
        }
        Ok(None)
    }

    /// Requests copies of everything that the clerk waits for. While the copy was out of reach, another judge may have taken over, so the
    /// judge looks before it trusts the copy again.
    async fn keep_copied(&self, mut is_whole: bool, reached: &AtomicU64, sight: &watch::Sender<CopySight>) {
        let (mut asked, mut clear) = (self.asked.clone(), sight.subscribe());
        let is_clear = |sight: &CopySight| *sight == CopySight::Clear;
        if clear.wait_for(is_clear).await.is_err() {
            return;
        }
        if !is_whole || !self.wait {
            self.tell(CopyEvent::Opened);
        }
        while clear.wait_for(is_clear).await.is_ok() {
            let (n, began) = (*asked.borrow_and_update(), Instant::now());
            match self.litestream.sync(if is_whole { self.patience } else { FIRST }).await {
                Ok(txid) => {
                    if SLOW < began.elapsed() {
                        sight.send_replace(CopySight::Unclear);
                    }
                    if clear.wait_for(is_clear).await.is_err() {
                        return;
                    }
                    self.counts.copies.add(Copied::Done);
                    failpoint::at("copied");
                    is_whole = true;
                    reached.store(txid, Ordering::Relaxed);
                    self.tell(CopyEvent::Copied(n));
                }
                Err(error) => {
                    self.counts.copies.add(Copied::Failed);
                    // The first copy takes its time.
                    self.fail(if is_whole { began } else { Instant::now() }, &error);
                    sight.send_replace(CopySight::Unclear);
                    sleep(AGAIN).await;
                    continue;
                }
            }
            tokio::select! {
                changed = asked.changed() => if changed.is_err() { return },
                () = sleep(BEAT) => {}
            }
        }
    }
}

/// Waits until the copy has the commits of this program, which runs next to the judge.
///
/// # Errors
/// If it does not have it in time.
pub fn settle(config: &Config, store: &Store) -> Result<()> {
    let Some((litestream, settings)) = Litestream::of(config).zip(config.copy.as_ref()) else { return Ok(()) };
    // A new copy is not waited for.
    if !settings.wait || !store.copy_note()?.is_some_and(|note| note.is_whole) {
        return Ok(());
    }
    wait_for(litestream.sync(settings.patience())).map(drop).context("the copy does not have it")
}
