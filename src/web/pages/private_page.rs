//! What all private pages have in common: one look at the database, a token for their forms, the answer to what was posted on
//! top, and what was refused standing in its form again.
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
    /// The part of the address behind its `?`.
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

/// The material from which a private page is drawn, in one look at the database.
pub(in crate::web) struct Glance<'a> {
    pub(in crate::web) app: &'a AppState,
    pub(in crate::web) store: &'a Store,
    pub(in crate::web) visitor: &'a SignedIn,
    pub(in crate::web) query: &'a Fields,
    /// The seal that makes the forms of this page good.
    pub(in crate::web) form_token: &'a FormToken,
    /// The answer to what was posted, if the address names one.
    pub(in crate::web) answer: Option<&'a Shown>,
    /// The text that was typed into a form that was refused: it stands there again.
    pub(in crate::web) typed: Option<&'a Fields>,
    /// The problem with that form, if nothing of it was sent.
    pub(in crate::web) problem: Option<&'a FieldProblem>,
}

impl<'a> Glance<'a> {
    /// Returns the context of whoever looks, as the writer of a letter.
    pub(in crate::web) fn context(&self) -> Context<'a> {
        access::context(self.app, self.store, self.visitor)
    }

    /// Shows what was typed into a form that is no longer on the page: for a part of it that is drawn after all others.
    pub(in crate::web) fn left_over(&self) -> Markup {
        let is_drawn = self.query.has("only") || self.form_token.has_drawn_refused();
        html! { @if let Some(typed) = self.typed.filter(|_| !is_drawn) { (typed_on_top(typed)) } }
    }
}

/// A private page: what stands on it, and how it is framed.
#[derive(Default)]
pub(in crate::web) struct Screen {
    /// The title of the page.
    pub(in crate::web) title: String,
    /// Its place in the navigation.
    pub(in crate::web) place: NavEntry,
    /// The news that concern it: `game spring`.
    pub(in crate::web) live: Option<String>,
    /// It is one screen wide.
    pub(in crate::web) is_wide: bool,
    /// The answer on top, where it is not the usual one.
    pub(in crate::web) answer: Option<Markup>,
    /// The content of the page.
    pub(in crate::web) body: Markup,
    /// The parts that it is made of instead, if the board fills the window.
    pub(in crate::web) parts: Option<PageParts>,
}

/// The function that draws a private page, if there is one.
type ScreenRenderer = Box<dyn FnOnce(&Glance) -> Result<Option<Screen>> + Send>;

impl PrivatePage {
    /// Shows a page, if there is one for this visitor.
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
            // The page has gone with what was done: its answer can be read among the letters.
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
            // Its form is not on the page any more.
            Some(typed) => drawn(Some(html! { @if let Some(top) = &top { (top) } (typed_on_top(&typed.fields)) })),
        };
        privately(text)
    }
}

/// Warnings that stand on every page of their reader: the keeper has paused the judge, or letters do not reach them.
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
                p { (words::stands_still()) }
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

/// There is no page any more on which what was typed could stand.
fn lost(visitor: &SignedIn, typed: &RefusedForm) -> Response {
    let text = html! {
        p { (words::missing()) }
        (typed_on_top(&typed.fields))
        p { a href="/my" { "Your games" } }
    };
    notice(StatusCode::NOT_FOUND, words::letters::nothing_sent(), Some(visitor), &text)
}
