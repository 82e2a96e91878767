//! The time up to which the judge has read its mailboxes.
use crate::judge::clock::Clock;
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The maximum time that the game clocks wait for one of several mailboxes that cannot be read. If none can be read for this long, the
/// judge is deaf.
pub const PATIENCE: SignedDuration = SignedDuration::from_mins(15);

/// Tracks how far each mailbox has been read.
#[derive(Debug)]
pub struct IntakeWatermark {
    started: Timestamp,
    /// The time up to which each mailbox has been read.
    drained: Vec<Timestamp>,
    /// The time of the latest arrival.
    arrived: Timestamp,
    /// True if mail servers also deliver e-mails, which tells the judge nothing while there are none.
    is_given: bool,
    /// The time since which e-mails are not accepted.
    closed: Option<Timestamp>,
    /// The e-mails being delivered by LMTP.
    door: LmtpIntake,
}

impl IntakeWatermark {
    /// Creates the watermark of a judge that starts now, without mailboxes.
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

    /// Adds a mailbox, and returns its number.
    pub fn add(&mut self) -> usize {
        self.drained.push(Timestamp::MIN);
        self.drained.len() - 1
    }

    /// Adds a socket at which mail servers deliver e-mails.
    pub fn add_door(&mut self) -> LmtpIntake {
        self.is_given = true;
        self.door.clone()
    }

    /// Sets the time since which e-mails are not accepted; `None` if they are.
    pub fn closed(&mut self, since: Option<Timestamp>) {
        self.closed = since;
    }

    /// Records that all e-mails in this mailbox up to this time have been read.
    pub fn drained(&mut self, mailbox: usize, at: Timestamp) {
        if let Some(drained) = self.drained.get_mut(mailbox) {
            *drained = at;
        }
    }

    /// Records that all e-mails in this mailbox up to this time have been read, and later ones wait: a mailbox that is never empty must not
    /// stop the clocks.
    pub fn read_to(&mut self, mailbox: usize, at: Timestamp) {
        if let Some(drained) = self.drained.get_mut(mailbox) {
            *drained = (*drained).max(at);
        }
    }

    /// Records the arrival of e-mails.
    pub fn arrived(&mut self, at: Timestamp) {
        self.arrived = at;
    }

    /// The time up to which all e-mails have been read, as far as possible. The game clocks may advance to it.
    pub fn read_until(&self, now: Timestamp) -> Timestamp {
        let patience = now - PATIENCE;
        let floor = if self.started < patience { patience } else { Timestamp::MIN };
        // An e-mail that is being delivered arrived before anything later, and is not stored yet.
        let handed = self.door.oldest().map(|at| at - SignedDuration::from_secs(1));
        let waiting = self.drained.iter().copied().chain(handed).chain(self.closed);
        waiting.fold(now, |until, known| until.min(known.max(floor)))
    }

    /// Returns whether any e-mail has arrived since the judge started, or any mailbox has been read.
    pub fn has_heard(&self) -> bool {
        self.is_given || self.drained.is_empty() || self.last().is_some_and(|last| last != Timestamp::MIN)
    }

    /// Returns the time of the last sign of incoming mail, before e-mails were no longer accepted.
    pub fn last(&self) -> Option<Timestamp> {
        let read = self.drained.iter().copied().max().map(|drained| drained.max(self.arrived));
        read.into_iter().chain(self.closed).min()
    }

    /// Returns whether no mailbox has been read for so long that the judge must count as down. Then no clock runs: players must not be late
    /// because their e-mails cannot be read.
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

/// Tracks the e-mails that mail servers are delivering, so that no clock advances past an e-mail whose delivery began earlier.
#[derive(Clone, Debug, Default)]
pub struct LmtpIntake(Arc<Mutex<InFlight>>);

/// The last number given out, and the start of each delivery by number.
type InFlight = (u64, BTreeMap<u64, Timestamp>);

impl LmtpIntake {
    /// Begins a delivery.
    pub fn enter(&self, clock: &Clock) -> DeliveryGuard {
        let mut on_their_way = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Reads the clock under the lock, so that a thread that read it earlier and checks here later finds the delivery.
        let at = clock.now();
        on_their_way.0 += 1;
        let n = on_their_way.0;
        on_their_way.1.insert(n, at);
        DeliveryGuard { door: self.clone(), n, at }
    }

    /// Returns the start of the oldest delivery in progress.
    fn oldest(&self) -> Option<Timestamp> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).1.values().min().copied()
    }
}

/// A delivery in progress, until this is dropped.
#[derive(Debug)]
pub struct DeliveryGuard {
    door: LmtpIntake,
    n: u64,
    at: Timestamp,
}

impl DeliveryGuard {
    /// Returns the start of the delivery.
    pub fn at(&self) -> Timestamp {
        self.at
    }
}

impl Drop for DeliveryGuard {
    fn drop(&mut self) {
        self.door.0.lock().unwrap_or_else(PoisonError::into_inner).1.remove(&self.n);
    }
}
