//! A phase of a game, for ever: its board, its results with their reasons, and the way to the phases around it. One that was
//! rolled back has a page too, which only the page of its game leads to.
use super::game::elsewhere;
use super::{NavEntry, Page, board, prose};
use crate::answers::gallery::Gallery;
use crate::command::context::Context;
use crate::game::Game;
use crate::game::settings::keys;
use crate::judge::identity::{Bearer, Claim};
use crate::mail::sink::Kind;
use crate::picture::Look;
use crate::store::{PhaseNote, Shows};
use crate::web::AppState;
use crate::web::cache::{HTML, RenderedPage, Source};
use crate::web::public::{self, PublicRequest, moment};
use crate::web::words::phase as words;
use crate::web::{access, feeds};
use anyhow::Result;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// A phase that is over stays as it is, unless it is rolled back: so long readers need not ask.
const MAX_AGE: u32 = 300;

/// The forms of a phase.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PhaseFormat {
    Page,
    Svg,
    Png,
    Text,
    Json,
}

impl PhaseFormat {
    fn read(ending: &str) -> Option<Self> {
        Some(match ending {
            "" => Self::Page,
            "svg" => Self::Svg,
            "png" => Self::Png,
            "txt" => Self::Text,
            "json" => Self::Json,
            _ => return None,
        })
    }
}

/// `/games/spring/S1901M`, and with `.svg`, `.png`, `.txt` or `.json` the same in another form.
pub(in crate::web) async fn show(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    Path((name, path)): Path<(String, String)>,
) -> Response {
    let name = name.to_lowercase();
    let (label, ending) = path.split_once('.').unwrap_or((&path, ""));
    let Some(form) = PhaseFormat::read(ending) else { return super::missing().await };
    let (own, wanted) = (name.clone(), label.to_lowercase());
    let key = format!("/games/{name}/{wanted}.{ending}");
    let kept = public::kept(&app, key, move |cx, app| {
        let Some(row) = cx.store.game_named(&own)? else { return Ok(None) };
        let game = cx.load(row)?;
        if !cx.may_see(&game) {
            return Ok(None);
        }
        let notes = current(cx.store.phase_notes(game.row.id)?);
        let Some(at) = notes.iter().position(|note| note.phase.to_lowercase() == wanted) else { return Ok(None) };
        let Some(gallery) = Gallery::up_to(cx.store, &game, cx.eyes(&game), notes[at].id)? else { return Ok(None) };
        let leaf = PhasePage { cx, app, game: &game, gallery: &gallery, note: &notes[at], among: Some((&notes, at)) };
        leaf.drawn(form)
    })
    .await;
    match kept {
        Ok(Some(kept)) => asked.answer(&kept),
        Ok(None) => not_over(&app, name, path).await,
        Err(error) => super::failure(&error),
    }
}

/// The phase that is on has the page of its game; a game may be called otherwise now.
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
    let (token, ending) = path.split_once('.').unwrap_or((&path, ""));
    let tokens = &app.judge.tokens;
    let (Some(form), Some(Claim::Phase(id))) = (PhaseFormat::read(ending), tokens.claim(token)) else {
        return super::missing().await;
    };
    if !tokens.proves(token, Bearer::Phase(id)) {
        return super::missing().await;
    }
    public::page(&app, asked, format!("/phases/{id}.{ending}"), move |cx, app| {
        let Some(game) = cx.store.game_of_phase(id)? else { return Ok(None) };
        let game = cx.load(cx.store.game(game)?)?;
        if !cx.may_see(&game) {
            return Ok(None);
        }
        let notes = cx.store.phase_notes(game.row.id)?;
        let Some(note) = notes.iter().find(|note| note.id == id) else { return Ok(None) };
        let Some(gallery) = Gallery::up_to(cx.store, &game, cx.eyes(&game), id)? else { return Ok(None) };
        PhasePage { cx, app, game: &game, gallery: &gallery, note, among: None }.drawn(form)
    })
    .await
}

fn current(notes: Vec<PhaseNote>) -> Vec<PhaseNote> {
    notes.into_iter().filter(|note| note.undone.is_none()).collect()
}

