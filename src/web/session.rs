//! The session of a browser, identified by its cookie.
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

/// The validity of an entered code for grave commands.
const FRESH: SignedDuration = SignedDuration::from_mins(15);
/// The time that a browser keeps its session number. The session may end before.
pub(super) const LASTS: SignedDuration = SignedDuration::from_hours(365 * 24);

/// A person who has signed in. A handler with this parameter runs only for such people.
#[derive(Clone, Debug)]
pub(super) struct SignedIn {
    /// The address that they have proved, or an empty text for a guest.
    pub(super) address: String,
    /// The registered owner of the address, or the guest. `None` before they register.
    pub(super) user: Option<User>,
    /// Their session.
    pub(super) session: Session,
    /// Whether their browser has been signed in as this address for a day, or their account was made in it.
    pub(super) is_known: bool,
    /// The page that they request.
    pub(super) page: String,
}

impl SignedIn {
    /// Returns whether they have entered a code within the last few minutes, and so may use grave commands.
    pub(super) fn is_fresh(&self, now: Timestamp) -> bool {
        self.session.is_local || now.duration_since(self.session.fresh) < FRESH
    }

    /// The guest's user number, if they have proved no address.
    pub(super) fn guest(&self) -> Option<UserId> {
        self.user.as_ref().filter(|user| user.is_guest()).map(|guest| guest.id)
    }

    /// The sender of their posts.
    pub(super) fn sender(&self, now: Timestamp) -> ByWeb {
        let (address, guest) = (self.address.clone(), self.session.guest);
        ByWeb { address, guest, is_fresh: self.is_fresh(now), is_known: self.is_known }
    }

    /// The theme of their pages, if it differs from their system's.
    pub(super) fn theme(&self) -> Option<&'static str> {
        match self.user.as_ref()?.wishes.theme? {
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }

    /// Their time zone.
    pub(super) fn zone(&self) -> TimeZone {
        self.user.as_ref().and_then(|user| read_zone(&user.timezone).ok()).unwrap_or(TimeZone::UTC)
    }

    /// Returns their name on their pages.
    pub(super) fn name(&self) -> &str {
        self.user.as_ref().map_or(&self.address, |user| &user.name)
    }
}

impl FromRequestParts<Arc<AppState>> for SignedIn {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Response> {
        let path = parts.uri.path_and_query().map_or("/my", |path| path.as_str()).to_owned();
        // Unregistered people must first give their name, which is also a post. The console has no page for that.
        let is_for_all = parts.method != Method::GET
            || [PROFILE, "/my/letters"].contains(&parts.uri.path())
            || app.console.is_some();
        let page = if parts.method == Method::GET { path.clone() } else { String::new() };
        match somebody(app, &parts.headers).await {
            // A guest has no profile. They get one with an address.
            Ok(Some(visitor)) if visitor.guest().is_some() && parts.uri.path() == PROFILE => {
                Err(pages::go("/my/sign-in"))
            }
            Ok(Some(visitor)) if visitor.user.is_none() && !visitor.address.is_empty() && !is_for_all => {
                Err(pages::go(&match path.as_str() {
                    "/my" => PROFILE.to_owned(),
                    path => format!("{PROFILE}?next={}", pages::in_address(path)),
                }))
            }
            // Others have no address: on a judge without a mail server, they have not chosen a person yet.
            Ok(Some(visitor)) if !visitor.address.is_empty() || visitor.guest().is_some() => {
                Ok(Self { page, ..visitor })
            }
            Ok(_) => Err(pages::sign_in::first(&path)),
            Err(error) => Err(pages::failure(&error)),
        }
    }
}

/// The page for a person's name.
const PROFILE: &str = "/my/profile";

/// Returns the visitor who has signed in, if any, who may not have chosen a person yet. Records their visits by the hour.
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
        // Reading must work even if nothing can be written.
        if let Err(error) = app.clerk.run(WebWrite::Seen(visitor.session.id, until)).await {
            tracing::warn!("could not record the use of a session: {error:#}");
        }
    }
    Ok(Some(visitor))
}

/// Returns whether a browser is theirs beyond doubt, rather than one where someone has just entered a leaked code. The browser
/// that created the account is beyond doubt.
fn is_known(app: &AppState, headers: &HeaderMap, session: &Session, user: Option<&User>) -> bool {
    let day_ago = app.clock.now() - known::A_DAY;
    let began = known::since(app, headers, &session.address).unwrap_or(session.began).min(session.began);
    let is_first = user.is_none_or(|user| session.began <= user.registered + known::A_DAY);
    session.is_local || app.console.is_some() || is_first || began <= day_ago
}

/// The name of the cookie. Browsers accept one with this prefix only over TLS from this exact host. The machine's own address has
/// no TLS.
pub(super) fn cookie(app: &AppState) -> &'static str {
    match app.settings.url.is_https() {
        true => "__Host-chancery",
        // Cookies ignore ports, so the pages and the console need different names on one host.
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

/// The digest of the number in a cookie. The judge stores only this.
pub fn digest(number: &str) -> String {
    hex(&Sha256::digest(number.as_bytes()))
}

/// A browser's session number, which exists only in its cookie.
pub(super) struct SessionToken(String);

impl SessionToken {
    /// A new random number.
    pub(super) fn new() -> Result<Self> {
        Ok(Self(hex(&random::<32>()?)))
    }

    /// Returns the digest to store.
    pub(super) fn digest(&self) -> String {
        digest(&self.0)
    }

    /// The header that gives it to the browser.
    ///
    /// # Errors
    /// Never in practice, since it consists of digits.
    pub(super) fn cookie(&self, app: &AppState, lasts: SignedDuration) -> Result<HeaderValue> {
        set_cookie(app, &self.0, lasts)
    }
}

/// The digest of a browser's session number, or an empty text without one.
pub(super) fn digest_of(app: &AppState, headers: &HeaderMap) -> String {
    number(app, headers).map(|number| digest(&number)).unwrap_or_default()
}

/// Begins a session for a person who has proved an address. Returns the digest to store, the session, and the header that gives
/// the browser its number.
pub(super) fn begin(app: &AppState, address: &str, browser: &str) -> Result<(String, Session, HeaderValue)> {
    let number = SessionToken::new()?;
    let is_local = app.settings.start_code.is_some();
    let session = web_writes::session(app.clock.now(), address.to_owned(), browser.to_owned(), is_local);
    Ok((number.digest(), session, number.cookie(app, LASTS)?))
}

fn set_cookie(app: &AppState, number: &str, lasts: SignedDuration) -> Result<HeaderValue> {
    set_cookie_named(app, cookie(app), number, lasts)
}

/// The header that gives a browser a cookie with this name.
pub(super) fn set_cookie_named(app: &AppState, name: &str, text: &str, lasts: SignedDuration) -> Result<HeaderValue> {
    let secure = if app.settings.url.is_https() { "; Secure" } else { "" };
    let seconds = lasts.as_secs();
    let text = format!("{name}={text}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    Ok(HeaderValue::from_str(&text)?)
}

/// The header that deletes a browser's cookie.
pub(super) fn no_cookie(app: &AppState) -> Result<HeaderValue> {
    set_cookie(app, "", SignedDuration::ZERO)
}

/// The kind of a browser in the judge's own words, so that people recognise theirs.
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
