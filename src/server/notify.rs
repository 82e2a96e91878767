//! The judge's messages to the service manager that started it: ready, working, reloading.
//!
//! This is systemd's protocol for `Type=notify` (sd_notify(3)): a datagram to the socket in `NOTIFY_SOCKET`. Without that variable, and on
//! systems without systemd, nothing happens.
use std::time::{Duration, Instant};

/// The clerk's sign of life. Only the clerk gives it, after each round of its work. If the database hangs, or an e-mail never finishes,
/// nothing feeds the watchdog, and systemd restarts the judge (`WatchdogSec`).
#[derive(Debug, Default)]
pub(super) struct Watchdog {
    fed: Option<Instant>,
}

impl Watchdog {
    /// Feeds the watchdog after a round of work. After the first one, the judge is ready: it has opened its database and mailboxes, and has
    /// worked.
    pub(super) fn feed(&mut self) {
        match self.fed {
            None => tell(Word::Ready),
            // Rounds are much shorter than the watchdog's patience.
            Some(fed) if patience().is_none_or(|patience| fed.elapsed() <= patience / 4) => return,
            Some(_) => tell(Word::Works),
        }
        self.fed = Some(Instant::now());
    }
}

/// The status that `systemctl status` shows while the judge is healthy.
pub(super) const WORKS: &str = "The judge is running.";

/// A message to the service manager.
#[derive(Clone, Copy, Debug)]
pub enum Word<'a> {
    /// E-mails are received and answered.
    Ready,
    /// The judge still works.
    Works,
    /// The configuration is being reloaded. [`Ready`](Self::Ready) follows.
    Reloads,
    /// The judge is stopping.
    Stops,
    /// A status line for `systemctl status`.
    Says(&'a str),
}

/// Tells the service manager, if there is one. A failure has no one else to be reported to.
#[cfg(target_os = "linux")]
pub fn tell(word: Word<'_>) {
    use sd_notify::NotifyState;
    let states = match word {
        Word::Ready => vec![NotifyState::Ready, NotifyState::Status(WORKS)],
        Word::Works => vec![NotifyState::Watchdog],
        Word::Reloads => {
            let mut states = vec![NotifyState::Reloading, NotifyState::Status("Reloads its configuration.")];
            states.extend(NotifyState::monotonic_usec_now());
            states
        }
        Word::Stops => vec![NotifyState::Stopping, NotifyState::Status("Finishes its work.")],
        Word::Says(text) => vec![NotifyState::Status(text)],
    };
    let _ = sd_notify::notify(&states);
}

/// Returns systemd's watchdog timeout, if it has one.
#[cfg(target_os = "linux")]
fn patience() -> Option<Duration> {
    sd_notify::watchdog_enabled()
}

/// Returns no timeout, without systemd.
#[cfg(not(target_os = "linux"))]
fn patience() -> Option<Duration> {
    None
}

/// Ignores the message, without systemd.
#[cfg(not(target_os = "linux"))]
pub fn tell(_: Word<'_>) {}
