//! The permanent page of a phase: its board, its results with their reasons, and links to the phases around it. A phase that
//! was rolled back has a page too, linked only from the page of its game.
use super::game::elsewhere;
use super::phase_file::{PhaseFile, PhaseFormat, current};
use super::{NavEntry, Page, board, prose};
use crate::answers::gallery::Gallery;
use crate::command::context::Context;
use crate::game::settings::keys;
use crate::judge::identity::{Bearer, Claim};
use crate::store::PhaseNote;
use crate::web::AppState;
use crate::web::access;
use crate::web::cache::{HTML, RenderedPage, Source};
use crate::web::public::{self, PublicRequest, moment};
use crate::web::words::phase as words;
use anyhow::Result;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// The seconds before browsers must revalidate a past phase. It changes only when it is rolled back.
const MAX_AGE: u32 = 300;

/// `/games/spring/S1901M`, and with `.svg`, `.png`, `.txt` or `.json` the same in another format.
pub(in crate::web) async fn show(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    Path((name, path)): Path<(String, String)>,
) -> Response {
    let name = name.to_lowercase();
    let Some((label, form)) = PhaseFormat::split(&path) else { return super::missing().await };
    let (own, wanted) = (name.clone(), label.to_lowercase());
    let key = format!("/games/{name}/{wanted}.{form:?}");
    let kept = public::kept(&app, key, move |cx, app| {
        let Some(row) = cx.store.game_named(&own)? else { return Ok(None) };
        let game = cx.load(row)?;
        if !cx.may_see(&game) {
            return Ok(None);
        }
        let notes = current(cx.store.phase_notes(game.row.id)?);
        let Some(at) = notes.iter().position(|note| note.phase.to_lowercase() == wanted) else { return Ok(None) };
        let Some(gallery) = Gallery::up_to(cx.store, &game, cx.eyes(&game), notes[at].id)? else { return Ok(None) };
        let file = PhaseFile { app, store: cx.store, game: &game, gallery: &gallery, note: &notes[at] };
        PhasePage { cx, file, among: Some((&notes, at)) }.drawn(form)
    })
    .await;
    match kept {
        Ok(Some(kept)) => asked.answer(&kept),
        Ok(None) => not_over(&app, name, path).await,
        Err(error) => super::failure(&error),
    }
}

/// The current phase redirects to the page of its game. The game may have a new name.
async fn not_over(app: &Arc<AppState>, name: String, path: String) -> Response {
    let (own, label) = (name.clone(), path.to_lowercase());
    let is_on = app
        .read(move |app, store| {
            let cx = access::stranger(app, store);
            let game = store.game_named(&own)?.map(|row| cx.load(row)).transpose()?.filter(|game| cx.may_see(game));
            Ok(game.is_some_and(|game| game.row.phase.to_lowercase() == label && !label.is_empty()))
        })
        .await;
    match is_on {
        Ok(true) => Redirect::to(&format!("/games/{name}")).into_response(),
        Ok(false) => elsewhere(app, name, &format!("/{path}")).await,
        Err(error) => super::failure(&error),
    }
}

/// `/phases/…`: a phase that may have been rolled back.
pub(in crate::web) async fn one(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    Path(path): Path<String>,
) -> Response {
    let tokens = &app.judge.tokens;
    let Some((token, form)) = PhaseFormat::split(&path) else { return super::missing().await };
    let Some(Claim::Phase(id)) = tokens.claim(token) else { return super::missing().await };
    if !tokens.proves(token, Bearer::Phase(id)) {
        return super::missing().await;
    }
    public::page(&app, asked, format!("/phases/{id}.{form:?}"), move |cx, app| {
        let Some(game) = cx.store.game_of_phase(id)? else { return Ok(None) };
        let game = cx.load(cx.store.game(game)?)?;
        if !cx.may_see(&game) {
            return Ok(None);
        }
        let notes = cx.store.phase_notes(game.row.id)?;
        let Some(note) = notes.iter().find(|note| note.id == id) else { return Ok(None) };
        let Some(gallery) = Gallery::up_to(cx.store, &game, cx.eyes(&game), id)? else { return Ok(None) };
        let file = PhaseFile { app, store: cx.store, game: &game, gallery: &gallery, note };
        PhasePage { cx, file, among: None }.drawn(form)
    })
    .await
}

/// The page of a past phase.
struct PhasePage<'a> {
    cx: &'a Context<'a>,
    file: PhaseFile<'a>,
    /// The phases to browse, and the index of this one. `None` for one that was rolled back.
    among: Option<(&'a [PhaseNote], usize)>,
}

