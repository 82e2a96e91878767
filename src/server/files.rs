//! The limit on open files. Each connection of a browser or mail server uses one.

/// A sufficient number for all simultaneous connections.
const ENOUGH: u64 = 8192;

/// Raises the limit on open files to a sufficient number, or to the maximum for this user. Returns the limit.
#[cfg(unix)]
pub fn allow() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let (now, most) = (current.unwrap_or(ENOUGH), maximum.unwrap_or(ENOUGH).min(ENOUGH));
    if most <= now {
        return now;
    }
    match setrlimit(Resource::Nofile, Rlimit { current: Some(most), maximum }) {
        Ok(()) => most,
        Err(error) => {
            tracing::debug!("cannot open more than {now} files: {error}");
            now
        }
    }
}

/// Returns a sufficient number, as this system has no limit.
#[cfg(not(unix))]
pub fn allow() -> u64 {
    ENOUGH
}
