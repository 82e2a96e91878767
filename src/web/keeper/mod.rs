//! The keeper's console: the state of the judge, and the keeper's actions.
//!
//! It has a separate listener (`[web.keeper]`), which only this machine can connect to. It opens for a person who enters a code
//! from an e-mail to the keeper's address. As everywhere, an action is an e-mail, here from the keeper.
//!
//! - [`dashboard`]: its state at a glance
//! - [`check`]: whether it has everything that it needs
//! - [`letters`]: e-mails that wait or have failed
//! - [`people`]: registered people, banned addresses, and sign-ins
//! - [`games`]: the games
//! - [`journal`]: the journal
//! - [`numbers`]: figures for monitors
mod check;
mod dashboard;
mod games;
mod journal;
mod letters;
mod numbers;
mod people;

use super::fields::{Button, Field, FormFrame};
use super::forms::{Fields, FormContext, FormToken};
use super::pages::private_page::{PrivatePage, Screen};
use super::pages::{self, NavEntry};
use super::session::{self, SignedIn};
use super::{AppState, forms, words};
use crate::judge::config::Config;
use crate::server::check::Whence;
use crate::store::{LetterRef, Shown, Store};
use anyhow::{Context as _, Result};
use axum::Router;
use axum::extract::{FromRequestParts, Query, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use axum::routing::{get, post};
use check::CheckResult;
use jiff::SignedDuration;
use jiff::tz::TimeZone;
use maud::{Markup, html};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::Mutex;

/// The validity of an entered code for the console. Actions need a newer code.
const OPEN: SignedDuration = SignedDuration::from_hours(1);

/// All pages of the console.
pub(super) fn routes(app: Arc<AppState>) -> Router {
    Router::new()
        .route("/", get(async || pages::go("/my/keeper")))
        .route("/my", get(async || pages::go("/my/keeper")))
        .route("/my/keeper", get(dashboard::show))
        .route("/my/keeper/check", get(check::show))
        .route("/my/keeper/letters", get(letters::show))
        .route("/my/keeper/letters/{which}", get(letters::one))
        .route("/my/keeper/people", get(people::show))
        .route("/my/keeper/games", get(games::show))
        .route("/my/keeper/journal", get(journal::show))
        .route("/my/letters", get(pages::mailbox::show).post(forms::post))
        .route("/my/letters/{token}", get(pages::mailbox::one))
        .route("/my/sign-in", get(pages::sign_in::show).post(pages::sign_in::post))
        .route("/my/sign-out", post(pages::sign_in::sign_out))
        .route("/style.css", get(pages::files::show))
        .route("/keeper.css", get(pages::files::show))
        .route("/script.js", get(pages::files::show))
        .route("/favicon.ico", get(pages::files::show))
        .route("/metrics", get(numbers::metrics))
        .route("/health", get(numbers::health))
        .fallback(pages::missing)
        .method_not_allowed_fallback(pages::missing)
        .with_state(app)
}

/// The keeper, who has recently entered a code.
pub(super) struct Keeper(SignedIn);

impl FromRequestParts<Arc<AppState>> for Keeper {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Response> {
        let here = parts.uri.path_and_query().map_or("/my/keeper", |path| path.as_str()).to_owned();
        match session::somebody(app, &parts.headers).await {
            Ok(Some(visitor)) if !visitor.address.eq_ignore_ascii_case(&app.judge.keeper) => {
                let text = html! { p { (words::keeper::only_keeper(&app.judge.keeper)) } };
                Err(pages::notice(StatusCode::FORBIDDEN, "Wrong address", Some(&visitor), &text))
            }
            Ok(Some(visitor)) if app.clock.now().duration_since(visitor.session.fresh) < OPEN => Ok(Self(visitor)),
            Ok(_) => Err(pages::sign_in::first(&here)),
            Err(error) => Err(pages::failure(&error)),
        }
    }
}

/// The state that only the console has.
pub struct Console {
    /// The whole configuration.
    config: Config,
    /// The source of the configuration, as commands for this judge name it.
    whence: Whence,
    /// The results of the last check.
    found: Arc<Mutex<Option<CheckResult>>>,
}

impl Console {
    pub(super) fn new(config: Config, whence: Whence) -> Self {
        Self { config, whence, found: Arc::default() }
    }
}

impl AppState {
    /// Returns the state of the console.
    fn console(&self) -> Result<&Console> {
        self.console.as_ref().context("this address has no console")
    }
}

/// The query of a console URL.
pub(super) type PageQuery = Query<HashMap<String, String>>;

/// The data for drawing a page.
struct ConsolePage<'a> {
    app: &'a AppState,
    console: &'a Console,
    form_token: &'a FormToken,
    /// The keeper's time zone.
    zone: TimeZone,
    /// The path that its forms return to.
    back: String,
}

