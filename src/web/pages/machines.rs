//! What programs ask for that are not browsers: whether the pages are there, and what search engines may read.
use crate::judge::web::Robots;
use crate::web::House;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use std::sync::Arc;

/// `/health`: nothing but that pages are answered. How the judge is stands on the keeper's console.
pub(in crate::web) async fn health() -> &'static str {
    "ok\n"
}

/// `/robots.txt` (RFC 9309)
pub(in crate::web) async fn robots(State(house): State<Arc<House>>) -> Response {
    let rules = match house.settings.robots {
        Robots::Games => "User-agent: *\nDisallow: /my\nDisallow: /feeds\n",
        Robots::None => "User-agent: *\nDisallow: /\n",
    };
    ([(header::CACHE_CONTROL, "public, max-age=3600")], rules).into_response()
}
