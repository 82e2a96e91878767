//! The number of files that may be open at a time. Each connection is one: of browsers, and of mail servers.

/// As many are enough for all that can come at a time.
const ENOUGH: u64 = 8192;

/// Makes the system let as many files be open as are enough, or as many as it lets this user have. Returns how many
/// that are.
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
            tracing::debug!("not more than {now} files may be open: {error}");
            now
        }
    }
}

/// Nothing limits them here.
#[cfg(not(unix))]
pub fn allow() -> u64 {
    ENOUGH
}
