//! Gives mail priority: while many letters and turns arrive at once, pages wait a little.
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The number of letters or turns at once that makes a heap.
const HEAP: usize = 8;
/// The time after the last heap that ends the rush.
const LULL: Duration = Duration::from_millis(20);
/// A heap that takes longer than this no longer holds up the pages.
const LONG: Duration = Duration::from_secs(1);

/// Reports whether letters and turns are arriving in heaps. Clones share one state.
#[derive(Clone, Debug, Default)]
pub struct Rush(Arc<RushState>);

/// The end of the rush, as far as is known, and a signal to the waiting threads when that changes.
#[derive(Debug, Default)]
struct RushState {
    until: Mutex<Option<Instant>>,
    changed: Condvar,
}

impl Rush {
    /// Runs work on this number of letters or turns.
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

    /// Waits until the rush is over, but no longer than `at_most`.
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
