//! What is said to whom the guard turns away: one sentence on what is wrong, and what to do.
use super::guard::MAX_FORM;
use super::pages;
use crate::judge::web::Origin;
use axum::body::{Body, Bytes};
use axum::extract::{Form, FromRequest as _, Request};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use maud::{Markup, html};

/// A field of more bytes was typed by somebody, and is not one of ours.
const LONG: usize = 200;

/// A page that says one thing.
fn page(status: StatusCode, title: &str, text: &Markup) -> Response {
    pages::notice(status, title, None, text)
}

/// Another host was asked for than ours.
pub(super) fn other_host(origin: &Origin) -> Response {
    let here = origin.to_string();
    let body = html! { p { "This judge is at " a href=(here) { (here) } "." } };
    page(StatusCode::MISDIRECTED_REQUEST, "There is nothing at this address", &body)
}

/// A form comes from a page that is not ours, or a browser does not say where it comes from.
pub(super) fn other_site(origin: &Origin) -> Response {
    let body = html! {
        p { "This form was sent by another page than this judge's, so nothing was done." }
        p { "Open " (origin.to_string()) " in your browser, and send it from there." }
    };
    page(StatusCode::FORBIDDEN, "Nothing was done", &body)
}

/// A form holds too much. What was typed is shown, if it is all here.
pub(super) async fn too_large(form: Option<Bytes>) -> Response {
    let fields = fields_of(form.unwrap_or_default()).await;
    let typed = fields.iter().filter(|(_, value)| LONG < value.len());
    let body = html! {
        p { "A form may hold " (MAX_FORM >> 10) " KB, and this one holds more. Nothing was done." }
        p { "Send it in parts, or by mail." }
        @for (name, value) in typed {
            label { "What you wrote (" (name) "):" br; textarea readonly rows="20" cols="80" { "\n" (value) } }
        }
    };
    page(StatusCode::PAYLOAD_TOO_LARGE, "That is too long", &body)
}

/// What was asked for, or sent, takes too long.
pub(super) fn late() -> Response {
    let body = html! { p { "That takes too long. Go back with your browser, and try it again in a minute." } };
    page(StatusCode::SERVICE_UNAVAILABLE, "That takes too long", &body)
}

/// A page could not be made.
pub(super) fn broken() -> Response {
    let body = html! {
        p { "Something went wrong here, and it is not your fault. The judge's log says where." }
        p { "Try it again in a minute. Mail to the judge works as ever." }
    };
    page(StatusCode::INTERNAL_SERVER_ERROR, "This page cannot be shown", &body)
}

/// Too many pages were asked for.
pub(super) fn too_many_pages(seconds: u64) -> Response {
    let body =
        html! { p { "Too many pages were asked for from where you are. Try it again in " (in_words(seconds)) "." } };
    wait(page(StatusCode::TOO_MANY_REQUESTS, "One moment", &body), seconds)
}

/// Too many forms were sent. This one can be sent again from the page: nothing that was typed is lost.
pub(super) async fn too_many_forms(seconds: u64, path: &str, form: Bytes) -> Response {
    let fields = fields_of(form).await;
    let body = html! {
        p { "Too many forms were sent in a short time, so nothing was done with this one. It is kept on this page." }
        p { "Send it again in " (in_words(seconds)) "." }
        form method="post" action=(path) {
            @for (name, value) in &fields { textarea name=(name) hidden { "\n" (value) } }
            button type="submit" { "Send it again" }
        }
    };
    wait(page(StatusCode::TOO_MANY_REQUESTS, "One moment", &body), seconds)
}

fn wait(mut response: Response, seconds: u64) -> Response {
    response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    response
}

fn in_words(seconds: u64) -> String {
    if seconds == 1 { "a second".to_owned() } else { format!("{seconds} seconds") }
}

/// The fields of a form as browsers write them. What is not one has none.
async fn fields_of(form: Bytes) -> Vec<(String, String)> {
    let mut request = Request::new(Body::from(form));
    *request.method_mut() = Method::POST;
    let kind = HeaderValue::from_static("application/x-www-form-urlencoded");
    request.headers_mut().insert(header::CONTENT_TYPE, kind);
    Form::<Vec<(String, String)>>::from_request(request, &()).await.map_or_else(|_| Vec::new(), |Form(fields)| fields)
}
