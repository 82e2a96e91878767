//! Counts the judge's work since it started, for monitors.
//!
//! All counting happens here. The kinds are fixed words, so no count names a person, a game or an address. Callers count after
//! the commit, so that work that was rolled back is not counted.
use crate::mail::sink::Delivery;
use crate::store::{Answer, Verdict};
use jiff::SignedDuration;
use std::sync::atomic::{AtomicU64, Ordering};

/// All the counts.
#[derive(Debug)]
pub struct Counts {
    /// E-mails taken in.
    pub taken_in: Tally<Entrance>,
    /// E-mails processed.
    pub done: Tally<Done>,
    /// Attempts to send an e-mail.
    pub sent: Tally<Sent>,
    /// The times that e-mails waited until they were processed.
    pub reading: Latency,
    /// The times that e-mails waited until they were sent.
    pub sending: Latency,
    /// Responses to browsers.
    pub pages: Tally<Page>,
    /// The times that the responses took.
    pub answering: Latency,
    /// Attempts to sign in.
    pub sign_ins: Tally<SignIn>,
    /// Attempts to have everything copied elsewhere.
    pub copies: Tally<Copied>,
    /// The times that answers and e-mails waited for the copy.
    pub copying: Latency,
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
            copies: Tally::default(),
            copying: Latency::of_pages(),
        }
    }
}

/// A counted thing, divided into kinds.
pub trait Kind: Copy + PartialEq + 'static {
    /// All kinds.
    const ALL: &'static [Self];
    /// The word for it in the metrics.
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
    /// The kind of transport that an e-mail came in by.
    Entrance {
        /// A mail server handed it over.
        Lmtp = "lmtp",
        /// A mailbox on an IMAP server.
        Imap = "imap",
        /// A Maildir.
        Maildir = "maildir",
        /// Something else.
        Other = "other",
    }
}

kinds! {
    /// The outcome of an e-mail.
    Done {
        /// The judge did something, and replied.
        Useful = "answered",
        /// The judge replied with errors only.
        Vain = "answered_vain",
        /// The judge replied that it gets too many e-mails.
        Full = "answered_full",
        /// The judge deliberately did not reply.
        Silent = "silent",
        /// The judge failed on it, and will try again.
        Failed = "failed",
        /// The judge failed on it too often, and set it aside.
        Stuck = "stuck",
    }
}

kinds! {
    /// The outcome of an attempt to send an e-mail.
    Sent {
        /// The next server accepted it.
        Sent = "sent",
        /// The judge will try again later.
        PutOff = "put_off",
        /// The judge could not reach a server. The e-mail was not at fault.
        Untried = "untried",
        /// It waits for the keeper.
        Held = "held",
        /// A server refused it permanently.
        Refused = "refused",
    }
}

kinds! {
    /// The response to a browser.
    Page {
        /// The requested page, or a redirect.
        Shown = "shown",
        /// Not modified: the browser's copy is still valid.
        Same = "same",
        /// A form whose lines reached the judge, whatever their outcome.
        Posted = "posted",
        /// A page that does not exist or that the reader may not see (yet), or a form that was rejected: from another site, or
        /// too many.
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
        /// The code was wrong, too old, or meant for another browser.
        Refused = "refused",
    }
}

kinds! {
    /// The outcome of an attempt to have everything copied elsewhere.
    Copied {
        /// The copy has it.
        Done = "done",
        /// The copy could not be reached.
        Failed = "failed",
    }
}

impl Entrance {
    /// Returns the kind for an e-mail with this key.
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
    /// Counts one event.
    pub fn add(&self, kind: K) {
        if let Some((_, n)) = self.kinds.iter().find(|(known, _)| *known == kind) {
            n.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Returns every kind with its count.
    pub fn read(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.kinds.iter().map(|(kind, n)| (kind.word(), n.load(Ordering::Relaxed)))
    }
}

/// A histogram of durations.
#[derive(Debug)]
pub struct Latency {
    /// The upper bounds, in milliseconds.
    bounds: &'static [u32],
    /// The number of durations in each step: at most its bound, and more than the bound before. The last step holds those above
    /// all bounds.
    steps: Vec<AtomicU64>,
    millis: AtomicU64,
}

/// For e-mails. Times in the database have whole seconds.
const OF_LETTERS: [u32; 10] =
    [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000];
/// For pages.
const OF_PAGES: [u32; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1_000, 5_000];

impl Latency {
    /// Returns a histogram for e-mails.
    pub fn of_letters() -> Self {
        Self::with(&OF_LETTERS)
    }

    /// Returns a histogram for pages.
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

    /// Records one duration.
    pub fn add(&self, took: SignedDuration) {
        let took = took.max(SignedDuration::ZERO);
        let within = |bound: &u32| took <= SignedDuration::from_millis(i64::from(*bound));
        let step = self.bounds.iter().position(within).unwrap_or(self.bounds.len());
        if let Some(n) = self.steps.get(step) {
            n.fetch_add(1, Ordering::Relaxed);
        }
        self.millis.fetch_add(u64::try_from(took.as_millis()).unwrap_or(0), Ordering::Relaxed);
    }

    /// Returns the cumulative number at each bound and in all, and the sum in seconds.
    pub fn read(&self) -> (Vec<u64>, f64) {
        let sum = |n: &mut u64, step: &AtomicU64| {
            *n += step.load(Ordering::Relaxed);
            Some(*n)
        };
        let seconds = self.millis.load(Ordering::Relaxed) as f64 / 1000.0;
        (self.steps.iter().scan(0, sum).collect(), seconds)
    }
}
