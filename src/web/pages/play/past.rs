//! `/my/games/<name>/<phase>`: a past phase as the holder of a seat may see it, with its board, its results, their press in it,
//! and links to the phases around it. With an extension, the same as a file.
use super::super::letters::{on_top, problem_on_top};
use super::super::phase_file::{PhaseFile, PhaseFormat, current};
use super::super::private_page::{Glance, PrivatePage, Screen};
use super::super::{NavEntry, PRIVATELY, as_seat, board, failure, missing, press, prose, site_header};
use super::frame::{self, PageParts};
use super::results::{self, PhaseResults};
use super::{briefly, order_page, turns};
use crate::answers::explain;
use crate::answers::gallery::Gallery;
use crate::command::game_cx::GameCx;
use crate::families::sheet::PlayerView;
use crate::rules::{Eyes, PhaseName};
use crate::store::{Life, PhaseNote};
use crate::text::doc::Doc;
use crate::web::access;
use crate::web::fields::Button;
use crate::web::forms::sandbox::SANDBOX;
use crate::web::forms::{FormContext, FormToken, FormValues, Redirect};
use crate::web::words::play as words;
use anyhow::Result;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};

/// The page, or the file. Unknown, unfinished and invisible phases all get the same "not found" page.
pub(in crate::web) async fn show(visit: PrivatePage, Path((name, path)): Path<(String, String)>) -> Response {
    let Some((label, format)) = PhaseFormat::split(&path) else { return missing().await };
    let label = label.to_owned();
    match format {
        PhaseFormat::Page => visit.show(move |glance| draw(glance, &name, &label)).await,
        format => file(visit, name, label, format).await,
    }
}

/// A past phase of a game, among all of them.
struct PastPhase<'a> {
    cx: &'a GameCx<'a>,
    notes: Vec<PhaseNote>,
    at: usize,
}

impl<'a> PastPhase<'a> {
    fn find(cx: &'a GameCx<'a>, label: &str) -> Result<Option<Self>> {
        if cx.seat().is_err() {
            return Ok(None);
        }
        let notes = current(cx.store.phase_notes(cx.game.row.id)?);
        let at = notes.iter().position(|note| note.phase.eq_ignore_ascii_case(label));
        Ok(at.map(|at| Self { cx, notes, at }))
    }

    fn note(&self) -> &PhaseNote {
        &self.notes[self.at]
    }

    /// The game up to this phase, as these eyes see it.
    fn gallery(&self, eyes: Eyes) -> Result<Option<Gallery<'a>>> {
        Gallery::up_to(self.cx.store, &self.cx.game, eyes, self.note().id)
    }
}

async fn file(visit: PrivatePage, name: String, label: String, format: PhaseFormat) -> Response {
    let PrivatePage { app, visitor, query } = visit;
    let found = app
        .read(move |app, store| {
            let mut cx = access::context(app, store, &visitor);
            let Some(cx) = access::game(&mut cx, &name, query.given("as"))? else { return Ok(None) };
            let Some(past) = PastPhase::find(cx, &label)? else { return Ok(None) };
            let Some(gallery) = past.gallery(cx.shown_eyes())? else { return Ok(None) };
            PhaseFile { app, store, game: &cx.game, gallery: &gallery, note: past.note() }.file(format)
        })
        .await;
    match found {
        Ok(Some((kind, bytes))) => {
            ([(header::CACHE_CONTROL, PRIVATELY), (header::CONTENT_TYPE, kind)], bytes).into_response()
        }
        Ok(None) => missing().await,
        Err(error) => failure(&error),
    }
}

