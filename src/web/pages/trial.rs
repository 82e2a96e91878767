//! `POST /try`: an instant game for visitors without an account, and the way to keep it.
use super::{go, in_address, letters, notice};
use crate::judge::identity::random;
use crate::referee::table::alone;
use crate::server::clerk_handle::{PostOutcome, Stored};
use crate::server::web_writes::{TrialRequest, WebWrite, WriteOutcome};
use crate::store::{ByWeb, LineOutcome, Post, StandstillExtent};
use crate::text::hex;
use crate::web::fields::{Button, Field, FieldKind, FormFrame, hidden};
use crate::web::forms::{Fields, first};
use crate::web::peer::{Client, ClientNet};
use crate::web::session::{self, SessionToken, SignedIn};
use crate::web::words::{stands_still, trial as words};
use crate::web::{AppState, access, pages};
use anyhow::{Context as _, Result};
use axum::body::Bytes;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use std::sync::Arc;
use std::time::Duration;

/// The time that a page waits for the game to begin. After it, the page leads to all games.
const PATIENCE: Duration = Duration::from_secs(5);

/// The button that begins one of these games for a visitor without an account.
pub(super) fn button(with: &str, label: &str) -> Markup {
    beginning(with, &Button::new(label))
}

/// The same button, next to a more important one.
pub(super) fn quiet_button(with: &str, label: &str) -> Markup {
    beginning(with, &Button::new(label).quiet())
}

fn beginning(with: &str, button: &Button) -> Markup {
    FormFrame { action: "/try", class: "inline", ..FormFrame::default() }.around(&html! {
        (hidden("with", with))
        (Field::new("zone", "", FieldKind::BrowserZone).draw(""))
        (button.draw())
    })
}

/// Informs a guest that they are one, and asks for an address, so that they can keep their game.
pub(super) fn keep(guest: &SignedIn) -> Markup {
    let next = if guest.page.is_empty() { "/my" } else { &guest.page };
    html! {
        p { (words::is_guest()) }
        (FormFrame { action: "/my/sign-in", class: "row keep", ..FormFrame::default() }.around(&html! {
            (hidden("do", "ask"))
            (hidden("next", next))
            (Field::new("address", "Your e-mail address", FieldKind::Address).required().autocomplete("email").draw(""))
            (Button::new("Keep this game").draw())
        }))
        p.hint { (words::until_when()) }
    }
}

/// `POST /try`
pub(in crate::web) async fn post(
    State(app): State<Arc<AppState>>,
    client: Option<Extension<Client>>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let client = client.map_or(Client(None), |Extension(client)| client);
    let fields = Fields::of(&body);
    if first::line(fields.line("with"), "").is_none() {
        return pages::missing().await;
    }
    begin(&app, client, &headers, &fields).await.unwrap_or_else(|error| pages::failure(&error))
}

/// Begins a game for a signed-in user, or else for a new guest.
async fn begin(app: &Arc<AppState>, client: Client, headers: &HeaderMap, fields: &Fields) -> Result<Response> {
    let visitor = session::somebody(app, headers).await?;
    let (by, cookie) = match visitor.filter(|visitor| !visitor.address.is_empty() || visitor.guest().is_some()) {
        Some(visitor) if visitor.user.is_none() => return Ok(go("/my/profile")),
        Some(visitor) => (visitor.sender(app.clock.now()), None),
        None => match come(app, client, headers, fields.line("zone")).await? {
            Ok((by, cookie)) => (by, Some(cookie)),
            Err(refused) => return Ok(refused),
        },
    };
    let there = play(app, client, by, fields.line("with")).await?;
    Ok(match cookie {
        Some(cookie) => ([(header::SET_COOKIE, cookie)], go(&there)).into_response(),
        None => go(&there),
    })
}

/// Makes a visitor a guest. Returns the sender of their posts and the cookie that identifies their browser, or the reason
/// why there is no room.
async fn come(
    app: &Arc<AppState>,
    client: Client,
    headers: &HeaderMap,
    zone: &str,
) -> Result<Result<(ByWeb, HeaderValue), Response>> {
    if app.settings.trials == 0 {
        return Ok(Err(pages::missing().await));
    }
    let number = SessionToken::new()?;
    let place = client.0.map(|address| ClientNet::from(address).to_string()).unwrap_or_default();
    let request = TrialRequest {
        digest: number.digest(),
        browser: session::kind(headers),
        zone: zone.to_owned(),
        source: app.judge.tokens.seal(&format!("trial {place}")),
        most: app.settings.trials,
    };
    let full = |text: &str| {
        let ways = html! { p { (text) } p { a.button href="/my/sign-in" { "Sign in" } " " a href="/learn" { "Learn to play" } } };
        Ok(Err(notice(StatusCode::TOO_MANY_REQUESTS, words::no_game(), None, &ways)))
    };
    match app.clerk.run(WebWrite::Try(request)).await? {
        WriteOutcome::Session(_) => {}
        WriteOutcome::TooMany => return full(words::too_many()),
        WriteOutcome::ReadOnly => return full(stands_still(StandstillExtent::ReadOnly)),
        _ => return full(words::no_room()),
    }
    let (digest, now) = (number.digest(), app.clock.now());
    let session = app.read(move |_, store| store.session(&digest, now)).await?.context("a session has just begun")?;
    let by = ByWeb { address: String::new(), guest: session.guest, is_fresh: true, is_known: true };
    Ok(Ok((by, number.cookie(app, session::LASTS)?)))
}

/// Begins the game. Returns the path of its page, or of all games with the reply if it did not begin.
async fn play(app: &Arc<AppState>, client: Client, by: ByWeb, with: &str) -> Result<String> {
    let stem = if with == "computer" { "diplomacy" } else { with }.to_owned();
    let guest = by.guest;
    let name = app.read(move |app, store| {
        let guest = guest.map(|guest| store.user(guest)).transpose()?;
        // `stratego-4821` belongs to Guest 4821.
        let own = guest.and_then(|guest| Some(format!("{stem}-{}", guest.name.split_once(' ')?.1)));
        match own {
            Some(own) if store.game_named(&own)?.is_none() => Ok(own),
            own => alone::free_name(&access::env(app, store), own.as_deref().unwrap_or(&stem)),
        }
    });
    let name = name.await?;
    let line = first::line(with, &name).unwrap_or_default();
    let address = by.address.clone();
    let post = Post { once: format!("{}.try.0", hex(&random::<16>()?)), by, origin: app.origin(client), lines: line };
    let Ok(Stored { fate, .. }) = app.clerk.hand_in(post).await else { return Ok("/my".to_owned()) };
    let Ok(Ok(PostOutcome::Answered(mail))) = tokio::time::timeout(PATIENCE, fate).await else {
        return Ok("/my".to_owned());
    };
    let said = app.read(move |_, store| Ok(store.shown(mail, &address, guest)?.map(|shown| shown.said)));
    let is_refused = said.await?.is_some_and(|said| said.iter().any(|said| said.outcome == LineOutcome::Refused));
    Ok(match is_refused {
        true => format!("/my?reply={}#reply", letters::token(app, mail)),
        false => format!("/my/games/{}", in_address(&name)),
    })
}
