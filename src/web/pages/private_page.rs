//! The common parts of all private pages: one read of the database, a token for their forms, the reply to a post at the top,
//! and the restored text of a refused form.
use super::letters::{on_top, problem_on_top, reply, typed_on_top};
use super::play::frame::PageParts;
use super::{NavEntry, Page, failure, go, in_address, missing, notice, page, privately};
use crate::answers::users::Unreachable;
use crate::command::context::Context;
use crate::store::{LineOutcome, Shown, Store};
use crate::web::forms::{FieldProblem, Fields, FormToken, plain};
use crate::web::refused_forms::RefusedForm;
use crate::web::session::SignedIn;
use crate::web::{AppState, access, words};
use anyhow::Result;
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// A request for a private page.
pub(in crate::web) struct PrivatePage {
    pub(in crate::web) app: Arc<AppState>,
    pub(in crate::web) visitor: SignedIn,
    /// The query of the URL.
    pub(in crate::web) query: Fields,
}

impl FromRequestParts<Arc<AppState>> for PrivatePage {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Response> {
        let visitor = SignedIn::from_request_parts(parts, app).await?;
        let query = Fields::of(parts.uri.query().unwrap_or_default().as_bytes());
        Ok(Self { app: app.clone(), visitor, query })
    }
}

/// The data for rendering a private page, from one read of the database.
pub(in crate::web) struct Glance<'a> {
    pub(in crate::web) app: &'a AppState,
    pub(in crate::web) store: &'a Store,
    pub(in crate::web) visitor: &'a SignedIn,
    pub(in crate::web) query: &'a Fields,
    /// The token that makes the forms of this page valid.
    pub(in crate::web) form_token: &'a FormToken,
    /// The reply to a post, if the URL names one.
    pub(in crate::web) answer: Option<&'a Shown>,
    /// The typed text of a refused form, to be restored.
    pub(in crate::web) typed: Option<&'a Fields>,
    /// The problem with that form, if none of it was sent.
    pub(in crate::web) problem: Option<&'a FieldProblem>,
}

impl<'a> Glance<'a> {
    /// Returns the visitor's context, as the writer of an e-mail.
    pub(in crate::web) fn context(&self) -> Context<'a> {
        access::context(self.app, self.store, self.visitor)
    }

    /// Shows the text typed into a form that is no longer on the page. The part that shows it must come after all others.
    pub(in crate::web) fn left_over(&self) -> Markup {
        let is_drawn = self.query.has("only") || self.form_token.has_drawn_refused();
        html! { @if let Some(typed) = self.typed.filter(|_| !is_drawn) { (typed_on_top(typed)) } }
    }
}

/// A private page: its content, and its frame.
#[derive(Default)]
pub(in crate::web) struct Screen {
    /// The title of the page.
    pub(in crate::web) title: String,
    /// Its place in the navigation.
    pub(in crate::web) place: NavEntry,
    /// The topic of its live updates: `game spring`.
    pub(in crate::web) live: Option<String>,
    /// Whether it uses the whole width of the window.
    pub(in crate::web) is_wide: bool,
    /// The reply at the top, if it differs from the usual one.
    pub(in crate::web) answer: Option<Markup>,
    /// The content of the page.
    pub(in crate::web) body: Markup,
    /// The parts that replace the content, for a full-window board.
    pub(in crate::web) parts: Option<PageParts>,
}

/// The function that renders a private page, or returns `None` if it does not exist.
type ScreenRenderer = Box<dyn FnOnce(&Glance) -> Result<Option<Screen>> + Send>;

impl PrivatePage {
    /// Shows a page, if it exists for this visitor.
    pub(in crate::web) fn show(
        self,
        draw: impl FnOnce(&Glance) -> Result<Option<Screen>> + Send + 'static,
    ) -> impl Future<Output = Response> {
        self.shown(Box::new(draw))
    }

