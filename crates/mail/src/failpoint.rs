//! Places where a test can kill the judge, to check that nothing is lost and nothing is done twice.
//!
//! Three environment variables control them, in debug builds only:
//!
//! | variable | for example | means |
//! | --- | --- | --- |
//! | `CHANCERY_FAILPOINT` | `stored`, `stored:5` | the process is killed when it reaches this place (for the fifth time) |
//! | `CHANCERY_POISON` | `panic:hemlock`, `kill:hemlock`, `hang:hemlock` | an e-mail with this word panics, kills the process, or hangs |
//! | `CHANCERY_HASTE` | `1` | an e-mail that failed is tried again at once, and the judge looks at its copy each second |

/// Kills the process without clean-up if `CHANCERY_FAILPOINT` names this place.
pub fn at(place: &str) {
    #[cfg(debug_assertions)]
    fatal::at(place);
    #[cfg(not(debug_assertions))]
    let _ = place;
}

/// Returns whether failed e-mails are tried again at once, and the copy is looked at each second.
pub fn is_in_haste() -> bool {
    cfg!(debug_assertions) && std::env::var_os("CHANCERY_HASTE").is_some()
}

/// Panics, kills the process or hangs if `CHANCERY_POISON` marks this e-mail as poison. Call it when the work on the e-mail is nearly done.
pub fn letter(raw: &[u8]) {
    #[cfg(debug_assertions)]
    fatal::letter(raw);
    #[cfg(not(debug_assertions))]
    let _ = raw;
}

#[cfg(debug_assertions)]
mod fatal {
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// The chosen place, and how many more times it may be passed.
    static PLACE: LazyLock<Option<(String, AtomicU32)>> = LazyLock::new(|| {
        let text = std::env::var("CHANCERY_FAILPOINT").ok()?;
        let (place, times) = text.split_once(':').unwrap_or((&text, "1"));
        Some((place.to_owned(), AtomicU32::new(times.parse().ok()?)))
    });

    /// The effect of poison, and the word that marks it.
    static POISON: LazyLock<Option<(String, String)>> = LazyLock::new(|| {
        let text = std::env::var("CHANCERY_POISON").ok()?;
        let (effect, word) = text.split_once(':')?;
        (!word.is_empty()).then(|| (effect.to_owned(), word.to_owned()))
    });

    pub(super) fn at(place: &str) {
        if let Some((wanted, left)) = &*PLACE
            && wanted == place
            && left.fetch_sub(1, Ordering::SeqCst) == 1
        {
            std::process::abort();
        }
    }

    #[expect(clippy::panic, reason = "the test asks for it")]
    pub(super) fn letter(raw: &[u8]) {
        let Some((effect, word)) = &*POISON else { return };
        if !raw.windows(word.len()).any(|bytes| bytes == word.as_bytes()) {
            return;
        }
        match effect.as_str() {
            "panic" => panic!("a poisoned letter"),
            "hang" => loop {
                std::thread::park();
            },
            _ => std::process::abort(),
        }
    }
}
