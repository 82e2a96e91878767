//! Rate limits for requests, counted for each network, wide or not, and for each session.
//!
//! Counts that must survive a restart (sign-in codes, posts per hour) are in the database instead.
use super::peer::{Client, ClientNet, HOUSEHOLDS};
use axum::http::HeaderValue;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::hash::{BuildHasher as _, RandomState};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};

/// The number of requests between two purges of clients that have not asked for a while.
const SWEEP: u32 = 4096;

/// The number of requests that the judge answers.
#[derive(Clone, Copy, Debug)]
pub struct Allowances {
    /// Pages and their resources per second.
    pub pages: u32,
    /// The number of these at once. A page comes with its resources, and a browser opens many pages at its
    /// start.
    pub pages_at_once: u32,
    /// Posts per second.
    pub posts: u32,
    /// The number of posts at once.
    pub posts_at_once: u32,
}

impl Default for Allowances {
    fn default() -> Self {
        Self { pages: 20, pages_at_once: 200, posts: 2, posts_at_once: 30 }
    }
}

/// The client that a limit applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum RateKey {
    Household(ClientNet),
    /// A digest of the request's cookie.
    Session(u64),
}

/// The rate limits with their counts.
#[derive(Debug)]
pub struct Rates {
    pages: RateLimiters,
    posts: RateLimiters,
    clock: DefaultClock,
    digest: RandomState,
    n_asked: AtomicU32,
}

/// The counts of pages, or of posts.
#[derive(Debug)]
struct RateLimiters {
    each: DefaultKeyedRateLimiter<RateKey>,
    wide: DefaultKeyedRateLimiter<ClientNet>,
}

impl RateLimiters {
    fn new(each_second: u32, at_once: u32) -> Self {
        let times = |n: u32| {
            let at_least_1 = |number: u32| NonZeroU32::new(number.saturating_mul(n)).unwrap_or(NonZeroU32::MIN);
            Quota::per_second(at_least_1(each_second)).allow_burst(at_least_1(at_once))
        };
        Self { each: RateLimiter::keyed(times(1)), wide: RateLimiter::keyed(times(HOUSEHOLDS)) }
    }

    fn forget(&self) {
        self.each.retain_recent();
        self.wide.retain_recent();
    }
}

impl Rates {
    /// Rate limits with these allowances.
    pub fn new(allowances: Allowances) -> Self {
        Self {
            pages: RateLimiters::new(allowances.pages, allowances.pages_at_once),
            posts: RateLimiters::new(allowances.posts, allowances.posts_at_once),
            clock: DefaultClock::default(),
            digest: RandomState::new(),
            n_asked: AtomicU32::new(0),
        }
    }

    /// Checks whether the judge may answer one more request. `cookie` is the browser's cookie.
    ///
    /// # Errors
    /// The number of seconds to wait, if it may not.
    pub fn ask(&self, client: Client, cookie: Option<&HeaderValue>, is_post: bool) -> Result<(), u64> {
        let counts = if is_post { &self.posts } else { &self.pages };
        if self.n_asked.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
            self.pages.forget();
            self.posts.forget();
        }
        let client_net = client.0.map(ClientNet::from);
        let session = cookie.map(|cookie| RateKey::Session(self.digest.hash_one(cookie.as_bytes())));
        let mut askers = client_net.map(RateKey::Household).into_iter().chain(session);
        askers
            .try_for_each(|asker| counts.each.check_key(&asker))
            .and_then(|()| client_net.and_then(ClientNet::wide).map_or(Ok(()), |wide| counts.wide.check_key(&wide)))
            .map_err(|until| until.wait_time_from(self.clock.now()).as_secs().saturating_add(1))
    }
}
