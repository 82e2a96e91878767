//! The answers to requests that the guard refuses: one sentence on the problem, and the remedy.
use super::fields::{Button, FormFrame, hidden};
use super::guard::MAX_FORM;
use super::pages;
use super::words::refused as words;
use crate::judge::web::Origin;
use axum::body::{Body, Bytes};
use axum::extract::{Form, FromRequest as _, Request};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use maud::{Markup, html};

/// A field with more bytes was typed by a person, and is not one of the judge's hidden fields.
const LONG: usize = 200;

/// A page with a single message.
fn page(status: StatusCode, title: &str, text: &Markup) -> Response {
    pages::notice(status, title, None, text)
}

/// Refuses a request to a foreign host name.
pub(super) fn other_host(origin: &Origin) -> Response {
    let here = origin.to_string();
    let body = html! { p { (words::judge_is_at()) " " a href=(here) { (here) } "." } };
    page(StatusCode::MISDIRECTED_REQUEST, words::nothing_here(), &body)
}

/// Refuses a form from another site's page, or from a browser that does not name its origin.
pub(super) fn other_site(origin: &Origin) -> Response {
    let body = html! { p { (words::from_another_page()) } p { (words::send_it_from(&origin.to_string())) } };
    page(StatusCode::FORBIDDEN, words::nothing_done(), &body)
}

/// Refuses a form that is too large. The page shows the typed text, if it arrived completely.
pub(super) async fn too_large(form: Option<Bytes>) -> Response {
    let fields = fields_of(form.unwrap_or_default()).await;
    let typed = fields.iter().filter(|(_, value)| LONG < value.len());
    let body = html! {
        p { (words::holds_too_much(MAX_FORM >> 10)) }
        p { (words::in_parts()) }
        @for (name, value) in typed {
            h2 { (words::what_you_wrote(name)) } pre dir="auto" { (value) }
        }
    };
    page(StatusCode::PAYLOAD_TOO_LARGE, words::too_long(), &body)
}

/// Answers that a request takes too long.
pub(super) fn late() -> Response {
    page(StatusCode::SERVICE_UNAVAILABLE, words::late(), &html! { p { (words::in_a_minute()) } })
}

/// Reports that a page failed.
pub(super) fn broken() -> Response {
    let body = html! { p { (words::not_your_fault()) } p { (words::mail_works()) } };
    page(StatusCode::INTERNAL_SERVER_ERROR, words::broken(), &body)
}

/// Refuses a request for too many pages.
pub(super) fn too_many_pages(seconds: u64) -> Response {
    let body = html! { p { (words::too_many_pages(seconds)) } };
    wait(page(StatusCode::TOO_MANY_REQUESTS, words::one_moment(), &body), seconds)
}

/// Refuses too many forms. The page can send this one again to its original address, so that no text is lost.
pub(super) async fn too_many_forms(seconds: u64, to: &str, form: Bytes) -> Response {
    let fields = fields_of(form).await;
    let body = html! {
        p { (words::too_many_forms()) }
        p { (words::again_in(seconds)) }
        (FormFrame { action: to, ..FormFrame::default() }.around(&html! {
            @for (name, value) in &fields { (hidden(name, value)) }
            (Button::new(words::again()).draw())
        }))
    };
    wait(page(StatusCode::TOO_MANY_REQUESTS, words::one_moment(), &body), seconds)
}

fn wait(mut response: Response, seconds: u64) -> Response {
    response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    response
}

/// The fields of a form as browsers encode them. Other bodies have none.
async fn fields_of(form: Bytes) -> Vec<(String, String)> {
    let mut request = Request::new(Body::from(form));
    *request.method_mut() = Method::POST;
    let kind = HeaderValue::from_static("application/x-www-form-urlencoded");
    request.headers_mut().insert(header::CONTENT_TYPE, kind);
    Form::<Vec<(String, String)>>::from_request(request, &()).await.map_or_else(|_| Vec::new(), |Form(fields)| fields)
}
