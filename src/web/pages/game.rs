//! The public page of a game, and its versions as JSON, news feed and calendar.
use super::games::{as_json, newest, news_of, stage};
use super::{Page, board, card, prose, thumbs};
use crate::answers::entry::{Entry, Free};
use crate::answers::gallery::Gallery;
use crate::answers::history::{self, HistoryEntry};
use crate::answers::listing::{self, SeatRow};
use crate::boards::morph;
use crate::command::context::Context;
use crate::command::find;
use crate::command::game_cx::say_each;
use crate::families::sheet::PlayerView;
use crate::game::settings::keys;
use crate::game::{self, Game};
use crate::judge::identity::Bearer;
use crate::store::{Life, PhaseNote};
use crate::text::doc::Doc;
use crate::text::words::{Reader, said};
use crate::web::cache::{HTML, RenderedPage, Source};
use crate::web::feeds::{self, Deadline, Feed};
use crate::web::public::{self, PublicRequest, moment, until};
use crate::web::words::game as words;
use crate::web::{AppState, access};
use anyhow::Result;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use serde_json::Value;
use std::sync::Arc;

/// The most press messages on the page, newest first. The pages of the phases have the rest.
const MOST_PRESS: usize = 20;

/// `/games/spring`, and with `.json`, `.atom` or `.ics` the same in another format.
pub(in crate::web) async fn show(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    Path(path): Path<String>,
) -> Response {
    let path = path.to_lowercase();
    let (name, form) = path.split_once('.').unwrap_or((&path, ""));
    let name = name.to_owned();
    let own = name.clone();
    let draw: fn(&Context, &AppState, &Game) -> Result<RenderedPage> = match form {
        "" => page,
        "json" => data,
        "atom" => news,
        "ics" => calendar,
        _ => return super::missing().await,
    };
    let kept = public::kept(&app, key(&path), move |cx, app| drawn(cx, app, &own, draw)).await;
    match kept {
        Ok(Some(kept)) => asked.answer(&kept),
        Ok(None) => elsewhere(&app, name, "").await,
        Err(error) => super::failure(&error),
    }
}

/// The digest of a game's page, which changes with the page. `None` if the game does not exist.
pub(in crate::web) async fn digest(app: &Arc<AppState>, name: &str) -> Option<String> {
    let name = name.to_lowercase();
    let own = name.clone();
    let kept = public::kept(app, key(&name), move |cx, app| drawn(cx, app, &own, page)).await;
    kept.ok().flatten().map(|kept| kept.digest().to_owned())
}

fn key(path: &str) -> String {
    format!("/games/{path}")
}

fn drawn(
    cx: &Context,
    app: &AppState,
    name: &str,
    draw: impl Fn(&Context, &AppState, &Game) -> Result<RenderedPage>,
) -> Result<Option<RenderedPage>> {
    let Some(row) = cx.store.game_named(name)? else { return Ok(None) };
    let game = cx.load(row)?;
    if !cx.may_see(&game) {
        return Ok(None);
    }
    let drawn = draw(cx, app, &game)?;
    // After a deadline, players may be late.
    let until = game.row.deadline.filter(|deadline| game.running() && cx.now < *deadline);
    Ok(Some(RenderedPage { until, ..drawn }))
}

/// Redirects the former name of a game to its current one, or answers "not found".
pub(super) async fn elsewhere(app: &Arc<AppState>, name: String, rest: &str) -> Response {
    match app.read(move |app, store| find::now_called(&access::env(app, store), &name)).await {
        Ok(Some(now)) => Redirect::permanent(&format!("/games/{now}{rest}")).into_response(),
        Ok(None) => super::missing().await,
        Err(error) => super::failure(&error),
    }
}