fn draw(glance: &Glance, name: &str, label: &str) -> Result<Option<Screen>> {
    let mut cx = glance.context();
    let Some(cx) = access::game(&mut cx, name, glance.query.given("as"))? else { return Ok(None) };
    let Some(past) = PastPhase::find(cx, label)? else { return Ok(None) };
    let (game, label) = (&cx.game, past.note().phase.as_str());
    let Ok(seat) = cx.seat() else { return Ok(None) };
    let (mut views, mut phase) = (Vec::new(), None);
    for (eyes, whose) in order_page::eyes(cx, seat) {
        let Some(gallery) = past.gallery(eyes)? else { return Ok(None) };
        let last = gallery.record().len().saturating_sub(1);
        if phase.is_none() {
            phase = gallery.name(last)?;
        }
        let name = phase.as_ref().map_or_else(|| label.to_owned(), |phase| order_page::past_turn(phase, game));
        let (phase, entries) = (label.to_owned(), gallery.entries(last)?);
        let row = gallery.record().last();
        let reasons = row.map(|row| explain::of_phase(cx, row, eyes)).transpose()?.unwrap_or_default();
        let results = PhaseResults { phase, name, headline: Vec::new(), entries, reasons, whose };
        views.push(View { sheet: gallery.phase(last)?, results, text: gallery.words(last)? });
    }
    let first = views.iter().find_map(|view| view.sheet.as_ref());
    let name = views.first().map_or_else(|| label.to_owned(), |view| view.results.name.clone());
    let title = format!("{label} · {} ({})", game.title(), game.seat_title(seat));
    let query = as_seat(&access::word(cx));
    let turns = turns::Turns {
        game: &game.row.name,
        query: &query,
        notes: &past.notes,
        at: Some(past.at),
        film: None,
        told: None,
    };
    let mut parts = PageParts::asked(glance.query);
    parts.draw("head", || Ok(head(&past, glance, first, phase.as_ref())))?;
    parts.draw("board", || Ok(picture(cx, &views, glance)))?;
    parts.draw("turns", || Ok(turns.nav(&capitalized(&name), &title)))?;
    parts.draw("orders", || Ok(orders(&past, &query)))?;
    parts.draw("results", || Ok(panel(&past, &views, &name)))?;
    parts.draw("press", || letters(&past, &name))?;
    parts.draw("bar", || Ok(bar(&past, &name, &query, glance.form_token)))?;
    parts.draw("say", || Ok(say(glance)))?;
    Ok(Some(Screen {
        title,
        place: NavEntry::My,
        live: Some(format!("game {}", game.row.name)),
        parts: Some(parts),
        ..Screen::default()
    }))
}

/// The line with the reason why a sandbox was not made from this turn.
fn say(glance: &Glance) -> Markup {
    let answer = glance.answer.map(on_top);
    frame::say(&html! { (glance.problem.map(problem_on_top).or(answer).unwrap_or_default()) (glance.left_over()) })
}

/// Shows the game, the seat, and the turn.
fn head(past: &PastPhase, glance: &Glance, sheet: Option<&PlayerView>, phase: Option<&PhaseName>) -> Markup {
    let (cx, game) = (past.cx, &past.cx.game);
    let chip = sheet.zip(results::own_sides(cx).first()).map(|(sheet, side)| board::chip(sheet, *side));
    let seat = cx.seat().map(|seat| game.seat_title(seat)).unwrap_or_default();
    let ran = past.note().adjudicated;
    let about = html! {
        h1 { bdi { (game.title()) } " " small.as { @if let Some(chip) = chip { (chip) " " } (seat) } }
        p.when {
            b { (phase.map_or_else(|| past.note().phase.clone(), order_page::turn)) }
            @if let Some(phase) = phase { " " span.stage { (order_page::stage(phase, game)) } }
            " " span.due { "· ran " } time datetime=(ran) { (briefly(ran, &cx.zone())) }
        }
    };
    site_header::game(&glance.app.judge.name, glance.visitor, &about)
}

/// A name with a capital letter: `Turn 3`.
fn capitalized(name: &str) -> String {
    let mut rest = name.chars();
    rest.next().map(|first| first.to_uppercase().chain(rest).collect()).unwrap_or_default()
}

/// A phase as one pair of eyes sees it.
struct View {
    /// The board after it, or `None` for a board without a picture.
    sheet: Option<PlayerView>,
    results: PhaseResults,
    /// The results as in an e-mail.
    text: Doc,
}

