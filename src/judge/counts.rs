//! What the judge has done since it started, counted for monitors.
//!
//! This is the one place where things are counted. A kind is a word of ours: nothing that is counted here names a person, a game
//! or an address. Whoever counts does so after the commit, so that nothing counts that was undone.
use crate::mail::sink::Delivery;
use crate::store::{Answer, Verdict};
use jiff::SignedDuration;
use std::sync::atomic::{AtomicU64, Ordering};

/// All that is counted.
#[derive(Debug, Default)]
pub struct Counts {
    /// Letters that were taken in.
    pub taken_in: Tally<Entrance>,
    /// Letters that were done with.
    pub done: Tally<Done>,
    /// Attempts to send a letter.
    pub sent: Tally<Sent>,
    /// How long letters waited until they were done.
    pub reading: Latency,
    /// How long letters waited until they went out.
    pub sending: Latency,
}

/// Something that is counted, by kinds.
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
    /// What came of a letter.
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
    /// What came of an attempt to send a letter.
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

impl Entrance {
    /// That of a letter with this key.
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

/// How many there were of each kind.
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

/// How long something took.
#[derive(Debug, Default)]
pub struct Latency {
    /// How many took at most so long as the bound of the same place, and longer than that before it; the last took longer than all.
    steps: [AtomicU64; Self::BOUNDS.len() + 1],
    millis: AtomicU64,
}

impl Latency {
    /// The bounds, in seconds. Times in the database have whole seconds.
    pub const BOUNDS: [u32; 10] = [1, 2, 5, 15, 60, 300, 900, 3600, 6 * 3600, 24 * 3600];

    /// Notes how long one took.
    pub fn add(&self, took: SignedDuration) {
        let took = took.max(SignedDuration::ZERO);
        let within = |bound: &u32| took <= SignedDuration::from_secs(i64::from(*bound));
        let step = Self::BOUNDS.iter().position(within).unwrap_or(Self::BOUNDS.len());
        if let Some(n) = self.steps.get(step) {
            n.fetch_add(1, Ordering::Relaxed);
        }
        self.millis.fetch_add(u64::try_from(took.as_millis()).unwrap_or(0), Ordering::Relaxed);
    }

    /// How many took at most as long as each bound, then how many there were in all, and the seconds of all together.
    pub fn read(&self) -> (Vec<u64>, f64) {
        let sum = |n: &mut u64, step: &AtomicU64| {
            *n += step.load(Ordering::Relaxed);
            Some(*n)
        };
        let seconds = self.millis.load(Ordering::Relaxed) as f64 / 1000.0;
        (self.steps.iter().scan(0, sum).collect(), seconds)
    }
}
