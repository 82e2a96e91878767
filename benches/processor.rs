//! Processor time, so that a busy machine gives nearly the same figures.
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The processor time of this thread, as far as the system reports it. The steps are some milliseconds, so only many rounds give a figure.
/// Falls back to elapsed time.
pub fn processor_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = told.split(' ').next().and_then(|word| word.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// The processor time of all threads of this process, user and system, in hundredths of a second, or `None` where the system does not
/// report it. Includes threads that have ended.
pub fn process_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The program's name, in parentheses, may contain spaces.
    let mut fields = told.rsplit_once(") ")?.1.split(' ').skip(11).map(str::parse::<u64>);
    let (user, system) = (fields.next()?.ok()?, fields.next()?.ok()?);
    Some(Duration::from_millis(10 * (user + system)))
}

/// The bytes that this process has asked the system to write, including any that did not reach a disk.
pub fn bytes_written() -> Option<u64> {
    let told = std::fs::read_to_string("/proc/self/io").ok()?;
    told.lines().find_map(|line| line.strip_prefix("wchar: "))?.parse().ok()
}
