//! Browsers that were signed in before. A cookie says as whom, sealed by the judge, and stays when the session ends: nothing of it is
//! stored. It signs nobody in; it only shows that whoever asks for a code there is no stranger, so that strangers cannot use it up.
use super::{AppState, session};
use anyhow::Result;
use axum::http::{HeaderMap, HeaderValue};
use jiff::SignedDuration;

/// The time that a browser stays known.
const LASTS: SignedDuration = SignedDuration::from_hours(400 * 24);
/// As many addresses are remembered, those last used.
const MOST: usize = 4;

/// The content of a browser's cookie: a number of its own, and a seal for each address.
#[derive(Debug, Default)]
struct KnownBrowser {
    number: String,
    seals: Vec<String>,
}

impl KnownBrowser {
    fn of(app: &AppState, headers: &HeaderMap) -> Self {
        let cookie = session::cookie_named(&name(app), headers).unwrap_or_default();
        let mut words = cookie.split('.').map(str::to_owned);
        Self { number: words.next().unwrap_or_default(), seals: words.take(MOST).collect() }
    }

    fn seal(&self, app: &AppState, address: &str) -> String {
        app.judge.tokens.seal(&format!("known browser {} {}", self.number, address.to_lowercase()))
    }
}

/// The number of a browser that was signed in as this address; none, if it was not.
pub(super) fn number_of(app: &AppState, headers: &HeaderMap, address: &str) -> Option<String> {
    let known = KnownBrowser::of(app, headers);
    let sentence = format!("known browser {} {}", known.number, address.to_lowercase());
    let is_known = known.seals.iter().any(|seal| app.judge.tokens.is_sealed(&sentence, seal));
    is_known.then_some(known.number)
}

/// The header by which a browser stays known that has signed in as this address.
pub(super) fn cookie(app: &AppState, headers: &HeaderMap, address: &str) -> Result<HeaderValue> {
    let mut known = KnownBrowser::of(app, headers);
    if known.seals.is_empty() {
        known.number = session::SessionToken::new()?.digest();
    }
    let own = known.seal(app, address);
    known.seals.retain(|seal| *seal != own);
    known.seals.insert(0, own);
    known.seals.truncate(MOST);
    session::set_cookie_named(app, &name(app), &format!("{}.{}", known.number, known.seals.join(".")), LASTS)
}

fn name(app: &AppState) -> String {
    format!("{}-known", session::cookie(app))
}
