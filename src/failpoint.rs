//! Places at which a test can have the judge killed, to see that nothing is lost and nothing is done twice.

/// Kills the process here, without any clean-up, if `CHANCERY_FAILPOINT` names this place: `stored`, or `stored:5` for
/// the fifth time it is reached. Does nothing in a release build.
pub fn at(place: &str) {
    #[cfg(debug_assertions)]
    fatal::at(place);
    #[cfg(not(debug_assertions))]
    let _ = place;
}

#[cfg(debug_assertions)]
mod fatal {
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicU32, Ordering};

    static WANTED: OnceLock<Option<(String, AtomicU32)>> = OnceLock::new();

    pub(super) fn at(place: &str) {
        let wanted = WANTED.get_or_init(|| {
            let text = std::env::var("CHANCERY_FAILPOINT").ok()?;
            let (place, times) = text.split_once(':').unwrap_or((&text, "1"));
            Some((place.to_owned(), AtomicU32::new(times.parse().ok()?)))
        });
        if let Some((name, left)) = wanted
            && name == place
            && left.fetch_sub(1, Ordering::SeqCst) == 1
        {
            std::process::abort();
        }
    }
}
