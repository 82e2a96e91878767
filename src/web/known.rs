//! Browsers with an earlier sign-in. A cookie holds the addresses, sealed by the judge, and outlasts the session. The judge
//! stores none of it. The cookie signs no one in. It only shows that a request for a code does not come from a stranger, so that
//! strangers cannot use up all codes.
use super::{AppState, session};
use anyhow::Result;
use axum::http::{HeaderMap, HeaderValue};
use jiff::{SignedDuration, Timestamp};

/// The lifetime of the cookie.
const LASTS: SignedDuration = SignedDuration::from_hours(400 * 24);
/// The most addresses in a cookie, those used last.
const MOST: usize = 4;
/// The age that gives a known browser all rights.
pub(super) const A_DAY: SignedDuration = SignedDuration::from_hours(24);

/// The content of a browser's cookie: its number, and a seal and a time for each address.
#[derive(Debug, Default)]
struct KnownBrowser {
    number: String,
    seals: Vec<KnownSince>,
}

/// A seal, and the time of the browser's first sign-in with its address, in seconds since 1970. Seals of older versions have no
/// time.
#[derive(Debug, Default, PartialEq, Eq)]
struct KnownSince {
    seal: String,
    second: Option<i64>,
}

impl KnownBrowser {
    fn of(app: &AppState, headers: &HeaderMap) -> Self {
        let cookie = session::cookie_named(&name(app), headers).unwrap_or_default();
        let mut words = cookie.split('.');
        let number = words.next().unwrap_or_default().to_owned();
        let seal = |word: &str| {
            let (seal, second) =
                word.split_once('-').map_or((word, None), |(seal, second)| (seal, second.parse().ok()));
            KnownSince { seal: seal.to_owned(), second }
        };
        Self { number, seals: words.take(MOST).map(seal).collect() }
    }

    /// The sentence under the seal.
    fn sentence(&self, address: &str, second: Option<i64>) -> String {
        let since = second.map(|second| format!(" since {second}")).unwrap_or_default();
        format!("known browser {} {}{since}", self.number, address.to_ascii_lowercase())
    }

    /// The seal of this address.
    fn found(&self, app: &AppState, address: &str) -> Option<&KnownSince> {
        let is_good = |own: &&KnownSince| app.judge.tokens.is_sealed(&self.sentence(address, own.second), &own.seal);
        self.seals.iter().find(is_good)
    }
}

/// The number of a browser that has signed in with this address before, or `None`.
pub(super) fn number_of(app: &AppState, headers: &HeaderMap, address: &str) -> Option<String> {
    let known = KnownBrowser::of(app, headers);
    known.found(app, address).is_some().then_some(known.number)
}

/// The time of a browser's first sign-in with this address, or `None`.
pub(super) fn since(app: &AppState, headers: &HeaderMap, address: &str) -> Option<Timestamp> {
    let second = KnownBrowser::of(app, headers).found(app, address)?.second;
    Some(second.and_then(|second| Timestamp::from_second(second).ok()).unwrap_or(Timestamp::UNIX_EPOCH))
}

/// The header that makes a browser known after it has signed in with this address.
pub(super) fn cookie(app: &AppState, headers: &HeaderMap, address: &str) -> Result<HeaderValue> {
    let mut known = KnownBrowser::of(app, headers);
    if known.seals.is_empty() {
        known.number = session::SessionToken::new()?.digest();
    }
    let before = known.found(app, address).map(|own| own.second);
    let second = before.unwrap_or_else(|| Some(app.clock.now().as_second()));
    let own = KnownSince { seal: app.judge.tokens.seal(&known.sentence(address, second)), second };
    known.seals.retain(|seal| *seal != own);
    known.seals.insert(0, own);
    known.seals.truncate(MOST);
    let seals = known.seals.iter().map(|KnownSince { seal, second }| match second {
        Some(second) => format!("{seal}-{second}"),
        None => seal.clone(),
    });
    let seals: Vec<String> = seals.collect();
    session::set_cookie_named(app, &name(app), &format!("{}.{}", known.number, seals.join(".")), LASTS)
}

fn name(app: &AppState) -> String {
    format!("{}-known", session::cookie(app))
}
