//! The session of a browser, by its cookie.
use super::{AppState, known, pages};
use crate::game::dates::read_zone;
use crate::judge::identity::random;
use crate::server::web_writes::{self, WebWrite};
use crate::store::{ByWeb, Session, Theme, User, UserId};
use crate::text::hex;
use anyhow::Result;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::response::Response;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use sha2::{Digest as _, Sha256};
use std::sync::Arc;

/// The time after its entry during which a code is enough for what is grave.
const FRESH: SignedDuration = SignedDuration::from_mins(15);
/// The time that a browser keeps the number of a session. The session may end before.
pub(super) const LASTS: SignedDuration = SignedDuration::from_hours(365 * 24);

/// A person who has signed in: a handler that asks for one is only reached by them.
#[derive(Clone, Debug)]
pub(super) struct SignedIn {
    /// The address that they have proved; empty for a guest.
    pub(super) address: String,
    /// The registered person whose address it is, none before they register; or the guest.
    pub(super) user: Option<User>,
    /// Their session.
    pub(super) session: Session,
    /// Whether their browser has been signed in as this address for a day, or their account was made in it.
    pub(super) is_known: bool,
    /// The page that they ask for.
    pub(super) page: String,
}

impl SignedIn {
    /// Returns whether they have entered a code a few minutes ago. Then they may do what is grave.
    pub(super) fn is_fresh(&self, now: Timestamp) -> bool {
        self.session.is_local || now.duration_since(self.session.fresh) < FRESH
    }

    /// The guest who they are, if they have proved no address.
    pub(super) fn guest(&self) -> Option<UserId> {
        self.user.as_ref().filter(|user| user.is_guest()).map(|guest| guest.id)
    }

    /// The sender of what they post.
    pub(super) fn sender(&self, now: Timestamp) -> ByWeb {
        let (address, guest) = (self.address.clone(), self.session.guest);
        ByWeb { address, guest, is_fresh: self.is_fresh(now), is_known: self.is_known }
    }

    /// The theme of their pages, if it is not that of their system.
    pub(super) fn theme(&self) -> Option<&'static str> {
        match self.user.as_ref()?.wishes.theme? {
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }

    /// The time zone in which they read.
    pub(super) fn zone(&self) -> TimeZone {
        self.user.as_ref().and_then(|user| read_zone(&user.timezone).ok()).unwrap_or(TimeZone::UTC)
    }

    /// Returns the name that they have on their pages.
    pub(super) fn name(&self) -> &str {
        self.user.as_ref().map_or(&self.address, |user| &user.name)
    }
}

impl FromRequestParts<Arc<AppState>> for SignedIn {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Response> {
        let path = parts.uri.path_and_query().map_or("/my", |path| path.as_str()).to_owned();
        // Whoever is not registered yet is asked for their name first; that is a letter, too.
        // The console has no page for that.
        let is_for_all = parts.method != Method::GET
            || [PROFILE, "/my/letters"].contains(&parts.uri.path())
            || app.console.is_some();
        let page = if parts.method == Method::GET { path.clone() } else { String::new() };
        match somebody(app, &parts.headers).await {
            // A guest has nothing to say of themselves; they come to be somebody by an address.
            Ok(Some(visitor)) if visitor.guest().is_some() && parts.uri.path() == PROFILE => {
                Err(pages::go("/my/sign-in"))
            }
            Ok(Some(visitor)) if visitor.user.is_none() && !visitor.address.is_empty() && !is_for_all => {
                Err(pages::go(&match path.as_str() {
                    "/my" => PROFILE.to_owned(),
                    path => format!("{PROFILE}?next={}", pages::in_address(path)),
                }))
            }
            // In a judge without a mail server they have not chosen yet whom to be.
            Ok(Some(visitor)) if !visitor.address.is_empty() || visitor.guest().is_some() => {
                Ok(Self { page, ..visitor })
            }
            Ok(_) => Err(pages::sign_in::first(&path)),
            Err(error) => Err(pages::failure(&error)),
        }
    }
}

/// The page on which somebody says who they are.
const PROFILE: &str = "/my/profile";

/// Returns the visitor who has signed in, if anyone has: perhaps someone who has not chosen yet whom to be. Notes by
/// the hour that they were here.
pub(super) async fn somebody(app: &Arc<AppState>, headers: &HeaderMap) -> Result<Option<SignedIn>> {
    let Some(number) = number(app, headers) else { return Ok(None) };
    let digest = digest(&number);
    let now = app.clock.now();
    let found = app.read(move |_, store| {
        let Some(session) = store.session(&digest, now)? else { return Ok(None) };
        let user = match session.guest {
            Some(guest) if session.is_of_guest() => store.find_user(guest)?,
            _ if session.address.is_empty() => None,
            _ => store.user_at(&session.address)?,
        };
        Ok(Some((session, user)))
    });
    let Some((session, user)) = found.await? else { return Ok(None) };
    let is_known = is_known(app, headers, &session, user.as_ref());
    let visitor = SignedIn { address: session.address.clone(), user, session, is_known, page: String::new() };
    let seen = now.duration_since(visitor.session.seen);
    if SignedDuration::from_hours(1) <= seen {
        let until = web_writes::until(&visitor.session, now);
        // Whoever only reads does not depend on what can be written down.
        if let Err(error) = app.clerk.run(WebWrite::Seen(visitor.session.id, until)).await {
            tracing::warn!("it could not be noted that a session is in use: {error:#}");
        }
    }
    Ok(Some(visitor))
}

