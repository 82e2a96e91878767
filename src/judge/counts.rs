//! The work that the judge has done since it started, counted for monitors.
//!
//! This is the one place where things are counted. A kind is a word of ours: nothing that is counted here names a person, a game
//! or an address. Whoever counts does so after the commit, so that nothing counts that was undone.
use crate::mail::sink::Delivery;
use crate::store::{Answer, Verdict};
use jiff::SignedDuration;
use std::sync::atomic::{AtomicU64, Ordering};

/// All the counts.
#[derive(Debug)]
pub struct Counts {
    /// Letters that were taken in.
    pub taken_in: Tally<Entrance>,
    /// Letters that were done with.
    pub done: Tally<Done>,
    /// Attempts to send a letter.
    pub sent: Tally<Sent>,
    /// The times for which letters waited until they were done.
    pub reading: Latency,
    /// The times for which letters waited until they went out.
    pub sending: Latency,
    /// The answers to browsers.
    pub pages: Tally<Page>,
    /// The times that it took until they were answered.
    pub answering: Latency,
    /// Attempts to sign in.
    pub sign_ins: Tally<SignIn>,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            taken_in: Tally::default(),
            done: Tally::default(),
            sent: Tally::default(),
            reading: Latency::of_letters(),
            sending: Latency::of_letters(),
            pages: Tally::default(),
            answering: Latency::of_pages(),
            sign_ins: Tally::default(),
        }
    }
}

/// A thing that is counted, by kinds.
pub trait Kind: Copy + PartialEq + 'static {
    /// All kinds.
    const ALL: &'static [Self];
    /// The word for it.
    fn word(self) -> &'static str;
}

macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl Kind for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];
            fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }
    };
}

kinds! {
    /// By which kind of way a letter came in.
    Entrance {
        /// A mail server handed it over.
        Lmtp = "lmtp",
        /// From a mailbox on an IMAP server.
        Imap = "imap",
        /// From a Maildir.
        Maildir = "maildir",
        /// By something else.
        Other = "other",
    }
}

kinds! {
    /// The outcome of a letter.
    Done {
        /// It was answered, and something was done.
        Useful = "answered",
        /// It was answered with nothing but errors.
        Vain = "answered_vain",
        /// It was answered that these are too many letters.
        Full = "answered_full",
        /// It was deliberately not answered.
        Silent = "silent",
        /// The judge failed on it, and will try again.
        Failed = "failed",
        /// The judge failed on it too often, and set it aside.
        Stuck = "stuck",
    }
}

kinds! {
    /// The outcome of an attempt to send a letter.
    Sent {
        /// The next server took it.
        Sent = "sent",
        /// It is tried again later.
        PutOff = "put_off",
        /// No server could be reached. It was not at fault.
        Untried = "untried",
        /// It waits for the keeper.
        Held = "held",
        /// It was refused for good.
        Refused = "refused",
    }
}

kinds! {
    /// The answer to a browser.
    Page {
        /// The page that it asked for, or a redirection.
        Shown = "shown",
        /// The answer that its copy is still valid.
        Same = "same",
        /// A form was sent, and what it says came to the judge, whatever was made of it.
        Posted = "posted",
        /// There is nothing, or it may not be seen, or not yet; or a form was turned away: it came from elsewhere, or too much did.
        Refused = "refused",
        /// The judge failed.
        Failed = "failed",
    }
}

kinds! {
    /// The outcome of an attempt to sign in.
    SignIn {
        /// The code was right.
        In = "in",
        /// It was wrong, or too old, or of another browser.
        Refused = "refused",
    }
}

impl Entrance {
    /// Returns that of a letter with this key.
    pub fn of(key: &str) -> Self {
        match key.split(':').next() {
            Some("lmtp") => Self::Lmtp,
            Some("imap") => Self::Imap,
            Some("maildir") => Self::Maildir,
            _ => Self::Other,
        }
    }
}

impl From<&Verdict> for Done {
    fn from(verdict: &Verdict) -> Self {
        match verdict {
            Verdict::Answered(Answer::Useful, _) => Self::Useful,
            Verdict::Answered(Answer::Vain, _) => Self::Vain,
            Verdict::Answered(Answer::Full, _) => Self::Full,
            Verdict::Silent(_) => Self::Silent,
        }
    }
}

impl From<&Delivery> for Sent {
    fn from(delivery: &Delivery) -> Self {
        match delivery {
            Delivery::Sent(_) => Self::Sent,
            Delivery::Later(_) | Delivery::LaterThere(_) => Self::PutOff,
            Delivery::Untried(_) => Self::Untried,
            Delivery::Held(..) => Self::Held,
            Delivery::Refused(_) => Self::Refused,
        }
    }
}

/// The number of events of each kind.
#[derive(Debug)]
pub struct Tally<K> {
    kinds: Vec<(K, AtomicU64)>,
}

impl<K: Kind> Default for Tally<K> {
    fn default() -> Self {
        Self { kinds: K::ALL.iter().map(|kind| (*kind, AtomicU64::new(0))).collect() }
    }
}

impl<K: Kind> Tally<K> {
    /// Counts one more.
    pub fn add(&self, kind: K) {
        if let Some((_, n)) = self.kinds.iter().find(|(known, _)| *known == kind) {
            n.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// All kinds, with their numbers.
    pub fn read(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.kinds.iter().map(|(kind, n)| (kind.word(), n.load(Ordering::Relaxed)))
    }
}

/// The times that something took.
#[derive(Debug)]
pub struct Latency {
    /// The bounds, in milliseconds.
    bounds: &'static [u32],
    /// The number that took at most so long as the bound of the same place, and longer than that before it; the last
    /// took longer than all.
    steps: Vec<AtomicU64>,
    millis: AtomicU64,
}

/// For letters. Times in the database have whole seconds.
const OF_LETTERS: [u32; 10] =
    [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000];
/// For pages.
const OF_PAGES: [u32; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1_000, 5_000];

impl Latency {
    /// Returns the bounds for the time that letters take.
    pub fn of_letters() -> Self {
        Self::with(&OF_LETTERS)
    }

    /// Returns the bounds for the time that pages take.
    pub fn of_pages() -> Self {
        Self::with(&OF_PAGES)
    }

    fn with(bounds: &'static [u32]) -> Self {
        Self { bounds, steps: (0..=bounds.len()).map(|_| AtomicU64::new(0)).collect(), millis: AtomicU64::new(0) }
    }

    /// The bounds, in seconds.
    pub fn bounds(&self) -> impl Iterator<Item = f64> {
        self.bounds.iter().map(|millis| f64::from(*millis) / 1000.0)
    }

    /// Notes how long one took.
    pub fn add(&self, took: SignedDuration) {
        let took = took.max(SignedDuration::ZERO);
        let within = |bound: &u32| took <= SignedDuration::from_millis(i64::from(*bound));
        let step = self.bounds.iter().position(within).unwrap_or(self.bounds.len());
        if let Some(n) = self.steps.get(step) {
            n.fetch_add(1, Ordering::Relaxed);
        }
        self.millis.fetch_add(u64::try_from(took.as_millis()).unwrap_or(0), Ordering::Relaxed);
    }

    /// Returns the number that took at most as long as each bound, then the number of all, and the seconds of all
    /// together.
    pub fn read(&self) -> (Vec<u64>, f64) {
        let sum = |n: &mut u64, step: &AtomicU64| {
            *n += step.load(Ordering::Relaxed);
            Some(*n)
        };
        let seconds = self.millis.load(Ordering::Relaxed) as f64 / 1000.0;
        (self.steps.iter().scan(0, sum).collect(), seconds)
    }
}
