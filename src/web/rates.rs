//! How often one may ask: counted for each network, and for each session.
//!
//! What must survive a restart (codes to sign in, posts of an hour) is counted in the database instead.
use super::peer::{Client, ClientNet};
use axum::http::HeaderValue;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::hash::{BuildHasher as _, RandomState};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};

/// After this number of questions, those are forgotten who have not asked for a while.
const SWEEP: u32 = 4096;

/// The number of requests that are answered.
#[derive(Clone, Copy, Debug)]
pub struct Allowances {
    /// Pages, and what belongs to them, in a second.
    pub pages: u32,
    /// The number of them at once: a page comes with what belongs to it, and a browser opens many at its start.
    pub pages_at_once: u32,
    /// Posts in a second.
    pub posts: u32,
    /// The number of them at once.
    pub posts_at_once: u32,
}

impl Default for Allowances {
    fn default() -> Self {
        Self { pages: 20, pages_at_once: 200, posts: 2, posts_at_once: 30 }
    }
}

/// The asker who is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum RateKey {
    Household(ClientNet),
    /// A digest of the cookie that was sent.
    Session(u64),
}

/// Counts requests.
#[derive(Debug)]
pub struct Rates {
    pages: DefaultKeyedRateLimiter<RateKey>,
    posts: DefaultKeyedRateLimiter<RateKey>,
    clock: DefaultClock,
    digest: RandomState,
    n_asked: AtomicU32,
}

impl Rates {
    /// Rates with these allowances.
    pub fn new(allowances: Allowances) -> Self {
        let quota = |each_second: u32, at_once: u32| {
            let at_least_1 = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
            RateLimiter::keyed(Quota::per_second(at_least_1(each_second)).allow_burst(at_least_1(at_once)))
        };
        Self {
            pages: quota(allowances.pages, allowances.pages_at_once),
            posts: quota(allowances.posts, allowances.posts_at_once),
            clock: DefaultClock::default(),
            digest: RandomState::new(),
            n_asked: AtomicU32::new(0),
        }
    }

    /// Checks whether one more may be answered. `cookie` is what the browser has sent with it.
    ///
    /// # Errors
    /// If not: the seconds until it may.
    pub fn ask(&self, client: Client, cookie: Option<&HeaderValue>, is_post: bool) -> Result<(), u64> {
        let counts = if is_post { &self.posts } else { &self.pages };
        if self.n_asked.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
            self.pages.retain_recent();
            self.posts.retain_recent();
        }
        let client_net = client.0.map(|address| RateKey::Household(address.into()));
        let session = cookie.map(|cookie| RateKey::Session(self.digest.hash_one(cookie.as_bytes())));
        client_net.into_iter().chain(session).try_for_each(|asker| {
            let until = counts.check_key(&asker);
            until.map_err(|until| until.wait_time_from(self.clock.now()).as_secs().saturating_add(1))
        })
    }
}
