//! The judge's hearing: up to when its mailboxes have been read.
use crate::judge::clock::Clock;
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The maximum time that the games' clocks wait for one mailbox of several that cannot be read. If none can be read for
/// this long, the judge is deaf.
pub const PATIENCE: SignedDuration = SignedDuration::from_mins(15);

/// Up to when each mailbox has been read.
#[derive(Debug)]
pub struct IntakeWatermark {
    started: Timestamp,
    /// The time up to which each mailbox has been read.
    drained: Vec<Timestamp>,
    /// The time at which letters last arrived.
    arrived: Timestamp,
    /// Letters are also handed over by mail servers, which say nothing while there are none.
    is_given: bool,
    /// Since when no letters are taken.
    closed: Option<Timestamp>,
    /// The door where letters are handed over.
    door: LmtpIntake,
}

impl IntakeWatermark {
    /// A judge that starts now, without mailboxes.
    pub fn new(started: Timestamp) -> Self {
        Self {
            started,
            drained: Vec::new(),
            arrived: Timestamp::MIN,
            is_given: false,
            closed: None,
            door: LmtpIntake::default(),
        }
    }

    /// Adds a mailbox. Its number.
    pub fn add(&mut self) -> usize {
        self.drained.push(Timestamp::MIN);
        self.drained.len() - 1
    }

    /// Adds a place at which mail servers hand over letters.
    pub fn add_door(&mut self) -> LmtpIntake {
        self.is_given = true;
        self.door.clone()
    }

    /// No letters are taken since then, though they may come; none: they are.
    pub fn closed(&mut self, since: Option<Timestamp>) {
        self.closed = since;
    }

    /// All letters that had arrived in this mailbox by then have been read.
    pub fn drained(&mut self, mailbox: usize, at: Timestamp) {
        if let Some(drained) = self.drained.get_mut(mailbox) {
            *drained = at;
        }
    }

    /// All letters that had arrived in this mailbox by then have been read, and later ones wait: a mailbox that never becomes
    /// empty does not stop the clocks.
    pub fn read_to(&mut self, mailbox: usize, at: Timestamp) {
        if let Some(drained) = self.drained.get_mut(mailbox) {
            *drained = (*drained).max(at);
        }
    }

    /// Letters have arrived.
    pub fn arrived(&mut self, at: Timestamp) {
        self.arrived = at;
    }

    /// The time up to which all letters have been read, as far as they can be read: the games' clocks may move on to then.
    pub fn read_until(&self, now: Timestamp) -> Timestamp {
        let patience = now - PATIENCE;
        let floor = if self.started < patience { patience } else { Timestamp::MIN };
        // A letter that is being handed over came before whatever is later, and is not stored yet.
        let handed = self.door.oldest().map(|at| at - SignedDuration::from_secs(1));
        let waiting = self.drained.iter().copied().chain(handed).chain(self.closed);
        waiting.fold(now, |until, known| until.min(known.max(floor)))
    }

    /// Returns whether any letter has come since the judge started, or any mailbox has been read.
    pub fn has_heard(&self) -> bool {
        self.is_given || self.drained.is_empty() || self.last().is_some_and(|last| last != Timestamp::MIN)
    }

    /// Returns the time at which anything was last heard: before letters were no longer taken.
    pub fn last(&self) -> Option<Timestamp> {
        let read = self.drained.iter().copied().max().map(|drained| drained.max(self.arrived));
        read.into_iter().chain(self.closed).min()
    }

    /// Returns whether no mailbox has been read for so long that the judge must count as down. Then no clock runs:
    /// nobody is late because their letters cannot be read.
    pub fn is_deaf(&self, now: Timestamp) -> bool {
        let patience = now - PATIENCE;
        if self.closed.is_some_and(|since| since < patience) {
            return true;
        }
        if self.is_given {
            return false;
        }
        self.last().is_some_and(|last| last.max(self.started) < patience)
    }
}

/// The door where mail servers hand over letters. It knows which are on their way, so that no clock runs past a
/// letter that began to come before it.
#[derive(Clone, Debug, Default)]
pub struct LmtpIntake(Arc<Mutex<InFlight>>);

/// The time at which each letter began to come, by a number of its own.
type InFlight = (u64, BTreeMap<u64, Timestamp>);

impl LmtpIntake {
    /// A letter begins to come.
    pub fn enter(&self, clock: &Clock) -> DeliveryGuard {
        let mut on_their_way = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // While this is locked: whoever asked for the time earlier, and looks here later, finds the letter.
        let at = clock.now();
        on_their_way.0 += 1;
        let n = on_their_way.0;
        on_their_way.1.insert(n, at);
        DeliveryGuard { door: self.clone(), n, at }
    }

    /// Returns the time at which the oldest letter began to come that is still on its way.
    fn oldest(&self) -> Option<Timestamp> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).1.values().min().copied()
    }
}

/// A letter that is on its way, until this is dropped.
#[derive(Debug)]
pub struct DeliveryGuard {
    door: LmtpIntake,
    n: u64,
    at: Timestamp,
}

impl DeliveryGuard {
    /// Returns the time at which it began to come.
    pub fn at(&self) -> Timestamp {
        self.at
    }
}

impl Drop for DeliveryGuard {
    fn drop(&mut self) {
        self.door.0.lock().unwrap_or_else(PoisonError::into_inner).1.remove(&self.n);
    }
}