/// Returns whether a browser is theirs beyond doubt: not one in which somebody has just typed a code that leaked. Where the account was
/// made is no such one.
fn is_known(app: &AppState, headers: &HeaderMap, session: &Session, user: Option<&User>) -> bool {
    let day_ago = app.clock.now() - known::A_DAY;
    let began = known::since(app, headers, &session.address).unwrap_or(session.began).min(session.began);
    let is_first = user.is_none_or(|user| session.began <= user.registered + known::A_DAY);
    session.is_local || app.console.is_some() || is_first || began <= day_ago
}

/// The name of the cookie. Browsers keep one with this prefix only if it came over TLS from this very host; on the address of the
/// machine itself there is no TLS.
pub(super) fn cookie(app: &AppState) -> &'static str {
    match app.settings.url.is_https() {
        true => "__Host-chancery",
        // Cookies ignore ports: the pages and the console may be on one host.
        false if app.console.is_some() => "chancery-keeper",
        false => "chancery",
    }
}

/// The number in a browser's cookie.
fn number(app: &AppState, headers: &HeaderMap) -> Option<String> {
    cookie_named(cookie(app), headers)
}

/// The text of a browser's cookie of this name.
pub(super) fn cookie_named(name: &str, headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let named = |pair: &str| Some(pair.trim().strip_prefix(name)?.strip_prefix('=')?.to_owned());
    cookies.flat_map(|cookies| cookies.split(';')).find_map(named)
}

/// The digest of the number in a cookie: only this is stored.
pub fn digest(number: &str) -> String {
    hex(&Sha256::digest(number.as_bytes()))
}

/// A number for a browser: it is in its cookie, and nowhere else.
pub(super) struct SessionToken(String);

impl SessionToken {
    /// A new one.
    pub(super) fn new() -> Result<Self> {
        Ok(Self(hex(&random::<32>()?)))
    }

    /// Returns what is stored of it.
    pub(super) fn digest(&self) -> String {
        digest(&self.0)
    }

    /// The header that gives it to the browser.
    ///
    /// # Errors
    /// Never in practice: it is made of digits.
    pub(super) fn cookie(&self, app: &AppState, lasts: SignedDuration) -> Result<HeaderValue> {
        set_cookie(app, &self.0, lasts)
    }
}

/// The digest of the number that a browser brings; empty if it brings none.
pub(super) fn digest_of(app: &AppState, headers: &HeaderMap) -> String {
    number(app, headers).map(|number| digest(&number)).unwrap_or_default()
}

/// Begins a session for whoever has proved an address: the digest that is stored, the session, and the header that gives the
/// browser its number.
pub(super) fn begin(app: &AppState, address: &str, browser: &str) -> Result<(String, Session, HeaderValue)> {
    let number = SessionToken::new()?;
    let is_local = app.settings.start_code.is_some();
    let session = web_writes::session(app.clock.now(), address.to_owned(), browser.to_owned(), is_local);
    Ok((number.digest(), session, number.cookie(app, LASTS)?))
}

fn set_cookie(app: &AppState, number: &str, lasts: SignedDuration) -> Result<HeaderValue> {
    set_cookie_named(app, cookie(app), number, lasts)
}

/// The header that gives a browser a cookie of this name.
pub(super) fn set_cookie_named(app: &AppState, name: &str, text: &str, lasts: SignedDuration) -> Result<HeaderValue> {
    let secure = if app.settings.url.is_https() { "; Secure" } else { "" };
    let seconds = lasts.as_secs();
    let text = format!("{name}={text}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    Ok(HeaderValue::from_str(&text)?)
}

/// Takes the number out of a browser.
pub(super) fn no_cookie(app: &AppState) -> Result<HeaderValue> {
    set_cookie(app, "", SignedDuration::ZERO)
}

/// The kind of a browser, in a few words of ours, so that people recognise their own.
pub(super) fn kind(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT).and_then(|said| said.to_str().ok()).unwrap_or_default();
    let first =
        |kinds: &[(&str, &'static str)]| kinds.iter().find(|(word, _)| said.contains(word)).map(|(_, kind)| *kind);
    let browsers = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chromium/", "Chromium"),
        ("Chrome/", "Chrome"),
        ("CriOS/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    let systems = [
        ("Android", "Android"),
        ("iPhone", "an iPhone"),
        ("iPad", "an iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "a Mac"),
        ("CrOS", "a Chromebook"),
        ("Linux", "Linux"),
    ];
    match (first(&browsers), first(&systems)) {
        (Some(browser), Some(system)) => format!("{browser} on {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => "another browser".to_owned(),
    }
}
