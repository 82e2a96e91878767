//! A person's feeds of games and deadlines, for programs that cannot sign in. Anyone with the URL can read them, so it is shown
//! only once, it can be revoked, and the feeds contain no press.
use super::{NavEntry, Page, private};
use crate::answers::games::{self, GameOfMine};
use crate::command::Stop;

use crate::judge::identity::{Bearer, Claim};
use crate::server::web_writes::{WebWrite, WriteOutcome};
use crate::store::{Store, User, UserId};
use crate::text::words::said;
use crate::web::feeds::{self, Deadline, Feed, FeedItem};
use crate::web::fields::{Button, FormFrame};
use crate::web::forms::Fields;
use crate::web::session::SignedIn;
use crate::web::words::feeds as words;
use crate::web::{AppState, access, pages};
use anyhow::Result;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::sync::Arc;

/// The section of the profile about feeds.
pub(in crate::web) fn section(has_feeds: bool) -> Markup {
    html! {
        section #feeds {
            h2 { (words::title()) }
            p.hint { (words::what()) }
            (FormFrame { action: "/my/feeds", class: "row", ..FormFrame::default() }.around(&html! {
                @if has_feeds {
                    (Button::with(words::another(), "new").draw())
                    (Button::with(words::end(), "end").quiet().draw())
                } @else {
                    (Button::with(words::make(), "new").draw())
                }
            }))
        }
    }
}

/// `POST /my/feeds`: creates a new URL, or revokes the current one.
pub(in crate::web) async fn change(State(app): State<Arc<AppState>>, visitor: SignedIn, body: Bytes) -> Response {
    let Some(user) = visitor.user.as_ref().map(|user| user.id) else { return super::missing().await };
    let web_write = match Fields::of(&body).line("do") {
        "new" => WebWrite::NewFeeds(user),
        "end" => WebWrite::EndFeeds(user),
        // Another URL would revoke the current one, so the judge does not guess.
        _ => return super::missing().await,
    };
    match app.clerk.run(web_write).await {
        Ok(WriteOutcome::Feeds(generation)) => shown(&app, &visitor, user, generation),
        Ok(_) => super::go("/my/profile#feeds"),
        Err(error) => super::failure(&error),
    }
}

/// The URLs, shown only this once.
fn shown(app: &AppState, visitor: &SignedIn, user: UserId, generation: u32) -> Response {
    let token = app.judge.tokens.make(Bearer::Feeds(user, generation));
    let address = |ending: &str| format!("{}/feeds/{token}/games.{ending}", app.settings.url);
    let body = html! {
        h1 { (words::title()) }
        p.note.good role="status" { (words::once()) }
        dl.rows {
            @for (ending, said) in [("ics", words::calendar()), ("atom", words::news()), ("json", words::data())] {
                div { dt { (said) } dd { code { (address(ending)) } } }
            }
        }
        p { (words::keep_secret()) }
        p { a href="/my/profile#feeds" { (words::back()) } }
    };
    let (title, judge) = (words::title(), &*app.judge.name);
    private(&Page { title, judge, visitor: Some(visitor), place: NavEntry::Profile, ..Page::default() }, &body)
}

/// `/feeds/…/games.ics`, `.atom` and `.json`
pub(in crate::web) async fn show(
    State(app): State<Arc<AppState>>,
    Path((token, file)): Path<(String, String)>,
) -> Response {
    let write: fn(&AppState, &[GameOfMine], &User) -> String = match file.as_str() {
        "games.ics" => calendar,
        "games.atom" => news,
        "games.json" => data,
        _ => return super::missing().await,
    };
    let drawn = app.read(move |app, store| {
        let Some(user) = reader(app, store, &token)? else { return Ok(None) };
        let cx = access::reader(app, store, &user);
        let entries = match games::entries(&cx) {
            Ok(entries) => entries,
            Err(Stop::Failed(fault)) => return Err(fault.into()),
            Err(_) => Vec::new(),
        };
        Ok(Some(write(app, &entries, &user)))
    });
    let kind = match file.rsplit('.').next() {
        Some("ics") => feeds::ICS,
        Some("atom") => feeds::ATOM,
        _ => feeds::JSON,
    };
    match drawn.await {
        Ok(Some(body)) => {
            ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, pages::PRIVATELY)], body).into_response()
        }
        Ok(None) => super::missing().await,
        Err(error) => super::failure(&error),
    }
}

/// Returns the owner of the feeds, if the URL is still valid.
fn reader(app: &AppState, store: &Store, token: &str) -> Result<Option<User>> {
    let tokens = &app.judge.tokens;
    let Some(Claim::Feeds(id)) = tokens.claim(token) else { return Ok(None) };
    let Some(generation) = store.feeds_of(id)? else { return Ok(None) };
    let counts = tokens.proves(token, Bearer::Feeds(id, generation));
    // An erased person has no address.
    if counts { Ok(Some(store.user(id)?).filter(|user| !user.address.is_empty())) } else { Ok(None) }
}

fn calendar(app: &AppState, entries: &[GameOfMine], _: &User) -> String {
    let deadlines = entries.iter().filter(|entry| entry.is_owing).filter_map(|entry| {
        let at = entry.deadline?;
        Some(Deadline {
            id: format!("{}.{}.own", entry.game, entry.phase),
            title: words::orders_due(&entry.game, &entry.phase),
            text: entry.wanted.iter().map(said).collect::<Vec<_>>().join("\n"),
            at,
            decided: at,
        })
    });
    let judge = &app.judge;
    feeds::calendar(&words::own_games(&judge.name), (&judge.name, &judge.address.address), deadlines.collect())
}

fn news(app: &AppState, entries: &[GameOfMine], user: &User) -> String {
    let owing = entries.iter().filter(|entry| entry.needs_them());
    let piece = |entry: &GameOfMine| FeedItem {
        id: format!("my/games/{}/{}", entry.game, entry.phase),
        title: words::orders_due(&entry.game, &entry.phase),
        text: entry.wanted.iter().map(said).collect::<Vec<_>>().join("\n"),
        page: format!("/my/games/{}", entry.game),
        at: entry.began.unwrap_or(user.registered),
    };
    let feed = Feed {
        title: words::own_games(&app.judge.name),
        page: "/my".to_owned(),
        own: "/my".to_owned(),
        news: owing.map(piece).collect(),
    };
    feed.atom(&app.settings.url.to_string(), user.registered)
}

fn data(_: &AppState, entries: &[GameOfMine], _: &User) -> String {
    let game = |entry: &GameOfMine| {
        json!({
            "name": entry.game,
            "life": entry.life.word(),
            "phase": entry.phase,
            "seat": entry.seat,
            "variant": entry.board,
            "deadline": entry.deadline,
            "owes_orders": entry.is_owing,
            "is_late": entry.is_late,
            "wanted": entry.wanted.iter().map(said).collect::<Vec<_>>(),
        })
    };
    feeds::json([("games", Value::Array(entries.iter().map(game).collect()))])
}