/// A phase that is over.
struct PhasePage<'a> {
    cx: &'a Context<'a>,
    app: &'a AppState,
    game: &'a Game,
    /// The game up to it.
    gallery: &'a Gallery<'a>,
    note: &'a PhaseNote,
    /// The phases that are turned over, and which of them it is; none for one that was rolled back.
    among: Option<(&'a [PhaseNote], usize)>,
}

impl PhasePage<'_> {
    fn drawn(&self, form: PhaseFormat) -> Result<Option<RenderedPage>> {
        let index = self.gallery.record().len().saturating_sub(1);
        let (kind, body) = match form {
            PhaseFormat::Page => (HTML, self.page(index)?.into_bytes()),
            PhaseFormat::Text => ("text/plain; charset=utf-8", prose::plain(&self.gallery.words(index)?).into_bytes()),
            PhaseFormat::Json => match self.data(index)? {
                Some(data) => (feeds::JSON, data.into_bytes()),
                None => return Ok(None),
            },
            PhaseFormat::Svg | PhaseFormat::Png => match self.picture(form)? {
                Some(picture) => picture,
                None => return Ok(None),
            },
        };
        let drawn = RenderedPage::new(kind, body, Source::Game(self.game.row.id));
        Ok(Some(RenderedPage { max_age: MAX_AGE, for_programs: form == PhaseFormat::Json, ..drawn }))
    }

    /// The address of the page, without an ending.
    fn address(&self) -> String {
        match self.among {
            Some(_) => format!("/games/{}/{}", self.game.row.name, self.note.phase),
            None => format!("/phases/{}", self.cx.judge.tokens.make(Bearer::Phase(self.note.id))),
        }
    }

    fn page(&self, index: usize) -> Result<String> {
        let Self { app, game, note, .. } = self;
        let name = &game.row.name;
        let (sheet, entries, text) =
            (self.gallery.phase(index)?, self.gallery.entries(index)?, self.gallery.words(index)?);
        let title = sheet.as_ref().map_or(note.phase.clone(), |sheet| sheet.title.clone());
        let label = words::title(&game.title(), &note.phase);
        let is_unlisted = self.among.is_none() || !game.settings.on(keys::LISTED);
        let (title_of_page, judge) = (&*label, &*app.judge.name);
        let head =
            Page { title: title_of_page, judge, place: NavEntry::Games, is_wide: true, is_unlisted, ..Page::default() };
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
                            details { summary { (words::as_letter()) } (prose::prose(&text)) }
                        }
                        _ => { (prose::prose(&text)) }
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

    /// The way to the phases around it.
    fn turning(&self) -> Markup {
        let Some((notes, at)) = self.among else { return html! {} };
        let name = &self.game.row.name;
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

    fn data(&self, index: usize) -> Result<Option<String>> {
        let Some(sheet) = self.gallery.phase(index)? else { return Ok(None) };
        Ok(Some(feeds::json([
            ("turn", self.note.turn.into()),
            ("adjudicated", self.note.adjudicated.to_string().into()),
            ("undone", self.note.undone.map(|undone| undone.to_string()).into()),
            ("sheet", serde_json::to_value(sheet)?),
            ("text", prose::plain(&self.gallery.words(index)?).into()),
        ])))
    }

    fn picture(&self, form: PhaseFormat) -> Result<Option<(&'static str, Vec<u8>)>> {
        let (kind, said) = match form {
            PhaseFormat::Png => (Kind::Png, "image/png"),
            _ => (Kind::Svg, "image/svg+xml"),
        };
        let index = self.gallery.record().len().saturating_sub(1);
        let Some(sheet) = self.gallery.phase(index)? else { return Ok(None) };
        let shows = Shows::Sheet { game: self.game.row.id, sheet: serde_json::to_string(&sheet)? };
        let mut painter = self.app.painter();
        let drawn = painter.draw_at(self.cx.store, &self.cx.judge.catalogue, (kind, &shows), (Look::Light, None))?;
        Ok(drawn.map(|bytes| (said, bytes)))
    }
}
