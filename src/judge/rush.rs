//! Mail goes first: while letters and turns come in heaps, pages wait a little.
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So many letters or turns at once are a heap.
const HEAP: usize = 8;
/// When so much time has passed since the last heap, the rush is over.
const LULL: Duration = Duration::from_millis(20);
/// A heap that takes longer than this no longer holds anybody up.
const LONG: Duration = Duration::from_secs(1);

/// Tells whether letters and turns come in heaps just now. All clones tell the same.
#[derive(Clone, Debug, Default)]
pub struct Rush(Arc<Mutex<Option<Instant>>>);

impl Rush {
    /// Does some work, on so many letters or turns.
    pub fn during<T>(&self, n: usize, work: impl FnOnce() -> T) -> T {
        if n < HEAP {
            return work();
        }
        self.set(Instant::now() + LONG);
        let done = work();
        self.set(Instant::now() + LULL);
        done
    }

    /// Is there a rush now?
    #[must_use]
    pub fn is_on(&self, now: Instant) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|until| now < until)
    }

    fn set(&self, until: Instant) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(until);
    }
}
