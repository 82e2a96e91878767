//! The gate in front of the world: the judge's answers and e-mails wait behind it until the copy has the commits that they rest on.
use crate::judge::copy::CopySettings;
use crate::judge::counts::Counts;
use crate::server::copier::{CopyEvent, SupersededJudge};
use crate::store::{CopyNote, CopyTrouble, Store};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// An act at the gate. Its argument says whether the copy has the commits before it.
type Passage = Box<dyn FnOnce(bool) + Send>;

/// The gate of a judge that has a copy.
pub(super) struct CopyGate {
    /// Tells the copier that commits up to this number wait.
    asked: watch::Sender<u64>,
    patience: Duration,
    counts: Arc<Counts>,
    /// Whether anything waits once the copy is whole.
    waits: bool,
    /// True while nothing waits.
    is_open: bool,
    held: VecDeque<HeldAnswer>,
    failing: Option<(Instant, CopyTrouble)>,
    /// The note on the copy in the database.
    note: Option<CopyNote>,
    /// The failure recorded in the database, once known.
    noted: Option<Option<CopyTrouble>>,
    /// The judge that has taken over.
    later: Option<SupersededJudge>,
}

/// Something that waits at the gate.
struct HeldAnswer {
    n: u64,
    since: Instant,
    /// The time until which it waits, if not for ever.
    until: Option<Instant>,
    pass: Passage,
}

impl CopyGate {
    /// Creates a closed gate before a copy with these settings. It numbers its answers, and `asked` announces the last number.
    pub(super) fn new(
        asked: watch::Sender<u64>,
        settings: &CopySettings,
        note: Option<CopyNote>,
        counts: Arc<Counts>,
    ) -> Self {
        Self {
            asked,
            patience: settings.patience(),
            counts,
            waits: settings.wait,
            is_open: false,
            held: VecDeque::new(),
            failing: None,
            note,
            noted: None,
            later: None,
        }
    }

    /// Holds something until the copy has all commits so far. If that takes too long, it passes without them.
    pub(super) fn hold(&mut self, pass: impl FnOnce(bool) + Send + 'static) {
        self.keep(Some(Instant::now() + self.patience), Box::new(pass));
    }

    /// Holds something for as long as it takes.
    pub(super) fn hold_on(&mut self, pass: impl FnOnce() + Send + 'static) {
        let pass = |is_copied| {
            if is_copied {
                pass();
            }
        };
        self.keep(None, Box::new(pass));
    }

    fn keep(&mut self, until: Option<Instant>, pass: Passage) {
        if self.is_open {
            return pass(true);
        }
        let n = *self.asked.borrow() + 1;
        self.held.push_back(HeldAnswer { n, since: Instant::now(), until, pass });
        self.asked.send_replace(n);
    }

    /// Handles news of the copy.
    ///
    /// # Errors
    /// If it cannot be recorded.
    pub(super) fn hear(&mut self, store: &Store, now: Timestamp, event: CopyEvent) -> Result<()> {
        match event {
            CopyEvent::Begins(term, noted) => {
                let note = CopyNote { term, is_whole: false };
                store.transaction(|| store.note_copy(&note))?;
                self.note = Some(note);
                // The copier may have ended.
                let _ = noted.send(());
            }
            CopyEvent::Opened => self.open(),
            CopyEvent::Copied(n) => {
                self.copied(n);
                if let Some(note) = self.note.as_mut().filter(|note| !note.is_whole) {
                    tracing::info!("the copy has the whole database now");
                    note.is_whole = true;
                    store.transaction(|| store.note_copy(note))?;
                }
            }
            CopyEvent::Failed(began, why) => self.failed(now, began, why),
            CopyEvent::Superseded(term) => self.later = Some(SupersededJudge(term)),
        }
        Ok(())
    }

    /// Opens the gate: a new copy is not whole yet, or the keeper does not want to wait.
    fn open(&mut self) {
        self.is_open = true;
        self.failing = None;
        self.held.drain(..).for_each(|held| (held.pass)(true));
    }

    /// Lets through what waits for commits up to this number, now that the copy is whole.
    fn copied(&mut self, n: u64) {
        self.is_open = !self.waits;
        while self.held.front().is_some_and(|held| held.n <= n) {
            if let Some(held) = self.held.pop_front() {
                self.counts.copying.add(SignedDuration::try_from(held.since.elapsed()).unwrap_or_default());
                (held.pass)(true);
            }
        }
        if self.trouble().is_some() {
            tracing::info!("the copy answers again");
        }
        self.failing = None;
    }

    /// Notes that the copy could not be reached, by an attempt that began at this moment.
    fn failed(&mut self, now: Timestamp, began: Instant, why: String) {
        match &mut self.failing {
            Some((_, trouble)) => trouble.why = why,
            None => {
                let since = now - SignedDuration::try_from(began.elapsed()).unwrap_or_default();
                self.failing = Some((began, CopyTrouble { since, why }));
            }
        }
    }

    /// Turns away answers that have waited too long. The rest keeps its order.
    ///
    /// # Errors
    /// If another judge has taken over.
    pub(super) fn lose_patience(&mut self) -> Result<(), SupersededJudge> {
        if let Some(later) = self.later {
            return Err(later);
        }
        let now = Instant::now();
        if self.held.iter().any(|held| held.until.is_some_and(|until| until <= now)) {
            let held = std::mem::take(&mut self.held);
            let (late, rest): (VecDeque<_>, _) =
                held.into_iter().partition(|held| held.until.is_some_and(|until| until <= now));
            self.held = rest;
            late.into_iter().for_each(|held| (held.pass)(false));
        }
        Ok(())
    }

    /// Records whether the copy fails, and the reason, when that has changed.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub(super) fn note_trouble(&mut self, store: &Store) -> Result<()> {
        let trouble = self.trouble().cloned();
        if self.noted.as_ref() == Some(&trouble) {
            return Ok(());
        }
        let logged = self.noted.as_ref().and_then(|noted| Some(noted.as_ref()?.since));
        if let Some(CopyTrouble { since, why }) = trouble.as_ref().filter(|trouble| logged != Some(trouble.since)) {
            tracing::error!("the copy has not answered since {since}: {why}");
        }
        store.transaction(|| store.note_copy_trouble(trouble.as_ref()))?;
        self.noted = Some(trouble);
        Ok(())
    }

    /// The failure of the copy, once it has lasted longer than an answer may wait.
    pub(super) fn trouble(&self) -> Option<&CopyTrouble> {
        self.failing.as_ref().filter(|(since, _)| self.patience <= since.elapsed()).map(|(_, trouble)| trouble)
    }

    /// The same, if something would have to wait for it.
    pub(super) fn is_shut(&self) -> bool {
        !self.is_open && self.trouble().is_some()
    }
}
