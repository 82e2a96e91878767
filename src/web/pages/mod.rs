//! The screens, one file each; and what all of them have in common.
pub(super) mod board;
pub(super) mod boards;
pub(super) mod card;
pub(super) mod feeds;
pub(super) mod files;
pub(super) mod first;
pub(super) mod game;
pub(super) mod games;
pub(super) mod help;
mod how_to_play;
pub(super) mod join;
pub(super) mod keeper_pages;
pub(super) mod learn;
pub(super) mod letters;
pub(super) mod live_board;
pub(super) mod machines;
pub(super) mod mailbox;
pub(super) mod master;
pub(super) mod my;
pub(super) mod new;
pub(super) mod notes;
pub(super) mod phase;
mod phase_file;
pub(super) mod play;
pub(super) mod players;
pub(super) mod press;
pub(super) mod private_page;
pub(super) mod profile;
pub(super) mod prose;
pub(super) mod reserve;
pub(super) mod sandbox;
pub(super) mod settings;
pub(super) mod sign_in;
mod site_header;
pub(super) mod thumbs;
pub(super) mod trial;
pub(super) mod welcome;

use super::forms::plain;
use super::session::SignedIn;
use super::{refused, words};
use crate::game::dates::zone_name;
use crate::store::is_out_of_time;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::{DOCTYPE, Markup, html};

/// The frame that surrounds the content of a page.
#[derive(Default)]
pub(super) struct Page<'a> {
    /// The title of the page.
    pub(super) title: &'a str,
    /// The name of the judge.
    pub(super) judge: &'a str,
    /// The visitor whose page it is; none: everyone's.
    pub(super) visitor: Option<&'a SignedIn>,
    /// The place of this page in the site: which entry of its navigation is marked.
    pub(super) place: NavEntry,
    /// The source of news of it, and which of them concern it: `("/my/events", "game spring")`.
    pub(super) live: Option<(&'a str, &'a str)>,
    /// The judge's answer to what was posted.
    pub(super) reply: Option<Markup>,
    /// It is one screen wide: a board with something beside it.
    pub(super) is_wide: bool,
    /// The same for programs: kind, name and address of each.
    pub(super) feeds: &'a [(&'static str, &'static str, String)],
    /// Search engines shall not list it.
    pub(super) is_unlisted: bool,
    /// The header of a page on which the board fills the window.
    pub(super) game: Option<Markup>,
    /// The preview that other programs show of a link to it.
    pub(super) preview: Option<&'a LinkPreview>,
    /// A board on it plays its turn.
    pub(super) plays_turn: bool,
    /// The pages that the keeper has written: address and name of each.
    pub(super) footer: &'a [(&'static str, &'static str)],
}

/// The preview of a link, as programs show it that people talk with (`og:`).
#[derive(Clone, Debug, Default)]
pub(super) struct LinkPreview {
    /// The whole address of the page.
    pub(super) url: String,
    /// Its title.
    pub(super) title: String,
    /// A sentence or two.
    pub(super) description: String,
    /// The whole address of its picture.
    pub(super) image: String,
}

