//! Mail goes first: while letters and turns come in heaps, pages wait a little.
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// This number of letters or turns at once is a heap.
const HEAP: usize = 8;
/// The rush is over when the last heap is this long ago.
const LULL: Duration = Duration::from_millis(20);
/// A heap that takes longer than this no longer holds anybody up.
const LONG: Duration = Duration::from_secs(1);

/// Tells whether letters and turns come in heaps just now. All clones tell the same.
#[derive(Clone, Debug, Default)]
pub struct Rush(Arc<RushState>);

/// Until when the rush lasts, as far as is known; and a bell for whoever waits, when that changes.
#[derive(Debug, Default)]
struct RushState {
    until: Mutex<Option<Instant>>,
    changed: Condvar,
}

impl Rush {
    /// Runs some work, on this number of letters or turns.
    pub fn during<T>(&self, n: usize, work: impl FnOnce() -> T) -> T {
        if n < HEAP {
            return work();
        }
        self.set(Instant::now() + LONG);
        let done = work();
        self.set(Instant::now() + LULL);
        done
    }

    /// Returns whether there is a rush now.
    #[must_use]
    pub fn is_on(&self, now: Instant) -> bool {
        self.until().is_some_and(|until| now < until)
    }

    /// Waits until the rush is over, if there is one, but not longer than this.
    pub fn wait(&self, at_most: Duration) {
        let longest = Instant::now() + at_most;
        let mut until = self.until();
        while let Some(end) = *until {
            let left = end.min(longest).saturating_duration_since(Instant::now());
            if left.is_zero() {
                return;
            }
            until = self.0.changed.wait_timeout(until, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn set(&self, until: Instant) {
        *self.until() = Some(until);
        self.0.changed.notify_all();
    }

    fn until(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.until.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
