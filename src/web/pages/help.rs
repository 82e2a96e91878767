//! The HELP topics as pages, made from the texts of the commands.
use super::{NavEntry, Page, how_to_play, page, prose};
use crate::answers::help::{self, Group, TopicEntry};
use crate::text::doc::Doc;
use crate::text::words::{Reader, said};
use crate::web::AppState;
use crate::web::cache::{HTML, RenderedPage, Source};
use crate::web::public::{self, PublicRequest};
use crate::web::words::help as words;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// `/help`
pub(in crate::web) async fn list(State(app): State<Arc<AppState>>, asked: PublicRequest) -> Response {
    public::page(&app, asked, "/help".to_owned(), |_, app| {
        let judge = &app.judge;
        let body = html! {
            h1 { (words::title()) }
            p { (words::intro()) " " a href="/help/guide" { (words::guide()) } }
            p {
                @for course in crate::families::learn::courses() {
                    a href={ "/help/how-to-play-" (course.family.key()) } { "How to play " (course.family.title()) } " · "
                }
                a href="/learn" { "Learn on the board" }
            }
            section {
                h2 { (words::texts()) }
                (topics(&help::texts(judge)))
                p { a href="/help/settings" { (words::settings()) } ". " a href="/boards" { (words::boards()) } "." }
            }
            @for Group { head, topics: own } in &help::groups(judge) {
                section { h2 { (head) } (topics(own)) }
            }
            section {
                h2 { (words::own_words()) }
                p { (words::own_words_intro()) }
                dl.rows {
                    @for wish in help::wishes(judge).filter(|wish| !wish.name.is_empty() && !wish.topic().is_empty()) {
                        div { dt { (words::to(wish.name)) } dd { a href={ "/help/" (address(&wish.topic())) } { (wish.topic()) } } }
                    }
                }
            }
            p.also { (words::by_mail()) " " code { "HELP" } "." }
        };
        Ok(Some(RenderedPage::new(HTML, page(&about(app, words::title()), &body).into_string(), Source::Program)))
    })
    .await
}

fn topics(topics: &[TopicEntry]) -> Markup {
    html! {
        dl.rows {
            @for TopicEntry { word, name, says } in topics {
                div { dt { a href={ "/help/" (address(word)) } { (shown(name)) } } dd { (says) } }
            }
        }
    }
}

/// Topics are in capitals, as people type them in e-mails. Names of commands include their arguments.
fn shown(name: &str) -> String {
    if name.contains(char::is_uppercase) { name.to_owned() } else { name.to_uppercase() }
}

/// `SIGN ON` in a URL: `sign-on`.
pub(in crate::web) fn address(topic: &str) -> String {
    let c = |c: char| if c.is_ascii_alphanumeric() || c == '.' { c.to_ascii_lowercase() } else { '-' };
    topic.chars().map(c).collect()
}

/// `/help/sign-on`
pub(in crate::web) async fn one(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    Path(path): Path<String>,
) -> Response {
    let judge = &app.judge;
    let mut doc = Doc::new(Reader::nobody());
    let found = help::tell_topic(judge, None, &path.replace('-', " "), &mut doc)
        .or_else(|why| help::tell_topic(judge, None, &path, &mut doc).map_err(|_| why));
    if let Err(why) = found {
        let body = html! { h1 { (words::title()) } p { (said(&why)) } p { a href="/help" { (words::all()) } } };
        return (StatusCode::NOT_FOUND, super::public(&about(&app, words::title()), &body)).into_response();
    }
    let title = path.replace('-', " ").to_uppercase();
    let own = path.to_lowercase();
    let key = format!("/help/{own}");
    public::page(&app, asked, key, move |_, app| {
        let rules = how_to_play::course(&own).map(|course| how_to_play::shown(app, course, &doc)).transpose()?;
        let body = html! {
            nav.crumbs aria-label=(words::way()) { a href="/help" { (words::title()) } }
            @if let Some(rules) = rules { (rules) } @else { h1 { (title) } (prose::part(&doc)) }
            p.also { (words::by_mail()) " " code { "HELP " (title) } "." }
        };
        let title = words::about(&title);
        let head = about(app, &title);
        // The text on boards depends on the keeper's folder.
        Ok(Some(RenderedPage::new(HTML, page(&head, &body).into_string(), Source::House)))
    })
    .await
}

fn about<'a>(app: &'a AppState, title: &'a str) -> Page<'a> {
    Page { title, judge: &app.judge.name, place: NavEntry::Help, footer: app.footer(), ..Page::default() }
}