impl LinkPreview {
    fn drawn(&self) -> Markup {
        let (width, height) = crate::picture::card::CARD;
        html! {
            meta property="og:type" content="website";
            meta property="og:url" content=(self.url);
            meta property="og:title" content=(plain(&self.title));
            meta property="og:description" content=(plain(&self.description));
            meta name="description" content=(plain(&self.description));
            meta property="og:image" content=(self.image);
            meta property="og:image:width" content=(width);
            meta property="og:image:height" content=(height);
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

/// The entries of the navigation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum NavEntry {
    /// None of them.
    #[default]
    Elsewhere,
    /// `/games`
    Games,
    /// `/boards`
    Boards,
    /// `/learn`
    Learn,
    /// `/help`
    Help,
    /// `/my`
    My,
    /// `/my/letters`
    Letters,
    /// `/my/sandboxes`
    Sandboxes,
    /// `/my/profile`
    Profile,
    /// `/my/keeper`
    Desk,
    /// `/my/keeper/letters`
    Mailroom,
    /// `/my/keeper/people`
    Register,
    /// `/my/keeper/games`
    Hall,
    /// `/my/keeper/journal`
    Journal,
    /// `/my/keeper/check`
    Check,
}

/// A whole page.
pub(super) fn page(page: &Page, body: &Markup) -> Markup {
    let Page {
        title,
        judge,
        visitor,
        place,
        live,
        reply,
        is_wide,
        feeds,
        is_unlisted,
        preview,
        footer,
        game,
        plays_turn,
    } = page;
    // A page for everybody has the theme that its reader had last: a script knows it.
    let theme = visitor.map(|visitor| visitor.theme().unwrap_or("auto"));
    let zone = visitor.map(|visitor| zone_name(&visitor.zone()));
    html! {
        (DOCTYPE)
        html lang="en" dir="ltr" data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                // No markup in a title says where its text begins and ends.
                title { (plain(title)) @if !judge.is_empty() { " · " (judge) } }
                script src=(files::address(files::THEME)) {}
                link rel="stylesheet" href=(files::address(files::STYLE));
                script src=(files::address(files::SCRIPT)) defer {}
                @if game.is_some() {
                    script type="module" src=(files::address(files::TABLE)) {}
                    script type="module" src=(files::address(files::EXTRAS)) {}
                    script type="module" src=(files::address(files::TURNS)) {}
                }
                @else if *plays_turn { script type="module" src=(files::address(files::TURNS)) {} }
                @for (kind, name, address) in *feeds { link rel="alternate" type=(kind) title=(name) href=(address); }
                @if let Some(preview) = preview { (preview.drawn()) }
                @if *is_unlisted { meta name="robots" content="noindex"; }
            }
            body data-events=[live.map(|(events, _)| events)] data-place=[live.map(|(_, place)| place)] data-zone=[zone] {
                @if let Some(game) = game {
                    a.skip href="#orders" { "Skip to your orders" }
                    (game)
                    main.table { (body) }
                } @else {
                    a.skip href="#main" { (words::skip()) }
                    (site_header::site(judge, *place, *visitor))
                    main #main .wide[*is_wide] {
                        @if let Some(guest) = visitor.filter(|visitor| visitor.guest().is_some()) {
                            section.note.guest aria-label="You are a guest" { (trial::keep(guest)) }
                        }
                        @if live.is_some() {
                            p #changed .note.warn role="status" hidden { (words::changed()) " " a href="" { "Show it as it is now" } }
                        }
                        @if let Some(reply) = reply { (reply) }
                        (body)
                    }
                    @if !footer.is_empty() {
                        footer.site {
                            ul { @for (address, label) in *footer { li { a href=(address) { (label) } } } }
                        }
                    }
                }
            }
        }
    }
}

/// A page for everybody.
pub(super) fn public(about: &Page, body: &Markup) -> Response {
    ([(header::CACHE_CONTROL, "public, no-cache"), HTML], page(about, body).into_string()).into_response()
}

/// A page for one person: nobody else may keep it.
fn private(about: &Page, body: &Markup) -> Response {
    privately(page(about, body).into_string())
}

/// A page for one person, which is drawn.
fn privately(page: String) -> Response {
    ([(header::CACHE_CONTROL, PRIVATELY), HTML], page).into_response()
}

/// `Cache-Control` of what is for one person.
pub(super) const PRIVATELY: &str = "private, no-store";
/// `Content-Type` of pages.
pub(super) const HTML: (header::HeaderName, &str) = (header::CONTENT_TYPE, "text/html; charset=utf-8");

/// Leads a browser to another page, after a post.
pub(super) fn go(to: &str) -> Response {
    let address = HeaderValue::from_str(to).unwrap_or(HeaderValue::from_static("/my"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, address), (header::CACHE_CONTROL, HeaderValue::from_static(PRIVATELY))])
        .into_response()
}

/// A text as it can stand in an address, before its `?` and behind it.
pub(super) fn in_address(text: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    text.bytes()
        .map(|byte| if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// The address of a page of a game, as one of its seats: that of the game itself, or of `/press`, `/settings`.
pub(super) fn game_address(game: &str, page: &str, seat: Option<&str>) -> String {
    format!("/my/games/{}{page}{}", in_address(game), as_seat(seat.unwrap_or_default()))
}

/// Returns the words with which an address names a seat; empty: it does not.
fn as_seat(seat: &str) -> String {
    if seat.is_empty() { String::new() } else { format!("?as={}", in_address(seat)) }
}

/// A page that says one thing.
pub(super) fn notice(status: StatusCode, title: &str, visitor: Option<&SignedIn>, text: &Markup) -> Response {
    let about = Page { title, visitor, ..Page::default() };
    let body = html! { h1 { (title) } (text) };
    (status, private(&about, &body)).into_response()
}

/// Answers for what is not there, and for what its visitor may not see: both the same, byte for byte.
pub(super) async fn missing() -> Response {
    notice(
        StatusCode::NOT_FOUND,
        "Not found",
        None,
        &html! { p { (words::missing()) } p { a href="/" { "The first page" } } },
    )
}

/// Answers that something of ours has failed: the log says what, the page does not.
pub(super) fn failure(error: &anyhow::Error) -> Response {
    if is_out_of_time(error) {
        tracing::warn!("a page could not be drawn in time");
        return refused::late();
    }
    tracing::error!("a page could not be drawn: {error:#}");
    refused::broken()
}
