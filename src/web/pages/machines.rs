//! The answers to programs other than browsers: whether the pages work, and what search engines may read.
use crate::judge::web::Robots;
use crate::web::AppState;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::State;
use axum::http::header::{self, HeaderName};
use axum::response::{IntoResponse as _, Response};
use hyper::body::Frame;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::time::{Instant, Sleep, sleep};

/// The time between the two words of `/health/stream`.
const APART: Duration = Duration::from_secs(3);

/// `/health`: only that pages are answered. The keeper's console shows the health of the judge.
pub(in crate::web) async fn health() -> &'static str {
    "ok\n"
}

/// `/health/stream`: two words, some seconds apart. If both arrive together, a proxy buffers streams, and with them all live
/// updates.
pub(in crate::web) async fn stream() -> Response {
    let words = Words(Box::pin(sleep(Duration::ZERO)), 0);
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::new(words)).into_response()
}

/// The two words, and the time of the next one.
struct Words(Pin<Box<Sleep>>, u8);

impl HttpBody for Words {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let words: [&[u8]; 2] = [b"data: 1\n\n", b"data: 2\n\n"];
        let Some(word) = words.get(usize::from(self.1)) else { return Poll::Ready(None) };
        ready!(self.0.as_mut().poll(cx));
        self.1 += 1;
        let next = Instant::now() + APART;
        self.0.as_mut().reset(next);
        Poll::Ready(Some(Ok(Frame::data(Bytes::from_static(word)))))
    }
}

/// `/robots.txt` (RFC 9309)
pub(in crate::web) async fn robots(State(app): State<Arc<AppState>>) -> Response {
    let rules = match app.settings.robots {
        Robots::Games => "User-agent: *\nDisallow: /my\nDisallow: /feeds\n",
        Robots::None => "User-agent: *\nDisallow: /\n",
    };
    ([(header::CACHE_CONTROL, "public, max-age=3600")], rules).into_response()
}