    async fn shown(self, draw: ScreenRenderer) -> Response {
        let Self { app, visitor, query } = self;
        let word = query.line("typed").to_owned();
        let typed = app.refused.find(visitor.session.id, &word, app.clock.now());
        let form_token = match FormToken::new(&app, &visitor.session, typed.clone()) {
            Ok(form_token) => form_token,
            Err(error) => return failure(&error),
        };
        let (reader, refused) = (visitor.clone(), typed.clone());
        let drawn = app.read(move |app, store| {
            let answer = reply(app, store, &reader, query.given("reply"))?;
            let typed = refused.as_ref().map(|typed| &typed.fields);
            let problem = refused.as_ref().and_then(|typed| typed.problem.as_ref());
            let (visitor, query, answer_shown) = (&reader, &query, answer.as_ref());
            let glance =
                Glance { app, store, visitor, query, form_token: &form_token, answer: answer_shown, typed, problem };
            let mut screen = draw(&glance)?;
            if let Some(screen) = screen.as_mut().filter(|screen| screen.parts.is_none()) {
                screen.body = html! { (warnings(&glance)?) (screen.body) };
            }
            Ok((screen, answer, form_token.has_drawn_refused()))
        });
        let (screen, answer, is_drawn) = match drawn.await {
            Ok((Some(screen), answer, is_drawn)) => (screen, answer, is_drawn),
            // The page has disappeared as a result of the post. The reply is among the e-mails.
            Ok((None, Some(answer), _)) => {
                let typed = typed.map(|_| format!("typed={}&", in_address(&word))).unwrap_or_default();
                return go(&format!("/my/letters?{typed}reply={}#reply", answer.token));
            }
            Ok((None, None, _)) => {
                return match &typed {
                    None => missing().await,
                    Some(typed) => lost(&visitor, typed),
                };
            }
            Err(error) => return failure(&error),
        };
        let Screen { title, place, live, is_wide, answer: own, body, parts } = screen;
        let (game, body) = match parts {
            Some(parts) if parts.are_single() => {
                let said = answer.iter().flat_map(|answer| &answer.said);
                let is_refused = said.into_iter().any(|said| said.outcome == LineOutcome::Refused);
                let is_refused = is_refused || typed.as_ref().is_some_and(|typed| typed.problem.is_some());
                let status = if is_refused { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
                return (
                    status,
                    privately(parts.alone(&format!("{} · {}", plain(&title), app.judge.name)).into_string()),
                )
                    .into_response();
            }
            Some(mut parts) => (Some(parts.take("head")), parts.framed()),
            None => (None, body),
        };
        let problem = typed.as_ref().and_then(|typed| typed.problem.as_ref()).filter(|_| answer.is_none());
        let top = problem.map(problem_on_top).or(own).or_else(|| answer.as_ref().map(on_top));
        let drawn = |reply: Option<Markup>| {
            let (judge, visitor) = (&*app.judge.name, Some(&visitor));
            let live = live.as_deref().map(|place| ("/my/events", place));
            let game = game.clone();
            page(
                &Page {
                    title: &title,
                    judge,
                    visitor,
                    place,
                    live,
                    reply,
                    is_wide,
                    game,
                    footer: app.footer(),
                    ..Page::default()
                },
                &body,
            )
            .into_string()
        };
        let text = match &typed {
            None => drawn(top),
            Some(_) if is_drawn => drawn(top),
            // Its form is no longer on the page.
            Some(typed) => drawn(Some(html! { @if let Some(top) = &top { (top) } (typed_on_top(&typed.fields)) })),
        };
        privately(text)
    }
}

/// Warnings on every page of their reader: the keeper has paused the judge, or e-mails do not reach them.
pub(super) fn warnings(glance: &Glance) -> Result<Markup> {
    let standstill = glance.store.standstill()?;
    let own = match &glance.visitor.user {
        Some(user) => glance.store.addresses(user.id)?,
        None => vec![glance.visitor.address.clone()],
    };
    let unreachable = Unreachable::among(glance.store, &own)?;
    Ok(html! {
        @if let Some(standstill) = &standstill {
            div.note.warn role="status" {
                p { (words::stands_still(standstill.extent)) }
                @if !standstill.text.is_empty() { p.text dir="auto" { (standstill.text) } }
            }
        }
        @for own in &unreachable {
            div.note.warn role="status" {
                p { (words::unreachable(&own.address, &own.why)) " " a href="/my/profile" { "Your addresses" } }
            }
        }
    })
}

/// The page that could restore the typed text no longer exists.
fn lost(visitor: &SignedIn, typed: &RefusedForm) -> Response {
    let text = html! {
        p { (words::missing()) }
        (typed_on_top(&typed.fields))
        p { a href="/my" { "Your games" } }
    };
    notice(StatusCode::NOT_FOUND, words::letters::nothing_sent(), Some(visitor), &text)
}