fn page(cx: &Context, app: &AppState, game: &Game) -> Result<RenderedPage> {
    let entry = Entry::of(cx, game);
    let name = &entry.name;
    let gallery = Gallery::of(cx.store, game, cx.eyes(game))?;
    let phases = cx.store.phase_notes(game.row.id)?;
    let sheet = gallery.now()?;
    let feeds = [
        (feeds::ATOM, words::news(), format!("/games/{name}.atom")),
        (feeds::ICS, words::calendar(), format!("/games/{name}.ics")),
        (feeds::JSON, words::data(), format!("/games/{name}.json")),
    ];
    let preview = card::preview(app, game, &entry);
    let (title, events, place) = (game.title(), format!("/games/{name}/events"), format!("game {name}"));
    let head = Page {
        title: &title,
        judge: &app.judge.name,
        place: super::NavEntry::Games,
        live: Some((&events, &place)),
        is_wide: true,
        feeds: &feeds,
        is_unlisted: !entry.is_listed,
        preview: Some(&preview),
        footer: app.footer(),
        ..Page::default()
    };
    let body = html! {
        header.game #head data-live {
            h1 { (game.title()) }
            p.tags { (stage(&entry)) @if let Some(stage) = stage_of(game) { span.badge { (stage) } } span.badge { (entry.variant) } }
            (clock(cx, game, &entry)?)
        }
        div.two {
            div #board data-live {
                @match &sheet {
                    Some(sheet) => { (board::draw(&game.board, sheet, &board::Options::default())) }
                    None => { (thumbs::of_board(&cx.judge.catalogue, &game.row.variant)) (position(cx, game)) }
                }
                (pages_of(name, &phases, cx))
            }
            div #people data-live {
                (ways_in(game, &entry))
                (share(game, app))
                (people(cx, game))
                (counts(&gallery.counts()?, sheet.as_ref()))
            }
        }
        (terms(cx, game, &entry)?)
        (press(&history::press_for(cx, game)?))
        (files(name, &entry))
    };
    Ok(RenderedPage::new(HTML, super::page(&head, &body).into_string(), Source::Game(game.row.id)))
}

/// Returns the kind of the current phase: `Movement`.
fn stage_of(game: &Game) -> Option<&'static str> {
    game.table.as_ref().filter(|_| game.running()).map(|table| table.phase().stage.title)
}

/// Shows the deadline, the players who owe orders, and those who are late.
fn clock(cx: &Context, game: &Game, entry: &Entry) -> Result<Markup> {
    let row = &game.row;
    let grace = row.grace.filter(|grace| entry.deadline.is_some_and(|deadline| deadline < *grace));
    let due = if entry.deadline.is_some() { listing::due(cx, game)? } else { Vec::new() };
    let ending = if row.life == Life::Finished { said(game.ending()) } else { String::new() };
    Ok(html! {
        @if !ending.is_empty() { p.result { (ending) } }
        @if row.life == Life::Terminated { p.result { (words::terminated()) } }
        @if let Some(deadline) = entry.deadline { p.deadline { (words::deadline()) " " (until(deadline)) } }
        @if let Some(grace) = grace { p { (words::grace()) " " (until(grace)) } }
        @for line in &due { p { (said(line)) } }
        @if row.life == Life::Paused {
            p { (words::paused()) @if let Some(until) = row.paused_until { " " (words::goes_on()) " " (moment(until)) } }
        }
        @if row.abandoned.is_some() { p { (words::abandoned()) } }
    })
}

/// The position in words, for a game without a board to draw.
fn position(cx: &Context, game: &Game) -> Markup {
    let Some(table) = &game.table else {
        return html! { p { (words::not_begun()) " " a href={ "/boards/" (game.row.variant) } { (words::its_board()) } } };
    };
    let eyes = cx.eyes(game);
    let mut doc = Doc::new(cx.reader());
    table.status(game.heading(), eyes, &mut doc);
    table.centres(eyes, &mut doc);
    prose::part(&doc)
}

