//! Who is at the door: the session of a browser, by its cookie.
use super::{House, pages};
use crate::judge::identity::random;
use crate::server::errands::Errand;
use crate::store::{Session, User};
use crate::text::hex;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use jiff::{SignedDuration, Timestamp};
use sha2::{Digest as _, Sha256};
use std::sync::Arc;

/// How long after a code was entered it is enough for what is grave.
const FRESH: SignedDuration = SignedDuration::from_mins(15);
/// How long a session lasts that is not used.
const IDLE: SignedDuration = SignedDuration::from_hours(60 * 24);
/// How long a session lasts at most.
const MOST: SignedDuration = SignedDuration::from_hours(365 * 24);

/// Somebody who has signed in: a handler that asks for one is only reached by them.
#[derive(Clone, Debug)]
pub(super) struct Visitor {
    /// The address that they have proved.
    pub(super) address: String,
    /// The registered person whose address it is; none before they register.
    pub(super) user: Option<User>,
    /// Their session.
    pub(super) session: Session,
}

impl Visitor {
    /// Have they entered a code a few minutes ago? Then they may do what is grave.
    pub(super) fn is_fresh(&self, now: Timestamp) -> bool {
        now.duration_since(self.session.fresh) < FRESH
    }

    /// The theme of their pages, if it is not that of their system.
    pub(super) fn theme(&self) -> Option<&'static str> {
        None
    }

    /// What they are called on their pages.
    pub(super) fn name(&self) -> &str {
        self.user.as_ref().map_or(&self.address, |user| &user.name)
    }
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Response> {
        let path = parts.uri.path_and_query().map_or("/my", |path| path.as_str()).to_owned();
        match visitor(house, &parts.headers).await {
            Ok(Some(visitor)) => Ok(visitor),
            Ok(None) => Err(pages::sign_in::first(&path)),
            Err(error) => Err(pages::failure(&error)),
        }
    }
}

/// Who has signed in, if anybody has. Notes by the hour that they were here.
async fn visitor(house: &Arc<House>, headers: &HeaderMap) -> anyhow::Result<Option<Visitor>> {
    let Some(number) = number(house, headers) else { return Ok(None) };
    let digest = digest(&number);
    let now = house.clock.now();
    let found = house.read(move |_, store| {
        let Some(session) = store.session(&digest, now)? else { return Ok(None) };
        let user = store.user_at(&session.address)?;
        Ok(Some(Visitor { address: session.address.clone(), user, session }))
    });
    let Some(visitor) = found.await? else { return Ok(None) };
    let seen = now.duration_since(visitor.session.seen);
    if SignedDuration::from_hours(1) <= seen {
        let until = (now + IDLE).min(visitor.session.began + MOST);
        house.counter.run(Errand::Seen(visitor.session.id, until)).await?;
    }
    Ok(Some(visitor))
}

/// The name of the cookie. Browsers keep one with this prefix only if it came over TLS from this very host; on the address of the
/// machine itself there is no TLS.
fn cookie(house: &House) -> &'static str {
    if house.settings.url.is_https() { "__Host-chancery" } else { "chancery" }
}

/// The number in a browser's cookie.
fn number(house: &House, headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let named = |pair: &str| Some(pair.trim().strip_prefix(cookie(house))?.strip_prefix('=')?.to_owned());
    cookies.flat_map(|cookies| cookies.split(';')).find_map(named)
}

/// The digest of the number in a cookie: only this is stored.
pub fn digest(number: &str) -> String {
    hex(&Sha256::digest(number.as_bytes()))
}

/// Begins a session for whoever has proved an address: the digest that is stored, the session, and the header that gives the
/// browser its number.
///
/// # Errors
/// If the system has no random numbers.
pub(super) fn begin(house: &House, address: &str, browser: &str) -> anyhow::Result<(String, Session, HeaderValue)> {
    let number = hex(&random::<32>()?);
    let now = house.clock.now();
    let session = Session {
        id: Default::default(),
        address: address.to_owned(),
        began: now,
        fresh: now,
        seen: now,
        until: now + IDLE,
        is_local: house.settings.start_code.is_some(),
        browser: browser.to_owned(),
    };
    Ok((digest(&number), session, set_cookie(house, &number, MOST)?))
}

fn set_cookie(house: &House, number: &str, lasts: SignedDuration) -> anyhow::Result<HeaderValue> {
    let secure = if house.settings.url.is_https() { "; Secure" } else { "" };
    let (name, seconds) = (cookie(house), lasts.as_secs());
    let text = format!("{name}={number}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    Ok(HeaderValue::from_str(&text)?)
}

/// Ends the session of a browser.
pub(super) async fn sign_out(State(house): State<Arc<House>>, visitor: Visitor) -> Response {
    let ended = house.counter.run(Errand::SignOut(visitor.session.id)).await;
    match ended.and_then(|_| set_cookie(&house, "", SignedDuration::ZERO)) {
        Ok(cookie) => ([(header::SET_COOKIE, cookie)], pages::go("/")).into_response(),
        Err(error) => pages::failure(&error),
    }
}