impl PhasePage<'_> {
    fn drawn(&self, form: PhaseFormat) -> Result<Option<RenderedPage>> {
        let (kind, body) = match form {
            PhaseFormat::Page => (HTML, self.page()?.into_bytes()),
            form => match self.file.file(form)? {
                Some(file) => file,
                None => return Ok(None),
            },
        };
        let drawn = RenderedPage::new(kind, body, Source::Game(self.file.game.row.id));
        Ok(Some(RenderedPage { max_age: MAX_AGE, for_programs: form == PhaseFormat::Json, ..drawn }))
    }

    /// The path of the page, without an extension.
    fn address(&self) -> String {
        match self.among {
            Some(_) => format!("/games/{}/{}", self.file.game.row.name, self.file.note.phase),
            None => format!("/phases/{}", self.cx.judge.tokens.make(Bearer::Phase(self.file.note.id))),
        }
    }

    fn page(&self) -> Result<String> {
        let PhaseFile { app, game, note, gallery, .. } = self.file;
        let (name, index) = (&game.row.name, self.file.index());
        let (sheet, entries, text) = (gallery.phase(index)?, gallery.entries(index)?, gallery.words(index)?);
        let title = sheet.as_ref().map_or(note.phase.clone(), |sheet| sheet.title.clone());
        let label = words::title(&game.title(), &note.phase);
        let is_unlisted = self.among.is_none() || !game.settings.on(keys::LISTED);
        let (title_of_page, judge) = (&*label, &*app.judge.name);
        let head = Page {
            title: title_of_page,
            judge,
            place: NavEntry::Games,
            is_wide: true,
            is_unlisted,
            footer: app.footer(),
            ..Page::default()
        };
        let own = self.address();
        let body = html! {
            header.game {
                p { a href={ "/games/" (name) } { (game.title()) } }
                h1 { (title) }
                p.tags {
                    span.badge { (note.phase) } span.badge { (words::adjudicated()) " " (moment(note.adjudicated)) }
                    @if let Some(undone) = note.undone { span.badge.stage { (words::undone()) " " (moment(undone)) } }
                }
            }
            (self.turning())
            div.two {
                @if let Some(sheet) = &sheet { div { (board::draw(&game.board, sheet, &board::Options::default())) } }
                section aria-labelledby="results" {
                    h2 #results { (words::results()) }
                    @match &sheet {
                        Some(sheet) if !entries.is_empty() => {
                            (board::results(sheet, &entries))
                            details { summary { (words::as_letter()) } (prose::part(&text)) }
                        }
                        _ => { (prose::part(&text)) }
                    }
                }
            }
            @if self.among.is_some() {
                p { a.button href={ "/my/sandboxes?from=" (name) "/" (note.phase) } { (words::play_on()) } }
            }
            p.also {
                (words::also()) " "
                @if sheet.is_some() {
                    a href={ (own) ".svg" } { "SVG" } ", " a href={ (own) ".png" } { "PNG" } ", " a href={ (own) ".json" } { "JSON" } ", "
                }
                a href={ (own) ".txt" } { (words::text()) } ". "
                (words::by_mail()) " " code { "MAP " (name) " " (note.phase) } ", " code { "HISTORY " (name) } "."
            }
        };
        Ok(super::page(&head, &body).into_string())
    }

    /// The links to the phases around it.
    fn turning(&self) -> Markup {
        let Some((notes, at)) = self.among else { return html! {} };
        let name = &self.file.game.row.name;
        let to = |note: Option<&PhaseNote>, rel: &'static str, said: &'static str, sign: &'static str| {
            html! {
                li {
                    @match note {
                        Some(note) => { a rel=(rel) href={ "/games/" (name) "/" (note.phase) } { span aria-hidden="true" { (sign) } " " (said) } }
                        None => { span.off { span aria-hidden="true" { (sign) } " " (said) } }
                    }
                }
            }
        };
        let other = |i: Option<usize>| i.filter(|i| *i != at).and_then(|i| notes.get(i));
        let next = other(Some(at + 1));
        html! {
            nav.turning aria-label=(words::turning()) {
                ul {
                    (to(other(Some(0)), "first", words::first(), "⇤"))
                    (to(other(at.checked_sub(1)), "prev", words::previous(), "←"))
                    @match next {
                        Some(next) => { (to(Some(next), "next", words::next(), "→")) }
                        None => { li { a rel="next" href={ "/games/" (name) } { span aria-hidden="true" { "→" } " " (words::now()) } } }
                    }
                    (to(other(notes.len().checked_sub(1)), "last", words::last(), "⇥"))
                }
            }
        }
    }
}
