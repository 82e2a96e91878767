//! Counts internal errors, so that one that was replaced by a fallback value still rolls back the e-mail.
use std::cell::Cell;

thread_local! {
    static N_FAULTS: Cell<u64> = const { Cell::new(0) };
}

/// Records an internal error in the [savepoint](crate::Store::savepoint) that is open on this thread.
pub fn note() {
    N_FAULTS.set(N_FAULTS.get() + 1);
}

/// Unwraps a result where an error cannot be returned, and records the error.
pub fn noted<T>(result: anyhow::Result<T>) -> Option<T> {
    result.inspect_err(|_| note()).ok()
}

/// Returns the number of errors recorded on this thread.
pub(crate) fn count() -> u64 {
    N_FAULTS.get()
}

/// Deletes the errors after the first `n_before`: their savepoint is rolled back, and its caller has the error.
pub(crate) fn forget_since(n_before: u64) {
    N_FAULTS.set(n_before);
}
