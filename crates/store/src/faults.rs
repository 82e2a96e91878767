//! Counts faults of ours, so that one that was taken for an answer undoes the letter all the same.
use std::cell::Cell;

thread_local! {
    static N_FAULTS: Cell<u64> = const { Cell::new(0) };
}

/// Notes that something of ours has failed. It counts for the [savepoint](crate::Store::savepoint) that is open on this thread.
pub fn note() {
    N_FAULTS.set(N_FAULTS.get() + 1);
}

/// Takes a value from where a fault cannot go up, and notes the fault.
pub fn noted<T>(result: anyhow::Result<T>) -> Option<T> {
    result.inspect_err(|_| note()).ok()
}

/// Returns how many have been noted on this thread.
pub(crate) fn count() -> u64 {
    N_FAULTS.get()
}

/// Forgets those since there were so many: their savepoint is undone, and its caller is told.
pub(crate) fn forget_since(n_before: u64) {
    N_FAULTS.set(n_before);
}
