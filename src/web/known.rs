//! Browsers that were signed in before. A cookie says as whom, sealed by the judge, and stays when the session ends: nothing of it is
//! stored. It signs nobody in; it only shows that whoever asks for a code there is no stranger, so that strangers cannot use it up.
use super::{AppState, session};
use anyhow::Result;
use axum::http::{HeaderMap, HeaderValue};
use jiff::{SignedDuration, Timestamp};

/// The time that a browser stays known.
const LASTS: SignedDuration = SignedDuration::from_hours(400 * 24);
/// As many addresses are remembered, those last used.
const MOST: usize = 4;
/// The time after which nothing is denied to a browser.
pub(super) const A_DAY: SignedDuration = SignedDuration::from_hours(24);

/// The content of a browser's cookie: a number of its own, and for each address a seal, and since when it holds.
#[derive(Debug, Default)]
struct KnownBrowser {
    number: String,
    seals: Vec<KnownSince>,
}

/// A seal, and the second since 1970 in which the browser was first signed in as its address. Seals of before have none.
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

    /// The sentence that is sealed.
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

/// The number of a browser that was signed in as this address; none, if it was not.
pub(super) fn number_of(app: &AppState, headers: &HeaderMap, address: &str) -> Option<String> {
    let known = KnownBrowser::of(app, headers);
    known.found(app, address).is_some().then_some(known.number)
}

/// The time at which a browser was first signed in as this address; none, if it was not.
pub(super) fn since(app: &AppState, headers: &HeaderMap, address: &str) -> Option<Timestamp> {
    let second = KnownBrowser::of(app, headers).found(app, address)?.second;
    Some(second.and_then(|second| Timestamp::from_second(second).ok()).unwrap_or(Timestamp::UNIX_EPOCH))
}

/// The header by which a browser stays known that has signed in as this address.
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
