//! The time of the processor, so that a busy machine tells almost the same.
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The time for which this thread has had a processor, as far as the system tells (in steps of some milliseconds, so that
/// only many rounds can tell); else, the time that has passed.
pub fn processor_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = told.split(' ').next().and_then(|word| word.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}
