//! Public pages, which ignore cookies, are rendered for a stranger, cached, and sent to everyone with the same bytes.
use super::cache::{CachedPage, RenderedPage};
use super::{AppState, access, pages};
use crate::command::context::Context;
use anyhow::Result;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::Response;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use maud::{Markup, html};
use std::convert::Infallible;
use std::sync::Arc;

/// The facts that a public page may know about a request: which copy its reader has, and whether they accept compressed
/// ones.
pub(in crate::web) struct PublicRequest(HeaderMap);

impl<S: Sync> FromRequestParts<S> for PublicRequest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        use axum::http::header::{ACCEPT_ENCODING, IF_NONE_MATCH};
        let mut own = HeaderMap::new();
        for name in [ACCEPT_ENCODING, IF_NONE_MATCH] {
            for value in parts.headers.get_all(&name) {
                own.append(name.clone(), value.clone());
            }
        }
        Ok(Self(own))
    }
}

impl PublicRequest {
    /// The answer to the request: the page, or that its reader already has it.
    pub(in crate::web) fn answer(&self, kept: &CachedPage) -> Response {
        kept.answer(&self.0)
    }
}

/// The function that renders a public page, or returns `None` if it does not exist.
type PageRenderer = Box<dyn FnOnce(&Context, &AppState) -> Result<Option<RenderedPage>> + Send>;

/// Answers with a public page, rendered by `draw` unless it is cached. `None` becomes the usual "not found" page. `key`
/// contains every part of the request that the page depends on.
pub(in crate::web) fn page<F>(
    app: &Arc<AppState>,
    asked: PublicRequest,
    key: String,
    draw: F,
) -> impl Future<Output = Response>
where
    F: FnOnce(&Context, &AppState) -> Result<Option<RenderedPage>> + Send + 'static,
{
    answered(app, asked, key, Box::new(draw))
}

async fn answered(app: &Arc<AppState>, asked: PublicRequest, key: String, draw: PageRenderer) -> Response {
    match kept_or_drawn(app, key, draw).await {
        Ok(Some(kept)) => asked.answer(&kept),
        Ok(None) => pages::missing().await,
        Err(error) => pages::failure(&error),
    }
}

/// A public page from the cache, rendered if necessary.
pub(in crate::web) fn kept<F>(
    app: &Arc<AppState>,
    key: String,
    draw: F,
) -> impl Future<Output = Result<Option<Arc<CachedPage>>>>
where
    F: FnOnce(&Context, &AppState) -> Result<Option<RenderedPage>> + Send + 'static,
{
    kept_or_drawn(app, key, Box::new(draw))
}

async fn kept_or_drawn(app: &Arc<AppState>, key: String, draw: PageRenderer) -> Result<Option<Arc<CachedPage>>> {
    if let Some(kept) = app.cache.get(&key, app.clock.now()) {
        return Ok(Some(kept));
    }
    // This comes before any reading, so that a page is not stored if its source changes in the meantime.
    let begun = app.cache.begin();
    let drawn = app.read(move |app, store| {
        // Another request may have rendered it while this one waited for its turn.
        if let Some(kept) = app.cache.get(&key, app.clock.now()) {
            return Ok(Some(kept));
        }
        let Some(drawn) = draw(&access::stranger(app, store), app)? else { return Ok(None) };
        let kept = Arc::new(CachedPage::new(drawn));
        app.cache.put(&key, kept.clone(), begun);
        Ok(Some(kept))
    });
    drawn.await
}

/// Answers with a public page that is not cached.
pub(in crate::web) fn drawn(asked: PublicRequest, page: RenderedPage) -> Response {
    asked.answer(&CachedPage::new(page))
}

/// A moment, in UTC, since a public page does not know its reader's zone.
pub(in crate::web) fn moment(at: Timestamp) -> Markup {
    html! { time datetime=(at) { (told(at)) } }
}

/// A moment that a script counts down to. The page itself does not depend on the current time.
pub(in crate::web) fn until(at: Timestamp) -> Markup {
    html! { time datetime=(at) data-until { (told(at)) } }
}

fn told(at: Timestamp) -> String {
    at.to_zoned(TimeZone::UTC).strftime("%A %-d %B %Y, %H:%M UTC").to_string()
}
