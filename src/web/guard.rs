//! A guard that sees each request before its page does, and each answer before the browser does.
//!
//! It checks, in this order, the requested host, the rate of requests, the origin of a form, and its size. Then the page runs.
//! To its answer, the guard adds the headers that tell browsers what is forbidden.
use super::peer::{Client, Peer, Proxies};
use super::rates::Rates;
use super::refused;
use crate::judge::counts::{Counts, Page};
use crate::judge::web::Origin;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use jiff::SignedDuration;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, timeout};
use tower_http::catch_panic::CatchPanicLayer;

/// The maximum bytes of a form.
pub const MAX_FORM: usize = 64 << 10;
/// The maximum bytes of an oversized form that the refusal shows, so that its text is not lost.
const MAX_SHOWN: usize = 1 << 20;
/// The time for a form to arrive and take effect. A stream begins its answer long before that.
const PATIENCE: Duration = Duration::from_secs(30);
/// The seconds after which a browser retries a page that was not rendered in time. Finished parts stay in the cache.
static TRY_AGAIN: HeaderValue = HeaderValue::from_static("5");

/// The headers of every answer (besides those for some answers only): no content from elsewhere, no script but the judge's, no
/// frames around its pages, and no access by other pages.
const HEADERS: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; \
         base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), \
         payment=(), publickey-credentials-get=(), usb=()",
    ),
    (HeaderName::from_static("x-permitted-cross-domain-policies"), "none"),
];

/// A year. After one visit over TLS, browsers use TLS only.
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// The guard, with its configuration.
#[derive(Debug)]
pub struct Guard {
    /// The public address.
    pub origin: Origin,
    /// Whether the machine itself may also use its own names. This is true where only the machine can connect.
    pub is_local: bool,
    /// The proxies that may name the client.
    pub proxies: Proxies,
    /// The limits on the rate of requests, or `None` for no limits.
    pub rates: Option<Rates>,
    /// The counts for monitors.
    pub counts: Arc<Counts>,
}

/// Puts a guard before all these routes.
pub fn guarded(routes: Router, guard: Guard) -> Router {
    let panics = CatchPanicLayer::custom(|_| refused::broken());
    routes.layer(panics).layer(from_fn_with_state(Arc::new(guard), pass))
}

async fn pass(State(guard): State<Arc<Guard>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let route = request.extensions().get::<MatchedPath>().map_or("(no such page)", MatchedPath::as_str).to_owned();
    let (method, is_private) = (request.method().clone(), is_private(request.uri().path()));
    let answer = timeout(PATIENCE, async {
        match guard.admit(request).await {
            Ok(request) => next.run(request).await,
            Err(refusal) => refusal,
        }
    });
    let mut response = answer.await.unwrap_or_else(|_| refused::late());
    guard.dress(response.headers_mut(), is_private);
    if response.status() == StatusCode::SERVICE_UNAVAILABLE && method == Method::GET {
        response.headers_mut().insert(header::REFRESH, TRY_AGAIN.clone());
    }
    let took = began.elapsed();
    let (status, millis) = (response.status(), took.as_millis());
    guard.counts.pages.add(match status.as_u16() {
        304 => Page::Same,
        ..400 | 422 if method == Method::POST => Page::Posted,
        ..400 => Page::Shown,
        400..500 => Page::Refused,
        _ => Page::Failed,
    });
    guard.counts.answering.add(SignedDuration::try_from(took).unwrap_or_default());
    if status.is_server_error() {
        tracing::warn!("{method} {route}: {status} after {millis} ms");
    } else {
        tracing::debug!("{method} {route}: {status} after {millis} ms");
    }
    response
}

/// Returns whether the content of this path is for one person only.
fn is_private(path: &str) -> bool {
    ["/my", "/feeds"]
        .into_iter()
        .any(|part| path.strip_prefix(part).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
}

impl Guard {
    /// Admits a request, together with its client and any form as a whole.
    async fn admit(&self, request: Request) -> Result<Request, Response> {
        let (mut parts, body) = request.into_parts();
        let Some(asked) = self.asked(&parts) else { return Err(refused::other_host(&self.origin)) };
        // A request that did not come through the judge's listener has no peer, and is not counted.
        let peer = parts.extensions.get::<Peer>().copied();
        let client = peer.map_or(Client(None), |peer| self.proxies.client(peer, &parts.headers));
        parts.extensions.insert(client);
        let is_read = matches!(parts.method, Method::GET | Method::HEAD);
        if !is_read && !self.is_from_here(asked, &parts.headers) {
            return Err(refused::other_site(&self.origin));
        }
        let allowed = match (&self.rates, peer) {
            (Some(rates), Some(_)) => rates.ask(client, parts.headers.get(header::COOKIE), !is_read),
            _ => Ok(()),
        };
        // The form is read even if it is refused, so that its text is not lost.
        let form = if is_read { Bytes::new() } else { read(body).await? };
        match allowed {
            Ok(()) => Ok(Request::from_parts(parts, form.into())),
            Err(seconds) if is_read => Err(refused::too_many_pages(seconds)),
            Err(seconds) => {
                // The path keeps its query, which may name the addressee of the form.
                let to = parts.uri.path_and_query().map_or(parts.uri.path(), PathAndQuery::as_str);
                Err(refused::too_many_forms(seconds, to, form).await)
            }
        }
    }

    /// The requested address, if it is the judge's. A foreign name that points to this machine (DNS rebinding) gets no answer.
    fn asked(&self, parts: &Parts) -> Option<Origin> {
        let mut hosts = parts.headers.get_all(header::HOST).iter();
        let (Some(host), None) = (hosts.next(), hosts.next()) else { return None };
        let asked = self.origin.at(host.to_str().ok()?)?;
        // `GET http://other/ HTTP/1.1` is a request to that host, even if `Host` differs.
        let is_one = parts.uri.authority().is_none_or(|named| self.origin.at(named.as_str()).as_ref() == Some(&asked));
        (is_one && (asked == self.origin || (self.is_local && asked.is_local()))).then_some(asked)
    }

    /// Returns whether a form comes from one of the judge's pages. Browsers say so in a header that no page can set, either the
    /// newer or the older one.
    fn is_from_here(&self, asked: Origin, headers: &HeaderMap) -> bool {
        if let Some(site) = headers.get("sec-fetch-site") {
            return site == "same-origin";
        }
        // A machine's own names have no TLS, even if the public address has.
        let here = if asked.is_local() { asked.in_the_clear() } else { asked };
        headers.get(header::ORIGIN).and_then(|from| Origin::parse(from.to_str().ok()?)).is_some_and(|from| from == here)
    }

    /// Adds the headers of every answer.
    fn dress(&self, headers: &mut HeaderMap, is_private: bool) {
        for (name, value) in HEADERS {
            headers.insert(name, HeaderValue::from_static(value));
        }
        if self.origin.is_https() {
            headers.insert(header::STRICT_TRANSPORT_SECURITY, HSTS);
        }
        if is_private {
            headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
        } else {
            headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
        }
    }
}

/// Reads a whole form.
async fn read(body: Body) -> Result<Bytes, Response> {
    match to_bytes(body, MAX_SHOWN).await {
        Ok(form) if form.len() <= MAX_FORM => Ok(form),
        Ok(form) => Err(refused::too_large(Some(form)).await),
        // Either the form is longer, or the connection broke and no one reads this answer.
        Err(_) => Err(refused::too_large(None).await),
    }
}