impl ConsolePage<'_> {
    /// The context of the forms of the page.
    fn about(&self) -> FormContext {
        FormContext { back: self.back.clone(), ..FormContext::default() }
    }

    /// A time in the keeper's zone.
    fn time(&self, at: jiff::Timestamp) -> Markup {
        let zoned = at.to_zoned(self.zone.clone());
        html! { time datetime=(at.to_string()) { (zoned.strftime("%Y-%m-%d %H:%M")) } }
    }
}

/// A form that requests a page of the console.
fn query(action: &str, fields: &[(Field, &str)], button: &str) -> Markup {
    FormFrame { action, is_query: true, class: "row", ..FormFrame::default() }.around(&html! {
        @for (field, value) in fields { (field.draw(value)) }
        (Button::new(button).quiet().draw())
    })
}

/// Lines for a form to show as its e-mail commands.
fn lines(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| (*line).to_owned()).collect()
}

/// The content of a page of the console.
type Body = Box<dyn FnOnce(&ConsolePage, &Store, &HashMap<String, String>) -> Result<Markup> + Send>;

/// Draws a page of the console.
fn draw<F>(
    app: State<Arc<AppState>>,
    keeper: Keeper,
    about: (&'static str, NavEntry, String),
    asked: HashMap<String, String>,
    body: F,
) -> impl Future<Output = Response>
where
    F: FnOnce(&ConsolePage, &Store, &HashMap<String, String>) -> Result<Markup> + Send + 'static,
{
    drawn(app, keeper, about, asked, Box::new(body))
}

async fn drawn(
    State(app): State<Arc<AppState>>,
    Keeper(visitor): Keeper,
    (title, place, back): (&'static str, NavEntry, String),
    asked: HashMap<String, String>,
    body: Body,
) -> Response {
    let query = Fields::from(asked.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    let (visit, title) = (PrivatePage { app, visitor, query }, title.to_owned());
    visit
        .show(move |glance| {
            let (app, form_token, console) = (glance.app, glance.form_token, glance.app.console()?);
            let sheet = ConsolePage { app, console, form_token, zone: glance.visitor.zone(), back };
            let style = pages::files::address(pages::files::KEEPER_STYLE);
            let body =
                html! { link rel="stylesheet" href=(style); div.keeper { (body(&sheet, glance.store, &asked)?) } };
            let answer = glance.answer.map(answer);
            Ok(Some(Screen { title, place, is_wide: true, answer, body, ..Screen::default() }))
        })
        .await
}

/// The answer to a post, with a link to its history, which includes the e-mails that it caused.
fn answer(shown: &Shown) -> Markup {
    html! {
        (pages::letters::on_top(shown))
        @if let Some(letter) = shown.letter {
            p.hint { a href={ "/my/keeper/letters/" (LetterRef::In(letter)) } { (words::keeper::whole_way()) } }
        }
    }
}

/// One value of a URL's query.
fn value<'a>(asked: &'a HashMap<String, String>, name: &str) -> &'a str {
    asked.get(name).map_or("", |value| value.trim())
}
