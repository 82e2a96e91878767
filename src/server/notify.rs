//! The judge's messages to the service manager that started it: that it is ready, that it works, that it reloads.
//!
//! This is systemd's protocol for `Type=notify` (sd_notify(3)): a datagram to the socket that `NOTIFY_SOCKET` names.
//! Without that variable, and on systems without systemd, nothing happens.
use std::time::{Duration, Instant};

/// The clerk's word that it still works. Only the clerk gives it, after each round of its work: when the database hangs, or
/// a letter keeps it busy for ever, nothing feeds the watchdog, and systemd starts the judge anew (`WatchdogSec`).
#[derive(Debug, Default)]
pub(super) struct Watchdog {
    fed: Option<Instant>,
}

impl Watchdog {
    /// A round of the work is over. The first one means that the judge is ready: it has opened its database and
    /// mailboxes, and has worked.
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

/// The text that `systemctl status` shows while all is well.
pub(super) const WORKS: &str = "The judge is at work.";

/// The messages that can be told.
#[derive(Clone, Copy, Debug)]
pub enum Word<'a> {
    /// Letters are taken and answered.
    Ready,
    /// The work goes on.
    Works,
    /// The configuration is read anew. [`Ready`](Self::Ready) follows.
    Reloads,
    /// The judge ends.
    Stops,
    /// A sentence that `systemctl status` shows.
    Says(&'a str),
}

/// Returns whether there is a service manager that listens.
pub(super) fn is_heard() -> bool {
    std::env::var_os("NOTIFY_SOCKET").is_some()
}

/// Tells the service manager, if there is one. It does without an answer: there is nobody else to tell if it fails.
#[cfg(target_os = "linux")]
pub fn tell(word: Word<'_>) {
    use sd_notify::NotifyState;
    let states = match word {
        Word::Ready => vec![NotifyState::Ready, NotifyState::Status(WORKS)],
        Word::Works => vec![NotifyState::Watchdog],
        Word::Reloads => {
            let mut states = vec![NotifyState::Reloading, NotifyState::Status("Reads its configuration anew.")];
            states.extend(NotifyState::monotonic_usec_now());
            states
        }
        Word::Stops => vec![NotifyState::Stopping, NotifyState::Status("Finishes its work.")],
        Word::Says(text) => vec![NotifyState::Status(text)],
    };
    let _ = sd_notify::notify(&states);
}

/// Returns the time that systemd waits for the next sign of life, if it does.
#[cfg(target_os = "linux")]
fn patience() -> Option<Duration> {
    sd_notify::watchdog_enabled()
}

/// There is no systemd here.
#[cfg(not(target_os = "linux"))]
fn patience() -> Option<Duration> {
    None
}

/// There is no systemd here.
#[cfg(not(target_os = "linux"))]
pub fn tell(_: Word<'_>) {}
