//! `/my/sign-in`: who are you?
use super::{Page, private};
use crate::web::House;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::html;
use std::sync::Arc;

/// The page.
pub(in crate::web) async fn show(State(house): State<Arc<House>>) -> Response {
    let about = Page { title: "Sign in", judge: &house.judge.name, ..Page::default() };
    private(&about, &html! { h1 { "Sign in" } })
}

/// Leads somebody here who has not signed in, and back to this page afterwards.
pub(in crate::web) fn first(path: &str) -> Response {
    let next: String = form_urlencoded::byte_serialize(path.as_bytes()).collect();
    let address = format!("/my/sign-in?next={next}");
    let address = HeaderValue::from_str(&address).unwrap_or(HeaderValue::from_static("/my/sign-in"));
    let keep = (header::CACHE_CONTROL, HeaderValue::from_static(super::PRIVATELY));
    (StatusCode::SEE_OTHER, [(header::LOCATION, address), keep]).into_response()
}