/// Links to past phases, including those that were rolled back.
fn pages_of(name: &str, phases: &[PhaseNote], cx: &Context) -> Markup {
    let (over, undone): (Vec<&PhaseNote>, Vec<&PhaseNote>) = phases.iter().partition(|phase| phase.undone.is_none());
    html! {
        @if !over.is_empty() {
            nav.phases aria-labelledby="phases" {
                h2 #phases { (words::phases()) }
                ol reversed {
                    @for phase in over.iter().rev() { li { a href={ "/games/" (name) "/" (phase.phase) } { (phase.phase) } } }
                }
            }
        }
        @if !undone.is_empty() {
            details {
                summary { (words::undone(undone.len())) }
                ul {
                    @for phase in &undone {
                        li { a href={ "/phases/" (cx.judge.tokens.make(Bearer::Phase(phase.id))) } { (phase.phase) } }
                    }
                }
            }
        }
    }
}

/// Shows how to join, take over a power, or observe.
fn ways_in(game: &Game, entry: &Entry) -> Markup {
    let is_over = matches!(entry.life, Life::Finished | Life::Terminated);
    let name = &entry.name;
    let lines =
        entry.is_open.then(|| entry.join_line()).into_iter().chain(entry.free.iter().map(|free| free.line.clone()));
    let watch = (!game.is_solo()).then(|| format!("OBSERVE {name} password"));
    let lines: Vec<String> = lines.chain(watch.clone()).collect();
    html! {
        @if !is_over {
            section.ways aria-labelledby="ways" {
                h2 #ways { (words::ways_in()) }
                @if entry.life == Life::Forming { p { (entry.seats()) "." } }
                @if !entry.free.is_empty() {
                    ul { @for Free { powers, why, .. } in &entry.free { li dir="auto" { (powers) " " (said(why)) "." } } }
                }
                @if !entry.asks.is_empty() { p { (words::asks()) " " (entry.asks.join(", ")) "." } }
                p.row {
                    @if entry.is_open { a.button href={ "/my/join/" (name) } { (words::join()) } }
                    @if !entry.free.is_empty() { a.button href={ "/my/join/" (name) } { (words::take_over()) } }
                    @if watch.is_some() { a.button.quiet href={ "/my/join/" (name) "#watch" } { (words::watch()) } }
                    a.button.quiet href={ "/my/games/" (name) } { "Open my seat" }
                }
                @if !lines.is_empty() {
                    details { summary { (words::by_letter()) } pre tabindex="0" { (lines.join("\n")) } }
                }
            }
        }
    }
}

/// The link to send to friends while seats are open. A script copies it, or opens the device's share menu.
pub(super) fn share(game: &Game, app: &AppState) -> Markup {
    let is_open = game.row.life == Life::Forming && (game.secret() || game.n_open() != 0);
    let url = format!("{}/games/{}", app.settings.url, game.row.name);
    html! {
        @if is_open {
            section.share aria-labelledby="share" {
                h2 #share { "Invite friends" }
                p { "Send them this link. They can see the game and join it there." }
                @if app.settings.url.is_local() { p.note.warn { (words::opens_here_only()) } }
                p.row {
                    input.link value=(url) readonly aria-label="Link to the game" size="36";
                    button.quiet type="button" data-share="copy" { "Copy link" }
                    button.quiet type="button" data-share="share" { "Share" }
                }
                @if game.row.join_password.is_some() {
                    p.hint { "They also need the joining password. To include it, add it at the end of the link, after " code { "#word=" } "." }
                }
            }
        }
    }
}

fn people(cx: &Context, game: &Game) -> Markup {
    let places = listing::places(cx, game);
    let teams = listing::teams(game);
    html! {
        @if !places.is_empty() {
            table.people {
                caption { (words::people()) }
                thead { tr { th scope="col" { (words::seat()) } th scope="col" { (words::player()) } } }
                tbody {
                    @for place in &places {
                        tr {
                            th scope="row" { (place.name) }
                            td { (who(cx, game, place)) @for mark in listing::marks(cx, game, place) { " " span.badge { (mark) } } }
                        }
                    }
                }
            }
        }
        (prose::part(&Doc::with(cx.reader(), |doc| say_each(doc, &teams))))
    }
}

