//! `/learn`: exercises for readers without an account. Nothing is stored: an answer is posted, judged, and shown.
//!
//! - [`exercise`] is the page of one exercise
//! - [`answer`] turns a post into lines of orders
mod answer;
mod exercise;

use super::{NavEntry, Page, page};
use crate::families::learn::{self, Course};
use crate::web::AppState;
use crate::web::cache::{HTML, RenderedPage, Source};
use crate::web::public::{self, PublicRequest};
use axum::extract::{Path, State};
use axum::response::Response;
pub(in crate::web) use exercise::{post, show};
use maud::{Markup, html};
use std::sync::Arc;

/// `/learn`
pub(in crate::web) async fn list(State(app): State<Arc<AppState>>, asked: PublicRequest) -> Response {
    public::page(&app, asked, "/learn".to_owned(), |_, app| {
        let body = html! {
            h1 { "Learn to play" }
            p.lead { "Ten short tasks for each game, on the board. You do not need an account." }
            @for course in courses(app) {
                section {
                    h2 { (course.family.title()) }
                    (tasks(course))
                    (ways(course))
                }
            }
        };
        Ok(Some(RenderedPage::new(HTML, page(&about(app, "Learn to play"), &body).into_string(), Source::Program)))
    })
    .await
}

/// `/learn/diplomacy`
pub(in crate::web) async fn one(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    Path(game): Path<String>,
) -> Response {
    let Some(course) = find(&app, &game) else { return super::missing().await };
    public::page(&app, asked, format!("/learn/{game}"), move |_, app| {
        let title = format!("Learn {}", course.family.title());
        let body = html! {
            nav.crumbs aria-label="Breadcrumbs" { a href="/learn" { "Learn to play" } }
            h1 { (title) }
            (tasks(course))
            p { a.button href={ "/learn/" (course.family.key()) "/1" } { "Start" } }
            (ways(course))
        };
        Ok(Some(RenderedPage::new(HTML, page(&about(app, &title), &body).into_string(), Source::Program)))
    })
    .await
}

/// The courses of the judge's games.
fn courses(app: &AppState) -> impl Iterator<Item = &'static Course> {
    let families = app.judge.catalogue.families();
    learn::courses().iter().filter(move |course| families.iter().any(|family| family.key() == course.family.key()))
}

fn find(app: &AppState, game: &str) -> Option<&'static Course> {
    courses(app).find(|course| course.family.key() == game)
}

/// The tasks of a course. A script marks those that its reader has done.
fn tasks(course: &Course) -> Markup {
    let game = course.family.key();
    html! {
        ol.tasks data-learn=(game) {
            @for (n, exercise) in (1..).zip(&course.exercises) {
                li data-n=(n) { a href={ "/learn/" (game) "/" (n) } { (exercise.title) } }
            }
        }
    }
}

/// The links after the tasks: the rules as a text, and a game.
fn ways(course: &Course) -> Markup {
    html! {
        p {
            a href={ "/help/how-to-play-" (course.family.key()) } { "How to play " (course.family.title()) } " · "
            a href=(first_game(course)) { "Play a full game against bots" }
        }
    }
}

/// The URL that starts a game against bots.
fn first_game(_course: &Course) -> &'static str {
    "/my#first"
}

fn about<'a>(app: &'a AppState, title: &'a str) -> Page<'a> {
    Page { title, judge: &app.judge.name, place: NavEntry::Learn, ..Page::default() }
}
