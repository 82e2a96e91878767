//! What the judge has heard: up to when its mailboxes have been read.
use jiff::{SignedDuration, Timestamp};

/// The maximum time that the games' clocks wait for one mailbox of several that cannot be read. If none can be read for
/// this long, the judge is deaf.
pub const PATIENCE: SignedDuration = SignedDuration::from_mins(15);

/// Up to when each mailbox has been read.
#[derive(Debug)]
pub struct Hearing {
    started: Timestamp,
    /// The time up to which each mailbox has been read.
    drained: Vec<Timestamp>,
    /// When letters last arrived.
    arrived: Timestamp,
}

impl Hearing {
    /// A judge that starts now, without mailboxes.
    pub fn new(started: Timestamp) -> Self {
        Self { started, drained: Vec::new(), arrived: Timestamp::MIN }
    }

    /// Adds a mailbox. Its number.
    pub fn add(&mut self) -> usize {
        self.drained.push(Timestamp::MIN);
        self.drained.len() - 1
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
        self.drained.iter().fold(now, |until, drained| until.min((*drained).max(floor)))
    }

    /// Has no mailbox been read for so long that the judge must count as down? Then no clock runs: nobody is late because
    /// their letters cannot be read.
    pub fn is_deaf(&self, now: Timestamp) -> bool {
        let patience = now - PATIENCE;
        let last = self.drained.iter().copied().max().map(|drained| drained.max(self.arrived).max(self.started));
        last.is_some_and(|last| last < patience)
    }
}