/// The board, with clickable places.
fn picture(cx: &GameCx, views: &[View], glance: &Glance) -> Markup {
    let word = access::word(cx);
    let before = format!("{}{}at=", as_seat(&word), if word.is_empty() { '?' } else { '&' });
    let sheets: Vec<PlayerView> = views.iter().filter_map(|view| view.sheet.clone()).collect();
    let at = glance.query.given("at");
    board::stage(
        &cx.game.board,
        &sheets,
        &board::Options { links: Some((&before, "#results")), at, ..board::Options::default() },
    )
}

/// The panel that shows orders on the page of the current turn.
fn orders(past: &PastPhase, query: &str) -> Markup {
    let game = &past.cx.game;
    let text = html! {
        p { "This turn is over. Results shows its orders." }
        p { a href={ "/my/games/" (game.row.name) (query) } { (turns::now(game)) } }
    };
    frame::panel("orders", "Orders", &text)
}

/// The panel with the results of the phase.
fn panel(past: &PastPhase, views: &[View], name: &str) -> Markup {
    let (cx, note) = (past.cx, past.note());
    let own = results::own_sides(cx);
    let address = format!("/my/games/{}/{}", cx.game.row.name, note.phase);
    let query = as_seat(&access::word(cx));
    let text = html! {
        @for (n, view) in views.iter().enumerate() {
            @let title = html! { @if n == 0 { h2 { "Results of " (name) } } };
            @match &view.sheet {
                Some(sheet) if !view.results.entries.is_empty() => { (results::of_phase(&title, sheet, &view.results, &own)) }
                _ => { (title) (prose::part(&view.text)) }
            }
            @if let Some(sheet) = &view.sheet {
                details.positions { summary { "Position in words" } (board::positions(&cx.game.board, sheet)) }
            }
        }
        p.also {
            "Also as "
            @if views.iter().any(|view| view.sheet.is_some()) {
                @for (ending, said) in [(".svg", "SVG"), (".png", "PNG"), (".json", "JSON")] {
                    a href={ (address) (ending) (query) } { (said) } ", "
                }
            }
            a href={ (address) ".txt" (query) } { "text" } "."
            @if !cx.game.is_secluded() {
                " " a href={ "/games/" (cx.game.row.name) "/" (note.phase) } { (words::phase_for_all(&note.phase)) } "."
            }
        }
    };
    frame::panel("results", "Results", &text)
}

/// The reader's press in that phase.
fn letters(past: &PastPhase, name: &str) -> Result<Markup> {
    if past.cx.game.is_solo() {
        return Ok(html! {});
    }
    let threads = press::of_phase(past.cx, &past.note().phase)?;
    let text = html! {
        h2 { "Messages in " (name) }
        @if threads.is_empty() { p.soft { "No messages to or from you in this turn." } }
        @for thread in threads { (thread) }
    };
    Ok(frame::panel("press", "Messages", &text))
}

/// The links back to the current turn, and to a sandbox.
fn bar(past: &PastPhase, name: &str, query: &str, form_token: &FormToken) -> Markup {
    let (game, phase) = (&past.cx.game, past.note().phase.as_str());
    let own = &game.row.name;
    // With hidden information, no one may try out alternatives before the end of the game.
    let can_try = game.row.life == Life::Finished || game.table.as_ref().is_some_and(|table| !table.is_blind());
    let back = format!("/my/games/{own}/{phase}{query}");
    let about = FormContext { back, then: Redirect::Inside, ..FormContext::default() };
    let sandbox = FormValues::new(form_token, &about)
        .fixed("from", own)
        .fixed("in", phase)
        .without("board")
        .without("with")
        .without("empty")
        .class("inline")
        .buttons(const { &[Button::new("Try from here").quiet()] });
    html! {
        footer.bar #bar data-live {
            p.state role="status" { b #state { (capitalized(name)) "." } " " span #hint { "This turn is over." } }
            div.buttons {
                a.button.main #main data-turn="now" href={ "/my/games/" (own) (query) } { (turns::now(game)) }
                @if can_try {
                    (SANDBOX.draw(&sandbox))
                }
            }
        }
    }
}