/// The name of a seat's player, with a link to their page if it is public.
fn who(cx: &Context, game: &Game, place: &SeatRow) -> Markup {
    let known = place.seat.filter(|seat| cx.may_know(game, seat));
    match known.and_then(|seat| super::players::address(cx, seat.user)) {
        Some(address) => html! { a href=(address) { bdi { (place.who) } } },
        None => html! { bdi { (place.who) } },
    }
}

/// The numbers of centres after each count, as a table and as a line chart.
fn counts(counts: &[(String, Vec<Option<u32>>)], sheet: Option<&PlayerView>) -> Markup {
    let Some(sheet) = sheet.filter(|_| 1 < counts.len()) else { return html! {} };
    let sides: Vec<(usize, &str)> = sheet
        .sides
        .iter()
        .enumerate()
        .filter(|(_, side)| !side.is_neutral)
        .map(|(i, side)| (i, side.name.as_str()))
        .collect();
    let counted = if sheet.counted.is_empty() { words::centres() } else { &sheet.counted };
    html! {
        details open {
            summary { (words::chart(counted)) }
            (lines(counts, &sides))
            div.scroll tabindex="0" role="region" aria-label=(words::chart(counted)) {
                table.counts {
                    thead { tr { th scope="col" { (words::power()) } @for (count, _) in counts { th.number scope="col" { (count) } } } }
                    tbody {
                        @for (side, name) in &sides {
                            tr {
                                th scope="row" { (board::chip(sheet, *side)) " " (name) }
                                @for (_, numbers) in counts {
                                    td.number { @match numbers.get(*side).copied().flatten() { Some(n) => { (n) } None => { "?" } } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The line chart. It shows only what the table says.
fn lines(counts: &[(String, Vec<Option<u32>>)], sides: &[(usize, &str)]) -> Markup {
    const HEIGHT: usize = 120;
    const WIDTH: usize = 320;
    let most = counts.iter().flat_map(|(_, numbers)| numbers).flatten().copied().max().unwrap_or(1).max(1) as usize;
    let x = |i: usize| i * WIDTH / (counts.len() - 1).max(1);
    let points = |side: usize| {
        let known =
            counts.iter().enumerate().filter_map(|(i, (_, numbers))| Some((i, numbers.get(side).copied().flatten()?)));
        known.map(|(i, n)| format!("{},{}", x(i), HEIGHT - n as usize * HEIGHT / most)).collect::<Vec<_>>().join(" ")
    };
    html! {
        svg.chart viewBox={ "-4 -4 " (WIDTH + 8) " " (HEIGHT + 8) } aria-hidden="true" focusable="false" {
            @for (side, _) in sides { polyline class={ "line o-" (side) } points=(points(*side)) {} }
        }
    }
}

/// Shows the board, the clocks, and all settings.
fn terms(cx: &Context, game: &Game, entry: &Entry) -> Result<Markup> {
    let changed = match game.row.morphed {
        true => {
            let chain = game::board::chain(cx.store, &game.row, &cx.judge.catalogue)?;
            Some(morph::lines(&chain).iter().map(said).collect::<Vec<_>>().join("\n"))
        }
        false => None,
    };
    let mut rulings = Doc::new(Reader::nobody());
    let has_rulings = game.settings.tell_rulings(&mut rulings);
    Ok(html! {
        section #terms aria-labelledby="settings" data-live {
            h2 #settings { (words::settings()) }
            @if !entry.comment.is_empty() { blockquote.says dir="auto" { (entry.comment) } }
            ul.plain { @for line in listing::terms(game) { li { (said(&line)) } } }
            p { a href={ "/boards/" (entry.board) } { (words::its_board()) } }
            details {
                summary { (words::as_commands()) }
                pre tabindex="0" { (listing::commands(game).join("\n")) }
            }
            @if let Some(changed) = changed {
                details { summary { (words::changed_board()) } pre tabindex="0" dir="auto" { (changed) } }
            }
            @if has_rulings { details { summary { (words::rulings()) } (prose::part(&rulings)) } }
            @if game.settings.on(keys::GUNBOAT) && game.gunboat() { p { (words::gunboat()) } }
        }
    })
}

/// Shows public press, newest first.
fn press(entries: &[HistoryEntry]) -> Markup {
    html! {
        // The section exists even without press, so that a live update can fill it.
        section #talk aria-labelledby="press" data-live hidden[entries.is_empty()] {
            @if !entries.is_empty() { h2 #press { (words::press()) } }
            @for entry in entries.iter().rev().take(MOST_PRESS) {
                article.letter {
                    h3 dir="auto" { @for line in &entry.heading { (said(line)) " " } }
                    p.when { @if !entry.phase.is_empty() { (entry.phase) ", " } (moment(entry.at)) }
                    @if !entry.body.trim().is_empty() { p.text dir="auto" { (entry.body.trim_end()) } }
                }
            }
        }
    }
}

/// Links to the page in other formats.
fn files(name: &str, entry: &Entry) -> Markup {
    html! {
        p.also {
            (words::also()) " "
            a href={ "/games/" (name) ".atom" } { (words::news()) } ", "
            a href={ "/games/" (name) ".ics" } { (words::calendar()) } ", "
            a href={ "/games/" (name) ".json" } { (words::data()) } ". "
            (words::by_mail()) " " code { "LIST " (entry.name) } ", " code { "MAP " (entry.name) } ", " code { "HISTORY " (entry.name) } "."
        }
    }
}

/// `/games/spring.json`
fn data(cx: &Context, _: &AppState, game: &Game) -> Result<RenderedPage> {
    let entry = Entry::of(cx, game);
    let sheet = Gallery::of(cx.store, game, cx.eyes(game))?.now()?;
    let phases = cx.store.phase_notes(game.row.id)?.into_iter().filter(|phase| phase.undone.is_none());
    let phases: Vec<Value> = phases.map(|phase| phase.phase.into()).collect();
    let places = listing::places(cx, game);
    let people: Vec<Value> =
        places.iter().map(|place| serde_json::json!({ "seat": place.name, "who": place.who })).collect();
    let sheet = sheet.map(serde_json::to_value).transpose()?;
    let body = feeds::json([
        ("game", as_json(&entry)),
        ("people", people.into()),
        ("settings", listing::commands(game).into()),
        ("phases", phases.into()),
        ("sheet", sheet.unwrap_or(Value::Null)),
    ]);
    Ok(RenderedPage { for_programs: true, ..RenderedPage::new(feeds::JSON, body, Source::Game(game.row.id)) })
}

/// `/games/spring.atom`
fn news(cx: &Context, app: &AppState, game: &Game) -> Result<RenderedPage> {
    let entry = Entry::of(cx, game);
    let name = &entry.name;
    let feed = Feed {
        title: words::feed_title(&game.title(), &app.judge.name),
        page: format!("/games/{name}"),
        own: format!("/games/{name}.atom"),
        news: newest(news_of(cx, &entry)?),
    };
    let body = feed.atom(&app.settings.url.to_string(), entry.created);
    Ok(RenderedPage::new(feeds::ATOM, body, Source::Game(game.row.id)))
}

/// `/games/spring.ics`: its next deadline.
fn calendar(_: &Context, app: &AppState, game: &Game) -> Result<RenderedPage> {
    let deadlines: Vec<Deadline> = deadline_of(game).into_iter().collect();
    let judge = &app.judge;
    let body = feeds::calendar(&words::title(&game.title()), (&judge.name, &judge.address.address), deadlines);
    Ok(RenderedPage::new(feeds::ICS, body, Source::Game(game.row.id)))
}

/// The deadline of the current turn, for calendars. It contains only the facts in the head of every e-mail about the
/// game.
pub(in crate::web) fn deadline_of(game: &Game) -> Option<Deadline> {
    let row = &game.row;
    let at = row.deadline.filter(|_| game.running())?;
    Some(Deadline {
        id: format!("{}.{}", row.name, row.turn),
        title: words::orders_due(&game.title(), &row.phase),
        text: words::deadline_for(&row.name, &row.phase),
        at,
        decided: row.deadline_set.or(row.turn_began).unwrap_or(row.created),
    })
}
